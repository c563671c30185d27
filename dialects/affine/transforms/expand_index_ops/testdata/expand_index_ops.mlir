// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --affine-expand-index-ops | FileCheck %s

// CHECK-LABEL: func.func @delinearize(
// CHECK-SAME: %[[I:.*]]: index, %{{.*}}: index) -> (index, index, index) {
// CHECK-NEXT: %[[C5:.*]] = arith.constant 5 : index
// CHECK-NEXT: %[[C20:.*]] = arith.constant 20 : index
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[FLOORDIVSI:.*]] = arith.floordivsi %[[I]], %[[C20]] : index
// CHECK-NEXT: %[[REM:.*]] = arith.remsi %[[I]], %[[C20]] : index
// CHECK-NEXT: %[[CMP:.*]] = arith.cmpi slt, %[[REM]], %[[C0]] : index
// CHECK-NEXT: %[[SUM:.*]] = arith.addi %[[REM]], %[[C20]] overflow<nsw> : index
// CHECK-NEXT: %[[SELECT:.*]] = arith.select %[[CMP]], %[[SUM]], %[[REM]] : index
// CHECK-NEXT: %[[QUOTIENT:.*]] = arith.divsi %[[SELECT]], %[[C5]] : index
// CHECK-NEXT: %[[REM_1:.*]] = arith.remsi %[[I]], %[[C5]] : index
// CHECK-NEXT: %[[CMP_1:.*]] = arith.cmpi slt, %[[REM_1]], %[[C0]] : index
// CHECK-NEXT: %[[SUM_1:.*]] = arith.addi %[[REM_1]], %[[C5]] overflow<nsw> : index
// CHECK-NEXT: %[[SELECT_1:.*]] = arith.select %[[CMP_1]], %[[SUM_1]], %[[REM_1]] : index
// CHECK-NEXT: return %[[FLOORDIVSI]], %[[QUOTIENT]], %[[SELECT_1]] : index, index, index
// CHECK-NEXT: }
func.func @delinearize(%i: index, %n: index) -> (index, index, index) {
  %0:3 = affine.delinearize_index %i into (3, 4, 5) : index, index, index
  return %0#0, %0#1, %0#2 : index, index, index
}

// -----

// CHECK-LABEL: func.func @delinearize_outer(
// CHECK-SAME: %[[I:.*]]: index, %{{.*}}: index) -> (index, index, index) {
// CHECK-NEXT: %[[C5:.*]] = arith.constant 5 : index
// CHECK-NEXT: %[[C20:.*]] = arith.constant 20 : index
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[FLOORDIVSI:.*]] = arith.floordivsi %[[I]], %[[C20]] : index
// CHECK-NEXT: %[[REM:.*]] = arith.remsi %[[I]], %[[C20]] : index
// CHECK-NEXT: %[[CMP:.*]] = arith.cmpi slt, %[[REM]], %[[C0]] : index
// CHECK-NEXT: %[[SUM:.*]] = arith.addi %[[REM]], %[[C20]] overflow<nsw> : index
// CHECK-NEXT: %[[SELECT:.*]] = arith.select %[[CMP]], %[[SUM]], %[[REM]] : index
// CHECK-NEXT: %[[QUOTIENT:.*]] = arith.divsi %[[SELECT]], %[[C5]] : index
// CHECK-NEXT: %[[REM_1:.*]] = arith.remsi %[[I]], %[[C5]] : index
// CHECK-NEXT: %[[CMP_1:.*]] = arith.cmpi slt, %[[REM_1]], %[[C0]] : index
// CHECK-NEXT: %[[SUM_1:.*]] = arith.addi %[[REM_1]], %[[C5]] overflow<nsw> : index
// CHECK-NEXT: %[[SELECT_1:.*]] = arith.select %[[CMP_1]], %[[SUM_1]], %[[REM_1]] : index
// CHECK-NEXT: return %[[FLOORDIVSI]], %[[QUOTIENT]], %[[SELECT_1]] : index, index, index
// CHECK-NEXT: }
func.func @delinearize_outer(%i: index, %n: index) -> (index, index, index) {
  %0:3 = affine.delinearize_index %i into (4, 5) : index, index, index
  return %0#0, %0#1, %0#2 : index, index, index
}

// -----

