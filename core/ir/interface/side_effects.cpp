// SPDX-License-Identifier: Apache-2.0
#include "core/ir/interface/side_effects.h"

#include "core/ir/verify/symbol_table.h"

using namespace mlir;

bool MemoryEffects::Effect::classof(const SideEffects::Effect *effect) {
  return llvm::isa<Allocate, Free, Read, Write>(effect);
}

constinit const MemoryEffectOpInterfaceTable detail::describedMemoryEffects = {
    [](Operation *op,
       llvm::SmallVectorImpl<MemoryEffects::EffectInstance> &effects) {
      SideEffects::getDescribedEffects<MemoryEffects::Effect>(op, effects);
    }};
constinit const ConditionallySpeculatableTable detail::alwaysSpeculatable = {
    [](Operation *) { return Speculation::Speculatable; }};
constinit const ConditionallySpeculatableTable detail::recursivelySpeculatable =
    {[](Operation *) { return Speculation::RecursivelySpeculatable; }};

llvm::SmallVector<MemoryEffects::EffectInstance, 4> detail::getEffectsIf(
    Operation *op,
    llvm::function_ref<bool(const MemoryEffects::EffectInstance &)> keep) {
  llvm::SmallVector<MemoryEffects::EffectInstance, 4> effects;
  if (auto interface = llvm::dyn_cast<MemoryEffectOpInterface>(op))
    interface.getEffects(effects);
  SideEffects::keepEffects(effects, keep);
  return effects;
}

static bool hasRecursiveEffects(Operation *op) {
  return op->hasTrait<OpTrait::HasRecursiveMemoryEffects>();
}

bool mlir::hasUnknownEffects(Operation *op) {
  return !llvm::isa<MemoryEffectOpInterface>(op) && !hasRecursiveEffects(op);
}

/// Returns true if the descriptor determines the effects and lists none.
static bool isDescribedAsWithoutEffects(MemoryEffectOpInterface op) {
  return &op.getTable() == &detail::describedMemoryEffects &&
         !op->getName().getRecord().hasDescribedEffects;
}

/// Visits `root` and, for operations with recursive effects, the operations in
/// their regions. Returns false if `accept` returns false or if effects are
/// unknown. Does not call `accept` for operations that have no effects or only
/// recursive ones. Not recursive.
static bool acceptEffects(
    Operation *root,
    llvm::function_ref<bool(Operation *, MemoryEffectOpInterface)> accept) {
  llvm::SmallVector<Operation *> pending;
  for (Operation *op = root;; op = pending.pop_back_val()) {
    auto interface = llvm::dyn_cast<MemoryEffectOpInterface>(op);
    if (interface && !isDescribedAsWithoutEffects(interface) &&
        !accept(op, interface))
      return false;
    if (hasRecursiveEffects(op)) {
      for (Region &region : op->getRegions())
        for (Operation &nested : region.getOps())
          pending.push_back(&nested);
    } else if (!interface) {
      return false;
    }
    if (pending.empty())
      return true;
  }
}

/// Returns true if the effects of an operation without uses can be dropped:
/// reads, and all effects on memory that the operation allocates for its
/// results.
static bool hasOnlyDroppableEffects(Operation *op,
                                    MemoryEffectOpInterface interface) {
  auto effects = interface.getAllEffects();
  llvm::SmallVector<Value, 4> allocated;
  for (const MemoryEffects::EffectInstance &effect : effects)
    if (Value value = effect.getValue())
      if (llvm::isa<MemoryEffects::Allocate>(effect.getEffect()) &&
          value.getDefiningOp() == op)
        allocated.push_back(value);
  return llvm::all_of(effects, [&](const auto &effect) {
    return llvm::isa<MemoryEffects::Read>(effect.getEffect()) ||
           llvm::is_contained(allocated, effect.getValue());
  });
}

bool mlir::isOpTriviallyDead(Operation *op) {
  return op->use_empty() && wouldOpBeTriviallyDead(op);
}

bool mlir::wouldOpBeTriviallyDead(Operation *op) {
  if (op->mightHaveTrait<OpTrait::IsTerminator>())
    return false;
  if (llvm::isa<SymbolOpInterface>(op))
    return false;
  return acceptEffects(op, hasOnlyDroppableEffects);
}

bool mlir::isMemoryEffectFree(Operation *op) {
  return acceptEffects(op, [](Operation *, MemoryEffectOpInterface interface) {
    return interface.hasNoEffect();
  });
}

std::optional<llvm::SmallVector<MemoryEffects::EffectInstance>>
mlir::getEffectsRecursively(Operation *rootOp) {
  llvm::SmallVector<MemoryEffects::EffectInstance> effects;
  if (!acceptEffects(rootOp,
                     [&](Operation *, MemoryEffectOpInterface interface) {
                       interface.getEffects(effects);
                       return true;
                     }))
    return std::nullopt;
  return effects;
}

bool mlir::isSpeculatable(Operation *rootOp) {
  llvm::SmallVector<Operation *> pending = {rootOp};
  while (!pending.empty()) {
    Operation *op = pending.pop_back_val();
    auto interface = llvm::dyn_cast<ConditionallySpeculatable>(op);
    if (!interface)
      return false;
    switch (interface.getSpeculatability()) {
    case Speculation::NotSpeculatable:
      return false;
    case Speculation::Speculatable:
      break;
    case Speculation::RecursivelySpeculatable:
      for (Region &region : op->getRegions())
        for (Operation &nested : region.getOps())
          pending.push_back(&nested);
    }
  }
  return true;
}

bool mlir::isPure(Operation *op) {
  return isSpeculatable(op) && isMemoryEffectFree(op);
}
