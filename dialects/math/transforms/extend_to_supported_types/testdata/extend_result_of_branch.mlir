// RUN: mlir-opt %s --allow-unregistered-dialect --math-extend-to-supported-types | FileCheck %s
// SPDX-License-Identifier: Apache-2.0

// No cast can follow the branch that defines the operand.
// CHECK-LABEL: func.func @result_of_branch(
// CHECK: %[[X:.*]] = "test.branch"()[^[[NEXT:.*]]] : () -> f16
// CHECK-NEXT: ^[[NEXT]]:
// CHECK-NEXT: %[[WIDE:.*]] = arith.extf %[[X]] fastmath<contract> : f16 to f32
// CHECK-NEXT: %[[SIN:.*]] = math.sin %[[WIDE]] : f32
// CHECK-NEXT: %[[NARROW:.*]] = arith.truncf %[[SIN]] fastmath<contract> : f32 to f16
// CHECK-NEXT: return %[[NARROW]] : f16
func.func @result_of_branch() -> f16 {
  %x = "test.branch"()[^bb1] : () -> f16
^bb1:
  %y = math.sin %x : f16
  return %y : f16
}
