// RUN: mlir-opt %s --canonicalize | FileCheck %s

// Poison is a constant; there is one for each type.
// CHECK-LABEL: func.func @once(
// CHECK-NEXT: %[[INT:.*]] = ub.poison : i32
// CHECK-NEXT: %[[FLOAT:.*]] = ub.poison : f32
// CHECK-NEXT: return %[[INT]], %[[INT]], %[[FLOAT]]
func.func @once() -> (i32, i32, f32) {
  %0 = ub.poison : i32
  %1 = ub.poison : i32
  %2 = ub.poison : f32
  return %0, %1, %2 : i32, i32, f32
}
