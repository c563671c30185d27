// SPDX-License-Identifier: Apache-2.0
#include "passes/testing/accesses.h"

#include <string>

#include "core/ir/structure/builders.h"
#include "dialects/memref/memref.h"
#include "dialects/test/test.h"

namespace mlir::testing {

using dataflow::CallControlFlowAction;

std::optional<Value> getMostUnderlyingValue(
    Value value,
    function_ref<const UnderlyingValueLattice *(Value)> getLattice) {
  while (true) {
    const UnderlyingValueLattice *lattice = getLattice(value);
    if (!lattice || !lattice->getValue().value)
      return std::nullopt;
    const Value underlying = *lattice->getValue().value;
    if (!underlying)
      return std::nullopt;
    if (underlying == value)
      return underlying;
    value = underlying;
  }
}

ChangeResult AdjacentAccess::merge(const AdjacentAccess &other) {
  if (!known)
    return ChangeResult::NoChange;
  if (!other.known)
    return setUnknown();
  const size_t before = accesses.size();
  accesses.insert(other.accesses.begin(), other.accesses.end());
  return accesses.size() == before ? ChangeResult::NoChange
                                   : ChangeResult::Change;
}

ChangeResult AdjacentAccess::set(Operation *op) {
  if (known && accesses.size() == 1 && accesses.front() == op)
    return ChangeResult::NoChange;
  known = true;
  accesses.clear();
  accesses.insert(op);
  return ChangeResult::Change;
}

ChangeResult AdjacentAccess::setUnknown() {
  if (!known)
    return ChangeResult::NoChange;
  known = false;
  accesses.clear();
  return ChangeResult::Change;
}

ChangeResult AccessLattice::merge(const AccessLattice &rhs) {
  ChangeResult result = ChangeResult::NoChange;
  for (const auto &[value, access] : rhs.accesses)
    result |= accesses[value].merge(access);
  return result;
}

ChangeResult AccessLattice::setAllUnknown() {
  ChangeResult result = ChangeResult::NoChange;
  for (auto &[value, access] : accesses)
    result |= access.setUnknown();
  return result;
}

const AdjacentAccess *AccessLattice::lookup(Value value) const {
  auto it = accesses.find(value);
  return it == accesses.end() || !it->second.isKnown() ? nullptr : &it->second;
}

void AccessLattice::print(raw_ostream &os) const {
  for (const auto &[value, access] : accesses) {
    os << value << ":\n";
    if (!access.isKnown())
      os << "  <unknown>\n";
    for (Operation *op : access.get())
      os << "  " << *op << "\n";
  }
}

using GetLattice = function_ref<const UnderlyingValueLattice *(Value)>;

/// Applies the effects of an operation for which `isAccess` returns true to the
/// lattice `to`. Changes nothing as long as an accessed value is unknown.
/// Errors: fails if the state becomes unknown.
static FailureOr<ChangeResult>
visitEffects(Operation *op, const AccessLattice &from, AccessLattice *to,
             GetLattice getLattice,
             bool (*isAccess)(const MemoryEffects::EffectInstance &)) {
  auto memory = dyn_cast<MemoryEffectOpInterface>(op);
  if (!memory)
    return failure();
  SmallVector<MemoryEffects::EffectInstance> effects;
  memory.getEffects(effects);
  SmallVector<Value> values;
  for (const MemoryEffects::EffectInstance &effect : effects) {
    if (!effect.getValue())
      return failure();
    const std::optional<Value> value =
        getMostUnderlyingValue(effect.getValue(), getLattice);
    if (!value)
      return ChangeResult::NoChange;
    values.push_back(*value);
  }
  ChangeResult result = to->join(from);
  for (auto [effect, value] : llvm::zip(effects, values))
    if (isAccess(effect))
      result |= to->set(value, op);
  return result;
}

/// Applies the effects of an external call that accesses all its arguments.
static ChangeResult visitArguments(CallOpInterface call,
                                   const AccessLattice &from, AccessLattice *to,
                                   GetLattice getLattice) {
  SmallVector<Value> values;
  for (Value argument : call.getArgOperands()) {
    const std::optional<Value> value =
        getMostUnderlyingValue(argument, getLattice);
    if (!value)
      return ChangeResult::NoChange;
    values.push_back(*value);
  }
  ChangeResult result = to->join(from);
  for (Value value : values)
    result |= to->set(value, call.getOperation());
  return result;
}

// Last modifications.

LogicalResult LastModifiedAnalysis::visitOperation(
    Operation *op, const LastModification &before, LastModification *after) {
  FailureOr<ChangeResult> result = visitEffects(
      op, before, after,
      [&](Value value) {
        return getOrCreateFor<UnderlyingValueLattice>(getProgramPointAfter(op),
                                                      value);
      },
      [](const MemoryEffects::EffectInstance &effect) {
        return !isa<MemoryEffects::Read>(effect.getEffect());
      });
  if (failed(result))
    setToEntryState(after);
  else
    propagateIfChanged(after, *result);
  return success();
}

void LastModifiedAnalysis::visitCallControlFlowTransfer(
    CallOpInterface call, CallControlFlowAction action,
    const LastModification &before, LastModification *after) {
  if (action == CallControlFlowAction::ExternalCallee && assumeFuncWrites) {
    ProgramPoint *point = getProgramPointAfter(call.getOperation());
    return propagateIfChanged(
        after, visitArguments(call, before, after, [&](Value value) {
          return getOrCreateFor<UnderlyingValueLattice>(point, value);
        }));
  }
  auto store = dyn_cast<test::TestCallAndStoreOp>(call.getOperation());
  if (store && action == (store.getStoreBeforeCall()
                              ? CallControlFlowAction::EnterCallee
                              : CallControlFlowAction::ExitCallee))
    return (void)visitOperation(call.getOperation(), before, after);
  DenseForwardDataFlowAnalysis::visitCallControlFlowTransfer(call, action,
                                                             before, after);
}

/// Returns whether an operation with a region stores before it, or nullopt if
/// the operation does not store.
static std::optional<bool> storesBeforeRegion(Operation *op) {
  if (auto store = dyn_cast<test::TestStoreWithARegion>(op))
    return store.getStoreBeforeRegion();
  if (auto store = dyn_cast<test::TestStoreWithALoopRegion>(op))
    return store.getStoreBeforeRegion();
  return std::nullopt;
}

void LastModifiedAnalysis::visitRegionBranchControlFlowTransfer(
    RegionBranchOpInterface branch, std::optional<unsigned> regionFrom,
    std::optional<unsigned> regionTo, const LastModification &before,
    LastModification *after) {
  if (const auto isBefore = storesBeforeRegion(branch.getOperation()))
    if (!(*isBefore ? regionFrom : regionTo))
      (void)visitOperation(branch.getOperation(), before, after);
  DenseForwardDataFlowAnalysis::visitRegionBranchControlFlowTransfer(
      branch, regionFrom, regionTo, before, after);
}

// Next accesses.

LogicalResult NextAccessAnalysis::visitOperation(Operation *op,
                                                 const NextAccess &after,
                                                 NextAccess *before) {
  FailureOr<ChangeResult> result = visitEffects(
      op, after, before,
      [&](Value value) {
        return getOrCreateFor<UnderlyingValueLattice>(getProgramPointBefore(op),
                                                      value);
      },
      [](const MemoryEffects::EffectInstance &) { return true; });
  if (failed(result))
    setToExitState(before);
  else
    propagateIfChanged(before, *result);
  return success();
}

void NextAccessAnalysis::visitCallControlFlowTransfer(
    CallOpInterface call, CallControlFlowAction action, const NextAccess &after,
    NextAccess *before) {
  if (action == CallControlFlowAction::ExternalCallee && assumeFuncReads) {
    ProgramPoint *point = getProgramPointBefore(call.getOperation());
    return propagateIfChanged(
        before, visitArguments(call, after, before, [&](Value value) {
          return getOrCreateFor<UnderlyingValueLattice>(point, value);
        }));
  }
  auto store = dyn_cast<test::TestCallAndStoreOp>(call.getOperation());
  if (store && action == (store.getStoreBeforeCall()
                              ? CallControlFlowAction::EnterCallee
                              : CallControlFlowAction::ExitCallee))
    return (void)visitOperation(call.getOperation(), after, before);
  DenseBackwardDataFlowAnalysis::visitCallControlFlowTransfer(call, action,
                                                              after, before);
}

void NextAccessAnalysis::visitRegionBranchControlFlowTransfer(
    RegionBranchOpInterface branch, RegionBranchPoint regionFrom,
    RegionSuccessor regionTo, const NextAccess &after, NextAccess *before) {
  auto store = dyn_cast<test::TestStoreWithARegion>(branch.getOperation());
  if (store && (store.getStoreBeforeRegion() ? regionFrom.isParent()
                                             : regionTo.isParent()))
    return (void)visitOperation(branch.getOperation(), after, before);
  DenseBackwardDataFlowAnalysis::visitRegionBranchControlFlowTransfer(
      branch, regionFrom, regionTo, after, before);
}

// Writes of values.

ChangeResult WrittenTo::meet(const AbstractSparseLattice &other) {
  const size_t before = names.size();
  const auto &others = static_cast<const WrittenTo &>(other).names;
  names.insert(others.begin(), others.end());
  return names.size() == before ? ChangeResult::NoChange : ChangeResult::Change;
}

void WrittenTo::print(raw_ostream &os) const {
  os << "[";
  llvm::interleave(
      names, os, [&](StringAttr name) { os << name.getValue(); }, " ");
  os << "]";
}

LogicalResult
WrittenToAnalysis::visitOperation(Operation *op, ArrayRef<WrittenTo *> operands,
                                  ArrayRef<const WrittenTo *> results) {
  if (isa<memref::StoreOp>(op)) {
    if (auto name = op->getAttrOfType<StringAttr>("tag_name"))
      propagateIfChanged(operands[0], operands[0]->add(name));
    return success();
  }
  for (const WrittenTo *result : results) {
    for (WrittenTo *operand : operands)
      meet(operand, *result);
    addDependency(const_cast<WrittenTo *>(result), getProgramPointAfter(op));
  }
  return success();
}

void WrittenToAnalysis::add(OpOperand &operand, StringRef name) {
  WrittenTo *lattice = getLatticeElement(operand.get());
  propagateIfChanged(lattice,
                     lattice->add(StringAttr::get(
                         operand.getOwner()->getContext(),
                         name + std::to_string(operand.getOperandNumber()))));
}

void WrittenToAnalysis::visitBranchOperand(OpOperand &operand) {
  add(operand, "brancharg");
}

void WrittenToAnalysis::visitCallOperand(OpOperand &operand) {
  add(operand, "callarg");
}

void WrittenToAnalysis::visitExternalCall(CallOpInterface call,
                                          ArrayRef<WrittenTo *> operands,
                                          ArrayRef<const WrittenTo *> results) {
  if (!assumeFuncWrites)
    return SparseBackwardDataFlowAnalysis::visitExternalCall(call, operands,
                                                             results);
  Operation *op = call.getOperation();
  auto name = op->getAttrOfType<StringAttr>("tag_name");
  if (!name)
    name = op->getName().getIdentifier();
  for (WrittenTo *operand : operands)
    propagateIfChanged(operand, operand->add(name));
}

} // namespace mlir::testing
