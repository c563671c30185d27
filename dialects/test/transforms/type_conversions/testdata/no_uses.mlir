// RUN: mlir-opt %s --allow-unregistered-dialect --test-target-materialization-with-no-uses | FileCheck %s
// SPDX-License-Identifier: Apache-2.0

// CHECK-LABEL: func.func @once(
// CHECK-SAME:    %[[A:.*]]: i16) -> i64
// CHECK-NEXT:    %[[C:.*]] = "test.cast"(%[[A]]) : (i16) -> i64
// CHECK-NEXT:    return %[[C]]
func.func @once(%a: i16) -> i64 {
  %0 = "test.type_changer"(%a) : (i16) -> i64
  return %0 : i64
}

// CHECK-LABEL: func.func @unused
// CHECK-NEXT:    return
func.func @unused(%a: i16) {
  %0 = "test.type_changer"(%a) : (i16) -> i64
  %1 = "test.type_changer"(%0) : (i64) -> i32
  return
}
