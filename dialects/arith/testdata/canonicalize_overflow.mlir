// RUN: mlir-opt %s --canonicalize | FileCheck %s

// Flags against overflow stay only if the joined constant does not overflow.

// x = -100: -100 + 100 + 100 is 100, but -100 - 56 overflows.

// CHECK-LABEL: func.func @sub_of_sub(
// CHECK-SAME: %[[X:.*]]: i8)
// CHECK: %[[C:.*]] = arith.constant 56 : i8
// CHECK: %[[R:.*]] = arith.subi %[[X]], %[[C]] : i8
// CHECK: return %[[R]]
func.func @sub_of_sub(%x: i8) -> i8 {
  %c = arith.constant -100 : i8
  %0 = arith.subi %x, %c overflow<nsw> : i8
  %1 = arith.subi %0, %c overflow<nsw> : i8
  return %1 : i8
}

// 3 + 2 does not overflow.

// CHECK-LABEL: func.func @small(
// CHECK-SAME: %[[X:.*]]: i8)
// CHECK: %[[C:.*]] = arith.constant 5 : i8
// CHECK: arith.subi %[[X]], %[[C]] overflow<nsw> : i8
func.func @small(%x: i8) -> i8 {
  %c3 = arith.constant 3 : i8
  %c2 = arith.constant 2 : i8
  %0 = arith.subi %x, %c3 overflow<nsw> : i8
  %1 = arith.subi %0, %c2 overflow<nsw> : i8
  return %1 : i8
}

// x = 120: 120 - 100 - 100 is -80, but 100 + 100 is -56.

// CHECK-LABEL: func.func @add_of_add(
// CHECK-SAME: %[[X:.*]]: i8)
// CHECK: %[[C:.*]] = arith.constant 56 : i8
// CHECK: arith.addi %[[X]], %[[C]] : i8
func.func @add_of_add(%x: i8) -> i8 {
  %c = arith.constant -100 : i8
  %0 = arith.addi %x, %c overflow<nsw> : i8
  %1 = arith.addi %0, %c overflow<nsw> : i8
  return %1 : i8
}

// x = 7: 7 - 5 + 3 is 5, but 7 + 254 overflows.

// CHECK-LABEL: func.func @add_of_sub(
// CHECK-SAME: %[[X:.*]]: i8)
// CHECK: %[[C:.*]] = arith.constant -2 : i8
// CHECK: arith.addi %[[X]], %[[C]] : i8
func.func @add_of_sub(%x: i8) -> i8 {
  %c5 = arith.constant 5 : i8
  %c3 = arith.constant 3 : i8
  %0 = arith.subi %x, %c5 overflow<nuw> : i8
  %1 = arith.addi %0, %c3 overflow<nuw> : i8
  return %1 : i8
}

// x = 255: 255 - 255 + 255 is 255, but 254 - 255 is less than 0.

// CHECK-LABEL: func.func @add_of_difference(
// CHECK-SAME: %[[X:.*]]: i8)
// CHECK: %[[C:.*]] = arith.constant -2 : i8
// CHECK: arith.subi %[[C]], %[[X]] : i8
func.func @add_of_difference(%x: i8) -> i8 {
  %c = arith.constant -1 : i8
  %0 = arith.subi %c, %x overflow<nuw> : i8
  %1 = arith.addi %0, %c overflow<nuw> : i8
  return %1 : i8
}

// CHECK-LABEL: func.func @difference_of_sums(
// CHECK-SAME: %[[X:.*]]: i8)
// CHECK-DAG: %[[A:.*]] = arith.constant 56 : i8
// CHECK-DAG: %[[B:.*]] = arith.constant -56 : i8
// CHECK-DAG: arith.subi %[[B]], %[[X]] : i8
// CHECK-DAG: arith.subi %[[A]], %[[X]] : i8
// CHECK-DAG: arith.subi %[[B]], %[[X]] : i8
// CHECK-DAG: arith.addi %[[X]], %[[B]] : i8
func.func @difference_of_sums(%x: i8) -> (i8, i8, i8, i8) {
  %p = arith.constant 100 : i8
  %m = arith.constant -100 : i8
  %sum = arith.addi %x, %m overflow<nsw> : i8
  %0 = arith.subi %p, %sum overflow<nsw> : i8
  %left = arith.subi %m, %x overflow<nsw> : i8
  %1 = arith.subi %left, %p overflow<nsw> : i8
  %right = arith.subi %x, %p overflow<nsw> : i8
  %2 = arith.subi %p, %right overflow<nsw> : i8
  %3 = arith.subi %p, %left overflow<nsw> : i8
  return %0, %1, %2, %3 : i8, i8, i8, i8
}

// x = -1: -1 * 16 * 8 is -128, but -1 * (128 mod 256) is 128.

// CHECK-LABEL: func.func @mul_of_mul(
// CHECK-SAME: %[[X:.*]]: i8)
// CHECK: %[[C:.*]] = arith.constant -128 : i8
// CHECK: arith.muli %[[X]], %[[C]] overflow<nuw> : i8
func.func @mul_of_mul(%x: i8) -> i8 {
  %c16 = arith.constant 16 : i8
  %c8 = arith.constant 8 : i8
  %0 = arith.muli %x, %c16 overflow<nsw, nuw> : i8
  %1 = arith.muli %0, %c8 overflow<nsw, nuw> : i8
  return %1 : i8
}

// An index may have 32 bits, in which the sum overflows.

// CHECK-LABEL: func.func @index(
// CHECK-SAME: %[[X:.*]]: index)
// CHECK: arith.addi %[[X]], %{{.*}} overflow<nuw> : index
func.func @index(%x: index) -> index {
  %c = arith.constant 0x7fffffff : index
  %0 = arith.addi %x, %c overflow<nsw, nuw> : index
  %1 = arith.addi %0, %c overflow<nsw, nuw> : index
  return %1 : index
}

// x = -256: the shifted bits were copies of the sign of the result.

// CHECK-LABEL: func.func @shifted(
// CHECK-SAME: %[[X:.*]]: i16)
// CHECK: %[[S:.*]] = arith.shrui %[[X]], %{{.*}} : i16
// CHECK: arith.trunci %[[S]] : i16 to i8
func.func @shifted(%x: i16) -> i8 {
  %c8 = arith.constant 8 : i16
  %0 = arith.shrsi %x, %c8 : i16
  %1 = arith.trunci %0 overflow<nsw> : i16 to i8
  return %1 : i8
}
