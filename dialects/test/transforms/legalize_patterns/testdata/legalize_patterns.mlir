// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --verify-diagnostics --test-legalize-patterns | FileCheck %s
// SPDX-License-Identifier: Apache-2.0

// Patterns with fewer steps come first, then those with greater benefits.

// CHECK:       notifyOperationInserted: test.illegal_op_e, was unlinked
// CHECK-NEXT:  notifyOperationReplaced: test.illegal_op_c
// CHECK-NEXT:  notifyOperationModified: func.return
// CHECK-NEXT:  notifyOperationErased: test.illegal_op_c
// CHECK-NEXT:  notifyOperationInserted: test.legal_op_a, was unlinked
// CHECK-NEXT:  notifyOperationReplaced: test.illegal_op_e
// CHECK-NEXT:  notifyOperationErased: test.illegal_op_e
// CHECK-LABEL: func.func @steps
// CHECK-NEXT:    "test.legal_op_a"() <{status = "Success"}>
func.func @steps() -> i32 {
  %0 = "test.illegal_op_c"() : () -> i32
  // expected-remark@+1 {{op 'func.return' is not legalizable}}
  return %0 : i32
}

// -----

// Conversion of arguments and calls.

// CHECK:       notifyBlockInserted into func.func: was unlinked
// CHECK:       notifyBlockErased
// CHECK:       notifyOperationModified: func.func
// CHECK-LABEL: func.func @signature(
// CHECK-SAME:    %[[A:.*]]: f64, %[[B:.*]]: f16, %[[C:.*]]: f16)
// CHECK-SAME:    -> (f64, f16, f16)
// CHECK:         %[[R:.*]]:3 = call @signature(%[[A]], %[[B]], %[[C]])
// CHECK:         "test.return"(%[[R]]#1, %[[R]]#2) : (f16, f16) -> ()
func.func @signature(%a: i64, %b: f32, %c: i16) -> (i64, f32) {
  %0, %1 = func.call @signature(%a, %b, %c) : (i64, f32, i16) -> (i64, f32)
  "test.return"(%1) : (f32) -> ()
}

// -----

// A new operation may be converted again; one of its results is dropped.

// CHECK-LABEL: func.func @types
// CHECK-NEXT:    %[[P:.*]] = "test.type_producer"() : () -> f64
// CHECK-NEXT:    "test.type_consumer"(%[[P]]) : (f64) -> ()
func.func @types() {
  %0 = "test.type_producer"() : () -> i32
  "test.type_consumer"(%0) : (i32) -> ()
  "test.finish"() : () -> ()
}

// -----

// A pattern is applied to an operation that it created.

// CHECK-LABEL: func.func @recursion
// CHECK-NEXT:    test.recursive_rewrite 0
func.func @recursion() {
  test.recursive_rewrite 3
  "test.finish"() : () -> ()
}

// -----

// The changes of an operation that cannot be legalized are undone.

// expected-remark@below {{applyPartialConversion failed}}
module {
// CHECK-LABEL: func.func @undone
// CHECK-NEXT:    "test.region_builder"() : () -> ()
// CHECK-NEXT:    "test.finish"() : () -> ()
func.func @undone() {
  // expected-error@+1 {{failed to legalize operation 'test.region_builder' that was explicitly marked illegal}}
  "test.region_builder"() : () -> ()
  "test.finish"() : () -> ()
}
}
