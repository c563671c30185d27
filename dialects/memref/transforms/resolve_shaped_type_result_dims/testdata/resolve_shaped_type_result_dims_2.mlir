// RUN: mlir-opt %s --allow-unregistered-dialect --resolve-shaped-type-result-dims --split-input-file | FileCheck %s

// CHECK-LABEL: @forall2(
// CHECK-SAME: %[[T:.*]]: tensor<?xf32>, %[[S:.*]]: tensor<1xf32>)
func.func @forall2(%t: tensor<?xf32>, %s: tensor<1xf32>) -> index {
  // CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
  // CHECK-NEXT: %[[FORALL:.*]] = scf.forall (%[[IV:.*]]) in (4) shared_outs(%[[ITER:.*]] = %[[T]]) -> (tensor<?xf32>) {
  // CHECK-NEXT: scf.forall.in_parallel {
  // CHECK-NEXT: tensor.parallel_insert_slice %[[S]] into %[[ITER]][%[[IV]]] [1] [1] : tensor<1xf32> into tensor<?xf32>
  // CHECK-NEXT: }
  // CHECK-NEXT: }
  // CHECK-NEXT: %[[DIM:.*]] = tensor.dim %[[FORALL]], %[[C0]] : tensor<?xf32>
  // CHECK-NEXT: return %[[DIM]] : index
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
// CHECK-SAME: %[[T:.*]]: tensor<?xf32>, %[[V:.*]]: f32, %[[N:.*]]: index)
func.func @for(%t: tensor<?xf32>, %v: f32, %n: index) -> index {
  // CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
  // CHECK-NEXT: %[[LOOP:.*]] = scf.for %{{.*}} = %[[N]] to %[[N]] step %[[N]] iter_args(%[[ITER:.*]] = %[[T]]) -> (tensor<?xf32>) {
  // CHECK-NEXT: %[[DIM:.*]] = tensor.dim %[[ITER]], %[[C0]] : tensor<?xf32>
  // CHECK-NEXT: %[[INSERTED:.*]] = tensor.insert %[[V]] into %[[ITER]][%[[DIM]]] : tensor<?xf32>
  // CHECK-NEXT: scf.yield %[[INSERTED]] : tensor<?xf32>
  // CHECK-NEXT: }
  // CHECK-NEXT: %[[DIM_1:.*]] = tensor.dim %[[LOOP]], %[[C0]] : tensor<?xf32>
  // CHECK-NEXT: return %[[DIM_1]] : index
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
// CHECK-SAME: %[[A:.*]]: tensor<?xf32>, %[[B:.*]]: tensor<?xf32>)
func.func @shape(%a: tensor<?xf32>, %b: tensor<?xf32>) -> (index, index) {
  // CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
  // CHECK-NEXT: %{{[^,]*}}, %{{.*}} = "test.op_with_result_shape_interface"(%[[A]], %[[B]]) : (tensor<?xf32>, tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>)
  // CHECK-NEXT: %[[DIM:.*]] = tensor.dim %[[B]], %[[C0]] : tensor<?xf32>
  // CHECK-NEXT: %[[DIM_1:.*]] = tensor.dim %[[A]], %[[C0]] : tensor<?xf32>
  // CHECK-NEXT: return %[[DIM]], %[[DIM_1]] : index, index
  %c0 = arith.constant 0 : index
  %0:2 = "test.op_with_result_shape_interface"(%a, %b) : (tensor<?xf32>, tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>)
  %1 = tensor.dim %0#0, %c0 : tensor<?xf32>
  %2 = tensor.dim %0#1, %c0 : tensor<?xf32>
  return %1, %2 : index, index
}

// -----

// CHECK-LABEL: @reify2(
// CHECK-SAME: %[[A:.*]]: tensor<?x?xf32>, %[[B:.*]]: tensor<?x?xf32>)
func.func @reify2(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>) -> (index, index, index) {
  // CHECK-NEXT: %[[C1:.*]] = arith.constant 1 : index
  // CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
  // CHECK-NEXT: %{{[^,]*}}, %{{.*}} = "test.reify_shaped_type_using_reify_result_shapes"(%[[A]], %[[B]]) : (tensor<?x?xf32>, tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>)
  // CHECK-NEXT: %[[DIM:.*]] = tensor.dim %[[B]], %[[C0]] : tensor<?x?xf32>
  // CHECK-NEXT: %[[DIM_1:.*]] = tensor.dim %[[A]], %[[C1]] : tensor<?x?xf32>
  // CHECK-NEXT: %{{[^,]*}}, %{{.*}} = "test.reify_shaped_type_using_reify_dim_of_result"(%[[A]], %[[B]]) : (tensor<?x?xf32>, tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>)
  // CHECK-NEXT: %[[DIM_2:.*]] = tensor.dim %[[A]], %[[C0]] : tensor<?x?xf32>
  // CHECK-NEXT: return %[[DIM]], %[[DIM_1]], %[[DIM_2]] : index, index, index
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
// CHECK-SAME: %[[A:.*]]: tensor<?x?xf32>, %[[B:.*]]: tensor<?x?xf32>)
func.func @reify3(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>) -> (index, index) {
  // CHECK-NEXT: %[[C1:.*]] = arith.constant 1 : index
  // CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
  // CHECK-NEXT: %{{[^,]*}}, %{{.*}} = "test.reify_shaped_type_using_reify_shape_of_result"(%[[A]], %[[B]]) : (tensor<?x?xf32>, tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>)
  // CHECK-NEXT: %[[DIM:.*]] = tensor.dim %[[B]], %[[C0]] : tensor<?x?xf32>
  // CHECK-NEXT: %[[DIM_1:.*]] = tensor.dim %[[A]], %[[C1]] : tensor<?x?xf32>
  // CHECK-NEXT: return %[[DIM]], %[[DIM_1]] : index, index
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0:2 = "test.reify_shaped_type_using_reify_shape_of_result"(%a, %b) : (tensor<?x?xf32>, tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>)
  %1 = tensor.dim %0#0, %c0 : tensor<?x?xf32>
  %2 = tensor.dim %0#1, %c1 : tensor<?x?xf32>
  return %1, %2 : index, index
}
