// SPDX-License-Identifier: Apache-2.0
//
// Functions of math. The host's libm computes them in long double; the result
// is rounded once.
#include <cmath>

#include "core/ir/context/registry.h"
#include "tests/interpreter/evaluator_family.h"
#include "tests/interpreter/host_float.h"

namespace mlir::interpreter {
namespace {

using Real = long double;

/// Computes the results from floats.
using HostFunction = void (*)(llvm::ArrayRef<Real> values,
                              llvm::MutableArrayRef<Real> results);

bool isForbidden(const FloatFlags &flags, Real value) {
  return (flags.nnan && std::isnan(value)) || (flags.ninf && std::isinf(value));
}

Evaluator makeHostEvaluator(HostFunction function) {
  return [function](Evaluation &evaluation) -> LogicalResult {
    Operation *op = evaluation.getOp();
    const auto type = llvm::cast<FloatType>(
        getElementTypeOrSelf(op->getOperand(0).getType()));
    const FloatFlags flags = getFloatFlags(op);
    if (!isHostFloat(type))
      return evaluation.fail(
          "this function is not interpreted for this format");
    return mapElements(evaluation, [&](llvm::ArrayRef<const Element *> operands,
                                       llvm::MutableArrayRef<Element> results) {
      llvm::SmallVector<Real> values, computed(results.size());
      for (auto [i, operand] : llvm::enumerate(operands)) {
        if (operand->isPoison())
          return success();
        const Type each = getElementTypeOrSelf(op->getOperand(i).getType());
        values.push_back(each.isIntOrIndex()
                             ? operand->getBits().getSExtValue()
                             : toHost(type, operand->getBits()));
        if (isForbidden(flags, values.back()))
          return success();
      }
      function(values, computed);
      for (auto [result, value] : llvm::zip(results, computed))
        if (!isForbidden(flags, value))
          result = fromHost(type, value);
      return success();
    });
  };
}

template <Real (*function)(Real)>
void applyUnary(llvm::ArrayRef<Real> values,
                llvm::MutableArrayRef<Real> results) {
  results[0] = function(values[0]);
}
template <Real (*function)(Real, Real)>
void applyBinary(llvm::ArrayRef<Real> values,
                 llvm::MutableArrayRef<Real> results) {
  results[0] = function(values[0], values[1]);
}

Real reciprocalRoot(Real value) { return 1 / std::sqrt(value); }

} // namespace

static void addMathFunctions(EvaluatorTable &table) {
  auto add = [&](llvm::StringRef name, HostFunction function) {
    table[("math." + name).str()] = makeHostEvaluator(function);
  };
  add("acos", applyUnary<std::acos>);
  add("acosh", applyUnary<std::acosh>);
  add("asin", applyUnary<std::asin>);
  add("asinh", applyUnary<std::asinh>);
  add("atan", applyUnary<std::atan>);
  add("atan2", applyBinary<std::atan2>);
  add("atanh", applyUnary<std::atanh>);
  add("cbrt", applyUnary<std::cbrt>);
  add("cos", applyUnary<std::cos>);
  add("cosh", applyUnary<std::cosh>);
  add("erf", applyUnary<std::erf>);
  add("erfc", applyUnary<std::erfc>);
  add("exp", applyUnary<std::exp>);
  add("exp2", applyUnary<std::exp2>);
  add("expm1", applyUnary<std::expm1>);
  add("fpowi", applyBinary<std::pow>);
  add("log", applyUnary<std::log>);
  add("log10", applyUnary<std::log10>);
  add("log1p", applyUnary<std::log1p>);
  add("log2", applyUnary<std::log2>);
  add("powf", applyBinary<std::pow>);
  add("rsqrt", applyUnary<reciprocalRoot>);
  add("sin", applyUnary<std::sin>);
  add("sinh", applyUnary<std::sinh>);
  add("tan", applyUnary<std::tan>);
  add("tanh", applyUnary<std::tanh>);
  add("sincos",
      [](llvm::ArrayRef<Real> values, llvm::MutableArrayRef<Real> results) {
        results[0] = std::sin(values[0]);
        results[1] = std::cos(values[0]);
      });
}

void registerMathFunctionsEvaluators(Registry &registry) {
  registry.insertOwned<EvaluatorFamily>({"MathFunctions", addMathFunctions});
}

} // namespace mlir::interpreter
