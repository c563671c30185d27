// SPDX-License-Identifier: Apache-2.0
#include "dialects/onnx/transforms/fuse/fuse.h"

#include <memory>
#include <optional>

#include "core/ir/builtin/builtin_types.h"
#include "dialects/func/func.h"
#include "dialects/onnx/dialect.h"
#include "dialects/onnx/indexed/fusion.h"
#include "dialects/onnx/indexed/scalar_constant.h"
#include "dialects/onnx/indexed/table.h"
#include "dialects/onnx/shape/shape_analysis.h"
#include "dialects/onnx/transforms/fuse/group.h"
#include "dialects/onnx/transforms/fuse/row_blocks.h"
#include "dialects/onnx/transforms/fuse/split_pools.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"

namespace mlir::onnx {

#define GEN_PASS_DEF_FUSEPASS
#include "dialects/onnx/transforms/fuse/fuse_pass.h.inc"

namespace {

/// The most operations and inputs of a group: their elements are in registers.
constexpr unsigned maxOperations = 24, maxInputs = 12;

/// An operation that can be in a group.
struct Member {
  Operator view;
  IndexedOp indexed;
  FusionRole role;
};

/// Groups the operations of one block.
class Fuser {
public:
  Fuser(Block &block, ShapeAnalysis &shapes) : block(block), shapes(shapes) {}

  /// Returns the number of groups.
  unsigned run();

private:
  void findMembers();
  const Member *getMember(Operation *op) const;
  bool isUsedInPlace(Operation *op) const;
  bool canLead(Operation *op) const;
  void addPointwise();
  Operation *findLeader() const;
  unsigned countInputs(Operation *added) const;
  void emit(Operation *leader);

  Block &block;
  ShapeAnalysis &shapes;
  llvm::DenseMap<Operation *, std::unique_ptr<Member>> members;
  /// The group that is being built; the last operation computes the result.
  llvm::SetVector<Operation *> group;
};

struct FusePass : impl::FusePassBase<FusePass> {
  using FusePassBase::FusePassBase;

