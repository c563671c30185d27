// SPDX-License-Identifier: Apache-2.0
#include "conversions/scf_to_cf/scf_to_cf.h"

#include "conversions/scf_to_cf/pattern_families.h"
#include "conversions/scf_to_cf/scf_to_cf_patterns.h"
#include "core/conversion/conversion_target.h"
#include "core/conversion/dialect_conversion.h"
#include "dialects/arith/arith.h"

namespace mlir {

#define GEN_PASS_DEF_SCFTOCONTROLFLOWPASS
#include "conversions/scf_to_cf/scf_to_cf_pass.h.inc"

namespace {

struct SCFToControlFlow : impl::SCFToControlFlowPassBase<SCFToControlFlow> {
  using SCFToControlFlowPassBase::SCFToControlFlowPassBase;

  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    populateSCFToControlFlowConversionPatterns(patterns);
    ConversionTarget target(getContext());
    target.addIllegalOp<scf::ExecuteRegionOp, scf::ForallOp, scf::ForOp,
                        scf::IfOp, scf::IndexSwitchOp, scf::ParallelOp,
                        scf::WhileOp>();
    target.markUnknownOpDynamicallyLegal([](Operation *) { return true; });
    ConversionConfig config;
    config.allowPatternRollback = allowPatternRollback;
    if (failed(applyPartialConversion(getOperation(), target,
                                      std::move(patterns), config)))
      signalPassFailure();
  }
};

} // namespace

void populateSCFToControlFlowConversionPatterns(RewritePatternSet &patterns) {
  scf_to_cf::populateBranchPatterns(patterns);
  scf_to_cf::populateLoopPatterns(patterns);
}

} // namespace mlir
