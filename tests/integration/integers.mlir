// RUN: mlir-opt %s -arith-expand -convert-to-llvm -reconcile-unrealized-casts \
// RUN:   | mlir-runner -e main -entry-point-result=void -shared-libs=%mlir_c_runner_utils \
// RUN:   | FileCheck %s --match-full-lines
// RUN: mlir-opt %s -arith-expand -convert-to-llvm -reconcile-unrealized-casts \
// RUN:   | mlir-runner -O3 -e main -entry-point-result=void -shared-libs=%mlir_c_runner_utils \
// RUN:   | FileCheck %s --match-full-lines

// Operations that round, saturate or depend on signs. Values come from a function, so
// that they are not folded.

func.func private @printI64(i64)
func.func private @printU64(i64)
func.func private @printNewline()

func.func @print(%value: i64) {
  call @printI64(%value) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}

func.func @ops(%a: i64, %b: i64) {
  // CHECK: -3
  %0 = arith.divsi %a, %b : i64
  call @print(%0) : (i64) -> ()
  // CHECK-NEXT: -2
  %1 = arith.remsi %a, %b : i64
  call @print(%1) : (i64) -> ()
  // CHECK-NEXT: -4
  %2 = arith.floordivsi %a, %b : i64
  call @print(%2) : (i64) -> ()
  // CHECK-NEXT: -3
  %3 = arith.ceildivsi %a, %b : i64
  call @print(%3) : (i64) -> ()
  // CHECK-NEXT: -17
  %4 = arith.minsi %a, %b : i64
  call @print(%4) : (i64) -> ()
  // CHECK-NEXT: -17
  %5 = arith.maxui %a, %b : i64
  call @print(%5) : (i64) -> ()
  // CHECK-NEXT: -1
  %shift = arith.constant 60 : i64
  %6 = arith.shrsi %a, %shift : i64
  call @print(%6) : (i64) -> ()
  // CHECK-NEXT: 15
  %7 = arith.shrui %a, %shift : i64
  call @print(%7) : (i64) -> ()
  // CHECK-NEXT: -1
  %low, %high = arith.mulsi_extended %a, %b : i64
  call @print(%high) : (i64) -> ()
  // CHECK-NEXT: 1
  %sum, %carry = arith.addui_extended %a, %shift : i64, i1
  %8 = arith.extui %carry : i1 to i64
  call @print(%8) : (i64) -> ()
  // CHECK-NEXT: 18446744073709551599
  call @printU64(%a) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}

// Narrow values in wider registers.
func.func @narrow(%a: i8, %b: i16) -> i16 {
  %0 = arith.extsi %a : i8 to i16
  %1 = arith.muli %0, %b : i16
  return %1 : i16
}

func.func @main() {
  %a = arith.constant -17 : i64
  %b = arith.constant 5 : i64
  call @ops(%a, %b) : (i64, i64) -> ()
  // CHECK-NEXT: 32512
  %c = arith.constant -128 : i8
  %d = arith.constant 258 : i16
  %e = call @narrow(%c, %d) : (i8, i16) -> i16
  %f = arith.extsi %e : i16 to i64
  call @print(%f) : (i64) -> ()
  // CHECK-NEXT: 9
  %g = arith.constant 9.75 : f64
  %h = arith.fptosi %g : f64 to i64
  call @print(%h) : (i64) -> ()
  // CHECK-NEXT: 4621678380100616192
  %i = arith.bitcast %g : f64 to i64
  call @print(%i) : (i64) -> ()
  return
}
