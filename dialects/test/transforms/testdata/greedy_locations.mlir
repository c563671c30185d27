// RUN: mlir-opt %s --allow-unregistered-dialect --test-greedy-patterns --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s
// SPDX-License-Identifier: Apache-2.0

// Locations in rules: of one operation, of all operations, by name, and fused.

// CHECK-LABEL: func.func @locations
// CHECK-NEXT: %0 = "test.loc_src"(%arg0) : (i32) -> i32 loc("a")
// CHECK-NEXT: %1 = "test.loc_src"(%0) : (i32) -> i32 loc("b")
// CHECK-NEXT: %2 = "test.loc_dst"(%arg0) : (i32) -> i32 loc("c")
// CHECK-NEXT: %3 = "test.loc_dst"(%2) : (i32) -> i32 loc("named")
// CHECK-NEXT: %4 = "test.loc_dst"(%3) : (i32) -> i32 loc(fused<"fused">["b", "a"])
// CHECK-NEXT: "test.loc_dst_no_res"(%0) : (i32) -> () loc("d")
// CHECK-NEXT: %5 = "test.either_helper_op_a"(%arg0) : (i32) -> i32 loc("e")
// CHECK-NEXT: %6 = "test.either_helper_op_b"(%arg0) : (i32) -> i32 loc("f")
// CHECK-NEXT: %7 = "test.either_op_b"(%arg0, %arg0) : (i32, i32) -> i32 loc(fused["g", "e", "f"])
// CHECK-NEXT: "u.use"(%7) : (i32) -> () loc("h")
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
