// RUN: mlir-opt %s --canonicalize | FileCheck %s

// CHECK-LABEL: func.func @sub_of_itself(
// CHECK-SAME: %{{.*}}: i8, %[[Y:.*]]: i8)
// CHECK-NEXT: %[[ZERO:.*]] = arith.constant 0 : i8
// CHECK-NEXT: %[[R:.*]] = arith.subi %[[ZERO]], %[[Y]] overflow<nuw> : i8
// CHECK-NEXT: return %[[R]]
func.func @sub_of_itself(%x: i8, %y: i8) -> i8 {
  %0 = arith.subi %x, %y overflow<nuw> : i8
  %1 = arith.subi %0, %x overflow<nsw, nuw> : i8
  return %1 : i8
}

// CHECK-LABEL: func.func @mul_of_mul(
// CHECK-SAME: %[[X:.*]]: index)
// CHECK-NEXT: %[[C:.*]] = arith.constant 12 : index
// CHECK-NEXT: %[[R:.*]] = arith.muli %[[X]], %[[C]] : index
// CHECK-NEXT: return %[[R]]
func.func @mul_of_mul(%x: index) -> index {
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %0 = arith.muli %x, %c3 overflow<nsw> : index
  %1 = arith.muli %0, %c4 : index
  return %1 : index
}

// The second result is unused.
// CHECK-LABEL: func.func @one_result(
// CHECK-SAME: %[[X:.*]]: i8, %[[Y:.*]]: i8)
// CHECK-NEXT: %[[A:.*]] = arith.addi %[[X]], %[[Y]] : i8
// CHECK-NEXT: %[[B:.*]] = arith.muli %[[X]], %[[Y]] : i8
// CHECK-NEXT: %[[C:.*]] = arith.muli %[[X]], %[[Y]] : i8
// CHECK-NEXT: return %[[A]], %[[B]], %[[C]]
func.func @one_result(%x: i8, %y: i8) -> (i8, i8, i8) {
  %0, %1 = arith.addui_extended %x, %y : i8, i1
  %2, %3 = arith.mulsi_extended %x, %y : i8
  %4, %5 = arith.mului_extended %x, %y : i8
  return %0, %2, %4 : i8, i8, i8
}

// CHECK-LABEL: func.func @by_one(
// CHECK-SAME: %[[X:.*]]: i8)
// CHECK: %[[C0_I8:.*]] = arith.constant 0 : i8
// CHECK: %[[IS_NEGATIVE:.*]] = arith.cmpi slt, %[[X]], %[[C0_I8]] : i8
// CHECK: %[[HIGH:.*]] = arith.extsi %[[IS_NEGATIVE]] : i1 to i8
// CHECK: return %[[X]], %[[HIGH]]
func.func @by_one(%x: i8) -> (i8, i8) {
  %c1 = arith.constant 1 : i8
  %0, %1 = arith.mulsi_extended %x, %c1 : i8
  return %0, %1 : i8, i8
}

// CHECK-LABEL: func.func @negated(
// CHECK-SAME: %[[X:.*]]: f32, %[[Y:.*]]: f32)
// CHECK-NEXT: %[[A:.*]] = arith.mulf %[[X]], %[[Y]] fastmath<nnan> : f32
// CHECK-NEXT: %[[B:.*]] = arith.divf %[[X]], %[[Y]] : f32
// CHECK-NEXT: return %[[A]], %[[B]]
func.func @negated(%x: f32, %y: f32) -> (f32, f32) {
  %a = arith.negf %x fastmath<fast> : f32
  %b = arith.negf %y : f32
  %0 = arith.mulf %a, %b fastmath<nnan> : f32
  %1 = arith.divf %a, %b : f32
  return %0, %1 : f32, f32
}

// An index cannot be sign-extended.
// CHECK-LABEL: @mulsi_extended_of_index
func.func @mulsi_extended_of_index(%x: index) -> (index, index) {
  // CHECK: arith.mulsi_extended
  %c1 = arith.constant 1 : index
  %0, %1 = arith.mulsi_extended %x, %c1 : index
  return %0, %1 : index, index
}
