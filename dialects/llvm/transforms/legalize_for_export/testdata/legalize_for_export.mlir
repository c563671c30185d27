// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --llvm-legalize-for-export | FileCheck %s

// CHECK-LABEL: llvm.func @same(
// CHECK-SAME: %[[C:.*]]: i1, %[[A:.*]]: i32, %[[B:.*]]: i32) -> i32 {
// CHECK-NEXT: llvm.cond_br %[[C]], ^bb1(%[[A]] : i32), ^bb2(%[[B]] : i32)
// CHECK-NEXT: ^bb1(%[[BLOCK_ARG:.*]]: i32):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT: llvm.return %[[BLOCK_ARG]] : i32
// CHECK-NEXT: ^bb2(%[[BLOCK_ARG_1:.*]]: i32):  // pred: ^bb0
// CHECK-NEXT: llvm.br ^bb1(%[[BLOCK_ARG_1]] : i32)
// CHECK-NEXT: }
// CHECK-LABEL: llvm.func @same_args(
// CHECK-SAME: %[[C:.*]]: i1, %[[A:.*]]: i32) -> i32 {
// CHECK-NEXT: llvm.cond_br %[[C]], ^bb1(%[[A]] : i32), ^bb2(%[[A]] : i32)
// CHECK-NEXT: ^bb1(%[[BLOCK_ARG:.*]]: i32):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT: llvm.return %[[BLOCK_ARG]] : i32
// CHECK-NEXT: ^bb2(%[[BLOCK_ARG_1:.*]]: i32):  // pred: ^bb0
// CHECK-NEXT: llvm.br ^bb1(%[[BLOCK_ARG_1]] : i32)
// CHECK-NEXT: }
// CHECK-LABEL: llvm.func @none(
// CHECK-SAME: %[[C:.*]]: i1) {
// CHECK-NEXT: llvm.cond_br %[[C]], ^bb1, ^bb1
// CHECK-NEXT: ^bb1:  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-LABEL: llvm.func @switch(
// CHECK-SAME: %[[C:.*]]: i32, %[[A:.*]]: i32, %[[B:.*]]: i32) -> i32 {
// CHECK-NEXT: llvm.switch %[[C]] : i32, ^bb1(%[[A]] : i32) [
// CHECK-NEXT: 1: ^bb3(%[[B]] : i32),
// CHECK-NEXT: 2: ^bb2,
// CHECK-NEXT: 3: ^bb4(%[[A]] : i32)
// CHECK-NEXT: ]
// CHECK-NEXT: ^bb1(%[[BLOCK_ARG:.*]]: i32):  // 3 preds: ^bb0, ^bb3, ^bb4
// CHECK-NEXT: llvm.return %[[BLOCK_ARG]] : i32
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: llvm.return %[[A]] : i32
// CHECK-NEXT: ^bb3(%[[BLOCK_ARG_1:.*]]: i32):  // pred: ^bb0
// CHECK-NEXT: llvm.br ^bb1(%[[BLOCK_ARG_1]] : i32)
// CHECK-NEXT: ^bb4(%[[BLOCK_ARG_2:.*]]: i32):  // pred: ^bb0
// CHECK-NEXT: llvm.br ^bb1(%[[BLOCK_ARG_2]] : i32)
// CHECK-NEXT: }
llvm.func @same(%c: i1, %a: i32, %b: i32) -> i32 {
  llvm.cond_br %c, ^x(%a : i32), ^x(%b : i32)
^x(%y: i32):
  llvm.return %y : i32
}
llvm.func @same_args(%c: i1, %a: i32) -> i32 {
  llvm.cond_br %c, ^x(%a : i32), ^x(%a : i32)
^x(%y: i32):
  llvm.return %y : i32
}
llvm.func @none(%c: i1) {
  llvm.cond_br %c, ^x, ^x
^x:
  llvm.return
}
llvm.func @switch(%c: i32, %a: i32, %b: i32) -> i32 {
  llvm.switch %c : i32, ^x(%a : i32) [ 1: ^x(%b : i32), 2: ^y, 3: ^x(%a : i32) ]
^x(%z: i32):
  llvm.return %z : i32
^y:
  llvm.return %a : i32
}

// -----

// Nested fragments.
// CHECK-LABEL: llvm.func @fragments(
// CHECK-SAME: %[[A:.*]]: i32)
// CHECK: #llvm.di_expression<[DW_OP_LLVM_fragment(24, 8), DW_OP_deref]> = %[[A]] : i32
// CHECK-NEXT: #llvm.di_expression<[DW_OP_LLVM_fragment(9, 2)]> = %[[A]] : i32
// CHECK-NEXT: #llvm.di_expression<[DW_OP_LLVM_fragment(1, 2), DW_OP_deref, DW_OP_LLVM_fragment(3, 4)]> = %[[A]] : i32
#variable = #llvm.di_local_variable<scope = #llvm.di_subprogram<name = "f">>
llvm.func @fragments(%a: i32) {
  llvm.intr.dbg.value #variable #llvm.di_expression<[DW_OP_LLVM_fragment(16, 8), DW_OP_LLVM_fragment(8, 4), DW_OP_deref]> = %a : i32
  llvm.intr.dbg.value #variable #llvm.di_expression<[DW_OP_LLVM_fragment(1, 2), DW_OP_LLVM_fragment(3, 4), DW_OP_LLVM_fragment(5, 6)]> = %a : i32
  llvm.intr.dbg.value #variable #llvm.di_expression<[DW_OP_LLVM_fragment(1, 2), DW_OP_deref, DW_OP_LLVM_fragment(3, 4)]> = %a : i32
  llvm.return
}

// -----

// llvm.br cannot pass a tensor.
// CHECK-LABEL: func.func @tensors(
// CHECK-SAME: %[[C:.*]]: i1, %[[A:.*]]: tensor<4xi32>, %[[B:.*]]: tensor<4xi32>)
// CHECK-NEXT: cf.cond_br %[[C]], ^[[BLOCK:.*]](%[[A]] : tensor<4xi32>), ^[[BLOCK]](%[[B]] : tensor<4xi32>)
// CHECK-NOT: llvm.br
// CHECK: return
func.func @tensors(%c: i1, %a: tensor<4xi32>, %b: tensor<4xi32>) -> tensor<4xi32> {
  cf.cond_br %c, ^bb1(%a : tensor<4xi32>), ^bb1(%b : tensor<4xi32>)
^bb1(%0: tensor<4xi32>):
  return %0 : tensor<4xi32>
}
