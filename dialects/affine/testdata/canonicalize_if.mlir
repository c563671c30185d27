// RUN: mlir-opt %s --allow-unregistered-dialect --canonicalize --split-input-file | FileCheck %s

// CHECK: #set = affine_set<()[s0] : (s0 - 3 >= 0)>
// CHECK-LABEL: @if(
// CHECK-SAME: %[[N:.*]]: index)
func.func @if(%n: index) {
  // CHECK-NEXT: affine.if #set()[%[[N]]] {
  // CHECK-NEXT: "test.x"() : () -> ()
  // CHECK-NEXT: }
  // CHECK-NEXT: return
  // CHECK-NEXT: }
  affine.if affine_set<(d0) : (d0 - 3 >= 0)>(%n) {
    "test.x"() : () -> ()
  } else {
  }
  return
}

// -----

// CHECK-LABEL: @if_2(
func.func @if_2(%n: index) {
  // CHECK-NEXT: "test.y"() : () -> ()
  // CHECK-NEXT: return
  // CHECK-NEXT: }
  affine.if affine_set<() : (1 == 0)>() {
    "test.x"() : () -> ()
  } else {
    "test.y"() : () -> ()
  }
  return
}

// -----

// CHECK-LABEL: @if_3(
func.func @if_3(%n: index) {
  // CHECK-NEXT: "test.x"() : () -> ()
  // CHECK-NEXT: return
  // CHECK-NEXT: }
  affine.if affine_set<() : (0 == 0)>() {
    "test.x"() : () -> ()
  } else {
    "test.y"() : () -> ()
  }
  return
}

// -----

// CHECK-LABEL: @if_4(
func.func @if_4(%n: index) {
  // CHECK-NEXT: return
  // CHECK-NEXT: }
  affine.if affine_set<(d0) : (1 == 0)>(%n) {
    "test.x"() : () -> ()
  }
  return
}

// -----

// CHECK-LABEL: @if_5(
// CHECK-SAME: %{{.*}}: index, %[[X:.*]]: f32)
func.func @if_5(%n: index, %x: f32) -> (f32) {
  // CHECK-NEXT: return %[[X]] : f32
  // CHECK-NEXT: }
  %r = affine.if affine_set<(d0) : (0 == 0)>(%n) -> f32 {
    affine.yield %x : f32
  } else {
    %c = arith.constant 1.0 : f32
    affine.yield %c : f32
  }
  return %r : f32
}

// -----

// CHECK: #set = affine_set<()[s0] : (s0 * 3 - 3 >= 0, s0 - 1 >= 0)>
// CHECK-LABEL: @apply_if(
// CHECK-SAME: %[[N:.*]]: index)
func.func @apply_if(%n: index) {
  // CHECK-NEXT: affine.if #set()[%[[N]]] {
  // CHECK-NEXT: "test.x"() : () -> ()
  // CHECK-NEXT: }
  // CHECK-NEXT: return
  // CHECK-NEXT: }
  %0 = affine.apply affine_map<(d0) -> (d0 * 2)>(%n)
  %c3 = arith.constant 3 : index
  affine.if affine_set<(d0, d1)[s0] : (d0 - s0 + d1 >= 0, d1 - 1 >= 0)>(%0, %n)[%c3] {
    "test.x"() : () -> ()
  }
  return
}
