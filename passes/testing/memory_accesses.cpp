// SPDX-License-Identifier: Apache-2.0
#include "passes/testing/memory_accesses.h"

#include "core/analysis/dataflow/utils.h"
#include "core/ir/structure/builders.h"
#include "core/ir/verify/symbol_table.h"
#include "passes/testing/accesses.h"
#include "passes/testing/test_pass.h"

namespace mlir::testing {

#define GEN_PASS_DEF_TESTLASTMODIFIEDPASS
#define GEN_PASS_DEF_TESTNEXTACCESSPASS
#define GEN_PASS_DEF_TESTWRITTENTOPASS
#include "passes/testing/memory_accesses_pass.h.inc"

namespace {

/// Returns the value from which `value` stems, according to a finished
/// analysis.
std::optional<Value> getMostUnderlyingValue(const DataFlowSolver &solver,
                                            Value value) {
  return testing::getMostUnderlyingValue(value, [&](Value v) {
    return solver.lookupState<UnderlyingValueLattice>(v);
  });
}

struct LastModified : TestPass<impl::TestLastModifiedPassBase<LastModified>> {
  using TestPass::TestPass;
  void runOnOperation() override {
    DataFlowSolver solver(DataFlowConfig().setInterprocedural(interprocedural));
    dataflow::loadBaselineAnalyses(solver);
    solver.load<LastModifiedAnalysis>(assumeFuncWrites);
    solver.load<UnderlyingValueAnalysis>();
    if (failed(solver.initializeAndRun(getOperation())))
      return signalPassFailure();
    getOperation()->walk([&](Operation *op) {
      auto tag = op->getAttrOfType<StringAttr>("tag");
      if (!tag)
        return;
      llvm::errs() << "test_tag: " << tag.getValue() << ":\n";
      const auto *state =
          solver.lookupState<LastModification>(solver.getProgramPointAfter(op));
      for (auto [i, operand] : llvm::enumerate(op->getOperands())) {
        llvm::errs() << " operand #" << i << "\n";
        print(state, getMostUnderlyingValue(solver, operand));
      }
    });
  }

private:
  static void print(const LastModification *state, std::optional<Value> value) {
    raw_ostream &os = llvm::errs();
    if (!value) {
      os << " - <unknown>\n";
      return;
    }
    const AdjacentAccess *access = state ? state->lookup(*value) : nullptr;
    if (!access) {
      os << "  - <unknown>\n";
      return;
    }
    for (Operation *op : access->get()) {
      os << "  - ";
      if (auto name = op->getAttrOfType<StringAttr>("tag_name"))
        os << name.getValue() << "\n";
      else
        os << op->getName() << "\n";
    }
  }
};

struct NextAccesses : TestPass<impl::TestNextAccessPassBase<NextAccesses>> {
  using TestPass::TestPass;
  void runOnOperation() override {
    SymbolTableCollection symbolTable;
    DataFlowSolver solver(DataFlowConfig().setInterprocedural(interprocedural));
    dataflow::loadBaselineAnalyses(solver);
    solver.load<NextAccessAnalysis>(symbolTable, assumeFuncReads);
    solver.load<UnderlyingValueAnalysis>();
    if (failed(solver.initializeAndRun(getOperation())))
      return signalPassFailure();
    getOperation()->walk([&](Operation *op) {
      if (!op->getAttrOfType<StringAttr>("name"))
        return;
      op->setAttr("next_access",
                  describe(op, solver, solver.getProgramPointAfter(op)));
      auto branch = dyn_cast<RegionBranchOpInterface>(op);
      if (!branch)
        return;
      SmallVector<RegionSuccessor> successors;
      branch.getSuccessorRegions(RegionBranchPoint::parent(), successors);
      SmallVector<Attribute> starts;
      for (const RegionSuccessor &successor : successors)
        if (Region *region = successor.getSuccessor();
            region && !region->empty())
          starts.push_back(describe(
              op, solver, solver.getProgramPointBefore(&region->front())));
      op->setAttr("next_at_entry_point", Builder(op).getArrayAttr(starts));
    });
  }

private:
  static Attribute describe(Operation *access) {
    if (auto name = access->getAttrOfType<StringAttr>("name"))
      return name;
    std::string text;
    llvm::raw_string_ostream os(text);
    access->print(os);
    return StringAttr::get(access->getContext(), text);
  }

  /// Returns the accesses of the operands of `op` that are known at `point`.
  static Attribute describe(Operation *op, const DataFlowSolver &solver,
                            ProgramPoint *point) {
    Builder builder(op);
    const auto *state = solver.lookupState<NextAccess>(point);
    if (!state)
      return builder.getStringAttr("not computed");
    SmallVector<Attribute> all;
    for (Value operand : op->getOperands()) {
      const std::optional<Value> value =
          getMostUnderlyingValue(solver, operand);
      const AdjacentAccess *access = value ? state->lookup(*value) : nullptr;
      if (!access) {
        all.push_back(builder.getStringAttr("unknown"));
        continue;
      }
      SmallVector<Attribute> accesses;
      for (Operation *next : access->get())
        accesses.push_back(describe(next));
      all.push_back(builder.getArrayAttr(accesses));
    }
    return builder.getArrayAttr(all);
  }
};

struct Writes : TestPass<impl::TestWrittenToPassBase<Writes>> {
  using TestPass::TestPass;
  void runOnOperation() override {
    SymbolTableCollection symbolTable;
    DataFlowSolver solver(DataFlowConfig().setInterprocedural(interprocedural));
    dataflow::loadBaselineAnalyses(solver);
    solver.load<WrittenToAnalysis>(symbolTable, assumeFuncWrites);
    if (failed(solver.initializeAndRun(getOperation())))
      return signalPassFailure();
    raw_ostream &os = llvm::outs();
    auto print = [&](StringRef what, size_t i, Value value) {
      os << what << i << ": ";
      if (const auto *state = solver.lookupState<WrittenTo>(value))
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
    });
    os.flush();
  }
};

} // namespace
} // namespace mlir::testing
