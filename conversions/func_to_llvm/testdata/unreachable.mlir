// RUN: mlir-opt %s --convert-func-to-llvm | FileCheck %s

// Blocks that no other block reaches are converted, too: what they refer to is.

// CHECK-LABEL: llvm.func @unreachable(
// CHECK: llvm.return
// CHECK: ^bb1(%[[X:.*]]: i32):
// CHECK: %[[CALL:.*]] = llvm.call @unreachable(%[[X]]) : (i32) -> i32
// CHECK: llvm.return %[[CALL]] : i32
func.func @unreachable(%a: i32) -> i32 {
  return %a : i32
^unreachable(%x: i32):
  %0 = call @unreachable(%x) : (i32) -> i32
  return %0 : i32
}
