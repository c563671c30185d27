// RUN: mlir-opt %s --math-extend-to-supported-types="target-type=f32" | FileCheck %s

// Formats that are wider than the target stay.
// CHECK-LABEL: func @wider(
func.func @wider(%x: f80, %y: f128) -> (f80, f128) {
  // CHECK-NOT: arith.extf
  // CHECK: math.sin {{.*}} : f80
  %0 = math.sin %x : f80
  // CHECK: math.cos {{.*}} : f128
  %1 = math.cos %y : f128
  return %0, %1 : f80, f128
}
