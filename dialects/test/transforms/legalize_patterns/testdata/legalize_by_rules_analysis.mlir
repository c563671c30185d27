// RUN: mlir-opt %s --test-legalize-patterns="test-legalize-mode=analysis test-legalize-folding-mode=never" | FileCheck %s
// SPDX-License-Identifier: Apache-2.0

// The analysis notifies the listener of changes, but does not apply them.

// CHECK:       notifyOperationInserted: test.constant, was unlinked
// CHECK-NEXT:  notifyOperationReplaced: test.op_in_place_self_fold
// CHECK-NEXT:  notifyOperationModified: test.legal_op_d
// CHECK-NEXT:  notifyOperationErased: test.op_in_place_self_fold
// CHECK-LABEL: func.func @by_rule
// CHECK-NEXT: "test.op_in_place_self_fold"() : () -> i32
func.func @by_rule() {
  %0 = "test.op_in_place_self_fold"() : () -> i32
  "test.legal_op_d"(%0) : (i32) -> ()
  return
}
