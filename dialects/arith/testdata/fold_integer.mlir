// RUN: mlir-opt %s --canonicalize | FileCheck %s

// The name of an integer constant contains its value.

// CHECK-LABEL: func.func @sum(
// CHECK-SAME: %[[X:.*]]: i8, %{{.*}}: i8)
// CHECK: %[[CM128_I8:.*]] = arith.constant -128 : i8
// CHECK: return %[[X]], %[[X]], %[[X]], %[[X]], %[[CM128_I8]]
func.func @sum(%x: i8, %y: i8) -> (i8, i8, i8, i8, i8) {
  %c0 = arith.constant 0 : i8
  %c1 = arith.constant 1 : i8
  %c127 = arith.constant 127 : i8
  %0 = arith.addi %x, %c0 : i8
  %1 = arith.addi %c0, %x : i8
  %d = arith.subi %x, %y : i8
  %2 = arith.addi %d, %y : i8
  %3 = arith.addi %y, %d : i8
  %4 = arith.addi %c127, %c1 : i8
  return %0, %1, %2, %3, %4 : i8, i8, i8, i8, i8
}

// CHECK-LABEL: func.func @sum_with_carry(
// CHECK-SAME: %[[X:.*]]: i8)
// CHECK-DAG: %[[FALSE:.*]] = arith.constant false
// CHECK-DAG: %[[CM2_I8:.*]] = arith.constant -2 : i8
// CHECK-DAG: %[[TRUE:.*]] = arith.constant true
// CHECK-DAG: %[[CARRY:.*]] = arith.constant dense<[false, true]> : vector<2xi1>
// CHECK-DAG: %[[SUM:.*]] = arith.constant dense<[3, 0]> : vector<2xi8>
// CHECK: return %[[X]], %[[FALSE]], %[[CM2_I8]], %[[TRUE]], %[[SUM]], %[[CARRY]]
func.func @sum_with_carry(%x: i8)
    -> (i8, i1, i8, i1, vector<2xi8>, vector<2xi1>) {
  %c0 = arith.constant 0 : i8
  %m1 = arith.constant -1 : i8
  %v = arith.constant dense<[1, 255]> : vector<2xi8>
  %w = arith.constant dense<[2, 1]> : vector<2xi8>
  %0, %1 = arith.addui_extended %x, %c0 : i8, i1
  %2, %3 = arith.addui_extended %m1, %m1 : i8, i1
  %4, %5 = arith.addui_extended %v, %w : vector<2xi8>, vector<2xi1>
  return %0, %1, %2, %3, %4, %5
      : i8, i1, i8, i1, vector<2xi8>, vector<2xi1>
}

// CHECK-LABEL: func.func @difference(
// CHECK-SAME: %[[X:.*]]: i8, %[[Y:.*]]: i8)
// CHECK: %[[C0_I8:.*]] = arith.constant 0 : i8
// CHECK: %[[C127_I8:.*]] = arith.constant 127 : i8
// CHECK: return %[[C0_I8]], %[[X]], %[[X]], %[[Y]], %[[C127_I8]]
func.func @difference(%x: i8, %y: i8) -> (i8, i8, i8, i8, i8) {
  %c0 = arith.constant 0 : i8
  %c1 = arith.constant 1 : i8
  %min = arith.constant -128 : i8
  %0 = arith.subi %x, %x : i8
  %1 = arith.subi %x, %c0 : i8
  %s = arith.addi %x, %y : i8
  %2 = arith.subi %s, %y : i8
  %3 = arith.subi %s, %x : i8
  %4 = arith.subi %min, %c1 : i8
  return %0, %1, %2, %3, %4 : i8, i8, i8, i8, i8
}

// A zero of dynamic shape cannot be a constant.
// CHECK-LABEL: func.func @dynamic(
// CHECK-SAME: %[[X:.*]]: tensor<?xi8>)
// CHECK: arith.subi %[[X]], %[[X]]
// CHECK: arith.xori %[[X]], %[[X]]
func.func @dynamic(%x: tensor<?xi8>) -> (tensor<?xi8>, tensor<?xi8>) {
  %0 = arith.subi %x, %x : tensor<?xi8>
  %1 = arith.xori %x, %x : tensor<?xi8>
  return %0, %1 : tensor<?xi8>, tensor<?xi8>
}

// CHECK-LABEL: func.func @product(
// CHECK-SAME: %[[X:.*]]: i8)
// CHECK: %[[C0_I8:.*]] = arith.constant 0 : i8
// CHECK: %[[CM2_I8:.*]] = arith.constant -2 : i8
// CHECK: %[[C126_I8:.*]] = arith.constant 126 : i8
// CHECK: return %[[C0_I8]], %[[X]], %[[CM2_I8]], %[[C0_I8]], %[[C0_I8]], %[[X]], %[[C0_I8]],
// CHECK-SAME: %[[CM2_I8]], %[[C0_I8]], %[[CM2_I8]], %[[C126_I8]]
func.func @product(%x: i8)
    -> (i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8) {
  %c0 = arith.constant 0 : i8
  %c1 = arith.constant 1 : i8
  %c2 = arith.constant 2 : i8
  %c127 = arith.constant 127 : i8
  %m1 = arith.constant -1 : i8
  %0 = arith.muli %x, %c0 : i8
  %1 = arith.muli %x, %c1 : i8
  %2 = arith.muli %c127, %c2 : i8
  %3, %4 = arith.mulsi_extended %x, %c0 : i8
  %5, %6 = arith.mului_extended %x, %c1 : i8
  %7, %8 = arith.mulsi_extended %c127, %c2 : i8
  %9, %10 = arith.mului_extended %m1, %c127 : i8
  %11 = arith.addi %9, %c127 : i8
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %2, %10
      : i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8
}
