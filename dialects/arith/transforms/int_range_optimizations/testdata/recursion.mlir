// RUN: mlir-opt %s --int-range-optimizations | FileCheck %s

// The range of an argument grows with each call, but not for ever.
// CHECK-LABEL: func private @sum
func.func private @sum(%n: index) -> index {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %end = arith.cmpi eq, %n, %zero : index
  cf.cond_br %end, ^done, ^more
^done:
  return %zero : index
^more:
  // CHECK: arith.subi
  %less = arith.subi %n, %one : index
  // CHECK: call @sum
  %rest = call @sum(%less) : (index) -> index
  %sum = arith.addi %rest, %n : index
  return %sum : index
}

func.func @main() -> index {
  %one = arith.constant 1 : index
  %sum = call @sum(%one) : (index) -> index
  return %sum : index
}

// Division by zero is undefined.
// CHECK-LABEL: func @division
func.func @division() -> index {
  %c = arith.constant -1 : index
  // CHECK: return
  %q = affine.apply affine_map<(d0) -> (d0 floordiv 0)>(%c)
  return %q : index
}
