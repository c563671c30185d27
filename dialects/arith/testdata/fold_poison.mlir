// RUN: mlir-opt %s --canonicalize | FileCheck %s

// Poison propagates, whatever the other operand is, but not through shifts.

// CHECK-LABEL: func.func @operands(
// CHECK-NEXT: %[[INT:.*]] = ub.poison : i8
// CHECK-NEXT: %[[FLOAT:.*]] = ub.poison : f32
// CHECK-NEXT: return %[[INT]], %[[INT]], %[[FLOAT]], %[[FLOAT]]
func.func @operands(%x: i8, %y: f32) -> (i8, i8, f32, f32) {
  %i = ub.poison : i8
  %f = ub.poison : f32
  %0 = arith.addi %i, %x : i8
  %1 = arith.divui %x, %i : i8
  %2 = arith.mulf %y, %f : f32
  %3 = arith.negf %f : f32
  return %0, %1, %2, %3 : i8, i8, f32, f32
}

// CHECK-LABEL: func.func @casts(
// CHECK-DAG: %[[WIDE:.*]] = ub.poison : i32
// CHECK-DAG: %[[FLOAT:.*]] = ub.poison : f16
// CHECK: return %[[WIDE]], %[[FLOAT]], %[[FLOAT]]
func.func @casts() -> (i32, f16, f16) {
  %p = ub.poison : i8
  %q = ub.poison : i16
  %0 = arith.extsi %p : i8 to i32
  %1 = arith.sitofp %p : i8 to f16
  %2 = arith.bitcast %q : i16 to f16
  return %0, %1, %2 : i32, f16, f16
}

// CHECK-LABEL: func.func @two_results(
// CHECK-DAG: %[[SUM:.*]] = ub.poison : i8
// CHECK-DAG: %[[CARRY:.*]] = ub.poison : i1
// CHECK: return %[[SUM]], %[[CARRY]]
func.func @two_results(%x: i8) -> (i8, i1) {
  %p = ub.poison : i8
  %0, %1 = arith.addui_extended %x, %p : i8, i1
  return %0, %1 : i8, i1
}

// CHECK-LABEL: func.func @shifts(
// CHECK: arith.shli
// CHECK: arith.shrui
// CHECK: arith.shrsi
func.func @shifts(%x: i8) -> (i8, i8, i8) {
  %p = ub.poison : i8
  %0 = arith.shli %x, %p : i8
  %1 = arith.shrui %p, %x : i8
  %2 = arith.shrsi %x, %p : i8
  return %0, %1, %2 : i8, i8, i8
}
