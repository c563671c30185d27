// SPDX-License-Identifier: Apache-2.0
//
// Functions that passes compute by other means have the same zeros, infinities
// and NaNs, and are near elsewhere, at all special values and pairs of them.
#include <string>
#include <vector>

#include "core/asm/parser.h"
#include "core/ir/context/context.h"
#include "core/ir/data/float_semantics.h"
#include "tests/interpreter/check_program.h"
#include "tests/interpreter/compare.h"
#include "tests/interpreter/evaluators.h"
#include "tests/interpreter/special_values.h"
#include "tests/interpreter/tested_dialects.h"
#include "tests/interpreter/tested_passes.h"
#include "gtest/gtest.h"

namespace mlir::interpreter {
namespace {

using llvm::APInt;

/// An operation with %x, %y and %z, and how far it may be off in ulps.
struct Function {
  std::string op;
  uint64_t ulps;
};

class Expansion : public testing::Test {
protected:
  Expansion()
      : context((registerTestedDialects(registry),
                 registerTestedPasses(registry), registry.getDialects()),
                MLIRContext::Threading::Disabled) {}

  FloatType getFloat(llvm::StringRef name) {
    return llvm::cast<FloatType>(parseType(name, &context));
  }
  std::vector<APInt> getBits(llvm::StringRef type) {
    Type parsed = parseType(type, &context);
    auto floatType = llvm::dyn_cast<FloatType>(parsed);
    return floatType ? getSpecialBits(floatType)
                     : getSpecialIntegers(parsed.getIntOrFloatBitWidth());
  }

  /// The text of a vector's type.
  static std::string getType(size_t size, llvm::StringRef element) {
    return "vector<" + std::to_string(size) + "x" + element.str() + ">";
  }

  /// Runs one function of vectors before and after passes, which must leave no
  /// operation of its name. `header` defines constants; the type of the
  /// operation is that of %x, or the types of %x and %y.
  void check(const Function &function, llvm::StringRef header,
             const RuntimeValues &arguments, llvm::StringRef passes,
             bool hasTypes = false) {
    std::string parameters, text;
    llvm::raw_string_ostream os(text);
    os << "func.func @f(";
    for (auto [i, argument] : llvm::enumerate(arguments)) {
      os << (i ? ", " : "") << "%" << "xyz"[i] << ": ";
      argument.getType().print(os);
    }
    std::string type;
    llvm::raw_string_ostream typeStream(type);
    arguments[0].getType().print(typeStream);
    os << ") -> " << type << " {\n"
       << header << "  %0 = " << function.op << " : " << type;
    if (hasTypes) {
      os << ", ";
      arguments[1].getType().print(os);
    }
    os << "\n  return %0 : " << type << "\n}\n";
    SCOPED_TRACE(text + passes.str());
    OwningOpRef<ModuleOp> before =
        parseSourceString<ModuleOp>(text, ParserConfig(&context));
    OwningOpRef<ModuleOp> after =
        parseSourceString<ModuleOp>(text, ParserConfig(&context));
    ASSERT_TRUE(before && after);
    ASSERT_TRUE(succeeded(runPasses(*after, registry, passes)));
    const llvm::StringRef name = llvm::StringRef(function.op).split(' ').first;
    (*after)->walk([&](Operation *op) {
      EXPECT_NE(op->getName().getStringRef(), name) << "is not expanded";
    });
    Interpreter old(*before, evaluators, limits);
    Interpreter expanded(*after, evaluators, limits);
    FailureOr<RuntimeValues> a = old.run("f", arguments);
    FailureOr<RuntimeValues> b = expanded.run("f", arguments);
    ASSERT_TRUE(succeeded(a)) << old.getError()->message;
    ASSERT_TRUE(succeeded(b)) << expanded.getError()->message;
    compare((*a)[0], (*b)[0], arguments, function.ulps);
  }

  static RuntimeValue getElement(const RuntimeValue &value, size_t i) {
    return RuntimeValue(getElementTypeOrSelf(value.getType()),
                        value.getElements()[i]);
  }

  static bool isSpecial(const RuntimeValue &value) {
    if (value.isPoison())
      return false;
    auto type = llvm::dyn_cast<FloatType>(value.getType());
    if (!type)
      return true;
    const llvm::APFloat number = value.getElement().getFloat(type);
    return number.isZero() || !number.isFinite();
  }

