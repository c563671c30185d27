// SPDX-License-Identifier: Apache-2.0
//
// Generates the text and values of a random program.
#include "tests/interpreter/program_builder.h"

#include "core/ir/builtin/type_utilities.h"
#include "core/ir/data/float_semantics.h"
#include "llvm/ADT/StringExtras.h"

namespace mlir::interpreter {

ProgramBuilder::ProgramBuilder(MLIRContext *context,
                               const RandomProgramOptions &options,
                               const SignatureTable &signatures,
                               llvm::ArrayRef<Type> types, uint64_t seed)
    : context(context), options(options), signatures(signatures), types(types),
      random(seed), os(text) {}

void ProgramBuilder::line(const llvm::Twine &content) {
  os.indent(indentation) << content << '\n';
}

std::string ProgramBuilder::define(Type type, const llvm::Twine &operation) {
  const std::string name = fresh();
  line(name + " = " + operation);
  values.push_back({name, type});
  return name;
}

Type ProgramBuilder::drawType() { return random.pick<Type>(types); }

Type ProgramBuilder::drawType(llvm::function_ref<bool(Type)> isGood) {
  llvm::SmallVector<Type> good;
  llvm::copy_if(types, std::back_inserter(good), isGood);
  return random.pick<Type>(good);
}

llvm::SmallVector<Type> ProgramBuilder::drawTypes(unsigned atMost) {
  llvm::SmallVector<Type> result(random.below(atMost + 1));
  for (Type &type : result)
    type = drawType();
  return result;
}

std::string ProgramBuilder::pick(Type type) {
  llvm::SmallVector<const ProgramValue *> candidates;
  for (const ProgramValue &value : values)
    if (value.type == type)
      candidates.push_back(&value);
  if (candidates.empty() || random.chance(8))
    return drawConstant(type);
  // Prefers recent values, so that computations become deep.
  const size_t recent = random.chance(60)
                            ? std::min<size_t>(candidates.size(), 6)
                            : candidates.size();
  return candidates[candidates.size() - 1 - random.below(recent)]->name;
}

ProgramBuilder::Values ProgramBuilder::pickAll(llvm::ArrayRef<Type> list) {
  Values result;
  for (Type type : list)
    result.push_back({pick(type), type});
  return result;
}

/// Returns bits of numbers near special values.
static llvm::APInt drawBits(unsigned width, RandomSource &random) {
  switch (random.below(6)) {
  case 0:
    return llvm::APInt::getSignedMinValue(width);
  case 1:
    return llvm::APInt::getSignedMaxValue(width);
  case 2:
    return llvm::APInt(64, random.next()).zextOrTrunc(width);
  case 3:
    return llvm::APInt::getOneBitSet(width, random.below(width));
  default:
    return llvm::APInt(64, random.between(-8, 16), true).sextOrTrunc(width);
  }
}

static llvm::APFloat drawFloat(const FloatSemantics &semantics,
                               RandomSource &random) {
  const llvm::fltSemantics &holder = semantics.getHolder();
  switch (random.below(10)) {
  case 0:
    return llvm::APFloat::getZero(holder, random.chance(50));
  case 1:
    return llvm::APFloat::getInf(holder, random.chance(50));
  case 2:
    return llvm::APFloat::getQNaN(holder);
  case 3:
    return llvm::APFloat::getLargest(holder, random.chance(50));
  case 4:
    return llvm::APFloat::getSmallest(holder, random.chance(50));
  case 5: {
    const llvm::APFloat any = floatFromBits(
        semantics, llvm::APInt(64, random.next()).zextOrTrunc(semantics.width));
    return any.isNaN() ? llvm::APFloat::getOne(holder) : any;
  }
  default:
    return roundToFloat(semantics,
                        llvm::APFloat(random.between(-40, 40) / 8.0));
  }
}

std::string ProgramBuilder::drawNumber(Type type) {
  std::string number;
  llvm::raw_string_ostream stream(number);
  if (auto floatType = llvm::dyn_cast<FloatType>(type)) {
    const FloatSemantics &semantics = floatType.getFloatSemantics();
    printFloat(semantics, drawFloat(semantics, random), stream);
    return number;
  }
  const unsigned width = type.isIndex() ? 64 : type.getIntOrFloatBitWidth();
  const llvm::APInt bits = drawBits(width, random);
  if (width == 1)
    return bits.isZero() ? "false" : "true";
  bits.print(stream, /*isSigned=*/true);
  return number;
}

std::string ProgramBuilder::drawConstant(Type type) {
  if (auto complex = llvm::dyn_cast<ComplexType>(type)) {
    const Type part = complex.getElementType();
    const std::string real = drawNumber(part) + " : " + getText(part);
    const std::string imaginary = drawNumber(part) + " : " + getText(part);
    return define(type, "complex.constant [" + real + ", " + imaginary +
                            "] : " + getText(type));
  }
  auto shaped = llvm::dyn_cast<ShapedType>(type);
  if (!shaped)
    return constant(type, drawNumber(type));
  if (random.chance(30))
    return constant(type, drawNumber(shaped.getElementType()));
  // The type has rank 1.
  std::vector<std::string> numbers;
  for (int64_t i = 0; i < shaped.getNumElements(); ++i)
    numbers.push_back(drawNumber(shaped.getElementType()));
  return constant(type, "[" + llvm::join(numbers, ", ") + "]");
}

std::string ProgramBuilder::constant(Type type, const llvm::Twine &number) {
  std::string value = number.str();
  if (llvm::isa<ShapedType>(type))
    value = "dense<" + value + ">";
  if (value != "true" && value != "false")
    value += " : " + getText(type);
  return define(type, "arith.constant " + value);
}

std::string ProgramBuilder::constantIndex(int64_t value) {
  return constant(IndexType::get(context), std::to_string(value));
}

std::string ProgramBuilder::pickIndex(int64_t size) {
  if (random.chance(50))
    return constantIndex(random.below(size));
  const Type index = IndexType::get(context);
  const std::string any = pick(index);
  return binary("arith.remui", index, any, constantIndex(size));
}

std::string ProgramBuilder::binary(llvm::StringRef name, Type type,
                                   const llvm::Twine &a, const llvm::Twine &b) {
  return define(type, name + " " + a + ", " + b + " : " + getText(type));
}

static Type withElements(Type type, Type element) {
  auto shaped = llvm::dyn_cast<ShapedType>(type);
  return shaped ? Type(shaped.cloneWith(std::nullopt, element)) : element;
}

std::string ProgramBuilder::select(Type type, llvm::StringRef condition,
                                   llvm::StringRef whenTrue,
                                   llvm::StringRef whenFalse) {
  std::string suffix = getText(type);
  if (llvm::isa<ShapedType>(type))
    suffix = getText(withElements(type, IntegerType::get(context, 1))) + ", " +
             suffix;
  return define(type, "arith.select " + condition + ", " + whenTrue + ", " +
                          whenFalse + " : " + suffix);
}

void ProgramBuilder::addResults(llvm::StringRef name,
                                llvm::ArrayRef<Type> list) {
  for (auto [i, type] : llvm::enumerate(list))
    values.push_back({(name + "#" + llvm::Twine(i)).str(), type});
}

ProgramBuilder::Mark ProgramBuilder::begin() const {
  return {values.size(), memrefs.size(), allocations.size()};
}

void ProgramBuilder::end(const Mark &mark) {
  for (const std::string &each : llvm::reverse(
           llvm::ArrayRef(allocations).drop_front(mark.numAllocations)))
    line(each);
  allocations.resize(mark.numAllocations);
  memrefs.resize(mark.numMemRefs);
  values.resize(mark.numValues);
}

} // namespace mlir::interpreter
