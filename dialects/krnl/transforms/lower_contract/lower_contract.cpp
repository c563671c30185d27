// SPDX-License-Identifier: Apache-2.0
#include "dialects/krnl/transforms/lower_contract/lower_contract.h"

#include "core/interfaces/function.h"
#include "core/ir/builtin/builtin_attributes.h"
#include "dialects/arith/arith.h"
#include "dialects/krnl/loop_ops.h"
#include "dialects/krnl/transforms/lower_contract/contract_lowering.h"
#include "dialects/llvm/llvm.h"
#include "dialects/math/dialect.h"
#include "dialects/memref/memref.h"
#include "dialects/scf/scf.h"
#include "dialects/vector/vector.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::krnl {

#define GEN_PASS_DEF_LOWERKRNLCONTRACTPASS
#include "dialects/krnl/transforms/lower_contract/lower_contract_pass.h.inc"

/// Tells LLVM, by an attribute of the function, that loops keep sums in
/// registers already.
static void markLoops(Operation *function) {
  if (!function)
    return;
  Builder builder(function->getContext());
  const Attribute mark = builder.getStringAttr("scheduled-loops");
  SmallVector<Attribute> attributes;
  if (auto known = function->getAttrOfType<ArrayAttr>("passthrough"))
    llvm::append_range(attributes, known);
  if (llvm::is_contained(attributes, mark))
    return;
  attributes.push_back(mark);
  function->setAttr("passthrough", builder.getArrayAttr(attributes));
}

/// Returns true if a function has loops without a contraction, which LLVM may
/// unroll.
static bool hasOtherLoops(Operation *function) {
  return function
      ->walk([](IterateOp loops) {
        const bool hasContraction =
            loops->walk([](ContractOp) { return WalkResult::interrupt(); })
                .wasInterrupted();
        return hasContraction ? WalkResult::advance() : WalkResult::interrupt();
      })
      .wasInterrupted();
}

/// Returns true if an input is in panels, which one lowering can read.
static bool isPacked(ContractOp op) {
  return op.getPacked() &&
         llvm::any_of(*op.getPacked(), [](int64_t width) { return width > 0; });
}

namespace {

struct LowerKrnlContract : impl::LowerKrnlContractPassBase<LowerKrnlContract> {
  using LowerKrnlContractPassBase::LowerKrnlContractPassBase;

  void runOnOperation() override {
    SmallVector<ContractOp> ops;
    getOperation()->walk([&](ContractOp op) { ops.push_back(op); });
    llvm::DenseMap<Operation *, bool> isMixed;
    for (ContractOp op : ops) {
      Operation *function = op->getParentOfType<FunctionOpInterface>();
      if (function)
        isMixed.try_emplace(function, hasOtherLoops(function));
    }
    for (ContractOp op : ops) {
      Operation *function = op->getParentOfType<FunctionOpInterface>();
      // A schedule asks for an order of the loops that need not be the order of
      // the iterators.
      FailureOr<bool> isDone = lowerToPanels(op);
      if (succeeded(isDone) && !*isDone && isPacked(op)) {
        op.emitOpError("has an input in panels that are not those of its "
                       "schedule");
        return signalPassFailure();
      }
      if (succeeded(isDone) && !*isDone && op.getSchedule())
        isDone = lowerToWindows(op);
      if (succeeded(isDone) && *isDone && !isMixed.lookup(function))
        markLoops(function);
      if (succeeded(isDone) && !*isDone && op.getSchedule())
        isDone = lowerToRows(op);
      if (failed(isDone) || (!*isDone && failed(lowerToElements(op))))
        return signalPassFailure();
    }
  }
};

} // namespace
} // namespace mlir::krnl
