// SPDX-License-Identifier: Apache-2.0
//
// The op reinterpret_cast.
#include "dialects/memref/index_arithmetic.h"
#include "dialects/memref/memref.h"

using namespace mlir;
using namespace mlir::memref;

void ReinterpretCastOp::getAsmResultNames(OpAsmSetValueNameFn setNameFn) {
  setNameFn(getResult(), "reinterpret_cast");
}

void ReinterpretCastOp::build(OpBuilder &builder, OperationState &state,
                              MemRefType resultType, Value source,
                              OpFoldResult offset, ArrayRef<OpFoldResult> sizes,
                              ArrayRef<OpFoldResult> strides,
                              ArrayRef<NamedAttribute> attrs) {
  buildView<ReinterpretCastOp>(builder, state, resultType, source,
                               {DispatchedIndices(offset),
                                DispatchedIndices(sizes),
                                DispatchedIndices(strides)},
                               attrs);
}

void ReinterpretCastOp::build(OpBuilder &builder, OperationState &state,
                              Value source, OpFoldResult offset,
                              ArrayRef<OpFoldResult> sizes,
                              ArrayRef<OpFoldResult> strides,
                              ArrayRef<NamedAttribute> attrs) {
  const ViewIndices indices = {DispatchedIndices(offset),
                               DispatchedIndices(sizes),
                               DispatchedIndices(strides)};
  const auto type = cast<BaseMemRefType>(source.getType());
  const auto layout = StridedLayoutAttr::get(
      builder.getContext(), indices.offsets.staticValues.front(),
      indices.strides.staticValues);
  buildView<ReinterpretCastOp>(builder, state,
                               MemRefType::get(indices.sizes.staticValues,
                                               type.getElementType(), layout,
                                               type.getMemorySpace()),
                               source, indices, attrs);
}

void ReinterpretCastOp::build(OpBuilder &builder, OperationState &state,
                              MemRefType resultType, Value source,
                              int64_t offset, ArrayRef<int64_t> sizes,
                              ArrayRef<int64_t> strides,
                              ArrayRef<NamedAttribute> attrs) {
  build(builder, state, resultType, source,
        OpFoldResult(builder.getI64IntegerAttr(offset)),
        getMixed(builder, sizes), getMixed(builder, strides), attrs);
}

void ReinterpretCastOp::build(OpBuilder &builder, OperationState &state,
                              MemRefType resultType, Value source, Value offset,
                              ValueRange sizes, ValueRange strides,
                              ArrayRef<NamedAttribute> attrs) {
  build(builder, state, resultType, source, OpFoldResult(offset),
        getMixed(sizes), getMixed(strides), attrs);
}

/// Returns whether the value of the op has the value in the type, or the latter
/// is dynamic.
static bool isImplied(int64_t inType, int64_t given) {
  return ShapedType::isDynamic(inType) || inType == given;
}

static std::string toText(int64_t given) {
  return ShapedType::isDynamic(given) ? "dynamic" : std::to_string(given);
}

static LogicalResult verifyParts(ReinterpretCastOp op, StringRef name,
                                 ArrayRef<int64_t> inType,
                                 ArrayRef<int64_t> given) {
  for (auto [dim, pair] : llvm::enumerate(llvm::zip(inType, given))) {
    auto [found, expected] = pair;
    if (!isImplied(found, expected))
      return op.emitError("expected result type with ")
             << name << " = " << toText(expected) << " instead of " << found
             << " in dim = " << dim;
  }
  return success();
}

/// 1. The memory spaces are equal.
/// 2. The element types are equal.
/// 3. Static sizes of the result's type are those of the op.
/// 4. A static offset of the result's type is that of the op.
/// 5. Static strides of the result's type are those of the op.
LogicalResult ReinterpretCastOp::verify() {
  const auto source = cast<BaseMemRefType>(getSource().getType());
  const MemRefType result = getType();
  // 1.
  if (source.getMemorySpace() != result.getMemorySpace())
    return emitError("different memory spaces specified for source type ")
           << source << " and result memref type " << result;

  // 2.
  if (source.getElementType() != result.getElementType())
    return emitError("different element types specified for source type ")
           << source << " and result memref type " << result;

  // 3.
  if (failed(verifyParts(*this, "size", result.getShape(), getStaticSizes())))
    return failure();

  // 4.
  const StridesAndOffset layout(result);
  const int64_t offset = getStaticOffsets().front();
  if (!isImplied(layout.offset, offset))
    return emitError("expected result type with offset = ")
           << toText(offset) << " instead of " << layout.offset;

  // 5.
  return verifyParts(*this, "stride", layout.strides, getStaticStrides());
}

SmallVector<OpFoldResult> ReinterpretCastOp::getConstifiedMixedSizes() {
  return constifyIndices(getMixedSizes(), getType().getShape());
}

SmallVector<OpFoldResult> ReinterpretCastOp::getConstifiedMixedStrides() {
  return constifyIndices(getMixedStrides(),
                         StridesAndOffset(getType()).strides);
}

OpFoldResult ReinterpretCastOp::getConstifiedMixedOffset() {
  return constifyIndices(getMixedOffsets(), StridesAndOffset(getType()).offset)
      .front();
}
