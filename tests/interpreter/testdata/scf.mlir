// RUN: run_function %s --arg='5 : index' | FileCheck %s
// RUN: run_function %s --arg='5 : index' --passes='canonicalize,cse' | FileCheck %s
// RUN: run_function %s -e bounds | FileCheck %s --check-prefix=BOUNDS
// RUN: not run_function %s --arg='0 : index' -e step 2>&1 | FileCheck %s --check-prefix=STEP

// CHECK: 10 : index
// CHECK-NEXT: 3 : i32
// CHECK-NEXT: 2 : index
// CHECK-NEXT: 7 : index
// CHECK-NEXT: 50 : index
// CHECK-NEXT: 30 : index
func.func @main(%n: index) -> (index, i32, index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  // 0 + 1 + 2 + 3 + 4.
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%s = %c0) -> index {
    %next = arith.addi %s, %i : index
    scf.yield %next : index
  }
  // 5 has three digits.
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %digits:2 = scf.while (%rest = %n, %count = %zero) : (index, i32) -> (index, i32) {
    %more = arith.cmpi ne, %rest, %c0 : index
    scf.condition(%more) %rest, %count : index, i32
  } do {
  ^bb0(%rest: index, %count: i32):
    %half = arith.shrui %rest, %c1 : index
    %next = arith.addi %count, %one : i32
    scf.yield %half, %next : index, i32
  }
  %odd = arith.remui %n, %c2 : index
  %is_odd = arith.cmpi eq, %odd, %c1 : index
  %branch = scf.if %is_odd -> index {
    scf.yield %c2 : index
  } else {
    scf.yield %c3 : index
  }
  %case = scf.index_switch %n -> index
  case 4 {
    scf.yield %c0 : index
  }
  case 5 {
    %seven = arith.constant 7 : index
    scf.yield %seven : index
  }
  default {
    scf.yield %c1 : index
  }
  %region = scf.execute_region -> index {
    cf.cond_br %is_odd, ^a, ^b
  ^a:
    %ten = arith.constant 10 : index
    %product = arith.muli %n, %ten : index
    scf.yield %product : index
  ^b:
    scf.yield %c1 : index
  }
  // The sum of i * j for i, j in {0, …, 4} with j odd: 10 * (1 + 3) - 10.
  %init = arith.constant -10 : index
  %parallel = scf.parallel (%i, %j) = (%c0, %c1) to (%n, %n) step (%c1, %c2)
      init (%init) -> index {
    %p = arith.muli %i, %j : index
    scf.reduce(%p : index) {
    ^bb0(%x: index, %y: index):
      %z = arith.addi %x, %y : index
      scf.reduce.return %z : index
    }
  }
  return %sum, %digits#1, %branch, %case, %region, %parallel
    : index, i32, index, index, index, index
}

// From 250 by 3 to 255 the variable is 250 and 253; -1 is not greater than 250 as
// a signed number.
// BOUNDS: 2 : i8
// BOUNDS-NEXT: 1 : i8
func.func @bounds() -> (i8, i8) {
  %from = arith.constant 250 : i8
  %to = arith.constant 255 : i8
  %step = arith.constant 3 : i8
  %zero = arith.constant 0 : i8
  %one = arith.constant 1 : i8
  %a = scf.for unsigned %i = %from to %to step %step iter_args(%n = %zero) -> i8 : i8 {
    %next = arith.addi %n, %one : i8
    scf.yield %next : i8
  }
  // From 125 to 127: the next value, 128, does not fit in 8 bits.
  %c125 = arith.constant 125 : i8
  %c127 = arith.constant 127 : i8
  %b = scf.for %i = %c125 to %c127 step %step iter_args(%n = %zero) -> i8 : i8 {
    %next = arith.addi %n, %one : i8
    scf.yield %next : i8
  }
  return %a, %b : i8, i8
}

func.func @step(%s: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // STEP: [[@LINE+1]]:{{.*}} error: the step of a loop is not positive
  scf.for %i = %c0 to %c1 step %s {
  }
  return
}
