// SPDX-License-Identifier: Apache-2.0
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --scf-for-loop-range-folding | FileCheck %s

func.func @a(%a: index, %b: index, %c: index, %x: index, %y: index, %m: memref<?xi32>) {
  scf.for %i = %a to %b step %c {
    %0 = arith.addi %i, %x : index
    %1 = arith.muli %y, %0 : index
    memref.load %m[%1] : memref<?xi32>
    "t.use"(%1) : (index) -> ()
  }
  return
}

// CHECK-LABEL: func.func @a(
// CHECK: %0 = arith.addi %arg0, %arg3 : index
// CHECK: %1 = arith.addi %arg1, %arg3 : index
// CHECK: %2 = arith.muli %arg4, %0 : index
// CHECK: %3 = arith.muli %arg4, %1 : index
// CHECK: %4 = arith.muli %arg4, %arg2 : index
// CHECK: scf.for %arg6 = %2 to %3 step %4 {
// CHECK: %5 = memref.load %arg5[%arg6] : memref<?xi32>
// CHECK: "t.use"(%arg6) : (index) -> ()
// CHECK: }
// CHECK: return
// CHECK: }
