// SPDX-License-Identifier: Apache-2.0
#include "core/analysis/dataflow/framework.h"

#include "core/ir/descriptor/traits.h"
#include "llvm/Support/SaveAndRestore.h"

using namespace mlir;

AnalysisState::~AnalysisState() = default;

void AnalysisState::dump() const { llvm::errs() << *this << '\n'; }

void AnalysisState::onUpdate(DataFlowSolver *solver) const {
  for (const WorkItem &item : dependents)
    solver->enqueue(item);
}

llvm::raw_ostream &mlir::operator<<(llvm::raw_ostream &os,
                                    const AnalysisState &state) {
  state.print(os);
  return os;
}

LatticeAnchor mlir::detail::StateTable::getLeader(LatticeAnchor anchor) const {
  if (leaders.empty())
    return anchor;
  auto it = leaders.find(anchor);
  return it == leaders.end() ? anchor : it->second;
}

void mlir::detail::StateTable::unite(LatticeAnchor anchor,
                                     LatticeAnchor other) {
  const LatticeAnchor leader = getLeader(anchor), merged = getLeader(other);
  if (leader == merged)
    return;
  llvm::SmallVector<LatticeAnchor, 2> moved = {merged};
  if (auto it = members.find(merged); it != members.end()) {
    moved = std::move(it->second);
    members.erase(it);
  }
  auto &all = members[leader];
  if (all.empty()) {
    all.push_back(leader);
    leaders[leader] = leader;
  }
  for (LatticeAnchor member : moved)
    leaders[member] = leader;
  all.append(moved);
}

bool mlir::detail::StateTable::isEquivalent(LatticeAnchor lhs,
                                            LatticeAnchor rhs) const {
  if (leaders.empty())
    return false;
  auto left = leaders.find(lhs), right = leaders.find(rhs);
  return left != leaders.end() && right != leaders.end() &&
         left->second == right->second;
}

void mlir::detail::StateTable::erase(LatticeAnchor anchor) {
  auto it = leaders.find(anchor);
  if (it == leaders.end()) {
    states.erase(anchor.getOpaqueValue());
    return;
  }
  const LatticeAnchor leader = it->second;
  leaders.erase(it);
  auto group = members.find(leader);
  llvm::erase(group->second, anchor);
  if (leader != anchor)
    return;
  // The next member becomes the leader.
  llvm::SmallVector<LatticeAnchor, 2> rest = std::move(group->second);
  members.erase(group);
  AnalysisState *state = states.lookup(anchor.getOpaqueValue());
  states.erase(anchor.getOpaqueValue());
  if (rest.empty())
    return;
  for (LatticeAnchor member : rest)
    leaders[member] = rest.front();
  if (state)
    states[rest.front().getOpaqueValue()] = state;
  members[rest.front()] = std::move(rest);
}

DataFlowSolver::~DataFlowSolver() = default;

LogicalResult DataFlowSolver::initializeAndRun(Operation *top) {
  llvm::SaveAndRestore<DataFlowConfig> restore(config);
  if (!top->hasTrait<OpTrait::SymbolTable>())
    config.setInterprocedural(false);

  for (auto &analysis : analyses)
    analysis->initializeEquivalentLatticeAnchor(top);
  for (auto &analysis : analyses)
    if (failed(analysis->initialize(top)))
      return failure();
  while (!worklist.empty()) {
    auto [point, analysis] = worklist.front();
    worklist.pop_front();
    if (failed(analysis->visit(point)))
      return failure();
  }
  return success();
}

DataFlowAnalysis::~DataFlowAnalysis() = default;

namespace {
/// An operation or block that is still to be visited.
using Pending = llvm::PointerUnion<Operation *, Block *>;
} // namespace

/// Pushes the blocks such that the first one is visited first.
static void pushBlocks(llvm::SmallVectorImpl<Pending> &pending, Operation *op) {
  for (Region &region : llvm::reverse(op->getRegions()))
    for (Block &block : llvm::reverse(region))
      pending.push_back(&block);
}

LogicalResult mlir::detail::visitNested(
    Operation *top, bool reverseOperations,
    llvm::function_ref<LogicalResult(Operation *)> visitOp,
    llvm::function_ref<void(Block *)> visitBlock) {
  llvm::SmallVector<Pending> pending = {top};
  while (!pending.empty()) {
    const Pending next = pending.pop_back_val();
    if (auto *op = llvm::dyn_cast<Operation *>(next)) {
      if (failed(visitOp(op)))
        return failure();
      pushBlocks(pending, op);
      continue;
    }
    auto *block = llvm::cast<Block *>(next);
    visitBlock(block);
    if (reverseOperations)
      for (Operation &op : *block)
        pending.push_back(&op);
    else
      for (Operation &op : llvm::reverse(*block))
        pending.push_back(&op);
  }
  return success();
}
