// RUN: mlir-opt %s --canonicalize | FileCheck %s

// 500 becomes NaN in f8E4M3FN, which has no infinity, and -1 in f8E8M0FNU.

// CHECK-LABEL: func.func @may_become_nan(
// CHECK: arith.cmpf ord
// CHECK: arith.cmpf ogt
// CHECK: arith.cmpf ugt
func.func @may_become_nan(%x: i16) -> (i1, i1, i1) {
  %c = arith.constant 3.0 : f8E4M3FN
  %d = arith.constant 4.0 : f8E8M0FNU
  %0 = arith.uitofp %x : i16 to f8E4M3FN
  %1 = arith.cmpf ord, %0, %c : f8E4M3FN
  %2 = arith.cmpf ogt, %0, %c : f8E4M3FN
  %3 = arith.sitofp %x : i16 to f8E8M0FNU
  %4 = arith.cmpf ugt, %3, %d : f8E8M0FNU
  return %1, %2, %4 : i1, i1, i1
}

// CHECK-LABEL: func.func @is_no_nan(
// CHECK-SAME: %[[X:.*]]: i8)
// CHECK: arith.cmpi ugt, %[[X]]
func.func @is_no_nan(%x: i8) -> i1 {
  %c = arith.constant 3.0 : f8E4M3FN
  %0 = arith.uitofp %x : i8 to f8E4M3FN
  %1 = arith.cmpf ogt, %0, %c : f8E4M3FN
  return %1 : i1
}
