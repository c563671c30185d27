// RUN: mlir-opt %s --canonicalize --allow-unregistered-dialect | FileCheck %s

// After the branch is folded, two blocks reach only each other: an operation
// would become its own operand.

// CHECK-LABEL: func.func @dead_loop
// CHECK-NEXT: return
func.func @dead_loop() {
  %true = arith.constant true
  %c1 = arith.constant 1 : i32
  cf.cond_br %true, ^exit, ^a(%c1 : i32)
^b:
  cf.br ^a(%y : i32)
^a(%x: i32):
  %y = arith.addi %x, %c1 : i32
  "test.use"(%y) : (i32) -> ()
  cf.br ^b
^exit:
  return
}
