// SPDX-License-Identifier: Apache-2.0
#include "core/rewrite/region_branch_patterns.h"

#include "core/interfaces/control_flow.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/EquivalenceClasses.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;
using llvm::ArrayRef;
using llvm::BitVector;
using llvm::SmallVector;

// A successor input is an argument of a region, or a result, that a value from
// where control comes from goes to: a successor operand.

/// Operations and blocks, in the order in which they were come across, with
/// numbers of operands, results or arguments.
template <typename Owner> using Numbers = llvm::MapVector<Owner *, BitVector>;

static unsigned getNumber(Value value) {
  if (auto argument = llvm::dyn_cast<BlockArgument>(value))
    return argument.getArgNumber();
  return llvm::cast<OpResult>(value).getResultNumber();
}

static const void *getOwner(Value value) {
  if (auto argument = llvm::dyn_cast<BlockArgument>(value))
    return argument.getOwner();
  return value.getDefiningOp();
}

/// The inputs among the operation's results and arguments of its regions, in
/// this order.
static SmallVector<Value>
getInputs(Operation *op, const RegionBranchInverseSuccessorMapping &operands) {
  SmallVector<Value> inputs;
  auto add = [&](Value value) {
    if (operands.contains(value))
      inputs.push_back(value);
  };
  llvm::for_each(op->getResults(), add);
  for (Region &region : op->getRegions())
    if (!region.empty())
      llvm::for_each(region.front().getArguments(), add);
  return inputs;
}

/// The one value that is no input and that an input can be, going back over
/// inputs; null if there are none or several.
static Value
getOnlyReachableValue(Value input,
                      const RegionBranchInverseSuccessorMapping &operands) {
  Value only;
  llvm::SmallDenseSet<Value> visited;
  SmallVector<Value> pending{input};
  while (!pending.empty()) {
    Value next = pending.pop_back_val();
    auto found = operands.find(next);
    if (found == operands.end()) {
      if (only && !(only == next))
        return nullptr;
      only = next;
      continue;
    }
    for (OpOperand *operand : found->second)
      if (visited.insert(operand->get()).second)
        pending.push_back(operand->get());
  }
  return only;
}

/// Whether a value that an input can be may be used wherever that is: it is
/// from outside of the operation, or another argument of the same region.
static bool isVisibleWhere(Value value, Value input, Operation *op) {
  if (value.getParentRegion()->getParentOp() != op)
    return true;
  return llvm::isa<BlockArgument>(value) && llvm::isa<BlockArgument>(input) &&
         getOwner(value) == getOwner(input);
}

