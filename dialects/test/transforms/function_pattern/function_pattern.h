// SPDX-License-Identifier: Apache-2.0
//
// Patterns that call functions, for root names that no dialect registers.
// Private.
#ifndef DIALECTS_TEST_TRANSFORMS_FUNCTION_PATTERN_FUNCTION_PATTERN_H
#define DIALECTS_TEST_TRANSFORMS_FUNCTION_PATTERN_FUNCTION_PATTERN_H

#include "core/rewrite/pattern_set.h"

namespace test {

/// The function that implements a pattern.
using RewriteFunction = mlir::LogicalResult (*)(mlir::Operation *,
                                                mlir::PatternRewriter &);

/// Any operation named `root` -> the result of `function`
struct FunctionRewrite : mlir::RewritePattern {
  FunctionRewrite(llvm::StringRef root, RewriteFunction function,
                  mlir::MLIRContext *context)
      : RewritePattern(root, 1, context), function(function) {}
  mlir::LogicalResult
  matchAndRewrite(mlir::Operation *op,
                  mlir::PatternRewriter &rewriter) const override {
    return function(op, rewriter);
  }
  RewriteFunction function;
};

/// Adds a pattern that calls `function`.
inline void addRewrite(mlir::RewritePatternSet &patterns, llvm::StringRef root,
                       RewriteFunction function) {
  patterns.add(mlir::RewritePattern::create<FunctionRewrite>(
      root, function, patterns.getContext()));
}

} // namespace test

#endif // DIALECTS_TEST_TRANSFORMS_FUNCTION_PATTERN_FUNCTION_PATTERN_H
