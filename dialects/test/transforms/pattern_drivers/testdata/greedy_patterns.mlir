// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --test-greedy-patterns | FileCheck %s
// SPDX-License-Identifier: Apache-2.0

// New operations are folded; constants are hoisted and deduplicated.

// CHECK-LABEL: func.func @fold
// CHECK-SAME: (%[[X:.*]]: i32)
// CHECK-NEXT: %[[C3_I32:.*]] = arith.constant 3 : i32
// CHECK-NEXT: %[[TRUE:.*]] = arith.constant true
// CHECK-NEXT: %[[CAST:.*]] = "test.cast"(%[[TRUE]]) : (i1) -> i32
// CHECK-NEXT: "u.first"() : () -> ()
// CHECK-NEXT: %[[OP_IN_PLACE_FOLD:.*]] = "test.op_in_place_fold"(%[[C3_I32]]) <{attr = 3 : i32}> : (i32) -> i32
// CHECK-NEXT: %[[OP_COMMUTATIVE2:.*]] = "test.op_commutative2"(%[[X]], %[[C3_I32]]) : (i32, i32) -> i32
// CHECK-NEXT: "u.use"(%[[OP_IN_PLACE_FOLD]], %[[CAST]], %[[OP_COMMUTATIVE2]], %[[C3_I32]]) : (i32, i32, i32, i32) -> ()
func.func @fold(%x: i32) {
  "u.first"() : () -> ()
  %c = arith.constant 3 : i32
  %d = arith.constant 3 : i32
  %0 = "test.op_in_place_fold_anchor"(%c) : (i32) -> i32
  %1 = "test.cast"(%x) {test_fold_before_previously_folded_op} : (i32) -> i32
  %2 = "test.op_commutative2"(%x, %d) : (i32, i32) -> i32
  %3 = "test.op_commutative2"(%2, %x) : (i32, i32) -> i32
  "u.use"(%0, %1, %2, %3) : (i32, i32, i32, i32) -> ()
  return
}

// -----

// The driver iterates until nothing changes.

// CHECK-LABEL: func.func @again
// CHECK-NEXT: "test.any_attr_of_i32_str"() <{attr = 3 : i32}> : () -> ()
// CHECK-NEXT: "test.any_attr_of_i32_str"() <{attr = 4 : i32}> : () -> ()
// CHECK-NEXT: %[[MAYBE_ELIGIBLE_OP:.*]] = "foo.maybe_eligible_op"() {eligible} : () -> index
// CHECK-NEXT: "test.one_region_op"() ({
// CHECK-NEXT: "test.return"(%[[MAYBE_ELIGIBLE_OP]]) : (index) -> ()
func.func @again() {
  "test.any_attr_of_i32_str"() {attr = -2 : i32} : () -> ()
  "test.any_attr_of_i32_str"() {attr = 4 : i32} : () -> ()
  "test.one_region_op"() ({
    %0 = "foo.maybe_eligible_op"() : () -> index
    "test.return"(%0) : (index) -> ()
  }) : () -> ()
  return
}
