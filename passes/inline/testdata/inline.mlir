// RUN: mlir-opt --inline='default-pipeline=' --split-input-file %s | FileCheck %s

// A private callable is erased after its last call is inlined.
// CHECK-NOT: @callee
// CHECK-LABEL: func.func @last
// CHECK-SAME: (%[[X:.*]]: i32)
// CHECK-NEXT: %[[A:.*]] = arith.addi %[[X]], %[[X]]
// CHECK-NEXT: return %[[A]]
func.func private @callee(%x: i32) -> i32 {
  %a = arith.addi %x, %x : i32
  return %a : i32
}
func.func @last(%x: i32) -> i32 {
  %a = call @callee(%x) : (i32) -> i32
  return %a : i32
}

// -----

// A callee of several blocks: the operations after the call get a block.
func.func @branches(%c: i1, %x: i32) -> i32 {
  cf.cond_br %c, ^a, ^b
^a:
  return %x : i32
^b:
  %y = arith.addi %x, %x : i32
  return %y : i32
}
// CHECK-LABEL: func.func @several
// CHECK-SAME: (%[[C:.*]]: i1, %[[X:.*]]: i32)
func.func @several(%c: i1, %x: i32) -> i32 {
  // CHECK-NEXT: cf.cond_br %[[C]], ^[[A:.*]], ^[[B:.*]]
  // CHECK-NEXT: ^[[A]]:
  // CHECK-NEXT: cf.br ^[[D:.*]](%[[X]] : i32)
  // CHECK-NEXT: ^[[B]]:
  // CHECK-NEXT: %[[Y:.*]] = arith.addi
  // CHECK-NEXT: cf.br ^[[D]](%[[Y]] : i32)
  // CHECK-NEXT: ^[[D]](%[[R:.*]]: i32):
  // CHECK-NEXT: return %[[R]]
  %a = call @branches(%c, %x) : (i1, i32) -> i32
  return %a : i32
}
// The region of an if supports only one block.
// CHECK-LABEL: func.func @in_if
// CHECK: scf.if
// CHECK-NEXT: call @branches
func.func @in_if(%c: i1, %x: i32) {
  scf.if %c {
    %a = func.call @branches(%c, %x) : (i1, i32) -> i32
  }
  return
}

// -----

// Recursive calls, calls with no_inline and calls of declarations are kept.
// CHECK-LABEL: func.func @recursive
// CHECK-NEXT: call @recursive
func.func @recursive(%x: i32) {
  call @recursive(%x) : (i32) -> ()
  return
}
func.func private @declared()
func.func private @never() attributes {no_inline} {
  return
}
func.func private @leaf() {
  return
}
// CHECK-LABEL: func.func @stay
// CHECK-NEXT: call @declared
// CHECK-NEXT: call @never
// CHECK-NEXT: call @leaf() {no_inline}
func.func @stay() {
  call @declared() : () -> ()
  call @never() : () -> ()
  call @leaf() {no_inline} : () -> ()
  return
}

// -----

// Mutually recursive functions are not inlined into each other.
// CHECK-LABEL: func.func @ping
// CHECK-NEXT: call @pong
// CHECK-LABEL: func.func @pong
// CHECK-NEXT: call @ping
func.func @ping() {
  call @pong() : () -> ()
  return
}
func.func @pong() {
  call @ping() : () -> ()
  return
}
