// RUN: mlir-opt %s --arith-int-range-narrowing=int-bitwidths-supported=8 | FileCheck %s

// An operation becomes narrower only if it means the same with fewer bits.

// 200 fits into 8 bits without a sign only: it is -56 with one.

// CHECK-LABEL: func.func @signed_of_unsigned(
// CHECK: arith.divsi %{{.*}} : i32
// CHECK: arith.remsi %{{.*}} : i32
// CHECK: arith.floordivsi %{{.*}} : i32
// CHECK: arith.shrsi %{{.*}} : i32
// CHECK: arith.minsi %{{.*}} : i32
// CHECK: arith.cmpi slt, %{{.*}} : i32
// CHECK: arith.cmpi ult, %{{.*}} : i8
func.func @signed_of_unsigned(%x: i8)
    -> (i32, i32, i32, i32, i32, i1, i1) {
  %c3 = arith.constant 3 : i32
  %c100 = arith.constant 100 : i32
  %w = arith.extui %x : i8 to i32
  %0 = arith.divsi %w, %c3 : i32
  %1 = arith.remsi %w, %c3 : i32
  %2 = arith.floordivsi %w, %c3 : i32
  %3 = arith.shrsi %w, %c3 : i32
  %4 = arith.minsi %w, %c100 : i32
  %5 = arith.cmpi slt, %w, %c100 : i32
  %6 = arith.cmpi ult, %w, %c100 : i32
  return %0, %1, %2, %3, %4, %5, %6 : i32, i32, i32, i32, i32, i1, i1
}

// The remainder of -1 is that of 2^32 - 1, not of 2^8 - 1.

// CHECK-LABEL: func.func @unsigned_of_signed(
// CHECK: arith.remui %{{.*}} : i32
// CHECK: arith.minui %{{.*}} : i8
func.func @unsigned_of_signed(%x: i8) -> (i32, i32) {
  %c11 = arith.constant 11 : i32
  %w = arith.extsi %x : i8 to i32
  %0 = arith.remui %w, %c11 : i32
  %1 = arith.minui %w, %c11 : i32
  return %0, %1 : i32, i32
}

// A shift by 10 gives 0, by 8 bits or more of 8 poison.

// CHECK-LABEL: func.func @shifts(
// CHECK: arith.shrui %{{.*}} : i32
// CHECK: arith.shrui %{{.*}} : i8
func.func @shifts(%x: i8) -> (i32, i32) {
  %c10 = arith.constant 10 : i32
  %c3 = arith.constant 3 : i32
  %w = arith.extui %x : i8 to i32
  %0 = arith.shrui %w, %c10 : i32
  %1 = arith.shrui %w, %c3 : i32
  return %0, %1 : i32, i32
}

// 100 + 100 fits into 8 bits without a sign.

// CHECK-LABEL: func.func @flags(
// CHECK: arith.addi %{{.*}} overflow<nuw> : i8
// CHECK: arith.addi %{{.*}} overflow<nsw> : i8
func.func @flags(%x: i7, %y: i7) -> (i32, i32) {
  %ux = arith.extui %x : i7 to i32
  %uy = arith.extui %y : i7 to i32
  %0 = arith.addi %ux, %uy overflow<nsw, nuw> : i32
  %sx = arith.extsi %x : i7 to i32
  %sy = arith.extsi %y : i7 to i32
  %1 = arith.addi %sx, %sy overflow<nsw, nuw> : i32
  return %0, %1 : i32, i32
}

// The remainder of -128 by -1 is 0 with 32 bits, undefined with 8.

// CHECK-LABEL: func.func @least(
// CHECK: arith.remsi %{{.*}} : i32
// CHECK: arith.remsi %{{.*}} : i8
func.func @least(%x: i8) -> (i32, i32) {
  %m1 = arith.constant -1 : i32
  %c11 = arith.constant 11 : i32
  %w = arith.extsi %x : i8 to i32
  %0 = arith.remsi %w, %m1 : i32
  %1 = arith.remsi %w, %c11 : i32
  return %0, %1 : i32, i32
}
