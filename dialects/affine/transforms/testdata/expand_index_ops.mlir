// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --affine-expand-index-ops | FileCheck %s

// CHECK: func.func @delinearize(%arg0: index, %arg1: index) -> (index, index, index) {
// CHECK-NEXT: %c5 = arith.constant 5 : index
// CHECK-NEXT: %c20 = arith.constant 20 : index
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %0 = arith.floordivsi %arg0, %c20 : index
// CHECK-NEXT: %1 = arith.remsi %arg0, %c20 : index
// CHECK-NEXT: %2 = arith.cmpi slt, %1, %c0 : index
// CHECK-NEXT: %3 = arith.addi %1, %c20 overflow<nsw> : index
// CHECK-NEXT: %4 = arith.select %2, %3, %1 : index
// CHECK-NEXT: %5 = arith.divsi %4, %c5 : index
// CHECK-NEXT: %6 = arith.remsi %arg0, %c5 : index
// CHECK-NEXT: %7 = arith.cmpi slt, %6, %c0 : index
// CHECK-NEXT: %8 = arith.addi %6, %c5 overflow<nsw> : index
// CHECK-NEXT: %9 = arith.select %7, %8, %6 : index
// CHECK-NEXT: return %0, %5, %9 : index, index, index
// CHECK-NEXT: }
func.func @delinearize(%i: index, %n: index) -> (index, index, index) {
  %0:3 = affine.delinearize_index %i into (3, 4, 5) : index, index, index
  return %0#0, %0#1, %0#2 : index, index, index
}

// -----

// CHECK: func.func @delinearize_outer(%arg0: index, %arg1: index) -> (index, index, index) {
// CHECK-NEXT: %c5 = arith.constant 5 : index
// CHECK-NEXT: %c20 = arith.constant 20 : index
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %0 = arith.floordivsi %arg0, %c20 : index
// CHECK-NEXT: %1 = arith.remsi %arg0, %c20 : index
// CHECK-NEXT: %2 = arith.cmpi slt, %1, %c0 : index
// CHECK-NEXT: %3 = arith.addi %1, %c20 overflow<nsw> : index
// CHECK-NEXT: %4 = arith.select %2, %3, %1 : index
// CHECK-NEXT: %5 = arith.divsi %4, %c5 : index
// CHECK-NEXT: %6 = arith.remsi %arg0, %c5 : index
// CHECK-NEXT: %7 = arith.cmpi slt, %6, %c0 : index
// CHECK-NEXT: %8 = arith.addi %6, %c5 overflow<nsw> : index
// CHECK-NEXT: %9 = arith.select %7, %8, %6 : index
// CHECK-NEXT: return %0, %5, %9 : index, index, index
// CHECK-NEXT: }
func.func @delinearize_outer(%i: index, %n: index) -> (index, index, index) {
  %0:3 = affine.delinearize_index %i into (4, 5) : index, index, index
  return %0#0, %0#1, %0#2 : index, index, index
}

// -----

// CHECK: func.func @delinearize_dyn(%arg0: index, %arg1: index, %arg2: index) -> (index, index, index) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c5 = arith.constant 5 : index
// CHECK-NEXT: %0 = arith.muli %arg1, %c5 overflow<nsw, nuw> : index
// CHECK-NEXT: %1 = arith.floordivsi %arg0, %0 : index
// CHECK-NEXT: %2 = arith.remsi %arg0, %0 : index
// CHECK-NEXT: %3 = arith.cmpi slt, %2, %c0 : index
// CHECK-NEXT: %4 = arith.addi %2, %0 overflow<nsw> : index
// CHECK-NEXT: %5 = arith.select %3, %4, %2 : index
// CHECK-NEXT: %6 = arith.divsi %5, %c5 : index
// CHECK-NEXT: %7 = arith.remsi %arg0, %c5 : index
// CHECK-NEXT: %8 = arith.cmpi slt, %7, %c0 : index
// CHECK-NEXT: %9 = arith.addi %7, %c5 overflow<nsw> : index
// CHECK-NEXT: %10 = arith.select %8, %9, %7 : index
// CHECK-NEXT: return %1, %6, %10 : index, index, index
// CHECK-NEXT: }
func.func @delinearize_dyn(%i: index, %n: index, %m: index) -> (index, index, index) {
  %0:3 = affine.delinearize_index %i into (%m, %n, 5) : index, index, index
  return %0#0, %0#1, %0#2 : index, index, index
}

// -----

