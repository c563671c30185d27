// SPDX-License-Identifier: Apache-2.0
//
// What operations do beside giving results: effects on resources, whether they
// may be run where they would not have been, and interfaces to ask for both.
#ifndef CORE_INTERFACES_SIDE_EFFECTS_TD
#define CORE_INTERFACES_SIDE_EFFECTS_TD

include "core/interfaces/side_effect_base.td"

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
