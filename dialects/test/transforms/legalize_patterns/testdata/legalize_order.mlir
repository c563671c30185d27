// RUN: mlir-opt %s --split-input-file --test-legalize-patterns 2>/dev/null | FileCheck %s
// SPDX-License-Identifier: Apache-2.0

// New operations are replaced after the root.

// CHECK:      notifyOperationInserted: test.illegal_op_f, was unlinked
// CHECK-NEXT: notifyOperationInserted: test.legal_op_b, was unlinked
// CHECK-NEXT: notifyOperationReplaced: test.replace_non_root
// CHECK-NEXT: notifyOperationModified: func.return
// CHECK-NEXT: notifyOperationErased: test.replace_non_root
// CHECK-NEXT: notifyOperationReplaced: test.illegal_op_f
func.func @replaced() -> i32 {
  %0 = "test.replace_non_root"() : () -> i32
  return %0 : i32
}

// -----

// A consumer of one value that is not converted to f64 is erased.

// CHECK-LABEL: func.func @one(
// CHECK-NEXT:    return
func.func @one(%a: i32) {
  "test.type_consumer"(%a) : (i32) -> ()
  return
}

// -----

// CHECK-LABEL: func.func @two(
// CHECK-NEXT:    "test.type_consumer"
func.func @two(%a: f32) {
  "test.type_consumer"(%a) : (f32) -> ()
  return
}
