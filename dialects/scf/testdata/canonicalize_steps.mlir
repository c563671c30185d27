// RUN: mlir-opt %s --canonicalize | FileCheck %s

// A loop with a negative step has no iterations, whatever its bounds.
// CHECK-LABEL: func @down(
// CHECK-NEXT:    return
func.func @down(%low: i32, %high: i32, %memory: memref<i32>) {
  %step = arith.constant -7 : i32
  scf.for %i = %low to %high step %step : i32 {
    memref.store %i, %memory[] : memref<i32>
  }
  return
}

// The same holds for an unsigned comparison.
// CHECK-LABEL: func @down_unsigned(
// CHECK-NEXT:    return
func.func @down_unsigned(%low: i32, %high: i32, %memory: memref<i32>) {
  %step = arith.constant -7 : i32
  scf.for unsigned %i = %low to %high step %step : i32 {
    memref.store %i, %memory[] : memref<i32>
  }
  return
}
