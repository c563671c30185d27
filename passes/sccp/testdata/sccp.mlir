// RUN: mlir-opt %s --sccp | FileCheck %s

// CHECK-LABEL: func @loop
// CHECK: %[[one:.*]] = arith.constant 1 : i32
// CHECK: return %[[one]]
func.func @loop(%again: i1) -> i32 {
  %one = arith.constant 1 : i32
  cf.br ^loop(%one : i32)
^loop(%i: i32):
  cf.cond_br %again, ^loop(%one : i32), ^exit(%i : i32)
^exit(%r: i32):
  return %r : i32
}

// Values of unreachable blocks are ignored.
// CHECK-LABEL: func @dead_branch
// CHECK: %[[one:.*]] = arith.constant 1 : i32
// CHECK: ^bb3(%{{.*}}: i32):
// CHECK: return %[[one]]
func.func @dead_branch(%a: i32) -> i32 {
  %true = arith.constant true
  %one = arith.constant 1 : i32
  cf.cond_br %true, ^then, ^else
^then:
  cf.br ^exit(%one : i32)
^else:
  cf.br ^exit(%a : i32)
^exit(%r: i32):
  return %r : i32
}

// CHECK-LABEL: func @no_constant
// CHECK: return %{{.*}}#0, %{{.*}}#1
func.func @no_constant(%c: i1, %a: i32) -> (i32, i32) {
  %one = arith.constant 1 : i32
  %r:2 = scf.if %c -> (i32, i32) {
    scf.yield %one, %a : i32, i32
  } else {
    scf.yield %a, %one : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}

// Constants propagate through calls of private functions.
// CHECK-LABEL: func private @callee
// CHECK: %[[one:.*]] = arith.constant 1 : i32
// CHECK: return %[[one]]
func.func private @callee(%a: i32) -> i32 {
  return %a : i32
}
// CHECK-LABEL: func @caller
// CHECK: %[[one:.*]] = arith.constant 1 : i32
// CHECK: return %[[one]]
func.func @caller() -> i32 {
  %one = arith.constant 1 : i32
  %r = call @callee(%one) : (i32) -> i32
  return %r : i32
}
