// RUN: mlir-opt %s --canonicalize | FileCheck %s

// Numbers that lists of bounds or sets of numbers may reserve.

// CHECK-LABEL: func @forall
// CHECK: %[[marker:.*]] = arith.constant -9223372036854775808 : index
// CHECK: scf.forall (%{{.*}}) = (%[[marker]]) to (%{{.*}}) step (1)
func.func @forall(%n: index) {
  %c = arith.constant -9223372036854775808 : index
  scf.forall (%i) = (%c) to (%n) step (1) {
    "test.use"(%i) : (index) -> ()
  }
  return
}

// CHECK-LABEL: func @index_switch
// CHECK: case 9223372036854775807
// CHECK: case -9223372036854775808
func.func @index_switch(%i: index, %a: i32, %b: i32) -> i32 {
  %r = scf.index_switch %i -> i32
  case 9223372036854775807 {
    scf.yield %a : i32
  }
  case -9223372036854775808 {
    scf.yield %b : i32
  }
  case 9223372036854775806 {
    scf.yield %a : i32
  }
  default {
    scf.yield %b : i32
  }
  return %r : i32
}
