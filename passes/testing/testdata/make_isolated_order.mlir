// RUN: mlir-opt %s --test-make-isolated-from-above=clone-ops-with-operands | FileCheck %s

func.func @f(%x: i32) {
  %c = arith.constant 1 : i32
  %d = "test.d"(%c, %x) : (i32, i32) -> i32
  %e = "test.e"(%d, %c) : (i32, i32) -> i32
  "test.one_region_with_operands_op"(%x) ({
    ^bb0(%a: i32):
    "test.foo"(%c, %d, %e) : (i32, i32, i32) -> () 
    "test.finish"() : () -> () }) : (i32) -> ()
  "test.one_region_with_operands_op"(%x) ({
    ^bb0(%a: i32):
    "test.foo"(%e, %c) : (i32, i32) -> () 
    "test.finish"() : () -> () }) : (i32) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: i32) {
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     %0 = "test.d"(%c1_i32, %arg0) : (i32, i32) -> i32
// CHECK-NEXT:     %1 = "test.e"(%0, %c1_i32) : (i32, i32) -> i32
// CHECK-NEXT:     test.isolated_one_region_op %arg0, %arg0 {
// CHECK-NEXT:     ^bb0(%arg1: i32, %arg2: i32):
// CHECK-NEXT:       %c1_i32_0 = arith.constant 1 : i32
// CHECK-NEXT:       %2 = "test.d"(%c1_i32_0, %arg2) : (i32, i32) -> i32
// CHECK-NEXT:       %3 = "test.e"(%2, %c1_i32_0) : (i32, i32) -> i32
// CHECK-NEXT:       "test.foo"(%c1_i32_0, %2, %3) : (i32, i32, i32) -> ()
// CHECK-NEXT:       "test.finish"() : () -> ()
// CHECK-NEXT:     } : i32, i32 ->
// CHECK-NEXT:     test.isolated_one_region_op %arg0, %arg0 {
// CHECK-NEXT:     ^bb0(%arg1: i32, %arg2: i32):
// CHECK-NEXT:       %c1_i32_0 = arith.constant 1 : i32
// CHECK-NEXT:       %2 = "test.d"(%c1_i32_0, %arg2) : (i32, i32) -> i32
// CHECK-NEXT:       %3 = "test.e"(%2, %c1_i32_0) : (i32, i32) -> i32
// CHECK-NEXT:       "test.foo"(%3, %c1_i32_0) : (i32, i32) -> ()
// CHECK-NEXT:       "test.finish"() : () -> ()
// CHECK-NEXT:     } : i32, i32 ->
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
