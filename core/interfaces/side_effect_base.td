// SPDX-License-Identifier: Apache-2.0
//
// The base records of side-effect interfaces: resources, effects, and traits
// that list effects.
#ifndef CORE_INTERFACES_SIDE_EFFECT_BASE_TD
#define CORE_INTERFACES_SIDE_EFFECT_BASE_TD

include "ods/records/op_base.td"

// A resource that effects apply to. The parameter is the full name of a C++
// class derived from `::mlir::SideEffects::Resource`; IntrinsicResource takes
// the short name of a class of this project.
class Resource<string resourceName> {
  string name = resourceName;
}
class IntrinsicResource<string resourceName>
    : Resource<"::mlir::SideEffects::" # resourceName>;

// All memory, and memory that is freed at the end of an
// AutomaticAllocationScope.
def DefaultResource : IntrinsicResource<"DefaultResource">;
def AutomaticAllocationScopeResource
    : IntrinsicResource<"AutomaticAllocationScopeResource">;

// An interface of operations with effects of one kind, whose C++ class is
// `baseEffect`.
class EffectOpInterfaceBase<string name, string baseEffect>
    : OpInterface<name> {
  let methods = [
    InterfaceMethod<
      "Appends all effects of the operation.",
      "void", "getEffects",
      (ins "::llvm::SmallVectorImpl<::mlir::SideEffects::EffectInstance<"
           # baseEffect # ">> &":$effects)>
  ];

  // The following methods filter the list of all effects.
  let extraClassDeclaration = [{
    using EffectInstances = ::llvm::SmallVectorImpl<
        ::mlir::SideEffects::EffectInstance<}] # baseEffect # [{>>;

    /// Returns the effects of a class.
    template <typename EffectT>
    void getEffects(EffectInstances &effects) const {
      getEffects(effects);
      ::mlir::SideEffects::keepEffects(effects, [](const auto &instance) {
        return ::llvm::isa<EffectT>(instance.getEffect());
      });
    }

    /// Returns the effects on a value.
    void getEffectsOnValue(::mlir::Value value,
                           EffectInstances &effects) const {
      getEffects(effects);
      ::mlir::SideEffects::keepEffects(effects, [&](const auto &instance) {
        return instance.getValue() == value;
      });
    }

    /// Returns the first effect of a class on a value, or nullopt.
    template <typename EffectT>
    ::std::optional<::mlir::SideEffects::EffectInstance<}] # baseEffect # [{>>
    getEffectOnValue(::mlir::Value value) const {
      for (const auto &instance : getAllEffects())
        if (instance.getValue() == value &&
            ::llvm::isa<EffectT>(instance.getEffect()))
          return instance;
      return ::std::nullopt;
    }

    /// Returns the effects on a symbol.
    void getEffectsOnSymbol(::mlir::SymbolRefAttr symbol,
                            EffectInstances &effects) const {
      getEffects(effects);
      ::mlir::SideEffects::keepEffects(effects, [&](const auto &instance) {
        return instance.getSymbolRef() == symbol;
      });
    }

    /// Returns the effects on a resource.
    void getEffectsOnResource(::mlir::SideEffects::Resource *resource,
                              EffectInstances &effects) const {
      getEffects(effects);
      ::mlir::SideEffects::keepEffects(effects, [&](const auto &instance) {
        return instance.getResource()->getResourceID() ==
               resource->getResourceID();
      });
    }

    /// Returns true if an effect has the class.
    template <typename EffectT> bool hasEffect() const {
      return ::llvm::any_of(getAllEffects(), [](const auto &instance) {
        return ::llvm::isa<EffectT>(instance.getEffect());
      });
    }

    /// Returns true if there are effects and all have the class.
    template <typename EffectT> bool onlyHasEffect() const {
      auto effects = getAllEffects();
      return !effects.empty() &&
             ::llvm::all_of(effects, [](const auto &instance) {
               return ::llvm::isa<EffectT>(instance.getEffect());
             });
    }

    bool hasNoEffect() const { return getAllEffects().empty(); }

    ::llvm::SmallVector<::mlir::SideEffects::EffectInstance<}] # baseEffect
        # [{>, 4> getAllEffects() const {
      ::llvm::SmallVector<::mlir::SideEffects::EffectInstance<}] # baseEffect
          # [{>, 4> effects;
      getEffects(effects);
      return effects;
    }
  }];

  // An operation whose effects are in its record needs no C++ of its own.
  let extraTraitClassDeclaration = [{
    void getEffects(::llvm::SmallVectorImpl<
                    ::mlir::SideEffects::EffectInstance<}] # baseEffect # [{>>
                        &effects) {
      ::mlir::SideEffects::getDescribedEffects<}] # baseEffect # [{>(
          static_cast<ConcreteOp *>(this)->getOperation(), effects);
    }
  }];

  string baseEffectName = baseEffect;
}

// Full if an effect applies to all of its target, for example if a whole buffer
// is written. Partial if it may apply to a part.
class EffectRange<bits<1> val> {
  bits<1> Value = val;
}
def FullEffect : EffectRange<1>;
def PartialEffect : EffectRange<0>;

// An effect, attached to an operand, result or symbol (`Arg<AnyMemRef, "",
// [MemRead]>`) or in a list of effects. Effects of an operation with a lower
// stage happen first.
class SideEffect<EffectOpInterfaceBase interface, string effectName,
                 Resource resourceReference, int effectStage,
                 EffectRange range> : OpVariableDecorator {
  string baseEffectName = interface.baseEffectName;
  string interfaceTrait = interface.trait;
  string cppNamespace = interface.cppNamespace;
  string effect = effectName;
  string resource = resourceReference.name;
  int stage = effectStage;
  bit effectOnFullRegion = range.Value;
}

// A trait of operations that have exactly these effects, and those attached to
// their operands and results.
class SideEffectsTraitBase<EffectOpInterfaceBase parentInterface,
                           list<SideEffect> staticEffects>
    : OpInterfaceTrait<""> {
  let trait = parentInterface.trait;
  string cppNamespace = parentInterface.cppNamespace;
  string baseEffectName = parentInterface.baseEffectName;
  list<SideEffect> effects = staticEffects;
}

#endif // CORE_INTERFACES_SIDE_EFFECT_BASE_TD
