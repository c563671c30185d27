// SPDX-License-Identifier: Apache-2.0
func.func @collatz(%x: memref<256xi64> {llvm.noalias}, %y: memref<256xi64> {llvm.noalias}, %u: memref<1xi64> {llvm.noalias}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c256 = arith.constant 256 : index
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %three = arith.constant 3 : i64
  %mask = arith.constant 1023 : i64
  scf.for %i = %c0 to %c256 step %c1 {
    %a = memref.load %x[%i] : memref<256xi64>
    %b = arith.andi %a, %mask : i64
    %start = arith.ori %b, %one : i64
    %r:2 = scf.while (%n = %start, %k = %zero) : (i64, i64) -> (i64, i64) {
      %0 = arith.cmpi ne, %n, %one : i64
      scf.condition(%0) %n, %k : i64, i64
    } do {
    ^bb0(%n: i64, %k: i64):
      %0 = arith.andi %n, %one : i64
      %1 = arith.cmpi ne, %0, %zero : i64
      %next = scf.if %1 -> i64 {
        %2 = arith.muli %n, %three : i64
        %3 = arith.addi %2, %one : i64
        scf.yield %3 : i64
      } else {
        %2 = arith.shrui %n, %one : i64
        scf.yield %2 : i64
      }
      %4 = arith.addi %k, %one : i64
      scf.yield %next, %4 : i64, i64
    }
    memref.store %r#1, %y[%i] : memref<256xi64>
  }
  return
}
