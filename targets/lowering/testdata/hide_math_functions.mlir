// RUN: mlir-opt %s --hide-math-functions | FileCheck %s

// CHECK: llvm.func @expf(f32) -> f32 attributes {{.*}}passthrough = ["nobuiltin", "nounwind", "willreturn"]
llvm.func @expf(f32) -> f32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>}

// Functions with unknown effects do not belong to libm.
// CHECK: llvm.func @malloc(i64) -> !llvm.ptr
// CHECK-NOT: passthrough
llvm.func @malloc(i64) -> !llvm.ptr

// Functions with a body do not belong to libm.
// CHECK-LABEL: llvm.func @defined(
// CHECK-NOT: passthrough
llvm.func @defined(%x: f32) -> f32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} {
  llvm.return %x : f32
}
