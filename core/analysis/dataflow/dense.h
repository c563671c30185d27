// SPDX-License-Identifier: Apache-2.0
//
// Dense analyses, which attach a lattice to each program point: forward, from
// before an operation to after it, or backward. They follow control flow
// between blocks and regions, and calls. DeadCodeAnalysis must be loaded,
// because only reachable code is visited.
#ifndef CORE_ANALYSIS_DATAFLOW_DENSE_H
#define CORE_ANALYSIS_DATAFLOW_DENSE_H

#include <optional>

#include "core/analysis/dataflow/framework.h"
#include "core/interfaces/call.h"
#include "core/interfaces/control_flow.h"

namespace mlir::dataflow {

/// The position of a transfer at a call.
enum class CallControlFlowAction { EnterCallee, ExitCallee, ExternalCallee };

/// The lattice of a program point.
class AbstractDenseLattice : public AnalysisState {
public:
  using AnalysisState::AnalysisState;
  /// Joins the lattice of a control-flow predecessor into this one.
  virtual ChangeResult join(const AbstractDenseLattice &rhs) {
    return ChangeResult::NoChange;
  }
  /// Meets this lattice with that of a control-flow successor.
  virtual ChangeResult meet(const AbstractDenseLattice &rhs) {
    return ChangeResult::NoChange;
  }
};

/// The forward engine, independent of the lattice class.
class AbstractDenseForwardDataFlowAnalysis : public DataFlowAnalysis {
public:
  using DataFlowAnalysis::DataFlowAnalysis;

  LogicalResult initialize(Operation *top) override;
  void initializeEquivalentLatticeAnchor(Operation *top) override;
  LogicalResult visit(ProgramPoint *point) override;

protected:
  virtual LogicalResult visitOperationImpl(Operation *op,
                                           const AbstractDenseLattice &before,
                                           AbstractDenseLattice *after) = 0;
  virtual AbstractDenseLattice *getLattice(LatticeAnchor anchor) = 0;
  virtual const AbstractDenseLattice *getLatticeFor(ProgramPoint *dependent,
                                                    LatticeAnchor anchor) = 0;
  virtual void setToEntryState(AbstractDenseLattice *lattice) = 0;
  void join(AbstractDenseLattice *lhs, const AbstractDenseLattice &rhs) {
    propagateIfChanged(lhs, lhs->join(rhs));
  }

  virtual LogicalResult processOperation(Operation *op);
  /// May declare the points around an operation without effect equivalent.
  /// Called for operations that are neither calls nor region branches.
  virtual void buildOperationEquivalentLatticeAnchor(Operation *op) {}

  // Transfers along an edge, from `before` to `after`. A missing region number
  // stands for the parent operation.
  virtual void visitBlockTransfer(Block *block, ProgramPoint *point,
                                  Block *predecessor,
                                  const AbstractDenseLattice &before,
                                  AbstractDenseLattice *after) {
    join(after, before);
  }
  virtual void visitRegionBranchControlFlowTransfer(
      RegionBranchOpInterface branch, std::optional<unsigned> regionFrom,
      std::optional<unsigned> regionTo, const AbstractDenseLattice &before,
      AbstractDenseLattice *after) {
    join(after, before);
  }
  virtual void visitCallControlFlowTransfer(CallOpInterface call,
                                            CallControlFlowAction action,
                                            const AbstractDenseLattice &before,
                                            AbstractDenseLattice *after) {
    join(after, before);
    if (action == CallControlFlowAction::ExternalCallee)
      setToEntryState(after);
  }

  void visitRegionBranchOperation(ProgramPoint *point,
                                  RegionBranchOpInterface branch,
                                  AbstractDenseLattice *after);

private:
  void visitBlock(Block *block);
  void visitEntryBlock(Block *block, ProgramPoint *point,
                       AbstractDenseLattice *after);
  void visitCallOperation(CallOpInterface call,
                          const AbstractDenseLattice &before,
                          AbstractDenseLattice *after);

