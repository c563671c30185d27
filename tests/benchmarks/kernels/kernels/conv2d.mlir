// SPDX-License-Identifier: Apache-2.0
func.func @conv2d(%x: memref<66x66xf32> {llvm.noalias}, %w: memref<3x3xf32> {llvm.noalias}, %y: memref<64x64xf32> {llvm.noalias}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c64 = arith.constant 64 : index
  %zero = arith.constant 0.0 : f32
  scf.for %i = %c0 to %c64 step %c1 {
    scf.for %j = %c0 to %c64 step %c1 {
      %sum = scf.for %k = %c0 to %c3 step %c1 iter_args(%s = %zero) -> f32 {
        %row = scf.for %l = %c0 to %c3 step %c1 iter_args(%t = %s) -> f32 {
          %0 = arith.addi %i, %k overflow<nsw> : index
          %1 = arith.addi %j, %l overflow<nsw> : index
          %2 = memref.load %x[%0, %1] : memref<66x66xf32>
          %3 = memref.load %w[%k, %l] : memref<3x3xf32>
          %4 = arith.mulf %2, %3 fastmath<contract> : f32
          %5 = arith.addf %t, %4 fastmath<contract> : f32
          scf.yield %5 : f32
        }
        scf.yield %row : f32
      }
      memref.store %sum, %y[%i, %j] : memref<64x64xf32>
    }
  }
  return
}
