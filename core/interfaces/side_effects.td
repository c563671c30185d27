// SPDX-License-Identifier: Apache-2.0
//
// Side effects of operations on resources, and speculation: whether operations
// may be executed on paths that did not execute them before.
#ifndef CORE_INTERFACES_SIDE_EFFECTS_TD
#define CORE_INTERFACES_SIDE_EFFECTS_TD

include "core/interfaces/side_effect_base.td"

// Memory effects.
def MemoryEffectsOpInterface
    : EffectOpInterfaceBase<"MemoryEffectOpInterface",
                            "::mlir::MemoryEffects::Effect"> {
  let description = [{
    Operations that declare their memory effects. The effects of other
    operations are unknown.
  }];
  let cppNamespace = "::mlir";
}
class MemoryEffect<string effectName, Resource resource, int stage,
                   EffectRange range>
    : SideEffect<MemoryEffectsOpInterface, effectName, resource, stage, range>;
class MemoryEffects<list<MemoryEffect> effects = []>
    : SideEffectsTraitBase<MemoryEffectsOpInterface, effects>;

// Allocating, freeing, reading and writing. The `At` variants have a stage.
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

// The operation has the effects of its nested operations in addition to its
// own.
def RecursiveMemoryEffects : NativeOpTrait<"HasRecursiveMemoryEffects">;

// Operations that may be executed speculatively, that is, without undefined
// behavior. Their memory effects must be checked separately.
def ConditionallySpeculatable : OpInterface<"ConditionallySpeculatable"> {
  let description = [{
    Operations that declare if they may be executed speculatively. Other
    operations must not.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<
      "Returns whether the operation may be executed speculatively: never, "
      "always, or if its nested operations may.",
      "::mlir::Speculation::Speculatability", "getSpeculatability", (ins)>
  ];
}

// Answers for all operations of a class: speculatable if the nested operations
// are, or always. The class inherits the method from a class in
// core/ir/interface/side_effects.h.
def RecursivelySpeculatableImplTrait
    : NativeOpTrait<"RecursivelySpeculatableImplTrait">;
def AlwaysSpeculatableImplTrait : NativeOpTrait<"AlwaysSpeculatableImplTrait">;
def AlwaysSpeculatable
    : TraitList<[ConditionallySpeculatable, AlwaysSpeculatableImplTrait]>;
def RecursivelySpeculatable
    : TraitList<[ConditionallySpeculatable, RecursivelySpeculatableImplTrait]>;

// Neither memory effects nor undefined behavior.
def Pure : TraitList<[AlwaysSpeculatable, NoMemoryEffect]>;

#endif // CORE_INTERFACES_SIDE_EFFECTS_TD
