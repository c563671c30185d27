// SPDX-License-Identifier: Apache-2.0
//
// Hoists subset extractions and insertions of tensors out of loops.
#include "core/interfaces/destination_style.h"
#include "core/interfaces/subset.h"
#include "core/ir/structure/walk.h"
#include "core/rewrite/rewriter.h"
#include "core/transforms/loop_invariant_code_motion.h"

using namespace mlir;

/// All tensors in one iteration argument are versions of one tensor.
static bool areVersions(Value, Value) { return true; }

namespace {
/// An extraction and an insertion of the same subset. Either may be null.
struct SubsetPair {
  SubsetExtractionOpInterface extraction;
  SubsetInsertionOpInterface insertion;
};

/// The subset operations on one tensor that a loop carries.
class MatchingSubsets {
public:
  /// Collects the operations on the path from an iteration argument to the
  /// value yielded for it, nested loops included.
  /// Errors: failure if there is any other operation on the path.
  LogicalResult collect(LoopLikeOpInterface loop, BlockArgument argument);

  /// Returns the pairs of equal type that are disjoint from all other subsets.
  llvm::SmallVector<SubsetPair> getHoistable() const;

private:
  FailureOr<Value> visitUses(Value value, bool isNested);
  FailureOr<Value> visitUse(OpOperand &use, bool isNested);
  void add(SubsetOpInterface op);
  bool isDisjointFromOthers(const SubsetPair &pair) const;

  llvm::SmallVector<SubsetPair> pairs;
  llvm::SmallVector<SubsetOpInterface> all;
  /// Nested loops that are still to be followed.
  llvm::SmallVector<std::pair<LoopLikeOpInterface, BlockArgument>> nested;
};
} // namespace

/// Adds `op` to the pair of the same subset, or starts a new pair.
void MatchingSubsets::add(SubsetOpInterface op) {
  auto matches = [&](Operation *other) {
    return other &&
           llvm::cast<SubsetOpInterface>(other).operatesOnEquivalentSubset(
               op, areVersions);
  };
  if (auto extraction =
          llvm::dyn_cast<SubsetExtractionOpInterface>(op.getOperation())) {
    auto *found = llvm::find_if(pairs, [&](const SubsetPair &pair) {
      return pair.insertion && matches(pair.insertion);
    });
    if (found == pairs.end())
      pairs.push_back({extraction, {}});
    else
      found->extraction = extraction;
  }
  if (auto insertion =
          llvm::dyn_cast<SubsetInsertionOpInterface>(op.getOperation())) {
    auto *found = llvm::find_if(pairs, [&](const SubsetPair &pair) {
      return pair.extraction && matches(pair.extraction);
    });
    if (found == pairs.end())
      pairs.push_back({{}, insertion});
    else
      found->insertion = insertion;
  }
}

/// Returns the next version of the tensor, or null if there is none.
FailureOr<Value> MatchingSubsets::visitUse(OpOperand &use, bool isNested) {
  Operation *user = use.getOwner();
  if (auto loop = llvm::dyn_cast<LoopLikeOpInterface>(user)) {
    BlockArgument argument = loop.getTiedLoopRegionIterArg(&use);
    if (!argument)
      return failure();
    nested.emplace_back(loop, argument);
    return Value(loop.getTiedLoopResult(&use));
  }
  auto subset = llvm::dyn_cast<SubsetOpInterface>(user);
  if (!subset)
    return failure();
  all.push_back(subset);
  if (!isNested)
    add(subset);
  auto insertion = llvm::dyn_cast<SubsetInsertionOpInterface>(user);
  if (!insertion)
    return Value();
  auto destinationStyle = llvm::dyn_cast<DestinationStyleOpInterface>(user);
  if (!destinationStyle || !destinationStyle.hasPureTensorSemantics() ||
      &use != &insertion.getDestinationOperand())
    return failure();
  return Value(insertion.getUpdatedDestination());
}

FailureOr<Value> MatchingSubsets::visitUses(Value value, bool isNested) {
  Value next;
  for (OpOperand &use : value.getUses()) {
    FailureOr<Value> version = visitUse(use, isNested);
    if (failed(version))
      return failure();
    if (*version)
      next = *version;
  }
  // The path must lead to the terminator.
  if (!next)
    return failure();
  return next;
}

/// Returns the only use if its owner is a terminator, else null.
static OpOperand *getTerminatorUse(Value value) {
  if (!value.hasOneUse())
    return nullptr;
  OpOperand &use = *value.use_begin();
  return use.getOwner()->hasTrait<OpTrait::IsTerminator>() ? &use : nullptr;
}

LogicalResult MatchingSubsets::collect(LoopLikeOpInterface loop,
                                       BlockArgument argument) {
  nested.emplace_back(loop, argument);
  for (size_t i = 0; i < nested.size(); ++i) {
    auto [current, start] = nested[i];
    Value value = start;
    OpOperand *yielded = nullptr;
    while (!(yielded = getTerminatorUse(value))) {
      FailureOr<Value> next = visitUses(value, /*isNested=*/i != 0);
      if (failed(next))
        return failure();
      value = *next;
    }
    if (current.getTiedLoopYieldedValue(start) != yielded)
      return failure();
  }
  return success();
}

