// SPDX-License-Identifier: Apache-2.0
//
// Casts of arith.
#include "core/ir/context/registry.h"
#include "core/ir/data/float_semantics.h"
#include "dialects/arith/arith.h"
#include "tests/interpreter/elementwise.h"
#include "tests/interpreter/evaluator_family.h"
#include "llvm/ADT/APSInt.h"

namespace mlir::interpreter {
namespace {

using llvm::APFloat;
using llvm::APInt;

Type getSourceElement(Operation *op) {
  return getElementTypeOrSelf(op->getOperand(0).getType());
}
Type getResultElement(Operation *op) {
  return getElementTypeOrSelf(op->getResult(0).getType());
}
unsigned getBitWidth(Type type) {
  return type.isIndex() ? 64 : type.getIntOrFloatBitWidth();
}

/// Computes the result from bits and the width of the result.
using ResizeFunction = APInt (*)(const APInt &bits, unsigned width);

Evaluator makeResizeEvaluator(ResizeFunction resize) {
  return [resize](Evaluation &evaluation) {
    const unsigned width = getBitWidth(getResultElement(evaluation.getOp()));
    return mapNumbers(
        evaluation, [&](llvm::ArrayRef<const Element *> operands) -> Computed {
          return resize(operands[0]->getBits(), width);
        });
  };
}

LogicalResult evaluateTruncation(Evaluation &evaluation) {
  const IntegerFlags flags = getIntegerFlags(evaluation.getOp());
  const unsigned width = getBitWidth(getResultElement(evaluation.getOp()));
  return mapNumbers(evaluation,
                    [&](llvm::ArrayRef<const Element *> operands) -> Computed {
                      const APInt &bits = operands[0]->getBits();
                      if ((flags.nsw && !bits.isSignedIntN(width)) ||
                          (flags.nuw && !bits.isIntN(width)))
                        return Computed::poison();
                      return bits.trunc(width);
                    });
}

/// Casts to another element type of the same size; both share the memory.
LogicalResult castMemRef(Evaluation &evaluation) {
  MemRef memref = evaluation.getOperand(0).getMemRef();
  const Type type = getResultElement(evaluation.getOp());
  if (getStorageSize(memref.elementType) != getStorageSize(type))
    return evaluation.fail("cast of a memref to elements of another size");
  memref.elementType = type;
  evaluation.give(
      RuntimeValue(evaluation.getOp()->getResult(0).getType(), memref));
  return success();
}

/// Casts memrefs with castMemRef and other values with `cast`.
Evaluator orCastMemRef(Evaluator cast) {
  return [cast = std::move(cast)](Evaluation &evaluation) {
    return evaluation.getOperand(0).isMemRef() ? castMemRef(evaluation)
                                               : cast(evaluation);
  };
}

APFloat::roundingMode getRoundingMode(Operation *op) {
  auto attribute = op->getAttrOfType<arith::RoundingModeAttr>("roundingmode");
  if (!attribute)
    return APFloat::rmNearestTiesToEven;
  switch (attribute.getValue()) {
  case arith::RoundingMode::to_nearest_even:
    return APFloat::rmNearestTiesToEven;
  case arith::RoundingMode::downward:
    return APFloat::rmTowardNegative;
  case arith::RoundingMode::upward:
    return APFloat::rmTowardPositive;
  case arith::RoundingMode::toward_zero:
    return APFloat::rmTowardZero;
  case arith::RoundingMode::to_nearest_away:
    return APFloat::rmNearestTiesToAway;
  }
  return APFloat::rmNearestTiesToEven;
}

APFloat convert(const APFloat &value, FloatType type,
                APFloat::roundingMode mode = APFloat::rmNearestTiesToEven) {
  const FloatSemantics &semantics = type.getFloatSemantics();
  if (mode == APFloat::rmNearestTiesToEven)
    return roundToFloat(semantics, value);
  APFloat result = value;
  bool losesInformation;
  result.convert(semantics.getHolder(), mode, &losesInformation);
  return result;
}

/// APFloat must support the format if the rounding mode is not to nearest.
LogicalResult checkRoundingMode(Evaluation &evaluation, FloatType type) {
  if (getRoundingMode(evaluation.getOp()) != APFloat::rmNearestTiesToEven &&
      !type.getFloatSemantics().isHolder)
    return evaluation.fail("this rounding mode is not interpreted for a format "
                           "that LLVM does not have");
  return success();
}

LogicalResult evaluateFloatCast(Evaluation &evaluation) {
  Operation *op = evaluation.getOp();
  const auto from = llvm::cast<FloatType>(getSourceElement(op));
  const auto to = llvm::cast<FloatType>(getResultElement(op));
  const FloatFlags flags = getFloatFlags(op);
  const auto mode = getRoundingMode(op);
  if (failed(checkRoundingMode(evaluation, to)))
    return failure();
  return mapNumbers(evaluation,
                    [&](llvm::ArrayRef<const Element *> operands) -> Computed {
                      const APFloat value = operands[0]->getFloat(from);
                      const APFloat result = convert(value, to, mode);
                      if (flags.forbids(value) || flags.forbids(result))
                        return Computed::poison();
                      return Element::ofFloat(to, result);
                    });
}

/// Computes x · s or x / s, where the scale s is first rounded to a power of
/// two.
Evaluator makeScalingEvaluator(bool divides) {
  return [divides](Evaluation &evaluation) {
    Operation *op = evaluation.getOp();
    const auto from = llvm::cast<FloatType>(getSourceElement(op));
    const auto scaleType = llvm::cast<FloatType>(
        getElementTypeOrSelf(op->getOperand(1).getType()));
    const auto to = llvm::cast<FloatType>(getResultElement(op));
    const auto exponents =
        llvm::cast<FloatType>(Float8E8M0FNUType::get(op->getContext()));
    const auto mode = getRoundingMode(op);
    if (failed(checkRoundingMode(evaluation, to)))
      return failure();
    return mapNumbers(
        evaluation, [&](llvm::ArrayRef<const Element *> operands) -> Computed {
          const FloatType between = divides ? from : to;
          APFloat value = convert(operands[0]->getFloat(from), between);
          const APFloat scale = convert(
              convert(operands[1]->getFloat(scaleType), exponents), between);
          if (divides)
            value.divide(scale, APFloat::rmNearestTiesToEven);
          else
            value.multiply(scale, APFloat::rmNearestTiesToEven);
          value = roundToFloat(between.getFloatSemantics(), value);
          return Element::ofFloat(to, convert(value, to, mode));
        });
  };
}

Evaluator makeToFloatEvaluator(bool isSigned) {
  return [isSigned](Evaluation &evaluation) {
    const auto to = llvm::cast<FloatType>(getResultElement(evaluation.getOp()));
    const FloatSemantics &semantics = to.getFloatSemantics();
    return mapNumbers(
        evaluation, [&](llvm::ArrayRef<const Element *> operands) -> Computed {
          const APInt &bits = operands[0]->getBits();
          // A quad represents these exactly, so there is only one rounding.
          const bool isExact = bits.getBitWidth() <= 112;
          APFloat value(isExact ? APFloat::IEEEquad() : semantics.getHolder());
          value.convertFromAPInt(bits, isSigned, APFloat::rmNearestTiesToEven);
          return Element::ofFloat(to, roundToFloat(semantics, value));
        });
  };
}

Evaluator makeToIntegerEvaluator(bool isSigned) {
  return [isSigned](Evaluation &evaluation) {
    Operation *op = evaluation.getOp();
    const auto from = llvm::cast<FloatType>(getSourceElement(op));
    const unsigned width = getBitWidth(getResultElement(op));
    return mapNumbers(
        evaluation, [&](llvm::ArrayRef<const Element *> operands) -> Computed {
          llvm::APSInt result(width, !isSigned);
          bool isExact;
          if (operands[0]->getFloat(from).convertToInteger(
                  result, APFloat::rmTowardZero, &isExact) ==
              APFloat::opInvalidOp)
            return Computed::poison();
          return APInt(result);
        });
  };
}

APInt extendUnsigned(const APInt &bits, unsigned width) {
  return bits.zextOrTrunc(width);
}
APInt extendSigned(const APInt &bits, unsigned width) {
  return bits.sextOrTrunc(width);
}

} // namespace

static void addArithCasts(EvaluatorTable &table) {
  table["arith.extui"] = makeResizeEvaluator(extendUnsigned);
  table["arith.extsi"] = makeResizeEvaluator(extendSigned);
  table["arith.trunci"] = evaluateTruncation;
  table["arith.extf"] = evaluateFloatCast;
  table["arith.truncf"] = evaluateFloatCast;
  table["arith.scaling_extf"] = makeScalingEvaluator(/*divides=*/false);
  table["arith.scaling_truncf"] = makeScalingEvaluator(/*divides=*/true);
  table["arith.uitofp"] = makeToFloatEvaluator(/*isSigned=*/false);
  table["arith.sitofp"] = makeToFloatEvaluator(/*isSigned=*/true);
  table["arith.fptoui"] = makeToIntegerEvaluator(/*isSigned=*/false);
  table["arith.fptosi"] = makeToIntegerEvaluator(/*isSigned=*/true);
  table["arith.index_cast"] = orCastMemRef(makeResizeEvaluator(extendSigned));
  table["arith.index_castui"] =
      orCastMemRef(makeResizeEvaluator(extendUnsigned));
  table["arith.bitcast"] = orCastMemRef(makeResizeEvaluator(extendUnsigned));
  table["index.casts"] = makeResizeEvaluator(extendSigned);
  table["index.castu"] = makeResizeEvaluator(extendUnsigned);
}

void registerArithCastsEvaluators(Registry &registry) {
  registry.insertOwned<EvaluatorFamily>({"ArithCasts", addArithCasts});
}

} // namespace mlir::interpreter
