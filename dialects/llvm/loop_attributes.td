// SPDX-License-Identifier: Apache-2.0
//
// Loop metadata, which is attached to the branch to the loop header:
// `!llvm.loop` in LLVM IR.
// Source: https://llvm.org/docs/LangRef.html#llvm-loop.
#ifndef DIALECTS_LLVM_LOOP_ATTRIBUTES_TD
#define DIALECTS_LLVM_LOOP_ATTRIBUTES_TD

include "dialects/llvm/attribute_classes.td"

// Vectorization: the width, and attributes of the remainder loop.
def LoopVectorizeAttr : LLVM_AliasedAttr<"LoopVectorize", "loop_vectorize", (ins
    OptionalParameter<"::mlir::BoolAttr">:$disable,
    OptionalParameter<"::mlir::BoolAttr">:$predicateEnable,
    OptionalParameter<"::mlir::BoolAttr">:$scalableEnable,
    OptionalParameter<"::mlir::IntegerAttr">:$width,
    OptionalParameter<"LoopAnnotationAttr">:$followupVectorized,
    OptionalParameter<"LoopAnnotationAttr">:$followupEpilogue,
    OptionalParameter<"LoopAnnotationAttr">:$followupAll)>;

// The number of interleaved iterations.
def LoopInterleaveAttr : LLVM_AliasedAttr<"LoopInterleave", "loop_interleave", (ins
    "::mlir::IntegerAttr":$count)>;

// Unrolling.
def LoopUnrollAttr : LLVM_AliasedAttr<"LoopUnroll", "loop_unroll", (ins
    OptionalParameter<"::mlir::BoolAttr">:$disable,
    OptionalParameter<"::mlir::IntegerAttr">:$count,
    OptionalParameter<"::mlir::BoolAttr">:$runtimeDisable,
    OptionalParameter<"::mlir::BoolAttr">:$full,
    OptionalParameter<"LoopAnnotationAttr">:$followupUnrolled,
    OptionalParameter<"LoopAnnotationAttr">:$followupRemainder,
    OptionalParameter<"LoopAnnotationAttr">:$followupAll)>;

// Unroll-and-jam: the outer loop is unrolled and the inner loops are fused.
def LoopUnrollAndJamAttr : LLVM_AliasedAttr<"LoopUnrollAndJam", "loop_unroll_and_jam", (ins
    OptionalParameter<"::mlir::BoolAttr">:$disable,
    OptionalParameter<"::mlir::IntegerAttr">:$count,
    OptionalParameter<"LoopAnnotationAttr">:$followupOuter,
    OptionalParameter<"LoopAnnotationAttr">:$followupInner,
    OptionalParameter<"LoopAnnotationAttr">:$followupRemainderOuter,
    OptionalParameter<"LoopAnnotationAttr">:$followupRemainderInner,
    OptionalParameter<"LoopAnnotationAttr">:$followupAll)>;

// Loop-invariant code motion.
def LoopLICMAttr : LLVM_AliasedAttr<"LoopLICM", "loop_licm", (ins
    OptionalParameter<"::mlir::BoolAttr">:$disable,
    OptionalParameter<"::mlir::BoolAttr">:$versioningDisable)>;

// Distribution into several loops.
def LoopDistributeAttr : LLVM_AliasedAttr<"LoopDistribute", "loop_distribute", (ins
    OptionalParameter<"::mlir::BoolAttr">:$disable,
    OptionalParameter<"LoopAnnotationAttr">:$followupCoincident,
    OptionalParameter<"LoopAnnotationAttr">:$followupSequential,
    OptionalParameter<"LoopAnnotationAttr">:$followupFallback,
    OptionalParameter<"LoopAnnotationAttr">:$followupAll)>;

// Software pipelining: whether iterations may overlap, and the initiation
// interval.
def LoopPipelineAttr : LLVM_AliasedAttr<"LoopPipeline", "loop_pipeline", (ins
    OptionalParameter<"::mlir::BoolAttr">:$disable,
    OptionalParameter<"::mlir::IntegerAttr">:$initiationinterval)>;

// The number of peeled iterations.
def LoopPeeledAttr : LLVM_AliasedAttr<"LoopPeeled", "loop_peeled", (ins
    OptionalParameter<"::mlir::IntegerAttr">:$count)>;

// Unswitching of conditions.
def LoopUnswitchAttr : LLVM_AliasedAttr<"LoopUnswitch", "loop_unswitch", (ins
    OptionalParameter<"::mlir::BoolAttr">:$partialDisable)>;

// All of these, the source location of the loop, and the access groups that do
// not depend on other iterations.
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
