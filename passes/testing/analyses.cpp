// SPDX-License-Identifier: Apache-2.0
#include "passes/testing/analyses.h"

#include "core/analysis/alias_analysis.h"
#include "core/analysis/call_graph.h"
#include "core/analysis/dataflow/liveness.h"
#include "core/analysis/dataflow/utils.h"
#include "core/analysis/liveness.h"
#include "core/ir/builtin/builtin_ops.h"
#include "core/ir/print/op_printing_flags.h"
#include "passes/testing/test_pass.h"

namespace mlir::testing {

#define GEN_PASS_DEF_TESTALIASANALYSISPASS
#define GEN_PASS_DEF_TESTALIASANALYSISMODREFPASS
#define GEN_PASS_DEF_TESTDEADCODEANALYSISPASS
#define GEN_PASS_DEF_TESTLIVENESSANALYSISPASS
#define GEN_PASS_DEF_TESTCALLGRAPHPASS
#define GEN_PASS_DEF_TESTLIVENESSPASS
#include "passes/testing/analyses_pass.h.inc"

namespace {

/// Prints the name of a symbol in quotes.
void printSubject(raw_ostream &os, Operation *op) {
  os << "Testing : ";
  if (Attribute name = op->getAttr("sym_name"))
    os << name << "\n";
  else
    os << "<<NULL ATTRIBUTE>>\n";
}

struct TestPrintLiveness
    : SymbolPass<impl::TestLivenessPassBase<TestPrintLiveness>> {
  void runOnOperation() override {
    llvm::errs() << "Testing : "
                 << SymbolTable::getSymbolName(getOperation()).getValue()
                 << "\n";
    getAnalysis<Liveness>().print(llvm::errs());
  }
};

struct TestPrintCallGraph
    : TestPass<impl::TestCallGraphPassBase<TestPrintCallGraph>> {
  void runOnOperation() override {
    llvm::errs() << "Testing : " << getOperation()->getAttr("test.name")
                 << "\n";
    getAnalysis<CallGraph>().print(llvm::errs());
  }
};

// Alias analysis of the results and arguments of operations with an attribute
// `test.ptr`, which names them.

StringAttr getPointerName(Operation *op) {
  return op->getAttrOfType<StringAttr>("test.ptr");
}

/// Returns the results and arguments of these operations.
SmallVector<Value> getPointers(Operation *root) {
  SmallVector<Value> values;
  root->walk([&](Operation *op) {
    if (!getPointerName(op))
      return;
    llvm::append_range(values, op->getResults());
    for (Region &region : op->getRegions())
      for (Block &block : region)
        llvm::append_range(values, block.getArguments());
  });
  return values;
}

void printPointer(raw_ostream &os, Value value) {
  if (auto result = dyn_cast<OpResult>(value)) {
    os << getPointerName(result.getOwner()).getValue() << "#"
       << result.getResultNumber();
    return;
  }
  auto argument = cast<BlockArgument>(value);
  Block *block = argument.getOwner();
  os << getPointerName(block->getParentOp()).getValue() << ".region"
     << block->getParent()->getRegionNumber();
  if (!block->isEntryBlock())
    os << ".block"
       << std::distance(block->getParent()->begin(), block->getIterator());
  os << "#" << argument.getArgNumber();
}

struct TestAliasAnalysis
    : TestPass<impl::TestAliasAnalysisPassBase<TestAliasAnalysis>> {
  void runOnOperation() override {
    AliasAnalysis &aliases = getAnalysis<AliasAnalysis>();
    raw_ostream &os = llvm::errs();
    printSubject(os, getOperation());
    const SmallVector<Value> pointers = getPointers(getOperation());
    for (size_t i = 0; i < pointers.size(); ++i) {
      for (size_t k = 0; k < i; ++k) {
        printPointer(os, pointers[k]);
        os << " <-> ";
        printPointer(os, pointers[i]);
        os << ": " << aliases.alias(pointers[k], pointers[i]) << "\n";
      }
    }
  }
};

struct TestAliasAnalysisModRef
    : TestPass<impl::TestAliasAnalysisModRefPassBase<TestAliasAnalysisModRef>> {
  void runOnOperation() override {
    AliasAnalysis &aliases = getAnalysis<AliasAnalysis>();
    raw_ostream &os = llvm::errs();
    printSubject(os, getOperation());
    for (Value pointer : getPointers(getOperation()))
      getOperation()->walk([&](Operation *op) {
        StringAttr name = getPointerName(op);
        if (!name)
          return;
        os << name.getValue() << " -> ";
        printPointer(os, pointer);
        os << ": " << aliases.getModRef(op, pointer) << "\n";
      });
  }
};

// Data flow at operations with an attribute `tag`.

struct TestLivenessAnalysis
    : TestPass<impl::TestLivenessAnalysisPassBase<TestLivenessAnalysis>> {
  void runOnOperation() override {
    auto &liveness = getAnalysis<dataflow::RunLivenessAnalysis>();
    raw_ostream &os = llvm::errs();
    auto print = [&](StringRef what, size_t i, Value value) {
      const dataflow::Liveness *state = liveness.getLiveness(value);
      os << what << i << ": ";
      if (state)
        state->print(os);
      os << "\n";
    };
    getOperation()->walk([&](Operation *op) {
      auto tag = op->getAttrOfType<StringAttr>("tag");
      if (!tag)
        return;
      os << "test_tag: " << tag.getValue() << ":\n";
      for (auto [i, operand] : llvm::enumerate(op->getOperands()))
        print(" operand #", i, operand);
      for (auto [i, result] : llvm::enumerate(op->getResults()))
        print(" result #", i, result);
      for (Region &region : op->getRegions()) {
        os << " region: #" << region.getRegionNumber() << ":\n";
        for (auto [i, argument] : llvm::enumerate(region.getArguments()))
          print("   argument: #", i, argument);
      }
    });
  }
};

struct TestDeadCodeAnalysis
    : TestPass<impl::TestDeadCodeAnalysisPassBase<TestDeadCodeAnalysis>> {
  void runOnOperation() override {
    DataFlowSolver solver;
    dataflow::loadBaselineAnalyses(solver);
    if (failed(solver.initializeAndRun(getOperation())))
      return signalPassFailure();
    getOperation()->walk([&](Operation *op) {
      auto tag = op->getAttrOfType<StringAttr>("tag");
      if (!tag)
        return;
      llvm::errs() << tag.getValue() << ":\n";
      for (Region &region : op->getRegions())
        print(solver, region);
      printPredecessors(solver, "op_preds: ", solver.getProgramPointAfter(op));
    });
  }

  static void print(DataFlowSolver &solver, Region &region) {
    raw_ostream &os = llvm::errs();
    os << " region #" << region.getRegionNumber() << "\n";
    for (auto [i, block] : llvm::enumerate(region)) {
      os << "  ^bb" << i << " = ";
      printLive(solver, solver.getProgramPointBefore(&block));
      for (Block *predecessor : block.getPredecessors()) {
        os << "   from ^bb"
           << std::distance(region.begin(), predecessor->getIterator())
           << " = ";
        printLive(solver, solver.getLatticeAnchor<dataflow::CFGEdge>(
                              predecessor, &block));
      }
    }
    if (!region.empty())
      printPredecessors(solver, "region_preds: ",
                        solver.getProgramPointBefore(&region.front()));
  }
  template <typename AnchorT>
  static void printLive(DataFlowSolver &solver, AnchorT *anchor) {
    const auto *state = solver.lookupState<dataflow::Executable>(anchor);
    llvm::errs() << (state && state->isLive() ? "live\n" : "dead\n");
  }
  static void printPredecessors(DataFlowSolver &solver, StringRef what,
                                ProgramPoint *point) {
    if (const auto *state =
            solver.lookupState<dataflow::PredecessorState>(point))
      llvm::errs() << what << *state << "\n";
  }
};

} // namespace

} // namespace mlir::testing
