// SPDX-License-Identifier: Apache-2.0
//
// Data-flow analysis: states that grow from what their analyses see until
// nothing changes any more. Analyses are loaded into one solver and use each
// other's states. What most of them have in common is in sparse.h and dense.h.
// Not thread-safe; a solver's results do not depend on addresses.
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

/// Whether a state is another than before.
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

class DataFlowConfig {
public:
  /// Whether values and control flow are followed through calls. Done only when
  /// the operation that is analysed is a symbol table.
  DataFlowConfig &setInterprocedural(bool enable) {
    interprocedural = enable;
    return *this;
  }
  bool isInterprocedural() const { return interprocedural; }

private:
  bool interprocedural = true;
};

/// What is known of an anchor. Changes in one direction only: it joins, or
/// meets, what others find.
class AnalysisState {
public:
  /// A place that an analysis has to visit.
  using WorkItem = std::pair<ProgramPoint *, DataFlowAnalysis *>;

  explicit AnalysisState(LatticeAnchor anchor) : anchor(anchor) {}
  virtual ~AnalysisState();

  LatticeAnchor getAnchor() const { return anchor; }
  virtual void print(llvm::raw_ostream &os) const = 0;
  void dump() const;
  /// The analysis visits the place again when the state changes.
  void addDependency(ProgramPoint *point, DataFlowAnalysis *analysis) {
    dependents.insert({point, analysis});
  }

protected:
  /// Enqueues what depends on the state, which has changed.
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
/// The states of one class, by anchor. Anchors may be made equivalent: then
/// they share the state of one of them, the leader.
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
  /// Forgets an anchor; the state stays with those that are equivalent to it.
  void erase(LatticeAnchor anchor);

protected:
  llvm::DenseMap<void *, AnalysisState *> states;

private:
  TypeID kind;
  /// Of each anchor that is equivalent to others, and of leaders all members.
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

/// Runs analyses. Keeps their states, until it is destroyed.
class DataFlowSolver {
public:
  using WorkItem = AnalysisState::WorkItem;

  explicit DataFlowSolver(const DataFlowConfig &config = DataFlowConfig())
      : config(config) {}
  DataFlowSolver(const DataFlowSolver &) = delete;
  ~DataFlowSolver();

  /// Adds an analysis, made of the solver and the arguments.
  template <typename AnalysisT, typename... Args>
  AnalysisT *load(Args &&...args) {
    auto analysis =
        std::make_unique<AnalysisT>(*this, std::forward<Args>(args)...);
    AnalysisT *loaded = analysis.get();
    analyses.push_back(std::move(analysis));
    return loaded;
  }
  /// Runs the analyses over what is in `top`, in the order of loading, until
  /// nothing changes.
  /// Errors: failure when an analysis fails, which has said why.
  LogicalResult initializeAndRun(Operation *top);

  /// The state of an anchor, or null.
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
  /// Forgets all states of an anchor.
  template <typename AnchorT> void eraseState(AnchorT anchor) {
    for (auto &table : tables)
      table->erase(LatticeAnchor(anchor));
  }
  void eraseAllStates() { tables.clear(); }

  // Anchors that share their states of one class.
  template <typename StateT>
  LatticeAnchor getLeaderAnchorOrSelf(LatticeAnchor anchor) const {
    const detail::StateTable *table = lookupTable(TypeID::get<StateT>());
    return table ? table->getLeader(anchor) : anchor;
  }
  /// None of them has a state yet.
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
  /// For analyses, while they run.
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
    // The operation may have been moved, or be another one, since.
    if (!point || point->getBlock() != block)
      point = new (pointAllocator.Allocate()) ProgramPoint(block, op);
    return point;
  }

  DataFlowConfig config;
  std::deque<WorkItem> worklist;
  llvm::SmallVector<std::unique_ptr<DataFlowAnalysis>> analyses;
  detail::AnchorUniquer uniquer;
  /// By the operation after the place, or the block whose end it is.
  llvm::DenseMap<void *, ProgramPoint *> points;
  llvm::SpecificBumpPtrAllocator<ProgramPoint> pointAllocator;
  /// A few.
  llvm::SmallVector<std::unique_ptr<detail::StateTable>> tables;
};

/// The base of analyses.
class DataFlowAnalysis {
public:
  explicit DataFlowAnalysis(DataFlowSolver &solver) : solver(solver) {}
  virtual ~DataFlowAnalysis();

  /// Makes states for what is in `top`, and what they depend on.
  virtual LogicalResult initialize(Operation *top) = 0;
  /// Looks again at a place, because a state that it depends on has changed.
  virtual LogicalResult visit(ProgramPoint *point) = 0;
  /// Comes before all: makes anchors equivalent.
  virtual void initializeEquivalentLatticeAnchor(Operation *top) {}

protected:
  void addDependency(AnalysisState *state, ProgramPoint *point) {
    state->addDependency(point, this);
  }
  void propagateIfChanged(AnalysisState *state, ChangeResult changed) {
    solver.propagateIfChanged(state, changed);
  }
  /// Anchors are known by their class alone.
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
  /// The state, on which the place `dependent` depends from now on, unless the
  /// state is its own.
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
/// Calls back for `top` and all that is nested in it: for an operation, then
/// for each block in it, which is followed by what is in the block. The
/// operations of a block come in order, or in reverse. Not recursive.
/// Errors: failure as soon as `visitOp` fails.
LogicalResult
visitNested(Operation *top, bool reverseOperations,
            llvm::function_ref<LogicalResult(Operation *)> visitOp,
            llvm::function_ref<void(Block *)> visitBlock);
} // namespace detail

} // namespace mlir

#endif // CORE_ANALYSIS_DATAFLOW_FRAMEWORK_H
