// RUN: mlir-opt %s --convert-math-to-funcs=convert-ctlz | FileCheck %s
// SPDX-License-Identifier: Apache-2.0

// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[N:.*]]: i8, %[[I:.*]]: index)
// CHECK-NEXT: call @__mlir_math_ctlz_i8(%[[N]]) : (i8) -> i8
// CHECK-NEXT: math.ctlz %[[I]] : index
func.func @f(%n: i8, %i: index) -> (i8, index) {
  %0 = math.ctlz %n : i8
  %1 = math.ctlz %i : index
  return %0, %1 : i8, index
}

// CHECK-LABEL: func.func private @__mlir_math_ctlz_i8(
// CHECK-SAME: %[[ARG0:.*]]: i8) -> i8 attributes {llvm.linkage = #llvm.linkage<linkonce_odr>} {
// CHECK-NEXT: %[[WIDTH:.*]] = arith.constant 8 : i8
// CHECK-NEXT: %[[ZERO:.*]] = arith.constant 0 : i8
// CHECK-NEXT: %[[ISZERO:.*]] = arith.cmpi eq, %[[ARG0]], %[[ZERO]] : i8
// CHECK-NEXT: %[[R:.*]] = scf.if %[[ISZERO]] -> (i8) {
// CHECK-NEXT:   scf.yield %[[WIDTH]] : i8
// CHECK-NEXT: } else {
// CHECK-NEXT:   %[[FIRST:.*]] = arith.constant 1 : index
// CHECK-NEXT:   %[[ONE:.*]] = arith.constant 1 : i8
// CHECK-NEXT:   %[[END:.*]] = arith.constant 8 : index
// CHECK-NEXT:   %[[NONE:.*]] = arith.constant 0 : i8
// CHECK-NEXT: %[[LOOP:.*]]:2 = scf.for %{{.*}} = %[[FIRST]] to %[[END]] step %[[FIRST]] iter_args(%[[X:.*]] = %[[ARG0]], %[[N:.*]] = %[[NONE]]) -> (i8, i8) {
// CHECK-NEXT:     %[[DONE:.*]] = arith.cmpi slt, %[[X]], %[[ZERO]] : i8
// CHECK-NEXT:     %[[STEP:.*]]:2 = scf.if %[[DONE]] -> (i8, i8) {
// CHECK-NEXT:       scf.yield %[[X]], %[[N]] : i8, i8
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[MORE:.*]] = arith.addi %[[N]], %[[ONE]] : i8
// CHECK-NEXT:       %[[SHIFTED:.*]] = arith.shli %[[X]], %[[ONE]] : i8
// CHECK-NEXT:       scf.yield %[[SHIFTED]], %[[MORE]] : i8, i8
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.yield %[[STEP]]#0, %[[STEP]]#1 : i8, i8
// CHECK-NEXT:   }
// CHECK-NEXT:   scf.yield %[[LOOP]]#1 : i8
// CHECK-NEXT: }
// CHECK-NEXT: return %[[R]] : i8
