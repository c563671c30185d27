// SPDX-License-Identifier: Apache-2.0
#include "passes/testing/simplification.h"

#include "core/ir/structure/matchers.h"
#include "core/ir/verify/dominance.h"
#include "core/rewrite/greedy.h"
#include "core/rewrite/operation_folder.h"
#include "core/transforms/control_flow_sink.h"
#include "core/transforms/inlining_utils.h"
#include "dialects/test/test.h"
#include "passes/testing/test_pass.h"
#include "llvm/ADT/SetVector.h"

namespace mlir::testing {

#define GEN_PASS_DEF_INLINERCALLBACK
#define GEN_PASS_DEF_INLINERTEST
#define GEN_PASS_DEF_TESTCONTROLFLOWSINKPASS
#define GEN_PASS_DEF_TESTSINGLEFOLD
#define GEN_PASS_DEF_TESTTRAITFOLDER
#include "passes/testing/simplification_pass.h.inc"

namespace {

/// Records the existing constants.
class ConstantListener : public RewriterBase::Listener {
public:
  void notifyOperationInserted(Operation *op, OpBuilder::InsertPoint) override {
    constants.insert(op);
  }
  void notifyOperationErased(Operation *op) override { constants.remove(op); }

  llvm::SetVector<Operation *> constants;
};

struct TestSingleFold : TestPass<impl::TestSingleFoldBase<TestSingleFold>> {
  using TestPass::TestPass;
  void runOnOperation() override {
    SmallVector<Operation *> ops;
    getOperation()->walk<WalkOrder::PreOrder>(
        [&](Operation *op) { ops.push_back(op); });
    ConstantListener listener;
    OperationFolder folder(&getContext(), &listener);
    // Fold in reverse order, so that the constants created last come first.
    for (Operation *op : llvm::reverse(ops))
      if (failed(folder.tryToFold(op, nullptr, maxIterations)) &&
          matchPattern(op, m_Constant()))
        listener.constants.insert(op);
    for (Operation *constant : listener.constants.takeVector())
      if (constant->use_empty())
        constant->erase();
  }
};

struct TestTraitFolder : TestPass<impl::TestTraitFolderBase<TestTraitFolder>> {
  void runOnOperation() override {
    (void)applyPatternsGreedily(getOperation(),
                                RewritePatternSet(&getContext()));
  }
};

struct TestControlFlowSink
    : TestPass<impl::TestControlFlowSinkPassBase<TestControlFlowSink>> {
  void runOnOperation() override {
    auto &dominance = getAnalysis<DominanceInfo>();
    auto shouldSink = [](Operation *op, Region *) {
      return op->getName().getStringRef() == "test.sink_me";
    };
    auto sink = [](Operation *op, Region *region) {
      Block &entry = region->front();
      op->moveBefore(&entry, entry.begin());
      op->setAttr("was_sunk",
                  Builder(op->getContext())
                      .getI32IntegerAttr(region->getRegionNumber()));
    };
    getOperation()->walk([&](Operation *op) {
      if (op->getName().getStringRef() != "test.sink_target" ||
          op->getNumRegions() == 0)
        return;
      Region *region = &op->getRegion(0);
      controlFlowSink(ArrayRef<Region *>(region), dominance, shouldSink, sink);
    });
  }
};

// Inlining of calls of `test.functional_region_op`.

void inlineCalls(func::FuncOp function,
                 function_ref<InlinerInterface::CloneCallbackSigTy> clone) {
  SmallVector<func::CallIndirectOp> calls;
  function->walk([&](func::CallIndirectOp call) { calls.push_back(call); });
  InlinerInterface interface(function->getContext());
  for (func::CallIndirectOp call : calls) {
    auto callee = call.getCallee().getDefiningOp<test::FunctionalRegionOp>();
    // The body is moved if this is the last use.
    if (!callee || failed(inlineRegion(interface, clone, &callee->getRegion(0),
                                       call, call.getCalleeOperands(),
                                       call->getResults(), call.getLoc(),
                                       /*shouldCloneInlinedRegion=*/
                                       !callee->getResult(0).hasOneUse())))
      continue;
    call->erase();
    if (callee->use_empty())
      callee->erase();
  }
}

/// Clones the region into an `scf.execute_region`. Its terminators, of which
/// there may be several, yield their operands there. A clone of the terminator
/// takes the results.
void cloneIntoExecuteRegion(OpBuilder &builder, Region *src, Block *inlineBlock,
                            Block *postInsertBlock, IRMapping &mapper, bool) {
  Operation *terminator = nullptr;
  for (Block &block : *src)
    if (block.hasNoSuccessors() && !block.empty())
      terminator = block.getTerminator();
  if (!terminator)
    return;
  OpBuilder::InsertionGuard guard(builder);
  const Location location = src->getParentOp()->getLoc();
  builder.createBlock(postInsertBlock);
  auto execute = scf::ExecuteRegionOp::create(builder, location,
                                              terminator->getOperandTypes());
  builder.clone(*terminator)->setOperands(execute->getResults());
  Region &body = execute->getRegion(0);
  src->cloneInto(&body, body.end(), mapper);
  for (Block &block : body) {
    if (!block.hasNoSuccessors())
      continue;
    Operation *last = block.getTerminator();
    builder.setInsertionPoint(last);
    scf::YieldOp::create(builder, last->getLoc(), last->getOperands());
    last->erase();
  }
}

struct Inliner : TestPass<impl::InlinerTestBase<Inliner>> {
  void runOnOperation() override {
    inlineCalls(getOperation(), cloneOrMoveRegion);
  }
};

struct InlinerCallback : TestPass<impl::InlinerCallbackBase<InlinerCallback>> {
  void runOnOperation() override {
    inlineCalls(getOperation(), cloneIntoExecuteRegion);
  }
};

} // namespace
} // namespace mlir::testing
