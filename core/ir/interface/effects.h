// SPDX-License-Identifier: Apache-2.0
//
// Side effects of operations on resources: the classes of effects, and the
// effects in an operation's descriptor. For memory effects see side_effects.h.
#ifndef CORE_IR_INTERFACE_EFFECTS_H
#define CORE_IR_INTERFACE_EFFECTS_H

#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/structure/op_definition.h"
#include "llvm/ADT/PointerUnion.h"

namespace mlir {
namespace SideEffects {

/// Base of all effects. Each effect class has one instance. A kind of effects
/// has an intermediate base class, such as MemoryEffects::Effect.
class Effect {
public:
  /// CRTP base of the effect class `DerivedT` of kind `KindT`.
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
  /// Returns the instance of an effect class.
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

/// Base of all resources that effects apply to. Each resource class has one
/// instance. Effects on different resources are independent.
class Resource {
public:
  /// CRTP base of the resource class `DerivedT`.
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
  /// Returns the name for diagnostics.
  virtual llvm::StringRef getName() = 0;

protected:
  explicit Resource(TypeID id) : id(id) {}

private:
  TypeID id;
};

/// Memory, and everything that has no resource of its own.
struct DefaultResource : Resource::Base<DefaultResource> {
  llvm::StringRef getName() final { return "<Default>"; }
};

/// Memory that is freed at the end of an operation with the trait
/// AutomaticAllocationScope.
struct AutomaticAllocationScopeResource
    : Resource::Base<AutomaticAllocationScopeResource> {
  llvm::StringRef getName() final { return "AutomaticAllocationScope"; }
};

/// An effect on a resource as a whole, or on an operand, result, block argument
/// or symbol of an operation. Effects of one operation occur in the order of
/// their stages. `EffectT` is the kind of effects.
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

  // On an operand, result, block argument or symbol.
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
  /// Returns the operand's value, the result or the block argument; null for
  /// other effects.
  Value getValue() const {
    if (auto *operand = llvm::dyn_cast_if_present<OpOperand *>(place))
      return operand->get();
    return llvm::dyn_cast_if_present<Value>(place);
  }
  /// Returns the OpOperand *, OpResult or BlockArgument; null for other
  /// effects.
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
  /// Returns true if the effect applies to all of the resource or value, false
  /// if it may apply to a part.
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

/// Removes the instances for which `keep` returns false.
template <typename EffectT, typename Keep>
void keepEffects(llvm::SmallVectorImpl<EffectInstance<EffectT>> &effects,
                 Keep keep) {
  llvm::erase_if(
      effects, [&](EffectInstance<EffectT> &effect) { return !keep(effect); });
}

/// Returns true if the descriptor has effects of any kind.
bool hasDescribedEffects(const OpDescriptor &descriptor);

/// Calls back with the effects in the operation's descriptor: those of the
/// operation, then of operands, symbols and results, once per member of a
/// group. Skips effects whose class is unknown; unknown resources become
/// DefaultResource.
void forEachDescribedEffect(
    Operation *op,
    llvm::function_ref<void(const EffectInstance<Effect> &)> callback);

/// Appends the described effects of kind `EffectT`.
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

#endif // CORE_IR_INTERFACE_EFFECTS_H