// CHECK: func.func @delinearize_dyn2(%arg0: index, %arg1: index, %arg2: index) -> (index, index, index, index) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c5 = arith.constant 5 : index
// CHECK-NEXT: %0 = arith.muli %arg2, %c5 overflow<nsw, nuw> : index
// CHECK-NEXT: %1 = arith.muli %arg2, %arg1 overflow<nsw, nuw> : index
// CHECK-NEXT: %2 = arith.muli %1, %c5 overflow<nsw, nuw> : index
// CHECK-NEXT: %3 = arith.floordivsi %arg0, %2 : index
// CHECK-NEXT: %4 = arith.remsi %arg0, %2 : index
// CHECK-NEXT: %5 = arith.cmpi slt, %4, %c0 : index
// CHECK-NEXT: %6 = arith.addi %4, %2 overflow<nsw> : index
// CHECK-NEXT: %7 = arith.select %5, %6, %4 : index
// CHECK-NEXT: %8 = arith.divsi %7, %0 : index
// CHECK-NEXT: %9 = arith.remsi %arg0, %0 : index
// CHECK-NEXT: %10 = arith.cmpi slt, %9, %c0 : index
// CHECK-NEXT: %11 = arith.addi %9, %0 overflow<nsw> : index
// CHECK-NEXT: %12 = arith.select %10, %11, %9 : index
// CHECK-NEXT: %13 = arith.divsi %12, %arg2 : index
// CHECK-NEXT: %14 = arith.remsi %arg0, %arg2 : index
// CHECK-NEXT: %15 = arith.cmpi slt, %14, %c0 : index
// CHECK-NEXT: %16 = arith.addi %14, %arg2 overflow<nsw> : index
// CHECK-NEXT: %17 = arith.select %15, %16, %14 : index
// CHECK-NEXT: return %3, %8, %13, %17 : index, index, index, index
// CHECK-NEXT: }
func.func @delinearize_dyn2(%i: index, %n: index, %m: index) -> (index, index, index, index) {
  %0:4 = affine.delinearize_index %i into (2, %n, 5, %m) : index, index, index, index
  return %0#0, %0#1, %0#2, %0#3 : index, index, index, index
}

// -----

// CHECK: func.func @delinearize_one(%arg0: index, %arg1: index) -> (index, index) {
// CHECK-NEXT: return %arg0, %arg0 : index, index
// CHECK-NEXT: }
func.func @delinearize_one(%i: index, %n: index) -> (index, index) {
  %0:1 = affine.delinearize_index %i into (%n) : index
  %1:1 = affine.delinearize_index %i into () : index
  return %0#0, %1#0 : index, index
}

// -----

// CHECK: func.func @linearize(%arg0: index, %arg1: index, %arg2: index, %arg3: index) -> index {
// CHECK-NEXT: %c5 = arith.constant 5 : index
// CHECK-NEXT: %c20 = arith.constant 20 : index
// CHECK-NEXT: %0 = arith.muli %arg0, %c20 overflow<nsw> : index
// CHECK-NEXT: %1 = arith.muli %arg1, %c5 overflow<nsw> : index
// CHECK-NEXT: %2 = arith.addi %0, %1 overflow<nsw> : index
// CHECK-NEXT: %3 = arith.addi %2, %arg2 overflow<nsw> : index
// CHECK-NEXT: return %3 : index
// CHECK-NEXT: }
func.func @linearize(%i: index, %j: index, %k: index, %n: index) -> index {
  %0 = affine.linearize_index [%i, %j, %k] by (3, 4, 5) : index
  return %0 : index
}

// -----

// CHECK: func.func @linearize_disjoint(%arg0: index, %arg1: index, %arg2: index, %arg3: index) -> (index, index) {
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %c5 = arith.constant 5 : index
// CHECK-NEXT: %c20 = arith.constant 20 : index
// CHECK-NEXT: %0 = arith.muli %arg0, %c20 overflow<nsw> : index
// CHECK-NEXT: %1 = arith.muli %arg1, %c5 overflow<nsw> : index
// CHECK-NEXT: %2 = arith.addi %0, %1 overflow<nsw> : index
// CHECK-NEXT: %3 = arith.addi %2, %arg2 overflow<nsw> : index
// CHECK-NEXT: %4 = arith.muli %arg3, %c4 overflow<nsw, nuw> : index
// CHECK-NEXT: %5 = arith.muli %arg0, %4 overflow<nsw> : index
// CHECK-NEXT: %6 = arith.muli %arg1, %arg3 overflow<nsw> : index
// CHECK-NEXT: %7 = arith.addi %5, %6 overflow<nsw> : index
// CHECK-NEXT: %8 = arith.addi %7, %arg2 overflow<nsw> : index
// CHECK-NEXT: return %3, %8 : index, index
// CHECK-NEXT: }
func.func @linearize_disjoint(%i: index, %j: index, %k: index, %n: index) -> (index, index) {
  %0 = affine.linearize_index disjoint [%i, %j, %k] by (4, 5) : index
  %1 = affine.linearize_index disjoint [%i, %j, %k] by (%n, 4, %n) : index
  return %0, %1 : index, index
}

// -----

// CHECK: func.func @linearize_dyn(%arg0: index, %arg1: index, %arg2: index, %arg3: index) -> (index, index, index) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c5 = arith.constant 5 : index
// CHECK-NEXT: %0 = arith.muli %arg3, %c5 overflow<nsw> : index
// CHECK-NEXT: %1 = arith.muli %arg0, %0 overflow<nsw> : index
// CHECK-NEXT: %2 = arith.muli %arg1, %c5 overflow<nsw> : index
// CHECK-NEXT: %3 = arith.addi %1, %2 overflow<nsw> : index
// CHECK-NEXT: %4 = arith.addi %3, %arg2 overflow<nsw> : index
// CHECK-NEXT: return %4, %arg0, %c0 : index, index, index
// CHECK-NEXT: }
func.func @linearize_dyn(%i: index, %j: index, %k: index, %n: index) -> (index, index, index) {
  %0 = affine.linearize_index [%i, %j, %k] by (%n, %n, 5) : index
  %1 = affine.linearize_index [%i] by () : index
  %2 = affine.linearize_index [] by () : index
  return %0, %1, %2 : index, index, index
}
