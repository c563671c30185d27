// Bounds of the sizes of tensors and of the results of affine.apply.

// RUN: mlir-opt %s --int-range-optimizations | FileCheck %s

// CHECK-LABEL: func @sizes(
func.func @sizes(%t: tensor<?x6xi32>, %u: tensor<*xi32>, %i: index) {
  %c1 = arith.constant 1 : index
  // CHECK: test.reflect_bounds {smax = 6 : index, smin = 6 : index, umax = 6 : index, umin = 6 : index}
  %0 = tensor.dim %t, %c1 : tensor<?x6xi32>
  %1 = test.reflect_bounds %0 : index
  // CHECK: test.reflect_bounds {smax = 9223372036854775807 : index, smin = 0 : index, umax = 9223372036854775807 : index, umin = 0 : index}
  %2 = tensor.dim %t, %i : tensor<?x6xi32>
  %3 = test.reflect_bounds %2 : index
  // CHECK: test.reflect_bounds {smax = 9223372036854775807 : index, smin = 0 : index, umax = 9223372036854775807 : index, umin = 0 : index}
  %4 = tensor.dim %u, %i : tensor<*xi32>
  %5 = test.reflect_bounds %4 : index
  return
}

// CHECK-LABEL: func @maps(
func.func @maps(%x: index) {
  %0 = test.with_bounds { umin = 2 : index, umax = 10 : index, smin = 2 : index, smax = 10 : index } : index
  %1 = test.with_bounds { umin = 3 : index, umax = 20 : index, smin = 3 : index, smax = 20 : index } : index
  // CHECK: test.reflect_bounds {smax = 27 : index, smin = -14 : index, umax = -1 : index, umin = 0 : index}
  %a = affine.apply affine_map<(d0)[s0] -> (d0 * 3 - s0)>(%0)[%1]
  %ar = test.reflect_bounds %a : index
  // CHECK: test.reflect_bounds {smax = 6 : index, smin = 0 : index, umax = 6 : index, umin = 0 : index}
  %b = affine.apply affine_map<(d0)[s0] -> (d0 floordiv 3 + s0 mod 4)>(%0)[%1]
  %br = test.reflect_bounds %b : index
  // CHECK: test.reflect_bounds {smax = 4 : index, smin = 1 : index, umax = 4 : index, umin = 1 : index}
  %c = affine.apply affine_map<(d0) -> (d0 ceildiv 3)>(%0)
  %cr = test.reflect_bounds %c : index
  // CHECK: test.reflect_bounds {smax = 3 : index, smin = 0 : index, umax = 3 : index, umin = 0 : index}
  %d = affine.apply affine_map<(d0) -> (d0 mod 4)>(%x)
  %dr = test.reflect_bounds %d : index
  return
}

// A known value of dynamic shape is not materialized as a constant.
// CHECK-LABEL: func @dynamic_shape(
// CHECK-NEXT:    arith.remui
func.func @dynamic_shape(%t: tensor<*xi1>) -> tensor<*xi1> {
  %0 = arith.remui %t, %t : tensor<*xi1>
  return %0 : tensor<*xi1>
}
