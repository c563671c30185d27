// SPDX-License-Identifier: Apache-2.0
#include "dialects/krnl/transforms/lower_contract.h"

#include "dialects/arith/arith.h"
#include "dialects/krnl/transforms/contract_lowering.h"
#include "dialects/math/math.h"
#include "dialects/memref/memref.h"
#include "dialects/scf/scf.h"
#include "dialects/vector/vector.h"

namespace mlir::krnl {

#define GEN_PASS_DEF_LOWERKRNLCONTRACTPASS
#include "dialects/krnl/transforms/lower_contract_pass.h.inc"

namespace {

struct LowerKrnlContract : impl::LowerKrnlContractPassBase<LowerKrnlContract> {
  using LowerKrnlContractPassBase::LowerKrnlContractPassBase;

  void runOnOperation() override {
    SmallVector<ContractOp> ops;
    getOperation()->walk([&](ContractOp op) { ops.push_back(op); });
    for (ContractOp op : ops) {
      // A schedule asks for an order of the loops that need not be the order of
      // the iterators.
      FailureOr<bool> isDone = lowerToPanels(op);
      if (succeeded(isDone) && !*isDone && op.getSchedule())
        isDone = lowerToWindows(op);
      if (succeeded(isDone) && !*isDone && op.getSchedule())
        isDone = lowerToRows(op);
      if (failed(isDone) || (!*isDone && failed(lowerToElements(op))))
        return signalPassFailure();
    }
  }
};

} // namespace
} // namespace mlir::krnl
