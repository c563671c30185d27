// RUN: mlir-opt %s --allow-unregistered-dialect --test-greedy-patterns --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s
// SPDX-License-Identifier: Apache-2.0

// Locations in rules: of one operation, of all operations, by name, and fused.

// CHECK-LABEL: func.func @locations(
// CHECK-SAME: %[[X:.*]]: i32 loc
// CHECK-NEXT: %[[A:.*]] = "test.loc_src"(%[[X]]) : (i32) -> i32 loc("a")
// CHECK-NEXT: "test.loc_src"(%[[A]]) : (i32) -> i32 loc("b")
// CHECK-NEXT: %[[C:.*]] = "test.loc_dst"(%[[X]]) : (i32) -> i32 loc("c")
// CHECK-NEXT: %[[NAMED:.*]] = "test.loc_dst"(%[[C]]) : (i32) -> i32 loc("named")
// CHECK-NEXT: "test.loc_dst"(%[[NAMED]]) : (i32) -> i32 loc(fused<"fused">["b", "a"])
// CHECK-NEXT: "test.loc_dst_no_res"(%[[A]]) : (i32) -> () loc("d")
// CHECK-NEXT: "test.either_helper_op_a"(%[[X]]) : (i32) -> i32 loc("e")
// CHECK-NEXT: "test.either_helper_op_b"(%[[X]]) : (i32) -> i32 loc("f")
// CHECK-NEXT: %[[EITHER:.*]] = "test.either_op_b"(%[[X]], %[[X]]) : (i32, i32) -> i32 loc(fused["g", "e", "f"])
// CHECK-NEXT: "u.use"(%[[EITHER]]) : (i32) -> () loc("h")
func.func @locations(%x: i32) {
  %0 = "test.loc_src"(%x) : (i32) -> i32 loc("a")
  %1 = "test.loc_src"(%0) : (i32) -> i32 loc("b")
  %2 = "test.loc_src"(%1) : (i32) -> i32 loc("c")
  "test.loc_src_no_res"(%2) : (i32) -> () loc("d")
  %3 = "test.either_helper_op_a"(%x) : (i32) -> i32 loc("e")
  %4 = "test.either_helper_op_b"(%x) : (i32) -> i32 loc("f")
  %5 = "test.either_op_b"(%4, %3) : (i32, i32) -> i32 loc("g")
  "u.use"(%5) : (i32) -> () loc("h")
} loc("i")
