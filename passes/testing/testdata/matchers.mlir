// RUN: mlir-opt %s --pass-pipeline='builtin.module(func.func(test-matchers))' --mlir-disable-threading -o %t \
// RUN:   | FileCheck %s

func.func @test1(%a: f32, %b: f32, %c: f32) {
  %0 = arith.addf %a, %b: f32
  %1 = arith.addf %a, %c: f32
  %2 = arith.addf %c, %b: f32
  %3 = arith.mulf %a, %2: f32
  %4 = arith.mulf %3, %1: f32
  %5 = arith.mulf %4, %4: f32
  %6 = arith.mulf %5, %5: f32
  return
}
func.func @test2(%a: f32) -> f32 {
  %0 = arith.constant 1.0: f32
  %1 = arith.addf %a, %0: f32
  %2 = arith.mulf %a, %1: f32
  return %2: f32
}
func.func @other(%a: f32, %b: f32, %c: f32) { return }

// CHECK: test1
// CHECK-NEXT: Pattern add(*) matched 3 times
// CHECK-NEXT: Pattern mul(*) matched 4 times
// CHECK-NEXT: Pattern add(add(*), *) matched 0 times
// CHECK-NEXT: Pattern add(*, add(*)) matched 0 times
// CHECK-NEXT: Pattern mul(add(*), *) matched 0 times
// CHECK-NEXT: Pattern mul(*, add(*)) matched 2 times
// CHECK-NEXT: Pattern mul(mul(*), *) matched 3 times
// CHECK-NEXT: Pattern mul(mul(*), mul(*)) matched 2 times
// CHECK-NEXT: Pattern mul(mul(mul(*), mul(*)), mul(mul(*), mul(*))) matched 1 times
// CHECK-NEXT: Pattern mul(mul(mul(mul(*), add(*)), mul(*)), mul(mul(*, add(*)), mul(*, add(*)))) matched 1 times
// CHECK-NEXT: Pattern add(a, b) matched 1 times
// CHECK-NEXT: Pattern add(a, c) matched 1 times
// CHECK-NEXT: Pattern add(b, a) matched 0 times
// CHECK-NEXT: Pattern add(c, a) matched 0 times
// CHECK-NEXT: Pattern mul(a, add(c, b)) matched 1 times
// CHECK-NEXT: Pattern mul(a, add(b, c)) matched 0 times
// CHECK-NEXT: Pattern mul(mul(a, *), add(a, c)) matched 1 times
// CHECK-NEXT: Pattern mul(mul(a, *), add(c, b)) matched 0 times
// CHECK-NEXT: test2
// CHECK-NEXT: Pattern add(add(a, constant), a) matched and bound constant to: 1.000000e+00
// CHECK-NEXT: Pattern add(add(a, constant), a) matched
// CHECK-NEXT: other
