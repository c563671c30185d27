// RUN: mlir-opt %s --convert-index-to-llvm=index-bitwidth=16 | FileCheck %s

// CHECK-LABEL: func.func @cut
// CHECK: llvm.mlir.constant(-2 : i16) : i16
func.func @cut() -> index {
  %0 = index.constant 65534
  return %0 : index
}

// The fold creates a new constant, and does not reuse the operand's.
// CHECK-LABEL: func.func @folded
// CHECK: llvm.mlir.constant(5 : i16) : i16
// CHECK: llvm.mlir.constant(0 : i16) : i16
// CHECK: %[[SUM:.*]] = llvm.mlir.constant(5 : i16) : i16
// CHECK-NEXT: %[[RESULT:.*]] = builtin.unrealized_conversion_cast %[[SUM]]
// CHECK-NEXT: return %[[RESULT]]
func.func @folded() -> index {
  %0 = index.constant 5
  %1 = index.constant 0
  %2 = index.add %0, %1
  return %2 : index
}
