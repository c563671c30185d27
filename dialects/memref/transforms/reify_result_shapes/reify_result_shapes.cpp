// SPDX-License-Identifier: Apache-2.0
#include "dialects/memref/transforms/reify_result_shapes/reify_result_shapes.h"

#include "core/interfaces/infer_type.h"
#include "core/rewrite/rewriter.h"
#include "dialects/affine/affine.h"
#include "dialects/memref/memref.h"
#include "dialects/tensor/tensor.h"

namespace mlir::memref {

#define GEN_PASS_DEF_REIFYRESULTSHAPESPASS
#include "dialects/memref/transforms/reify_result_shapes/reify_result_shapes_pass.h.inc"

namespace {

/// Returns the type with the sizes that are constants and no less than 0. Other
/// sizes become dynamic.
RankedTensorType getReifiedType(RankedTensorType type,
                                ArrayRef<OpFoldResult> sizes) {
  SmallVector<int64_t> shape;
  for (OpFoldResult size : sizes) {
    const std::optional<int64_t> constant = getConstantIntValue(size);
    shape.push_back(constant && *constant >= 0 ? *constant
                                               : ShapedType::kDynamic);
  }
  return type.clone(shape);
}

/// Replaces the operation, which has one result, by one with the reified result
/// type and a cast to the old type. Does nothing if the types are equal. Warns
/// if the operation cannot reify its shapes.
void reifyResultType(RewriterBase &rewriter, Operation *op) {
  rewriter.setInsertionPoint(op);
  ReifiedRankedShapedTypeDims shapes;
  if (failed(reifyResultShapes(rewriter, op, shapes)) || shapes.empty()) {
    op->emitWarning() << "failed to get the reified shapes";
    return;
  }
  const auto type = cast<RankedTensorType>(op->getResult(0).getType());
  const RankedTensorType reified = getReifiedType(type, shapes.front());
  if (reified == type)
    return;
  Operation *typed = rewriter.clone(*op);
  rewriter.modifyOpInPlace(typed,
                           [&] { typed->getResult(0).setType(reified); });
  rewriter.replaceOpWithNewOp<tensor::CastOp>(op, type, typed->getResult(0));
}

struct ReifyResultShapesPass
    : impl::ReifyResultShapesPassBase<ReifyResultShapesPass> {
  using ReifyResultShapesPassBase::ReifyResultShapesPassBase;

  void runOnOperation() override {
    SmallVector<Operation *> ops;
    getOperation()->walk([&](Operation *op) {
      if (isa<tensor::PadOp, tensor::ConcatOp>(op))
        ops.push_back(op);
    });
    IRRewriter rewriter(&getContext());
    for (Operation *op : ops)
      reifyResultType(rewriter, op);
  }
};

} // namespace

} // namespace mlir::memref
