// SPDX-License-Identifier: Apache-2.0
func.func @jacobi(%x: memref<128x128xf64> {llvm.noalias}, %y: memref<128x128xf64> {llvm.noalias}, %u: memref<1xf64> {llvm.noalias}) {
  %c1 = arith.constant 1 : index
  %c127 = arith.constant 127 : index
  %quarter = arith.constant 0.25 : f64
  scf.for %i = %c1 to %c127 step %c1 {
    %above = arith.subi %i, %c1 overflow<nsw> : index
    %below = arith.addi %i, %c1 overflow<nsw> : index
    scf.for %j = %c1 to %c127 step %c1 {
      %left = arith.subi %j, %c1 overflow<nsw> : index
      %right = arith.addi %j, %c1 overflow<nsw> : index
      %0 = memref.load %x[%above, %j] : memref<128x128xf64>
      %1 = memref.load %x[%below, %j] : memref<128x128xf64>
      %2 = memref.load %x[%i, %left] : memref<128x128xf64>
      %3 = memref.load %x[%i, %right] : memref<128x128xf64>
      %4 = arith.addf %0, %1 : f64
      %5 = arith.addf %4, %2 : f64
      %6 = arith.addf %5, %3 : f64
      %7 = arith.mulf %6, %quarter : f64
      memref.store %7, %y[%i, %j] : memref<128x128xf64>
    }
  }
  return
}
