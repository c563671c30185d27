// SPDX-License-Identifier: Apache-2.0
//
// What operations do beside giving results: effects on resources, whether they
// may be run where they would not have been, and interfaces to ask for both.
#ifndef CORE_INTERFACES_SIDE_EFFECTS_TD
#define CORE_INTERFACES_SIDE_EFFECTS_TD

include "ods/records/op_base.td"

// What effects are on: the full name of a C++ class with the base
// `::mlir::SideEffects::Resource`. Those of this project are named shortly.
class Resource<string resourceName> {
  string name = resourceName;
}
class IntrinsicResource<string resourceName>
    : Resource<"::mlir::SideEffects::" # resourceName>;

// All of memory; and what is freed where an AutomaticAllocationScope ends.
def DefaultResource : IntrinsicResource<"DefaultResource">;
def AutomaticAllocationScopeResource
    : IntrinsicResource<"AutomaticAllocationScopeResource">;

// An interface of operations that have effects of a kind, `baseEffect` in C++.
class EffectOpInterfaceBase<string name, string baseEffect>
    : OpInterface<name> {
  let methods = [
    InterfaceMethod<
      "Adds all effects that the operation has.",
      "void", "getEffects",
      (ins "::llvm::SmallVectorImpl<::mlir::SideEffects::EffectInstance<"
           # baseEffect # ">> &":$effects)>
  ];

  // What follows keeps those of all effects in the list that fit.
  let extraClassDeclaration = [{
    using EffectInstances = ::llvm::SmallVectorImpl<
        ::mlir::SideEffects::EffectInstance<}] # baseEffect # [{>>;

    /// The effects of one class.
    template <typename EffectT>
    void getEffects(EffectInstances &effects) const {
      getEffects(effects);
      ::mlir::SideEffects::keepEffects(effects, [](const auto &instance) {
        return ::llvm::isa<EffectT>(instance.getEffect());
      });
    }

    /// The effects on a value.
    void getEffectsOnValue(::mlir::Value value,
                           EffectInstances &effects) const {
      getEffects(effects);
      ::mlir::SideEffects::keepEffects(effects, [&](const auto &instance) {
        return instance.getValue() == value;
      });
    }

    /// The first effect of one class on a value, if any.
    template <typename EffectT>
    ::std::optional<::mlir::SideEffects::EffectInstance<}] # baseEffect # [{>>
    getEffectOnValue(::mlir::Value value) const {
      for (const auto &instance : getAllEffects())
        if (instance.getValue() == value &&
            ::llvm::isa<EffectT>(instance.getEffect()))
          return instance;
      return ::std::nullopt;
    }

    /// The effects on a symbol.
    void getEffectsOnSymbol(::mlir::SymbolRefAttr symbol,
                            EffectInstances &effects) const {
      getEffects(effects);
      ::mlir::SideEffects::keepEffects(effects, [&](const auto &instance) {
        return instance.getSymbolRef() == symbol;
      });
    }

    /// The effects on a resource.
    void getEffectsOnResource(::mlir::SideEffects::Resource *resource,
                              EffectInstances &effects) const {
      getEffects(effects);
      ::mlir::SideEffects::keepEffects(effects, [&](const auto &instance) {
        return instance.getResource()->getResourceID() ==
               resource->getResourceID();
      });
    }

    /// Whether one of the effects is of the class.
    template <typename EffectT> bool hasEffect() const {
      return ::llvm::any_of(getAllEffects(), [](const auto &instance) {
        return ::llvm::isa<EffectT>(instance.getEffect());
      });
    }

    /// Whether there are effects, and all are of the class.
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

  // An operation whose effects stand in its record needs no C++ of its own.
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

// Whether an effect is on all of what it is on, as when all of a buffer is
// written, or may be on a part.
class EffectRange<bits<1> val> {
  bits<1> Value = val;
}
def FullEffect : EffectRange<1>;
def PartialEffect : EffectRange<0>;

// An effect, beside an operand, a result or a symbol (`Arg<AnyMemRef, "",
// [MemRead]>`) or in a list of effects. Of those of one operation, the ones of
// a lower stage come first.
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

