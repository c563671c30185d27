// SPDX-License-Identifier: Apache-2.0
#include "dialects/memref/transforms/expand_strided_metadata/expand_strided_metadata.h"

#include "core/rewrite/greedy.h"
#include "core/rewrite/pattern_set.h"
#include "dialects/affine/affine.h"
#include "dialects/memref/memref.h"
#include "dialects/memref/transforms/expand_strided_metadata/expand_strided_metadata_patterns.h"

namespace mlir::memref {

#define GEN_PASS_DEF_EXPANDSTRIDEDMETADATAPASS
#include "dialects/memref/transforms/expand_strided_metadata/expand_strided_metadata_pass.h.inc"

namespace {

struct ExpandStridedMetadataPass
    : impl::ExpandStridedMetadataPassBase<ExpandStridedMetadataPass> {
  using ExpandStridedMetadataPassBase::ExpandStridedMetadataPassBase;

  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    populateExpandStridedMetadataPatterns(patterns);
    // The result is valid even if the iteration limit was reached.
    (void)applyPatternsGreedily(getOperation(), std::move(patterns));
  }
};

} // namespace

} // namespace mlir::memref
