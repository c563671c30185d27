// RUN: mlir-opt %s --allow-unregistered-dialect --canonicalize --split-input-file | FileCheck %s

// CHECK-LABEL: @constants(
func.func @constants() -> (index, index, index, index) {
  // CHECK-DAG: %[[CM2:.*]] = arith.constant -2 : index
  // CHECK-DAG: %[[C2:.*]] = arith.constant 2 : index
  // CHECK-DAG: %[[C11:.*]] = arith.constant 11 : index
  // CHECK-DAG: %[[C44:.*]] = arith.constant 44 : index
  // CHECK: return %[[CM2]], %[[C2]], %[[C11]], %[[C44]]
  %c = arith.constant -61 : index
  %c1 = arith.constant 1 : index
  %c20 = arith.constant 20 : index
  %0:3 = affine.delinearize_index %c into (9, 4, 12) : index, index, index
  %1 = affine.linearize_index [%c1, %c20] by (7, 24) : index
  return %0#0, %0#1, %0#2, %1 : index, index, index, index
}

// -----

// CHECK-LABEL: @static_basis(
// CHECK-SAME: %[[I:.*]]: index)
func.func @static_basis(%i: index) -> (index, index) {
  // CHECK-NEXT: %[[DELINEARIZE_INDEX:.*]]:2 = affine.delinearize_index %[[I]] into (3, 4) : index, index
  // CHECK-NEXT: return %[[DELINEARIZE_INDEX]]#0, %[[DELINEARIZE_INDEX]]#1
  %c4 = arith.constant 4 : index
  %0:2 = affine.delinearize_index %i into (3, %c4) : index, index
  return %0#0, %0#1 : index, index
}

// -----

// CHECK-LABEL: @unit_elements(
// CHECK-SAME: %[[I:.*]]: index, %[[J:.*]]: index)
func.func @unit_elements(%i: index, %j: index) -> (index, index, index, index) {
  // CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
  // CHECK-NEXT: %[[DELINEARIZE_INDEX:.*]]:2 = affine.delinearize_index %[[I]] into (3, 4) : index, index
  // CHECK-NEXT: %[[LINEARIZE_INDEX:.*]] = affine.linearize_index disjoint [%[[I]], %[[J]]] by (5, 6) : index
  // CHECK-NEXT: return %[[DELINEARIZE_INDEX]]#0, %[[C0]], %[[DELINEARIZE_INDEX]]#1, %[[LINEARIZE_INDEX]]
  %0:3 = affine.delinearize_index %i into (3, 1, 4) : index, index, index
  %1 = affine.linearize_index disjoint [%i, %j, %j] by (5, 1, 6) : index
  return %0#0, %0#1, %0#2, %1 : index, index, index, index
}

// -----

// CHECK-LABEL: @common_tail(
// CHECK-SAME: %[[I:.*]]: index, %[[J:.*]]: index, %[[K:.*]]: index)
func.func @common_tail(%i: index, %j: index, %k: index) -> (index, index, index) {
  // CHECK-NEXT: %[[LINEARIZE_INDEX:.*]] = affine.linearize_index disjoint [%[[I]], %[[J]]] by (6, 8) : index
  // CHECK-NEXT: %[[DELINEARIZE_INDEX:.*]]:2 = affine.delinearize_index %[[LINEARIZE_INDEX]] into (16, 3) : index, index
  // CHECK-NEXT: return %[[DELINEARIZE_INDEX]]#0, %[[DELINEARIZE_INDEX]]#1, %[[K]]
  %0 = affine.linearize_index disjoint [%i, %j, %k] by (6, 8, 5) : index
  %1:3 = affine.delinearize_index %0 into (16, 3, 5) : index, index, index
  return %1#0, %1#1, %1#2 : index, index, index
}

// -----

// CHECK-LABEL: @not_disjoint(
// CHECK-SAME: %[[I:.*]]: index, %[[J:.*]]: index)
func.func @not_disjoint(%i: index, %j: index) -> (index, index) {
  // CHECK-NEXT: %[[LINEARIZE_INDEX:.*]] = affine.linearize_index [%[[I]], %[[J]]] by (6, 8)
  // CHECK-NEXT: affine.delinearize_index %[[LINEARIZE_INDEX]] into (6, 8)
  %0 = affine.linearize_index [%i, %j] by (6, 8) : index
  %1:2 = affine.delinearize_index %0 into (6, 8) : index, index
  return %1#0, %1#1 : index, index
}

// -----

// CHECK-LABEL: @digits_of_digits(
// CHECK-SAME: %[[I:.*]]: index, %[[N:.*]]: index)
func.func @digits_of_digits(%i: index, %n: index) -> index {
  // CHECK-NEXT: %[[DELINEARIZE_INDEX:.*]]:3 = affine.delinearize_index %[[I]] into (%[[N]], 20, 6)
  // CHECK-NEXT: affine.linearize_index [%[[DELINEARIZE_INDEX]]#1, %[[DELINEARIZE_INDEX]]#0] by (20, %[[N]])
  %0:4 = affine.delinearize_index %i into (%n, 4, 5, 6) : index, index, index, index
  %1 = affine.linearize_index [%0#1, %0#2, %0#0] by (4, 5, %n) : index
  return %1 : index
}

// -----

// CHECK-LABEL: @all_digits(
// CHECK-SAME: %[[I:.*]]: index, %{{.*}}: index)
func.func @all_digits(%i: index, %n: index) -> index {
  // CHECK-NEXT: return %[[I]] : index
  %0:3 = affine.delinearize_index %i into (%n, 5, 6) : index, index, index
  %1 = affine.linearize_index [%0#0, %0#1, %0#2] by (%n, 5, 6) : index
  return %1 : index
}
