// RUN: mlir-opt %s --sccp | FileCheck %s

// The code after the loop and after a branch with its result is executable.
// CHECK-LABEL: func @behind
func.func @behind(%c: i1, %t: tensor<3xi32>) -> (tensor<3xi32>, i32) {
  %one = arith.constant 1 : i32
  %empty = tensor.empty() : tensor<3xi32>
  %0 = scf.forall (%i) in (3) shared_outs(%o = %empty) -> (tensor<3xi32>) {
  }
  cf.cond_br %c, ^a(%0 : tensor<3xi32>), ^a(%t : tensor<3xi32>)
^a(%x: tensor<3xi32>):
  // CHECK: %[[TWO:.*]] = arith.constant 2 : i32
  // CHECK: return %{{.*}}, %[[TWO]]
  %two = arith.addi %one, %one : i32
  return %x, %two : tensor<3xi32>, i32
}
