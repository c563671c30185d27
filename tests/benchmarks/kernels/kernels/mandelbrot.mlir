// SPDX-License-Identifier: Apache-2.0
func.func @mandelbrot(%x: memref<64xf64> {llvm.noalias}, %y: memref<64xf64> {llvm.noalias}, %z: memref<64x64xi32> {llvm.noalias}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %zero = arith.constant 0.0 : f64
  %two = arith.constant 2.0 : f64
  %four = arith.constant 4.0 : f64
  %none = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %most = arith.constant 100 : i32
  scf.for %i = %c0 to %c64 step %c1 {
    %ci = memref.load %y[%i] : memref<64xf64>
    scf.for %j = %c0 to %c64 step %c1 {
      %cr = memref.load %x[%j] : memref<64xf64>
      %r:3 = scf.while (%a = %zero, %b = %zero, %n = %none) : (f64, f64, i32) -> (f64, f64, i32) {
        %0 = arith.mulf %a, %a fastmath<contract> : f64
        %1 = arith.mulf %b, %b fastmath<contract> : f64
        %2 = arith.addf %0, %1 fastmath<contract> : f64
        %3 = arith.cmpf ole, %2, %four : f64
        %4 = arith.cmpi slt, %n, %most : i32
        %5 = arith.andi %3, %4 : i1
        scf.condition(%5) %a, %b, %n : f64, f64, i32
      } do {
      ^bb0(%a: f64, %b: f64, %n: i32):
        %0 = arith.mulf %a, %a fastmath<contract> : f64
        %1 = arith.mulf %b, %b fastmath<contract> : f64
        %2 = arith.subf %0, %1 fastmath<contract> : f64
        %3 = arith.addf %2, %cr fastmath<contract> : f64
        %4 = arith.mulf %two, %a fastmath<contract> : f64
        %5 = arith.mulf %4, %b fastmath<contract> : f64
        %6 = arith.addf %5, %ci fastmath<contract> : f64
        %7 = arith.addi %n, %one : i32
        scf.yield %3, %6, %7 : f64, f64, i32
      }
      memref.store %r#2, %z[%i, %j] : memref<64x64xi32>
    }
  }
  return
}
