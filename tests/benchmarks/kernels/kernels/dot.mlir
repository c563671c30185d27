// SPDX-License-Identifier: Apache-2.0
func.func @dot(%x: memref<4096xf64> {llvm.noalias}, %y: memref<4096xf64> {llvm.noalias}, %r: memref<1xf64> {llvm.noalias}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4096 = arith.constant 4096 : index
  %zero = arith.constant 0.0 : f64
  %sum = scf.for %i = %c0 to %c4096 step %c1 iter_args(%s = %zero) -> f64 {
    %0 = memref.load %x[%i] : memref<4096xf64>
    %1 = memref.load %y[%i] : memref<4096xf64>
    %2 = arith.mulf %0, %1 fastmath<contract> : f64
    %3 = arith.addf %s, %2 fastmath<contract> : f64
    scf.yield %3 : f64
  }
  memref.store %sum, %r[%c0] : memref<1xf64>
  return
}