bool MatchingSubsets::isDisjointFromOthers(const SubsetPair &pair) const {
  return llvm::all_of(all, [&](SubsetOpInterface other) {
    Operation *op = other;
    if (op == pair.extraction.getOperation() ||
        op == pair.insertion.getOperation())
      return true;
    auto isDisjoint = [&](Operation *op) {
      return !op || other.operatesOnDisjointSubset(
                        llvm::cast<SubsetOpInterface>(op), areVersions);
    };
    return isDisjoint(pair.extraction) && isDisjoint(pair.insertion);
  });
}

llvm::SmallVector<SubsetPair> MatchingSubsets::getHoistable() const {
  llvm::SmallVector<SubsetPair> hoistable;
  for (const SubsetPair &pair : pairs)
    if (pair.extraction && pair.insertion &&
        pair.extraction->getResult(0).getType() ==
            pair.insertion.getSourceOperand().get().getType() &&
        isDisjointFromOthers(pair))
      hoistable.push_back(pair);
  return hoistable;
}

/// Returns true if `op` and its nested operations use no value of the loop,
/// except through the operands in `except`.
static bool canLeave(Operation *op, LoopLikeOpInterface loop,
                     llvm::ArrayRef<OpOperand *> except) {
  return !op->walk([&](Operation *child) {
              for (OpOperand &operand : child->getOpOperands()) {
                Value value = operand.get();
                if (!op->isAncestor(value.getParentRegion()->getParentOp()) &&
                    !loop.isDefinedOutsideOfLoop(value) &&
                    !llvm::is_contained(except, &operand))
                  return WalkResult::interrupt();
              }
              return WalkResult::advance();
            }).wasInterrupted();
}

/// Moves a pair out of the loop, which then carries the subset. Returns the new
/// loop.
static FailureOr<LoopLikeOpInterface> hoistPair(RewriterBase &rewriter,
                                                LoopLikeOpInterface loop,
                                                size_t number,
                                                const SubsetPair &pair) {
  SubsetExtractionOpInterface extraction = pair.extraction;
  SubsetInsertionOpInterface insertion = pair.insertion;
  FailureOr<LoopLikeOpInterface> newLoop = loop.replaceWithAdditionalYields(
      rewriter, extraction.getResult(), /*replaceInitOperandUsesInLoop=*/true,
      [&](OpBuilder &, Location, llvm::ArrayRef<BlockArgument>) {
        return llvm::SmallVector<Value>{insertion.getSourceOperand().get()};
      });
  if (failed(newLoop))
    return failure();
  BlockArgument argument = newLoop->getRegionIterArgs()[number];
  OpResult result = newLoop->getTiedLoopResult(argument);
  OpResult newResult = newLoop->getLoopResults()->back();
  rewriter.moveOpBefore(extraction, newLoop->getOperation());
  rewriter.moveOpAfter(insertion, newLoop->getOperation());
  rewriter.replaceAllUsesWith(insertion.getUpdatedDestination(),
                              insertion.getDestinationOperand().get());
  extraction.getSourceOperand().set(newLoop->getTiedLoopInit(argument)->get());
  rewriter.replaceAllUsesWith(result, insertion.getUpdatedDestination());
  insertion.getSourceOperand().set(newResult);
  insertion.getDestinationOperand().set(result);
  return newLoop;
}

static LoopLikeOpInterface hoistAt(RewriterBase &rewriter,
                                   LoopLikeOpInterface loop, size_t number) {
  MatchingSubsets subsets;
  if (failed(subsets.collect(loop, loop.getRegionIterArgs()[number])))
    return loop;
  for (const SubsetPair &pair : subsets.getHoistable()) {
    SubsetExtractionOpInterface extraction = pair.extraction;
    SubsetInsertionOpInterface insertion = pair.insertion;
    if (!canLeave(extraction, loop, {&extraction.getSourceOperand()}) ||
        !canLeave(insertion, loop,
                  {&insertion.getSourceOperand(),
                   &insertion.getDestinationOperand()}))
      continue;
    FailureOr<LoopLikeOpInterface> newLoop =
        hoistPair(rewriter, loop, number, pair);
    if (failed(newLoop))
      return loop;
    loop = *newLoop;
  }
  return loop;
}

LoopLikeOpInterface
mlir::hoistLoopInvariantSubsets(RewriterBase &rewriter,
                                LoopLikeOpInterface loopLike) {
  // New iteration arguments are visited, too.
  for (size_t i = 0; i < loopLike.getRegionIterArgs().size(); ++i)
    loopLike = hoistAt(rewriter, loopLike, i);
  return loopLike;
}
