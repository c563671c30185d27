// Bounds whose width differs from that of the value are ignored.

// RUN: mlir-opt %s --int-range-optimizations | FileCheck %s

// CHECK-LABEL: func @f(
// CHECK:         %[[b:.*]] = test.with_bounds
// CHECK:         test.reflect_bounds {smax = 127 : si8, smin = -128 : si8, umax = 255 : ui8, umin = 0 : ui8} %[[b]] : i8
func.func @f() -> i8 {
  %0 = test.with_bounds {umin = 0 : i32, umax = 0 : i32, smin = 0 : i32, smax = 0 : i32} : i8
  %1 = test.reflect_bounds %0 : i8
  return %1 : i8
}
