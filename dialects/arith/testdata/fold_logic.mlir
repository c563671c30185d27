// RUN: mlir-opt %s --canonicalize | FileCheck %s

// Bitwise logic, shifts, minima and maxima. The name of an integer constant is
// its value.

// CHECK-LABEL: func.func @and(
// CHECK-SAME: %[[X:.*]]: i8, %[[Y:.*]]: i8)
// CHECK: %[[C4_I8:.*]] = arith.constant 4 : i8
// CHECK: %[[C0_I8:.*]] = arith.constant 0 : i8
// CHECK: %[[AND:.*]] = arith.andi %[[X]], %[[Y]]
// CHECK: return %[[C0_I8]], %[[X]], %[[C0_I8]], %[[C0_I8]], %[[X]], %[[AND]], %[[C4_I8]]
func.func @and(%x: i8, %y: i8) -> (i8, i8, i8, i8, i8, i8, i8) {
  %c0 = arith.constant 0 : i8
  %c6 = arith.constant 6 : i8
  %c12 = arith.constant 12 : i8
  %m1 = arith.constant -1 : i8
  %not = arith.xori %x, %m1 : i8
  %0 = arith.andi %x, %c0 : i8
  %1 = arith.andi %m1, %x : i8
  %2 = arith.andi %x, %not : i8
  %3 = arith.andi %not, %x : i8
  %4 = arith.andi %x, %x : i8
  %s = arith.andi %x, %y : i8
  %5 = arith.andi %y, %s : i8
  %6 = arith.andi %c6, %c12 : i8
  return %0, %1, %2, %3, %4, %5, %6 : i8, i8, i8, i8, i8, i8, i8
}

// CHECK-LABEL: func.func @or(
// CHECK-SAME: %[[X:.*]]: i8)
// CHECK: %[[CM1_I8:.*]] = arith.constant -1 : i8
// CHECK: %[[C14_I8:.*]] = arith.constant 14 : i8
// CHECK: return %[[X]], %[[CM1_I8]], %[[CM1_I8]], %[[CM1_I8]], %[[X]], %[[C14_I8]]
func.func @or(%x: i8) -> (i8, i8, i8, i8, i8, i8) {
  %c0 = arith.constant 0 : i8
  %c6 = arith.constant 6 : i8
  %c12 = arith.constant 12 : i8
  %m1 = arith.constant -1 : i8
  %not = arith.xori %x, %m1 : i8
  %0 = arith.ori %x, %c0 : i8
  %1 = arith.ori %m1, %x : i8
  %2 = arith.ori %x, %not : i8
  %3 = arith.ori %not, %x : i8
  %4 = arith.ori %x, %x : i8
  %5 = arith.ori %c6, %c12 : i8
  return %0, %1, %2, %3, %4, %5 : i8, i8, i8, i8, i8, i8
}

// CHECK-LABEL: func.func @xor(
// CHECK-SAME: %[[X:.*]]: i8, %[[Y:.*]]: i8)
// CHECK: %[[C0_I8:.*]] = arith.constant 0 : i8
// CHECK: %[[C10_I8:.*]] = arith.constant 10 : i8
// CHECK: return %[[X]], %[[C0_I8]], %[[X]], %[[Y]], %[[Y]], %[[X]], %[[C10_I8]]
func.func @xor(%x: i8, %y: i8) -> (i8, i8, i8, i8, i8, i8, i8) {
  %c0 = arith.constant 0 : i8
  %c6 = arith.constant 6 : i8
  %c12 = arith.constant 12 : i8
  %0 = arith.xori %x, %c0 : i8
  %1 = arith.xori %x, %x : i8
  %s = arith.xori %x, %y : i8
  %2 = arith.xori %s, %y : i8
  %3 = arith.xori %s, %x : i8
  %4 = arith.xori %x, %s : i8
  %5 = arith.xori %y, %s : i8
  %6 = arith.xori %c6, %c12 : i8
  return %0, %1, %2, %3, %4, %5, %6 : i8, i8, i8, i8, i8, i8, i8
}

// CHECK-LABEL: func.func @shift(
// CHECK-SAME: %[[X:.*]]: i8)
// CHECK: %[[C8_I8:.*]] = arith.constant 8 : i8
// CHECK: %[[CM8_I8:.*]] = arith.constant -8 : i8
// CHECK: %[[CM16_I8:.*]] = arith.constant -16 : i8
// CHECK: %[[C124_I8:.*]] = arith.constant 124 : i8
// CHECK: %[[CM4_I8:.*]] = arith.constant -4 : i8
// CHECK: %[[POISON:.*]] = arith.shli %[[CM8_I8]], %[[C8_I8]]
// CHECK: return %[[X]], %[[X]], %[[X]], %[[CM16_I8]], %[[C124_I8]], %[[CM4_I8]], %[[POISON]]
func.func @shift(%x: i8) -> (i8, i8, i8, i8, i8, i8, i8) {
  %c0 = arith.constant 0 : i8
  %c1 = arith.constant 1 : i8
  %c8 = arith.constant 8 : i8
  %m8 = arith.constant -8 : i8
  %0 = arith.shli %x, %c0 : i8
  %1 = arith.shrui %x, %c0 : i8
  %2 = arith.shrsi %x, %c0 : i8
  %3 = arith.shli %m8, %c1 : i8
  %4 = arith.shrui %m8, %c1 : i8
  %5 = arith.shrsi %m8, %c1 : i8
  %6 = arith.shli %m8, %c8 : i8
  return %0, %1, %2, %3, %4, %5, %6 : i8, i8, i8, i8, i8, i8, i8
}

// CHECK-LABEL: func.func @extrema(
// CHECK-SAME: %[[X:.*]]: i8)
// CHECK: %[[C127_I8:.*]] = arith.constant 127 : i8
// CHECK: %[[CM128_I8:.*]] = arith.constant -128 : i8
// CHECK: %[[C0_I8:.*]] = arith.constant 0 : i8
// CHECK: %[[CM1_I8:.*]] = arith.constant -1 : i8
// CHECK: %[[C1_I8:.*]] = arith.constant 1 : i8
// CHECK: return %[[C127_I8]], %[[X]], %[[X]], %[[CM1_I8]], %[[X]], %[[CM128_I8]], %[[X]],
// CHECK-SAME: %[[C0_I8]], %[[X]], %[[C1_I8]]
func.func @extrema(%x: i8) -> (i8, i8, i8, i8, i8, i8, i8, i8, i8, i8) {
  %max = arith.constant 127 : i8
  %min = arith.constant -128 : i8
  %c0 = arith.constant 0 : i8
  %c1 = arith.constant 1 : i8
  %m1 = arith.constant -1 : i8
  %0 = arith.maxsi %x, %max : i8
  %1 = arith.maxsi %x, %min : i8
  %2 = arith.maxsi %x, %x : i8
  %3 = arith.maxui %x, %m1 : i8
  %4 = arith.maxui %x, %c0 : i8
  %5 = arith.minsi %x, %min : i8
  %6 = arith.minsi %x, %max : i8
  %7 = arith.minui %x, %c0 : i8
  %8 = arith.minui %x, %m1 : i8
  %9 = arith.minui %m1, %c1 : i8
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9
      : i8, i8, i8, i8, i8, i8, i8, i8, i8, i8
}
