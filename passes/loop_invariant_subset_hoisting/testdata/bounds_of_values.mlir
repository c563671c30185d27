// RUN: mlir-opt %s --allow-unregistered-dialect --loop-invariant-subset-hoisting | FileCheck %s

// The second slice starts at the end of the first one.
// CHECK-LABEL: func @behind
// CHECK: scf.for
// CHECK-NOT: insert_slice
// CHECK: }
// CHECK: tensor.insert_slice
// CHECK: tensor.insert_slice
func.func @behind(%t: tensor<?xf32>, %o: index, %sz: index, %lb: index, %ub: index, %s: index) -> tensor<?xf32> {
  %o2 = arith.addi %o, %sz : index
  %r = scf.for %i = %lb to %ub step %s iter_args(%a = %t) -> (tensor<?xf32>) {
    %x = tensor.extract_slice %a[%o][%sz][1] : tensor<?xf32> to tensor<?xf32>
    %y = "test.a"(%x) : (tensor<?xf32>) -> tensor<?xf32>
    %z = tensor.insert_slice %y into %a[%o][%sz][1] : tensor<?xf32> into tensor<?xf32>
    %x2 = tensor.extract_slice %z[%o2][%sz][1] : tensor<?xf32> to tensor<?xf32>
    %y2 = "test.a"(%x2) : (tensor<?xf32>) -> tensor<?xf32>
    %z2 = tensor.insert_slice %y2 into %z[%o2][%sz][1] : tensor<?xf32> into tensor<?xf32>
    scf.yield %z2 : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}

// The slices have a common element.
// CHECK-LABEL: func @notbehind
// CHECK: scf.for
// CHECK: tensor.insert_slice
// CHECK: tensor.insert_slice
// CHECK: scf.yield
func.func @notbehind(%t: tensor<?xf32>, %o: index, %lb: index, %ub: index, %s: index) -> tensor<?xf32> {
  %o2 = affine.apply affine_map<()[s0] -> (s0 + 3)>()[%o]
  %r = scf.for %i = %lb to %ub step %s iter_args(%a = %t) -> (tensor<?xf32>) {
    %x = tensor.extract_slice %a[%o][4][1] : tensor<?xf32> to tensor<4xf32>
    %y = "test.a"(%x) : (tensor<4xf32>) -> tensor<4xf32>
    %z = tensor.insert_slice %y into %a[%o][4][1] : tensor<4xf32> into tensor<?xf32>
    %x2 = tensor.extract_slice %z[%o2][4][1] : tensor<?xf32> to tensor<4xf32>
    %y2 = "test.a"(%x2) : (tensor<4xf32>) -> tensor<4xf32>
    %z2 = tensor.insert_slice %y2 into %z[%o2][4][1] : tensor<4xf32> into tensor<?xf32>
    scf.yield %z2 : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}
