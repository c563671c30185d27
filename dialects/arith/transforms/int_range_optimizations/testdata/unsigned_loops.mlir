// RUN: mlir-opt %s --int-range-optimizations | FileCheck %s

// Induction variables of unsigned loops: 200 is less than 250, although it is
// negative as a signed number, and so are numbers up to 200 not less than 0.

// CHECK-LABEL: func.func @from_200(
// CHECK: scf.for unsigned %[[I:[a-z0-9]+]] =
// CHECK: scf.yield %[[I]]
func.func @from_200() -> i8 {
  %c0 = arith.constant 0 : i8
  %c1 = arith.constant 1 : i8
  %c100 = arith.constant 100 : i8
  %c200 = arith.constant -56 : i8
  %r = scf.for unsigned %i = %c100 to %c200 step %c1
      iter_args(%a = %c0) -> (i8) : i8 {
    scf.yield %i : i8
  }
  return %r : i8
}

// CHECK-LABEL: func.func @up_to_unknown(
// CHECK: scf.for unsigned %[[I:[a-z0-9]+]] =
// CHECK: %[[S:.*]] = arith.cmpi slt, %[[I]], %
// CHECK: func.call @take(%[[S]])
func.func @up_to_unknown(%n: i8) {
  %c0 = arith.constant 0 : i8
  %c1 = arith.constant 1 : i8
  scf.for unsigned %i = %c0 to %n step %c1 : i8 {
    %s = arith.cmpi slt, %i, %c0 : i8
    func.call @take(%s) : (i1) -> ()
  }
  return
}

// CHECK-LABEL: func.func @known(
// CHECK: %[[TRUE:.*]] = arith.constant true
// CHECK: func.call @take(%[[TRUE]])
func.func @known(%n: i8) {
  %c250 = arith.constant -6 : i8
  %c200 = arith.constant -56 : i8
  %c1 = arith.constant 1 : i8
  scf.for unsigned %i = %c200 to %c250 step %c1 : i8 {
    %s = arith.cmpi uge, %i, %c200 : i8
    func.call @take(%s) : (i1) -> ()
  }
  return
}
func.func private @take(%x: i1)
