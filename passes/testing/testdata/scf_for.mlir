// RUN: mlir-opt %s --test-scf-for-utils=test-replace-with-new-yields | FileCheck %s

func.func @f(%a: f32, %b: f32, %ub: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c10 = arith.constant 10 : index
  %c3 = arith.constant 3 : index
  %r = scf.for %i = %c0 to %c10 step %c3 iter_args(%x = %a) -> f32 {
    scf.yield %b : f32
  }
  scf.for %i = %c0 to %ub step %c3 { "test.x"() : () -> () }
  scf.for %i = %c10 to %c0 step %c3 { "test.x"() : () -> () }
  return %r : f32
}
func.func @g(%lb: index, %ub: index, %s: index, %a: f32, %b: f32) -> (f32, f32) {
  %r:2 = scf.for %i = %lb to %ub step %s iter_args(%x = %a, %y = %b) -> (f32, f32) {
    %z = arith.addf %x, %y : f32
    scf.yield %z, %x : f32, f32
  } {test}
  return %r#0, %r#1 : f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: f32, %arg1: f32, %arg2: index) -> f32 {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c10 = arith.constant 10 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %0:2 = scf.for %arg3 = %c0 to %c10 step %c3 iter_args(%arg4 = %arg0, %arg5 = %arg0) -> (f32, f32) {
// CHECK-NEXT:       %1 = arith.addf %arg1, %arg1 : f32
// CHECK-NEXT:       scf.yield %arg1, %1 : f32, f32
// CHECK-NEXT:     } {"test.trip-count" = 4 : i64}
// CHECK-NEXT:     scf.for %arg3 = %c0 to %arg2 step %c3 {
// CHECK-NEXT:       "test.x"() : () -> ()
// CHECK-NEXT:     } {"test.trip-count" = "none"}
// CHECK-NEXT:     scf.for %arg3 = %c10 to %c0 step %c3 {
// CHECK-NEXT:       "test.x"() : () -> ()
// CHECK-NEXT:     } {"test.trip-count" = 0 : i64}
// CHECK-NEXT:     return %0#0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @g(%arg0: index, %arg1: index, %arg2: index, %arg3: f32, %arg4: f32) -> (f32, f32) {
// CHECK-NEXT:     %0:4 = scf.for %arg5 = %arg0 to %arg1 step %arg2 iter_args(%arg6 = %arg3, %arg7 = %arg4, %arg8 = %arg3, %arg9 = %arg4) -> (f32, f32, f32, f32) {
// CHECK-NEXT:       %1 = arith.addf %arg6, %arg7 : f32
// CHECK-NEXT:       %2 = arith.addf %1, %1 : f32
// CHECK-NEXT:       %3 = arith.addf %arg6, %arg6 : f32
// CHECK-NEXT:       scf.yield %1, %arg6, %2, %3 : f32, f32, f32, f32
// CHECK-NEXT:     } {test, "test.trip-count" = "none"}
// CHECK-NEXT:     return %0#0, %0#1 : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
