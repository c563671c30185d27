// SPDX-License-Identifier: Apache-2.0
#include "core/analysis/alias_analysis.h"
#include "core/interfaces/control_flow.h"
#include "core/interfaces/function.h"
#include "core/interfaces/view_like.h"
#include "core/ir/descriptor/traits.h"
#include "core/ir/interface/side_effects.h"
#include "core/ir/structure/matchers.h"
#include "llvm/ADT/DenseSet.h"

using namespace mlir;

namespace {

/// Collects the values that may be the origin of the memory of a value, through
/// views and control flow.
class UnderlyingValues {
public:
  explicit UnderlyingValues(Value value) { collect(value, MaximumDepth); }
  llvm::ArrayRef<Value> get() const { return values; }

private:
  static constexpr unsigned MaximumDepth = 10;

  void collect(Value value, unsigned depth) {
    if (!visited.insert(value).second)
      return;
    if (depth == 0)
      values.push_back(value);
    else if (auto argument = llvm::dyn_cast<BlockArgument>(value))
      collectOfArgument(argument, depth - 1);
    else
      collectOfResult(llvm::cast<OpResult>(value), depth - 1);
  }

  void collectOfResult(OpResult result, unsigned depth) {
    Operation *op = result.getOwner();
    if (auto view = llvm::dyn_cast<ViewLikeOpInterface>(op))
      if (view.getViewDest() == result)
        return collect(view.getViewSource(), depth);
    if (auto branch = llvm::dyn_cast<RegionBranchOpInterface>(op))
      return collectOfInput(branch, nullptr, result, depth);
    values.push_back(result);
  }

  void collectOfArgument(BlockArgument argument, unsigned depth) {
    Block *block = argument.getOwner();
    if (!block->isEntryBlock())
      return collectOfPredecessors(argument, depth);
    if (auto branch = llvm::dyn_cast_if_present<RegionBranchOpInterface>(
            block->getParentOp()))
      return collectOfInput(branch, block->getParent(), argument, depth);
    values.push_back(argument);
  }

  void collectOfPredecessors(BlockArgument argument, unsigned depth) {
    Block *block = argument.getOwner();
    for (auto it = block->pred_begin(), end = block->pred_end(); it != end;
         ++it) {
      Value operand;
      if (auto branch =
              llvm::dyn_cast<BranchOpInterface>((*it)->getTerminator()))
        operand = branch.getSuccessorOperands(
            it.getSuccessorIndex())[argument.getArgNumber()];
      if (!operand) {
        values.push_back(argument);
        return;
      }
      collect(operand, depth);
    }
  }

  /// Follows an input of a region, or a result of the operation if `region` is
  /// null.
  void collectOfInput(RegionBranchOpInterface branch, Region *region,
                      Value input, unsigned depth) {
    for (RegionBranchPoint point : branch.getAllRegionBranchPoints()) {
      llvm::SmallVector<RegionSuccessor, 2> successors;
      branch.getSuccessorRegions(point, successors);
      for (RegionSuccessor successor : successors) {
        if (successor.getSuccessor() != region)
          continue;
        const ValueRange inputs = successor.getSuccessorInputs();
        const auto place = llvm::find(inputs, input);
        if (place == inputs.end())
          values.push_back(input);
        else
          collect(branch.getSuccessorOperands(
                      point, successor)[place - inputs.begin()],
                  depth);
        break;
      }
    }
  }

  llvm::DenseSet<Value> visited;
  llvm::SmallVector<Value, 8> values;
};

/// An allocation whose result is the value, and the operation that ends the
/// lifetime of the memory, or null.
struct Allocation {
  Operation *scope;
};

} // namespace

static std::optional<Allocation> getAllocation(Value value) {
  Operation *op = value.getDefiningOp();
  if (!op)
    op = value.getParentBlock()->getParentOp();
  auto interface = llvm::dyn_cast_if_present<MemoryEffectOpInterface>(op);
  if (!interface)
    return std::nullopt;
  llvm::SmallVector<MemoryEffects::EffectInstance> effects;
  interface.getEffects(effects);
  for (const MemoryEffects::EffectInstance &effect : effects) {
    if (effect.getValue() != value ||
        !llvm::isa<MemoryEffects::Allocate>(effect.getEffect()))
      continue;
    if (llvm::isa<SideEffects::AutomaticAllocationScopeResource>(
            effect.getResource()))
      return Allocation{
          op->getParentWithTrait<OpTrait::AutomaticAllocationScope>()};
    // The memory may live longer, but this analysis sees only the function.
    return Allocation{op->getParentOfType<FunctionOpInterface>()};
  }
  return std::nullopt;
}

