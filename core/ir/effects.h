// SPDX-License-Identifier: Apache-2.0
//
// Effects of operations on resources: their classes, and what an operation's
// descriptor says of them. Of effects on memory see side_effects.h.
#ifndef CORE_IR_EFFECTS_H
#define CORE_IR_EFFECTS_H

#include "core/ir/builtin_attributes.h"
#include "core/ir/op_definition.h"
#include "llvm/ADT/PointerUnion.h"

namespace mlir {
namespace SideEffects {

/// What an effect is. Each class of them has one object; a kind of effects has
/// a class between this and its own: see MemoryEffects::Effect.
class Effect {
public:
  /// The base of the class `DerivedT` of effects, of the kind `KindT`.
  template <typename DerivedT, typename KindT = Effect>
  class Base : public KindT {
  public:
    using BaseT = Base<DerivedT>;
    static TypeID getEffectID() { return TypeID::get<DerivedT>(); }
    static bool classof(const SideEffects::Effect *effect) {
      return effect->getEffectID() == getEffectID();
    }
    static DerivedT *get() { return KindT::template get<DerivedT>(); }
    using KindT::get;

  protected:
    Base() : KindT(getEffectID()) {}
  };

  TypeID getEffectID() const { return id; }
  /// The object of a class.
  template <typename DerivedT> static DerivedT *get() {
    static_assert(std::is_base_of_v<Effect, DerivedT>);
    static DerivedT effect;
    return &effect;
  }

protected:
  explicit Effect(TypeID id) : id(id) {}

private:
  TypeID id;
};

/// What an effect is on. Each class has one object. What is done to one
/// resource is not seen in another.
class Resource {
public:
  /// The base of the class `DerivedT` of resources.
  template <typename DerivedT, typename ParentT = Resource>
  class Base : public ParentT {
  public:
    using BaseT = Base<DerivedT>;
    static TypeID getResourceID() { return TypeID::get<DerivedT>(); }
    static bool classof(const Resource *resource) {
      return resource->getResourceID() == getResourceID();
    }
    static DerivedT *get() {
      static DerivedT resource;
      return &resource;
    }

  protected:
    Base() : ParentT(getResourceID()) {}
  };