// CHECK-LABEL: func.func @delinearize_dyn(
// CHECK-SAME: %[[I:.*]]: index, %[[N:.*]]: index, %{{.*}}: index) -> (index, index, index) {
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[C5:.*]] = arith.constant 5 : index
// CHECK-NEXT: %[[PRODUCT:.*]] = arith.muli %[[N]], %[[C5]] overflow<nsw, nuw> : index
// CHECK-NEXT: %[[FLOORDIVSI:.*]] = arith.floordivsi %[[I]], %[[PRODUCT]] : index
// CHECK-NEXT: %[[REM:.*]] = arith.remsi %[[I]], %[[PRODUCT]] : index
// CHECK-NEXT: %[[CMP:.*]] = arith.cmpi slt, %[[REM]], %[[C0]] : index
// CHECK-NEXT: %[[SUM:.*]] = arith.addi %[[REM]], %[[PRODUCT]] overflow<nsw> : index
// CHECK-NEXT: %[[SELECT:.*]] = arith.select %[[CMP]], %[[SUM]], %[[REM]] : index
// CHECK-NEXT: %[[QUOTIENT:.*]] = arith.divsi %[[SELECT]], %[[C5]] : index
// CHECK-NEXT: %[[REM_1:.*]] = arith.remsi %[[I]], %[[C5]] : index
// CHECK-NEXT: %[[CMP_1:.*]] = arith.cmpi slt, %[[REM_1]], %[[C0]] : index
// CHECK-NEXT: %[[SUM_1:.*]] = arith.addi %[[REM_1]], %[[C5]] overflow<nsw> : index
// CHECK-NEXT: %[[SELECT_1:.*]] = arith.select %[[CMP_1]], %[[SUM_1]], %[[REM_1]] : index
// CHECK-NEXT: return %[[FLOORDIVSI]], %[[QUOTIENT]], %[[SELECT_1]] : index, index, index
// CHECK-NEXT: }
func.func @delinearize_dyn(%i: index, %n: index, %m: index) -> (index, index, index) {
  %0:3 = affine.delinearize_index %i into (%m, %n, 5) : index, index, index
  return %0#0, %0#1, %0#2 : index, index, index
}

// -----

// CHECK-LABEL: func.func @delinearize_dyn2(
// CHECK-SAME: %[[I:.*]]: index, %[[N:.*]]: index, %[[M:.*]]: index) -> (index, index, index, index) {
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[C5:.*]] = arith.constant 5 : index
// CHECK-NEXT: %[[PRODUCT:.*]] = arith.muli %[[M]], %[[C5]] overflow<nsw, nuw> : index
// CHECK-NEXT: %[[PRODUCT_1:.*]] = arith.muli %[[M]], %[[N]] overflow<nsw, nuw> : index
// CHECK-NEXT: %[[PRODUCT_2:.*]] = arith.muli %[[PRODUCT_1]], %[[C5]] overflow<nsw, nuw> : index
// CHECK-NEXT: %[[FLOORDIVSI:.*]] = arith.floordivsi %[[I]], %[[PRODUCT_2]] : index
// CHECK-NEXT: %[[REM:.*]] = arith.remsi %[[I]], %[[PRODUCT_2]] : index
// CHECK-NEXT: %[[CMP:.*]] = arith.cmpi slt, %[[REM]], %[[C0]] : index
// CHECK-NEXT: %[[SUM:.*]] = arith.addi %[[REM]], %[[PRODUCT_2]] overflow<nsw> : index
// CHECK-NEXT: %[[SELECT:.*]] = arith.select %[[CMP]], %[[SUM]], %[[REM]] : index
// CHECK-NEXT: %[[QUOTIENT:.*]] = arith.divsi %[[SELECT]], %[[PRODUCT]] : index
// CHECK-NEXT: %[[REM_1:.*]] = arith.remsi %[[I]], %[[PRODUCT]] : index
// CHECK-NEXT: %[[CMP_1:.*]] = arith.cmpi slt, %[[REM_1]], %[[C0]] : index
// CHECK-NEXT: %[[SUM_1:.*]] = arith.addi %[[REM_1]], %[[PRODUCT]] overflow<nsw> : index
// CHECK-NEXT: %[[SELECT_1:.*]] = arith.select %[[CMP_1]], %[[SUM_1]], %[[REM_1]] : index
// CHECK-NEXT: %[[QUOTIENT_1:.*]] = arith.divsi %[[SELECT_1]], %[[M]] : index
// CHECK-NEXT: %[[REM_2:.*]] = arith.remsi %[[I]], %[[M]] : index
// CHECK-NEXT: %[[CMP_2:.*]] = arith.cmpi slt, %[[REM_2]], %[[C0]] : index
// CHECK-NEXT: %[[SUM_2:.*]] = arith.addi %[[REM_2]], %[[M]] overflow<nsw> : index
// CHECK-NEXT: %[[SELECT_2:.*]] = arith.select %[[CMP_2]], %[[SUM_2]], %[[REM_2]] : index
// CHECK-NEXT: return %[[FLOORDIVSI]], %[[QUOTIENT]], %[[QUOTIENT_1]], %[[SELECT_2]] : index, index, index, index
// CHECK-NEXT: }
func.func @delinearize_dyn2(%i: index, %n: index, %m: index) -> (index, index, index, index) {
  %0:4 = affine.delinearize_index %i into (2, %n, 5, %m) : index, index, index, index
  return %0#0, %0#1, %0#2, %0#3 : index, index, index, index
}

// -----

// CHECK-LABEL: func.func @delinearize_one(
// CHECK-SAME: %[[I:.*]]: index, %{{.*}}: index) -> (index, index) {
// CHECK-NEXT: return %[[I]], %[[I]] : index, index
// CHECK-NEXT: }
func.func @delinearize_one(%i: index, %n: index) -> (index, index) {
  %0:1 = affine.delinearize_index %i into (%n) : index
  %1:1 = affine.delinearize_index %i into () : index
  return %0#0, %1#0 : index, index
}

