// RUN: mlir-opt %s --allow-unregistered-dialect --canonicalize --split-input-file | FileCheck %s

// CHECK-LABEL: @constants(
func.func @constants() -> (index, index, index, index) {
  // CHECK-DAG: %c-2 = arith.constant -2 : index
  // CHECK-DAG: %c2 = arith.constant 2 : index
  // CHECK-DAG: %c11 = arith.constant 11 : index
  // CHECK-DAG: %c44 = arith.constant 44 : index
  // CHECK: return %c-2, %c2, %c11, %c44
  %c = arith.constant -61 : index
  %c1 = arith.constant 1 : index
  %c20 = arith.constant 20 : index
  %0:3 = affine.delinearize_index %c into (9, 4, 12) : index, index, index
  %1 = affine.linearize_index [%c1, %c20] by (7, 24) : index
  return %0#0, %0#1, %0#2, %1 : index, index, index, index
}

// -----

// CHECK-LABEL: @static_basis(
func.func @static_basis(%i: index) -> (index, index) {
  // CHECK-NEXT: %0:2 = affine.delinearize_index %arg0 into (3, 4) : index, index
  // CHECK-NEXT: return %0#0, %0#1
  %c4 = arith.constant 4 : index
  %0:2 = affine.delinearize_index %i into (3, %c4) : index, index
  return %0#0, %0#1 : index, index
}

// -----

// CHECK-LABEL: @unit_elements(
func.func @unit_elements(%i: index, %j: index) -> (index, index, index, index) {
  // CHECK-NEXT: %c0 = arith.constant 0 : index
  // CHECK-NEXT: %0:2 = affine.delinearize_index %arg0 into (3, 4) : index, index
  // CHECK-NEXT: %1 = affine.linearize_index disjoint [%arg0, %arg1] by (5, 6) : index
  // CHECK-NEXT: return %0#0, %c0, %0#1, %1
  %0:3 = affine.delinearize_index %i into (3, 1, 4) : index, index, index
  %1 = affine.linearize_index disjoint [%i, %j, %j] by (5, 1, 6) : index
  return %0#0, %0#1, %0#2, %1 : index, index, index, index
}

// -----

// CHECK-LABEL: @common_tail(
func.func @common_tail(%i: index, %j: index, %k: index) -> (index, index, index) {
  // CHECK-NEXT: %0 = affine.linearize_index disjoint [%arg0, %arg1] by (6, 8) : index
  // CHECK-NEXT: %1:2 = affine.delinearize_index %0 into (16, 3) : index, index
  // CHECK-NEXT: return %1#0, %1#1, %arg2
  %0 = affine.linearize_index disjoint [%i, %j, %k] by (6, 8, 5) : index
  %1:3 = affine.delinearize_index %0 into (16, 3, 5) : index, index, index
  return %1#0, %1#1, %1#2 : index, index, index
}

// -----

// CHECK-LABEL: @not_disjoint(
func.func @not_disjoint(%i: index, %j: index) -> (index, index) {
  // CHECK-NEXT: affine.linearize_index [%arg0, %arg1] by (6, 8)
  // CHECK-NEXT: affine.delinearize_index %0 into (6, 8)
  %0 = affine.linearize_index [%i, %j] by (6, 8) : index
  %1:2 = affine.delinearize_index %0 into (6, 8) : index, index
  return %1#0, %1#1 : index, index
}

// -----

// CHECK-LABEL: @digits_of_digits(
func.func @digits_of_digits(%i: index, %n: index) -> index {
  // CHECK-NEXT: %0:3 = affine.delinearize_index %arg0 into (%arg1, 20, 6)
  // CHECK-NEXT: affine.linearize_index [%0#1, %0#0] by (20, %arg1)
  %0:4 = affine.delinearize_index %i into (%n, 4, 5, 6) : index, index, index, index
  %1 = affine.linearize_index [%0#1, %0#2, %0#0] by (4, 5, %n) : index
  return %1 : index
}

// -----

// CHECK-LABEL: @all_digits(
func.func @all_digits(%i: index, %n: index) -> index {
  // CHECK-NEXT: return %arg0 : index
  %0:3 = affine.delinearize_index %i into (%n, 5, 6) : index, index, index
  %1 = affine.linearize_index [%0#0, %0#1, %0#2] by (%n, 5, 6) : index
  return %1 : index
}
