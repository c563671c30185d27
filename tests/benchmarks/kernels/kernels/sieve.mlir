// SPDX-License-Identifier: Apache-2.0
func.func @sieve(%x: memref<8192xi8> {llvm.noalias}, %u: memref<1xi8> {llvm.noalias}, %r: memref<1xi32> {llvm.noalias}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c8192 = arith.constant 8192 : index
  %no = arith.constant 0 : i8
  %yes = arith.constant 1 : i8
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  scf.for %i = %c0 to %c8192 step %c1 {
    memref.store %yes, %x[%i] : memref<8192xi8>
  }
  %count = scf.for %i = %c2 to %c8192 step %c1 iter_args(%n = %zero) -> i32 {
    %0 = memref.load %x[%i] : memref<8192xi8>
    %1 = arith.cmpi ne, %0, %no : i8
    %2 = scf.if %1 -> i32 {
      %3 = arith.addi %i, %i overflow<nsw> : index
      scf.for %j = %3 to %c8192 step %i {
        memref.store %no, %x[%j] : memref<8192xi8>
      }
      %4 = arith.addi %n, %one : i32
      scf.yield %4 : i32
    } else {
      scf.yield %n : i32
    }
    scf.yield %2 : i32
  }
  memref.store %count, %r[%c0] : memref<1xi32>
  return
}
