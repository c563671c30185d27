// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --convert-to-llvm=filter-dialects=func,arith | FileCheck %s

// CHECK-LABEL: llvm.func @f(
// CHECK-SAME: %[[ARG0:.*]]: i64, %[[ARG1:.*]]: !llvm.ptr, %[[ARG2:.*]]: !llvm.ptr, %[[ARG3:.*]]: i64, %[[ARG4:.*]]: i64, %[[ARG5:.*]]: i64) -> i64 {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[ARG0]] : i64 to index
// CHECK-NEXT: %[[POISON:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[DESC:.*]] = llvm.insertvalue %[[ARG1]], %[[POISON]][0]
// CHECK-NEXT: %[[DESC_1:.*]] = llvm.insertvalue %[[ARG2]], %[[DESC]][1]
// CHECK-NEXT: %[[DESC_2:.*]] = llvm.insertvalue %[[ARG3]], %[[DESC_1]][2]
// CHECK-NEXT: %[[DESC_3:.*]] = llvm.insertvalue %[[ARG4]], %[[DESC_2]][3, 0]
// CHECK-NEXT: %[[DESC_4:.*]] = llvm.insertvalue %[[ARG5]], %[[DESC_3]][4, 0]
// CHECK-NEXT: %[[C0:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %[[CMP:.*]] = llvm.icmp "slt" %[[ARG0]], %[[C0]] : i64
// CHECK-NEXT: cf.cond_br %[[CMP]], ^bb1, ^bb2(%[[CAST]] : index)
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: cf.br ^bb2(%[[CAST]] : index)
// CHECK-NEXT: ^bb2(%[[BLOCK_ARG:.*]]: index):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[BLOCK_ARG]] : index to i64
// CHECK-NEXT: ub.poison : i32
// CHECK-NEXT: %[[BASE:.*]] = llvm.extractvalue %[[DESC_4]][0]
// CHECK-NEXT: %[[ALIGNED:.*]] = llvm.extractvalue %[[DESC_4]][1]
// CHECK-NEXT: %[[OFFSET:.*]] = llvm.extractvalue %[[DESC_4]][2]
// CHECK-NEXT: %[[SIZE:.*]] = llvm.extractvalue %[[DESC_4]][3, 0]
// CHECK-NEXT: %[[STRIDE:.*]] = llvm.extractvalue %[[DESC_4]][4, 0]
// CHECK-NEXT: %[[F:.*]] = llvm.call @f(%[[CAST_1]], %[[BASE]], %[[ALIGNED]], %[[OFFSET]], %[[SIZE]], %[[STRIDE]]) : (i64, !llvm.ptr, !llvm.ptr, i64, i64, i64) -> i64
// CHECK-NEXT: llvm.return %[[F]] : i64
func.func @f(%n: index, %m: memref<?xf32>) -> index {
  %c0 = arith.constant 0 : index
  %0 = arith.cmpi slt, %n, %c0 : index
  cf.cond_br %0, ^a, ^b(%n : index)
^a:
  %1 = index.add %n, %c0
  cf.br ^b(%1 : index)
^b(%x: index):
  %p = ub.poison : i32
  %2 = func.call @f(%x, %m) : (index, memref<?xf32>) -> index
  return %2 : index
}
