// SPDX-License-Identifier: Apache-2.0
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --scf-for-to-while | FileCheck %s

func.func @b(%a: index, %b: index, %c: index, %x: f32) -> f32 {
  %r = scf.for %i = %a to %b step %c iter_args(%y = %x) -> f32 {
    %0 = arith.addi %i, %i : index
    %q = "t.use"(%0, %y) : (index, f32) -> f32
    scf.for %j = %a to %i step %c {
      %k = arith.addi %j, %i : index
      "t.use"(%k) : (index) -> ()
    }
    scf.yield %q : f32
  } {foo}
  return %r : f32
}

// CHECK-LABEL: func.func @b(
// CHECK: %0:2 = scf.while (%arg4 = %arg0, %arg5 = %arg3) : (index, f32) -> (index, f32) {
// CHECK: %1 = arith.cmpi slt, %arg4, %arg1 : index
// CHECK: scf.condition(%1) %arg4, %arg5 : index, f32
// CHECK: } do {
// CHECK: ^bb0(%arg4: index, %arg5: f32):
// CHECK: %1 = arith.addi %arg4, %arg2 : index
// CHECK: %2 = arith.addi %arg4, %arg4 : index
// CHECK: %3 = "t.use"(%2, %arg5) : (index, f32) -> f32
// CHECK: %4 = scf.while (%arg6 = %arg0) : (index) -> index {
// CHECK: %5 = arith.cmpi slt, %arg6, %arg4 : index
// CHECK: scf.condition(%5) %arg6 : index
// CHECK: } do {
// CHECK: ^bb0(%arg6: index):
// CHECK: %5 = arith.addi %arg6, %arg2 : index
// CHECK: %6 = arith.addi %arg6, %arg4 : index
// CHECK: "t.use"(%6) : (index) -> ()
// CHECK: scf.yield %5 : index
// CHECK: }
// CHECK: scf.yield %1, %3 : index, f32
// CHECK: } attributes {foo}
// CHECK: return %0#1 : f32
// CHECK: }
