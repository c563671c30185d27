// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --test-strict-pattern-driver | FileCheck %s
// SPDX-License-Identifier: Apache-2.0

// CHECK: notifyOperationInserted: test.erase_op, was unlinked
// CHECK-NEXT: notifyOperationReplaced: test.replace_with_new_op
// CHECK-NEXT: notifyOperationErased: test.replace_with_new_op
// CHECK-NEXT: notifyOperationErased: test.erase_op
// CHECK-LABEL: func.func @new
func.func @new() {
  "test.replace_with_new_op"() {create_erase_op} : () -> ()
  return
}

// -----

// CHECK: notifyOperationModified: test.implicit_change_op
// CHECK-NEXT: notifyOperationModified: test.change_block_op
// CHECK-NEXT: notifyOperationModified: test.implicit_change_op
// CHECK-LABEL: func.func @blocks
// CHECK-NEXT: "test.change_block_op"()[^bb2, ^bb2] : () -> ()
// CHECK-NEXT: ^bb1:  // pred: ^bb1
// CHECK-NEXT: "test.implicit_change_op"()[^bb1] : () -> ()
// CHECK-NEXT: ^bb2:  // 2 preds: ^bb0, ^bb0
func.func @blocks() {
  "test.change_block_op"()[^bb1, ^bb2] : () -> ()
^bb1:
  "test.implicit_change_op"()[^bb1] : () -> ()
^bb2:
  return
}
