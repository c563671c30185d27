// SPDX-License-Identifier: Apache-2.0
// RUN: mlir-opt %s --allow-unregistered-dialect --scf-for-loop-range-folding | FileCheck %s

// CHECK-LABEL: func.func @a(
// CHECK-SAME: %[[N:.*]]: i16
// CHECK: %[[U:.*]] = arith.index_castui %[[N]] : i16 to index
// CHECK: %[[L1:.*]] = arith.addi %{{.*}}, %{{.*}} : index
// CHECK: %[[U1:.*]] = arith.addi %[[U]], %{{.*}} : index
// CHECK: %[[L2:.*]] = arith.muli %{{.*}}, %[[L1]] : index
// CHECK: %[[U2:.*]] = arith.muli %{{.*}}, %[[U1]] : index
// CHECK: %[[S2:.*]] = arith.muli %{{.*}}, %{{.*}} : index
// CHECK: scf.for %[[I:.*]] = %[[L2]] to %[[U2]] step %[[S2]] {
// CHECK-NEXT: "t.use"(%[[I]]) : (index) -> ()
func.func @a(%n: i16) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x = arith.constant 5 : index
  %y = arith.constant 3 : index
  %u = arith.index_castui %n : i16 to index
  scf.for %i = %c0 to %u step %c1 {
    %0 = arith.addi %i, %x : index
    %1 = arith.muli %y, %0 : index
    "t.use"(%1) : (index) -> ()
  }
  return
}

// A negative factor turns the order of the bounds around; the sum of unknown
// numbers may overflow.
// CHECK-LABEL: func.func @not_folded(
// CHECK: scf.for %{{.*}} = %c0 to %{{.*}} step %c1 {
// CHECK-NEXT: arith.muli
// CHECK: scf.for %{{.*}} = %c0 to %{{.*}} step %c1 {
// CHECK-NEXT: arith.muli
// CHECK: scf.for %{{.*}} = %c0 to %{{.*}} step %c1 {
// CHECK-NEXT: arith.addi
func.func @not_folded(%n: i16, %x: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %minus = arith.constant -1 : index
  %u = arith.index_castui %n : i16 to index
  scf.for %i = %c0 to %u step %c1 {
    %0 = arith.muli %i, %minus : index
    "t.use"(%0) : (index) -> ()
  }
  scf.for %i = %c0 to %u step %c1 {
    %0 = arith.muli %i, %c0 : index
    "t.use"(%0) : (index) -> ()
  }
  scf.for %i = %c0 to %u step %c1 {
    %0 = arith.addi %i, %x : index
    "t.use"(%0) : (index) -> ()
  }
  return
}
