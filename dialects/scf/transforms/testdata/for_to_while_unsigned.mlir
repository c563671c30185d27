// SPDX-License-Identifier: Apache-2.0
// RUN: mlir-opt %s --allow-unregistered-dialect --scf-for-to-while | FileCheck %s

func.func @unsigned(%a: i8, %b: i8, %c: i8) {
  scf.for unsigned %i = %a to %b step %c : i8 {
    "use"(%i) : (i8) -> ()
  } {foo = 1 : i32}
  return
}

// CHECK-LABEL: func.func @unsigned(
// CHECK: %0 = scf.while (%arg3 = %arg0) : (i8) -> i8 {
// CHECK: %1 = arith.cmpi ult, %arg3, %arg1 : i8
// CHECK: scf.condition(%1) %arg3 : i8
// CHECK: } do {
// CHECK: ^bb0(%arg3: i8):
// CHECK: %1 = arith.addi %arg3, %arg2 : i8
// CHECK: "use"(%arg3) : (i8) -> ()
// CHECK: scf.yield %1 : i8
// CHECK: } attributes {foo = 1 : i32, unsignedCmp}
// CHECK: return
