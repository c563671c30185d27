// SPDX-License-Identifier: Apache-2.0
//
// Functions of math with an exactly defined result: integers, rounding,
// classification, fma, square root.
#include <cmath>

#include "core/ir/context/registry.h"
#include "tests/interpreter/evaluator_family.h"
#include "tests/interpreter/host_float.h"

namespace mlir::interpreter {
namespace {

using llvm::APFloat;
using llvm::APInt;

Evaluator makeUnaryInteger(APInt (*function)(const APInt &value)) {
  return [function](Evaluation &evaluation) {
    return mapNumbers(
        evaluation, [&](llvm::ArrayRef<const Element *> operands) -> Computed {
          return function(operands[0]->getBits());
        });
  };
}

/// Returns the power modulo 2^N for a nonnegative exponent.
APInt raise(APInt base, APInt exponent) {
  APInt result(base.getBitWidth(), 1);
  for (; !exponent.isZero(); exponent.lshrInPlace(1)) {
    if (exponent[0])
      result *= base;
    base *= base;
  }
  return result;
}

Computed raiseSigned(const IntegerFlags &, const APInt &base,
                     const APInt &exponent) {
  if (!exponent.isNegative())
    return raise(base, exponent);
  if (base.isZero())
    return Computed::poison();
  const APInt zero(base.getBitWidth(), 0), one(base.getBitWidth(), 1);
  if (base.isAllOnes())
    return exponent[0] ? base : one;
  return base.isOne() ? one : zero;
}

FloatType getFloatOperand(Operation *op) {
  return llvm::cast<FloatType>(
      getElementTypeOrSelf(op->getOperand(0).getType()));
}

/// A function of one to three floats of one format.
using ExactFunction = APFloat (*)(llvm::ArrayRef<APFloat> values);

Evaluator makeExact(ExactFunction function) {
  return [function](Evaluation &evaluation) {
    const FloatType type = getFloatOperand(evaluation.getOp());
    const FloatFlags flags = getFloatFlags(evaluation.getOp());
    return mapNumbers(
        evaluation, [&](llvm::ArrayRef<const Element *> operands) -> Computed {
          llvm::SmallVector<APFloat> values;
          for (const Element *operand : operands)
            values.push_back(operand->getFloat(type));
          const APFloat result =
              roundToFloat(type.getFloatSemantics(), function(values));
          if (flags.forbids(result) ||
              llvm::any_of(values, [&](const APFloat &value) {
                return flags.forbids(value);
              }))
            return Computed::poison();
          return Element::ofFloat(type, result);
        });
  };
}

template <llvm::RoundingMode mode>
APFloat roundToIntegral(llvm::ArrayRef<APFloat> values) {
  APFloat result = values[0];
  result.roundToIntegral(mode);
  return result;
}

Evaluator makeClassification(bool (*holds)(const FloatSemantics &semantics,
                                           const APFloat &value)) {
  return [holds](Evaluation &evaluation) {
    const FloatType type = getFloatOperand(evaluation.getOp());
    const FloatFlags flags = getFloatFlags(evaluation.getOp());
    return mapNumbers(
        evaluation, [&](llvm::ArrayRef<const Element *> operands) -> Computed {
          const APFloat value = operands[0]->getFloat(type);
          if (flags.forbids(value))
            return Computed::poison();
          return holds(type.getFloatSemantics(), value);
        });
  };
}

/// The result is correctly rounded, since doubles have more than twice the
/// digits of all narrower formats.
LogicalResult evaluateSquareRoot(Evaluation &evaluation) {
  const FloatType type = getFloatOperand(evaluation.getOp());
  const FloatFlags flags = getFloatFlags(evaluation.getOp());
  if (!isHostFloat(type))
    return evaluation.fail("this function is not interpreted for this format");
  return mapNumbers(
      evaluation, [&](llvm::ArrayRef<const Element *> operands) -> Computed {
        const APFloat value = operands[0]->getFloat(type);
        const double root = std::sqrt(
            static_cast<double>(toHost(type, operands[0]->getBits())));
        if (flags.forbids(value) || flags.forbids(APFloat(root)))
          return Computed::poison();
        return Element(fromHost(type, root));
      });
}

} // namespace

static void addMathExact(EvaluatorTable &table) {
  table["math.absi"] =
      makeUnaryInteger([](const APInt &value) { return value.abs(); });
  table["math.ctlz"] = makeUnaryInteger([](const APInt &value) {
    return APInt(value.getBitWidth(), value.countl_zero());
  });
  table["math.cttz"] = makeUnaryInteger([](const APInt &value) {
    return APInt(value.getBitWidth(), value.countr_zero());
  });
  table["math.ctpop"] = makeUnaryInteger([](const APInt &value) {
    return APInt(value.getBitWidth(), value.popcount());
  });
  table["math.ipowi"] = makeIntegerEvaluator(raiseSigned);
  table["math.absf"] =
      makeExact([](llvm::ArrayRef<APFloat> values) { return abs(values[0]); });
  table["math.copysign"] = makeExact([](llvm::ArrayRef<APFloat> values) {
    return APFloat::copySign(values[0], values[1]);
  });
  table["math.clampf"] = makeExact([](llvm::ArrayRef<APFloat> values) {
    return getMaximum(values[2], getMinimum(values[0], values[1], true), true);
  });
  table["math.fma"] = makeExact([](llvm::ArrayRef<APFloat> values) {
    APFloat result = values[0];
    result.fusedMultiplyAdd(values[1], values[2], APFloat::rmNearestTiesToEven);
    return result;
  });
  table["math.ceil"] = makeExact(roundToIntegral<APFloat::rmTowardPositive>);
  table["math.floor"] = makeExact(roundToIntegral<APFloat::rmTowardNegative>);
  table["math.round"] =
      makeExact(roundToIntegral<APFloat::rmNearestTiesToAway>);
  table["math.roundeven"] =
      makeExact(roundToIntegral<APFloat::rmNearestTiesToEven>);
  table["math.trunc"] = makeExact(roundToIntegral<APFloat::rmTowardZero>);
  table["math.sqrt"] = evaluateSquareRoot;
  table["math.isfinite"] = makeClassification(
      [](const FloatSemantics &, const APFloat &v) { return v.isFinite(); });
  table["math.isinf"] = makeClassification(
      [](const FloatSemantics &, const APFloat &v) { return v.isInfinity(); });
  table["math.isnan"] = makeClassification(
      [](const FloatSemantics &, const APFloat &v) { return v.isNaN(); });
  table["math.isnormal"] = makeClassification(
      [](const FloatSemantics &, const APFloat &v) { return v.isNormal(); });
}

void registerMathExactEvaluators(Registry &registry) {
  registry.insertOwned<EvaluatorFamily>({"MathExact", addMathExact});
}

} // namespace mlir::interpreter