/// Returns the operation that declares its results distinct, or null.
static Operation *getDistinctObjectsOp(Value value) {
  Operation *op = value.getDefiningOp();
  return op && op->hasTrait<OpTrait::DistinctObjectsTrait>() ? op : nullptr;
}

/// Compares two different values by such operations.
static std::optional<AliasResult> checkDistinctObjects(Value lhs, Value rhs) {
  Operation *lhsOp = getDistinctObjectsOp(lhs);
  Operation *rhsOp = getDistinctObjectsOp(rhs);
  auto getSource = [](Operation *op, Value value) {
    return op->getOperand(llvm::cast<OpResult>(value).getResultNumber());
  };
  if ((lhsOp && getSource(lhsOp, lhs) == rhs) ||
      (rhsOp && getSource(rhsOp, rhs) == lhs))
    return AliasResult(AliasResult::MustAlias);
  if (lhsOp && lhsOp == rhsOp)
    return AliasResult(AliasResult::NoAlias);
  return std::nullopt;
}

/// Returns true if a value was defined before the scope of an allocation began.
static bool isDefinedBefore(Value value, Operation *scope) {
  Operation *parent = value.getParentRegion()->getParentOp();
  if (parent->isProperAncestor(scope))
    return true;
  return parent == scope && llvm::isa<BlockArgument>(value) &&
         value.getParentBlock()->isEntryBlock();
}

AliasResult LocalAliasAnalysis::aliasImpl(Value lhs, Value rhs) {
  if (lhs == rhs)
    return AliasResult::MustAlias;
  const bool lhsConstant = matchPattern(lhs, m_Constant());
  const bool rhsConstant = matchPattern(rhs, m_Constant());
  if (lhsConstant && rhsConstant)
    return AliasResult::MayAlias;
  if (!lhsConstant && !rhsConstant)
    if (std::optional<AliasResult> result = checkDistinctObjects(lhs, rhs))
      return *result;

  const auto lhsAllocation = lhsConstant ? std::nullopt : getAllocation(lhs);
  const auto rhsAllocation = rhsConstant ? std::nullopt : getAllocation(rhs);
  // An allocation aliases no other allocation and no constant.
  if (lhsAllocation && (rhsAllocation || rhsConstant))
    return AliasResult::NoAlias;
  if (rhsAllocation && lhsConstant)
    return AliasResult::NoAlias;
  if (!lhsAllocation && !rhsAllocation)
    return AliasResult::MayAlias;
  Operation *scope = (lhsAllocation ? lhsAllocation : rhsAllocation)->scope;
  if (scope && isDefinedBefore(lhsAllocation ? rhs : lhs, scope))
    return AliasResult::NoAlias;
  return AliasResult::MayAlias;
}

AliasResult LocalAliasAnalysis::alias(Value lhs, Value rhs) {
  if (lhs == rhs)
    return AliasResult::MustAlias;
  const UnderlyingValues lhsValues(lhs), rhsValues(rhs);
  std::optional<AliasResult> result;
  for (Value lhsValue : lhsValues.get()) {
    for (Value rhsValue : rhsValues.get()) {
      const AliasResult next = aliasImpl(lhsValue, rhsValue);
      result = result ? result->merge(next) : next;
    }
  }
  return result.value_or(AliasResult::MayAlias);
}

ModRefResult LocalAliasAnalysis::getModRef(Operation *op, Value location) {
  auto interface = llvm::dyn_cast<MemoryEffectOpInterface>(op);
  if (!interface || op->hasTrait<OpTrait::HasRecursiveMemoryEffects>())
    return ModRefResult::getModAndRef();
  llvm::SmallVector<MemoryEffects::EffectInstance> effects;
  interface.getEffects(effects);
  ModRefResult result = ModRefResult::getNoModRef();
  for (const MemoryEffects::EffectInstance &effect : effects) {
    if (llvm::isa<MemoryEffects::Allocate, MemoryEffects::Free>(
            effect.getEffect()))
      continue;
    const Value value = effect.getValue();
    if (value && alias(value, location).isNo())
      continue;
    result = result.merge(llvm::isa<MemoryEffects::Read>(effect.getEffect())
                              ? ModRefResult::getRef()
                              : ModRefResult::getMod());
  }
  return result;
}
