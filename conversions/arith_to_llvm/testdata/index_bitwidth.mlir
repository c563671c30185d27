// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --convert-arith-to-llvm=index-bitwidth=32 | FileCheck %s

// CHECK: func.func @f(%arg0: index, %arg1: i32) -> index {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : index to i32
// CHECK-NEXT: %1 = llvm.mlir.constant(1 : index) : i32
// CHECK-NEXT: %2 = llvm.add %0, %1 : i32
// CHECK-NEXT: %3 = llvm.add %2, %arg1 : i32
// CHECK-NEXT: %4 = builtin.unrealized_conversion_cast %3 : i32 to index
// CHECK-NEXT: return %4 : index
// CHECK-NEXT: }
func.func @f(%i: index, %j: i32) -> index {
  %c = arith.constant 1 : index
  %0 = arith.addi %i, %c : index
  %1 = arith.index_cast %j : i32 to index
  %2 = arith.addi %0, %1 : index
  return %2 : index
}
