// SPDX-License-Identifier: Apache-2.0
func.func @gcd(%x: memref<512xi64> {llvm.noalias}, %y: memref<512xi64> {llvm.noalias}, %z: memref<512xi64> {llvm.noalias}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c512 = arith.constant 512 : index
  %zero = arith.constant 0 : i64
  %mask = arith.constant 65535 : i64
  scf.for %i = %c0 to %c512 step %c1 {
    %a = memref.load %x[%i] : memref<512xi64>
    %b = memref.load %y[%i] : memref<512xi64>
    %a0 = arith.andi %a, %mask : i64
    %b0 = arith.andi %b, %mask : i64
    %r:2 = scf.while (%p = %a0, %q = %b0) : (i64, i64) -> (i64, i64) {
      %0 = arith.cmpi ne, %q, %zero : i64
      scf.condition(%0) %p, %q : i64, i64
    } do {
    ^bb0(%p: i64, %q: i64):
      %0 = arith.remui %p, %q : i64
      scf.yield %q, %0 : i64, i64
    }
    memref.store %r#0, %z[%i] : memref<512xi64>
  }
  return
}
