// SPDX-License-Identifier: Apache-2.0
//
// Generates operations on numbers in a random program, and guards their
// operands.
#include "core/ir/builtin/type_utilities.h"
#include "core/ir/data/float_semantics.h"
#include "tests/interpreter/program_builder.h"
#include "llvm/ADT/StringExtras.h"

namespace mlir::interpreter {
namespace {

bool isDivision(llvm::StringRef name) {
  name = name.drop_front(name.find('.') + 1);
  return !name.ends_with("f") && name != "div" &&
         (name.contains("div") || name.starts_with("rem"));
}

bool isShift(llvm::StringRef name) {
  name = name.drop_front(name.find('.') + 1);
  return name.starts_with("shl") || name.starts_with("shr");
}

bool isFloat(Type type) {
  return llvm::isa<FloatType>(getElementTypeOrSelf(type));
}

unsigned getWidth(Type type) {
  const Type element = getElementTypeOrSelf(type);
  return element.isIndex() ? 64 : element.getIntOrFloatBitWidth();
}

/// Returns true for operations on floats and complex numbers whose result does
/// not depend on the implementation.
bool isExact(llvm::StringRef name) {
  static const llvm::StringRef exact[] = {
      "complex.add",   "complex.conj",   "complex.create", "complex.eq",
      "complex.im",    "complex.neg",    "complex.neq",    "complex.re",
      "complex.sub",   "math.absf",      "math.absi",      "math.ceil",
      "math.clampf",   "math.copysign",  "math.ctlz",      "math.ctpop",
      "math.cttz",     "math.floor",     "math.fma",       "math.ipowi",
      "math.isfinite", "math.isinf",     "math.isnan",     "math.isnormal",
      "math.round",    "math.roundeven", "math.sqrt",      "math.trunc",
  };
  return !(name.starts_with("math.") || name.starts_with("complex.")) ||
         llvm::is_contained(exact, name);
}

/// Returns true for operations that are not fully specified: the order of the
/// parts in the bits of a complex number, and scales that are not powers of
/// two.
bool isLeftOut(llvm::StringRef name) {
  return name == "complex.bitcast" || name.starts_with("arith.scaling_");
}

} // namespace

void ProgramBuilder::addOperation() {
  while (true) {
    const DrawnOperation &operation =
        random.pick<DrawnOperation>(signatures.getOperations());
    if (isLeftOut(operation.name) ||
        llvm::is_contained(options.leftOut, operation.name) ||
        (!options.hasInexact && !isExact(operation.name)))
      continue;
    return addOperation(operation);
  }
}

void ProgramBuilder::addOperation(const DrawnOperation &operation) {
  const Signature &signature = random.pick<Signature>(operation.signatures);
  // In i1, every divisor is 0 or -1, and an exponent of 1 is -1.
  if ((isDivision(operation.name) || operation.name == "math.ipowi") &&
      getWidth(signature.operands[0]) == 1)
    return;
  std::vector<std::string> operands, operandTypes, resultTypes, attributes;
  for (auto [i, type] : llvm::enumerate(signature.operands)) {
    operands.push_back(guard(operation, signature, i, pick(type)));
    operandTypes.push_back(getText(type));
  }
  for (Type type : signature.results)
    resultTypes.push_back(getText(type));
  for (const DrawnOperation::Choices &choices : operation.attributes)
    attributes.push_back(choices.name + " = " +
                         random.pick<std::string>(choices.values));
  if (options.hasPoison && random.chance(50))
    for (const DrawnOperation::Choices &choices : operation.flags)
      attributes.push_back(choices.name + " = " +
                           random.pick<std::string>(choices.values));
  std::string properties;
  if (!attributes.empty())
    properties = "<{" + llvm::join(attributes, ", ") + "}> ";
  const std::string name = fresh();
  line(name + ":" + llvm::Twine(resultTypes.size()) + " = \"" + operation.name +
       "\"(" + llvm::join(operands, ", ") + ") " + properties + ": (" +
       llvm::join(operandTypes, ", ") + ") -> (" +
       llvm::join(resultTypes, ", ") + ")");
  addResults(name, signature.results);
}

std::string ProgramBuilder::guard(const DrawnOperation &operation,
                                  const Signature &signature, unsigned operand,
                                  std::string value) {
  const llvm::StringRef name = operation.name;
  const Type type = signature.operands[operand];
  if (operand == 1 && isDivision(name))
    return guardDivisor(type, value);
  if (options.hasPoison)
    return value;
  if (operand == 1 && isShift(name))
    return guardShift(type, value);
  if (operand == 1 && name == "math.ipowi")
    return binary("arith.andi", type, value, constant(type, "3"));
  if (name == "arith.fptosi" || name == "arith.fptoui")
    return guardRange(type, signature.results[0], name == "arith.fptosi",
                      value);
  // The sign of NaN is unspecified.
  if ((name == "arith.bitcast" && isFloat(type) &&
       !isFloat(signature.results[0])) ||
      (name == "math.copysign" && operand == 1))
    return guardNaN(type, value);
  // Either zero may be the maximum, so replace -0.0 by 0.0.
  if (name == "arith.maxnumf" || name == "arith.minnumf")
    return binary("arith.addf", type, value, constant(type, "0.0"));
  return value;
}

std::string ProgramBuilder::guardDivisor(Type type, const std::string &value) {
  if (random.chance(40))
    return constant(type, random.chance(50) ? "7" : "-5");
  const Type element = IntegerType::get(context, 1);
  auto shaped = llvm::dyn_cast<ShapedType>(type);
  const Type condition =
      shaped ? Type(shaped.cloneWith(std::nullopt, element)) : element;
  const std::string suffix = " : " + getText(type);
  const std::string isZero =
      define(condition,
             "arith.cmpi eq, " + value + ", " + constant(type, "0") + suffix);
  const std::string isMinusOne =
      define(condition,
             "arith.cmpi eq, " + value + ", " + constant(type, "-1") + suffix);
  const std::string isBad = binary("arith.ori", condition, isZero, isMinusOne);
  return select(type, isBad, constant(type, "3"), value);
}

std::string ProgramBuilder::guardShift(Type type, const std::string &value) {
  const unsigned width = getWidth(type);
  if (width == 1)
    return constant(type, "false");
  return binary("arith.andi", type, value,
                constant(type, llvm::Twine(width - 1)));
}

std::string ProgramBuilder::guardNaN(Type type, const std::string &value) {
  const Type element = IntegerType::get(context, 1);
  auto shaped = llvm::dyn_cast<ShapedType>(type);
  const Type condition =
      shaped ? Type(shaped.cloneWith(std::nullopt, element)) : element;
  const std::string isNaN =
      define(condition,
             "arith.cmpf uno, " + value + ", " + value + " : " + getText(type));
  return select(type, isNaN, constant(type, "1.0"), value);
}

/// Returns a power of two, or the greatest number if the format is too small.
static std::string getBound(Type type, bool isNegative, unsigned exponent) {
  const FloatSemantics &semantics =
      llvm::cast<FloatType>(type).getFloatSemantics();
  llvm::APFloat bound = scalbn(llvm::APFloat(isNegative ? -1.0 : 1.0), exponent,
                               llvm::APFloat::rmTowardZero);
  bound = roundToFloat(semantics, bound);
  if (!bound.isFinite())
    bound = llvm::APFloat::getLargest(semantics.getHolder(), isNegative);
  std::string text;
  llvm::raw_string_ostream os(text);
  printFloat(semantics, bound, os);
  return text;
}

std::string ProgramBuilder::guardRange(Type from, Type to, bool isSigned,
                                       const std::string &value) {
  const Type element = getElementTypeOrSelf(from);
  const unsigned width = getWidth(to);
  std::string result = guardNaN(from, value);
  // From -2^(N-1) to 2^(N-2), or from 0 to 2^(N-1): powers of two are exact.
  const std::string lower =
      isSigned ? getBound(element, /*isNegative=*/true, width - 1) : "0.0";
  const std::string upper =
      isSigned && width == 1
          ? "0.0"
          : getBound(element, /*isNegative=*/false, width - (isSigned ? 2 : 1));
  result = binary("arith.maximumf", from, result, constant(from, lower));
  return binary("arith.minimumf", from, result, constant(from, upper));
}

/// Generates an operation with overflow flags that hold, since its operands are
/// small.
void ProgramBuilder::addOperationWithoutOverflow() {
  const Type type = drawType([](Type each) {
    return getElementTypeOrSelf(each).isIntOrIndex() && getWidth(each) > 4;
  });
  const std::string three = constant(type, "3");
  const std::string a = binary("arith.andi", type, pick(type), three);
  const std::string b = binary("arith.andi", type, pick(type), three);
  static const llvm::StringRef names[] = {"arith.addi", "arith.muli",
                                          "arith.shli"};
  static const llvm::StringRef flags[] = {"nsw", "nuw", "nsw, nuw"};
  define(type, random.pick<llvm::StringRef>(names) + " " + a + ", " + b +
                   " overflow<" + random.pick<llvm::StringRef>(flags) +
                   "> : " + getText(type));
  define(type,
         "arith.subi " + a + ", " + b + " overflow<nsw> : " + getText(type));
}

} // namespace mlir::interpreter
