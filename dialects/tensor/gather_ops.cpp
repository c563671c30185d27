// SPDX-License-Identifier: Apache-2.0
//
// gather, scatter.
#include "dialects/tensor/shapes.h"

using namespace mlir;
using namespace mlir::tensor;

void GatherOp::getAsmResultNames(OpAsmSetValueNameFn setNameFn) {
  setNameFn(getResult(), "gather");
}

void ScatterOp::getAsmResultNames(OpAsmSetValueNameFn setNameFn) {
  setNameFn(getResult(), "scatter");
}

RankedTensorType GatherOp::inferResultType(RankedTensorType sourceType,
                                           RankedTensorType indicesType,
                                           ArrayRef<int64_t> gatherDims,
                                           bool rankReduced) {
  SmallVector<int64_t> shape(indicesType.getShape().drop_back());
  for (auto [dim, size] : llvm::enumerate(sourceType.getShape())) {
    const bool isGathered =
        llvm::is_contained(gatherDims, static_cast<int64_t>(dim));
    if (!isGathered)
      shape.push_back(size);
    else if (!rankReduced)
      shape.push_back(1);
  }
  return sourceType.clone(shape);
}

/// 1. There are dimensions.
/// 2. There are at most as many as the tensor has.
/// 3. There are as many as coordinates in the indices.
/// 4. Each is a dimension of the tensor.
/// 5. They are strictly increasing.
static LogicalResult verifyDims(Operation *op, ArrayRef<int64_t> dims,
                                RankedTensorType indices, int64_t rank,
                                StringRef what, StringRef where) {
  const int64_t numDims = dims.size();
  // 1.
  if (dims.empty())
    return op->emitOpError(what) << "_dims must be non-empty";

  // 2.
  if (numDims > rank)
    return op->emitOpError(what) << "_dims overflow " << where << " rank";

  // 3.
  if (indices.getRank() == 0 || indices.getShape().back() != numDims)
    return op->emitOpError(what)
           << "_dims length must match the size of last dimension of indices";

  // 4.
  for (int64_t dim : dims) {
    if (dim < 0)
      return op->emitOpError(what) << "_dims value must be non-negative";
    if (dim >= rank)
      return op->emitOpError(what)
             << "_dims value must be smaller than " << where << " rank";
  }

  // 5.
  if (!llvm::is_sorted(dims, std::less_equal<>()))
    return op->emitOpError(what) << "_dims values must be strictly increasing";
  return success();
}

/// 1. The dimensions are valid (verifyDims).
/// 2. The result has the inferred type, with or without the gathered
/// dimensions.
LogicalResult GatherOp::verify() {
  // 1.
  if (failed(verifyDims(*this, getGatherDims(), getIndicesType(),
                        getSourceType().getRank(), "gather", "source")))
    return failure();

  // 2.
  const RankedTensorType expected = inferResultType(
      getSourceType(), getIndicesType(), getGatherDims(), false);
  const RankedTensorType reduced =
      inferResultType(getSourceType(), getIndicesType(), getGatherDims(), true);
  if (getResultType() != expected && getResultType() != reduced)
    return emitOpError("result type mismatch: expected ")
           << expected << " or its rank-reduced variant " << reduced
           << " (got: " << getResultType() << ")";
  return success();
}

/// gather(splat constant) -> splat constant
OpFoldResult GatherOp::fold(FoldAdaptor adaptor) {
  return reshapeConstantSource(adaptor.getSource(), getResultType());
}

/// 1. The dimensions are valid (verifyDims).
/// 2. `unique` is set.
/// 3. The source has the type that `gather` would return, with or without the
/// scattered dimensions.
LogicalResult ScatterOp::verify() {
  // 1.
  if (failed(verifyDims(*this, getScatterDims(), getIndicesType(),
                        getDestType().getRank(), "scatter", "dest")))
    return failure();

  // 2.
  if (!getUnique())
    return emitOpError("requires 'unique' attribute to be set");

  // 3.
  const RankedTensorType expected = GatherOp::inferResultType(
      getDestType(), getIndicesType(), getScatterDims(), false);
  const RankedTensorType reduced = GatherOp::inferResultType(
      getDestType(), getIndicesType(), getScatterDims(), true);
  if (getSourceType() != expected && getSourceType() != reduced)
    return emitOpError("source type mismatch: expected ")
           << expected << " or its rank-reduced variant " << reduced
           << " (got: " << getSourceType() << ")";
  return success();
}
