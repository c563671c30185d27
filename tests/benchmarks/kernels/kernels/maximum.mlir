// SPDX-License-Identifier: Apache-2.0
func.func @maximum(%x: memref<8192xi32> {llvm.noalias}, %y: memref<1xi32> {llvm.noalias}, %r: memref<1xi32> {llvm.noalias}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8192 = arith.constant 8192 : index
  %first = memref.load %x[%c0] : memref<8192xi32>
  %max = scf.for %i = %c0 to %c8192 step %c1 iter_args(%m = %first) -> i32 {
    %0 = memref.load %x[%i] : memref<8192xi32>
    %1 = arith.maxsi %m, %0 : i32
    scf.yield %1 : i32
  }
  memref.store %max, %r[%c0] : memref<1xi32>
  return
}
