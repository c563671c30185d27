// SPDX-License-Identifier: Apache-2.0
//
// pad: builders, verifiers, result sizes and folds.
#include "core/ir/structure/matchers.h"
#include "dialects/tensor/shapes.h"
#include "dialects/utils/index_arithmetic.h"
#include "llvm/ADT/SmallBitVector.h"

using namespace mlir;
using namespace mlir::tensor;

void PadOp::getAsmResultNames(OpAsmSetValueNameFn setNameFn) {
  setNameFn(getResult(), "padded");
}

RankedTensorType PadOp::inferResultType(RankedTensorType sourceType,
                                        ArrayRef<int64_t> staticLow,
                                        ArrayRef<int64_t> staticHigh,
                                        ArrayRef<int64_t> resultShape) {
  const size_t rank = sourceType.getRank();
  if (staticLow.size() != rank || staticHigh.size() != rank ||
      (!resultShape.empty() && resultShape.size() != rank))
    return nullptr;
  SmallVector<int64_t> shape;
  for (size_t i = 0; i != rank; ++i) {
    const int64_t size = addIndices(
        addIndices(sourceType.getDimSize(i), staticLow[i]), staticHigh[i]);
    if (size < 0 && !ShapedType::isDynamic(size))
      return nullptr;
    shape.push_back(ShapedType::isDynamic(size) && !resultShape.empty()
                        ? resultShape[i]
                        : size);
  }
  return RankedTensorType::get(shape, sourceType.getElementType());
}

void PadOp::build(OpBuilder &builder, OperationState &state, Type resultType,
                  Value source, ArrayRef<int64_t> staticLow,
                  ArrayRef<int64_t> staticHigh, ValueRange low, ValueRange high,
                  bool nofold, ArrayRef<NamedAttribute> attrs) {
  if (!resultType)
    resultType = inferResultType(cast<RankedTensorType>(source.getType()),
                                 staticLow, staticHigh);
  state.addAttributes(attrs);
  build(builder, state, resultType, source, low, high,
        builder.getDenseI64ArrayAttr(staticLow),
        builder.getDenseI64ArrayAttr(staticHigh),
        nofold ? builder.getUnitAttr() : UnitAttr());
}

void PadOp::build(OpBuilder &builder, OperationState &state, Type resultType,
                  Value source, ValueRange low, ValueRange high, bool nofold,
                  ArrayRef<NamedAttribute> attrs) {
  const SmallVector<int64_t> dynamic(
      cast<RankedTensorType>(source.getType()).getRank(), ShapedType::kDynamic);
  build(builder, state, resultType, source, ArrayRef<int64_t>(dynamic),
        ArrayRef<int64_t>(dynamic), low, high, nofold, attrs);
}

void PadOp::build(OpBuilder &builder, OperationState &state, Type resultType,
                  Value source, ArrayRef<OpFoldResult> low,
                  ArrayRef<OpFoldResult> high, bool nofold,
                  ArrayRef<NamedAttribute> attrs) {
  const DispatchedIndices lowIndices(low), highIndices(high);
  build(builder, state, resultType, source,
        ArrayRef<int64_t>(lowIndices.staticValues),
        ArrayRef<int64_t>(highIndices.staticValues),
        ValueRange(lowIndices.dynamicValues),
        ValueRange(highIndices.dynamicValues), nofold, attrs);
}

void PadOp::build(OpBuilder &builder, OperationState &state, Type resultType,
                  Value source, ArrayRef<OpFoldResult> low,
                  ArrayRef<OpFoldResult> high, Value constantPadValue,
                  bool nofold, ArrayRef<NamedAttribute> attrs) {
  build(builder, state, resultType, source, low, high, nofold, attrs);
  OpBuilder::InsertionGuard guard(builder);
  const int64_t rank = cast<RankedTensorType>(source.getType()).getRank();
  Region *region = state.regions.front().get();
  builder.createBlock(region, region->end(),
                      SmallVector<Type>(rank, builder.getIndexType()),
                      SmallVector<Location>(rank, state.location));
  YieldOp::create(builder, state.location, constantPadValue);
}

