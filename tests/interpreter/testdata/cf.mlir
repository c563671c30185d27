// RUN: run_function %s -e power --arg='3 : i32' --arg='5 : i32' | FileCheck %s
// RUN: run_function %s -e power --arg='3 : i32' --arg='5 : i32' --passes=canonicalize,sccp | FileCheck %s
// RUN: run_function %s -e switch --arg='7 : i32' | FileCheck %s --check-prefix=SEVEN
// RUN: run_function %s -e switch --arg='9 : i32' | FileCheck %s --check-prefix=NINE
// RUN: run_function %s -e switch --arg='8 : i32' | FileCheck %s --check-prefix=OTHER
// RUN: not run_function %s -e assert --arg='false' 2>&1 | FileCheck %s --check-prefix=ASSERT
// RUN: not run_function %s -e poison 2>&1 | FileCheck %s --check-prefix=POISON
// RUN: not run_function %s -e forever 2>&1 | FileCheck %s --check-prefix=STEPS
// RUN: not run_function %s -e unreachable 2>&1 | FileCheck %s --check-prefix=UNREACHABLE
// RUN: not run_function %s -e nowhere 2>&1 | FileCheck %s --check-prefix=NOWHERE

// CHECK: 243 : i32
func.func @power(%x: i32, %n: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  cf.br ^test(%n, %one : i32, i32)
^test(%left: i32, %product: i32):
  %done = arith.cmpi eq, %left, %zero : i32
  cf.cond_br %done, ^end(%product : i32), ^next
^next:
  %less = arith.subi %left, %one : i32
  %more = arith.muli %product, %x : i32
  cf.br ^test(%less, %more : i32, i32)
^end(%result: i32):
  return %result : i32
}

// SEVEN: 1 : i32
// NINE: 14 : i32
// OTHER: 3 : i32
func.func @switch(%flag: i32) -> i32 {
  %a = arith.constant 1 : i32
  %b = arith.constant 5 : i32
  %c = arith.constant 9 : i32
  %d = arith.constant 3 : i32
  cf.switch %flag : i32, [
    default: ^end(%d : i32),
    7: ^end(%a : i32),
    9: ^two(%b, %c : i32, i32)
  ]
^two(%x: i32, %y: i32):
  %sum = arith.addi %x, %y : i32
  cf.br ^end(%sum : i32)
^end(%result: i32):
  return %result : i32
}

func.func @assert(%x: i1) {
  // ASSERT: [[@LINE+1]]:{{.*}} error: assertion failed: too big
  cf.assert %x, "too big"
  return
}

func.func @poison() {
  %p = ub.poison : i1
  // POISON: [[@LINE+1]]:{{.*}} error: branch on poison
  cf.cond_br %p, ^a, ^a
^a:
  return
}

func.func @forever() {
  cf.br ^a
^a:
  // STEPS: [[@LINE+1]]:{{.*}} error: too many steps
  cf.br ^a
}

func.func @unreachable() {
  // UNREACHABLE: [[@LINE+1]]:{{.*}} error: what is unreachable has been reached
  ub.unreachable
}

func.func @nowhere() {
  // NOWHERE: [[@LINE+1]]:{{.*}} error: 'test.finish' is not interpreted
  "test.finish"() : () -> ()
}