  SymbolTableCollection symbolTable;
};

/// The base of forward analyses with the lattice `LatticeT`.
template <typename LatticeT>
class DenseForwardDataFlowAnalysis
    : public AbstractDenseForwardDataFlowAnalysis {
  static_assert(std::is_base_of_v<AbstractDenseLattice, LatticeT>);
  using Base = AbstractDenseForwardDataFlowAnalysis;

public:
  using Base::Base;

  /// Computes the lattice after an operation from that before it.
  virtual LogicalResult visitOperation(Operation *op, const LatticeT &before,
                                       LatticeT *after) = 0;
  virtual void visitCallControlFlowTransfer(CallOpInterface call,
                                            CallControlFlowAction action,
                                            const LatticeT &before,
                                            LatticeT *after) {
    Base::visitCallControlFlowTransfer(call, action, before, after);
  }
  virtual void visitRegionBranchControlFlowTransfer(
      RegionBranchOpInterface branch, std::optional<unsigned> regionFrom,
      std::optional<unsigned> regionTo, const LatticeT &before,
      LatticeT *after) {
    Base::visitRegionBranchControlFlowTransfer(branch, regionFrom, regionTo,
                                               before, after);
  }
  virtual void visitBlockTransfer(Block *block, ProgramPoint *point,
                                  Block *predecessor, const LatticeT &before,
                                  LatticeT *after) {
    Base::visitBlockTransfer(block, point, predecessor, before, after);
  }

protected:
  LatticeT *getLattice(LatticeAnchor anchor) override {
    return getOrCreate<LatticeT>(anchor);
  }
  const AbstractDenseLattice *getLatticeFor(ProgramPoint *dependent,
                                            LatticeAnchor anchor) override {
    return getOrCreateFor<LatticeT>(dependent, anchor);
  }
  /// Sets the lattice of a point about which nothing can be known.
  virtual void setToEntryState(LatticeT *lattice) = 0;
  void setToEntryState(AbstractDenseLattice *lattice) override {
    setToEntryState(static_cast<LatticeT *>(lattice));
  }

private:
  LogicalResult visitOperationImpl(Operation *op,
                                   const AbstractDenseLattice &before,
                                   AbstractDenseLattice *after) final {
    return visitOperation(op, static_cast<const LatticeT &>(before),
                          static_cast<LatticeT *>(after));
  }
  void visitCallControlFlowTransfer(CallOpInterface call,
                                    CallControlFlowAction action,
                                    const AbstractDenseLattice &before,
                                    AbstractDenseLattice *after) final {
    visitCallControlFlowTransfer(call, action,
                                 static_cast<const LatticeT &>(before),
                                 static_cast<LatticeT *>(after));
  }
  void visitRegionBranchControlFlowTransfer(RegionBranchOpInterface branch,
                                            std::optional<unsigned> regionFrom,
                                            std::optional<unsigned> regionTo,
                                            const AbstractDenseLattice &before,
                                            AbstractDenseLattice *after) final {
    visitRegionBranchControlFlowTransfer(branch, regionFrom, regionTo,
                                         static_cast<const LatticeT &>(before),
                                         static_cast<LatticeT *>(after));
  }
  void visitBlockTransfer(Block *block, ProgramPoint *point, Block *predecessor,
                          const AbstractDenseLattice &before,
                          AbstractDenseLattice *after) final {
    visitBlockTransfer(block, point, predecessor,
                       static_cast<const LatticeT &>(before),
                       static_cast<LatticeT *>(after));
  }
};

/// The backward engine, independent of the lattice class.
class AbstractDenseBackwardDataFlowAnalysis : public DataFlowAnalysis {
public:
  AbstractDenseBackwardDataFlowAnalysis(DataFlowSolver &solver,
                                        SymbolTableCollection &symbolTable)
      : DataFlowAnalysis(solver), symbolTable(symbolTable) {}

  LogicalResult initialize(Operation *top) override;
  void initializeEquivalentLatticeAnchor(Operation *top) override;
  LogicalResult visit(ProgramPoint *point) override;

protected:
  virtual LogicalResult visitOperationImpl(Operation *op,
                                           const AbstractDenseLattice &after,
                                           AbstractDenseLattice *before) = 0;
  virtual AbstractDenseLattice *getLattice(LatticeAnchor anchor) = 0;
  virtual const AbstractDenseLattice *getLatticeFor(ProgramPoint *dependent,
                                                    LatticeAnchor anchor) = 0;
  virtual void setToExitState(AbstractDenseLattice *lattice) = 0;
  void meet(AbstractDenseLattice *lhs, const AbstractDenseLattice &rhs) {
    propagateIfChanged(lhs, lhs->meet(rhs));
  }

  virtual LogicalResult processOperation(Operation *op);
  virtual void buildOperationEquivalentLatticeAnchor(Operation *op) {}

