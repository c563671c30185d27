// SPDX-License-Identifier: Apache-2.0
#include "dialects/test/transforms/conversion_utilities/conversion_utilities.h"

#include "core/conversion/conversion_pattern.h"
#include "core/conversion/dialect_conversion.h"
#include "core/ir/builtin/builtin_ops.h"
#include "dialects/func/func.h"
#include "dialects/test/test.h"

namespace test {

using namespace mlir;

#define GEN_PASS_DEF_TESTMERGEBLOCKSPATTERNDRIVER
#define GEN_PASS_DEF_TESTREMAPPEDVALUE
#define GEN_PASS_DEF_TESTUNKNOWNROOTOPDRIVER
#include "dialects/test/transforms/conversion_utilities/conversion_utilities_pass.h.inc"

namespace {

// Remapped values.

/// one_variadic_out_one_variadic_in1(x) ->
/// one_variadic_out_one_variadic_in1(x', x')
/// Guard: one operand. x' is the converted value of x.
struct DoubleOperand : OpRewritePattern<OneVResOneVOperandOp1> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(OneVResOneVOperandOp1 op,
                                PatternRewriter &rewriter) const override {
    if (op->getNumOperands() != 1)
      return failure();
    Value value =
        static_cast<ConversionPatternRewriter &>(rewriter).getRemappedValue(
            op->getOperand(0));
    if (!value)
      return failure();
    rewriter.replaceOpWithNewOp<OneVResOneVOperandOp1>(
        op, op->getResultTypes(), ValueRange({value, value}));
    return success();
  }
};

/// remapped_value_region { A; return x } -> A, with x' for the results
struct InlineRegion : OpRewritePattern<TestRemappedValueRegionOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(TestRemappedValueRegionOp op,
                                PatternRewriter &rewriter) const override {
    Block &body = op->getRegion(0).front();
    Operation *terminator = body.getTerminator();
    llvm::SmallVector<Value> values;
    if (terminator->getNumOperands() != op->getNumResults() ||
        failed(static_cast<ConversionPatternRewriter &>(rewriter)
                   .getRemappedValues(terminator->getOperands(), values)))
      return failure();
    rewriter.inlineBlockBefore(&body, op);
    rewriter.eraseOp(terminator);
    rewriter.replaceOp(op, values);
    return success();
  }
};

struct RemappedValue : impl::TestRemappedValueBase<RemappedValue> {
  using TestRemappedValueBase::TestRemappedValueBase;
  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    patterns.add<DoubleOperand, InlineRegion>(&getContext());
    ConversionTarget target(getContext());
    target.addLegalOp<ModuleOp, func::FuncOp, TestReturnOp>();
    target.addDynamicallyLegalOp<OneVResOneVOperandOp1>(
        [](OneVResOneVOperandOp1 op) { return op->getNumOperands() > 1; });
    if (failed(applyFullConversion(getOperation().getOperation(), target,
                                   std::move(patterns))))
      signalPassFailure();
  }
};

// A pattern that matches any operation.

/// Any operation of the test dialect -> nothing
struct EraseAny : RewritePattern {
  explicit EraseAny(MLIRContext *context)
      : RewritePattern(MatchAnyOpTypeTag(), 1, context) {}
  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const override {
    if (op->getName().getDialectNamespace() != "test")
      return failure();
    rewriter.eraseOp(op);
    return success();
  }
};

struct UnknownRoots : impl::TestUnknownRootOpDriverBase<UnknownRoots> {
  using TestUnknownRootOpDriverBase::TestUnknownRootOpDriverBase;
  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    patterns.add<EraseAny>(&getContext());
    ConversionTarget target(getContext());
    target.addIllegalDialect<TestDialect>();
    if (failed(applyPartialConversion(getOperation().getOperation(), target,
                                      std::move(patterns))))
      signalPassFailure();
  }
};

// Merged blocks.

