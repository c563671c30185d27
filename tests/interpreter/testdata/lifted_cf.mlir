// RUN: run_function %s --arg='5 : i32' | FileCheck %s
// RUN: run_function %s --arg='5 : i32' --passes=lift-cf-to-scf | FileCheck %s
// RUN: run_function %s --arg='5 : i32' --passes=lift-cf-to-scf,canonicalize,convert-scf-to-cf | FileCheck %s

// A cycle with two entries and two exits. For 5: b 10, a 13, b 26, a 29, b 58,
// a 61, b 122 and exit: 122 + 1000.
// CHECK: 1122 : i32
func.func @main(%n: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %three = arith.constant 3 : i32
  %many = arith.constant 100 : i32
  %most = arith.constant 1000 : i32
  %positive = arith.cmpi sgt, %n, %zero : i32
  cf.cond_br %positive, ^b(%n : i32), ^a(%n : i32)
^a(%x: i32):
  %next = arith.addi %x, %three : i32
  %isLow = arith.cmpi slt, %next, %many : i32
  cf.cond_br %isLow, ^b(%next : i32), ^end(%next : i32)
^b(%y: i32):
  %twice = arith.addi %y, %y : i32
  %isBelow = arith.cmpi slt, %twice, %many : i32
  cf.cond_br %isBelow, ^a(%twice : i32), ^high
^high:
  %sum = arith.addi %twice, %most : i32
  cf.br ^end(%sum : i32)
^end(%r: i32):
  return %r : i32
}
