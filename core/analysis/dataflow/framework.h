// SPDX-License-Identifier: Apache-2.0
//
// The data-flow framework: analyses update states until a fixed point. Analyses
// are loaded into a solver and may depend on each other's states. sparse.h and
// dense.h have base classes for most analyses. Results do not depend on
// addresses.
// Thread safety: not thread-safe.
#ifndef CORE_ANALYSIS_DATAFLOW_FRAMEWORK_H
#define CORE_ANALYSIS_DATAFLOW_FRAMEWORK_H

#include <deque>
#include <memory>

#include "core/analysis/dataflow/program_point.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Support/Allocator.h"

namespace mlir {

class AnalysisState;
class DataFlowAnalysis;
class DataFlowSolver;

/// The result of an update: changed or not.
enum class [[nodiscard]] ChangeResult { NoChange, Change };
inline ChangeResult operator|(ChangeResult lhs, ChangeResult rhs) {
  return lhs == ChangeResult::Change ? lhs : rhs;
}
inline ChangeResult &operator|=(ChangeResult &lhs, ChangeResult rhs) {
  return lhs = lhs | rhs;
}
inline ChangeResult operator&(ChangeResult lhs, ChangeResult rhs) {
  return lhs == ChangeResult::NoChange ? lhs : rhs;
}

/// Options of the solver.
class DataFlowConfig {
public:
  /// Enables following values and control flow through calls. Requires that the
  /// analyzed operation is a symbol table.
  DataFlowConfig &setInterprocedural(bool enable) {
    interprocedural = enable;
    return *this;
  }
  bool isInterprocedural() const { return interprocedural; }

private:
  bool interprocedural = true;
};

/// The state of an anchor. It changes in one direction only: updates join into
/// it, or meet with it.
class AnalysisState {
public:
  /// A program point that an analysis has to visit.
  using WorkItem = std::pair<ProgramPoint *, DataFlowAnalysis *>;

  explicit AnalysisState(LatticeAnchor anchor) : anchor(anchor) {}
  virtual ~AnalysisState();

  LatticeAnchor getAnchor() const { return anchor; }
  virtual void print(llvm::raw_ostream &os) const = 0;
  void dump() const;
  /// Lets `analysis` visit `point` again when the state changes.
  void addDependency(ProgramPoint *point, DataFlowAnalysis *analysis) {
    dependents.insert({point, analysis});
  }

protected:
  /// Enqueues the dependents after a change.
  virtual void onUpdate(DataFlowSolver *solver) const;

  LatticeAnchor anchor;

private:
  friend class DataFlowSolver;
  llvm::SetVector<WorkItem, llvm::SmallVector<WorkItem, 2>,
                  llvm::DenseSet<WorkItem>, 8>
      dependents;
};

llvm::raw_ostream &operator<<(llvm::raw_ostream &os,
                              const AnalysisState &state);

namespace detail {
/// The states of one class, by anchor. Equivalent anchors share the state of
/// one of them, the leader.
class StateTable {
public:
  explicit StateTable(TypeID kind) : kind(kind) {}
  virtual ~StateTable() = default;

  TypeID getKind() const { return kind; }
  LatticeAnchor getLeader(LatticeAnchor anchor) const;
  void unite(LatticeAnchor anchor, LatticeAnchor other);
  bool isEquivalent(LatticeAnchor lhs, LatticeAnchor rhs) const;
  AnalysisState *lookup(LatticeAnchor anchor) const {
    return states.lookup(getLeader(anchor).getOpaqueValue());
  }
  /// Removes an anchor. The state stays with anchors that are equivalent to it.
  void erase(LatticeAnchor anchor);

protected:
  llvm::DenseMap<void *, AnalysisState *> states;

private:
  TypeID kind;
  /// The leader of each anchor with equivalent ones, and the members of each
  /// leader.
  llvm::DenseMap<LatticeAnchor, LatticeAnchor> leaders;
  llvm::DenseMap<LatticeAnchor, llvm::SmallVector<LatticeAnchor, 2>> members;
};

template <typename StateT> class StateTableOf final : public StateTable {
public:
  StateTableOf() : StateTable(TypeID::get<StateT>()) {}

  template <typename AnchorT> StateT *getOrCreate(AnchorT anchor) {
    AnalysisState *&state =
        states[getLeader(LatticeAnchor(anchor)).getOpaqueValue()];
    if (!state)
      state = new (allocator.Allocate()) StateT(anchor);
    return static_cast<StateT *>(state);
  }

private:
  llvm::SpecificBumpPtrAllocator<StateT> allocator;
};
} // namespace detail

/// Runs analyses, and owns their states.
class DataFlowSolver {
public:
  using WorkItem = AnalysisState::WorkItem;

