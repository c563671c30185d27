// SPDX-License-Identifier: Apache-2.0
func.func @histogram(%x: memref<8192xi32> {llvm.noalias}, %h: memref<256xi32> {llvm.noalias}, %u: memref<1xi32> {llvm.noalias}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8192 = arith.constant 8192 : index
  %one = arith.constant 1 : i32
  %mask = arith.constant 255 : i32
  scf.for %i = %c0 to %c8192 step %c1 {
    %0 = memref.load %x[%i] : memref<8192xi32>
    %1 = arith.andi %0, %mask : i32
    %2 = arith.index_castui %1 : i32 to index
    %3 = memref.load %h[%2] : memref<256xi32>
    %4 = arith.addi %3, %one : i32
    memref.store %4, %h[%2] : memref<256xi32>
  }
  return
}
