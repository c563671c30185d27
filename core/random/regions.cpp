// SPDX-License-Identifier: Apache-2.0
//
// Terminators, which depend on their parent operations.
#include "core/interfaces/control_flow.h"
#include "core/ir/descriptor/traits.h"
#include "core/ir/verify/verifier.h"
#include "core/random/operation_draft.h"
#include "core/random/random_module.h"

namespace mlir {
namespace {

constexpr unsigned regionAttempts = 12;

bool needsTerminator(Block *block) {
  return !block->getParentOp()->hasTrait<OpTrait::NoTerminator>();
}

/// Gives a terminator the operands of its first region successor, if it
/// implements RegionBranchTerminatorOpInterface.
void addForwardedOperands(RandomModule &module, Operation *terminator) {
  auto branch = llvm::dyn_cast<RegionBranchTerminatorOpInterface>(terminator);
  if (!branch)
    return;
  llvm::SmallVector<RegionSuccessor> successors;
  branch.getSuccessorRegions(
      llvm::SmallVector<Attribute>(terminator->getNumOperands()), successors);
  if (successors.empty())
    return;
  llvm::SmallVector<Value> values;
  module.getBuilder().setInsertionPoint(terminator);
  for (Value input : successors.front().getSuccessorInputs())
    values.push_back(module.getValue(input.getType()));
  branch.getMutableSuccessorOperands(successors.front()).append(values);
}

bool takesForwardedOperands(OperationName name, Operation *parent) {
  return name.hasInterface<RegionBranchTerminatorOpInterface>() &&
         llvm::isa<RegionBranchOpInterface>(parent);
}

} // namespace

Block *RandomModule::addBlock(Region &region, TypeRange argumentTypes) {
  Block *block = &region.emplaceBlock();
  for (Type type : argumentTypes)
    block->addArgument(type, getLocation());
  return block;
}

/// Returns the terminators without successors that may end a block of `parent`.
std::vector<OperationName> RandomModule::findTerminators(Operation *parent) {
  std::vector<OperationName> names;
  if (const TraitUse *use = parent->getName().getTraitUse(
          TypeID::get<OpTrait::SingleBlockImplicitTerminator>())) {
    names.push_back(OperationName(use->names.front(), getContext()));
    return names;
  }
  for (OperationName name : generator.getAllOperations()) {
    if (!name.hasTrait<OpTrait::IsTerminator>() ||
        !name.getDescriptor()->successors.empty())
      continue;
    const TraitUse *parents =
        name.getTraitUse(TypeID::get<OpTrait::HasParent>());
    if (parents ? llvm::is_contained(parents->names,
                                     parent->getName().getStringRef())
                : random.chance(10))
      names.push_back(name);
  }
  return names;
}

bool RandomModule::addTerminator(Block *block, TypeRange types) {
  OpBuilder::InsertionGuard guard(builder);
  Operation *parent = block->getParentOp();
  const std::vector<OperationName> names = findTerminators(parent);
  for (unsigned i = 0; !names.empty() && i < regionAttempts; ++i) {
    builder.setInsertionPointToEnd(block);
    const OperationName name = random.pick(llvm::ArrayRef(names));
    OperationDraft draft(*this, name);
    const bool forwards = takesForwardedOperands(name, parent);
    if (auto function = llvm::dyn_cast<FunctionOpInterface>(parent))
      draft.expectOperands(function.getResultTypes());
    else if (forwards)
      draft.leaveOperandsOut();
    else if (!types.empty())
      draft.expectOperands(types);
    else if (random.chance(70))
      draft.expectOperands(TypeRange(parent->getResults()));
    draft.suggest(TypeRange(parent->getResults()));
    Operation *op = draft.create();
    if (!op)
      continue;
    if (forwards)
      addForwardedOperands(*this, op);
    if (finishRegions(op) && succeeded(verify(op)) && isTextual(op))
      return true;
    discard(op);
  }
  return false;
}

Operation *RandomModule::addTerminator(Block *block, llvm::StringRef name,
                                       TypeRange types) {
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToEnd(block);
  llvm::SmallVector<Value> values;
  for (Type type : types)
    values.push_back(getValue(type));
  OperationState state(getLocation(), name);
  state.addOperands(values);
  return builder.create(state);
}

bool RandomModule::finishRegions(Operation *op) {
  for (Region &region : op->getRegions())
    for (Block &block : region)
      if (needsTerminator(&block) &&
          (block.empty() || !block.back().hasTrait<OpTrait::IsTerminator>()) &&
          !addTerminator(&block))
        return false;
  return true;
}

/// Replaces the terminator of a block without successors.
bool RandomModule::replaceTerminator(OperationName name) {
  llvm::SmallVector<Operation *> candidates;
  const TraitUse *parents = name.getTraitUse(TypeID::get<OpTrait::HasParent>());
  module->getOperation()->walk([&](Operation *op) {
    if (op->hasTrait<OpTrait::IsTerminator>() && !op->getNumSuccessors() &&
        op->getName() != name &&
        (!parents ||
         llvm::is_contained(parents->names,
                            op->getParentOp()->getName().getStringRef())))
      candidates.push_back(op);
  });
  if (candidates.empty())
    return false;
  Operation *old = random.pick(llvm::ArrayRef(candidates));
  Block *block = old->getBlock();
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPoint(old);
  helpers.clear();
  OperationDraft draft(*this, name);
  draft.suggest(old->getOperandTypes());
  draft.expectOperands(old->getOperandTypes());
  Operation *op = draft.create();
  if (!op)
    return false;
  old->remove();
  if (finishRegions(op) && accept(op)) {
    old->destroy();
    return true;
  }
  block->push_back(old);
  discard(op);
  eraseHelpers();
  return false;
}

} // namespace mlir
