// RUN: mlir-opt %s --convert-exact-math-to-llvm | FileCheck %s

// CHECK-LABEL: @exact(
func.func @exact(%x: f32, %y: f32, %i: i32) -> (f32, f32, i32) {
  // CHECK: llvm.intr.sqrt
  %0 = math.sqrt %x : f32
  // CHECK: llvm.intr.fma
  %1 = math.fma %0, %x, %y : f32
  // CHECK: llvm.intr.copysign
  %2 = math.copysign %0, %y : f32
  // CHECK: llvm.intr.abs
  %3 = math.absi %i : i32
  return %1, %2, %3 : f32, f32, i32
}

// The results of other functions depend on the target.
// CHECK-LABEL: @inexact(
func.func @inexact(%x: f32) -> f32 {
  // CHECK: math.exp
  %0 = math.exp %x : f32
  // CHECK: math.powf
  %1 = math.powf %0, %x : f32
  return %1 : f32
}
