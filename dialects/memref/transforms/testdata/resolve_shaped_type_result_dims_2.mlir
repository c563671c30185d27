// RUN: mlir-opt %s --allow-unregistered-dialect --resolve-shaped-type-result-dims --split-input-file | FileCheck %s

// CHECK-LABEL: @forall2(
func.func @forall2(%t: tensor<?xf32>, %s: tensor<1xf32>) -> index {
  // CHECK-NEXT: %c0 = arith.constant 0 : index
  // CHECK-NEXT: %0 = scf.forall (%arg2) in (4) shared_outs(%arg3 = %arg0) -> (tensor<?xf32>) {
  // CHECK-NEXT: scf.forall.in_parallel {
  // CHECK-NEXT: tensor.parallel_insert_slice %arg1 into %arg3[%arg2] [1] [1] : tensor<1xf32> into tensor<?xf32>
  // CHECK-NEXT: }
  // CHECK-NEXT: }
  // CHECK-NEXT: %dim = tensor.dim %0, %c0 : tensor<?xf32>
  // CHECK-NEXT: return %dim : index
  %c0 = arith.constant 0 : index
  %r = scf.forall (%i) in (4) shared_outs(%o = %t) -> (tensor<?xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i] [1] [1] : tensor<1xf32> into tensor<?xf32>
    }
  }
  %d = tensor.dim %r, %c0 : tensor<?xf32>
  return %d : index
}

// -----

// CHECK-LABEL: @for(
func.func @for(%t: tensor<?xf32>, %v: f32, %n: index) -> index {
  // CHECK-NEXT: %c0 = arith.constant 0 : index
  // CHECK-NEXT: %0 = scf.for %arg3 = %arg2 to %arg2 step %arg2 iter_args(%arg4 = %arg0) -> (tensor<?xf32>) {
  // CHECK-NEXT: %dim_0 = tensor.dim %arg4, %c0 : tensor<?xf32>
  // CHECK-NEXT: %inserted = tensor.insert %arg1 into %arg4[%dim_0] : tensor<?xf32>
  // CHECK-NEXT: scf.yield %inserted : tensor<?xf32>
  // CHECK-NEXT: }
  // CHECK-NEXT: %dim = tensor.dim %0, %c0 : tensor<?xf32>
  // CHECK-NEXT: return %dim : index
  %c0 = arith.constant 0 : index
  %r = scf.for %i = %n to %n step %n iter_args(%a = %t) -> (tensor<?xf32>) {
    %d = tensor.dim %a, %c0 : tensor<?xf32>
    %b = tensor.insert %v into %a[%d] : tensor<?xf32>
    scf.yield %b : tensor<?xf32>
  }
  %d = tensor.dim %r, %c0 : tensor<?xf32>
  return %d : index
}

// -----

// CHECK-LABEL: @shape(
func.func @shape(%a: tensor<?xf32>, %b: tensor<?xf32>) -> (index, index) {
  // CHECK-NEXT: %c0 = arith.constant 0 : index
  // CHECK-NEXT: %result1, %result2 = "test.op_with_result_shape_interface"(%arg0, %arg1) : (tensor<?xf32>, tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>)
  // CHECK-NEXT: %dim = tensor.dim %arg1, %c0 : tensor<?xf32>
  // CHECK-NEXT: %dim_0 = tensor.dim %arg0, %c0 : tensor<?xf32>
  // CHECK-NEXT: return %dim, %dim_0 : index, index
  %c0 = arith.constant 0 : index
  %0:2 = "test.op_with_result_shape_interface"(%a, %b) : (tensor<?xf32>, tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>)
  %1 = tensor.dim %0#0, %c0 : tensor<?xf32>
  %2 = tensor.dim %0#1, %c0 : tensor<?xf32>
  return %1, %2 : index, index
}

// -----

// CHECK-LABEL: @reify2(
func.func @reify2(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>) -> (index, index, index) {
  // CHECK-NEXT: %c1 = arith.constant 1 : index
  // CHECK-NEXT: %c0 = arith.constant 0 : index
  // CHECK-NEXT: %result1, %result2 = "test.reify_shaped_type_using_reify_result_shapes"(%arg0, %arg1) : (tensor<?x?xf32>, tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>)
  // CHECK-NEXT: %dim = tensor.dim %arg1, %c0 : tensor<?x?xf32>
  // CHECK-NEXT: %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?xf32>
  // CHECK-NEXT: %result1_1, %result2_2 = "test.reify_shaped_type_using_reify_dim_of_result"(%arg0, %arg1) : (tensor<?x?xf32>, tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>)
  // CHECK-NEXT: %dim_3 = tensor.dim %arg0, %c0 : tensor<?x?xf32>
  // CHECK-NEXT: return %dim, %dim_0, %dim_3 : index, index, index
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0:2 = "test.reify_shaped_type_using_reify_result_shapes"(%a, %b) : (tensor<?x?xf32>, tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>)
  %1 = tensor.dim %0#0, %c0 : tensor<?x?xf32>
  %2 = tensor.dim %0#1, %c1 : tensor<?x?xf32>
  %3:2 = "test.reify_shaped_type_using_reify_dim_of_result"(%a, %b) : (tensor<?x?xf32>, tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>)
  %4 = tensor.dim %3#1, %c0 : tensor<?x?xf32>
  return %1, %2, %4 : index, index, index
}

// -----

// CHECK-LABEL: @reify3(
func.func @reify3(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>) -> (index, index) {
  // CHECK-NEXT: %c1 = arith.constant 1 : index
  // CHECK-NEXT: %c0 = arith.constant 0 : index
  // CHECK-NEXT: %result1, %result2 = "test.reify_shaped_type_using_reify_shape_of_result"(%arg0, %arg1) : (tensor<?x?xf32>, tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>)
  // CHECK-NEXT: %dim = tensor.dim %arg1, %c0 : tensor<?x?xf32>
  // CHECK-NEXT: %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?xf32>
  // CHECK-NEXT: return %dim, %dim_0 : index, index
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0:2 = "test.reify_shaped_type_using_reify_shape_of_result"(%a, %b) : (tensor<?x?xf32>, tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>)
  %1 = tensor.dim %0#0, %c0 : tensor<?x?xf32>
  %2 = tensor.dim %0#1, %c1 : tensor<?x?xf32>
  return %1, %2 : index, index
}
