// SPDX-License-Identifier: Apache-2.0
//
// Which blocks control may reach, along which edges, and from where control
// comes to regions, callables and what follows operations. Where the condition
// of a branch is known to be constant (SparseConstantPropagation, which is to
// be loaded, too), only what it leads to is live.
#ifndef CORE_ANALYSIS_DATAFLOW_DEAD_CODE_H
#define CORE_ANALYSIS_DATAFLOW_DEAD_CODE_H

#include <optional>

#include "core/analysis/dataflow/framework.h"
#include "core/interfaces/call.h"
#include "core/interfaces/control_flow.h"
#include "core/ir/symbol_table.h"

namespace mlir::dataflow {

/// Whether control may reach the begin of a block, may go along an edge, or may
/// come back from the regions of an operation.
class Executable : public AnalysisState {
public:
  using AnalysisState::AnalysisState;

  ChangeResult setToLive() {
    return std::exchange(live, true) ? ChangeResult::NoChange
                                     : ChangeResult::Change;
  }
  bool isLive() const { return live; }
  void print(llvm::raw_ostream &os) const override;
  /// The analysis visits what is in the block, or the block that an edge leads
  /// to, once the state is live.
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

/// The operations from which control comes: before the entry block of a region,
/// terminators and the operation around; after an operation with regions, the
/// same; after a callable, calls of it; after a call, what returns from the
/// callee.
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
  /// The arguments or results that the predecessor gives values.
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

class DeadCodeAnalysis : public DataFlowAnalysis {
public:
  explicit DeadCodeAnalysis(DataFlowSolver &solver)
      : DataFlowAnalysis(solver) {}
  LogicalResult initialize(Operation *top) override;
  LogicalResult visit(ProgramPoint *point) override;

private:
  /// Notes which callables may be called from where we do not see it.
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
  /// Makes where control goes from `predecessor` live.
  void visitRegionBranchEdges(RegionBranchOpInterface branch,
                              Operation *predecessor,
                              llvm::ArrayRef<RegionSuccessor> successors);
  void markLive(LatticeAnchor anchor);
  void markEdgeLive(Block *from, Block *to);
  void markEntryBlocksLive(Operation *op);
  void setHasUnknownPredecessors(Operation *op);
  /// The constants that operands are known to be, null where they are none;
  /// nothing where one is not known yet.
  std::optional<llvm::SmallVector<Attribute>> getOperandValues(Operation *op);

  Operation *analysisScope = nullptr;
  /// Without a symbol table there may be no tables to be cached.
  bool hasSymbolTable = false;
  SymbolTableCollection symbolTable;
};

} // namespace mlir::dataflow

#endif // CORE_ANALYSIS_DATAFLOW_DEAD_CODE_H
