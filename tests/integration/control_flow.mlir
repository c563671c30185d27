// RUN: mlir-opt %s -convert-cf-to-llvm -convert-arith-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts \
// RUN:   | mlir-runner -e main -entry-point-result=i64 \
// RUN:   | FileCheck %s
// RUN: mlir-opt %s -convert-to-llvm -reconcile-unrealized-casts \
// RUN:   | mlir-runner -O3 -e main -entry-point-result=i64 \
// RUN:   | FileCheck %s

// The sum of the Collatz sequence that starts with 27, computed by a loop, calls and a
// switch.

func.func @is_odd(%n: i64) -> i1 {
  %two = arith.constant 2 : i64
  %rest = arith.remui %n, %two : i64
  %bit = arith.trunci %rest : i64 to i1
  return %bit : i1
}

func.func @step(%n: i64) -> i64 {
  %odd = call @is_odd(%n) : (i64) -> i1
  %flag = arith.extui %odd : i1 to i32
  cf.switch %flag : i32, [
    default: ^even,
    1: ^odd
  ]
^even:
  %one = arith.constant 1 : i64
  %half = arith.shrui %n, %one : i64
  cf.br ^end(%half : i64)
^odd:
  %c1 = arith.constant 1 : i64
  %c3 = arith.constant 3 : i64
  %triple = arith.muli %n, %c3 : i64
  %more = arith.addi %triple, %c1 : i64
  cf.br ^end(%more : i64)
^end(%result: i64):
  return %result : i64
}

func.func @main() -> i64 {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %start = arith.constant 27 : i64
  cf.br ^loop(%start, %zero : i64, i64)
^loop(%n: i64, %count: i64):
  %done = arith.cmpi eq, %n, %one : i64
  cf.cond_br %done, ^end, ^next
^next:
  %m = call @step(%n) : (i64) -> i64
  %more = arith.addi %count, %one : i64
  cf.br ^loop(%m, %more : i64, i64)
^end:
  return %count : i64
}
// CHECK: {{^}}111{{$}}
