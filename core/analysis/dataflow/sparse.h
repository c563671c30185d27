// SPDX-License-Identifier: Apache-2.0
//
// Sparse analyses, which attach a lattice to each value: forward, from operands
// to results, or backward. They follow control flow between blocks and regions,
// and calls. DeadCodeAnalysis must be loaded, because only reachable code is
// visited.
#ifndef CORE_ANALYSIS_DATAFLOW_SPARSE_H
#define CORE_ANALYSIS_DATAFLOW_SPARSE_H

#include "core/analysis/dataflow/framework.h"
#include "core/interfaces/call.h"
#include "core/interfaces/control_flow.h"

namespace mlir::dataflow {

/// The lattice of a value.
class AbstractSparseLattice : public AnalysisState {
public:
  AbstractSparseLattice(Value value) : AnalysisState(value) {}

  Value getAnchor() const { return llvm::cast<Value>(anchor); }
  /// Joins the lattice of a value that flows into this one.
  virtual ChangeResult join(const AbstractSparseLattice &rhs) {
    return ChangeResult::NoChange;
  }
  /// Meets this lattice with that of a value it flows into.
  virtual ChangeResult meet(const AbstractSparseLattice &rhs) {
    return ChangeResult::NoChange;
  }
  /// Lets the analysis visit the users when the state changes.
  void useDefSubscribe(DataFlowAnalysis *analysis) {
    if (!llvm::is_contained(useDefSubscribers, analysis))
      useDefSubscribers.push_back(analysis);
  }

protected:
  void onUpdate(DataFlowSolver *solver) const override;

private:
  llvm::SmallVector<DataFlowAnalysis *, 2> useDefSubscribers;
};

/// A lattice with a `ValueT`, which needs `static ValueT join(a, b)` or `meet`,
/// operator== and print. ValueT() is the least element.
template <typename ValueT> class Lattice : public AbstractSparseLattice {
public:
  using AbstractSparseLattice::AbstractSparseLattice;

  ValueT &getValue() { return value; }
  const ValueT &getValue() const { return value; }

  ChangeResult join(const AbstractSparseLattice &rhs) override {
    return join(static_cast<const Lattice &>(rhs).value);
  }
  ChangeResult join(const ValueT &rhs) {
    if constexpr (requires { ValueT::join(value, rhs); })
      return set(ValueT::join(value, rhs));
    else
      return ChangeResult::NoChange;
  }
  ChangeResult meet(const AbstractSparseLattice &rhs) override {
    return meet(static_cast<const Lattice &>(rhs).value);
  }
  ChangeResult meet(const ValueT &rhs) {
    if constexpr (requires { ValueT::meet(value, rhs); })
      return set(ValueT::meet(value, rhs));
    else
      return ChangeResult::NoChange;
  }
  void print(llvm::raw_ostream &os) const override { value.print(os); }

private:
  ChangeResult set(ValueT newValue) {
    if (newValue == value)
      return ChangeResult::NoChange;
    value = std::move(newValue);
    return ChangeResult::Change;
  }
  ValueT value;
};

/// The forward engine, independent of the lattice class.
class AbstractSparseForwardDataFlowAnalysis : public DataFlowAnalysis {
public:
  LogicalResult initialize(Operation *top) override;
  LogicalResult visit(ProgramPoint *point) override;

protected:
  using DataFlowAnalysis::DataFlowAnalysis;

  virtual LogicalResult
  visitOperationImpl(Operation *op,
                     llvm::ArrayRef<const AbstractSparseLattice *> operands,
                     llvm::ArrayRef<AbstractSparseLattice *> results) = 0;
  virtual void
  visitExternalCallImpl(CallOpInterface call,
                        llvm::ArrayRef<const AbstractSparseLattice *> arguments,
                        llvm::ArrayRef<AbstractSparseLattice *> results) = 0;
  virtual void visitNonControlFlowArgumentsImpl(
      Operation *op, const RegionSuccessor &successor,
      llvm::ArrayRef<AbstractSparseLattice *> arguments,
      unsigned firstIndex) = 0;
  virtual AbstractSparseLattice *getLatticeElement(Value value) = 0;
  virtual void setToEntryState(AbstractSparseLattice *lattice) = 0;

  /// Visits the results of a call, and the arguments of a callable.
  virtual LogicalResult
  visitCallOperation(CallOpInterface call,
                     llvm::ArrayRef<const AbstractSparseLattice *> operands,
                     llvm::ArrayRef<AbstractSparseLattice *> results);
  virtual void
  visitCallableOperation(CallableOpInterface callable,
                         llvm::ArrayRef<AbstractSparseLattice *> arguments);

