// SPDX-License-Identifier: Apache-2.0
//
// Reification of result shapes.
#include "core/interfaces/infer_type.h"
#include "dialects/memref/memref.h"

using namespace mlir;
using namespace mlir::memref;

/// The sizes are the operands.
LogicalResult ExpandShapeOp::reifyResultShapes(
    OpBuilder &, ReifiedRankedShapedTypeDims &reifiedReturnShapes) {
  reifiedReturnShapes.push_back(getMixedOutputShape());
  return success();
}

/// The result has the sizes of the operand.
FailureOr<OpFoldResult> AssumeAlignmentOp::reifyDimOfResult(OpBuilder &builder,
                                                            int, int dim) {
  return getMixedSize(builder, getLoc(), getMemref(), dim);
}
