// SPDX-License-Identifier: Apache-2.0
#include "dialects/arith/transforms/expand_ops/expand_ops.h"

#include "core/conversion/dialect_conversion.h"
#include "core/ir/builtin/builtin_types.h"
#include "core/rewrite/pattern_set.h"
#include "dialects/arith/arith.h"
#include "dialects/arith/transforms/expand_ops/expand_ops_patterns.h"

namespace mlir::arith {

#define GEN_PASS_DEF_ARITHEXPANDOPSPASS
#include "dialects/arith/transforms/expand_ops/expand_ops_pass.h.inc"

namespace {

struct ArithExpandOpsPass : impl::ArithExpandOpsPassBase<ArithExpandOpsPass> {
  using ArithExpandOpsPassBase::ArithExpandOpsPassBase;

  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    populateArithExpandOpsPatterns(patterns);
    if (includeBf16)
      populateExpandBFloat16Patterns(patterns);
    if (includeF8E8M0)
      populateExpandF8E8M0Patterns(patterns);
    if (includeF4E2M1)
      populateExpandF4E2M1Patterns(patterns);

    ConversionTarget target(getContext());
    target.addLegalDialect<ArithDialect>();
    target.addIllegalOp<CeilDivSIOp, CeilDivUIOp, FloorDivSIOp, MaxSIOp,
                        MaxUIOp, MinSIOp, MinUIOp, MaximumFOp, MinimumFOp,
                        MaxNumFOp, MinNumFOp, ScalingExtFOp, ScalingTruncFOp>();
    target.addDynamicallyLegalOp<ExtFOp>(
        [this](ExtFOp op) { return !isExpanded(op.getIn(), op.getOut()); });
    target.addDynamicallyLegalOp<TruncFOp>(
        [this](TruncFOp op) { return !isExpanded(op.getOut(), op.getIn()); });
    if (failed(applyPartialConversion(getOperation(), target,
                                      std::move(patterns))))
      signalPassFailure();
  }

private:
  /// Returns true if the options select casts between these formats.
  bool isExpanded(Value narrow, Value wide) {
    const Type from = getElementTypeOrSelf(narrow.getType());
    const Type to = getElementTypeOrSelf(wide.getType());
    return (includeBf16 && from.isBF16() && to.isF32()) ||
           (includeF8E8M0 && isa<Float8E8M0FNUType>(from)) ||
           (includeF4E2M1 && isa<Float4E2M1FNType>(from));
  }
};

} // namespace

} // namespace mlir::arith
