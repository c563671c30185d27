// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --verify-diagnostics --test-legalize-type-conversion | FileCheck %s
// SPDX-License-Identifier: Apache-2.0

// Conversions that are undone.

// CHECK-LABEL: func.func @consumer
// CHECK:         %[[C:.*]] = "test.cast"
// CHECK-NEXT:    "test.type_consumer"(%[[C]]) : (f32) -> ()
func.func @consumer() {
  %0 = "test.type_producer"() : () -> f32
  "test.type_consumer"(%0) : (f32) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @signature
// CHECK:         ^bb0(%[[A:.*]]: f32):
// CHECK-NEXT:      "test.type_consumer"(%[[A]]) : (f32) -> ()
func.func @signature() {
  "test.signature_conversion_undo"() ({
  ^bb0(%a: f32):
    "test.type_consumer"(%a) : (f32) -> ()
    "test.return"(%a) : (f32) -> ()
  }) : () -> ()
  return
}

// -----

func.func @producer() {
  // expected-error@+1 {{failed to legalize operation 'test.type_producer' that was explicitly marked illegal}}
  %0 = "test.type_producer"() : () -> !test.test_rec<a, test_rec<b, test_rec<a>>>
  return
}
