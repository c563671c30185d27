// SPDX-License-Identifier: Apache-2.0
func.func @distance(%x: memref<512x3xf32> {llvm.noalias}, %y: memref<512x3xf32> {llvm.noalias}, %z: memref<512xf32> {llvm.noalias}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c512 = arith.constant 512 : index
  scf.for %i = %c0 to %c512 step %c1 {
    %x0 = memref.load %x[%i, %c0] : memref<512x3xf32>
    %x1 = memref.load %x[%i, %c1] : memref<512x3xf32>
    %x2 = memref.load %x[%i, %c2] : memref<512x3xf32>
    %y0 = memref.load %y[%i, %c0] : memref<512x3xf32>
    %y1 = memref.load %y[%i, %c1] : memref<512x3xf32>
    %y2 = memref.load %y[%i, %c2] : memref<512x3xf32>
    %d0 = arith.subf %x0, %y0 : f32
    %d1 = arith.subf %x1, %y1 : f32
    %d2 = arith.subf %x2, %y2 : f32
    %s0 = arith.mulf %d0, %d0 fastmath<contract> : f32
    %s1 = arith.mulf %d1, %d1 fastmath<contract> : f32
    %s2 = arith.mulf %d2, %d2 fastmath<contract> : f32
    %0 = arith.addf %s0, %s1 fastmath<contract> : f32
    %1 = arith.addf %0, %s2 fastmath<contract> : f32
    %2 = math.sqrt %1 : f32
    memref.store %2, %z[%i] : memref<512xf32>
  }
  return
}
