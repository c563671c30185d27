// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --test-walk-pattern-rewrite-driver=dump-notifications=true | FileCheck %s
// SPDX-License-Identifier: Apache-2.0

// The driver visits each operation once, but not new operations.

// CHECK: notifyOperationModified: test.any_attr_of_i32_str
// CHECK-NEXT: notifyOperationInserted: test.new_op, was unlinked
// CHECK-NEXT: notifyOperationReplaced: test.replace_with_new_op
// CHECK-NEXT: notifyOperationErased: test.replace_with_new_op
// CHECK-NEXT: notifyOperationInserted: test.clone_me, was unlinked
// CHECK-NEXT: notifyBlockInserted into test.clone_me: was unlinked
// CHECK-NEXT: notifyOperationInserted: test.foo, was unlinked
// CHECK-LABEL: func.func @once
// CHECK-NEXT: "test.any_attr_of_i32_str"() <{attr = 1 : i32}> : () -> ()
// CHECK-NEXT: "test.new_op"() : () -> ()
// CHECK-NEXT: "test.clone_me"() ({
// CHECK-NEXT: "test.foo"() : () -> ()
// CHECK-NEXT: }) {was_cloned} : () -> ()
// CHECK-NEXT: "test.clone_me"() ({
// CHECK-NEXT: "test.foo"() : () -> ()
// CHECK-NEXT: }) : () -> ()
func.func @once() {
  "test.any_attr_of_i32_str"() {attr = 0 : i32} : () -> ()
  "test.replace_with_new_op"() : () -> ()
  "test.clone_me"() ({
    "test.foo"() : () -> ()
  }) : () -> ()
  return
}

// -----

// Operations are moved before and after operations that were visited.

// CHECK: notifyOperationInserted: test.move_before_parent_op, previous = test.move_after_parent_op
// CHECK-NEXT: notifyOperationInserted: test.move_after_parent_op, was last in block
// CHECK-NEXT: notifyOperationErased: test.y
// CHECK-NEXT: notifyBlockErased
// CHECK-LABEL: func.func @moved
// CHECK-NEXT: "test.move_before_parent_op"() : () -> ()
// CHECK-NEXT: "test.w"() ({
// CHECK-NEXT: "test.x"() : () -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: "test.erase_first_block"() ({
// CHECK-NEXT: "test.z"() : () -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: "test.move_after_parent_op"() {advance = 1 : i64} : () -> ()
func.func @moved() {
  "test.w"() ({
    "test.x"() : () -> ()
    "test.move_before_parent_op"() : () -> ()
    "test.move_after_parent_op"() {advance = 1} : () -> ()
  }) : () -> ()
  "test.erase_first_block"() ({
    "test.y"() : () -> ()
  ^bb1:
    "test.z"() : () -> ()
  }) : () -> ()
  return
}
