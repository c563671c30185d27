// SPDX-License-Identifier: Apache-2.0
//
// Queries and assumptions: dim, extract_…, assume_alignment, distinct_objects.
#include "core/interfaces/int_range_common.h"
#include "dialects/memref/index_arithmetic.h"
#include "dialects/memref/memref.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::memref;

void DimOp::build(OpBuilder &builder, OperationState &state, Value source,
                  int64_t index) {
  build(builder, state, source, createIndex(builder, state.location, index));
}

void DimOp::getAsmResultNames(OpAsmSetValueNameFn setNameFn) {
  setNameFn(getResult(), "dim");
}

std::optional<int64_t> DimOp::getConstantIndex() {
  return getConstantIntValue(Value(getIndex()));
}

Speculation::Speculatability DimOp::getSpeculatability() {
  auto type = dyn_cast<MemRefType>(getSource().getType());
  const std::optional<int64_t> index = getConstantIndex();
  const bool exists = type && index && *index < type.getRank();
  return exists ? Speculation::Speculatable : Speculation::NotSpeculatable;
}

void DimOp::inferResultRangesFromOptional(ArrayRef<IntegerValueRange> argRanges,
                                          SetIntLatticeFn setResultRange) {
  setResultRange(getResult(),
                 intrange::inferShapedDimOpInterface(*this, argRanges[1]));
}

void ExtractAlignedPointerAsIndexOp::getAsmResultNames(
    OpAsmSetValueNameFn setNameFn) {
  setNameFn(getAlignedPointer(), "intptr");
}

LogicalResult ExtractStridedMetadataOp::inferReturnTypes(
    MLIRContext *context, std::optional<Location> location, Adaptor adaptor,
    SmallVectorImpl<Type> &inferredReturnTypes) {
  auto source = dyn_cast<MemRefType>(Value(adaptor.getSource()).getType());
  if (!source)
    return failure();
  inferredReturnTypes.push_back(MemRefType::get(
      {}, source.getElementType(), Attribute(), source.getMemorySpace()));
  inferredReturnTypes.append(1 + 2 * source.getRank(), IndexType::get(context));
  return success();
}

void ExtractStridedMetadataOp::getAsmResultNames(
    OpAsmSetValueNameFn setNameFn) {
  setNameFn(getBaseBuffer(), "base_buffer");
  setNameFn(getOffset(), "offset");
  if (getSizes().empty())
    return;
  setNameFn(getSizes().front(), "sizes");
  setNameFn(getStrides().front(), "strides");
}

SmallVector<OpFoldResult> ExtractStridedMetadataOp::getConstifiedMixedSizes() {
  const auto type = cast<MemRefType>(Value(getSource()).getType());
  return constifyIndices(getMixed(getSizes()), type.getShape());
}

SmallVector<OpFoldResult>
ExtractStridedMetadataOp::getConstifiedMixedStrides() {
  const auto type = cast<MemRefType>(Value(getSource()).getType());
  return constifyIndices(getMixed(getStrides()),
                         StridesAndOffset(type).strides);
}

OpFoldResult ExtractStridedMetadataOp::getConstifiedMixedOffset() {
  const auto type = cast<MemRefType>(Value(getSource()).getType());
  return constifyIndices(OpFoldResult(Value(getOffset())),
                         StridesAndOffset(type).offset)
      .front();
}

/// 1. The alignment is a power of two.
LogicalResult AssumeAlignmentOp::verify() {
  if (!llvm::isPowerOf2_32(getAlignment()))
    return emitOpError("alignment must be power of 2");
  return success();
}

void AssumeAlignmentOp::getAsmResultNames(OpAsmSetValueNameFn setNameFn) {
  setNameFn(getResult(), "assume_align");
}

/// 1. The results have the types of the operands.
/// 2. There is at least one operand.
LogicalResult DistinctObjectsOp::verify() {
  // 1.
  if (!llvm::equal((*this)->getOperandTypes(), (*this)->getResultTypes()))
    return emitOpError("operand types and result types must match");

  // 2.
  if ((*this)->getNumOperands() == 0)
    return emitOpError("expected at least one operand");
  return success();
}

LogicalResult DistinctObjectsOp::inferReturnTypes(
    MLIRContext *, std::optional<Location>, ValueRange operands, DictionaryAttr,
    OpaqueProperties, RegionRange, SmallVectorImpl<Type> &inferredReturnTypes) {
  llvm::append_range(inferredReturnTypes, operands.getTypes());
  return success();
}
