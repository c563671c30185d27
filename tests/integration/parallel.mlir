// SPDX-License-Identifier: Apache-2.0
// RUN: mlir-opt %s -convert-scf-to-threads -lower-to-llvm \
// RUN:   | env OM_NUM_THREADS=4 mlir-runner -e main -entry-point-result=void \
// RUN:     -shared-libs=%mlir_c_runner_utils,%mlir_runner_utils | FileCheck %s
// RUN: mlir-opt %s -convert-scf-to-threads=grain=100 -lower-to-llvm \
// RUN:   | env OM_NUM_THREADS=1 mlir-runner -e main -entry-point-result=void \
// RUN:     -shared-libs=%mlir_c_runner_utils,%mlir_runner_utils | FileCheck %s
// RUN: mlir-opt %s -lower-to-llvm \
// RUN:   | mlir-runner -e main -entry-point-result=void \
// RUN:     -shared-libs=%mlir_c_runner_utils,%mlir_runner_utils | FileCheck %s

// PEER: no, it has no threads.

func.func private @printI64(i64)
func.func private @printF32(f32)
func.func private @printNewline()
func.func private @printMemrefI64(memref<*xi64>) attributes {llvm.emit_c_interface}

// All indices of a space with unusual bounds and steps.
func.func @fill(%m: memref<4x5xi64>, %scale: i64) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  scf.parallel (%i, %j) = (%c1, %c1) to (%c4, %c5) step (%c2, %c1) {
    %0 = arith.index_cast %i : index to i64
    %1 = arith.index_cast %j : index to i64
    %2 = arith.muli %0, %scale : i64
    %3 = arith.addi %2, %1 : i64
    memref.store %3, %m[%i, %j] : memref<4x5xi64>
    scf.reduce
  }
  return
}

// A sum, and a result that depends on the order: the last index.
func.func @reduce(%n: index, %start: i64) -> (i64, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %none = arith.constant -1 : index
  %sum, %last = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%start, %none) -> (i64, index) {
    %0 = arith.index_cast %i : index to i64
    scf.reduce(%0, %i : i64, index) {
    ^bb0(%a: i64, %b: i64):
      %1 = arith.addi %a, %b : i64
      scf.reduce.return %1 : i64
    }, {
    ^bb0(%a: index, %b: index):
      scf.reduce.return %b : index
    }
  }
  return %sum, %last : i64, index
}

// Nested loops, with sums of floats in each.
func.func @nested() -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %zero = arith.constant 0.0 : f32
  %total = scf.parallel (%i, %j) = (%c0, %c0) to (%c8, %c8) step (%c1, %c1) init (%zero) -> f32 {
    %row = scf.parallel (%k) = (%c0) to (%c8) step (%c1) init (%zero) -> f32 {
      %0 = arith.addi %i, %k : index
      %1 = arith.index_cast %0 : index to i64
      %2 = arith.sitofp %1 : i64 to f32
      scf.reduce(%2 : f32) {
      ^bb0(%a: f32, %b: f32):
        %3 = arith.addf %a, %b : f32
        scf.reduce.return %3 : f32
      }
    }
    scf.reduce(%row : f32) {
    ^bb0(%a: f32, %b: f32):
      %3 = arith.addf %a, %b : f32
      scf.reduce.return %3 : f32
    }
  }
  return %total : f32
}

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1000 = arith.constant 1000 : index
  %zero = arith.constant 0 : i64
  %seven = arith.constant 7 : i64
  %ten = arith.constant 10 : i64
  %m = memref.alloc() : memref<4x5xi64>
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  scf.for %i = %c0 to %c4 step %c1 {
    scf.for %j = %c0 to %c5 step %c1 {
      memref.store %zero, %m[%i, %j] : memref<4x5xi64>
    }
  }
  call @fill(%m, %ten) : (memref<4x5xi64>, i64) -> ()
  %any = memref.cast %m : memref<4x5xi64> to memref<*xi64>
  // CHECK: [0, 0, 0, 0, 0]
  // CHECK-NEXT: [0, 11, 12, 13, 14]
  // CHECK-NEXT: [0, 0, 0, 0, 0]
  // CHECK-NEXT: [0, 31, 32, 33, 34]
  call @printMemrefI64(%any) : (memref<*xi64>) -> ()

  %sum, %last = call @reduce(%c1000, %seven) : (index, i64) -> (i64, index)
  // CHECK: 499507
  call @printI64(%sum) : (i64) -> ()
  call @printNewline() : () -> ()
  %0 = arith.index_cast %last : index to i64
  // CHECK-NEXT: 999
  call @printI64(%0) : (i64) -> ()
  call @printNewline() : () -> ()

  // No iterations: the result is the initial value.
  %empty, %no = call @reduce(%c0, %seven) : (index, i64) -> (i64, index)
  // CHECK-NEXT: 7
  call @printI64(%empty) : (i64) -> ()
  call @printNewline() : () -> ()

  %total = call @nested() : () -> f32
  // CHECK-NEXT: 3584
  call @printF32(%total) : (f32) -> ()
  call @printNewline() : () -> ()
  memref.dealloc %m : memref<4x5xi64>
  return
}
