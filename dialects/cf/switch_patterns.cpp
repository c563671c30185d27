// SPDX-License-Identifier: Apache-2.0
//
// Canonicalization of switch.
#include "core/ir/structure/matchers.h"
#include "core/rewrite/pattern_set.h"
#include "dialects/cf/cf.h"
#include "dialects/cf/pass_through.h"

using namespace mlir;
using namespace mlir::cf;

namespace {

/// The values and destinations of the cases, by index.
struct Cases {
  SmallVector<APInt> values;
  SmallVector<Destination> destinations;

  void add(const APInt &value, Destination destination) {
    values.push_back(value);
    destinations.push_back(std::move(destination));
  }
};

} // namespace

static Destination getDefault(SwitchOp op) {
  return getDestination(op.getDefaultDestination(), op.getDefaultOperands());
}

static Cases getCases(SwitchOp op) {
  Cases cases;
  DenseIntElementsAttr values = op.getCaseValuesAttr();
  if (!values)
    return cases;
  for (auto [i, value] : llvm::enumerate(values))
    cases.add(value, getDestination(op.getCaseDestinations()[i],
                                    op.getCaseOperands(i)));
  return cases;
}

static void branchTo(SwitchOp op, const Destination &destination,
                     PatternRewriter &rewriter) {
  rewriter.replaceOpWithNewOp<BranchOp>(op, destination.block,
                                        ValueRange(destination.operands));
}

/// Replaces `op` by a branch to the case of `value`, or to the default block.
static void branchToCase(SwitchOp op, const APInt &value,
                         PatternRewriter &rewriter) {
  const Cases cases = getCases(op);
  for (auto [each, destination] : llvm::zip(cases.values, cases.destinations))
    if (each == value)
      return branchTo(op, destination, rewriter);
  branchTo(op, getDefault(op), rewriter);
}

static void replaceSwitch(SwitchOp op, const Destination &byDefault,
                          const Cases &cases, PatternRewriter &rewriter) {
  SmallVector<Block *> blocks;
  SmallVector<ValueRange> operands;
  for (const Destination &destination : cases.destinations) {
    blocks.push_back(destination.block);
    operands.push_back(ValueRange(destination.operands));
  }
  rewriter.replaceOpWithNewOp<SwitchOp>(
      op, op.getFlag(), byDefault.block, ValueRange(byDefault.operands),
      ArrayRef<APInt>(cases.values), BlockRange(blocks),
      ArrayRef<ValueRange>(operands));
}

/// switch f, [default: ^a]  ->  br ^a
static LogicalResult simplifyWithoutCases(SwitchOp op,
                                          PatternRewriter &rewriter) {
  if (!op.getCaseDestinations().empty())
    return failure();
  branchTo(op, getDefault(op), rewriter);
  return success();
}

/// switch f, [default: ^a(v), 1: ^a(v), …]  ->  switch f, [default: ^a(v), …]
static LogicalResult dropCasesLikeDefault(SwitchOp op,
                                          PatternRewriter &rewriter) {
  const Destination byDefault = getDefault(op);
  const Cases cases = getCases(op);
  Cases kept;
  for (auto [value, destination] : llvm::zip(cases.values, cases.destinations))
    if (destination.block != byDefault.block ||
        destination.operands != byDefault.operands)
      kept.add(value, destination);
  if (kept.values.size() == cases.values.size())
    return failure();
  replaceSwitch(op, byDefault, kept, rewriter);
  return success();
}

/// switch 1, [default: ^a, 1: ^b]  ->  br ^b
static LogicalResult simplifyConstantFlag(SwitchOp op,
                                          PatternRewriter &rewriter) {
  APInt value;
  if (!matchPattern(Value(op.getFlag()), m_ConstantInt(&value)))
    return failure();
  branchToCase(op, value, rewriter);
  return success();
}

/// switch f, [default: ^a, 1: ^b]; ^b: br ^c
///   -> switch f, [default: ^a, 1: ^c]
/// The same for the default block. Guard: as for `br` (collapseBranch).
static LogicalResult skipPassThroughOfSwitch(SwitchOp op,
                                             PatternRewriter &rewriter) {
  Cases cases = getCases(op);
  Destination byDefault = getDefault(op);
  bool changed = false;
  for (Destination &destination : cases.destinations)
    changed |= succeeded(collapseBranch(destination));
  changed |= succeeded(collapseBranch(byDefault));
  if (!changed)
    return failure();
  replaceSwitch(op, byDefault, cases, rewriter);
  return success();
}

/// Returns the switch on the same flag that is the only branch to the block of
/// `op`, or null.
static SwitchOp getSwitchBefore(SwitchOp op) {
  Block *predecessor = op->getBlock()->getSinglePredecessor();
  auto before =
      predecessor ? dyn_cast<SwitchOp>(predecessor->back()) : SwitchOp();
  return before && before.getFlag() == op.getFlag() ? before : SwitchOp();
}

/// switch f, [default: ^a, 1: ^b]; ^b: switch f, [default: ^c, 1: ^d]
///   -> …; ^b: br ^d
/// Guard: the first switch is the only branch to ^b.
static LogicalResult simplifyAfterCase(SwitchOp op, PatternRewriter &rewriter) {
  SwitchOp before = getSwitchBefore(op);
  if (!before || before.getDefaultDestination() == op->getBlock())
    return failure();
  const Cases known = getCases(before);
  for (auto [value, destination] : llvm::zip(known.values, known.destinations))
    if (destination.block == op->getBlock()) {
      branchToCase(op, value, rewriter);
      return success();
    }
  return failure();
}

/// switch f, [default: ^a, 1: ^b]; ^a: switch f, [default: ^c, 1: ^d, 2: ^e]
///   -> …; ^a: switch f, [default: ^c, 2: ^e]
/// Guard: the first switch is the only branch to ^a, which is its default
/// block.
static LogicalResult dropCasesAfterDefault(SwitchOp op,
                                           PatternRewriter &rewriter) {
  SwitchOp before = getSwitchBefore(op);
  if (!before || before.getDefaultDestination() != op->getBlock())
    return failure();
  const Cases excluded = getCases(before), cases = getCases(op);
  Cases kept;
  for (auto [value, destination] : llvm::zip(cases.values, cases.destinations))
    if (!llvm::is_contained(excluded.values, value))
      kept.add(value, destination);
  if (kept.values.size() == cases.values.size())
    return failure();
  replaceSwitch(op, getDefault(op), kept, rewriter);
  return success();
}

void SwitchOp::getCanonicalizationPatterns(RewritePatternSet &results,
                                           MLIRContext *context) {
  results.add(simplifyWithoutCases)
      .add(dropCasesLikeDefault)
      .add(simplifyConstantFlag)
      .add(skipPassThroughOfSwitch)
      .add(simplifyAfterCase)
      .add(dropCasesAfterDefault);
}
