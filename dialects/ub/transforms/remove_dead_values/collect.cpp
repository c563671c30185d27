// SPDX-License-Identifier: Apache-2.0
#include "core/ir/descriptor/op_descriptor.h"
#include "core/ir/descriptor/traits.h"
#include "core/ir/interface/side_effects.h"
#include "dialects/ub/transforms/remove_dead_values/cleanup.h"
#include "llvm/ADT/BitVector.h"

using namespace mlir;
using llvm::BitVector;

bool DeadValueCollector::isLive(Value value) {
  if (dead.contains(value))
    return false;
  const dataflow::Liveness *state = liveness.getLiveness(value);
  return !state || state->isLive;
}

bool DeadValueCollector::hasLive(ValueRange values) {
  return llvm::any_of(values, [&](Value value) { return isLive(value); });
}

BitVector DeadValueCollector::getDead(ValueRange values) {
  BitVector bits(values.size());
  for (auto [i, value] : llvm::enumerate(values))
    bits[i] = !isLive(value);
  return bits;
}

void DeadValueCollector::markDead(ValueRange values, const BitVector &bits) {
  for (unsigned i : bits.set_bits())
    dead.insert(values[i]);
}

DeadValueCleanup DeadValueCollector::collect() {
  root->walk([&](Operation *op) { visit(op); });
  return std::move(cleanup);
}

/// Returns true if the block of the operation may need it as its terminator. An
/// unregistered operation at the end of a block may be one.
static bool mayBeTerminator(Operation *op) {
  return op->hasTrait<OpTrait::IsTerminator>() ||
         (!op->isRegistered() && op->getBlock() &&
          op == &op->getBlock()->back());
}

void DeadValueCollector::visit(Operation *op) {
  if (auto function = dyn_cast<FunctionOpInterface>(op))
    return visitFunction(function);
  if (auto branch = dyn_cast<RegionBranchOpInterface>(op))
    return visitRegionBranch(branch);
  if (auto branch = dyn_cast<BranchOpInterface>(op))
    return visitBranch(branch);
  // Terminators are removed with their parents, calls with their callees.
  if (!mayBeTerminator(op) && !isa<CallOpInterface>(op))
    visitSimpleOp(op);
}

/// An operation whose operands are dead is dead even if it has side effects: if
/// it were reachable, its operands would be live.
void DeadValueCollector::visitSimpleOp(Operation *op) {
  if (!getDead(op->getOperands()).any() &&
      (!isMemoryEffectFree(op) || hasLive(op->getResults())))
    return;
  cleanup.operations.push_back(op);
  markDead(op->getResults(), BitVector(op->getNumResults(), true));
}

/// Returns true if the operation stays valid with fewer operands.
static bool canLoseOperands(Operation *op) {
  const OpDescriptor *descriptor = op->getName().getDescriptor();
  return !descriptor ||
         llvm::none_of(descriptor->operands, [](const ValueDescriptor &group) {
           return group.multiplicity == Multiplicity::Single;
         });
}

void DeadValueCollector::visitFunction(FunctionOpInterface function) {
  if (function.isPublic() || function.isExternal())
    return;
  const auto uses = function.getSymbolUses(root);
  if (!uses || llvm::any_of(*uses, [](const SymbolUse &use) {
        return !isa<CallOpInterface>(use.getUser());
      }))
    return;
  BitVector arguments = getDead(function.getArguments());
  markDead(function.getArguments(), arguments);

  // A result is dead if it is dead in all calls, even if the returned value is
  // live otherwise.
  BitVector results(function.getNumResults(), true);
  for (const SymbolUse &use : *uses) {
    cleanup.calls.push_back({use.getUser(), function.getOperation()});
    results &= getDead(use.getUser()->getResults());
  }
  for (Block &block : function.getFunctionBody()) {
    if (block.empty())
      continue;
    Operation &op = block.back();
    if (op.hasTrait<OpTrait::ReturnLike>() &&
        op.getNumOperands() == results.size() && canLoseOperands(&op))
      cleanup.operands.push_back({&op, results});
  }
  cleanup.functions.push_back({function, std::move(arguments), results});
  for (const SymbolUse &use : *uses) {
    if (results.empty())
      break;
    cleanup.results.push_back({use.getUser(), results});
    markDead(use.getUser()->getResults(), results);
  }
}

void DeadValueCollector::visitRegionBranch(RegionBranchOpInterface branch) {
  Operation *op = branch.getOperation();
  // This is the criterion of LivenessAnalysis: the operands that decide about
  // control flow are dead then. Operations that only read memory are dead as
  // well.
  if (wouldOpBeTriviallyDead(op) && !hasLive(op->getResults())) {
    cleanup.operations.push_back(op);
    return;
  }
  // Operands that are dead or are passed only to dead inputs.
  RegionBranchSuccessorMapping mapping;
  branch.getSuccessorOperandInputMapping(mapping);
  for (RegionBranchPoint point : branch.getAllRegionBranchPoints()) {
    Operation *from =
        point.isParent() ? op : point.getTerminatorPredecessorOrNull();
    BitVector deadOperands(from->getNumOperands());
    for (OpOperand &operand : from->getOpOperands())
      if (auto it = mapping.find(&operand); it != mapping.end())
        deadOperands[operand.getOperandNumber()] =
            !isLive(operand.get()) || !hasLive(it->second);
    if (deadOperands.any())
      cleanup.poisonedOperands.push_back({from, std::move(deadOperands)});
  }
}

void DeadValueCollector::visitBranch(BranchOpInterface branch) {
  Operation *op = branch.getOperation();
  // The operands that decide about control flow are dead in unreachable blocks.
  BitVector decides(op->getNumOperands(), true);
  for (unsigned i = 0; i < op->getNumSuccessors(); ++i) {
    const OperandRange forwarded =
        branch.getSuccessorOperands(i).getForwardedOperands();
    for (unsigned k = 0; k < forwarded.size(); ++k)
      decides.reset(forwarded.getBase()[k].getOperandNumber());
  }
  for (unsigned i : decides.set_bits())
    if (!isLive(op->getOperand(i))) {
      cleanup.operations.push_back(op);
      return;
    }
  for (auto [i, block] : llvm::enumerate(op->getSuccessors())) {
    const SuccessorOperands operands = branch.getSuccessorOperands(i);
    BitVector bits(operands.size());
    for (unsigned k = 0; k < operands.size(); ++k)
      bits[k] =
          operands[k] && !isLive(operands[k]) && !isLive(block->getArgument(k));
    markDead(block->getArguments(), bits);
    cleanup.successorOperands.push_back(
        {branch, static_cast<unsigned>(i), std::move(bits)});
  }
}