  void compare(const RuntimeValue &a, const RuntimeValue &b,
               const RuntimeValues &arguments, uint64_t ulps) {
    unsigned numWrong = 0;
    for (size_t i = 0; i < a.getElements().size(); ++i) {
      const RuntimeValue x = getElement(a, i), y = getElement(b, i);
      if (x.isPoison())
        continue;
      const std::optional<uint64_t> distance = getUlps(x, y);
      if (distance && *distance <= (isSpecial(x) ? 0 : ulps))
        continue;
      std::string operands;
      for (const RuntimeValue &argument : arguments)
        operands += toString(getElement(argument, i)) + "\n";
      ADD_FAILURE() << "of\n"
                    << operands << "expected " << toString(x) << " but got "
                    << toString(y) << ", by ulps "
                    << (distance ? std::to_string(*distance) : "none");
      if (++numWrong == 5)
        return;
    }
  }

  void checkUnary(const Function &function, llvm::StringRef type,
                  llvm::StringRef passes) {
    check(function, "", {makeVector(parseType(type, &context), getBits(type))},
          passes);
  }

  void checkPairs(const Function &function, llvm::StringRef type,
                  llvm::StringRef other, llvm::StringRef passes,
                  bool hasTypes = false) {
    auto [x, y] = makePairs(parseType(type, &context), getBits(type),
                            parseType(other, &context), getBits(other));
    check(function, "", {x, y}, passes, hasTypes);
  }

  /// Checks a function of %x with a constant %y.
  void checkConstant(const Function &function, llvm::StringRef type,
                     llvm::StringRef constant, llvm::StringRef other,
                     llvm::StringRef passes, bool hasTypes = false) {
    const std::vector<APInt> bits = getBits(type);
    const std::string name = getType(bits.size(), other);
    const std::string header =
        "  %y = arith.constant dense<" + constant.str() + "> : " + name + "\n";
    Function typed = function;
    RuntimeValues arguments{makeVector(parseType(type, &context), bits)};
    if (!hasTypes)
      return check(typed, header, arguments, passes);
    // The second operand is an argument whose type alone is used.
    arguments.push_back(makeVector(
        parseType(other, &context),
        std::vector<APInt>(
            bits.size(),
            APInt(parseType(other, &context).getIntOrFloatBitWidth(), 0))));
    std::string op = function.op;
    op.replace(op.find("%y"), 2, "%c");
    typed.op = op;
    check(typed,
          "  %c = arith.constant dense<" + constant.str() + "> : " + name +
              "\n",
          arguments, passes, hasTypes);
  }

