// SPDX-License-Identifier: Apache-2.0
func.func @transpose(%x: memref<128x128xf32> {llvm.noalias}, %y: memref<128x128xf32> {llvm.noalias}, %u: memref<1xf32> {llvm.noalias}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c128 = arith.constant 128 : index
  scf.for %i = %c0 to %c128 step %c1 {
    scf.for %j = %c0 to %c128 step %c1 {
      %0 = memref.load %x[%j, %i] : memref<128x128xf32>
      memref.store %0, %y[%i, %j] : memref<128x128xf32>
    }
  }
  return
}