/// Merges the second block of the region into the first, which branches to it.
/// Fails if there are more blocks.
LogicalResult mergeBlocks(Operation *op, PatternRewriter &rewriter) {
  Region &region = op->getRegion(0);
  if (region.empty() || std::next(region.begin(), 1) == region.end() ||
      std::next(region.begin(), 2) != region.end())
    return failure();
  auto branch = llvm::dyn_cast<TestBranchOp>(region.front().back());
  if (!branch ||
      branch->getNumOperands() != branch->getSuccessor(0)->getNumArguments())
    return failure();
  Block *target = branch->getSuccessor(0);
  llvm::SmallVector<Value> values(branch->getOperands());
  rewriter.eraseOp(branch);
  rewriter.mergeBlocks(target, &region.front(), values);
  rewriter.modifyOpInPlace(op, [] {});
  return success();
}

/// merge_blocks { A; br ^b; ^b: B } -> merge_blocks { A; B }
struct MergeTwo : OpRewritePattern<TestMergeBlocksOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(TestMergeBlocksOp op,
                                PatternRewriter &rewriter) const override {
    return mergeBlocks(op, rewriter);
  }
};

/// undo_blocks_merge { A; br ^b; ^b: B } -> undo_blocks_merge { A; B }
/// Also creates an operation that stays illegal, so that the conversion is
/// rolled back.
struct MergeAndUndo : RewritePattern {
  explicit MergeAndUndo(MLIRContext *context)
      : RewritePattern("test.undo_blocks_merge", 1, context) {}
  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const override {
    if (failed(mergeBlocks(op, rewriter)))
      return failure();
    ILLegalOpF::create(rewriter, op->getLoc(), rewriter.getI32Type());
    return success();
  }
};

/// SingleBlock { SingleBlock { A } } -> SingleBlock { A }
struct MergeIntoParent : OpRewritePattern<SingleBlockImplicitTerminatorOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(SingleBlockImplicitTerminatorOp op,
                                PatternRewriter &rewriter) const override {
    if (!llvm::isa<SingleBlockImplicitTerminatorOp>(op->getParentOp()))
      return failure();
    Block &body = op->getRegion(0).front();
    Operation *terminator = body.getTerminator();
    rewriter.inlineBlockBefore(&body, op);
    rewriter.eraseOp(terminator);
    rewriter.eraseOp(op);
    return success();
  }
};

struct MergeBlocks : impl::TestMergeBlocksPatternDriverBase<MergeBlocks> {
  using TestMergeBlocksPatternDriverBase::TestMergeBlocksPatternDriverBase;
  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    patterns.add<MergeTwo, MergeAndUndo, MergeIntoParent>(&getContext());
    ConversionTarget target(getContext());
    target.addLegalOp<func::FuncOp, ModuleOp, TerminatorOp, TestReturnOp,
                      TestTypeConsumerOp, TestTypeProducerOp>();
    target.addIllegalOp<ILLegalOpF, TestBranchOp>();
    target.addDynamicallyLegalOp<TestMergeBlocksOp>([](TestMergeBlocksOp op) {
      Region &body = op->getRegion(0);
      return !body.empty() && std::next(body.begin()) == body.end();
    });
    target.addDynamicallyLegalOp<SingleBlockImplicitTerminatorOp>(
        [](SingleBlockImplicitTerminatorOp op) {
          return !llvm::isa<SingleBlockImplicitTerminatorOp>(op->getParentOp());
        });
    llvm::DenseSet<Operation *> unlegalized;
    ConversionConfig config;
    config.unlegalizedOps = &unlegalized;
    (void)applyPartialConversion(getOperation().getOperation(), target,
                                 std::move(patterns), config);
    getOperation()->walk<WalkOrder::PreOrder>([&](Operation *op) {
      if (unlegalized.contains(op))
        op->emitRemark() << "op '" << op->getName().getStringRef()
                         << "' is not legalizable";
    });
  }
};

} // namespace

} // namespace test
