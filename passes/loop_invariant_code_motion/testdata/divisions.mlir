// RUN: mlir-opt %s --loop-invariant-code-motion | FileCheck %s

// A loop may run no iteration: what may be undefined stays in it.

// CHECK-LABEL: func.func @unknown_divisor(
// CHECK: scf.for
// CHECK: arith.remsi
// CHECK: arith.remui
// CHECK: arith.floordivsi
// CHECK: llvm.urem
// CHECK: llvm.srem
func.func @unknown_divisor(%n: index, %a: i32, %b: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %0 = arith.remsi %a, %b : i32
    %1 = arith.remui %a, %b : i32
    %2 = arith.floordivsi %a, %b : i32
    %3 = llvm.urem %a, %b : i32
    %4 = llvm.srem %a, %b : i32
    func.call @take(%0, %1, %2, %3, %4) : (i32, i32, i32, i32, i32) -> ()
  }
  return
}

// CHECK-LABEL: func.func @known_divisor(
// CHECK: arith.remsi
// CHECK: arith.remui
// CHECK: arith.floordivsi
// CHECK: llvm.urem
// CHECK: llvm.srem
// CHECK: scf.for
func.func @known_divisor(%n: index, %a: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : i32
  %three = llvm.mlir.constant(3 : i32) : i32
  scf.for %i = %c0 to %n step %c1 {
    %0 = arith.remsi %a, %c3 : i32
    %1 = arith.remui %a, %c3 : i32
    %2 = arith.floordivsi %a, %c3 : i32
    %3 = llvm.urem %a, %three : i32
    %4 = llvm.srem %a, %three : i32
    func.call @take(%0, %1, %2, %3, %4) : (i32, i32, i32, i32, i32) -> ()
  }
  return
}

// A sum that is 0 overflows: it is poison.

// CHECK-LABEL: func.func @divisor_with_flags(
// CHECK: scf.for
// CHECK: arith.divui
func.func @divisor_with_flags(%n: index, %a: i32, %b: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i32
  %d = arith.addi %b, %one overflow<nuw> : i32
  scf.for %i = %c0 to %n step %c1 {
    %0 = arith.divui %a, %d : i32
    func.call @take(%0, %0, %0, %0, %0) : (i32, i32, i32, i32, i32) -> ()
  }
  return
}
func.func private @take(%a: i32, %b: i32, %c: i32, %d: i32, %e: i32)
