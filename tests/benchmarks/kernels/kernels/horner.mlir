// SPDX-License-Identifier: Apache-2.0
func.func @horner(%x: memref<1024xf32> {llvm.noalias}, %c: memref<16xf32> {llvm.noalias}, %y: memref<1024xf32> {llvm.noalias}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %c1024 = arith.constant 1024 : index
  %zero = arith.constant 0.0 : f32
  scf.for %i = %c0 to %c1024 step %c1 {
    %a = memref.load %x[%i] : memref<1024xf32>
    %r = scf.for %j = %c0 to %c16 step %c1 iter_args(%s = %zero) -> f32 {
      %0 = memref.load %c[%j] : memref<16xf32>
      %1 = arith.mulf %s, %a fastmath<contract> : f32
      %2 = arith.addf %1, %0 fastmath<contract> : f32
      scf.yield %2 : f32
    }
    memref.store %r, %y[%i] : memref<1024xf32>
  }
  return
}
