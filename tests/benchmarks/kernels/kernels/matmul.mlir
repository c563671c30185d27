// SPDX-License-Identifier: Apache-2.0
func.func @matmul(%a: memref<64x64xf32> {llvm.noalias}, %b: memref<64x64xf32> {llvm.noalias}, %c: memref<64x64xf32> {llvm.noalias}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  scf.for %i = %c0 to %c64 step %c1 {
    scf.for %k = %c0 to %c64 step %c1 {
      %0 = memref.load %a[%i, %k] : memref<64x64xf32>
      scf.for %j = %c0 to %c64 step %c1 {
        %1 = memref.load %b[%k, %j] : memref<64x64xf32>
        %2 = memref.load %c[%i, %j] : memref<64x64xf32>
        %3 = arith.mulf %0, %1 fastmath<contract> : f32
        %4 = arith.addf %2, %3 fastmath<contract> : f32
        memref.store %4, %c[%i, %j] : memref<64x64xf32>
      }
    }
  }
  return
}
