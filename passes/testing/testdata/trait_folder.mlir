// RUN: mlir-opt %s --test-trait-folder | FileCheck %s

func.func @f(%x: i32, %y: i32, %z: tensor<2xi32>) -> (i32, i32, i32) {
  %a = "test.op_involution_trait_no_operation_fold"(%x) : (i32) -> i32
  %b = "test.op_involution_trait_no_operation_fold"(%a) : (i32) -> i32
  %c = "test.op_idempotent_trait"(%b) : (i32) -> i32
  %d = "test.op_idempotent_trait"(%c) : (i32) -> i32
  %e = "test.op_idempotent_trait_binary"(%d, %d) : (i32, i32) -> i32
  %k = arith.constant 3 : i32
  %f = arith.addi %k, %k : i32
  %g = "test.op_commutative"(%k, %x, %y, %k) : (i32, i32, i32, i32) -> i32
  return %e, %f, %g : i32, i32, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: i32, %arg1: i32, %arg2: tensor<2xi32>) -> (i32, i32, i32) {
// CHECK-NEXT:     %c6_i32 = arith.constant 6 : i32
// CHECK-NEXT:     %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT:     %0 = "test.op_idempotent_trait"(%arg0) : (i32) -> i32
// CHECK-NEXT:     %1 = "test.op_commutative"(%arg0, %arg1, %c3_i32, %c3_i32) : (i32, i32, i32, i32) -> i32
// CHECK-NEXT:     return %0, %c6_i32, %1 : i32, i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
