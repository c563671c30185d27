// SPDX-License-Identifier: Apache-2.0
#include "core/ir/descriptor/traits.h"
#include "core/rewrite/rewriter.h"
#include "dialects/ub/transforms/remove_dead_values/cleanup.h"
#include "dialects/ub/ub.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;
using llvm::BitVector;

namespace {

/// Records the poison operations that were created and still exist, in order.
struct PoisonListener : RewriterBase::Listener {
  void notifyOperationInserted(Operation *op,
                               OpBuilder::InsertPoint previous) override {
    if (isa<ub::PoisonOp>(op))
      poison.insert(op);
  }
  void notifyOperationErased(Operation *op) override { poison.remove(op); }
  llvm::SetVector<Operation *> poison;
};

} // namespace

template <typename Callback>
static void forEachFromLast(const BitVector &bits, Callback callback) {
  for (int i = bits.find_last(); i >= 0; i = bits.find_prev(i))
    callback(static_cast<unsigned>(i));
}

/// Replaces the uses of a value that will be removed by poison. Its users are
/// removed, too, except for terminators that are not returns of the function.
static void poisonUses(RewriterBase &rewriter, Value value) {
  if (value.use_empty())
    return;
  rewriter.setInsertionPointAfterValue(value);
  rewriter.replaceAllUsesWith(
      value, ub::PoisonOp::create(rewriter, value.getLoc(), value.getType()));
}

/// Removes a block argument if no branch passes a live operand for it.
static void
removeBlockArguments(RewriterBase &rewriter,
                     ArrayRef<DeadValueCleanup::SuccessorOperands> operands) {
  llvm::MapVector<Block *, BitVector> blocks;
  auto getBlock = [](const DeadValueCleanup::SuccessorOperands &entry) {
    return entry.branch->getSuccessor(entry.successor);
  };
  for (const auto &entry : operands) {
    auto [it, isNew] = blocks.try_emplace(getBlock(entry), entry.dead);
    if (!isNew)
      it->second &= entry.dead;
  }
  for (const auto &entry : operands)
    forEachFromLast(blocks.find(getBlock(entry))->second, [&](unsigned i) {
      BranchOpInterface branch = entry.branch;
      SuccessorOperands forwarded =
          branch.getSuccessorOperands(entry.successor);
      forwarded.erase(i);
    });
  for (const auto &[block, dead] : blocks)
    forEachFromLast(dead, [&](unsigned i) {
      poisonUses(rewriter, block->getArgument(i));
      block->eraseArgument(i);
    });
}

static void removeOfFunctions(RewriterBase &rewriter,
                              DeadValueCleanup &cleanup) {
  llvm::DenseMap<Operation *, const BitVector *> erased;
  for (auto &entry : cleanup.functions) {
    for (unsigned i : entry.arguments.set_bits())
      poisonUses(rewriter, entry.function.getArgument(i));
    if (succeeded(entry.function.eraseArguments(entry.arguments)))
      erased[entry.function.getOperation()] = &entry.arguments;
    (void)entry.function.eraseResults(entry.results);
  }
  for (const auto &entry : cleanup.calls)
    if (const BitVector *arguments = erased.lookup(entry.callee))
      forEachFromLast(*arguments, [&](unsigned i) {
        auto operands =
            cast<CallOpInterface>(entry.call).getArgOperandsMutable();
        // A call that does not match its callee, which the verifier may not
        // have checked, can have fewer operands.
        if (i < operands.size())
          operands.erase(i);
      });
}

/// Erases an operation. An unreachable terminator is replaced.
static void eraseOperation(RewriterBase &rewriter, Operation *op) {
  rewriter.setInsertionPoint(op);
  if (op->hasTrait<OpTrait::IsTerminator>())
    ub::UnreachableOp::create(rewriter, op->getLoc());
  for (Value result : op->getResults())
    poisonUses(rewriter, result);
  rewriter.eraseOp(op);
}

void mlir::removeDeadValues(MLIRContext *context, DeadValueCleanup &cleanup) {
  PoisonListener listener;
  IRRewriter rewriter(context, &listener);
  removeBlockArguments(rewriter, cleanup.successorOperands);
  removeOfFunctions(rewriter, cleanup);
  for (const auto &[op, dead] : cleanup.operands)
    forEachFromLast(dead, [&](unsigned i) { op->eraseOperand(i); });
  for (const auto &[op, dead] : cleanup.poisonedOperands) {
    rewriter.setInsertionPoint(op);
    for (unsigned i : dead.set_bits()) {
      const Value value = op->getOperand(i);
      op->setOperand(
          i, ub::PoisonOp::create(rewriter, value.getLoc(), value.getType()));
    }
  }
  for (const auto &[op, dead] : cleanup.results) {
    for (unsigned i : dead.set_bits())
      poisonUses(rewriter, op->getResult(i));
    if (dead.any())
      rewriter.eraseOpResults(op, dead);
  }
  for (Operation *op : cleanup.operations)
    eraseOperation(rewriter, op);
  for (Operation *op : listener.poison)
    if (op->use_empty())
      op->erase();
}
