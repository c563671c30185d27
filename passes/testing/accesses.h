// SPDX-License-Identifier: Apache-2.0
//
// What the analyses of memory_accesses.td know: for each value the operations
// that access it last, or next; and which value a value is.
#ifndef PASSES_TESTING_ACCESSES_H
#define PASSES_TESTING_ACCESSES_H

#include <optional>

#include "core/analysis/dataflow/dense.h"
#include "core/analysis/dataflow/sparse.h"
#include "core/interfaces/call.h"
#include "core/interfaces/control_flow.h"
#include "core/ir/side_effects.h"
#include "llvm/ADT/SetVector.h"

namespace mlir::testing {

/// The value that a value always is; null if it is several; nothing as long as
/// that is not known.
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

/// Only control flow makes a value another one.
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

/// The value that `value` is in the end; nothing if it is several, or not known
/// yet. `getLattice` gives what is known.
std::optional<Value> getMostUnderlyingValue(
    Value value,
    function_ref<const UnderlyingValueLattice *(Value)> getLattice);

/// The operations that may be the next ones, or the last ones, to access a
/// value; or that they are unknown.
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

/// Of each value.
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
  /// Null if it is unknown.
  const AdjacentAccess *lookup(Value value) const;
  void print(raw_ostream &os) const override;

private:
  ChangeResult merge(const AccessLattice &rhs);

  llvm::DenseMap<Value, AdjacentAccess> accesses;
};

// They need UnderlyingValueAnalysis to be loaded.

struct LastModification : AccessLattice {
  using AccessLattice::AccessLattice;
};

/// Which operations wrote last.
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

/// Which operations read or write next.
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

/// The names of the operations by which a value is written.
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

/// `memref.store` writes; results are written with operands. Operands of
/// branches and calls that go nowhere are written, too.
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
