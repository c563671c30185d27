// RUN: mlir-opt %s --pass-pipeline="builtin.module(func.func(arith-emulate-unsupported-floats{source-types=f32 target-type=f64}))" | FileCheck %s

// CHECK-LABEL: @wider(
func.func @wider(%a: f32) -> f32 {
  // CHECK-NEXT: %0 = arith.extf %arg0 fastmath<contract> : f32 to f64
  // CHECK-NEXT: %1 = arith.addf %0, %0 : f64
  // CHECK-NEXT: %2 = arith.truncf %1 fastmath<contract> : f64 to f32
  // CHECK-NEXT: return %2 : f32
  %0 = arith.addf %a, %a : f32
  return %0 : f32
}
