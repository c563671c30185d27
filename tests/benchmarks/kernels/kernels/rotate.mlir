// SPDX-License-Identifier: Apache-2.0
func.func @rotate(%x: memref<2048xcomplex<f32>> {llvm.noalias}, %y: memref<2048xf32> {llvm.noalias}, %w: memref<1xcomplex<f32>> {llvm.noalias}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2048 = arith.constant 2048 : index
  %t = memref.load %w[%c0] : memref<1xcomplex<f32>>
  %tr = complex.re %t : complex<f32>
  %ti = complex.im %t : complex<f32>
  scf.for %i = %c0 to %c2048 step %c1 {
    %0 = memref.load %x[%i] : memref<2048xcomplex<f32>>
    %r = complex.re %0 : complex<f32>
    %m = complex.im %0 : complex<f32>
    %1 = arith.mulf %r, %tr : f32
    %2 = arith.mulf %m, %ti : f32
    %3 = arith.subf %1, %2 : f32
    %4 = arith.mulf %r, %ti : f32
    %5 = arith.mulf %m, %tr : f32
    %6 = arith.addf %4, %5 : f32
    %7 = complex.create %3, %6 : complex<f32>
    memref.store %7, %x[%i] : memref<2048xcomplex<f32>>
  }
  return
}
