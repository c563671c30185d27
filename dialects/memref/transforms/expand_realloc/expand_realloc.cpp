// SPDX-License-Identifier: Apache-2.0
#include "dialects/memref/transforms/expand_realloc/expand_realloc.h"

#include "core/conversion/dialect_conversion.h"
#include "core/rewrite/pattern_set.h"
#include "dialects/arith/arith.h"
#include "dialects/memref/memref.h"
#include "dialects/memref/transforms/expand_realloc/expand_realloc_patterns.h"
#include "dialects/scf/scf.h"

namespace mlir::memref {

#define GEN_PASS_DEF_EXPANDREALLOCPASS
#include "dialects/memref/transforms/expand_realloc/expand_realloc_pass.h.inc"

namespace {

struct ExpandReallocPass : impl::ExpandReallocPassBase<ExpandReallocPass> {
  using ExpandReallocPassBase::ExpandReallocPassBase;

  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    populateExpandReallocPatterns(patterns, emitDeallocs);
    ConversionTarget target(getContext());
    target
        .addLegalDialect<arith::ArithDialect, MemRefDialect, scf::SCFDialect>();
    target.addIllegalOp<ReallocOp>();
    if (failed(applyPartialConversion(getOperation(), target,
                                      std::move(patterns))))
      signalPassFailure();
  }
};

} // namespace

} // namespace mlir::memref
