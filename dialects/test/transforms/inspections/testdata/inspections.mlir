// RUN: mlir-opt %s --allow-unregistered-dialect --test-derived-attr --test-type-interfaces --test-rewrite-dynamic-op --test-distinct-attrs --verify-diagnostics | FileCheck %s
// SPDX-License-Identifier: Apache-2.0

// CHECK-LABEL: func.func @derived
func.func @derived() {
  // expected-remark@+2 {{element_dtype = f32}}
  // expected-remark@+1 {{num_elements = 10 : i32}}
  %0 = "test.derived_type_attr"() : () -> tensor<10xf32>
  return
}

// CHECK-LABEL: func.func @interface
func.func @interface() {
  // expected-remark@+8 {{'!test.test_type' - TestA}}
  // expected-remark@+7 {{'!test.test_type' - TestB}}
  // expected-remark@+6 {{'!test.test_type' - TestC}}
  // expected-remark@+5 {{'!test.test_type' - 42 - Int TestC}}
  // expected-remark@+4 {{'!test.test_type' - 3.140000e+00 - Float TestC}}
  // expected-remark@+3 {{'!test.test_type' - TestD}}
  // expected-remark@+2 {{'!test.test_type' - TestRet}}
  // expected-remark@+1 {{'!test.test_type' - TestE}}
  %0:2 = "foo.bar"() : () -> (i32, !test.test_type)
  return
}

// CHECK-LABEL: func.func @dynamic
// CHECK-SAME: (%[[X:.*]]: i32)
// CHECK-NEXT: %{{.*}}:2 = "test.dynamic_generic"(%[[X]]) : (i32) -> (i32, i32)
func.func @dynamic(%x: i32) {
  %0:2 = "test.dynamic_one_operand_two_results"(%x) : (i32) -> (i32, i32)
  return
}

// CHECK-LABEL: func.func @distinct
// CHECK-SAME:    distinct.input = #[[I:.*]], distinct.output = #[[O:[^}]*]]}
func.func @distinct() attributes {distinct.input = distinct[0]<42>} {
  return
}

// CHECK-LABEL: func.func @not_distinct
// CHECK-NOT:     distinct.output
func.func @not_distinct() attributes {distinct.input = 42} {
  return
}