  explicit DataFlowSolver(const DataFlowConfig &config = DataFlowConfig())
      : config(config) {}
  DataFlowSolver(const DataFlowSolver &) = delete;
  ~DataFlowSolver();

  /// Adds an analysis, constructed from the solver and the arguments.
  template <typename AnalysisT, typename... Args>
  AnalysisT *load(Args &&...args) {
    auto analysis =
        std::make_unique<AnalysisT>(*this, std::forward<Args>(args)...);
    AnalysisT *loaded = analysis.get();
    analyses.push_back(std::move(analysis));
    return loaded;
  }
  /// Runs the analyses on `top`, in order of loading, until a fixed point.
  /// Errors: failure if an analysis fails; that analysis reports the reason.
  LogicalResult initializeAndRun(Operation *top);

  /// Returns the state of an anchor, or null.
  template <typename StateT, typename AnchorT>
  const StateT *lookupState(AnchorT anchor) const {
    const detail::StateTable *table = lookupTable(TypeID::get<StateT>());
    return table ? static_cast<const StateT *>(
                       table->lookup(LatticeAnchor(anchor)))
                 : nullptr;
  }
  template <typename StateT, typename AnchorT>
  StateT *getOrCreateState(AnchorT anchor) {
    return getTable<StateT>().getOrCreate(anchor);
  }
  /// Erases all states of an anchor.
  template <typename AnchorT> void eraseState(AnchorT anchor) {
    for (auto &table : tables)
      table->erase(LatticeAnchor(anchor));
  }
  void eraseAllStates() { tables.clear(); }

  // Equivalent anchors of one state class.
  template <typename StateT>
  LatticeAnchor getLeaderAnchorOrSelf(LatticeAnchor anchor) const {
    const detail::StateTable *table = lookupTable(TypeID::get<StateT>());
    return table ? table->getLeader(anchor) : anchor;
  }
  /// Neither anchor may have a state yet.
  template <typename StateT, typename AnchorT>
  void unionLatticeAnchors(AnchorT anchor, AnchorT other) {
    getTable<StateT>().unite(LatticeAnchor(anchor), LatticeAnchor(other));
  }
  template <typename StateT>
  bool isEquivalent(LatticeAnchor lhs, LatticeAnchor rhs) const {
    const detail::StateTable *table = lookupTable(TypeID::get<StateT>());
    return table && table->isEquivalent(lhs, rhs);
  }

  template <typename AnchorT, typename... Args>
  AnchorT *getLatticeAnchor(Args &&...args) {
    return AnchorT::get(uniquer, std::forward<Args>(args)...);
  }
  ProgramPoint *getProgramPointBefore(Operation *op) {
    return getPoint(op->getBlock(), op);
  }
  ProgramPoint *getProgramPointBefore(Block *block) {
    return getPoint(block, block->empty() ? nullptr : &block->front());
  }
  ProgramPoint *getProgramPointAfter(Operation *op) {
    return op->getBlock() ? getPoint(op->getBlock(), op->getNextNode())
                          : getPoint(nullptr, op);
  }
  ProgramPoint *getProgramPointAfter(Block *block) {
    return getPoint(block, nullptr);
  }

  void enqueue(WorkItem item) { worklist.push_back(item); }
  /// For use by analyses while they run.
  void propagateIfChanged(AnalysisState *state, ChangeResult changed) {
    if (changed == ChangeResult::Change)
      state->onUpdate(this);
  }
  const DataFlowConfig &getConfig() const { return config; }

private:
  friend class DataFlowAnalysis;

