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

// CHECK: #map = affine_map<()[s0, s1, s2] -> (s1 - (s1 - s0) mod s2)>
// CHECK-LABEL: func.func @b(
// CHECK: %0 = affine.apply #map()[%arg0, %arg1, %arg2]
// CHECK: %1 = scf.for %arg4 = %arg0 to %0 step %arg2 iter_args(%arg5 = %arg3) -> (f32) {
// CHECK: %3 = arith.addi %arg4, %arg4 : index
// CHECK: %4 = "t.use"(%3, %arg5) : (index, f32) -> f32
// CHECK: %5 = affine.apply #map()[%arg0, %arg4, %arg2]
// CHECK: scf.for %arg6 = %arg0 to %5 step %arg2 {
// CHECK: %6 = arith.addi %arg6, %arg4 : index
// CHECK: "t.use"(%6) : (index) -> ()
// CHECK: }
// CHECK: scf.for %arg6 = %5 to %arg4 step %arg2 {
// CHECK: %6 = arith.addi %arg6, %arg4 : index
// CHECK: "t.use"(%6) : (index) -> ()
// CHECK: }
// CHECK: scf.yield %4 : f32
// CHECK: } {foo}
// CHECK: %2 = scf.for %arg4 = %0 to %arg1 step %arg2 iter_args(%arg5 = %1) -> (f32) {
// CHECK: %3 = arith.addi %arg4, %arg4 : index
// CHECK: %4 = "t.use"(%3, %arg5) : (index, f32) -> f32
// CHECK: %5 = affine.apply #map()[%arg0, %arg4, %arg2]
// CHECK: scf.for %arg6 = %arg0 to %5 step %arg2 {
// CHECK: %6 = arith.addi %arg6, %arg4 : index
// CHECK: "t.use"(%6) : (index) -> ()
// CHECK: }
// CHECK: scf.for %arg6 = %5 to %arg4 step %arg2 {
// CHECK: %6 = arith.addi %arg6, %arg4 : index
// CHECK: "t.use"(%6) : (index) -> ()
// CHECK: }
// CHECK: scf.yield %4 : f32
// CHECK: } {foo}
// CHECK: return %2 : f32
// CHECK: }
