// RUN: mlir-opt %s --remove-dead-values | FileCheck %s

// The code after a branch that forwards the loop's result is live.
// CHECK-LABEL: func @behind
// CHECK-NOT: ub.poison
func.func @behind(%c: i1, %t: tensor<3xi32>, %x: i32) -> (tensor<3xi32>, i32) {
  %empty = tensor.empty() : tensor<3xi32>
  %0 = scf.forall (%i) in (3) shared_outs(%o = %empty) -> (tensor<3xi32>) {
  }
  // CHECK: %[[SUM:.*]] = arith.addi
  %sum = arith.addi %x, %x : i32
  cf.cond_br %c, ^a(%0 : tensor<3xi32>), ^a(%t : tensor<3xi32>)
^a(%y: tensor<3xi32>):
  // CHECK: return %{{.*}}, %[[SUM]]
  return %y, %sum : tensor<3xi32>, i32
}
