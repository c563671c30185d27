// RUN: mlir-opt %s --test-remapped-value | FileCheck %s
// SPDX-License-Identifier: Apache-2.0

// CHECK-LABEL: func.func @values
// CHECK-SAME: (%[[X:.*]]: i32)
// CHECK-NEXT: %[[ONE_VARIADIC_OUT_ONE_VARIADIC_IN1:.*]] = "test.one_variadic_out_one_variadic_in1"(%[[X]], %[[X]]) : (i32, i32) -> i32
// CHECK-NEXT: %[[ONE_VARIADIC_OUT_ONE_VARIADIC_IN1_1:.*]] = "test.one_variadic_out_one_variadic_in1"(%[[ONE_VARIADIC_OUT_ONE_VARIADIC_IN1]], %[[ONE_VARIADIC_OUT_ONE_VARIADIC_IN1]]) : (i32, i32) -> i32
// CHECK-NEXT: "test.return"(%[[ONE_VARIADIC_OUT_ONE_VARIADIC_IN1_1]]) : (i32) -> ()
func.func @values(%x: i32) {
  %0 = "test.one_variadic_out_one_variadic_in1"(%x) : (i32) -> i32
  %1 = "test.remapped_value_region"() ({
    %2 = "test.one_variadic_out_one_variadic_in1"(%0) : (i32) -> i32
    "test.return"(%2) : (i32) -> ()
  }) : () -> i32
  "test.return"(%1) : (i32) -> ()
}