// The trait of an operation that has these effects, and those beside its
// operands and results, and no others.
class SideEffectsTraitBase<EffectOpInterfaceBase parentInterface,
                           list<SideEffect> staticEffects>
    : OpInterfaceTrait<""> {
  let trait = parentInterface.trait;
  string cppNamespace = parentInterface.cppNamespace;
  string baseEffectName = parentInterface.baseEffectName;
  list<SideEffect> effects = staticEffects;
}

// Effects on memory.
def MemoryEffectsOpInterface
    : EffectOpInterfaceBase<"MemoryEffectOpInterface",
                            "::mlir::MemoryEffects::Effect"> {
  let description = [{
    Operations that tell what they do to memory. Of others it is not known.
  }];
  let cppNamespace = "::mlir";
}
class MemoryEffect<string effectName, Resource resource, int stage,
                   EffectRange range>
    : SideEffect<MemoryEffectsOpInterface, effectName, resource, stage, range>;
class MemoryEffects<list<MemoryEffect> effects = []>
    : SideEffectsTraitBase<MemoryEffectsOpInterface, effects>;

// Allocating, freeing, reading and writing; `At` names a stage.
class MemAlloc<Resource resource, int stage = 0,
               EffectRange range = PartialEffect>
    : MemoryEffect<"::mlir::MemoryEffects::Allocate", resource, stage, range>;
def MemAlloc : MemAlloc<DefaultResource, 0, PartialEffect>;
class MemAllocAt<int stage, EffectRange range = PartialEffect>
    : MemAlloc<DefaultResource, stage, range>;

class MemFree<Resource resource, int stage = 0,
              EffectRange range = PartialEffect>
    : MemoryEffect<"::mlir::MemoryEffects::Free", resource, stage, range>;
def MemFree : MemFree<DefaultResource, 0, PartialEffect>;
class MemFreeAt<int stage, EffectRange range = PartialEffect>
    : MemFree<DefaultResource, stage, range>;

class MemRead<Resource resource, int stage = 0,
              EffectRange range = PartialEffect>
    : MemoryEffect<"::mlir::MemoryEffects::Read", resource, stage, range>;
def MemRead : MemRead<DefaultResource, 0, PartialEffect>;
class MemReadAt<int stage, EffectRange range = PartialEffect>
    : MemRead<DefaultResource, stage, range>;

class MemWrite<Resource resource, int stage = 0,
               EffectRange range = PartialEffect>
    : MemoryEffect<"::mlir::MemoryEffects::Write", resource, stage, range>;
def MemWrite : MemWrite<DefaultResource, 0, PartialEffect>;
class MemWriteAt<int stage, EffectRange range = PartialEffect>
    : MemWrite<DefaultResource, stage, range>;

def NoMemoryEffect : MemoryEffects<[]>;

// The operation's effects are, beside those that it tells, those of the
// operations in its regions.
def RecursiveMemoryEffects : NativeOpTrait<"HasRecursiveMemoryEffects">;

// Whether an operation may be run where it would not have been: it can do no
// harm then, though its effects have to be asked for, too.
def ConditionallySpeculatable : OpInterface<"ConditionallySpeculatable"> {
  let description = [{
    Operations that tell whether they may be run speculatively. Others must not.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<
      "Whether it may: never, always, or if what is in its regions may.",
      "::mlir::Speculation::Speculatability", "getSpeculatability", (ins)>
  ];
}

// Answers for all operations of a kind: if what is in the regions may, always.
def RecursivelySpeculatableImplTrait
    : NativeOpTrait<"RecursivelySpeculatableImplTrait", [], [{
        ::mlir::Speculation::Speculatability getSpeculatability() {
          return ::mlir::Speculation::RecursivelySpeculatable;
        }
      }]>;
def AlwaysSpeculatableImplTrait
    : NativeOpTrait<"AlwaysSpeculatableImplTrait", [], [{
        ::mlir::Speculation::Speculatability getSpeculatability() {
          return ::mlir::Speculation::Speculatable;
        }
      }]>;
def AlwaysSpeculatable
    : TraitList<[ConditionallySpeculatable, AlwaysSpeculatableImplTrait]>;
def RecursivelySpeculatable
    : TraitList<[ConditionallySpeculatable, RecursivelySpeculatableImplTrait]>;

// Neither effects nor undefined behavior.
def Pure : TraitList<[AlwaysSpeculatable, NoMemoryEffect]>;

#endif // CORE_INTERFACES_SIDE_EFFECTS_TD
