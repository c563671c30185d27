// RUN: mlir-opt %s --allow-unregistered-dialect --test-recursive-types --verify-diagnostics --split-input-file | FileCheck %s
// SPDX-License-Identifier: Apache-2.0

// CHECK-LABEL: func.func @roundtrip
// CHECK-NEXT:    !test.test_rec<a, test_rec<b, test_rec<a>>>
func.func @roundtrip() {
  "test.op"() : () -> !test.test_rec<a, test_rec<b, test_rec<a>>>
  return
}

// CHECK-LABEL: func.func @create
// CHECK-NEXT:    "test.dummy_type_test_op"() : () -> !test.test_rec<some_long_and_unique_name, test_rec<some_long_and_unique_name>>
func.func @create() {
  return
}

// -----

// expected-error@+1 {{'func.func' op unexpected function name}}
func.func @other() {
  return
}