/// 1. There is a low and a high width for each dimension.
/// 2. The result has the inferred rank.
/// 3. Its sizes are the inferred ones where these are static.
/// 4. There is an operand for each dynamic width.
LogicalResult PadOp::verify() {
  const RankedTensorType result = getResultType();
  // 1.
  const RankedTensorType expected =
      inferResultType(getSourceType(), getStaticLow(), getStaticHigh());
  if (!expected)
    return emitError("failed to infer expectedType from sourceType ")
           << getSourceType() << ", specified resultType is " << result;

  // 2., 3.
  const bool fits =
      result.getRank() == expected.getRank() &&
      llvm::all_of(llvm::zip_equal(result.getShape(), expected.getShape()),
                   [](auto sizes) {
                     return std::get<0>(sizes) == std::get<1>(sizes) ||
                            ShapedType::isDynamic(std::get<1>(sizes));
                   });
  if (!fits)
    return emitError("specified type ")
           << result << " does not match the inferred type " << expected;

  // 4.
  for (auto [widths, operands, name] :
       {std::tuple(getStaticLow(), getLow(), "low"),
        std::tuple(getStaticHigh(), getHigh(), "high")}) {
    const size_t numDynamic = llvm::count(widths, ShapedType::kDynamic);
    if (operands.size() != numDynamic)
      return emitOpError("expected ")
             << numDynamic << " dynamic " << name << " values";
  }
  return success();
}

/// 1. The body has an argument for each dimension.
/// 2. The arguments are indices.
/// 3. The yielded value has the element type.
LogicalResult PadOp::verifyRegions() {
  Block &body = getRegion().front();
  const RankedTensorType type = getResultType();
  // 1.
  if (body.getNumArguments() != type.getRank())
    return emitError("expected the block to have ")
           << type.getRank() << " arguments";

  // 2.
  for (auto [i, argument] : llvm::enumerate(body.getArguments()))
    if (!argument.getType().isIndex())
      return emitOpError("expected block argument ")
             << i + 1 << " to be an index";

  // 3.
  auto yield = cast<YieldOp>(body.getTerminator());
  if (Value(yield.getValue()).getType() != type.getElementType())
    return emitOpError("expected yield type to match shape element type");
  return success();
}

/// Returns static widths as attributes of type i64, and operands as constants
/// if possible.
static SmallVector<OpFoldResult>
getWidths(Operation *op, ArrayRef<int64_t> widths, ValueRange operands) {
  Builder builder(op);
  SmallVector<OpFoldResult> result;
  size_t used = 0;
  for (int64_t width : widths)
    result.push_back(ShapedType::isDynamic(width)
                         ? getAsOpFoldResult(Value(operands[used++]))
                         : OpFoldResult(builder.getI64IntegerAttr(width)));
  return result;
}

SmallVector<OpFoldResult> PadOp::getMixedLowPad() {
  return getWidths(*this, getStaticLow(), getLow());
}

SmallVector<OpFoldResult> PadOp::getMixedHighPad() {
  return getWidths(*this, getStaticHigh(), getHigh());
}

llvm::SmallBitVector PadOp::getPaddedDims() {
  llvm::SmallBitVector padded(getSourceType().getRank());
  for (auto [i, low, high] :
       llvm::enumerate(getMixedLowPad(), getMixedHighPad()))
    if (!isZeroInteger(low) || !isZeroInteger(high))
      padded.set(i);
  return padded;
}

Value PadOp::getConstantPaddingValue() {
  Block &body = getRegion().front();
  auto yield = dyn_cast<YieldOp>(body.getTerminator());
  if (!yield)
    return nullptr;
  Value value = yield.getValue();
  const bool isConstant =
      matchPattern(value, m_Constant()) || value.getParentBlock() != &body;
  return isConstant ? value : nullptr;
}

LogicalResult PadOp::reifyResultShapes(OpBuilder &builder,
                                       ReifiedRankedShapedTypeDims &shapes) {
  const RankedTensorType type = getResultType();
  const SmallVector<OpFoldResult> low = getMixedLowPad();
  const SmallVector<OpFoldResult> high = getMixedHighPad();
  AffineExpr d0, d1, d2;
  bindDims(getContext(), d0, d1, d2);
  shapes.assign(1, {});
  for (int64_t i = 0; i != type.getRank(); ++i) {
    if (!type.isDynamicDim(i)) {
      shapes.front().push_back(builder.getIndexAttr(type.getDimSize(i)));
      continue;
    }
    Value size = builder.createOrFold<DimOp>(getLoc(), Value(getSource()),
                                             createIndex(builder, getLoc(), i));
    shapes.front().push_back(affine::makeComposedFoldedAffineApply(
        builder, getLoc(), d0 + d1 + d2, {size, low[i], high[i]}));
  }
  return success();
}

/// pad(x)[0] -> x
/// Guard: the shape is static and equal, and nofold is not set.
OpFoldResult PadOp::fold(FoldAdaptor) {
  if (getNofold() || !getResultType().hasStaticShape() ||
      getResultType() != getSourceType())
    return {};
  return Value(getSource());
}
