// RUN: mlir-opt %s --test-remapped-value | FileCheck %s
// SPDX-License-Identifier: Apache-2.0

// CHECK-LABEL: func.func @values
// CHECK-NEXT:    %0 = "test.one_variadic_out_one_variadic_in1"(%arg0, %arg0) : (i32, i32) -> i32
// CHECK-NEXT:    %1 = "test.one_variadic_out_one_variadic_in1"(%0, %0) : (i32, i32) -> i32
// CHECK-NEXT:    "test.return"(%1) : (i32) -> ()
func.func @values(%x: i32) {
  %0 = "test.one_variadic_out_one_variadic_in1"(%x) : (i32) -> i32
  %1 = "test.remapped_value_region"() ({
    %2 = "test.one_variadic_out_one_variadic_in1"(%0) : (i32) -> i32
    "test.return"(%2) : (i32) -> ()
  }) : () -> i32
  "test.return"(%1) : (i32) -> ()
}
