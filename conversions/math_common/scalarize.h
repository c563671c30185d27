// SPDX-License-Identifier: Apache-2.0
//
// Operations of vectors, element by element.
#ifndef CONVERSIONS_MATH_COMMON_SCALARIZE_H
#define CONVERSIONS_MATH_COMMON_SCALARIZE_H

#include "core/ir/builtin_types.h"
#include "core/rewrite/pattern_set.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace mlir::math {

/// Replaces `op`, of vectors of one shape, by what `make` makes of the
/// operands' elements, a value of the result's element type, in order. Errors:
/// failure with its reason if the result is no vector, or one whose size is not
/// known; nothing is changed then.
LogicalResult scalarize(Operation *op, PatternRewriter &rewriter,
                        llvm::function_ref<Value(ValueRange)> make);

/// The same operation on each element, without its attributes.
template <typename OpT> struct Scalarize : OpRewritePattern<OpT> {
  using OpRewritePattern<OpT>::OpRewritePattern;

  LogicalResult matchAndRewrite(OpT op,
                                PatternRewriter &rewriter) const override {
    const Type element = getElementTypeOrSelf(op.getType());
    return scalarize(op, rewriter, [&](ValueRange operands) -> Value {
      return rewriter
          .create<OpT>(op.getLoc(), TypeRange(element),
                       llvm::SmallVector<Value>(operands))
          ->getResult(0);
    });
  }
};

} // namespace mlir::math

#endif // CONVERSIONS_MATH_COMMON_SCALARIZE_H
