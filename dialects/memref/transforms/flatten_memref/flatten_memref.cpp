// SPDX-License-Identifier: Apache-2.0
#include "dialects/memref/transforms/flatten_memref/flatten_memref.h"

#include "core/rewrite/greedy.h"
#include "core/rewrite/pattern_set.h"
#include "dialects/affine/affine.h"
#include "dialects/memref/memref.h"
#include "dialects/memref/transforms/flatten_memref/flattening.h"

namespace mlir::memref {

#define GEN_PASS_DEF_FLATTENMEMREFSPASS
#include "dialects/memref/transforms/flatten_memref/flatten_memref_pass.h.inc"

namespace {

struct FlattenMemrefsPass : impl::FlattenMemrefsPassBase<FlattenMemrefsPass> {
  using FlattenMemrefsPassBase::FlattenMemrefsPassBase;

  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    populateFlattenMemrefsPatterns(patterns);
    if (failed(applyPatternsGreedily(getOperation(), std::move(patterns))))
      signalPassFailure();
  }
};

} // namespace

} // namespace mlir::memref
