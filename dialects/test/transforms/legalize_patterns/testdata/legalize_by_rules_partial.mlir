// RUN: mlir-opt %s --test-legalize-patterns="test-legalize-mode=partial test-legalize-folding-mode=never" | FileCheck %s
// SPDX-License-Identifier: Apache-2.0

// Rules are applied; folding is disabled.

// CHECK:       notifyOperationInserted: test.constant, was unlinked
// CHECK-NEXT:  notifyOperationReplaced: test.op_in_place_self_fold
// CHECK-NEXT:  notifyOperationModified: test.legal_op_d
// CHECK-NEXT:  notifyOperationErased: test.op_in_place_self_fold
// CHECK-LABEL: func.func @by_rule
// CHECK-NEXT: "test.constant"() <{value = 97 : i32}> : () -> i32
func.func @by_rule() {
  %0 = "test.op_in_place_self_fold"() : () -> i32
  "test.legal_op_d"(%0) : (i32) -> ()
  return
}
