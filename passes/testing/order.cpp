// SPDX-License-Identifier: Apache-2.0
#include "passes/testing/order.h"

#include "core/analysis/cfg_loop_info.h"
#include "core/analysis/topological_sort.h"
#include "core/ir/builtin/builtin_ops.h"
#include "core/ir/print/asm_printer.h"
#include "core/ir/structure/builders.h"
#include "passes/testing/test_pass.h"

namespace mlir::testing {

#define GEN_PASS_DEF_ISINLOOPPASS
#define GEN_PASS_DEF_TESTCFGLOOPINFO
#define GEN_PASS_DEF_TESTTOPOLOGICALSORTANALYSISPASS
#define GEN_PASS_DEF_TESTTOPOLOGICALSORTPASS
#include "passes/testing/order_pass.h.inc"

namespace {

struct IsInLoop : TestPass<impl::IsInLoopPassBase<IsInLoop>> {
  void runOnOperation() override {
    raw_ostream &os = llvm::outs();
    getOperation()->walk([&](Block *block) {
      os << (blockIsInLoop(block) ? "Block is in a loop\n"
                                  : "Block is not in a loop\n");
      block->print(os);
      os << "\n";
    });
    markAllAnalysesPreserved();
  }
};

struct TestCFGLoopInfo : TestPass<impl::TestCFGLoopInfoBase<TestCFGLoopInfo>> {
  void runOnOperation() override {
    FunctionOpInterface function = getOperation();
    raw_ostream &os = llvm::errs();
    os << "Testing : " << SymbolTable::getSymbolName(function) << "\n";
    markAllAnalysesPreserved();
    Region &region = function->getRegion(0);
    if (region.empty()) {
      os << "empty region\n";
      return;
    }
    AsmState state(function);
    os << "Blocks : ";
    region.front().printAsOperand(os, state);
    for (Block &block : region) {
      os << ", ";
      block.printAsOperand(os, state);
    }
    os << "\n";
    CFGLoopInfo info(region, getAnalysis<DominanceInfo>());
    if (info.getTopLevelLoops().empty())
      os << "no loops\n";
    else
      info.print(os);
  }
};

struct TestTopologicalSortAnalysis
    : TestPass<impl::TestTopologicalSortAnalysisPassBase<
          TestTopologicalSortAnalysis>> {
  void runOnOperation() override {
    getOperation()->walk([&](Operation *root) {
      if (!root->hasAttr("root"))
        return;
      SmallVector<Operation *> selected;
      if (failed(select(root, selected)))
        return;
      if (!computeTopologicalSorting(selected)) {
        root->emitError("could not schedule all ops");
        return;
      }
      Builder builder(&getContext());
      for (auto [i, op] : llvm::enumerate(selected))
        op->setAttr("pos", builder.getIndexAttr(i));
    });
  }

private:
  static LogicalResult select(Operation *root,
                              SmallVectorImpl<Operation *> &selected) {
    const bool isOrdered = root->hasAttr("ordered");
    bool isComplete = true;
    root->walk([&](Operation *op) {
      if (!op->hasAttr("selected"))
        return;
      if (!isOrdered) {
        selected.push_back(op);
        return;
      }
      auto position = op->getAttrOfType<IntegerAttr>("selected");
      if (!position || position.getInt() < 0 || position.getInt() > 0xffff) {
        isComplete = false;
        return;
      }
      const size_t place = position.getInt();
      if (place >= selected.size())
        selected.resize(place + 1);
      selected[place] = op;
    });
    if (isComplete && !llvm::is_contained(selected, nullptr))
      return success();
    return root->emitError("invalid test case: some indices are missing among "
                           "the selected ops");
  }
};

struct TestTopologicalSort
    : SymbolPass<impl::TestTopologicalSortPassBase<TestTopologicalSort>> {
  void runOnOperation() override {
    llvm::SetVector<Operation *> marked;
    getOperation()->walk([&](Operation *op) {
      if (op->hasAttr("test_to_sort"))
        marked.insert(op);
    });
    Builder builder(&getContext());
    for (auto [i, op] : llvm::enumerate(topologicalSort(marked)))
      op->setAttr("test_sort_index", builder.getI32IntegerAttr(i));
  }
};

} // namespace
} // namespace mlir::testing
