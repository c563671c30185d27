// SPDX-License-Identifier: Apache-2.0
//
// Checks that passes that compute functions differently change their results by
// at most a given number of ulps.
#include <algorithm>
#include <string>
#include <vector>

#include "core/asm/parser.h"
#include "core/ir/context/context.h"
#include "tests/interpreter/check_program.h"
#include "tests/interpreter/compare.h"
#include "tests/interpreter/evaluators.h"
#include "tests/interpreter/tested_dialects.h"
#include "tests/interpreter/tested_passes.h"
#include "gtest/gtest.h"

namespace mlir::interpreter {
namespace {

struct Approximated {
  std::string op;
  uint64_t ulps;
  std::vector<std::string> arguments;
};

class Approximation : public testing::Test {
protected:
  Approximation()
      : context((registerTestedDialects(registry),
                 registerTestedPasses(registry), registry.getDialects()),
                MLIRContext::Threading::Disabled) {}

  /// Returns the result of a unary operation on a constant, in a function that
  /// does not see the constant. Fails the test if the behavior is undefined.
  RuntimeValues evaluate(llvm::StringRef op, llvm::StringRef constant,
                         llvm::StringRef type, llvm::StringRef result,
                         llvm::StringRef passes) {
    const std::string text =
        ("func.func @f(%x: " + type + ") -> " + result + " {\n  %0 = " + op +
         " : " + type + "\n  return %0 : " + result +
         "\n}\nfunc.func @main() -> " + result + " {\n  %0 = " + constant +
         "\n  %1 = call @f(%0) : (" + type + ") -> " + result +
         "\n  return %1 : " + result + "\n}\n")
            .str();
    OwningOpRef<ModuleOp> module =
        parseSourceString<ModuleOp>(text, ParserConfig(&context));
    if (!module ||
        (!passes.empty() && failed(runPasses(*module, registry, passes)))) {
      ADD_FAILURE() << text;
      return {};
    }
    std::string error;
    FailureOr<RuntimeValues> values =
        runFunction(*module, "main", evaluators, error);
    EXPECT_TRUE(succeeded(values)) << text << error;
    return succeeded(values) ? *values : RuntimeValues();
  }

  /// Compares, for each argument, the results with and without passes.
  void check(const Approximated &function, llvm::StringRef type,
             llvm::StringRef result, llvm::StringRef passes) {
    uint64_t worst = 0;
    for (const std::string &argument : function.arguments) {
      SCOPED_TRACE(function.op + " of " + argument);
      const std::string constant =
          type.starts_with("complex")
              ? "complex.constant " + argument + " : " + type.str()
              : "arith.constant " + argument + " : " + type.str();
      const RuntimeValues before =
          evaluate(function.op, constant, type, result, "");
      const RuntimeValues after =
          evaluate(function.op, constant, type, result, passes);
      ASSERT_EQ(before.size(), 1u);
      ASSERT_EQ(after.size(), 1u);
      const std::optional<uint64_t> ulps = getUlps(before[0], after[0]);
      ASSERT_TRUE(ulps);
      worst = std::max(worst, *ulps);
    }
    EXPECT_LE(worst, function.ulps) << function.op;
  }

