// SPDX-License-Identifier: Apache-2.0
#include "conversions/cf_to_scf/cf_to_scf.h"

#include "conversions/cf_to_scf/cf_to_scf_transformation.h"
#include "dialects/arith/arith.h"
#include "dialects/cf/cf.h"
#include "dialects/func/func.h"
#include "dialects/scf/scf.h"
#include "dialects/ub/ub.h"

namespace mlir {

#define GEN_PASS_DEF_LIFTCONTROLFLOWTOSCFPASS
#include "conversions/cf_to_scf/cf_to_scf_pass.h.inc"

namespace {

struct LiftControlFlowToSCF
    : impl::LiftControlFlowToSCFPassBase<LiftControlFlowToSCF> {
  using LiftControlFlowToSCFPassBase::LiftControlFlowToSCFPassBase;

  void runOnOperation() override {
    ControlFlowToSCFTransformation transformation;
    bool changed = false;
    const WalkResult walk = getOperation()->walk([&](func::FuncOp function) {
      DominanceInfo &dominance =
          function.getOperation() == getOperation()
              ? getAnalysis<DominanceInfo>()
              : getChildAnalysis<DominanceInfo>(function);
      return function->walk([&](Operation *op) {
        for (Region &region : op->getRegions()) {
          FailureOr<bool> lifted =
              transformCFGToSCF(region, transformation, dominance);
          if (failed(lifted))
            return WalkResult::interrupt();
          changed |= *lifted;
        }
        return WalkResult::advance();
      });
    });
    if (walk.wasInterrupted())
      return signalPassFailure();
    if (!changed)
      markAllAnalysesPreserved();
  }
};

} // namespace
} // namespace mlir
