// SPDX-License-Identifier: Apache-2.0
//
// Reachability: the blocks and edges that control may reach, and the
// predecessors of regions, callables and operations. If a branch condition is
// known to be constant (SparseConstantPropagation must be loaded, too), only
// its target is live.
#ifndef CORE_ANALYSIS_DATAFLOW_DEAD_CODE_H
#define CORE_ANALYSIS_DATAFLOW_DEAD_CODE_H

#include <optional>

#include "core/analysis/dataflow/framework.h"
#include "core/interfaces/call.h"
#include "core/interfaces/control_flow.h"
#include "core/ir/verify/symbol_table.h"

namespace mlir::dataflow {

/// Reachability of the start of a block, an edge, or the point after an
/// operation with regions.
class Executable : public AnalysisState {
public:
  using AnalysisState::AnalysisState;

  ChangeResult setToLive() {
    return std::exchange(live, true) ? ChangeResult::NoChange
                                     : ChangeResult::Change;
  }
  bool isLive() const { return live; }
  void print(llvm::raw_ostream &os) const override;
  /// Lets `analysis` visit the contents of the block, or the target block of
  /// the edge, when the state becomes live.
  void blockContentSubscribe(DataFlowAnalysis *analysis) {
    if (!llvm::is_contained(subscribers, analysis))
      subscribers.push_back(analysis);
  }

protected:
  void onUpdate(DataFlowSolver *solver) const override;

private:
  bool live = false;
  llvm::SmallVector<DataFlowAnalysis *, 2> subscribers;
};

/// The known control-flow predecessors of a point. Before the entry block of a
/// region and after an operation with regions: terminators and the parent
/// operation. After a callable: calls. After a call: the return operations of
/// the callee.
class PredecessorState : public AnalysisState {
public:
  using AnalysisState::AnalysisState;

  void print(llvm::raw_ostream &os) const override;
  bool allPredecessorsKnown() const { return allKnown; }
  ChangeResult setHasUnknownPredecessors() {
    return std::exchange(allKnown, false) ? ChangeResult::Change
                                          : ChangeResult::NoChange;
  }
  llvm::ArrayRef<Operation *> getKnownPredecessors() const {
    return knownPredecessors.getArrayRef();
  }
  /// Returns the arguments or results that receive values from the predecessor.
  ValueRange getSuccessorInputs(Operation *predecessor) const {
    return successorInputs.lookup(predecessor);
  }
  ChangeResult join(Operation *predecessor);
  ChangeResult join(Operation *predecessor, ValueRange inputs);

private:
  bool allKnown = true;
  llvm::SmallSetVector<Operation *, 4> knownPredecessors;
  llvm::SmallDenseMap<Operation *, ValueRange, 2> successorInputs;
};

/// An edge between blocks.
class CFGEdge
    : public GenericLatticeAnchorBase<CFGEdge, std::pair<Block *, Block *>> {
public:
  using Base::Base;
  Block *getFrom() const { return getValue().first; }
  Block *getTo() const { return getValue().second; }
  void print(llvm::raw_ostream &os) const override;
  Location getLoc() const override;
};

/// The reachability analysis, which computes Executable and PredecessorState.
class DeadCodeAnalysis : public DataFlowAnalysis {
public:
  explicit DeadCodeAnalysis(DataFlowSolver &solver)
      : DataFlowAnalysis(solver) {}
  LogicalResult initialize(Operation *top) override;
  LogicalResult visit(ProgramPoint *point) override;

private:
  /// Finds the callables that may be called from code outside of the analysis
  /// scope.
  void initializeSymbolCallables(Operation *top);
  void visitSymbolTable(Operation *table, bool allUsesVisible);
  LogicalResult visitOperation(Operation *op);
  void visitRegions(Operation *op);
  void visitReturn(Operation *op);
  void visitCallOperation(CallOpInterface call);
  bool isExternalCallable(Operation *callable) const;
  void visitBranchOperation(BranchOpInterface branch);
  void visitRegionBranchOperation(RegionBranchOpInterface branch);
  void visitRegionTerminator(Operation *op, RegionBranchOpInterface branch);
  void visitCallableTerminator(Operation *op, CallableOpInterface callable);
  /// Marks the successors of `predecessor` live.
  void visitRegionBranchEdges(RegionBranchOpInterface branch,
                              Operation *predecessor,
                              llvm::ArrayRef<RegionSuccessor> successors);
  void markLive(LatticeAnchor anchor);
  void markEdgeLive(Block *from, Block *to);
  void markEntryBlocksLive(Operation *op);
  void setHasUnknownPredecessors(Operation *op);
  /// Returns the constants of the operands, null for those that are not
  /// constant. Returns nothing if one is still uninitialized.
  std::optional<llvm::SmallVector<Attribute>> getOperandValues(Operation *op);

  Operation *analysisScope = nullptr;
  /// True if the analyzed operation is a symbol table. Otherwise no callee is
  /// resolved.
  bool hasSymbolTable = false;
  SymbolTableCollection symbolTable;
};

} // namespace mlir::dataflow

#endif // CORE_ANALYSIS_DATAFLOW_DEAD_CODE_H
