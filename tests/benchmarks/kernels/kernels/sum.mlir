// SPDX-License-Identifier: Apache-2.0
func.func @sum(%x: memref<8192xi32> {llvm.noalias}, %y: memref<1xi64> {llvm.noalias}, %r: memref<1xi64> {llvm.noalias}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8192 = arith.constant 8192 : index
  %zero = arith.constant 0 : i64
  %sum = scf.for %i = %c0 to %c8192 step %c1 iter_args(%s = %zero) -> i64 {
    %0 = memref.load %x[%i] : memref<8192xi32>
    %1 = arith.extsi %0 : i32 to i64
    %2 = arith.addi %s, %1 : i64
    scf.yield %2 : i64
  }
  memref.store %sum, %r[%c0] : memref<1xi64>
  return
}
