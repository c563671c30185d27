// RUN: mlir-opt %s --canonicalize | FileCheck %s

// CHECK-LABEL: func.func @not_of_comparison(
// CHECK-SAME: %[[X:.*]]: i8, %[[Y:.*]]: i8)
// CHECK-NEXT: %[[A:.*]] = arith.cmpi sge, %[[X]], %[[Y]] : i8
// CHECK-NEXT: %[[B:.*]] = arith.cmpi ne, %[[X]], %[[Y]] : i8
// CHECK-NEXT: return %[[A]], %[[B]]
func.func @not_of_comparison(%x: i8, %y: i8) -> (i1, i1) {
  %true = arith.constant true
  %a = arith.cmpi slt, %x, %y : i8
  %b = arith.cmpi eq, %x, %y : i8
  %0 = arith.xori %a, %true : i1
  %1 = arith.xori %true, %b : i1
  return %0, %1 : i1, i1
}

// CHECK-LABEL: func.func @not_condition(
// CHECK-SAME: %[[P:.*]]: i1, %[[X:.*]]: f32, %[[Y:.*]]: f32)
// CHECK-NEXT: %[[R:.*]] = arith.select %[[P]], %[[Y]], %[[X]] : f32
// CHECK-NEXT: return %[[R]]
func.func @not_condition(%p: i1, %x: f32, %y: f32) -> f32 {
  %true = arith.constant true
  %not = arith.xori %p, %true : i1
  %0 = arith.select %not, %x, %y : f32
  return %0 : f32
}

// CHECK-LABEL: func.func @same_condition(
// CHECK-SAME: %[[P:.*]]: i1, %[[X:.*]]: i8, %[[Y:.*]]: i8, %[[Z:.*]]: i8)
// CHECK-NEXT: %[[A:.*]] = arith.select %[[P]], %[[X]], %[[Z]] : i8
// CHECK-NEXT: %[[B:.*]] = arith.select %[[P]], %[[Z]], %[[Y]] : i8
// CHECK-NEXT: return %[[A]], %[[B]]
func.func @same_condition(%p: i1, %x: i8, %y: i8, %z: i8) -> (i8, i8) {
  %inner = arith.select %p, %x, %y : i8
  %0 = arith.select %p, %inner, %z : i8
  %1 = arith.select %p, %z, %inner : i8
  return %0, %1 : i8, i8
}

// CHECK-LABEL: func.func @bits(
// CHECK-SAME: %[[P:.*]]: i1)
// CHECK: %[[TRUE:.*]] = arith.constant true
// CHECK: %[[NOT:.*]] = arith.xori %[[P]], %[[TRUE]] : i1
// CHECK: %[[ONE:.*]] = arith.extui %[[P]] : i1 to i8
// CHECK: %[[NOT2:.*]] = arith.xori %[[P]], %[[TRUE]] : i1
// CHECK: %[[ZERO:.*]] = arith.extui %[[NOT2]] : i1 to i8
// CHECK: return %[[NOT]], %[[ONE]], %[[ZERO]]
func.func @bits(%p: i1) -> (i1, i8, i8) {
  %true = arith.constant true
  %false = arith.constant false
  %c0 = arith.constant 0 : i8
  %c1 = arith.constant 1 : i8
  %0 = arith.select %p, %false, %true : i1
  %1 = arith.select %p, %c1, %c0 : i8
  %2 = arith.select %p, %c0, %c1 : i8
  return %0, %1, %2 : i1, i8, i8
}
