// RUN: mlir-opt %s --split-input-file --test-merge-blocks --verify-diagnostics | FileCheck %s
// SPDX-License-Identifier: Apache-2.0

// CHECK-LABEL: func.func @two
// CHECK-SAME: (%[[I:.*]]: i32)
// CHECK-NEXT:    "test.merge_blocks"() ({
// CHECK-NEXT: "test.type_consumer"(%[[I]]) : (i32) -> ()
// CHECK-NEXT:      "test.return"() : () -> ()
func.func @two(%i: i32) {
  "test.merge_blocks"() ({
    "test.br"(%i)[^bb1] : (i32) -> ()
  ^bb1(%x: i32):
    "test.type_consumer"(%x) : (i32) -> ()
    "test.return"() : () -> ()
  }) : () -> ()
  "test.return"() : () -> ()
}

// -----

// CHECK-LABEL: func.func @nested
// CHECK-NEXT:    "test.SingleBlockImplicitTerminator"() ({
// CHECK-NEXT: %[[TYPE_PRODUCER:.*]] = "test.type_producer"() : () -> i32
// CHECK-NEXT: "test.type_consumer"(%[[TYPE_PRODUCER]]) : (i32) -> ()
// CHECK-NEXT:      "test.finish"() : () -> ()
// CHECK-NEXT:    }) : () -> ()
func.func @nested() {
  "test.SingleBlockImplicitTerminator"() ({
    %0 = "test.type_producer"() : () -> i32
    "test.SingleBlockImplicitTerminator"() ({
      "test.SingleBlockImplicitTerminator"() ({
        "test.type_consumer"(%0) : (i32) -> ()
        "test.finish"() : () -> ()
      }) : () -> ()
      "test.finish"() : () -> ()
    }) : () -> ()
    "test.finish"() : () -> ()
  }) : () -> ()
  "test.return"() : () -> ()
}

// -----

// The merge of blocks is undone.

// CHECK-LABEL: func.func @undone
// CHECK-SAME: (%[[I:.*]]: i32)
// CHECK: "test.br"(%[[I]])[^bb1] : (i32) -> ()
// CHECK-NEXT: ^bb1(%{{.*}}: i32):
func.func @undone(%i: i32) {
  // expected-remark@+1 {{op 'test.undo_blocks_merge' is not legalizable}}
  "test.undo_blocks_merge"() ({
    // expected-error@+1 {{failed to legalize operation 'test.br' that was explicitly marked illegal}}
    "test.br"(%i)[^bb1] : (i32) -> ()
  ^bb1(%x: i32):
    "test.type_consumer"(%x) : (i32) -> ()
    "test.return"() : () -> ()
  }) : () -> ()
  "test.return"() : () -> ()
}
