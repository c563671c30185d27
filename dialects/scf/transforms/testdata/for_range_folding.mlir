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
// CHECK-SAME: %[[A:.*]]: index, %[[B:.*]]: index, %[[C:.*]]: index, %[[X:.*]]: index, %[[Y:.*]]: index, %[[M:.*]]: memref<?xi32>)
// CHECK: %[[SUM:.*]] = arith.addi %[[A]], %[[X]] : index
// CHECK: %[[SUM_1:.*]] = arith.addi %[[B]], %[[X]] : index
// CHECK: %[[PRODUCT:.*]] = arith.muli %[[Y]], %[[SUM]] : index
// CHECK: %[[PRODUCT_1:.*]] = arith.muli %[[Y]], %[[SUM_1]] : index
// CHECK: %[[PRODUCT_2:.*]] = arith.muli %[[Y]], %[[C]] : index
// CHECK: scf.for %[[IV:.*]] = %[[PRODUCT]] to %[[PRODUCT_1]] step %[[PRODUCT_2]] {
// CHECK: memref.load %[[M]][%[[IV]]] : memref<?xi32>
// CHECK: "t.use"(%[[IV]]) : (index) -> ()
// CHECK: }
// CHECK: return
// CHECK: }
