// SPDX-License-Identifier: Apache-2.0
func.func @matvec(%a: memref<128x128xf64> {llvm.noalias}, %x: memref<128xf64> {llvm.noalias}, %y: memref<128xf64> {llvm.noalias}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c128 = arith.constant 128 : index
  %zero = arith.constant 0.0 : f64
  scf.for %i = %c0 to %c128 step %c1 {
    %sum = scf.for %j = %c0 to %c128 step %c1 iter_args(%s = %zero) -> f64 {
      %0 = memref.load %a[%i, %j] : memref<128x128xf64>
      %1 = memref.load %x[%j] : memref<128xf64>
      %2 = arith.mulf %0, %1 fastmath<contract> : f64
      %3 = arith.addf %s, %2 fastmath<contract> : f64
      scf.yield %3 : f64
    }
    memref.store %sum, %y[%i] : memref<128xf64>
  }
  return
}
