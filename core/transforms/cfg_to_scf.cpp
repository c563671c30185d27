// SPDX-License-Identifier: Apache-2.0
#include "core/transforms/cfg_to_scf.h"

#include "core/ir/interface/side_effects.h"
#include "core/transforms/cfg_to_scf_impl.h"

using namespace mlir;
using namespace mlir::cfg_to_scf;

unsigned ExitInfo::getHashValue(const Operation *op) {
  return OperationEquivalence::computeHash(
      const_cast<Operation *>(op), OperationEquivalence::ignoreHashValue,
      OperationEquivalence::ignoreHashValue,
      OperationEquivalence::IgnoreLocations);
}

bool ExitInfo::isEqual(const Operation *lhs, const Operation *rhs) {
  if (lhs == rhs)
    return true;
  auto isKey = [](const Operation *op) {
    return op != getEmptyKey() && op != getTombstoneKey();
  };
  return isKey(lhs) && isKey(rhs) &&
         OperationEquivalence::isEquivalentTo(
             const_cast<Operation *>(lhs), const_cast<Operation *>(rhs),
             OperationEquivalence::ignoreValueEquivalence,
             /*markEquivalent=*/nullptr, OperationEquivalence::IgnoreLocations);
}

Value Lifting::getSwitchValue(unsigned value) {
  if (value >= switchValues.size())
    switchValues.resize(value + 1);
  if (!switchValues[value]) {
    OpBuilder builder = OpBuilder::atBlockBegin(&region.front());
    switchValues[value] =
        interface.getCFGSwitchValue(region.getLoc(), builder, value);
  }
  return switchValues[value];
}

Value Lifting::getUndef(Type type) {
  Value &undef = undefs[type];
  if (!undef) {
    OpBuilder builder = OpBuilder::atBlockBegin(&region.front());
    undef = interface.getUndefValue(region.getLoc(), builder, type);
  }
  return undef;
}

void Lifting::combineExit(Operation *exit) {
  auto [entry, isNew] = exits.try_emplace(exit, nullptr);
  if (isNew) {
    entry->second = new Block;
    region.push_back(entry->second);
    for (Type type : exit->getOperandTypes())
      entry->second->addArgument(type, exit->getLoc());
  }
  Block *block = entry->second;
  OpBuilder builder(exit);
  interface.createSingleDestinationBranch(
      exit->getLoc(), builder, getSwitchValue(0), block, exit->getOperands());
  if (!isNew) {
    exit->erase();
    return;
  }
  exit->moveBefore(block, block->end());
  exit->setOperands(ValueRange(block->getArguments()));
}

/// Emits a diagnostic and fails if the terminator `branch` cannot be lifted.
static LogicalResult checkBranch(Operation *branch) {
  auto interface = dyn_cast<BranchOpInterface>(branch);
  if (!interface)
    return branch->emitOpError("transformation does not support terminators "
                               "with successors not implementing "
                               "BranchOpInterface");
  if (!isMemoryEffectFree(branch))
    return branch->emitOpError(
        "transformation does not support terminators with side effects");
  for (unsigned i = 0; i < branch->getNumSuccessors(); ++i)
    if (interface.getSuccessorOperands(i).getProducedOperandCount() != 0)
      return branch->emitOpError("transformation does not support operations "
                                 "with operation-produced successor operands");
  return success();
}

/// Emits a diagnostic and fails if a block cannot be lifted. An unreachable
/// cycle that does not branch to reachable blocks is legal and stays.
static LogicalResult checkBlocks(Region &region,
                                 const DominanceInfo &dominance) {
  for (Block &block : region) {
    if (block.empty() || !block.mightHaveTerminator())
      return block.getParentOp()->emitOpError(
          "transformation does not support blocks without terminators");
    Operation *terminator = &block.back();
    const bool isReached = dominance.isReachableFromEntry(&block);
    if (!isReached && (block.hasNoPredecessors() ||
                       llvm::any_of(block.getSuccessors(), [&](Block *next) {
                         return dominance.isReachableFromEntry(next);
                       })))
      return terminator->emitOpError(
          "transformation does not support unreachable blocks");
    if (terminator->hasSuccessors() && failed(checkBranch(terminator)))
      return failure();
  }
  return success();
}

FailureOr<bool> mlir::transformCFGToSCF(Region &region,
                                        CFGToSCFInterface &interface,
                                        DominanceInfo &dominanceInfo) {
  if (region.empty() || region.hasOneBlock())
    return false;
  if (failed(checkBlocks(region, dominanceInfo)))
    return failure();
  dominanceInfo.invalidate(&region);

  Lifting lifting(region, interface);
  SmallVector<Operation *> exits;
  for (Block &block : region)
    if (block.hasNoSuccessors())
      exits.push_back(&block.back());
  for (Operation *exit : exits)
    lifting.combineExit(exit);

  // Each entry with a flag: true if cycles may be reachable. All cycles
  // reachable from a block that are not nested in each other are lifted
  // together.
  SmallVector<std::pair<Block *, bool>> entries = {{&region.front(), true}};
  while (!entries.empty()) {
    auto [entry, mayHaveCycles] = entries.pop_back_val();
    SmallVector<Block *> loopEntries;
    SmallVector<Block *> otherEntries;
    if (mayHaveCycles && failed(lifting.liftCycles(entry, loopEntries)))
      return failure();
    if (failed(lifting.liftBranch(entry, otherEntries)))
      return failure();
    for (Block *loopEntry : loopEntries)
      entries.emplace_back(loopEntry, true);
    for (Block *otherEntry : otherEntries)
      entries.emplace_back(otherEntry, false);
  }
  return true;
}
