// RUN: mlir-opt %s --canonicalize | FileCheck %s

// Constants of nested sums, differences and products are combined.

// CHECK-LABEL: func.func @add_of_add(
// CHECK-SAME: %[[X:.*]]: i8)
// CHECK-NEXT: %[[C:.*]] = arith.constant 7 : i8
// CHECK-NEXT: %[[R:.*]] = arith.addi %[[X]], %[[C]] overflow<nsw> : i8
// CHECK-NEXT: return %[[R]]
func.func @add_of_add(%x: i8) -> i8 {
  %c3 = arith.constant 3 : i8
  %c4 = arith.constant 4 : i8
  %0 = arith.addi %x, %c3 overflow<nsw, nuw> : i8
  %1 = arith.addi %0, %c4 overflow<nsw> : i8
  return %1 : i8
}

// CHECK-LABEL: func.func @add_of_sub(
// CHECK-SAME: %[[X:.*]]: i8)
// CHECK-DAG: %[[ONE:.*]] = arith.constant 1 : i8
// CHECK-DAG: %[[SEVEN:.*]] = arith.constant 7 : i8
// CHECK: %[[A:.*]] = arith.addi %[[X]], %[[ONE]] : i8
// CHECK: %[[B:.*]] = arith.subi %[[SEVEN]], %[[X]] : i8
// CHECK: return %[[A]], %[[B]]
func.func @add_of_sub(%x: i8) -> (i8, i8) {
  %c3 = arith.constant 3 : i8
  %c4 = arith.constant 4 : i8
  %0 = arith.subi %x, %c3 : i8
  %1 = arith.addi %0, %c4 : i8
  %2 = arith.subi %c3, %x : i8
  %3 = arith.addi %2, %c4 : i8
  return %1, %3 : i8, i8
}

// CHECK-LABEL: func.func @add_of_negated(
// CHECK-SAME: %[[X:.*]]: vector<2xi8>, %[[Y:.*]]: vector<2xi8>)
// CHECK-NEXT: %[[A:.*]] = arith.subi %[[X]], %[[Y]] : vector<2xi8>
// CHECK-NEXT: %[[B:.*]] = arith.subi %[[Y]], %[[X]] : vector<2xi8>
// CHECK-NEXT: return %[[A]], %[[B]]
func.func @add_of_negated(%x: vector<2xi8>, %y: vector<2xi8>)
    -> (vector<2xi8>, vector<2xi8>) {
  %m1 = arith.constant dense<-1> : vector<2xi8>
  %0 = arith.muli %y, %m1 : vector<2xi8>
  %1 = arith.addi %x, %0 : vector<2xi8>
  %2 = arith.muli %x, %m1 : vector<2xi8>
  %3 = arith.addi %2, %y : vector<2xi8>
  return %1, %3 : vector<2xi8>, vector<2xi8>
}

// CHECK-LABEL: func.func @sub_of_add(
// CHECK-SAME: %[[X:.*]]: i8)
// CHECK-DAG: %[[MINUS:.*]] = arith.constant -1 : i8
// CHECK-DAG: %[[ONE:.*]] = arith.constant 1 : i8
// CHECK: %[[A:.*]] = arith.addi %[[X]], %[[MINUS]] : i8
// CHECK: %[[B:.*]] = arith.subi %[[ONE]], %[[X]] : i8
// CHECK: return %[[A]], %[[B]]
func.func @sub_of_add(%x: i8) -> (i8, i8) {
  %c3 = arith.constant 3 : i8
  %c4 = arith.constant 4 : i8
  %0 = arith.addi %x, %c3 overflow<nsw> : i8
  %1 = arith.subi %0, %c4 overflow<nsw> : i8
  %2 = arith.subi %c4, %0 : i8
  return %1, %2 : i8, i8
}

// CHECK-LABEL: func.func @sub_of_sub(
// CHECK-SAME: %[[X:.*]]: i8)
// CHECK-DAG: %[[SEVEN:.*]] = arith.constant 7 : i8
// CHECK-DAG: %[[ONE:.*]] = arith.constant 1 : i8
// CHECK-DAG: %[[MINUS:.*]] = arith.constant -1 : i8
// CHECK: %[[A:.*]] = arith.subi %[[X]], %[[SEVEN]] : i8
// CHECK: %[[B:.*]] = arith.subi %[[MINUS]], %[[X]] : i8
// CHECK: %[[C:.*]] = arith.subi %[[SEVEN]], %[[X]] : i8
// CHECK: %[[D:.*]] = arith.addi %[[X]], %[[ONE]] : i8
// CHECK: return %[[A]], %[[B]], %[[C]], %[[D]]
func.func @sub_of_sub(%x: i8) -> (i8, i8, i8, i8) {
  %c3 = arith.constant 3 : i8
  %c4 = arith.constant 4 : i8
  %l = arith.subi %x, %c3 : i8
  %r = arith.subi %c3, %x : i8
  %0 = arith.subi %l, %c4 : i8
  %1 = arith.subi %r, %c4 : i8
  %2 = arith.subi %c4, %l : i8
  %3 = arith.subi %c4, %r : i8
  return %0, %1, %2, %3 : i8, i8, i8, i8
}
