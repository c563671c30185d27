// RUN: mlir-opt %s --allow-unregistered-dialect --canonicalize --split-input-file | FileCheck %s

// CHECK-LABEL: @for_2(
func.func @for_2(%x: f32, %y: f32, %n: index) -> (f32) {
  // CHECK-NEXT: %0 = affine.for %arg3 = 0 to %arg2 iter_args(%arg4 = %arg0) -> (f32) {
  // CHECK-NEXT: affine.yield %arg1 : f32
  // CHECK-NEXT: }
  // CHECK-NEXT: return %0 : f32
  // CHECK-NEXT: }
  %r = affine.for %i = 0 to %n iter_args(%a = %x) -> (f32) {
    affine.yield %y : f32
  }
  return %r : f32
}

// -----

// CHECK-LABEL: @for_3(
func.func @for_3(%x: f32, %y: f32, %n: index) -> (f32) {
  // CHECK-NEXT: return %arg1 : f32
  // CHECK-NEXT: }
  %r = affine.for %i = 0 to 5 iter_args(%a = %x) -> (f32) {
    affine.yield %y : f32
  }
  return %r : f32
}

// -----

// CHECK-LABEL: @for_4(
func.func @for_4(%x: f32, %y: f32, %n: index) -> (f32) {
  // CHECK-NEXT: return %arg0 : f32
  // CHECK-NEXT: }
  %r = affine.for %i = 5 to 5 iter_args(%a = %x) -> (f32) {
    %s = arith.addf %a, %a : f32
    affine.yield %s : f32
  }
  return %r : f32
}

// -----

// CHECK-LABEL: @for_5(
func.func @for_5(%x: index, %n: index) -> (index) {
  // CHECK-NEXT: %0 = affine.for %arg2 = 0 to 5 iter_args(%arg3 = %arg0) -> (index) {
  // CHECK-NEXT: affine.yield %arg2 : index
  // CHECK-NEXT: }
  // CHECK-NEXT: return %0 : index
  // CHECK-NEXT: }
  %r = affine.for %i = 0 to 5 iter_args(%a = %x) -> (index) {
    affine.yield %i : index
  }
  return %r : index
}

// -----

// CHECK-LABEL: @for_6(
func.func @for_6(%n: index) {
  // CHECK-NEXT: affine.for %arg1 = 5 to 5 {
  // CHECK-NEXT: "test.x"() : () -> ()
  // CHECK-NEXT: }
  // CHECK-NEXT: return
  // CHECK-NEXT: }
  affine.for %i = 5 to 5 {
    "test.x"() : () -> ()
  }
  return
}