  /// Returns the state of a value, and makes `point` depend on it.
  const AbstractSparseLattice *getLatticeElementFor(ProgramPoint *point,
                                                    Value value);
  void setAllToEntryStates(llvm::ArrayRef<AbstractSparseLattice *> lattices);
  void join(AbstractSparseLattice *lhs, const AbstractSparseLattice &rhs);

private:
  LogicalResult visitOperation(Operation *op);
  void visitBlock(Block *block);
  /// Joins the values that a predecessor passes into the arguments of a block.
  /// Returns false if they are not known.
  bool visitBlockPredecessor(Block *block, PredecessorIterator predecessor,
                             llvm::ArrayRef<AbstractSparseLattice *> arguments);
  virtual void
  visitRegionSuccessors(ProgramPoint *point, RegionBranchOpInterface branch,
                        RegionSuccessor successor,
                        llvm::ArrayRef<AbstractSparseLattice *> lattices);

  SymbolTableCollection symbolTable;
};

namespace detail {
/// Casts arrays of base states to arrays of a state class.
template <typename StateT>
llvm::ArrayRef<StateT *>
castLattices(llvm::ArrayRef<AbstractSparseLattice *> lattices) {
  return {reinterpret_cast<StateT *const *>(lattices.data()), lattices.size()};
}
template <typename StateT>
llvm::ArrayRef<const StateT *>
castLattices(llvm::ArrayRef<const AbstractSparseLattice *> lattices) {
  return {reinterpret_cast<const StateT *const *>(lattices.data()),
          lattices.size()};
}
} // namespace detail

/// The base of forward analyses with the state `StateT`.
template <typename StateT>
class SparseForwardDataFlowAnalysis
    : public AbstractSparseForwardDataFlowAnalysis {
  static_assert(std::is_base_of_v<AbstractSparseLattice, StateT>);

public:
  explicit SparseForwardDataFlowAnalysis(DataFlowSolver &solver)
      : AbstractSparseForwardDataFlowAnalysis(solver) {}

  /// Computes the states of the results from those of the operands.
  virtual LogicalResult visitOperation(Operation *op,
                                       llvm::ArrayRef<const StateT *> operands,
                                       llvm::ArrayRef<StateT *> results) = 0;
  /// Does the same for a call of an unknown callee.
  virtual void
  visitExternalCall(CallOpInterface call,
                    llvm::ArrayRef<const StateT *> argumentLattices,
                    llvm::ArrayRef<StateT *> resultLattices) {
    setAllToEntryStates(resultLattices);
  }
  /// Computes the states of arguments, or results, of `op` to which the
  /// successor forwards nothing: those before number `firstIndex` and those
  /// after the successor inputs.
  virtual void
  visitNonControlFlowArguments(Operation *op, const RegionSuccessor &successor,
                               llvm::ArrayRef<StateT *> argLattices,
                               unsigned firstIndex) {
    setAllToEntryStates(argLattices.take_front(firstIndex));
    setAllToEntryStates(argLattices.drop_front(
        firstIndex + successor.getSuccessorInputs().size()));
  }

protected:
  StateT *getLatticeElement(Value value) override {
    return getOrCreate<StateT>(value);
  }
  const StateT *getLatticeElementFor(ProgramPoint *point, Value value) {
    return static_cast<const StateT *>(
        AbstractSparseForwardDataFlowAnalysis::getLatticeElementFor(point,
                                                                    value));
  }
  /// Sets the state of a value about which nothing can be known.
  virtual void setToEntryState(StateT *lattice) = 0;
  void setAllToEntryStates(llvm::ArrayRef<StateT *> lattices) {
    for (StateT *lattice : lattices)
      setToEntryState(lattice);
  }

private:
  LogicalResult
  visitOperationImpl(Operation *op,
                     llvm::ArrayRef<const AbstractSparseLattice *> operands,
                     llvm::ArrayRef<AbstractSparseLattice *> results) override {
    return visitOperation(op, detail::castLattices<StateT>(operands),
                          detail::castLattices<StateT>(results));
  }
  void visitExternalCallImpl(
      CallOpInterface call,
      llvm::ArrayRef<const AbstractSparseLattice *> arguments,
      llvm::ArrayRef<AbstractSparseLattice *> results) override {
    visitExternalCall(call, detail::castLattices<StateT>(arguments),
                      detail::castLattices<StateT>(results));
  }
  void visitNonControlFlowArgumentsImpl(
      Operation *op, const RegionSuccessor &successor,
      llvm::ArrayRef<AbstractSparseLattice *> arguments,
      unsigned firstIndex) override {
    visitNonControlFlowArguments(
        op, successor, detail::castLattices<StateT>(arguments), firstIndex);
  }
  void setToEntryState(AbstractSparseLattice *lattice) override {
    setToEntryState(static_cast<StateT *>(lattice));
  }
};

/// The backward engine, independent of the lattice class.
class AbstractSparseBackwardDataFlowAnalysis : public DataFlowAnalysis {
public:
  LogicalResult initialize(Operation *top) override;
  LogicalResult visit(ProgramPoint *point) override;

protected:
  AbstractSparseBackwardDataFlowAnalysis(DataFlowSolver &solver,
                                         SymbolTableCollection &symbolTable)
      : DataFlowAnalysis(solver), symbolTable(symbolTable) {}

