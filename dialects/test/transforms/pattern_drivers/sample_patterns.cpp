// SPDX-License-Identifier: Apache-2.0
#include "dialects/test/transforms/pattern_drivers/sample_patterns.h"

#include "core/ir/structure/matchers.h"
#include "dialects/arith/arith.h"
#include "dialects/test/test.h"
#include "dialects/test/transforms/function_pattern/function_pattern.h"
#include "llvm/ADT/StringSwitch.h"

namespace test {

using namespace mlir;

/// Increments the integer attribute `attr` until it is 3.
static LogicalResult increment(Operation *op, PatternRewriter &rewriter) {
  auto number = op->getAttrOfType<IntegerAttr>("attr");
  if (!number || number.getInt() >= 3)
    return failure();
  rewriter.modifyOpInPlace(op, [&] {
    op->setAttr("attr", rewriter.getI32IntegerAttr(number.getInt() + 1));
  });
  return success();
}

/// Creates an operation without regions that has the operands and result types
/// of `op`.
static Operation *createLike(Operation *op, llvm::StringRef name,
                             PatternRewriter &rewriter) {
  return rewriter.create(op->getLoc(), rewriter.getStringAttr(name),
                         op->getOperands(), op->getResultTypes());
}

// Folds.

/// Creates an operation that folds in place at once.
static LogicalResult foldAnchor(Operation *op, PatternRewriter &rewriter) {
  rewriter.replaceOp(
      op, rewriter.createOrFold<TestOpInPlaceFold>(
              op->getLoc(), rewriter.getI32Type(), op->getOperand(0)));
  return success();
}

/// Creates a constant before all others.
static LogicalResult castOfTrue(Operation *op, PatternRewriter &rewriter) {
  if (!op->hasAttr("test_fold_before_previously_folded_op"))
    return failure();
  rewriter.setInsertionPointToStart(op->getBlock());
  Value constant = arith::ConstantOp::create(rewriter, op->getLoc(),
                                             rewriter.getBoolAttr(true));
  rewriter.replaceOpWithNewOp<TestCastOp>(op, rewriter.getI32Type(),
                                          ValueRange(constant));
  return success();
}

/// (x op c) op y  ->  c
/// Guard: op is op_commutative2 and c is a constant.
static LogicalResult takeConstant(Operation *op, PatternRewriter &rewriter) {
  auto inner = op->getOperand(0).getDefiningOp<TestCommutative2Op>();
  Attribute constant;
  if (!inner || !matchPattern(inner->getOperand(1), m_Constant(&constant)))
    return failure();
  rewriter.replaceOp(op, ValueRange(inner->getOperand(1)));
  return success();
}

static LogicalResult makeEligible(Operation *op, PatternRewriter &rewriter) {
  if (op->hasAttr("eligible"))
    return failure();
  rewriter.modifyOpInPlace(
      op, [&] { op->setAttr("eligible", rewriter.getUnitAttr()); });
  return success();
}

/// Moves the operation that defines the operand of the region's terminator
/// before `op`.
static LogicalResult hoistEligible(Operation *op, PatternRewriter &rewriter) {
  Region &region = op->getRegion(0);
  if (region.empty() || region.front().empty() ||
      region.front().back().getNumOperands() == 0)
    return failure();
  Operation *given = region.front().back().getOperand(0).getDefiningOp();
  if (!given || given->getParentOp() != op || !given->hasAttr("eligible"))
    return failure();
  rewriter.moveOpBefore(given, op);
  return success();
}

void populateGreedyPatterns(RewritePatternSet &patterns) {
  addRewrite(patterns, "test.op_in_place_fold_anchor", foldAnchor);
  addRewrite(patterns, "test.cast", castOfTrue);
  addRewrite(patterns, "test.op_commutative2", takeConstant);
  addRewrite(patterns, "test.one_region_op", hoistEligible);
  addRewrite(patterns, "foo.maybe_eligible_op", makeEligible);
  addRewrite(patterns, "test.any_attr_of_i32_str", increment);
}

// Insertion, modification and erasure of operations and blocks.

static LogicalResult insertSame(Operation *op, PatternRewriter &rewriter) {
  if (op->hasAttr("skip"))
    return failure();
  Operation *same = createLike(op, op->getName().getStringRef(), rewriter);
  rewriter.modifyOpInPlace(
      op, [&] { op->setAttr("skip", rewriter.getBoolAttr(true)); });
  same->setAttr("skip", rewriter.getBoolAttr(true));
  return success();
}

static LogicalResult replaceWithNew(Operation *op, PatternRewriter &rewriter) {
  if (!op->hasAttr("create_erase_op")) {
    rewriter.replaceOp(op, createLike(op, "test.new_op", rewriter));
    return success();
  }
  if (!op->use_empty())
    return failure();
  // The created operation has no results.
  Operation *made =
      rewriter.create(op->getLoc(), rewriter.getStringAttr("test.erase_op"),
                      op->getOperands(), TypeRange());
  if (op->getNumResults() == 0)
    rewriter.replaceOp(op, made);
  else
    rewriter.eraseOp(op);
  return success();
}

static LogicalResult erase(Operation *op, PatternRewriter &rewriter) {
  if (!op->use_empty())
    return failure();
  rewriter.eraseOp(op);
  return success();
}

/// Replaces the second successor by the first one in all uses.
static LogicalResult changeBlock(Operation *op, PatternRewriter &rewriter) {
  if (op->getNumSuccessors() < 2 || op->getSuccessor(0) == op->getSuccessor(1))
    return failure();
  rewriter.replaceAllUsesWith(op->getSuccessor(0), op->getSuccessor(1));
  return success();
}

/// Makes the block a loop of its own.
static LogicalResult changeOwn(Operation *op, PatternRewriter &rewriter) {
  if (op->getNumSuccessors() < 1 || op->getSuccessor(0) == op->getBlock())
    return failure();
  rewriter.modifyOpInPlace(op, [&] { op->setSuccessor(op->getBlock(), 0); });
  return success();
}

static LogicalResult cloneRegion(Operation *op, PatternRewriter &rewriter) {
  if (op->hasAttr("was_cloned"))
    return failure();
  for (Region &region : op->getRegions())
    rewriter.cloneRegionBefore(region, *op->getParentRegion(),
                               op->getBlock()->getIterator());
  op->setAttr("was_cloned", rewriter.getUnitAttr());
  return success();
}

static bool hasUnusedArguments(Block &block) {
  return llvm::all_of(block.getArguments(), [](BlockArgument argument) {
    return argument.use_empty();
  });
}

static LogicalResult inlineBlocks(Operation *op, PatternRewriter &rewriter) {
  bool changed = false;
  for (Region &region : op->getRegions())
    while (!region.empty() && hasUnusedArguments(region.front())) {
      region.front().eraseArguments(0, region.front().getNumArguments());
      rewriter.inlineBlockBefore(&region.front(), op);
      changed = true;
    }
  return success(changed);
}

static LogicalResult splitHere(Operation *op, PatternRewriter &rewriter) {
  rewriter.splitBlock(op->getBlock(), Block::iterator(op));
  rewriter.setInsertionPoint(op);
  rewriter.replaceOp(op, createLike(op, "test.new_op", rewriter));
  return success();
}

static LogicalResult moveBeforeParent(Operation *op,
                                      PatternRewriter &rewriter) {
  if (llvm::isa<FunctionOpInterface>(op->getParentOp()))
    return failure();
  rewriter.moveOpBefore(op, op->getParentOp());
  return success();
}

void populateStrictPatterns(RewritePatternSet &patterns) {
  addRewrite(patterns, "test.insert_same_op", insertSame);
  addRewrite(patterns, "test.replace_with_new_op", replaceWithNew);
  addRewrite(patterns, "test.erase_op", erase);
  addRewrite(patterns, "test.change_block_op", changeBlock);
  addRewrite(patterns, "test.implicit_change_op", changeOwn);
  addRewrite(patterns, "test.clone_region_before", cloneRegion);
  addRewrite(patterns, "test.inline_blocks_into_parent", inlineBlocks);
  addRewrite(patterns, "test.split_block_here", splitHere);
  addRewrite(patterns, "test.move_before_parent_op", moveBeforeParent);
}

bool isStrictRoot(Operation *op) {
  return llvm::StringSwitch<bool>(op->getName().getStringRef())
      .Cases("test.insert_same_op", "test.replace_with_new_op", "test.erase_op",
             "test.change_block_op", true)
      .Cases("test.clone_region_before", "test.inline_blocks_into_parent",
             "test.split_block_here", "test.move_before_parent_op", true)
      .Default(false);
}

// Modifications around the matched operation.

/// Moves the operation after its parent, by as many operations as the
/// attribute `advance` says.
static LogicalResult moveAfterParent(Operation *op, PatternRewriter &rewriter) {
  Operation *place = op->getParentOp();
  if (llvm::isa<FunctionOpInterface>(place))
    return failure();
  if (auto advance = op->getAttrOfType<IntegerAttr>("advance"))
    for (int64_t i = 0; i < advance.getInt() && place->getNextNode(); ++i)
      place = place->getNextNode();
  rewriter.moveOpAfter(op, place);
  return success();
}

static LogicalResult cloneOnce(Operation *op, PatternRewriter &rewriter) {
  if (op->hasAttr("was_cloned"))
    return failure();
  rewriter.clone(*op)->setAttr("was_cloned", rewriter.getUnitAttr());
  return success();
}

static LogicalResult eraseFirstBlock(Operation *op, PatternRewriter &rewriter) {
  if (op->getNumRegions() == 0 || op->getRegion(0).empty() ||
      &op->getRegion(0).front() == &op->getRegion(0).back())
    return failure();
  rewriter.eraseBlock(&op->getRegion(0).front());
  return success();
}

void populateWalkPatterns(RewritePatternSet &patterns) {
  addRewrite(patterns, "test.any_attr_of_i32_str", increment);
  addRewrite(patterns, "test.move_before_parent_op", moveBeforeParent);
  addRewrite(patterns, "test.move_after_parent_op", moveAfterParent);
  addRewrite(patterns, "test.clone_me", cloneOnce);
  addRewrite(patterns, "test.replace_with_new_op", replaceWithNew);
  addRewrite(patterns, "test.erase_first_block", eraseFirstBlock);
}

} // namespace test
