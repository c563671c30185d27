// RUN: mlir-opt %s --arith-unsigned-when-equivalent | FileCheck %s

// CHECK-LABEL: func @convert
// CHECK: arith.divui
// CHECK: arith.ceildivui
// CHECK: arith.divui
// CHECK: arith.remui
// CHECK: arith.minui
// CHECK: arith.maxui
// CHECK: arith.extui
// CHECK: arith.cmpi ult
func.func @convert(%a: i32) -> (i64, i1) {
  %c7 = arith.constant 7 : i32
  %x = arith.andi %a, %c7 : i32
  %0 = arith.divsi %x, %c7 : i32
  %1 = arith.ceildivsi %x, %c7 : i32
  %2 = arith.floordivsi %x, %c7 : i32
  %3 = arith.remsi %x, %c7 : i32
  %4 = arith.minsi %x, %c7 : i32
  %5 = arith.maxsi %x, %c7 : i32
  %6 = arith.extsi %x : i32 to i64
  %7 = arith.cmpi slt, %x, %c7 : i32
  return %6, %7 : i64, i1
}

// CHECK-LABEL: func @may_be_negative
// CHECK: arith.divsi
// CHECK: arith.cmpi slt
func.func @may_be_negative(%a: i32) -> (i32, i1) {
  %c7 = arith.constant 7 : i32
  %0 = arith.divsi %a, %c7 : i32
  %1 = arith.cmpi slt, %0, %c7 : i32
  return %0, %1 : i32, i1
}
