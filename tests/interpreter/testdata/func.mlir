// RUN: run_function %s --arg='10 : index' | FileCheck %s
// RUN: run_function %s --arg='10 : index' --passes=inline,canonicalize | FileCheck %s
// RUN: not run_function %s --arg='1000 : index' 2>&1 | FileCheck %s --check-prefix=DEEP
// RUN: not run_function %s -e declared 2>&1 | FileCheck %s --check-prefix=DECLARED
// RUN: not run_function %s -e main 2>&1 | FileCheck %s --check-prefix=COUNT
// RUN: not run_function %s -e missing 2>&1 | FileCheck %s --check-prefix=MISSING
// RUN: run_function %s -e complex --arg='[1.0 : f32, -2.5 : f32]' | FileCheck %s --check-prefix=COMPLEX

// CHECK: 55 : index
// CHECK-NEXT: 11 : index
// COUNT: error: the function has 1 arguments, not 0
func.func @main(%n: index) -> (index, index) {
  %sum = call @sum(%n) : (index) -> index
  %f = constant @next : (index) -> index
  %next = call_indirect %f(%n) : (index) -> index
  return %sum, %next : index, index
}

func.func private @next(%n: index) -> index {
  %one = arith.constant 1 : index
  %0 = arith.addi %n, %one : index
  return %0 : index
}

func.func private @sum(%n: index) -> index {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %done = arith.cmpi eq, %n, %zero : index
  cf.cond_br %done, ^end, ^more
^end:
  return %zero : index
^more:
  %less = arith.subi %n, %one : index
  // DEEP: error: calls and regions nest too deep
  %rest = call @sum(%less) : (index) -> index
  %sum = arith.addi %rest, %n : index
  return %sum : index
}

func.func private @external()
func.func @declared() {
  // DECLARED: [[@LINE+1]]:{{.*}} error: call of a function without a body
  call @external() : () -> ()
  return
}

// MISSING: error: there is no function 'missing'

// COMPLEX: (1.000000e+00, -2.500000e+00) : complex<f32>
// COMPLEX-NEXT: (2.000000e+00, 3.000000e+00) : complex<f64>
func.func @complex(%z: complex<f32>) -> (complex<f32>, complex<f64>) {
  %0 = complex.constant [2.0, 3.0] : complex<f64>
  return %z, %0 : complex<f32>, complex<f64>
}
