// SPDX-License-Identifier: Apache-2.0
#include "conversions/math_common/scalarize.h"

#include "dialects/arith/arith.h"
#include "dialects/vector/vector.h"

using namespace mlir;

/// Moves to the next position in row-major order. The last position is followed
/// by zeros.
static void advance(SmallVectorImpl<int64_t> &position,
                    ArrayRef<int64_t> shape) {
  for (size_t i = shape.size(); i-- > 0;) {
    if (++position[i] < shape[i])
      return;
    position[i] = 0;
  }
}

LogicalResult math::scalarize(Operation *op, PatternRewriter &rewriter,
                              function_ref<Value(ValueRange)> make) {
  auto type = dyn_cast<VectorType>(op->getResult(0).getType());
  if (!type)
    return rewriter.notifyMatchFailure(op, "not of vectors");
  if (type.isScalable())
    return rewriter.notifyMatchFailure(op, "of vectors of unknown size");
  const Location loc = op->getLoc();
  Value result = arith::ConstantOp::create(
      rewriter, loc, cast<TypedAttr>(rewriter.getZeroAttr(type)));
  SmallVector<int64_t> position(type.getRank());
  for (int64_t i = 0, e = type.getNumElements(); i != e; ++i) {
    SmallVector<Value> operands;
    for (Value operand : op->getOperands())
      operands.push_back(vector::ExtractOp::create(
          rewriter, loc, operand, ArrayRef<int64_t>(position)));
    result = vector::InsertOp::create(rewriter, loc, make(operands), result,
                                      ArrayRef<int64_t>(position));
    advance(position, type.getShape());
  }
  rewriter.replaceOp(op, result);
  return success();
}