namespace {

/// x -> v, for an input x that can only be v; v is visible wherever x is.
struct MakeRegionBranchOpSuccessorInputsDead final : RewritePattern {
  MakeRegionBranchOpSuccessorInputsDead(MLIRContext *context,
                                        llvm::StringRef name,
                                        PatternBenefit benefit)
      : RewritePattern(name, benefit, context) {}

  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const override {
    RegionBranchInverseSuccessorMapping operands;
    llvm::cast<RegionBranchOpInterface>(op).getSuccessorInputOperandMapping(
        operands);
    bool changed = false;
    for (Value input : getInputs(op, operands)) {
      if (input.use_empty())
        continue;
      Value value = getOnlyReachableValue(input, operands);
      if (!value || !isVisibleWhere(value, input, op))
        continue;
      rewriter.replaceAllUsesWith(input, value);
      changed = true;
    }
    return success(changed);
  }
};

/// What each operation sends to an input.
using SentValues = llvm::SmallDenseMap<Operation *, Value>;

SentValues getSentValues(ArrayRef<OpOperand *> operands) {
  SentValues values;
  for (OpOperand *operand : operands)
    values[operand->getOwner()] = operand->get();
  return values;
}

/// y -> x, for inputs of one place that get the same from wherever control
/// comes; x is the one of the lower number.
struct RemoveDuplicateSuccessorInputUses final : RewritePattern {
  RemoveDuplicateSuccessorInputUses(MLIRContext *context, llvm::StringRef name,
                                    PatternBenefit benefit)
      : RewritePattern(name, benefit, context) {}

  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const override {
    RegionBranchInverseSuccessorMapping operands;
    llvm::cast<RegionBranchOpInterface>(op).getSuccessorInputOperandMapping(
        operands);
    // In order, so that in all places the same ones are kept, and the others
    // can go together.
    const SmallVector<Value> inputs = getInputs(op, operands);
    bool changed = false;
    for (auto [i, kept] : llvm::enumerate(inputs)) {
      for (Value other : ArrayRef<Value>(inputs).drop_front(i + 1)) {
        if (other.use_empty() || getOwner(kept) != getOwner(other) ||
            getSentValues(operands[kept]) != getSentValues(operands[other]))
          continue;
        rewriter.replaceAllUsesWith(other, kept);
        changed = true;
      }
    }
    return success(changed);
  }
};

template <typename Owner>
void setNumber(Numbers<Owner> &numbers, Owner *owner, unsigned size,
               unsigned number) {
  auto inserted = numbers.insert({owner, BitVector(size)}).first;
  inserted->second.set(number);
}

void eraseOperands(Operation *op, const BitVector &operands) {
  for (unsigned i = operands.size(); i-- > 0;)
    if (operands.test(i))
      op->eraseOperand(i);
}

/// An input without uses goes, with the operands that go to it, if all that
/// those go to have no uses either.
struct RemoveDeadRegionBranchOpSuccessorInputs final : RewritePattern {
  RemoveDeadRegionBranchOpSuccessorInputs(MLIRContext *context,
                                          llvm::StringRef name,
                                          PatternBenefit benefit)
      : RewritePattern(name, benefit, context) {}

  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const override {
    auto branch = llvm::cast<RegionBranchOpInterface>(op);
    RegionBranchInverseSuccessorMapping operands;
    branch.getSuccessorInputOperandMapping(operands);
    const SmallVector<Value> dead = findDead(op, operands);
    if (dead.empty())
      return rewriter.notifyMatchFailure(op, "no values to remove");

    Numbers<Operation> deadOperands;
    Numbers<Block> deadArguments;
    BitVector deadResults(op->getNumResults());
    for (Value input : dead) {
      for (OpOperand *operand : operands[input])
        setNumber(deadOperands, operand->getOwner(),
                  operand->getOwner()->getNumOperands(),
                  operand->getOperandNumber());
      if (auto argument = llvm::dyn_cast<BlockArgument>(input))
        setNumber(deadArguments, argument.getOwner(),
                  argument.getOwner()->getNumArguments(),
                  argument.getArgNumber());
      else
        deadResults.set(getNumber(input));
    }
    for (auto &[owner, numbers] : deadOperands)
      rewriter.modifyOpInPlace(owner, [&] { eraseOperands(owner, numbers); });
    for (auto &[block, numbers] : deadArguments)
      rewriter.modifyOpInPlace(op, [&] {
        block->eraseArguments([&](BlockArgument argument) {
          return numbers.test(argument.getArgNumber());
        });
      });
    if (deadResults.any())
      rewriter.eraseOpResults(op, deadResults);
    return success();
  }

private:
  /// The inputs of those sets, tied by common operands, in which none has uses.
  static SmallVector<Value>
  findDead(Operation *op, const RegionBranchInverseSuccessorMapping &operands) {
    llvm::EquivalenceClasses<const void *> tied;
    const SmallVector<Value> inputs = getInputs(op, operands);
    // An operand stands for the inputs that it goes to.
    for (Value input : inputs)
      for (OpOperand *operand : operands.find(input)->second)
        tied.unionSets(input.getAsOpaquePointer(), operand);
    llvm::SmallPtrSet<const void *, 8> used;
    for (Value input : inputs)
      if (!input.use_empty())
        used.insert(tied.getLeaderValue(input.getAsOpaquePointer()));
    SmallVector<Value> dead;
    for (Value input : inputs)
      if (!used.contains(tied.getLeaderValue(input.getAsOpaquePointer())))
        dead.push_back(input);
    return dead;
  }
};

} // namespace

void mlir::populateRegionBranchOpInterfaceCanonicalizationPatterns(
    RewritePatternSet &patterns, llvm::StringRef opName,
    PatternBenefit benefit) {
  patterns.add<MakeRegionBranchOpSuccessorInputsDead,
               RemoveDuplicateSuccessorInputUses,
               RemoveDeadRegionBranchOpSuccessorInputs>(patterns.getContext(),
                                                        opName, benefit);
}
