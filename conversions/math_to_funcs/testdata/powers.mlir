// RUN: mlir-opt %s --convert-math-to-funcs | FileCheck %s
// RUN: mlir-opt %s --convert-math-to-funcs=min-width-of-fpowi-exponent=33 | FileCheck %s --check-prefix=WIDE
// SPDX-License-Identifier: Apache-2.0

// CHECK-LABEL: func.func @powers(
// CHECK-SAME: %[[N:.*]]: i32, %[[X:.*]]: f32, %{{.*}}: f16, %{{.*}}: i64)
// CHECK-NEXT: call @__mlir_math_ipowi_i32(%[[N]], %[[N]]) : (i32, i32) -> i32
// CHECK-NEXT: call @__mlir_math_ipowi_i32(
// CHECK-NEXT: call @__mlir_math_fpowi_f32_i32(%[[X]], %[[N]]) : (f32, i32) -> f32
// CHECK-NEXT: call @__mlir_math_fpowi_f16_i64(
// WIDE-LABEL: func.func @powers(
// WIDE-SAME: %[[N:.*]]: i32, %[[X:.*]]: f32, %{{.*}}: f16, %{{.*}}: i64)
// WIDE: math.fpowi %[[X]], %[[N]] : f32, i32
// WIDE-NEXT: call @__mlir_math_fpowi_f16_i64(
func.func @powers(%n: i32, %x: f32, %y: f16, %m: i64) -> (i32, f32, f16) {
  %0 = math.ipowi %n, %n : i32
  %1 = math.ipowi %0, %n : i32
  %2 = math.fpowi %x, %n : f32, i32
  %3 = math.fpowi %y, %m : f16, i64
  return %1, %2, %3 : i32, f32, f16
}

// CHECK-LABEL: func.func @left(
// CHECK-SAME: %[[N:.*]]: i8, %[[X:.*]]: f32)
// CHECK-NEXT: math.ctlz %[[N]] : i8
// CHECK-NEXT: math.exp %[[X]] : f32
func.func @left(%n: i8, %x: f32) -> (i8, f32) {
  %0 = math.ctlz %n : i8
  %1 = math.exp %x : f32
  return %0, %1 : i8, f32
}

// CHECK-LABEL: func.func private @__mlir_math_ipowi_i32(
// CHECK-SAME: %[[ARG0:.*]]: i32, %[[ARG1:.*]]: i32) -> i32 attributes {llvm.linkage = #llvm.linkage<linkonce_odr>} {
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : i32
// CHECK-NEXT: %[[C1:.*]] = arith.constant 1 : i32
// CHECK-NEXT: %[[MINUS:.*]] = arith.constant -1 : i32
// CHECK-NEXT: %[[ISZERO:.*]] = arith.cmpi eq, %[[ARG1]], %[[C0]] : i32
// CHECK-NEXT: cf.cond_br %[[ISZERO]], ^bb1, ^bb2
// CHECK: ^bb1:
// CHECK-NEXT: return %[[C1]]
// CHECK: ^bb2:
// CHECK-NEXT: %[[NEGATIVE:.*]] = arith.cmpi sle, %[[ARG1]], %[[C0]] : i32
// CHECK-NEXT: cf.cond_br %[[NEGATIVE]], ^bb3, ^bb12(%[[C1]], %[[ARG0]], %[[ARG1]] : i32, i32, i32)
// CHECK: ^bb4:
// CHECK-NEXT: %[[UNDEFINED:.*]] = arith.divsi %[[C1]], %[[C0]] : i32
// CHECK-NEXT: return %[[UNDEFINED]]
// CHECK: ^bb8:
// CHECK-NEXT: %[[BIT:.*]] = arith.andi %[[ARG1]], %[[C1]] : i32
// CHECK-NEXT: %[[ODD:.*]] = arith.cmpi ne, %[[BIT]], %[[C0]] : i32
// CHECK-NEXT: cf.cond_br %[[ODD]], ^bb9, ^bb10
// CHECK: ^bb9:
// CHECK-NEXT: return %[[MINUS]]
// CHECK: ^bb11:
// CHECK-NEXT: return %[[C0]]
// CHECK: ^bb12(%[[R:.*]]: i32, %[[S:.*]]: i32, %[[E:.*]]: i32):
// CHECK: ^bb13:
// CHECK-NEXT: %[[P:.*]] = arith.muli %[[R]], %[[S]] : i32
// CHECK-NEXT: cf.br ^bb14(%[[P]] : i32)
// CHECK: ^bb14(%[[NEXT:.*]]: i32):
// CHECK-NEXT: %[[HALF:.*]] = arith.shrui %[[E]], %[[C1]] : i32
// CHECK-NEXT: %[[DONE:.*]] = arith.cmpi eq, %[[HALF]], %[[C0]] : i32
// CHECK-NEXT: cf.cond_br %[[DONE]], ^bb15, ^bb16
// CHECK: ^bb15:
// CHECK-NEXT: return %[[NEXT]]
// CHECK: ^bb16:
// CHECK-NEXT: %[[SQUARE:.*]] = arith.muli %[[S]], %[[S]] : i32
// CHECK-NEXT: cf.br ^bb12(%[[NEXT]], %[[SQUARE]], %[[HALF]] : i32, i32, i32)

// CHECK-LABEL: func.func private @__mlir_math_fpowi_f32_i32(
// CHECK-SAME: %[[ARG0:.*]]: f32, %[[ARG1:.*]]: i32) -> f32
// CHECK-NEXT: %[[F1:.*]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : i32
// CHECK-NEXT: %[[C1:.*]] = arith.constant 1 : i32
// CHECK-NEXT: %[[MIN:.*]] = arith.constant -2147483648 : i32
// CHECK-NEXT: %[[MAX:.*]] = arith.constant 2147483647 : i32
// CHECK: ^bb2:
// CHECK-NEXT: %[[NEGATIVE:.*]] = arith.cmpi sle, %[[ARG1]], %[[C0]] : i32
// CHECK-NEXT: %[[LEAST:.*]] = arith.cmpi eq, %[[ARG1]], %[[MIN]] : i32
// CHECK-NEXT: %[[NEGATED:.*]] = arith.subi %[[C0]], %[[ARG1]] : i32
// CHECK-NEXT: %[[ABS:.*]] = arith.select %[[NEGATIVE]], %[[NEGATED]], %[[ARG1]] : i32
// CHECK-NEXT: %[[SIZE:.*]] = arith.select %[[LEAST]], %[[MAX]], %[[ABS]] : i32
// CHECK-NEXT: cf.br ^bb3(%[[F1]], %[[ARG0]], %[[SIZE]] : f32, f32, i32)
// CHECK: ^bb7(%[[R:.*]]: f32):
// CHECK-NEXT: cf.cond_br %[[LEAST]], ^bb8, ^bb9(%[[R]] : f32)
// CHECK: ^bb8:
// CHECK-NEXT: arith.mulf %[[R]], %[[ARG0]] : f32
// CHECK: ^bb9(%[[Q:.*]]: f32):
// CHECK-NEXT: cf.cond_br %[[NEGATIVE]], ^bb10, ^bb11(%[[Q]] : f32)
// CHECK: ^bb10:
// CHECK-NEXT: arith.divf %[[F1]], %[[Q]] : f32

// CHECK-LABEL: func.func private @__mlir_math_fpowi_f16_i64(