  Registry registry;
  MLIRContext context;
  EvaluatorTable evaluators = makeEvaluators();
  Limits limits{.steps = uint64_t(1) << 40, .bytes = int64_t(1) << 34};
};

constexpr llvm::StringLiteral expand = "math-expand-ops";

TEST_F(Expansion, Rounding) {
  for (llvm::StringRef type : {"f16", "bf16", "f32", "f64", "f128", "f8E5M2",
                               "f8E4M3", "f8E4M3FN", "f8E3M4", "f6E3M2FN"})
    checkUnary({"math.ceil %x", 0}, type, expand);
  checkUnary({"math.round %x", 0}, "f32", expand);
  for (llvm::StringRef type :
       {"f16", "bf16", "f32", "f64", "f128", "f8E5M2", "f8E4M3", "f8E4M3FN"})
    checkUnary({"math.roundeven %x", 0}, type, expand);
}

TEST_F(Expansion, Functions) {
  const Function functions[] = {
      {"math.acosh %x", 4}, {"math.asinh %x", 4}, {"math.atanh %x", 4},
      {"math.cosh %x", 6},  {"math.exp2 %x", 2},  {"math.rsqrt %x", 1},
      {"math.sinh %x", 6},  {"math.tan %x", 2},   {"math.tanh %x", 4},
  };
  for (const Function &function : functions)
    for (llvm::StringRef type :
         {"f16", "bf16", "f32", "f64", "f8E5M2", "f8E4M3"})
      checkUnary(function, type, expand);
}

TEST_F(Expansion, Powers) {
  checkPairs({"math.powf %x, %y", 2}, "f32", "f32", expand);
  checkPairs({"math.powf %x, %y", 2}, "f16", "f16", expand);
  checkPairs({"math.powf %x, %y", 2}, "bf16", "bf16", expand);
  checkPairs({"math.powf %x, %y", 2}, "f8E5M2", "f8E5M2", expand);
  // There is no wider format: digits of the logarithm are lost.
  checkPairs({"math.powf %x, %y", 2048}, "f64", "f64", expand);
  for (llvm::StringRef type : {"f16", "bf16", "f32", "f64"})
    for (llvm::StringRef exponent :
         {"0.0", "-0.0", "1.0", "-1.0", "0.5", "-0.5", "2.0", "-2.0", "3.0"})
      checkConstant({"math.powf %x, %y", 2}, type, exponent, type, expand);
  for (llvm::StringRef exponent :
       {"1.0", "-1.0", "0.5", "-0.5", "0.75", "2.0", "3.0"})
    checkConstant({"math.powf %x, %y", 2}, "f32", exponent, "f32",
                  "test-math-algebraic-simplification");
}

TEST_F(Expansion, IntegerPowers) {
  checkPairs({"math.fpowi %x, %y", 2}, "f32", "i32",
             "math-expand-ops{ops=fpowi,powf}", /*hasTypes=*/true);
  checkPairs({"math.fpowi %x, %y", 2}, "f16", "i32",
             "math-expand-ops{ops=fpowi,powf}", /*hasTypes=*/true);
  for (llvm::StringRef exponent :
       {"0", "1", "-1", "2", "-2", "3", "-3", "5", "-8", "17"}) {
    checkConstant({"math.fpowi %x, %y", 16}, "f32", exponent, "i32", expand,
                  /*hasTypes=*/true);
    if (exponent != "17")
      checkConstant({"math.fpowi %x, %y", 16}, "f32", exponent, "i32",
                    "test-math-algebraic-simplification", /*hasTypes=*/true);
    if (exponent != "17")
      for (llvm::StringRef type : {"i1", "i8", "i32"})
        if (type != "i1" || exponent == "0")
          checkConstant({"math.ipowi %x, %y", 0}, type, exponent, type,
                        "test-math-algebraic-simplification");
  }
}

TEST_F(Expansion, Exact) {
  for (llvm::StringRef type : {"i1", "i8", "i16", "i32", "i64"})
    checkUnary({"math.ctlz %x", 0}, type, expand);
  for (llvm::StringRef type : {"f16", "bf16", "f32", "f64"}) {
    const std::vector<APInt> bits = getBits(type);
    Type element = parseType(type, &context);
    // All pairs would take long: each product meets some of the summands.
    for (size_t i = 0; i < bits.size(); i += 5) {
      std::vector<APInt> some;
      for (size_t j = i % 6; j < bits.size(); j += 6)
        some.push_back(bits[j]);
      auto [x, y] = makePairs(element, bits, element, some);
      const std::vector<APInt> same(x.getElements().size(), bits[i]);
      check({"math.fma %x, %y, %z", 0}, "", {x, y, makeVector(element, same)},
            expand);
    }
  }
  auto [x, y] = makePairs(getFloat("f32"), getBits("f32"), getFloat("f32"),
                          getBits("f32"));
  check({"math.clampf %x to [%y, %x]", 0}, "", {x, y}, expand);
}

TEST_F(Expansion, Approximations) {
  const Function functions[] = {
      {"math.acos %x", 4},  {"math.asin %x", 4},  {"math.atan %x", 4},
      {"math.cbrt %x", 16}, {"math.cos %x", 4},   {"math.erf %x", 4},
      {"math.erfc %x", 8},  {"math.exp %x", 4},   {"math.expm1 %x", 4},
      {"math.log %x", 4},   {"math.log1p %x", 4}, {"math.log2 %x", 4},
      {"math.sin %x", 4},   {"math.tanh %x", 8},
  };
  for (const Function &function : functions)
    for (llvm::StringRef type : {"f16", "bf16", "f32"})
      // Their approximations take f16 and f32, as those of release 22.
      if (type != "bf16" ||
          (function.op != "math.acos %x" && function.op != "math.asin %x"))
        checkUnary(function, type, "test-math-polynomial-approximation");
  checkPairs({"math.atan2 %x, %y", 32}, "f32", "f32",
             "test-math-polynomial-approximation");
}

} // namespace
} // namespace mlir::interpreter
