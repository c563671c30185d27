// SPDX-License-Identifier: Apache-2.0
//
// The states of the analyses of memory_accesses.td: for each value the
// operations that access it last, or next; and the value that a value stems
// from.
#ifndef PASSES_TESTING_ACCESSES_H
#define PASSES_TESTING_ACCESSES_H

#include <optional>

#include "core/analysis/dataflow/dense.h"
#include "core/analysis/dataflow/sparse.h"
#include "core/interfaces/call.h"
#include "core/interfaces/control_flow.h"
#include "core/ir/interface/side_effects.h"
#include "llvm/ADT/SetVector.h"

namespace mlir::testing {

/// The value that a value always equals. Null if there are several; unset as
/// long as that is unknown.
struct UnderlyingValue {
  static UnderlyingValue join(const UnderlyingValue &a,
                              const UnderlyingValue &b) {
    if (!a.value || !b.value)
      return a.value ? a : b;
    return a == b ? a : UnderlyingValue{Value()};
  }
  friend bool operator==(const UnderlyingValue &a, const UnderlyingValue &b) {
    return a.value == b.value;
  }
  void print(raw_ostream &os) const {
    if (value && *value)
      os << *value;
  }

  std::optional<Value> value;
};

struct UnderlyingValueLattice : dataflow::Lattice<UnderlyingValue> {
  using Lattice::Lattice;
};

/// Control flow is the only way in which a value becomes another one.
struct UnderlyingValueAnalysis
    : dataflow::SparseForwardDataFlowAnalysis<UnderlyingValueLattice> {
  using SparseForwardDataFlowAnalysis::SparseForwardDataFlowAnalysis;

  LogicalResult
  visitOperation(Operation *op, ArrayRef<const UnderlyingValueLattice *>,
                 ArrayRef<UnderlyingValueLattice *> results) override {
    setAllToEntryStates(results);
    return success();
  }
  void setToEntryState(UnderlyingValueLattice *lattice) override {
    propagateIfChanged(lattice,
                       lattice->join(UnderlyingValue{lattice->getAnchor()}));
  }
};

/// Returns the value from which `value` ultimately stems. Returns nullopt if
/// there are several or it is not known yet. `getLattice` returns the state of
/// a value.
std::optional<Value> getMostUnderlyingValue(
    Value value,
    function_ref<const UnderlyingValueLattice *(Value)> getLattice);

/// The operations that may access a value next, or last. They may be unknown.
class AdjacentAccess {
public:
  bool isKnown() const { return known; }
  ArrayRef<Operation *> get() const { return accesses.getArrayRef(); }

  ChangeResult merge(const AdjacentAccess &other);
  ChangeResult set(Operation *op);
  ChangeResult setUnknown();

private:
  llvm::SetVector<Operation *> accesses;
  bool known = true;
};

/// The adjacent accesses of each value.
class AccessLattice : public dataflow::AbstractDenseLattice {
public:
  using AbstractDenseLattice::AbstractDenseLattice;

  ChangeResult join(const AbstractDenseLattice &rhs) override {
    return merge(static_cast<const AccessLattice &>(rhs));
  }
  ChangeResult meet(const AbstractDenseLattice &rhs) override {
    return merge(static_cast<const AccessLattice &>(rhs));
  }
  ChangeResult set(Value value, Operation *op) {
    return accesses[value].set(op);
  }
  ChangeResult setAllUnknown();
  /// Returns null if the accesses are unknown.
  const AdjacentAccess *lookup(Value value) const;
  void print(raw_ostream &os) const override;

private:
  ChangeResult merge(const AccessLattice &rhs);

