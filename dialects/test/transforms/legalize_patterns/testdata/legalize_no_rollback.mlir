// RUN: mlir-opt %s --split-input-file --test-legalize-patterns=allow-pattern-rollback=0 2>/dev/null | FileCheck %s
// SPDX-License-Identifier: Apache-2.0

// Without rollback, notifications have the previous position of an operation.
// There are no notifications for the users of arguments.

// CHECK:      notifyBlockInserted into func.func: was unlinked
// CHECK-NEXT: notifyOperationInserted: test.recursive_rewrite, previous = test.return
// CHECK-NEXT: notifyOperationInserted: test.return, was last in block
// CHECK-NEXT: notifyBlockErased
// CHECK-NEXT: notifyOperationModified: func.func
func.func @moved(%a: i24) {
  test.recursive_rewrite 0
  "test.return"(%a) : (i24) -> ()
}
