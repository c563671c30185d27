// SPDX-License-Identifier: Apache-2.0
func.func @floyd(%x: memref<64x64xi32> {llvm.noalias}, %u: memref<1xi32> {llvm.noalias}, %v: memref<1xi32> {llvm.noalias}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  scf.for %k = %c0 to %c64 step %c1 {
    scf.for %i = %c0 to %c64 step %c1 {
      scf.for %j = %c0 to %c64 step %c1 {
        %0 = memref.load %x[%i, %k] : memref<64x64xi32>
        %1 = memref.load %x[%k, %j] : memref<64x64xi32>
        %2 = memref.load %x[%i, %j] : memref<64x64xi32>
        %3 = arith.addi %0, %1 : i32
        %4 = arith.minui %2, %3 : i32
        memref.store %4, %x[%i, %j] : memref<64x64xi32>
      }
    }
  }
  return
}
