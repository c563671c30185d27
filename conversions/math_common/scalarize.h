// SPDX-License-Identifier: Apache-2.0
//
// Scalarization of operations on vectors.
#ifndef CONVERSIONS_MATH_COMMON_SCALARIZE_H
#define CONVERSIONS_MATH_COMMON_SCALARIZE_H

#include "core/ir/builtin/builtin_types.h"
#include "core/rewrite/pattern_set.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace mlir::math {

/// Replaces `op`, whose operands and result are vectors of one shape. `make`
/// creates an element of the result from the elements of the operands.
/// Errors: notifies a match failure and changes nothing if the result is no
/// vector or a scalable one.
LogicalResult scalarize(Operation *op, PatternRewriter &rewriter,
                        llvm::function_ref<Value(ValueRange)> make);

/// op(v…) -> vector of op(elements of v…), without attributes
template <typename OpT> struct Scalarize : OpRewritePattern<OpT> {
  using OpRewritePattern<OpT>::OpRewritePattern;

  LogicalResult matchAndRewrite(OpT op,
                                PatternRewriter &rewriter) const override {
    const Type element = getElementTypeOrSelf(op.getType());
    return scalarize(op, rewriter, [&](ValueRange operands) -> Value {
      return OpT::create(rewriter, op.getLoc(), TypeRange(element),
                         llvm::SmallVector<Value>(operands))
          ->getResult(0);
    });
  }
};

} // namespace mlir::math

#endif // CONVERSIONS_MATH_COMMON_SCALARIZE_H
