// RUN: mlir-opt %s --allow-unregistered-dialect --canonicalize --split-input-file | FileCheck %s

// CHECK-LABEL: @for_2(
// CHECK-SAME: %[[X:.*]]: f32, %[[Y:.*]]: f32, %[[N:.*]]: index)
func.func @for_2(%x: f32, %y: f32, %n: index) -> (f32) {
  // CHECK-NEXT: %[[LOOP:.*]] = affine.for %{{.*}} = 0 to %[[N]] iter_args(%{{.*}} = %[[X]]) -> (f32) {
  // CHECK-NEXT: affine.yield %[[Y]] : f32
  // CHECK-NEXT: }
  // CHECK-NEXT: return %[[LOOP]] : f32
  // CHECK-NEXT: }
  %r = affine.for %i = 0 to %n iter_args(%a = %x) -> (f32) {
    affine.yield %y : f32
  }
  return %r : f32
}

// -----

// CHECK-LABEL: @for_3(
// CHECK-SAME: %{{.*}}: f32, %[[Y:.*]]: f32, %{{.*}}: index)
func.func @for_3(%x: f32, %y: f32, %n: index) -> (f32) {
  // CHECK-NEXT: return %[[Y]] : f32
  // CHECK-NEXT: }
  %r = affine.for %i = 0 to 5 iter_args(%a = %x) -> (f32) {
    affine.yield %y : f32
  }
  return %r : f32
}

// -----

// CHECK-LABEL: @for_4(
// CHECK-SAME: %[[X:.*]]: f32, %{{.*}}: f32, %{{.*}}: index)
func.func @for_4(%x: f32, %y: f32, %n: index) -> (f32) {
  // CHECK-NEXT: return %[[X]] : f32
  // CHECK-NEXT: }
  %r = affine.for %i = 5 to 5 iter_args(%a = %x) -> (f32) {
    %s = arith.addf %a, %a : f32
    affine.yield %s : f32
  }
  return %r : f32
}

// -----

// CHECK-LABEL: @for_5(
// CHECK-SAME: %[[X:.*]]: index, %{{.*}}: index)
func.func @for_5(%x: index, %n: index) -> (index) {
  // CHECK-NEXT: %[[LOOP:.*]] = affine.for %[[IV:.*]] = 0 to 5 iter_args(%{{.*}} = %[[X]]) -> (index) {
  // CHECK-NEXT: affine.yield %[[IV]] : index
  // CHECK-NEXT: }
  // CHECK-NEXT: return %[[LOOP]] : index
  // CHECK-NEXT: }
  %r = affine.for %i = 0 to 5 iter_args(%a = %x) -> (index) {
    affine.yield %i : index
  }
  return %r : index
}

// -----

// CHECK-LABEL: @for_6(
func.func @for_6(%n: index) {
  // CHECK-NEXT: affine.for %{{.*}} = 5 to 5 {
  // CHECK-NEXT: "test.x"() : () -> ()
  // CHECK-NEXT: }
  // CHECK-NEXT: return
  // CHECK-NEXT: }
  affine.for %i = 5 to 5 {
    "test.x"() : () -> ()
  }
  return
}
