// SPDX-License-Identifier: Apache-2.0
func.func @saxpy(%x: memref<4096xf32> {llvm.noalias}, %y: memref<4096xf32> {llvm.noalias}, %a: memref<1xf32> {llvm.noalias}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4096 = arith.constant 4096 : index
  %s = memref.load %a[%c0] : memref<1xf32>
  scf.for %i = %c0 to %c4096 step %c1 {
    %0 = memref.load %x[%i] : memref<4096xf32>
    %1 = memref.load %y[%i] : memref<4096xf32>
    %2 = arith.mulf %s, %0 fastmath<contract> : f32
    %3 = arith.addf %2, %1 fastmath<contract> : f32
    memref.store %3, %y[%i] : memref<4096xf32>
  }
  return
}
