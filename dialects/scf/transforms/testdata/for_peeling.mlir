// SPDX-License-Identifier: Apache-2.0
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --scf-for-loop-peeling | FileCheck %s

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
// CHECK: %0 = arith.maxsi %arg1, %arg0 : index
// CHECK: %1 = arith.subi %0, %arg0 : index
// CHECK: %2 = arith.remui %1, %arg2 : index
// CHECK: %3 = arith.subi %0, %2 : index
// CHECK: %4 = scf.for %arg4 = %arg0 to %3 step %arg2 iter_args(%arg5 = %arg3) -> (f32) {
// CHECK: %6 = arith.addi %arg4, %arg4 : index
// CHECK: %7 = "t.use"(%6, %arg5) : (index, f32) -> f32
// CHECK: %8 = arith.maxsi %arg4, %arg0 : index
// CHECK: %9 = arith.subi %8, %arg0 : index
// CHECK: %10 = arith.remui %9, %arg2 : index
// CHECK: %11 = arith.subi %8, %10 : index
// CHECK: scf.for %arg6 = %arg0 to %11 step %arg2 {
// CHECK: %12 = arith.addi %arg6, %arg4 : index
// CHECK: "t.use"(%12) : (index) -> ()
// CHECK: }
// CHECK: scf.for %arg6 = %11 to %arg4 step %arg2 {
// CHECK: %12 = arith.addi %arg6, %arg4 : index
// CHECK: "t.use"(%12) : (index) -> ()
// CHECK: }
// CHECK: scf.yield %7 : f32
// CHECK: } {foo}
// CHECK: %5 = scf.for %arg4 = %3 to %arg1 step %arg2 iter_args(%arg5 = %4) -> (f32) {
// CHECK: %6 = arith.addi %arg4, %arg4 : index
// CHECK: %7 = "t.use"(%6, %arg5) : (index, f32) -> f32
// CHECK: %8 = arith.maxsi %arg4, %arg0 : index
// CHECK: %9 = arith.subi %8, %arg0 : index
// CHECK: %10 = arith.remui %9, %arg2 : index
// CHECK: %11 = arith.subi %8, %10 : index
// CHECK: scf.for %arg6 = %arg0 to %11 step %arg2 {
// CHECK: %12 = arith.addi %arg6, %arg4 : index
// CHECK: "t.use"(%12) : (index) -> ()
// CHECK: }
// CHECK: scf.for %arg6 = %11 to %arg4 step %arg2 {
// CHECK: %12 = arith.addi %arg6, %arg4 : index
// CHECK: "t.use"(%12) : (index) -> ()
// CHECK: }
// CHECK: scf.yield %7 : f32
// CHECK: } {foo}
// CHECK: return %5 : f32
// CHECK: }
