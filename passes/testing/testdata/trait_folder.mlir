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
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[X:.*]]: i32, %[[Y:.*]]: i32, %{{.*}}: tensor<2xi32>) -> (i32, i32, i32) {
// CHECK-NEXT: %[[C6_I32:.*]] = arith.constant 6 : i32
// CHECK-NEXT: %[[C3_I32:.*]] = arith.constant 3 : i32
// CHECK-NEXT: %[[OP_IDEMPOTENT_TRAIT:.*]] = "test.op_idempotent_trait"(%[[X]]) : (i32) -> i32
// CHECK-NEXT: %[[OP_COMMUTATIVE:.*]] = "test.op_commutative"(%[[X]], %[[Y]], %[[C3_I32]], %[[C3_I32]]) : (i32, i32, i32, i32) -> i32
// CHECK-NEXT: return %[[OP_IDEMPOTENT_TRAIT]], %[[C6_I32]], %[[OP_COMMUTATIVE]] : i32, i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
