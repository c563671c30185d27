// SPDX-License-Identifier: Apache-2.0
//
// Sizes of results by what operations are given.
#include "core/interfaces/infer_type.h"
#include "dialects/memref/memref.h"

using namespace mlir;
using namespace mlir::memref;

/// The sizes are operands.
LogicalResult ExpandShapeOp::reifyResultShapes(
    OpBuilder &, ReifiedRankedShapedTypeDims &reifiedReturnShapes) {
  reifiedReturnShapes.push_back(getMixedOutputShape());
  return success();
}

/// Those of the operand.
FailureOr<OpFoldResult> AssumeAlignmentOp::reifyDimOfResult(OpBuilder &builder,
                                                            int, int dim) {
  return getMixedSize(builder, getLoc(), getMemref(), dim);
}
