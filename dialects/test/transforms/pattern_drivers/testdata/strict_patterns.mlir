// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --test-strict-pattern-driver=strictness=ExistingOps | FileCheck %s
// SPDX-License-Identifier: Apache-2.0

// New operations are not rewritten.

// CHECK: notifyOperationErased: test.erase_op
// CHECK-NEXT: notifyOperationInserted: test.insert_same_op, was unlinked
// CHECK-NEXT: notifyOperationModified: test.insert_same_op
// CHECK-NEXT: notifyOperationInserted: test.erase_op, was unlinked
// CHECK-NEXT: notifyOperationReplaced: test.replace_with_new_op
// CHECK-NEXT: notifyOperationErased: test.replace_with_new_op
// CHECK-LABEL: func.func @new
// CHECK-NEXT: "test.erase_op"() : () -> ()
// CHECK-NEXT: "test.insert_same_op"() {skip = true} : () -> i1
// CHECK-NEXT: "test.insert_same_op"() {skip = true} : () -> i1
func.func @new() {
  "test.replace_with_new_op"() {create_erase_op} : () -> ()
  %0 = "test.insert_same_op"() : () -> i1
  "test.erase_op"(%0) : (i1) -> ()
  return
}

// -----

// Blocks: no notification for the operation whose successor is its own block.

// CHECK: notifyOperationModified: test.implicit_change_op
// CHECK-NEXT: notifyOperationModified: test.change_block_op
// CHECK-LABEL: func.func @blocks
// CHECK-NEXT: "test.change_block_op"()[^bb2, ^bb2] : () -> ()
// CHECK-NEXT: ^bb1:  // no predecessors
// CHECK-NEXT: "test.implicit_change_op"()[^bb2] : () -> ()
// CHECK-NEXT: ^bb2:  // 3 preds: ^bb0, ^bb0, ^bb1
func.func @blocks() {
  "test.change_block_op"()[^bb1, ^bb2] : () -> ()
^bb1:
  "test.implicit_change_op"()[^bb1] : () -> ()
^bb2:
  return
}

// -----

// Regions are cloned, inlined and split.

// CHECK: notifyBlockInserted into test.w: was unlinked
// CHECK-NEXT: notifyOperationInserted: test.y, was last in block
// CHECK-NEXT: notifyOperationInserted: test.split_block_here, was last in block
// CHECK-NEXT: notifyOperationInserted: test.new_op, was unlinked
// CHECK-NEXT: notifyOperationReplaced: test.split_block_here
// CHECK-NEXT: notifyOperationErased: test.split_block_here
// CHECK-NEXT: notifyOperationInserted: test.x, was last in block
// CHECK-NEXT: notifyBlockErased
// CHECK-NEXT: notifyBlockInserted into func.func: was unlinked
// CHECK-NEXT: notifyOperationInserted: test.foo, was unlinked
// CHECK-LABEL: func.func @regions
// CHECK-NEXT: "test.foo"() : () -> ()
// CHECK-NEXT: ^bb1:  // no predecessors
// CHECK-NEXT: "test.clone_region_before"() ({
// CHECK-NEXT: "test.foo"() : () -> ()
// CHECK-NEXT: }) {was_cloned} : () -> ()
// CHECK-NEXT: "test.w"() ({
// CHECK-NEXT: "test.x"() : () -> ()
// CHECK-NEXT: "test.inline_blocks_into_parent"() ({
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: ^bb1:  // no predecessors
// CHECK-NEXT: "test.new_op"() : () -> ()
// CHECK-NEXT: "test.y"() : () -> ()
// CHECK-NEXT: }) : () -> ()
func.func @regions() {
  "test.clone_region_before"() ({
    "test.foo"() : () -> ()
  }) : () -> ()
  "test.w"() ({
    "test.inline_blocks_into_parent"() ({
      "test.x"() : () -> ()
    }) : () -> ()
    "test.split_block_here"() : () -> ()
    "test.y"() : () -> ()
  }) : () -> ()
  return
}
