// RUN: mlir-opt %s --canonicalize | FileCheck %s

// The name of an integer constant contains its value.

// CHECK-LABEL: func.func @by_one(
// CHECK-SAME: %[[X:.*]]: i8)
// CHECK: %[[C0_I8:.*]] = arith.constant 0 : i8
// CHECK: return %[[X]], %[[X]], %[[X]], %[[X]], %[[X]], %[[C0_I8]], %[[C0_I8]]
func.func @by_one(%x: i8) -> (i8, i8, i8, i8, i8, i8, i8) {
  %c1 = arith.constant 1 : i8
  %0 = arith.divui %x, %c1 : i8
  %1 = arith.divsi %x, %c1 : i8
  %2 = arith.ceildivui %x, %c1 : i8
  %3 = arith.ceildivsi %x, %c1 : i8
  %4 = arith.floordivsi %x, %c1 : i8
  %5 = arith.remui %x, %c1 : i8
  %6 = arith.remsi %x, %c1 : i8
  return %0, %1, %2, %3, %4, %5, %6 : i8, i8, i8, i8, i8, i8, i8
}

// -7 and 2; as unsigned numbers 249 and 2.
// CHECK-LABEL: func.func @of_constants(
// CHECK: %[[C124_I8:.*]] = arith.constant 124 : i8
// CHECK: %[[CM3_I8:.*]] = arith.constant -3 : i8
// CHECK: %[[C125_I8:.*]] = arith.constant 125 : i8
// CHECK: %[[CM4_I8:.*]] = arith.constant -4 : i8
// CHECK: %[[C1_I8:.*]] = arith.constant 1 : i8
// CHECK: %[[CM1_I8:.*]] = arith.constant -1 : i8
// CHECK: return %[[C124_I8]], %[[CM3_I8]], %[[C125_I8]], %[[CM3_I8]], %[[CM4_I8]], %[[C1_I8]], %[[CM1_I8]]
func.func @of_constants() -> (i8, i8, i8, i8, i8, i8, i8) {
  %m7 = arith.constant -7 : i8
  %c2 = arith.constant 2 : i8
  %0 = arith.divui %m7, %c2 : i8
  %1 = arith.divsi %m7, %c2 : i8
  %2 = arith.ceildivui %m7, %c2 : i8
  %3 = arith.ceildivsi %m7, %c2 : i8
  %4 = arith.floordivsi %m7, %c2 : i8
  %5 = arith.remui %m7, %c2 : i8
  %6 = arith.remsi %m7, %c2 : i8
  return %0, %1, %2, %3, %4, %5, %6 : i8, i8, i8, i8, i8, i8, i8
}

// CHECK-LABEL: func.func @rounded_up(
// CHECK: %[[C4_I8:.*]] = arith.constant 4 : i8
// CHECK: %[[CM3_I8:.*]] = arith.constant -3 : i8
// CHECK: %[[C0_I8:.*]] = arith.constant 0 : i8
// CHECK: return %[[C4_I8]], %[[C4_I8]], %[[CM3_I8]], %[[C0_I8]]
func.func @rounded_up() -> (i8, i8, i8, i8) {
  %c0 = arith.constant 0 : i8
  %c7 = arith.constant 7 : i8
  %m7 = arith.constant -7 : i8
  %c2 = arith.constant 2 : i8
  %m2 = arith.constant -2 : i8
  %0 = arith.ceildivsi %c7, %c2 : i8
  %1 = arith.ceildivsi %m7, %m2 : i8
  %2 = arith.ceildivsi %c7, %m2 : i8
  %3 = arith.ceildivsi %c0, %m2 : i8
  return %0, %1, %2, %3 : i8, i8, i8, i8
}

// Undefined behavior is not folded: division by zero, also of one element, and
// of the least number by -1.
// CHECK-LABEL: func.func @undefined(
// CHECK-SAME: %[[X:.*]]: i8)
// CHECK: %[[C0_I8:.*]] = arith.constant 0 : i8
// CHECK: %[[CM128_I8:.*]] = arith.constant -128 : i8
// CHECK: %[[CM1_I8:.*]] = arith.constant -1 : i8
// CHECK: arith.divui %[[X]], %[[C0_I8]]
// CHECK: arith.divsi %[[CM128_I8]], %[[CM1_I8]]
// CHECK: arith.remsi %[[CM128_I8]], %[[C0_I8]]
// CHECK: arith.divui %{{.*}} : vector<2xi8>
func.func @undefined(%x: i8) -> (i8, i8, i8, vector<2xi8>) {
  %c0 = arith.constant 0 : i8
  %min = arith.constant -128 : i8
  %m1 = arith.constant -1 : i8
  %v = arith.constant dense<[0, 1]> : vector<2xi8>
  %0 = arith.divui %x, %c0 : i8
  %1 = arith.divsi %min, %m1 : i8
  %2 = arith.remsi %min, %c0 : i8
  %3 = arith.divui %v, %v : vector<2xi8>
  return %0, %1, %2, %3 : i8, i8, i8, vector<2xi8>
}

// The factor of a product that does not overflow is the quotient.
// CHECK-LABEL: func.func @of_products(
// CHECK-SAME: %[[X:.*]]: i8, %[[Y:.*]]: i8)
// CHECK: %[[UNSIGNED:.*]] = arith.divui
// CHECK: %[[SIGNED:.*]] = arith.divsi
// CHECK: return %[[X]], %[[Y]], %[[UNSIGNED]], %[[SIGNED]]
func.func @of_products(%x: i8, %y: i8) -> (i8, i8, i8, i8) {
  %u = arith.muli %x, %y overflow<nuw> : i8
  %s = arith.muli %x, %y overflow<nsw> : i8
  %0 = arith.divui %u, %y : i8
  %1 = arith.divsi %s, %x : i8
  %2 = arith.divui %s, %y : i8
  %3 = arith.divsi %u, %x : i8
  return %0, %1, %2, %3 : i8, i8, i8, i8
}
