// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --scf-parallel-for-to-nested-fors | FileCheck %s

// CHECK: func.func @parallel(%arg0: index, %arg1: index, %arg2: index) {
// CHECK-NEXT: scf.for %arg3 = %arg0 to %arg1 step %arg2 {
// CHECK-NEXT: scf.for %arg4 = %arg1 to %arg2 step %arg2 {
// CHECK-NEXT: "test.body"(%arg3, %arg4) : (index, index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @parallel(%a: index, %b: index, %c: index) {
  scf.parallel (%i, %j) = (%a, %b) to (%b, %c) step (%c, %c) {
    "test.body"(%i, %j) : (index, index) -> ()
    scf.reduce
  }
  return
}

// -----

// CHECK: func.func @parallel_reduce(%arg0: index, %arg1: index, %arg2: index, %arg3: f32) -> (f32, i32) {
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: %0:2 = scf.parallel (%arg4, %arg5) = (%arg0, %arg1) to (%arg1, %arg2) step (%arg2, %arg2) init (%arg3, %c0_i32) -> (f32, i32) {
// CHECK-NEXT: %1 = "test.x"(%arg4) : (index) -> f32
// CHECK-NEXT: %2 = "test.y"(%arg5) : (index) -> i32
// CHECK-NEXT: scf.reduce(%1, %2 : f32, i32) {
// CHECK-NEXT: ^bb0(%arg6: f32, %arg7: f32):
// CHECK-NEXT: %3 = arith.addf %arg6, %arg7 : f32
// CHECK-NEXT: scf.reduce.return %3 : f32
// CHECK-NEXT: }, {
// CHECK-NEXT: ^bb0(%arg6: i32, %arg7: i32):
// CHECK-NEXT: %3 = arith.muli %arg6, %arg7 : i32
// CHECK-NEXT: scf.reduce.return %3 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return %0#0, %0#1 : f32, i32
// CHECK-NEXT: }
func.func @parallel_reduce(%a: index, %b: index, %c: index, %f: f32) -> (f32, i32) {
  %z = arith.constant 0 : i32
  %0:2 = scf.parallel (%i, %j) = (%a, %b) to (%b, %c) step (%c, %c) init (%f, %z) -> (f32, i32) {
    %x = "test.x"(%i) : (index) -> f32
    %y = "test.y"(%j) : (index) -> i32
    scf.reduce(%x, %y : f32, i32) {
    ^bb0(%l: f32, %r: f32):
      %s = arith.addf %l, %r : f32
      scf.reduce.return %s : f32
    }, {
    ^bb0(%l: i32, %r: i32):
      %s = arith.muli %l, %r : i32
      scf.reduce.return %s : i32
    }
  }
  return %0#0, %0#1 : f32, i32
}

// -----

// CHECK: func.func @parallel_in_for(%arg0: index, %arg1: index, %arg2: index) {
// CHECK-NEXT: scf.for %arg3 = %arg0 to %arg1 step %arg2 {
// CHECK-NEXT: scf.for %arg4 = %arg0 to %arg1 step %arg2 {
// CHECK-NEXT: %0 = "test.d"() : () -> i1
// CHECK-NEXT: scf.if %0 {
// CHECK-NEXT: "test.x"(%arg4, %arg3) : (index, index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @parallel_in_for(%a: index, %b: index, %c: index) {
  scf.for %k = %a to %b step %c {
    scf.parallel (%i) = (%a) to (%b) step (%c) {
      %d = "test.d"() : () -> i1
      scf.if %d { "test.x"(%i, %k) : (index, index) -> () }
      scf.reduce
    }
  }
  return
}
