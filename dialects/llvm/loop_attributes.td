// SPDX-License-Identifier: Apache-2.0
//
// What may be done to loops, on the branch back: `!llvm.loop` in LLVM IR, see
// https://llvm.org/docs/LangRef.html#llvm-loop.
#ifndef DIALECTS_LLVM_LOOP_ATTRIBUTES_TD
#define DIALECTS_LLVM_LOOP_ATTRIBUTES_TD

include "dialects/llvm/attribute_classes.td"

// Vectors: how wide, and what the remainder becomes.
def LoopVectorizeAttr : LLVM_AliasedAttr<"LoopVectorize", "loop_vectorize", (ins
    OptionalParameter<"::mlir::BoolAttr">:$disable,
    OptionalParameter<"::mlir::BoolAttr">:$predicateEnable,
    OptionalParameter<"::mlir::BoolAttr">:$scalableEnable,
    OptionalParameter<"::mlir::IntegerAttr">:$width,
    OptionalParameter<"LoopAnnotationAttr">:$followupVectorized,
    OptionalParameter<"LoopAnnotationAttr">:$followupEpilogue,
    OptionalParameter<"LoopAnnotationAttr">:$followupAll)>;

// How many iterations at a time, side by side.
def LoopInterleaveAttr : LLVM_AliasedAttr<"LoopInterleave", "loop_interleave", (ins
    "::mlir::IntegerAttr":$count)>;

// How many iterations one behind the other.
def LoopUnrollAttr : LLVM_AliasedAttr<"LoopUnroll", "loop_unroll", (ins
    OptionalParameter<"::mlir::BoolAttr">:$disable,
    OptionalParameter<"::mlir::IntegerAttr">:$count,
    OptionalParameter<"::mlir::BoolAttr">:$runtimeDisable,
    OptionalParameter<"::mlir::BoolAttr">:$full,
    OptionalParameter<"LoopAnnotationAttr">:$followupUnrolled,
    OptionalParameter<"LoopAnnotationAttr">:$followupRemainder,
    OptionalParameter<"LoopAnnotationAttr">:$followupAll)>;

// The outer one unrolled within the inner one.
def LoopUnrollAndJamAttr : LLVM_AliasedAttr<"LoopUnrollAndJam", "loop_unroll_and_jam", (ins
    OptionalParameter<"::mlir::BoolAttr">:$disable,
    OptionalParameter<"::mlir::IntegerAttr">:$count,
    OptionalParameter<"LoopAnnotationAttr">:$followupOuter,
    OptionalParameter<"LoopAnnotationAttr">:$followupInner,
    OptionalParameter<"LoopAnnotationAttr">:$followupRemainderOuter,
    OptionalParameter<"LoopAnnotationAttr">:$followupRemainderInner,
    OptionalParameter<"LoopAnnotationAttr">:$followupAll)>;

// Whether code may leave it.
def LoopLICMAttr : LLVM_AliasedAttr<"LoopLICM", "loop_licm", (ins
    OptionalParameter<"::mlir::BoolAttr">:$disable,
    OptionalParameter<"::mlir::BoolAttr">:$versioningDisable)>;

// Whether it may become several.
def LoopDistributeAttr : LLVM_AliasedAttr<"LoopDistribute", "loop_distribute", (ins
    OptionalParameter<"::mlir::BoolAttr">:$disable,
    OptionalParameter<"LoopAnnotationAttr">:$followupCoincident,
    OptionalParameter<"LoopAnnotationAttr">:$followupSequential,
    OptionalParameter<"LoopAnnotationAttr">:$followupFallback,
    OptionalParameter<"LoopAnnotationAttr">:$followupAll)>;

// Whether iterations may overlap, and how soon one follows.
def LoopPipelineAttr : LLVM_AliasedAttr<"LoopPipeline", "loop_pipeline", (ins
    OptionalParameter<"::mlir::BoolAttr">:$disable,
    OptionalParameter<"::mlir::IntegerAttr">:$initiationinterval)>;

// How many iterations were taken out of it.
def LoopPeeledAttr : LLVM_AliasedAttr<"LoopPeeled", "loop_peeled", (ins
    OptionalParameter<"::mlir::IntegerAttr">:$count)>;

// Whether conditions may leave it.
def LoopUnswitchAttr : LLVM_AliasedAttr<"LoopUnswitch", "loop_unswitch", (ins
    OptionalParameter<"::mlir::BoolAttr">:$partialDisable)>;

// All of these, where it is in the source, and the accesses that do not depend on
// other iterations.
def LoopAnnotationAttr : LLVM_AliasedAttr<"LoopAnnotation", "loop_annotation", (
    ins
    OptionalParameter<"::mlir::BoolAttr">:$disableNonforced,
    OptionalParameter<"LoopVectorizeAttr">:$vectorize,
    OptionalParameter<"LoopInterleaveAttr">:$interleave,
    OptionalParameter<"LoopUnrollAttr">:$unroll,
    OptionalParameter<"LoopUnrollAndJamAttr">:$unrollAndJam,
    OptionalParameter<"LoopLICMAttr">:$licm,
    OptionalParameter<"LoopDistributeAttr">:$distribute,
    OptionalParameter<"LoopPipelineAttr">:$pipeline,
    OptionalParameter<"LoopPeeledAttr">:$peeled,
    OptionalParameter<"LoopUnswitchAttr">:$unswitch,
    OptionalParameter<"::mlir::BoolAttr">:$mustProgress,
    OptionalParameter<"::mlir::BoolAttr">:$isVectorized,
    OptionalParameter<"::mlir::FusedLoc">:$startLoc,
    OptionalParameter<"::mlir::FusedLoc">:$endLoc,
    OptionalArrayRefParameter<"AccessGroupAttr">:$parallelAccesses)>;

#endif // DIALECTS_LLVM_LOOP_ATTRIBUTES_TD
