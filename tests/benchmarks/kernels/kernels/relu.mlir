// SPDX-License-Identifier: Apache-2.0
func.func @relu(%x: memref<8192xf32> {llvm.noalias}, %y: memref<8192xf32> {llvm.noalias}, %u: memref<1xf32> {llvm.noalias}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8192 = arith.constant 8192 : index
  %zero = arith.constant 0.0 : f32
  scf.for %i = %c0 to %c8192 step %c1 {
    %0 = memref.load %x[%i] : memref<8192xf32>
    %1 = arith.cmpf ogt, %0, %zero : f32
    %2 = arith.select %1, %0, %zero : f32
    memref.store %2, %y[%i] : memref<8192xf32>
  }
  return
}
