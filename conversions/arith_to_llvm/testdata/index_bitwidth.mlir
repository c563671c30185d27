// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --convert-arith-to-llvm=index-bitwidth=32 | FileCheck %s

// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[I:.*]]: index, %[[J:.*]]: i32) -> index {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[I]] : index to i32
// CHECK-NEXT: %[[C1:.*]] = llvm.mlir.constant(1 : index) : i32
// CHECK-NEXT: %[[SUM:.*]] = llvm.add %[[CAST]], %[[C1]] : i32
// CHECK-NEXT: %[[SUM_1:.*]] = llvm.add %[[SUM]], %[[J]] : i32
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[SUM_1]] : i32 to index
// CHECK-NEXT: return %[[CAST_1]] : index
func.func @f(%i: index, %j: i32) -> index {
  %c = arith.constant 1 : index
  %0 = arith.addi %i, %c : index
  %1 = arith.index_cast %j : i32 to index
  %2 = arith.addi %0, %1 : index
  return %2 : index
}
