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

// A successor input is a region argument or an operation result. A successor
// operand is the value that a control-flow predecessor passes for it.

/// Sets of operand, result or argument numbers by operation or block, in the
/// order of insertion.
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

/// Returns the successor inputs: the results, then the arguments of the
/// regions.
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

/// Returns the only value, other than inputs, that reaches the input through
/// successor operands. Returns null if there is none or more than one.
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

/// Returns true if a value that reaches `input` dominates the uses of `input`:
/// it is defined outside of `op`, or it is another argument of the same region.
static bool isVisibleWhere(Value value, Value input, Operation *op) {
  if (value.getParentRegion()->getParentOp() != op)
    return true;
  return llvm::isa<BlockArgument>(value) && llvm::isa<BlockArgument>(input) &&
         getOwner(value) == getOwner(input);
}

namespace {

/// input  ->  v, if v is the only value that reaches the input and v is visible
/// wherever the input is.
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

/// The successor operand for one input, by the operation that passes it.
using SentValues = llvm::SmallDenseMap<Operation *, Value>;

SentValues getSentValues(ArrayRef<OpOperand *> operands) {
  SentValues values;
  for (OpOperand *operand : operands)
    values[operand->getOwner()] = operand->get();
  return values;
}

/// y  ->  x, if x and y are inputs of the same successor and every predecessor
/// passes the same value for both. x is the input with the lower number.
struct RemoveDuplicateSuccessorInputUses final : RewritePattern {
  RemoveDuplicateSuccessorInputUses(MLIRContext *context, llvm::StringRef name,
                                    PatternBenefit benefit)
      : RewritePattern(name, benefit, context) {}

  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const override {
    RegionBranchInverseSuccessorMapping operands;
    llvm::cast<RegionBranchOpInterface>(op).getSuccessorInputOperandMapping(
        operands);
    // Go in order, so that all successors keep the same inputs and the others
    // can be erased together.
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

/// Erases an unused input with its successor operands, if every input that
/// these operands feed is unused, too.
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
  /// Returns the inputs of those sets, tied by common operands, that are
  /// unused.
  static SmallVector<Value>
  findDead(Operation *op, const RegionBranchInverseSuccessorMapping &operands) {
    llvm::EquivalenceClasses<const void *> tied;
    const SmallVector<Value> inputs = getInputs(op, operands);
    // Ties each operand to the inputs that it feeds.
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
