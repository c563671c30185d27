// SPDX-License-Identifier: Apache-2.0
func.func @softmax(%x: memref<1024xf32> {llvm.noalias}, %y: memref<1024xf32> {llvm.noalias}, %u: memref<1xf32> {llvm.noalias}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c1024 = arith.constant 1024 : index
  %zero = arith.constant 0.0 : f32
  %first = memref.load %x[%c0] : memref<1024xf32>
  %max = scf.for %i = %c0 to %c1024 step %c1 iter_args(%m = %first) -> f32 {
    %0 = memref.load %x[%i] : memref<1024xf32>
    %1 = arith.cmpf ogt, %0, %m : f32
    %2 = arith.select %1, %0, %m : f32
    scf.yield %2 : f32
  }
  %sum = scf.for %i = %c0 to %c1024 step %c1 iter_args(%s = %zero) -> f32 {
    %0 = memref.load %x[%i] : memref<1024xf32>
    %1 = arith.subf %0, %max : f32
    %2 = math.exp %1 : f32
    memref.store %2, %y[%i] : memref<1024xf32>
    %3 = arith.addf %s, %2 : f32
    scf.yield %3 : f32
  }
  scf.for %i = %c0 to %c1024 step %c1 {
    %0 = memref.load %y[%i] : memref<1024xf32>
    %1 = arith.divf %0, %sum : f32
    memref.store %1, %y[%i] : memref<1024xf32>
  }
  return
}
