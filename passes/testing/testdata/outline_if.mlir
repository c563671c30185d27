// RUN: mlir-opt %s --allow-unregistered-dialect --test-scf-if-utils | FileCheck %s

// Index constants are cloned into the function; other values become arguments.
// CHECK: func.func @outlined_then0(%[[X:.*]]: f32, %{{.*}}: index) {
// CHECK-NEXT: %[[C5:.*]] = arith.constant 5 : index
// CHECK-NEXT: "test.use"(%[[X]], %[[C5]])
// CHECK-NEXT: return
// CHECK: func.func @outlined_then1(%[[A:.*]]: f32, %{{.*}}: index, %[[C:.*]]: i1) -> f32 {
// CHECK: scf.if %[[C]] {
// CHECK-NEXT: func.call @outlined_then0
// CHECK: return
// CHECK: func.func @outlined_else1(%[[B:.*]]: f32) -> f32 {
// CHECK-NEXT: return %[[B]] : f32

// CHECK: func.func @nested(%[[C:.*]]: i1, %[[A:.*]]: f32)
// CHECK: scf.if %[[C]] -> (f32) {
// CHECK-NEXT: %[[R:.*]] = func.call @outlined_then1(%[[A]], %{{.*}}, %[[C]]) : (f32, index, i1) -> f32
// CHECK-NEXT: scf.yield %[[R]] : f32
// CHECK-NEXT: } else {
// CHECK-NEXT: %[[R:.*]] = func.call @outlined_else1
// CHECK-NEXT: scf.yield %[[R]] : f32
func.func @nested(%c: i1, %a: f32) -> f32 {
  %five = arith.constant 5 : index
  %one = arith.constant 1.0 : f32
  %r = scf.if %c -> f32 {
    %x = arith.addf %a, %a : f32
    scf.if %c {
      "test.use"(%x, %five) : (f32, index) -> ()
    }
    scf.yield %x : f32
  } else {
    scf.yield %one : f32
  }
  return %r : f32
}