  virtual LogicalResult
  visitOperationImpl(Operation *op,
                     llvm::ArrayRef<AbstractSparseLattice *> operands,
                     llvm::ArrayRef<const AbstractSparseLattice *> results) = 0;
  virtual void visitExternalCallImpl(
      CallOpInterface call, llvm::ArrayRef<AbstractSparseLattice *> operands,
      llvm::ArrayRef<const AbstractSparseLattice *> results) = 0;
  /// Visits an operand of a block or region branch that is not forwarded.
  virtual void visitBranchOperand(OpOperand &operand) = 0;
  /// Visits region arguments that receive nothing.
  virtual void
  visitNonControlFlowArguments(RegionSuccessor &successor,
                               llvm::ArrayRef<BlockArgument> arguments) = 0;
  /// Visits an operand of a call that is not an argument.
  virtual void visitCallOperand(OpOperand &operand) = 0;
  /// Sets the state of a value that escapes.
  virtual void setToExitState(AbstractSparseLattice *lattice) = 0;
  virtual AbstractSparseLattice *getLatticeElement(Value value) = 0;

  /// Visits the operands of the return operations of a callable.
  virtual LogicalResult
  visitCallableOperation(Operation *op, CallableOpInterface callable,
                         llvm::ArrayRef<AbstractSparseLattice *> operands);

  void setAllToExitStates(llvm::ArrayRef<AbstractSparseLattice *> lattices);
  llvm::SmallVector<AbstractSparseLattice *>
  getLatticeElements(ValueRange values);
  void meet(AbstractSparseLattice *lhs, const AbstractSparseLattice &rhs);

private:
  LogicalResult visitOperation(Operation *op);
  void visitBranch(BranchOpInterface branch);
  /// Returns false if the callee is not known.
  bool visitCall(CallOpInterface call,
                 llvm::ArrayRef<AbstractSparseLattice *> operands,
                 llvm::ArrayRef<const AbstractSparseLattice *> results);
  void visitRegionBranch(RegionBranchOpInterface branch);
  /// Meets the operands of a branch point with the inputs they are forwarded
  /// to, and visits those that are not forwarded.
  void visitForwardedOperands(RegionBranchOpInterface branch,
                              RegionBranchPoint point, Operation *op);
  const AbstractSparseLattice *getLatticeElementFor(ProgramPoint *point,
                                                    Value value);
  llvm::SmallVector<const AbstractSparseLattice *>
  getLatticeElementsFor(ProgramPoint *point, ValueRange values);

  SymbolTableCollection &symbolTable;
};

/// The base of backward analyses with the state `StateT`.
template <typename StateT>
class SparseBackwardDataFlowAnalysis
    : public AbstractSparseBackwardDataFlowAnalysis {
  static_assert(std::is_base_of_v<AbstractSparseLattice, StateT>);

public:
  SparseBackwardDataFlowAnalysis(DataFlowSolver &solver,
                                 SymbolTableCollection &symbolTable)
      : AbstractSparseBackwardDataFlowAnalysis(solver, symbolTable) {}

  /// Computes the states of the operands from those of the results.
  virtual LogicalResult
  visitOperation(Operation *op, llvm::ArrayRef<StateT *> operands,
                 llvm::ArrayRef<const StateT *> results) = 0;
  /// Does the same for a call of an unknown callee.
  virtual void
  visitExternalCall(CallOpInterface call,
                    llvm::ArrayRef<StateT *> argumentLattices,
                    llvm::ArrayRef<const StateT *> resultLattices) {
    for (OpOperand &operand : call->getOpOperands())
      visitCallOperand(operand);
  }

protected:
  StateT *getLatticeElement(Value value) override {
    return getOrCreate<StateT>(value);
  }
  virtual void setToExitState(StateT *lattice) = 0;
  void setToExitState(AbstractSparseLattice *lattice) override {
    setToExitState(static_cast<StateT *>(lattice));
  }
  void setAllToExitStates(llvm::ArrayRef<StateT *> lattices) {
    for (StateT *lattice : lattices)
      setToExitState(lattice);
  }

private:
  LogicalResult visitOperationImpl(
      Operation *op, llvm::ArrayRef<AbstractSparseLattice *> operands,
      llvm::ArrayRef<const AbstractSparseLattice *> results) override {
    return visitOperation(op, detail::castLattices<StateT>(operands),
                          detail::castLattices<StateT>(results));
  }
  void visitExternalCallImpl(
      CallOpInterface call, llvm::ArrayRef<AbstractSparseLattice *> operands,
      llvm::ArrayRef<const AbstractSparseLattice *> results) override {
    visitExternalCall(call, detail::castLattices<StateT>(operands),
                      detail::castLattices<StateT>(results));
  }
};

} // namespace mlir::dataflow

#endif // CORE_ANALYSIS_DATAFLOW_SPARSE_H
