// RUN: mlir-opt %s --allow-unregistered-dialect --test-legalize-unknown-root-patterns | FileCheck %s
// SPDX-License-Identifier: Apache-2.0

// CHECK-LABEL: func.func @erased
// CHECK-NEXT:    return
func.func @erased(%x: i32) {
  "test.foo"(%x) : (i32) -> ()
  "test.region"() ({
    "test.a"() : () -> ()
  }) : () -> ()
  return
}
