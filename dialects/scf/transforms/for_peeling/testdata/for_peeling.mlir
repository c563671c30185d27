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
// CHECK: %[[MAXSI:[a-z0-9]+]] = arith.maxsi %[[ARG:[a-z0-9]+]], %[[ARG_1:[a-z0-9]+]] : index
// CHECK: %[[SUBI:[a-z0-9]+]] = arith.subi %[[MAXSI]], %[[ARG_1]] : index
// CHECK: %[[REMUI:[a-z0-9]+]] = arith.remui %[[SUBI]], %[[ARG_2:[a-z0-9]+]] : index
// CHECK: %[[SUBI_1:[a-z0-9]+]] = arith.subi %[[MAXSI]], %[[REMUI]] : index
// CHECK: %[[FOR:[a-z0-9]+]] = scf.for %[[IV:[a-z0-9]+]] = %[[ARG_1]] to %[[SUBI_1]] step %[[ARG_2]] iter_args(%[[ACC:[a-z0-9]+]] = %[[ARG_3:[a-z0-9]+]]) -> (f32) {
// CHECK: %[[ADDI:[a-z0-9]+]] = arith.addi %[[IV]], %[[IV]] : index
// CHECK: %[[USE:[a-z0-9]+]] = "t.use"(%[[ADDI]], %[[ACC]]) : (index, f32) -> f32
// CHECK: %[[MAXSI_1:[a-z0-9]+]] = arith.maxsi %[[IV]], %[[ARG_1]] : index
// CHECK: %[[SUBI_2:[a-z0-9]+]] = arith.subi %[[MAXSI_1]], %[[ARG_1]] : index
// CHECK: %[[REMUI_1:[a-z0-9]+]] = arith.remui %[[SUBI_2]], %[[ARG_2]] : index
// CHECK: %[[SUBI_3:[a-z0-9]+]] = arith.subi %[[MAXSI_1]], %[[REMUI_1]] : index
// CHECK: scf.for %[[IV_1:[a-z0-9]+]] = %[[ARG_1]] to %[[SUBI_3]] step %[[ARG_2]] {
// CHECK: %[[ADDI_1:[a-z0-9]+]] = arith.addi %[[IV_1]], %[[IV]] : index
// CHECK: "t.use"(%[[ADDI_1]]) : (index) -> ()
// CHECK: }
// CHECK: scf.for %[[IV_2:[a-z0-9]+]] = %[[SUBI_3]] to %[[IV]] step %[[ARG_2]] {
// CHECK: %[[ADDI_2:[a-z0-9]+]] = arith.addi %[[IV_2]], %[[IV]] : index
// CHECK: "t.use"(%[[ADDI_2]]) : (index) -> ()
// CHECK: }
// CHECK: scf.yield %[[USE]] : f32
// CHECK: } {foo}
// CHECK: %[[FOR_1:[a-z0-9]+]] = scf.for %[[IV_3:[a-z0-9]+]] = %[[SUBI_1]] to %[[ARG]] step %[[ARG_2]] iter_args(%[[ACC_1:[a-z0-9]+]] = %[[FOR]]) -> (f32) {
// CHECK: %[[ADDI_3:[a-z0-9]+]] = arith.addi %[[IV_3]], %[[IV_3]] : index
// CHECK: %[[USE_1:[a-z0-9]+]] = "t.use"(%[[ADDI_3]], %[[ACC_1]]) : (index, f32) -> f32
// CHECK: %[[MAXSI_2:[a-z0-9]+]] = arith.maxsi %[[IV_3]], %[[ARG_1]] : index
// CHECK: %[[SUBI_4:[a-z0-9]+]] = arith.subi %[[MAXSI_2]], %[[ARG_1]] : index
// CHECK: %[[REMUI_2:[a-z0-9]+]] = arith.remui %[[SUBI_4]], %[[ARG_2]] : index
// CHECK: %[[SUBI_5:[a-z0-9]+]] = arith.subi %[[MAXSI_2]], %[[REMUI_2]] : index
// CHECK: scf.for %[[IV_4:[a-z0-9]+]] = %[[ARG_1]] to %[[SUBI_5]] step %[[ARG_2]] {
// CHECK: %[[ADDI_4:[a-z0-9]+]] = arith.addi %[[IV_4]], %[[IV_3]] : index
// CHECK: "t.use"(%[[ADDI_4]]) : (index) -> ()
// CHECK: }
// CHECK: scf.for %[[IV_5:[a-z0-9]+]] = %[[SUBI_5]] to %[[IV_3]] step %[[ARG_2]] {
// CHECK: %[[ADDI_5:[a-z0-9]+]] = arith.addi %[[IV_5]], %[[IV_3]] : index
// CHECK: "t.use"(%[[ADDI_5]]) : (index) -> ()
// CHECK: }
// CHECK: scf.yield %[[USE_1]] : f32
// CHECK: } {foo}
// CHECK: return %[[FOR_1]] : f32
// CHECK: }
