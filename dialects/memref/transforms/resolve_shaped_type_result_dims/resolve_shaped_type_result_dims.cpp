// SPDX-License-Identifier: Apache-2.0
#include "dialects/memref/transforms/resolve_shaped_type_result_dims/resolve_shaped_type_result_dims.h"

#include "core/rewrite/greedy.h"
#include "core/rewrite/pattern_set.h"
#include "dialects/affine/affine.h"
#include "dialects/memref/memref.h"
#include "dialects/memref/transforms/resolve_shaped_type_result_dims/result_dims.h"
#include "dialects/tensor/tensor.h"

namespace mlir::memref {

#define GEN_PASS_DEF_RESOLVERANKEDSHAPETYPERESULTDIMSPASS
#define GEN_PASS_DEF_RESOLVESHAPEDTYPERESULTDIMSPASS
#include "dialects/memref/transforms/resolve_shaped_type_result_dims/resolve_shaped_type_result_dims_pass.h.inc"

namespace {

/// Applies the patterns. Errors: if `errorOnLimit` is set, fails with a
/// diagnostic if the iteration limit was reached.
LogicalResult resolveDims(Operation *op, RewritePatternSet &&patterns,
                          bool errorOnLimit) {
  if (succeeded(applyPatternsGreedily(op, std::move(patterns))) ||
      !errorOnLimit)
    return success();
  return op->emitOpError("dim operation resolution hit pattern iteration "
                         "limit");
}

struct ResolveRankedShapeTypeResultDimsPass
    : impl::ResolveRankedShapeTypeResultDimsPassBase<
          ResolveRankedShapeTypeResultDimsPass> {
  using ResolveRankedShapeTypeResultDimsPassBase::
      ResolveRankedShapeTypeResultDimsPassBase;

  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    populateResolveRankedShapedTypeResultDimsPatterns(patterns);
    if (failed(resolveDims(getOperation(), std::move(patterns),
                           errorOnPatternIterationLimit)))
      signalPassFailure();
  }
};

struct ResolveShapedTypeResultDimsPass
    : impl::ResolveShapedTypeResultDimsPassBase<
          ResolveShapedTypeResultDimsPass> {
  using ResolveShapedTypeResultDimsPassBase::
      ResolveShapedTypeResultDimsPassBase;

  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    populateResolveRankedShapedTypeResultDimsPatterns(patterns);
    populateResolveShapedTypeResultDimsPatterns(patterns);
    if (failed(resolveDims(getOperation(), std::move(patterns),
                           errorOnPatternIterationLimit)))
      signalPassFailure();
  }
};

} // namespace

} // namespace mlir::memref
