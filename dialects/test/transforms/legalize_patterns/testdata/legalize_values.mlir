// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --test-legalize-patterns 2>&1 | FileCheck %s
// SPDX-License-Identifier: Apache-2.0

// Blocks that are moved to a function keep their types.

// CHECK-LABEL: func.func @moved
// CHECK:       ^bb1(%[[A:.*]]: i64):
// CHECK-NEXT:    %[[C:.*]] = "test.cast"(%[[A]]) : (i64) -> f64
// CHECK-NEXT:    "test.valid"(%[[C]]) : (f64) -> ()
func.func @moved() {
  "test.region"() ({
  ^bb0(%a: i64):
    "test.invalid"(%a) : (i64) -> ()
  }) : () -> ()
  return
}

// -----

// Values are replaced twice by several values.

// CHECK-LABEL: func.func @twice
// CHECK-NEXT:    %[[V:.*]]:4 = "test.legal_op"() : () -> (f16, f16, f16, f16)
// CHECK-NEXT:    %[[C:.*]] = "test.cast"(%[[V]]#0, %[[V]]#1, %[[V]]#2, %[[V]]#3)
// CHECK-NEXT:    "test.valid"(%[[C]]) : (f16) -> ()
func.func @twice() {
  %0 = "test.multiple_1_to_n_replacement"() : () -> f16
  "test.invalid"(%0) : (f16) -> ()
}

// -----

// An argument is converted to two arguments, or replaced by another value.

// CHECK-LABEL: func.func @arguments
// CHECK:         is_legal duplicate {
// CHECK-NEXT:    ^bb0(%[[A:.*]]: i64, %[[B:.*]]: i64):
// CHECK-NEXT:      "test.valid"(%[[A]], %[[B]]) : (i64, i64) -> ()
// CHECK:         is_legal replace_with_operand {
// CHECK-NEXT: "test.valid"(%[[X:[^,]*]], %[[X]]) : (i32, i32) -> ()
func.func @arguments(%x: i32) {
  test.convert_block_args %x duplicate {
  ^bb0(%b: i64):
    "test.repetitive_1_to_n_consumer"(%b) : (i64) -> ()
  } : (i32) -> ()
  test.convert_block_args %x replace_with_operand {
  ^bb0(%b: i64):
    "test.repetitive_1_to_n_consumer"(%b) : (i64) -> ()
  } : (i32) -> ()
  return
}

// -----

// The listener is not notified of changes of an erased user.

// CHECK:       notifyOperationReplaced: test.blackhole
// CHECK-NEXT:  notifyOperationErased: test.blackhole
// CHECK-NEXT:  notifyOperationReplaced: test.foo
// CHECK-NEXT:  notifyOperationErased: test.foo
// CHECK-LABEL: func.func @erased
// CHECK-NEXT:    return
func.func @erased() {
  %0 = "test.foo"() : () -> i32
  "test.blackhole"(%0) : (i32) -> ()
  return
}
