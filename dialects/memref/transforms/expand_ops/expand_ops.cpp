// SPDX-License-Identifier: Apache-2.0
#include "dialects/memref/transforms/expand_ops/expand_ops.h"

#include "core/conversion/dialect_conversion.h"
#include "core/ir/builtin/builtin_types.h"
#include "core/rewrite/pattern_set.h"
#include "dialects/arith/arith.h"
#include "dialects/memref/memref.h"
#include "dialects/memref/transforms/expand_ops/expand_ops_patterns.h"

namespace mlir::memref {

#define GEN_PASS_DEF_EXPANDOPSPASS
#include "dialects/memref/transforms/expand_ops/expand_ops_pass.h.inc"

namespace {

struct ExpandOpsPass : impl::ExpandOpsPassBase<ExpandOpsPass> {
  using ExpandOpsPassBase::ExpandOpsPassBase;

  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    populateExpandOpsPatterns(patterns);
    ConversionTarget target(getContext());
    target.addLegalDialect<arith::ArithDialect, MemRefDialect>();
    target.addDynamicallyLegalOp<ReshapeOp>(
        [](ReshapeOp op) { return !canExpandReshape(op); });
    if (failed(applyPartialConversion(getOperation(), target,
                                      std::move(patterns))))
      signalPassFailure();
  }
};

} // namespace

} // namespace mlir::memref
