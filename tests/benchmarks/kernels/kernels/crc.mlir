// SPDX-License-Identifier: Apache-2.0
func.func @crc(%x: memref<2048xi8> {llvm.noalias}, %u: memref<1xi8> {llvm.noalias}, %r: memref<1xi32> {llvm.noalias}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c2048 = arith.constant 2048 : index
  %ones = arith.constant -1 : i32
  %one = arith.constant 1 : i32
  %zero = arith.constant 0 : i32
  %poly = arith.constant 0xEDB88320 : i32
  %crc = scf.for %i = %c0 to %c2048 step %c1 iter_args(%c = %ones) -> i32 {
    %0 = memref.load %x[%i] : memref<2048xi8>
    %1 = arith.extui %0 : i8 to i32
    %2 = arith.xori %c, %1 : i32
    %3 = scf.for %b = %c0 to %c8 step %c1 iter_args(%d = %2) -> i32 {
      %4 = arith.andi %d, %one : i32
      %5 = arith.shrui %d, %one : i32
      %6 = arith.xori %5, %poly : i32
      %7 = arith.cmpi ne, %4, %zero : i32
      %8 = arith.select %7, %6, %5 : i32
      scf.yield %8 : i32
    }
    scf.yield %3 : i32
  }
  %9 = arith.xori %crc, %ones : i32
  memref.store %9, %r[%c0] : memref<1xi32>
  return
}