// -----

// CHECK-LABEL: func.func @linearize(
// CHECK-SAME: %[[I:.*]]: index, %[[J:.*]]: index, %[[K:.*]]: index, %{{.*}}: index) -> index {
// CHECK-NEXT: %[[C5:.*]] = arith.constant 5 : index
// CHECK-NEXT: %[[C20:.*]] = arith.constant 20 : index
// CHECK-NEXT: %[[PRODUCT:.*]] = arith.muli %[[I]], %[[C20]] overflow<nsw> : index
// CHECK-NEXT: %[[PRODUCT_1:.*]] = arith.muli %[[J]], %[[C5]] overflow<nsw> : index
// CHECK-NEXT: %[[SUM:.*]] = arith.addi %[[PRODUCT]], %[[PRODUCT_1]] overflow<nsw> : index
// CHECK-NEXT: %[[SUM_1:.*]] = arith.addi %[[SUM]], %[[K]] overflow<nsw> : index
// CHECK-NEXT: return %[[SUM_1]] : index
// CHECK-NEXT: }
func.func @linearize(%i: index, %j: index, %k: index, %n: index) -> index {
  %0 = affine.linearize_index [%i, %j, %k] by (3, 4, 5) : index
  return %0 : index
}

// -----

// CHECK-LABEL: func.func @linearize_disjoint(
// CHECK-SAME: %[[I:.*]]: index, %[[J:.*]]: index, %[[K:.*]]: index, %[[N:.*]]: index) -> (index, index) {
// CHECK-NEXT: %[[C4:.*]] = arith.constant 4 : index
// CHECK-NEXT: %[[C5:.*]] = arith.constant 5 : index
// CHECK-NEXT: %[[C20:.*]] = arith.constant 20 : index
// CHECK-NEXT: %[[PRODUCT:.*]] = arith.muli %[[I]], %[[C20]] overflow<nsw> : index
// CHECK-NEXT: %[[PRODUCT_1:.*]] = arith.muli %[[J]], %[[C5]] overflow<nsw> : index
// CHECK-NEXT: %[[SUM:.*]] = arith.addi %[[PRODUCT]], %[[PRODUCT_1]] overflow<nsw> : index
// CHECK-NEXT: %[[SUM_1:.*]] = arith.addi %[[SUM]], %[[K]] overflow<nsw> : index
// CHECK-NEXT: %[[PRODUCT_2:.*]] = arith.muli %[[N]], %[[C4]] overflow<nsw, nuw> : index
// CHECK-NEXT: %[[PRODUCT_3:.*]] = arith.muli %[[I]], %[[PRODUCT_2]] overflow<nsw> : index
// CHECK-NEXT: %[[PRODUCT_4:.*]] = arith.muli %[[J]], %[[N]] overflow<nsw> : index
// CHECK-NEXT: %[[SUM_2:.*]] = arith.addi %[[PRODUCT_3]], %[[PRODUCT_4]] overflow<nsw> : index
// CHECK-NEXT: %[[SUM_3:.*]] = arith.addi %[[SUM_2]], %[[K]] overflow<nsw> : index
// CHECK-NEXT: return %[[SUM_1]], %[[SUM_3]] : index, index
// CHECK-NEXT: }
func.func @linearize_disjoint(%i: index, %j: index, %k: index, %n: index) -> (index, index) {
  %0 = affine.linearize_index disjoint [%i, %j, %k] by (4, 5) : index
  %1 = affine.linearize_index disjoint [%i, %j, %k] by (%n, 4, %n) : index
  return %0, %1 : index, index
}

// -----

// CHECK-LABEL: func.func @linearize_dyn(
// CHECK-SAME: %[[I:.*]]: index, %[[J:.*]]: index, %[[K:.*]]: index, %[[N:.*]]: index) -> (index, index, index) {
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[C5:.*]] = arith.constant 5 : index
// CHECK-NEXT: %[[PRODUCT:.*]] = arith.muli %[[N]], %[[C5]] overflow<nsw> : index
// CHECK-NEXT: %[[PRODUCT_1:.*]] = arith.muli %[[I]], %[[PRODUCT]] overflow<nsw> : index
// CHECK-NEXT: %[[PRODUCT_2:.*]] = arith.muli %[[J]], %[[C5]] overflow<nsw> : index
// CHECK-NEXT: %[[SUM:.*]] = arith.addi %[[PRODUCT_1]], %[[PRODUCT_2]] overflow<nsw> : index
// CHECK-NEXT: %[[SUM_1:.*]] = arith.addi %[[SUM]], %[[K]] overflow<nsw> : index
// CHECK-NEXT: return %[[SUM_1]], %[[I]], %[[C0]] : index, index, index
// CHECK-NEXT: }
func.func @linearize_dyn(%i: index, %j: index, %k: index, %n: index) -> (index, index, index) {
  %0 = affine.linearize_index [%i, %j, %k] by (%n, %n, 5) : index
  %1 = affine.linearize_index [%i] by () : index
  %2 = affine.linearize_index [] by () : index
  return %0, %1, %2 : index, index, index
}