  const detail::StateTable *lookupTable(TypeID kind) const {
    for (const auto &table : tables)
      if (table->getKind() == kind)
        return table.get();
    return nullptr;
  }
  template <typename StateT> detail::StateTableOf<StateT> &getTable() {
    auto *table =
        const_cast<detail::StateTable *>(lookupTable(TypeID::get<StateT>()));
    if (!table) {
      tables.push_back(std::make_unique<detail::StateTableOf<StateT>>());
      table = tables.back().get();
    }
    return static_cast<detail::StateTableOf<StateT> &>(*table);
  }
  ProgramPoint *getPoint(Block *block, Operation *op) {
    ProgramPoint *&point = points[op ? static_cast<void *>(op) : block];
    // The cached operation may have been moved, or its address reused.
    if (!point || point->getBlock() != block)
      point = new (pointAllocator.Allocate()) ProgramPoint(block, op);
    return point;
  }

  DataFlowConfig config;
  std::deque<WorkItem> worklist;
  llvm::SmallVector<std::unique_ptr<DataFlowAnalysis>> analyses;
  detail::AnchorUniquer uniquer;
  /// Keyed by the operation after the point, or by the block for its end.
  llvm::DenseMap<void *, ProgramPoint *> points;
  llvm::SpecificBumpPtrAllocator<ProgramPoint> pointAllocator;
  /// Few, so a linear search is fast.
  llvm::SmallVector<std::unique_ptr<detail::StateTable>> tables;
};

/// The base of analyses.
class DataFlowAnalysis {
public:
  explicit DataFlowAnalysis(DataFlowSolver &solver) : solver(solver) {}
  virtual ~DataFlowAnalysis();

  /// Creates the states of the operations in `top` and their dependencies.
  virtual LogicalResult initialize(Operation *top) = 0;
  /// Visits a point again because a state that it depends on has changed.
  virtual LogicalResult visit(ProgramPoint *point) = 0;
  /// Declares equivalent anchors. Called before the initialization of all
  /// analyses.
  virtual void initializeEquivalentLatticeAnchor(Operation *top) {}

protected:
  void addDependency(AnalysisState *state, ProgramPoint *point) {
    state->addDependency(point, this);
  }
  void propagateIfChanged(AnalysisState *state, ChangeResult changed) {
    solver.propagateIfChanged(state, changed);
  }
  /// Does nothing: anchor classes need no registration.
  template <typename AnchorT> void registerAnchorKind() {}
  template <typename AnchorT, typename... Args>
  AnchorT *getLatticeAnchor(Args &&...args) {
    return solver.getLatticeAnchor<AnchorT>(std::forward<Args>(args)...);
  }
  template <typename StateT, typename AnchorT>
  void unionLatticeAnchors(AnchorT anchor, AnchorT other) {
    solver.unionLatticeAnchors<StateT>(anchor, other);
  }
  template <typename StateT, typename AnchorT>
  StateT *getOrCreate(AnchorT anchor) {
    return solver.getOrCreateState<StateT>(anchor);
  }
  /// Returns the state and makes the point `dependent` depend on it, unless it
  /// is the state of that point.
  template <typename StateT, typename AnchorT>
  const StateT *getOrCreateFor(ProgramPoint *dependent, AnchorT anchor) {
    StateT *state = getOrCreate<StateT>(anchor);
    if (!solver.isEquivalent<StateT>(LatticeAnchor(anchor),
                                     LatticeAnchor(dependent)))
      addDependency(state, dependent);
    return state;
  }
  ProgramPoint *getProgramPointBefore(Operation *op) {
    return solver.getProgramPointBefore(op);
  }
  ProgramPoint *getProgramPointBefore(Block *block) {
    return solver.getProgramPointBefore(block);
  }
  ProgramPoint *getProgramPointAfter(Operation *op) {
    return solver.getProgramPointAfter(op);
  }
  ProgramPoint *getProgramPointAfter(Block *block) {
    return solver.getProgramPointAfter(block);
  }
  const DataFlowConfig &getSolverConfig() const { return solver.getConfig(); }

private:
  DataFlowSolver &solver;
};

namespace detail {
/// Calls the callbacks for `top` and everything nested in it: for an operation,
/// then for each of its blocks, followed by the contents of the block.
/// Operations of a block are visited in order or in reverse. Not recursive.
/// Errors: failure as soon as `visitOp` fails.
LogicalResult
visitNested(Operation *top, bool reverseOperations,
            llvm::function_ref<LogicalResult(Operation *)> visitOp,
            llvm::function_ref<void(Block *)> visitBlock);
} // namespace detail

} // namespace mlir

#endif // CORE_ANALYSIS_DATAFLOW_FRAMEWORK_H
