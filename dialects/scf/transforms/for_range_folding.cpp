// SPDX-License-Identifier: Apache-2.0
#include "dialects/scf/transforms/for_range_folding.h"

#include "core/ir/ir_mapping.h"
#include "dialects/arith/arith.h"
#include "dialects/scf/scf.h"

namespace mlir::scf {

#define GEN_PASS_DEF_SCFFORLOOPRANGEFOLDING
#include "dialects/scf/transforms/for_range_folding_pass.h.inc"

namespace {

/// for i in [l, u) by s { i + x } -> for i in [l + x, u + x) by s { i }
/// for i in [l, u) by s { i * x } -> for i in [l * x, u * x) by s * x { i }
/// Guard: that is the only use of i, and x is defined outside.
bool foldRange(ForOp loop) {
  Value variable = loop.getInductionVar();
  if (!variable.hasOneUse())
    return false;
  Operation *user = *variable.getUsers().begin();
  if (!isa<arith::AddIOp, arith::MulIOp>(user) ||
      !llvm::all_of(user->getOperands(), [&](Value operand) {
        return operand == variable || loop.isDefinedOutsideOfLoop(operand);
      }))
    return false;

  OpBuilder builder(loop);
  auto applyTo = [&](Value value) -> Value {
    IRMapping mapping;
    mapping.map(variable, value);
    return builder.clone(*user, mapping)->getResult(0);
  };
  if (isa<arith::AddIOp>(user)) {
    Value lowerBound = applyTo(loop.getLowerBound());
    loop.setUpperBound(applyTo(loop.getUpperBound()));
    loop.setLowerBound(lowerBound);
  } else {
    Value lowerBound = applyTo(loop.getLowerBound());
    Value upperBound = applyTo(loop.getUpperBound());
    loop.setStep(applyTo(loop.getStep()));
    loop.setLowerBound(lowerBound);
    loop.setUpperBound(upperBound);
  }
  user->getResult(0).replaceAllUsesWith(variable);
  user->erase();
  return true;
}

struct SCFForLoopRangeFolding
    : impl::SCFForLoopRangeFoldingBase<SCFForLoopRangeFolding> {
  void runOnOperation() override {
    getOperation()->walk([](ForOp loop) {
      while (foldRange(loop)) {
      }
    });
  }
};

} // namespace

} // namespace mlir::scf
