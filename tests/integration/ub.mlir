// RUN: mlir-opt %s -convert-to-llvm -reconcile-unrealized-casts \
// RUN:   | mlir-runner -e main -entry-point-result=f32 | FileCheck %s

// Poison and unreachable code do not affect the result.
func.func @choose(%flag: i1, %value: f32) -> f32 {
  %poison = ub.poison : f32
  %chosen = arith.select %flag, %value, %poison : f32
  cf.cond_br %flag, ^good, ^bad
^good:
  return %chosen : f32
^bad:
  ub.unreachable
}

func.func @main() -> f32 {
  %true = arith.constant true
  %value = arith.constant 2.5 : f32
  %result = call @choose(%true, %value) : (i1, f32) -> f32
  return %result : f32
}
// CHECK: {{^}}2.500000e+00{{$}}
