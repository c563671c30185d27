// SPDX-License-Identifier: Apache-2.0
#include "core/ir/interface/effects.h"

#include "core/ir/descriptor/value_groups.h"
#include "core/ir/interface/side_effects.h"

namespace mlir {
namespace SideEffects {

Resource::~Resource() = default;

namespace {

template <typename T> Effect *getAsEffect() { return T::get(); }

/// Returns the effect that a descriptor names, or null if it is unknown.
Effect *lookupEffect(const EffectDescriptor &effect) {
  if (effect.getEffect)
    return effect.getEffect();
  static constexpr struct {
    llvm::StringLiteral name;
    Effect *(*get)();
  } known[] = {
      {"::mlir::MemoryEffects::Allocate", getAsEffect<MemoryEffects::Allocate>},
      {"::mlir::MemoryEffects::Free", getAsEffect<MemoryEffects::Free>},
      {"::mlir::MemoryEffects::Read", getAsEffect<MemoryEffects::Read>},
      {"::mlir::MemoryEffects::Write", getAsEffect<MemoryEffects::Write>}};
  for (const auto &[name, get] : known)
    if (name == effect.effect)
      return get();
  return nullptr;
}

Resource *lookupResource(const EffectDescriptor &effect) {
  if (effect.getResource)
    return effect.getResource();
  if (effect.resource ==
      "::mlir::SideEffects::AutomaticAllocationScopeResource")
    return AutomaticAllocationScopeResource::get();
  return DefaultResource::get();
}

/// Calls back with the effects of descriptor rows, on the whole resource or on
/// an operand, result or symbol.
class DescribedEffects {
public:
  using Callback = llvm::function_ref<void(const EffectInstance<Effect> &)>;
  explicit DescribedEffects(Callback callback) : callback(callback) {}

  void onAll(llvm::ArrayRef<EffectDescriptor> effects) const {
    for (const EffectDescriptor &effect : effects)
      if (Effect *found = lookupEffect(effect))
        callback(
            {found, effect.stage, effect.onFullRegion, lookupResource(effect)});
  }
  template <typename T>
  void on(T place, llvm::ArrayRef<EffectDescriptor> effects) const {
    for (const EffectDescriptor &effect : effects)
      if (Effect *found = lookupEffect(effect))
        callback({found, place, effect.stage, effect.onFullRegion,
                  lookupResource(effect)});
  }

private:
  Callback callback;
};

} // namespace

bool hasDescribedEffects(const OpDescriptor &descriptor) {
  auto hasEffects = [](const auto &place) { return !place.effects.empty(); };
  return hasEffects(descriptor) ||
         llvm::any_of(descriptor.operands, hasEffects) ||
         llvm::any_of(descriptor.attributes, hasEffects) ||
         llvm::any_of(descriptor.results, hasEffects);
}

void forEachDescribedEffect(
    Operation *op,
    llvm::function_ref<void(const EffectInstance<Effect> &)> callback) {
  const OperationRecord &record = op->getName().getRecord();
  if (!record.hasDescribedEffects)
    return;
  const OpDescriptor *descriptor = record.descriptor;
  const DescribedEffects described(callback);
  described.onAll(descriptor->effects);
  for (auto [i, operand] : llvm::enumerate(descriptor->operands)) {
    if (operand.effects.empty())
      continue;
    OperandRange group = getOperandGroup(op, i);
    for (OpOperand &place :
         llvm::MutableArrayRef<OpOperand>(group.getBase(), group.size()))
      described.on(&place, operand.effects);
  }
  for (const OpAttributeDescriptor &attribute : descriptor->attributes)
    if (!attribute.effects.empty())
      if (auto symbol = op->getAttrOfType<SymbolRefAttr>(attribute.name))
        described.on(symbol, attribute.effects);
  for (auto [i, result] : llvm::enumerate(descriptor->results)) {
    if (result.effects.empty())
      continue;
    for (OpResult place : getResultGroup(op, i))
      described.on(place, result.effects);
  }
}

} // namespace SideEffects
} // namespace mlir
