// RUN: mlir-opt %s -convert-to-llvm -reconcile-unrealized-casts \
// RUN:   | mlir-runner -e main -entry-point-result=i32 | FileCheck %s
// RUN: mlir-opt %s -convert-to-llvm -reconcile-unrealized-casts \
// RUN:   | mlir-runner -O2 -e main -entry-point-result=i32 | FileCheck %s

func.func @factorial(%n: i32) -> i32 {
  %one = arith.constant 1 : i32
  %small = arith.cmpi sle, %n, %one : i32
  cf.cond_br %small, ^base, ^step
^base:
  return %one : i32
^step:
  %m = arith.subi %n, %one : i32
  %rest = call @factorial(%m) : (i32) -> i32
  %product = arith.muli %n, %rest : i32
  return %product : i32
}

func.func @main() -> i32 {
  %n = arith.constant 10 : i32
  %f = func.constant @factorial : (i32) -> i32
  %result = call_indirect %f(%n) : (i32) -> i32
  return %result : i32
}
// CHECK: {{^}}3628800{{$}}