  Registry registry;
  MLIRContext context;
  EvaluatorTable evaluators = makeEvaluators();
};

const std::vector<std::string> numbers = {
    "0.0",  "-0.0",  "0.1",    "-0.25", "0.5",  "0.7", "-0.9",
    "1.0",  "-1.25", "2.0",    "-2.5",  "3.0",  "5.5", "-7.25",
    "12.5", "-30.0", "1.0e-6", "0.001", "60.0",
};
const std::vector<std::string> positive = {"0.001", "0.1",  "0.25",   "0.5",
                                           "0.7",   "1.0",  "1.5",    "2.0",
                                           "3.75",  "10.0", "1000.0", "1.0e20"};
const std::vector<std::string> toOne = {"0.0",  "-0.0", "0.1",  "-0.25", "0.5",
                                        "-0.6", "0.7",  "-0.9", "0.99"};
const std::vector<std::string> specials = {"0x7F800000", "0xFF800000",
                                           "0x7FC00000"};

TEST_F(Approximation, Polynomials) {
  const Approximated functions[] = {
      {"math.acos %x", 2, toOne},
      {"math.asin %x", 2, toOne},
      {"math.atan %x", 4, numbers},
      {"math.cbrt %x", 16, numbers},
      {"math.cos %x", 2, toOne},
      {"math.erf %x", 2, numbers},
      {"math.erfc %x", 2, toOne},
      {"math.exp %x", 2, numbers},
      {"math.expm1 %x", 2, numbers},
      {"math.log %x", 2, positive},
      {"math.log1p %x", 2, positive},
      {"math.log2 %x", 2, positive},
      {"math.sin %x", 4, toOne},
      // Argument reduction of large angles loses precision.
      {"math.sin %x", 128, numbers},
      {"math.tanh %x", 4, numbers},
      {"math.log %x", 0, specials},
      {"math.erfc %x", 0, specials},
      {"math.tanh %x", 4, {"0x7F800000", "0xFF800000"}},
      {"math.erf %x", 0, specials},
  };
  for (const Approximated &function : functions)
    check(function, "f32", "f32", "test-math-polynomial-approximation");
}

/// Values for functions that are defined everywhere: the ends of intervals that
/// are computed differently, subnormal numbers, and where results overflow.
const std::vector<std::string> edges = {
    "0.624",   "0.625",    "-0.626",  "0.999",  "1.0",     "-1.001", "3.92",
    "3.93",    "3.94",     "9.0",     "-17.4",  "17.6",    "88.0",   "88.72",
    "88.9",    "-87.0",    "-88.0",   "-100.0", "-104.0",  "0.3466", "-0.3466",
    "1.0e-40", "-1.0e-40", "1.0e-45", "1.0e30", "-1.0e30",
};

TEST_F(Approximation, FunctionsToPolynomials) {
  const Approximated functions[] = {
      {"math.erf %x", 2, numbers},
      {"math.erf %x", 2, edges},
      {"math.erf %x", 0, specials},
      {"math.exp %x", 2, numbers},
      {"math.exp %x", 2, edges},
      {"math.exp %x", 0, specials},
      {"math.expm1 %x", 2, numbers},
      {"math.expm1 %x", 2, edges},
      {"math.expm1 %x", 0, specials},
      {"math.log %x", 2, positive},
      {"math.log %x", 0, {"0.0", "-0.0", "-1.0", "1.0"}},
      {"math.log %x", 2, {"1.0e-40", "0.99999", "1.00001"}},
      {"math.log %x", 0, specials},
      {"math.log2 %x", 2, positive},
      {"math.log1p %x", 2, positive},
      {"math.log1p %x", 2, {"-0.9", "-1.0e-7", "1.0e-40", "1.0e-4", "-0.5"}},
      {"math.log1p %x", 0, {"0.0", "-0.0", "-1.0", "-2.0"}},
      {"math.log1p %x", 0, specials},
      {"math.tanh %x", 2, numbers},
      {"math.tanh %x", 2, edges},
      {"math.tanh %x", 0, specials},
  };
  for (const Approximated &function : functions)
    check(function, "f32", "f32", "math-functions-to-polynomials");
}

TEST_F(Approximation, Expansions) {
  const Approximated functions[] = {
      {"math.acosh %x", 2, {"1.0", "1.5", "2.0", "10.0"}},
      {"math.asinh %x", 4, {"0.5", "1.0", "2.0", "10.0"}},
      {"math.atanh %x", 8, toOne},
      // Zeros of both signs.
      {"math.ceil %x", 1, numbers},
      {"math.cosh %x", 2, numbers},
      {"math.exp2 %x", 2, toOne},
      {"math.round %x", 0, numbers},
      {"math.roundeven %x", 0, numbers},
      {"math.roundeven %x", 0, specials},
      {"math.round %x", 0, specials},
      {"math.rsqrt %x", 1, positive},
      {"math.sinh %x", 4, {"0.7", "-1.0", "2.0", "-10.0"}},
      {"math.tan %x", 4, toOne},
      {"math.tanh %x", 32, positive},
  };
  for (const Approximated &function : functions)
    check(function, "f32", "f32", "math-expand-ops");
}

const std::vector<std::string> complexNumbers = {
    "[0.5 : f32, 0.25 : f32]", "[-1.5 : f32, 2.0 : f32]",
    "[3.0 : f32, -0.5 : f32]", "[-2.0 : f32, -3.0 : f32]",
    "[0.01 : f32, 1.0 : f32]", "[1.0 : f32, 0.0 : f32]",
};

TEST_F(Approximation, ComplexNumbers) {
  const Approximated functions[] = {
      {"complex.cos %x", 4, complexNumbers},
      {"complex.div %x, %x", 4, complexNumbers},
      {"complex.exp %x", 4, complexNumbers},
      {"complex.expm1 %x", 4, complexNumbers},
      {"complex.log %x",
       4,
       {"[-1.5 : f32, 2.0 : f32]", "[3.0 : f32, -0.5 : f32]",
        "[1.0 : f32, 0.0 : f32]"}},
      {"complex.log1p %x", 4, complexNumbers},
      {"complex.mul %x, %x", 4, complexNumbers},
      {"complex.rsqrt %x", 4, complexNumbers},
      {"complex.sign %x", 4, complexNumbers},
      {"complex.sin %x", 4, complexNumbers},
      {"complex.sqrt %x", 4, complexNumbers},
      {"complex.tan %x", 4, complexNumbers},
      {"complex.tanh %x", 4, complexNumbers},
      {"complex.pow %x, %x", 64, complexNumbers},
  };
  for (const Approximated &function : functions)
    check(function, "complex<f32>", "complex<f32>",
          "convert-complex-to-standard");
  const Approximated parts[] = {
      {"complex.abs %x", 1, complexNumbers},
      {"complex.angle %x", 1, complexNumbers},
  };
  for (const Approximated &function : parts)
    check(function, "complex<f32>", "f32", "convert-complex-to-standard");
}

} // namespace
} // namespace mlir::interpreter