  llvm::DenseMap<Value, AdjacentAccess> accesses;
};

// These analyses require UnderlyingValueAnalysis.

struct LastModification : AccessLattice {
  using AccessLattice::AccessLattice;
};

/// Computes the operations that wrote last.
class LastModifiedAnalysis
    : public dataflow::DenseForwardDataFlowAnalysis<LastModification> {
public:
  LastModifiedAnalysis(DataFlowSolver &solver, bool assumeFuncWrites)
      : DenseForwardDataFlowAnalysis(solver),
        assumeFuncWrites(assumeFuncWrites) {}

  LogicalResult visitOperation(Operation *op, const LastModification &before,
                               LastModification *after) override;
  void visitCallControlFlowTransfer(CallOpInterface call,
                                    dataflow::CallControlFlowAction action,
                                    const LastModification &before,
                                    LastModification *after) override;
  void visitRegionBranchControlFlowTransfer(RegionBranchOpInterface branch,
                                            std::optional<unsigned> regionFrom,
                                            std::optional<unsigned> regionTo,
                                            const LastModification &before,
                                            LastModification *after) override;
  void buildOperationEquivalentLatticeAnchor(Operation *op) override {
    if (isMemoryEffectFree(op))
      unionLatticeAnchors<LastModification>(getProgramPointBefore(op),
                                            getProgramPointAfter(op));
  }
  void setToEntryState(LastModification *lattice) override {
    propagateIfChanged(lattice, lattice->setAllUnknown());
  }

private:
  bool assumeFuncWrites;
};

struct NextAccess : AccessLattice {
  using AccessLattice::AccessLattice;
};

/// Computes the operations that access memory next.
class NextAccessAnalysis
    : public dataflow::DenseBackwardDataFlowAnalysis<NextAccess> {
public:
  NextAccessAnalysis(DataFlowSolver &solver, SymbolTableCollection &symbolTable,
                     bool assumeFuncReads)
      : DenseBackwardDataFlowAnalysis(solver, symbolTable),
        assumeFuncReads(assumeFuncReads) {}

  LogicalResult visitOperation(Operation *op, const NextAccess &after,
                               NextAccess *before) override;
  void visitCallControlFlowTransfer(CallOpInterface call,
                                    dataflow::CallControlFlowAction action,
                                    const NextAccess &after,
                                    NextAccess *before) override;
  void visitRegionBranchControlFlowTransfer(RegionBranchOpInterface branch,
                                            RegionBranchPoint regionFrom,
                                            RegionSuccessor regionTo,
                                            const NextAccess &after,
                                            NextAccess *before) override;
  void buildOperationEquivalentLatticeAnchor(Operation *op) override {
    if (isMemoryEffectFree(op))
      unionLatticeAnchors<NextAccess>(getProgramPointBefore(op),
                                      getProgramPointAfter(op));
  }
  void setToExitState(NextAccess *lattice) override {
    propagateIfChanged(lattice, lattice->setAllUnknown());
  }

private:
  bool assumeFuncReads;
};

/// The names of the operations that write a value.
class WrittenTo : public dataflow::AbstractSparseLattice {
public:
  using AbstractSparseLattice::AbstractSparseLattice;

  ChangeResult meet(const AbstractSparseLattice &other) override;
  ChangeResult add(StringAttr name) {
    return names.insert(name) ? ChangeResult::Change : ChangeResult::NoChange;
  }
  void print(raw_ostream &os) const override;

private:
  llvm::SetVector<StringAttr> names;
};

/// The values that `memref.store` stores are written. The operands of an
/// operation are written if its results are. Operands of branches and calls
/// that are passed nowhere are written, too.
class WrittenToAnalysis
    : public dataflow::SparseBackwardDataFlowAnalysis<WrittenTo> {
public:
  WrittenToAnalysis(DataFlowSolver &solver, SymbolTableCollection &symbolTable,
                    bool assumeFuncWrites)
      : SparseBackwardDataFlowAnalysis(solver, symbolTable),
        assumeFuncWrites(assumeFuncWrites) {}

  LogicalResult visitOperation(Operation *op, ArrayRef<WrittenTo *> operands,
                               ArrayRef<const WrittenTo *> results) override;
  void visitBranchOperand(OpOperand &operand) override;
  void visitCallOperand(OpOperand &operand) override;
  void visitExternalCall(CallOpInterface call, ArrayRef<WrittenTo *> operands,
                         ArrayRef<const WrittenTo *> results) override;
  void visitNonControlFlowArguments(RegionSuccessor &,
                                    ArrayRef<BlockArgument>) override {}
  void setToExitState(WrittenTo *) override {}

private:
  void add(OpOperand &operand, StringRef name);

  bool assumeFuncWrites;
};

} // namespace mlir::testing

#endif // PASSES_TESTING_ACCESSES_H
