// SPDX-License-Identifier: Apache-2.0
#include "dialects/onnx/transforms/recompose/recompose.h"

#include <memory>
#include <optional>

#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/builtin/type_utilities.h"
#include "core/rewrite/greedy.h"
#include "core/rewrite/pattern_set.h"
#include "core/rewrite/table/rule_pattern.h"
#include "core/support/llvm.h"
#include "dialects/func/func.h"
#include "dialects/onnx/rules/conditions.h"
#include "dialects/onnx/rules/constants.h"
#include "dialects/onnx/rules/rules.h"
#include "dialects/onnx/transforms/recompose/flat_softmax.h"
#include "dialects/onnx/transforms/recompose/rotary.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallBitVector.h"

namespace mlir::onnx {

#define GEN_PASS_DEF_RECOMPOSEONNXTOONNXPASS
#include "dialects/onnx/transforms/recompose/recompose_pass.h.inc"

//===----------------------------------------------------------------------===//
// Constants and types

static bool isNumber(Value value, double number) {
  const auto element = getFloat(value);
  const auto type = dyn_cast<RankedTensorType>(value.getType());
  if (!element || !type || type.getRank() > 1)
    return false;
  const auto rounded = cast<FloatAttr>(makeFloats(type, number).getElement(0));
  return *element == rounded.getValueAsDouble();
}

/// Returns whether a constant is one element that is a 32-bit float.
static bool isFloatAttribute(Value value) {
  const auto number = getFloat(value);
  const auto type = dyn_cast<RankedTensorType>(value.getType());
  return number && type && type.getRank() <= 1 && float(*number) == *number;
}

static FloatAttr makeFloatAttribute(Builder &builder, Value value) {
  return builder.getF32FloatAttr(float(*getFloat(value)));
}

/// Returns which dimensions of its operand a reduction reduces, or nullopt.
static std::optional<llvm::SmallBitVector> getReducedAxes(Value reduced) {
  Operation *op = reduced.getDefiningOp();
  const auto shape = getTypeShape(op->getOperand(0));
  const auto axes = getIntegers(op->getOperand(1));
  if (!shape || !axes || axes->empty())
    return std::nullopt;
  const int64_t rank = shape->size();
  llvm::SmallBitVector dimensions(rank);
  for (int64_t axis : *axes) {
    const auto dimension = normalizeAxis(axis, rank);
    if (!dimension)
      return std::nullopt;
    dimensions.set(*dimension);
  }
  return dimensions;
}

static std::optional<int64_t> getReducedAxis(Value reduced) {
  const auto axes = getReducedAxes(reduced);
  if (!axes || axes->count() != 1)
    return std::nullopt;
  return axes->find_first();
}

static IntegerAttr makeReducedAxis(Builder &builder, Value reduced) {
  return builder.getSI64IntegerAttr(*getReducedAxis(reduced));
}

static bool isReducedOver(Value reduced, IntegerAttr axis) {
  const auto axes = getReducedAxes(reduced);
  const auto dimension =
      axes ? normalizeAxis(axis.getValue().getSExtValue(), axes->size())
           : std::nullopt;
  return dimension && axes->test(*dimension);
}

//===----------------------------------------------------------------------===//
// Normalization

/// Returns the first of the dimensions that are reduced, if these are the last
/// ones.
static std::optional<int64_t> getFirstOfLast(Value reduced) {
  const auto axes = getReducedAxes(reduced);
  if (!axes ||
      axes->count() != axes->size() - static_cast<size_t>(axes->find_first()))
    return std::nullopt;
  return axes->find_first();
}

/// Returns whether `value` is the mean of `x` over the dimensions that
/// `reduced` has, which remain as dimensions of size 1.
static bool isMean(Value value, Value x, Value reduced) {
  Operation *mean = value.getDefiningOp();
  if (!mean || mean->getName().getStringRef() != "onnx.ReduceMean" ||
      mean->getOperand(0) != x)
    return false;
  const auto keeps = mean->getAttrOfType<IntegerAttr>("keepdims");
  const auto axes = getReducedAxes(value);
  return (!keeps || !keeps.getValue().isZero()) && axes &&
         axes == getReducedAxes(reduced);
}

/// Returns the value from which `value` subtracts its mean over the dimensions
/// that `reduced` has, or null.
static Value getCentered(Value value, Value reduced) {
  Operation *difference = value.getDefiningOp();
  if (!difference || difference->getName().getStringRef() != "onnx.Sub")
    return {};
  Value x = difference->getOperand(0);
  return isMean(difference->getOperand(1), x, reduced) ? x : Value();
}

/// Returns whether both values are the distance of one value from its mean.
static bool areCentered(Value d, Value e, Value reduced) {
  Value x = getCentered(d, reduced);
  return x && x == getCentered(e, reduced);
}

/// Returns whether the last dimensions are normalized, whose sizes are known,
/// and the numbers have a type whose normalization is computed in f32.
static bool canNormalize(Value result, Value reduced, Value epsilon) {
  const auto first = getFirstOfLast(reduced);
  const auto shape = getTypeShape(reduced.getDefiningOp()->getOperand(0));
  const Type element = getElementTypeOrSelf(result);
  return first && shape && getFloat(epsilon) &&
         result.getType() == reduced.getDefiningOp()->getOperand(0).getType() &&
         !llvm::is_contained(shape->drop_front(*first), ShapedType::kDynamic) &&
         (element.isF32() || element.isF16() || element.isBF16());
}

/// Returns the type of a tensor of the dimensions that are reduced, the last
/// ones of the operand.
static RankedTensorType getScaleType(Value reduced) {
  const auto type =
      cast<RankedTensorType>(reduced.getDefiningOp()->getOperand(0).getType());
  return RankedTensorType::get(
      type.getShape().drop_front(*getFirstOfLast(reduced)),
      type.getElementType());
}

/// Creates a normalization of `x` with a scale of ones and no bias.
static Value makeNormalization(OpBuilder &builder, Location location,
                               llvm::StringRef name, Value x, Value reduced,
                               Value epsilon) {
  const auto type = cast<RankedTensorType>(x.getType());
  const int64_t first = *getFirstOfLast(reduced);
  OperationState state(location, name);
  state.addOperands({x, makeConstant(builder, location,
                                     makeFloats(getScaleType(reduced), 1.0))});
  state.addAttribute("axis", builder.getSI64IntegerAttr(first));
  state.addAttribute("epsilon",
                     builder.getF32FloatAttr(float(*getFloat(epsilon))));
  state.addAttribute("stash_type", builder.getSI64IntegerAttr(1));
  state.addType(type);
  if (name == "onnx.LayerNormalization") {
    state.addOperands(makeNoValue(builder, location));
    state.addTypes({builder.getNoneType(), builder.getNoneType()});
  }
  return builder.create(state)->getResult(0);
}

static Value makeLayerNormalization(OpBuilder &builder, Location location,
                                    Value d, Value reduced, Value epsilon) {
  return makeNormalization(builder, location, "onnx.LayerNormalization",
                           getCentered(d, reduced), reduced, epsilon);
}

static Value makeRMSNormalization(OpBuilder &builder, Location location,
                                  Value x, Value reduced, Value epsilon) {
  return makeNormalization(builder, location, "onnx.RMSNormalization", x,
                           reduced, epsilon);
}

/// Creates a LayerNormalization of `x`.
static Value makeShiftedNormalization(OpBuilder &builder, Location location,
                                      Value x, Value reduced, Value epsilon,
                                      Value bias) {
  Value normalized = makeNormalization(
      builder, location, "onnx.LayerNormalization", x, reduced, epsilon);
  normalized.getDefiningOp()->setOperand(2, bias);
  return normalized;
}

static Value makeAffineNormalization(OpBuilder &builder, Location location,
                                     Value x, Value reduced, Value epsilon,
                                     Value scale, Value bias) {
  Value normalized =
      makeShiftedNormalization(builder, location, x, reduced, epsilon, bias);
  normalized.getDefiningOp()->setOperand(1, scale);
  return normalized;
}

/// Returns whether both values have the same type, whose elements are floats of
/// 16 bits.
static bool canNormalizeNarrow(Value result, Value x) {
  const Type element = getElementTypeOrSelf(x);
  return result.getType() == x.getType() &&
         isa<RankedTensorType>(x.getType()) &&
         (element.isF16() || element.isBF16());
}

/// Returns result 0 of a copy of a normalization with a scale of ones, of
/// another operand.
static Value makeNarrowNormalization(OpBuilder &builder, Value normalized,
                                     Value x) {
  Operation *op = normalized.getDefiningOp();
  const auto scale = cast<RankedTensorType>(op->getOperand(1).getType());
  Operation *copy = builder.clone(*op);
  copy->setOperand(0, x);
  copy->setOperand(
      1, makeConstant(builder, op->getLoc(),
                      makeFloats(RankedTensorType::get(
                                     scale.getShape(),
                                     getElementTypeOrSelf(x.getType())),
                                 1.0)));
  copy->getResult(0).setType(x.getType());
  return copy->getResult(0);
}

/// Returns whether a tensor has the sizes of the dimensions that a
/// normalization normalizes.
static bool isScale(Value normalized, Value scale) {
  return scale.getType() == normalized.getDefiningOp()->getOperand(1).getType();
}

/// Returns result 0 of a copy of a normalization with another operand.
static Value replaceOperand(OpBuilder &builder, Value normalized,
                            unsigned index, Value operand) {
  Operation *copy = builder.clone(*normalized.getDefiningOp());
  copy->setOperand(index, operand);
  return copy->getResult(0);
}

namespace {
#include "dialects/onnx/transforms/recompose/recompose_rules.h.inc"

struct RecomposeONNXToONNXPass
    : impl::RecomposeONNXToONNXPassBase<RecomposeONNXToONNXPass> {
  using RecomposeONNXToONNXPassBase::RecomposeONNXToONNXPassBase;

  LogicalResult initialize(MLIRContext *context) override {
    RewritePatternSet owned(context);
    populateWithGenerated(owned);
    for (const auto &pattern : owned.getNativePatterns())
      pattern->addDebugLabels(reassociates);
    patterns = std::make_shared<FrozenRewritePatternSet>(std::move(owned),
                                                         disabledPatterns);
    return success();
  }

  void runOnOperation() override {
    recomposeFlatSoftmax(getOperation());
    recomposeRotaryEmbeddings(getOperation());
    (void)applyPatternsGreedily(getOperation(), *patterns);
  }

  std::shared_ptr<const FrozenRewritePatternSet> patterns;
};

} // namespace

} // namespace mlir::onnx