  virtual ~Resource();
  TypeID getResourceID() const { return id; }
  /// For messages.
  virtual llvm::StringRef getName() = 0;

protected:
  explicit Resource(TypeID id) : id(id) {}

private:
  TypeID id;
};

/// Memory, and all that no other resource is.
struct DefaultResource : Resource::Base<DefaultResource> {
  llvm::StringRef getName() final { return "<Default>"; }
};

/// What is freed where an operation with the trait AutomaticAllocationScope
/// ends.
struct AutomaticAllocationScopeResource
    : Resource::Base<AutomaticAllocationScopeResource> {
  llvm::StringRef getName() final { return "AutomaticAllocationScope"; }
};

/// An effect on all of a resource, or on what one of an operation's operands,
/// results, arguments or symbols stands for. Of the effects of one operation
/// those of a lower stage come first. `EffectT` is the kind.
template <typename EffectT> class EffectInstance {
  template <typename T>
  static constexpr bool isPlace =
      std::is_same_v<T, OpOperand *> || std::is_same_v<T, OpResult> ||
      std::is_same_v<T, BlockArgument> || std::is_same_v<T, SymbolRefAttr>;

public:
  EffectInstance(EffectT *effect, Resource *resource = DefaultResource::get())
      : effect(effect), resource(resource) {}
  EffectInstance(EffectT *effect, int stage, bool effectOnFullRegion,
                 Resource *resource = DefaultResource::get())
      : effect(effect), resource(resource), stage(stage),
        onFullRegion(effectOnFullRegion) {}

  // On a place.
  template <typename T>
    requires isPlace<T>
  EffectInstance(EffectT *effect, T place,
                 Resource *resource = DefaultResource::get())
      : effect(effect), resource(resource), place(place) {}
  template <typename T>
    requires isPlace<T>
  EffectInstance(EffectT *effect, T place, int stage, bool effectOnFullRegion,
                 Resource *resource = DefaultResource::get())
      : effect(effect), resource(resource), place(place), stage(stage),
        onFullRegion(effectOnFullRegion) {}

  // With parameters.
  EffectInstance(EffectT *effect, Attribute parameters,
                 Resource *resource = DefaultResource::get())
      : effect(effect), resource(resource), parameters(parameters) {}
  EffectInstance(EffectT *effect, Attribute parameters, int stage,
                 bool effectOnFullRegion,
                 Resource *resource = DefaultResource::get())
      : effect(effect), resource(resource), parameters(parameters),
        stage(stage), onFullRegion(effectOnFullRegion) {}
  template <typename T>
    requires isPlace<T>
  EffectInstance(EffectT *effect, T place, Attribute parameters,
                 Resource *resource = DefaultResource::get())
      : effect(effect), resource(resource), place(place),
        parameters(parameters) {}
  template <typename T>
    requires isPlace<T>
  EffectInstance(EffectT *effect, T place, Attribute parameters, int stage,
                 bool effectOnFullRegion,
                 Resource *resource = DefaultResource::get())
      : effect(effect), resource(resource), place(place),
        parameters(parameters), stage(stage), onFullRegion(effectOnFullRegion) {
  }

  EffectT *getEffect() const { return effect; }
  Resource *getResource() const { return resource; }
  /// What the operand is, the result or the argument; null for anything else.
  Value getValue() const {
    if (auto *operand = llvm::dyn_cast_if_present<OpOperand *>(place))
      return operand->get();
    return llvm::dyn_cast_if_present<Value>(place);
  }
  /// OpOperand *, OpResult or BlockArgument; null for anything else.
  template <typename T> T getEffectValue() const {
    if constexpr (std::is_pointer_v<T>)
      return llvm::dyn_cast_if_present<T>(place);
    else
      return llvm::dyn_cast_if_present<T>(
          llvm::dyn_cast_if_present<Value>(place));
  }
  SymbolRefAttr getSymbolRef() const {
    return llvm::cast_if_present<SymbolRefAttr>(
        llvm::dyn_cast_if_present<Attribute>(place));
  }
  Attribute getParameters() const { return parameters; }
  int getStage() const { return stage; }
  /// Whether all of what it is on is, or perhaps a part.
  bool getEffectOnFullRegion() const { return onFullRegion; }

private:
  EffectT *effect;
  Resource *resource;
  /// An attribute is a SymbolRefAttr.
  llvm::PointerUnion<Attribute, OpOperand *, Value> place;
  Attribute parameters;
  int stage = 0;
  bool onFullRegion = false;
};

/// Removes the instances that `keep` is false for.
template <typename EffectT, typename Keep>
void keepEffects(llvm::SmallVectorImpl<EffectInstance<EffectT>> &effects,
                 Keep keep) {
  llvm::erase_if(
      effects, [&](EffectInstance<EffectT> &effect) { return !keep(effect); });
}

/// Whether there are any, of whatever kind.
bool hasDescribedEffects(const OpDescriptor &descriptor);

/// Calls back with the effects in the operation's descriptor: its own, then
/// those of operands, symbols and results, once for each of a group. Effects
/// that are only a name nobody knows are left out; resources that are, are the
/// default one.
void forEachDescribedEffect(
    Operation *op,
    llvm::function_ref<void(const EffectInstance<Effect> &)> callback);

/// Adds those of them that are of a kind.
template <typename EffectT>
void getDescribedEffects(
    Operation *op, llvm::SmallVectorImpl<EffectInstance<EffectT>> &effects) {
  forEachDescribedEffect(op, [&](const EffectInstance<Effect> &instance) {
    auto *effect = llvm::dyn_cast<EffectT>(instance.getEffect());
    if (!effect)
      return;
    auto add = [&](auto place) {
      effects.emplace_back(effect, place, instance.getStage(),
                           instance.getEffectOnFullRegion(),
                           instance.getResource());
    };
    if (auto *operand = instance.template getEffectValue<OpOperand *>())
      add(operand);
    else if (auto result = instance.template getEffectValue<OpResult>())
      add(result);
    else if (SymbolRefAttr symbol = instance.getSymbolRef())
      add(symbol);
    else
      effects.emplace_back(effect, instance.getStage(),
                           instance.getEffectOnFullRegion(),
                           instance.getResource());
  });
}

} // namespace SideEffects
} // namespace mlir

#endif // CORE_IR_EFFECTS_H
