// RUN: mlir-opt %s --canonicalize | FileCheck %s

// CHECK-LABEL: func.func @integers(
// CHECK-SAME: %[[X:.*]]: i8)
// CHECK: %[[C5_I8:.*]] = arith.constant 5 : i8
// CHECK: %[[TRUE:.*]] = arith.constant true
// CHECK: %[[FALSE:.*]] = arith.constant false
// CHECK: %[[SWAPPED:.*]] = arith.cmpi sgt, %[[X]], %[[C5_I8]]
// CHECK: return %[[TRUE]], %[[FALSE]], %[[TRUE]], %[[FALSE]], %[[SWAPPED]]
func.func @integers(%x: i8) -> (i1, i1, i1, i1, i1) {
  %c5 = arith.constant 5 : i8
  %m1 = arith.constant -1 : i8
  %0 = arith.cmpi sle, %x, %x : i8
  %1 = arith.cmpi ult, %x, %x : i8
  %2 = arith.cmpi slt, %m1, %c5 : i8
  %3 = arith.cmpi ult, %m1, %c5 : i8
  %4 = arith.cmpi slt, %c5, %x : i8
  return %0, %1, %2, %3, %4 : i1, i1, i1, i1, i1
}

// CHECK-LABEL: func.func @elements(
// CHECK-DAG: %[[LESS:.*]] = arith.constant dense<[true, false]> : vector<2xi1>
// CHECK-DAG: %[[SAME:.*]] = arith.constant dense<true> : vector<2xi1>
// CHECK: return %[[LESS]], %[[SAME]]
func.func @elements(%x: vector<2xi8>) -> (vector<2xi1>, vector<2xi1>) {
  %v = arith.constant dense<[1, 5]> : vector<2xi8>
  %w = arith.constant dense<3> : vector<2xi8>
  %0 = arith.cmpi slt, %v, %w : vector<2xi8>
  %1 = arith.cmpi eq, %x, %x : vector<2xi8>
  return %0, %1 : vector<2xi1>, vector<2xi1>
}

// CHECK-LABEL: func.func @bits(
// CHECK-SAME: %[[X:.*]]: i1)
// CHECK-NEXT: return %[[X]], %[[X]], %[[X]], %[[X]]
func.func @bits(%x: i1) -> (i1, i1, i1, i1) {
  %true = arith.constant true
  %false = arith.constant false
  %zero = arith.constant 0 : i8
  %s = arith.extsi %x : i1 to i8
  %u = arith.extui %x : i1 to i8
  %0 = arith.cmpi ne, %x, %false : i1
  %1 = arith.cmpi eq, %x, %true : i1
  %2 = arith.cmpi ne, %s, %zero : i8
  %3 = arith.cmpi ne, %u, %zero : i8
  return %0, %1, %2, %3 : i1, i1, i1, i1
}

// CHECK-LABEL: func.func @floats(
// CHECK: %[[TRUE:.*]] = arith.constant true
// CHECK: %[[FALSE:.*]] = arith.constant false
// CHECK: return %[[TRUE]], %[[FALSE]], %[[TRUE]], %[[TRUE]], %[[FALSE]]
func.func @floats(%x: f32) -> (i1, i1, i1, i1, i1) {
  %zero = arith.constant 0.0 : f32
  %minus = arith.constant -0.0 : f32
  %nan = arith.constant 0x7FC00000 : f32
  %0 = arith.cmpf oeq, %zero, %minus : f32
  %1 = arith.cmpf olt, %x, %nan : f32
  %2 = arith.cmpf ult, %nan, %x : f32
  %3 = arith.cmpf uno, %x, %nan : f32
  %4 = arith.cmpf ord, %zero, %nan : f32
  return %0, %1, %2, %3, %4 : i1, i1, i1, i1, i1
}

// CHECK-LABEL: func.func @select(
// CHECK-SAME: %[[C:.*]]: i1, %[[X:.*]]: i8, %[[Y:.*]]: i8)
// CHECK-NEXT: return %[[X]], %[[X]], %[[Y]], %[[Y]], %[[X]], %[[C]]
func.func @select(%c: i1, %x: i8, %y: i8) -> (i8, i8, i8, i8, i8, i1) {
  %true = arith.constant true
  %false = arith.constant false
  %poison = ub.poison : i8
  %0 = arith.select %c, %x, %x : i8
  %1 = arith.select %true, %x, %y : i8
  %2 = arith.select %false, %x, %y : i8
  %3 = arith.select %c, %poison, %y : i8
  %4 = arith.select %c, %x, %poison : i8
  %5 = arith.select %c, %true, %false : i1
  return %0, %1, %2, %3, %4, %5 : i8, i8, i8, i8, i8, i1
}

// CHECK-LABEL: func.func @select_equal(
// CHECK-SAME: %[[X:.*]]: i8, %[[Y:.*]]: i8)
// CHECK-NEXT: return %[[Y]], %[[X]]
func.func @select_equal(%x: i8, %y: i8) -> (i8, i8) {
  %eq = arith.cmpi eq, %x, %y : i8
  %ne = arith.cmpi ne, %y, %x : i8
  %0 = arith.select %eq, %x, %y : i8
  %1 = arith.select %ne, %x, %y : i8
  return %0, %1 : i8, i8
}

// CHECK-LABEL: func.func @select_elements(
// CHECK: %[[V:.*]] = arith.constant dense<[1, 4]> : vector<2xi8>
// CHECK: return %[[V]]
func.func @select_elements() -> vector<2xi8> {
  %c = arith.constant dense<[true, false]> : vector<2xi1>
  %v = arith.constant dense<[1, 2]> : vector<2xi8>
  %w = arith.constant dense<[3, 4]> : vector<2xi8>
  %0 = arith.select %c, %v, %w : vector<2xi1>, vector<2xi8>
  return %0 : vector<2xi8>
}
