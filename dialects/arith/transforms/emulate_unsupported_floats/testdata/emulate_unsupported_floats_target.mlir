// RUN: mlir-opt %s --pass-pipeline="builtin.module(func.func(arith-emulate-unsupported-floats{source-types=f32 target-type=f64}))" | FileCheck %s

// CHECK-LABEL: @wider(
// CHECK-SAME: %[[A:.*]]: f32)
func.func @wider(%a: f32) -> f32 {
  // CHECK-NEXT: %[[EXTF:.*]] = arith.extf %[[A]] fastmath<contract> : f32 to f64
  // CHECK-NEXT: %[[SUM:.*]] = arith.addf %[[EXTF]], %[[EXTF]] : f64
  // CHECK-NEXT: %[[TRUNCF:.*]] = arith.truncf %[[SUM]] fastmath<contract> : f64 to f32
  // CHECK-NEXT: return %[[TRUNCF]] : f32
  %0 = arith.addf %a, %a : f32
  return %0 : f32
}