  // Transfers backwards along an edge, from `after` to `before`.
  virtual void visitBlockTransfer(Block *block, ProgramPoint *point,
                                  Block *successor,
                                  const AbstractDenseLattice &after,
                                  AbstractDenseLattice *before) {
    meet(before, after);
  }
  virtual void visitRegionBranchControlFlowTransfer(
      RegionBranchOpInterface branch, RegionBranchPoint regionFrom,
      RegionSuccessor regionTo, const AbstractDenseLattice &after,
      AbstractDenseLattice *before) {
    meet(before, after);
  }
  virtual void visitCallControlFlowTransfer(CallOpInterface call,
                                            CallControlFlowAction action,
                                            const AbstractDenseLattice &after,
                                            AbstractDenseLattice *before) {
    meet(before, after);
    if (action == CallControlFlowAction::ExternalCallee)
      setToExitState(before);
  }

private:
  void visitBlock(Block *block);
  void visitExitBlock(Block *block, ProgramPoint *point,
                      AbstractDenseLattice *before);
  void visitRegionBranchOperation(ProgramPoint *point,
                                  RegionBranchOpInterface branch,
                                  RegionBranchPoint branchPoint,
                                  AbstractDenseLattice *before);
  void visitCallOperation(CallOpInterface call,
                          const AbstractDenseLattice &after,
                          AbstractDenseLattice *before);

  SymbolTableCollection &symbolTable;
};

/// The base of backward analyses with the lattice `LatticeT`.
template <typename LatticeT>
class DenseBackwardDataFlowAnalysis
    : public AbstractDenseBackwardDataFlowAnalysis {
  static_assert(std::is_base_of_v<AbstractDenseLattice, LatticeT>);
  using Base = AbstractDenseBackwardDataFlowAnalysis;

public:
  using Base::Base;

  /// Computes the lattice before an operation from that after it.
  virtual LogicalResult visitOperation(Operation *op, const LatticeT &after,
                                       LatticeT *before) = 0;
  virtual void visitCallControlFlowTransfer(CallOpInterface call,
                                            CallControlFlowAction action,
                                            const LatticeT &after,
                                            LatticeT *before) {
    Base::visitCallControlFlowTransfer(call, action, after, before);
  }
  virtual void visitRegionBranchControlFlowTransfer(
      RegionBranchOpInterface branch, RegionBranchPoint regionFrom,
      RegionSuccessor regionTo, const LatticeT &after, LatticeT *before) {
    Base::visitRegionBranchControlFlowTransfer(branch, regionFrom, regionTo,
                                               after, before);
  }
  virtual void visitBlockTransfer(Block *block, ProgramPoint *point,
                                  Block *successor, const LatticeT &after,
                                  LatticeT *before) {
    Base::visitBlockTransfer(block, point, successor, after, before);
  }

protected:
  LatticeT *getLattice(LatticeAnchor anchor) override {
    return getOrCreate<LatticeT>(anchor);
  }
  const AbstractDenseLattice *getLatticeFor(ProgramPoint *dependent,
                                            LatticeAnchor anchor) override {
    return getOrCreateFor<LatticeT>(dependent, anchor);
  }
  /// Sets the lattice of a point after which nothing can be known.
  virtual void setToExitState(LatticeT *lattice) = 0;
  void setToExitState(AbstractDenseLattice *lattice) final {
    setToExitState(static_cast<LatticeT *>(lattice));
  }

private:
  LogicalResult visitOperationImpl(Operation *op,
                                   const AbstractDenseLattice &after,
                                   AbstractDenseLattice *before) final {
    return visitOperation(op, static_cast<const LatticeT &>(after),
                          static_cast<LatticeT *>(before));
  }
  void visitCallControlFlowTransfer(CallOpInterface call,
                                    CallControlFlowAction action,
                                    const AbstractDenseLattice &after,
                                    AbstractDenseLattice *before) final {
    visitCallControlFlowTransfer(call, action,
                                 static_cast<const LatticeT &>(after),
                                 static_cast<LatticeT *>(before));
  }
  void visitRegionBranchControlFlowTransfer(
      RegionBranchOpInterface branch, RegionBranchPoint regionFrom,
      RegionSuccessor regionTo, const AbstractDenseLattice &after,
      AbstractDenseLattice *before) final {
    visitRegionBranchControlFlowTransfer(branch, regionFrom, regionTo,
                                         static_cast<const LatticeT &>(after),
                                         static_cast<LatticeT *>(before));
  }
  void visitBlockTransfer(Block *block, ProgramPoint *point, Block *successor,
                          const AbstractDenseLattice &after,
                          AbstractDenseLattice *before) final {
    visitBlockTransfer(block, point, successor,
                       static_cast<const LatticeT &>(after),
                       static_cast<LatticeT *>(before));
  }
};

} // namespace mlir::dataflow

#endif // CORE_ANALYSIS_DATAFLOW_DENSE_H
