// RUN: mlir-opt %s --canonicalize | FileCheck %s

// 0x10001 is 1 in 16 bits and in 8 bits, and does not fit in 8 bits.
// CHECK-LABEL: func @inner_has_none
// CHECK: arith.trunci %{{.*}} : i32 to i8
func.func @inner_has_none(%x: i32) -> i8 {
  %a = arith.trunci %x : i32 to i16
  %b = arith.trunci %a overflow<nsw, nuw> : i16 to i8
  return %b : i8
}

// CHECK-LABEL: func @both
// CHECK: arith.trunci %{{.*}} overflow<nuw> : i32 to i8
func.func @both(%x: i32) -> i8 {
  %a = arith.trunci %x overflow<nsw, nuw> : i32 to i16
  %b = arith.trunci %a overflow<nuw> : i16 to i8
  return %b : i8
}

// CHECK-LABEL: func @extension_between
// CHECK: arith.trunci %{{.*}} : i32 to i8
func.func @extension_between(%x: i32) -> i8 {
  %a = arith.trunci %x : i32 to i16
  %b = arith.extsi %a : i16 to i64
  %c = arith.trunci %b overflow<nuw> : i64 to i8
  return %c : i8
}
