// SPDX-License-Identifier: Apache-2.0
//
// The op reshape, and helpers that expand_shape and collapse_shape share.
#include "dialects/memref/reshape_ops.h"

#include "dialects/memref/index_arithmetic.h"
#include "dialects/memref/memref.h"

using namespace mlir;
using namespace mlir::memref;

void ReshapeOp::getAsmResultNames(OpAsmSetValueNameFn setNameFn) {
  setNameFn(getResult(), "reshape");
}

/// 1. The element types are equal.
/// 2. The layouts of ranked types are identities.
/// 3. A ranked result has as many dimensions as the shape operand has elements.
LogicalResult ReshapeOp::verify() {
  const auto source = cast<BaseMemRefType>(getSource().getType());
  const auto result = cast<BaseMemRefType>(getResult().getType());
  // 1.
  if (source.getElementType() != result.getElementType())
    return emitOpError("element types of source and destination memref types "
                       "should be the same");

  // 2.
  auto rankedSource = dyn_cast<MemRefType>(source);
  if (rankedSource && !rankedSource.getLayout().isIdentity())
    return emitOpError("source memref type should have identity affine map");
  auto rankedResult = dyn_cast<MemRefType>(result);
  if (!rankedResult)
    return success();
  if (!rankedResult.getLayout().isIdentity())
    return emitOpError("result memref type should have identity affine map");

  // 3.
  const int64_t numSizes = cast<MemRefType>(getShape().getType()).getDimSize(0);
  if (ShapedType::isDynamic(numSizes))
    return emitOpError("cannot use shape operand with dynamic length to "
                       "reshape to statically-ranked memref type");
  if (numSizes != rankedResult.getRank())
    return emitOpError("length of shape operand differs from the result's "
                       "memref rank");
  return success();
}

/// Verifies one group: its dimensions are contiguous from `nextDim` on and less
/// than the rank; it has a dynamic size if and only if the collapsed size is
/// dynamic; otherwise the product of its sizes is the collapsed size.
static LogicalResult verifyGroup(Operation *op, size_t collapsedDim,
                                 int64_t collapsedSize,
                                 ArrayRef<int64_t> expandedShape,
                                 ReassociationIndicesRef group,
                                 int64_t &nextDim) {
  bool isDynamic = false;
  int64_t groupSize = 1;
  for (int64_t dim : group) {
    if (dim != nextDim++)
      return op->emitOpError("reassociation indices must be contiguous");
    if (dim >= static_cast<int64_t>(expandedShape.size()))
      return op->emitOpError("reassociation index ")
             << dim << " is out of bounds";
    isDynamic |= ShapedType::isDynamic(expandedShape[dim]);
    groupSize = multiplyIndices(groupSize, expandedShape[dim]);
  }
  if (ShapedType::isDynamic(collapsedSize) != isDynamic)
    return op->emitOpError("collapsed dim (")
           << collapsedDim
           << ") must be dynamic if and only if reassociation group is dynamic";
  if (!isDynamic && groupSize != collapsedSize)
    return op->emitOpError("collapsed dim size (")
           << collapsedSize << ") must equal reassociation group size ("
           << groupSize << ")";
  return success();
}

LogicalResult memref::verifyShapes(Operation *op,
                                   ArrayRef<int64_t> collapsedShape,
                                   ArrayRef<int64_t> expandedShape,
                                   ArrayRef<ReassociationIndices> groups) {
  // 1.
  if (groups.size() != collapsedShape.size())
    return op->emitOpError("invalid number of reassociation groups: found ")
           << groups.size() << ", expected " << collapsedShape.size();

  // 2.
  int64_t nextDim = 0;
  for (auto [dim, size] : llvm::enumerate(collapsedShape))
    if (failed(verifyGroup(op, dim, size, expandedShape, groups[dim], nextDim)))
      return failure();

  // 3.
  if (collapsedShape.empty()) {
    if (llvm::any_of(expandedShape, [](int64_t size) { return size != 1; }))
      return op->emitOpError(
          "rank 0 memrefs can only be extended/collapsed with/from ones");
  } else if (nextDim != static_cast<int64_t>(expandedShape.size())) {
    return op->emitOpError("expanded rank (")
           << expandedShape.size()
           << ") inconsistent with number of reassociation indices (" << nextDim
           << ")";
  }
  return success();
}

MemRefType memref::getReshapedType(MemRefType type, ArrayRef<int64_t> shape,
                                   Attribute layout) {
  return MemRefType::get(shape, type.getElementType(), layout,
                         type.getMemorySpace());
}
