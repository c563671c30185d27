// SPDX-License-Identifier: Apache-2.0
func.func @popcount(%x: memref<4096xi64> {llvm.noalias}, %y: memref<1xi64> {llvm.noalias}, %r: memref<1xi64> {llvm.noalias}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4096 = arith.constant 4096 : index
  %zero = arith.constant 0 : i64
  %sum = scf.for %i = %c0 to %c4096 step %c1 iter_args(%s = %zero) -> i64 {
    %0 = memref.load %x[%i] : memref<4096xi64>
    %1 = math.ctpop %0 : i64
    %2 = arith.addi %s, %1 : i64
    scf.yield %2 : i64
  }
  memref.store %sum, %r[%c0] : memref<1xi64>
  return
}