  void runOnOperation() override {
    func::FuncOp function = getOperation();
    // The analysis checks the operations of the first block, and not those in
    // branches that are never taken.
    if (function.isExternal() || !function.getBody().hasOneBlock())
      return;
    Block &block = function.getBody().front();
    splitPools(block);
    {
      ShapeAnalysis shapes(function);
      if (!shapes.isValid())
        return signalPassFailure();
      groups += groupRowBlocks(block, shapes);
    }
    // The analysis does not know the results of groups.
    ShapeAnalysis shapes(function);
    groups += Fuser(block, shapes).run();
  }
};

} // namespace

/// Returns whether only result 0 is used.
static bool hasOneResult(Operation &op) {
  return op.getNumResults() != 0 &&
         llvm::all_of(op.getResults().drop_front(),
                      [](Value result) { return result.use_empty(); });
}

void Fuser::findMembers() {
  for (Operation &op : block) {
    IndexFn index = lookupIndexFn(&op);
    if (!index || isView(&op) || op.getNumRegions() != 0 || !hasOneResult(op) ||
        !hasKnownRanks(&op, shapes))
      continue;
    const Operator view(&op, shapes, /*isSilent=*/true);
    FailureOr<IndexedOp> indexed = index(view);
    if (failed(indexed))
      continue;
    if (std::optional<FusionRole> role = findFusionRole(view, *indexed))
      members[&op] =
          std::make_unique<Member>(Member{view, *std::move(indexed), *role});
  }
}

const Member *Fuser::getMember(Operation *op) const {
  auto found = members.find(op);
  return found == members.end() ? nullptr : found->second.get();
}

/// Returns whether all uses of the result of an operation are in the group, and
/// read each element at the place where they compute one.
bool Fuser::isUsedInPlace(Operation *op) const {
  for (OpOperand &use : op->getResult(0).getUses())
    if (!group.contains(use.getOwner()) ||
        !isReadInPlace(getMember(use.getOwner())->indexed,
                       use.getOperandNumber()))
      return false;
  return true;
}

/// Returns how many inputs the group reads with one operation more.
unsigned Fuser::countInputs(Operation *added) const {
  llvm::DenseSet<Value> inputs;
  auto add = [&](Operation *op) {
    for (Value operand : op->getOperands()) {
      Operation *producer = operand.getDefiningOp();
      if ((producer == added || group.contains(producer)) ||
          isa<NoneType>(operand.getType()) || getScalarConstant(operand))
        continue;
      inputs.insert(operand);
    }
  };
  llvm::for_each(group, add);
  add(added);
  return inputs.size();
}

/// Adds operations that compute elements for the group at the same place.
void Fuser::addPointwise() {
  const Member &last = *getMember(group[0]);
  auto canAdd = [&](Operation *op) {
    const Member *member = op ? getMember(op) : nullptr;
    return member && op->getBlock() == &block && !group.contains(op) &&
           member->role.isPointwise && member->role.isContiguous &&
           member->view.getResultShape() == last.view.getResultShape() &&
           isUsedInPlace(op) && countInputs(op) <= maxInputs;
  };
  // An addition may be the last use that another operand had outside.
  for (bool isChanged = true; isChanged;) {
    isChanged = false;
    for (unsigned i = 0; i < group.size(); ++i)
      for (Value operand : group[i]->getOperands())
        if (group.size() < maxOperations && canAdd(operand.getDefiningOp()))
          isChanged |= group.insert(operand.getDefiningOp());
  }
}

/// Returns whether the others of the group can follow an operation.
bool Fuser::canLead(Operation *op) const {
  const Member *leader = getMember(op);
  return leader && op->getBlock() == &block && !group.contains(op) &&
         isUsedInPlace(op) && countInputs(op) <= maxInputs &&
         (!leader->role.isPointwise || leader->role.isContiguous) &&
         canHaveResult(leader->view, leader->role,
                       getMember(group[0])->view.getResultElementType()) &&
         llvm::all_of(group, [&](Operation *follower) {
           const Member &member = *getMember(follower);
           return canFollow(leader->view, leader->indexed, leader->role,
                            member.view, member.indexed, member.role);
         });
}

/// Returns the last operation that can lead the group, or null.
Operation *Fuser::findLeader() const {
  Operation *leader = nullptr;
  for (Operation *op : group)
    for (Value operand : op->getOperands()) {
      Operation *producer = operand.getDefiningOp();
      if (producer && canLead(producer) &&
          (!leader || leader->isBeforeInBlock(producer)))
        leader = producer;
    }
  return leader;
}

/// Moves the group into an operation. `leader`, unless it is null, becomes the
/// first operation. It uses none of the others, whose uses are all in the group
/// and not in the leader.
void Fuser::emit(Operation *leader) {
  llvm::SmallVector<Operation *> ops(group.begin(), group.end());
  llvm::sort(ops, [&](Operation *a, Operation *b) {
    if (a == leader || b == leader)
      return a == leader && b != leader;
    return a->isBeforeInBlock(b);
  });
  for (Operation *op : ops)
    members.erase(op);
  moveIntoGroup(ops);
}

unsigned Fuser::run() {
  findMembers();
  unsigned numGroups = 0;
  llvm::SmallVector<Operation *> ops;
  for (Operation &op : block)
    ops.push_back(&op);
  llvm::DenseSet<Operation *> erased;
  for (Operation *op : llvm::reverse(ops)) {
    if (erased.contains(op))
      continue;
    const Member *member = getMember(op);
    if (!member || !member->role.isPointwise)
      continue;
    group.clear();
    group.insert(op);
    addPointwise();
    Operation *leader = findLeader();
    if (leader)
      group.insert(leader);
    if (group.size() == 1)
      continue;
    erased.insert(group.begin(), group.end());
    emit(leader);
    ++numGroups;
  }
  return numGroups;
}

} // namespace mlir::onnx
