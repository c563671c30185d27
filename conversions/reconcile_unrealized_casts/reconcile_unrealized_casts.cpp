// SPDX-License-Identifier: Apache-2.0
#include "conversions/reconcile_unrealized_casts/reconcile_unrealized_casts.h"

#include "core/conversion/reconcile_casts.h"
#include "core/ir/builtin/builtin_ops.h"

namespace mlir {

#define GEN_PASS_DEF_RECONCILEUNREALIZEDCASTSPASS
#include "conversions/reconcile_unrealized_casts/reconcile_unrealized_casts_pass.h.inc"

namespace {

struct ReconcileUnrealizedCasts
    : impl::ReconcileUnrealizedCastsPassBase<ReconcileUnrealizedCasts> {
  using ReconcileUnrealizedCastsPassBase::ReconcileUnrealizedCastsPassBase;

  void runOnOperation() override {
    llvm::SmallVector<UnrealizedConversionCastOp> casts;
    getOperation()->walk([&](Operation *op) {
      if (auto cast = llvm::dyn_cast<UnrealizedConversionCastOp>(op))
        casts.push_back(cast);
    });
    reconcileUnrealizedCasts(casts);
  }
};

} // namespace

} // namespace mlir
