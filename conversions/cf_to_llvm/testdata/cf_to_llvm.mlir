// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --convert-cf-to-llvm | FileCheck %s

// CHECK-LABEL: func.func @br(
// CHECK-SAME: %[[A:.*]]: i32, %[[I:.*]]: index, %[[C:.*]]: i1) -> index {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[I]] : index to i64
// CHECK-NEXT: llvm.br ^bb1(%[[CAST]], %[[A]] : i64, i32)
// CHECK-NEXT: ^bb1(%[[BLOCK_ARG:.*]]: i64, %[[BLOCK_ARG_1:.*]]: i32):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: llvm.cond_br %[[C]], ^bb2(%[[BLOCK_ARG]] : i64), ^bb1(%[[BLOCK_ARG]], %[[BLOCK_ARG_1]] : i64, i32)
// CHECK-NEXT: ^bb2(%[[BLOCK_ARG_2:.*]]: i64):  // pred: ^bb1
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[BLOCK_ARG_2]] : i64 to index
// CHECK-NEXT: return %[[CAST_1]] : index
func.func @br(%a: i32, %i: index, %c: i1) -> index {
  cf.br ^a(%i, %a : index, i32)
^a(%x: index, %y: i32):
  cf.cond_br %c, ^b(%x : index), ^a(%x, %y : index, i32)
^b(%z: index):
  return %z : index
}

// -----

// CHECK-LABEL: func.func @weights(
// CHECK-SAME: %[[C:.*]]: i1, %[[F:.*]]: i32) -> i32 {
// CHECK-NEXT: llvm.cond_br %[[C]] weights([1, 2]), ^bb1, ^bb2 {my.attr}
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: llvm.br ^bb2 {my.attr = 1 : i64}
// CHECK-NEXT: ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: return %[[F]] : i32
func.func @weights(%c: i1, %f: i32) -> i32 {
  cf.cond_br %c weights([1, 2]), ^a, ^b {my.attr}
^a:
  cf.br ^b {my.attr = 1}
^b:
  return %f : i32
}

// -----

// CHECK-LABEL: func.func @switch(
// CHECK-SAME: %[[F:.*]]: i32, %[[X:.*]]: index) -> index {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[X]] : index to i64
// CHECK-NEXT: llvm.switch %[[F]] : i32, ^bb1(%[[CAST]] : i64) [
// CHECK-NEXT: 1: ^bb2(%[[F]] : i32),
// CHECK-NEXT: 2: ^bb1(%[[CAST]] : i64)
// CHECK-NEXT: ]
// CHECK-NEXT: ^bb1(%[[BLOCK_ARG:.*]]: i64):  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[BLOCK_ARG]] : i64 to index
// CHECK-NEXT: return %[[CAST_1]] : index
// CHECK-NEXT: ^bb2(%{{.*}}: i32):  // pred: ^bb0
// CHECK-NEXT: return %[[X]] : index
func.func @switch(%f: i32, %x: index) -> index {
  cf.switch %f : i32, [
    default: ^a(%x : index),
    1: ^b(%f : i32),
    2: ^a(%x : index)
  ]
^a(%y: index):
  return %y : index
^b(%w: i32):
  return %x : index
}

// -----

// CHECK-LABEL: func.func @switch_only_default(
// CHECK-SAME: %[[F:.*]]: i32) {
// CHECK-NEXT: llvm.switch %[[F]] : i32, ^bb1 [
// CHECK-NEXT: ]
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: return
func.func @switch_only_default(%f: i32) {
  cf.switch %f : i32, [ default: ^a ]
^a:
  return
}

// -----

// CHECK: llvm.mlir.global private constant @assert_msg_0(dense<[111, 116, 104, 101, 114, 32, 34, 120, 34, 0]> : tensor<10xi8>) {addr_space = 0 : i32} : !llvm.array<10 x i8>
// CHECK: llvm.func @abort()
// CHECK: llvm.func @puts(!llvm.ptr)
// CHECK-NEXT: llvm.mlir.global private constant @assert_msg(dense<[109, 101, 115, 115, 97, 103, 101, 0]> : tensor<8xi8>) {addr_space = 0 : i32} : !llvm.array<8 x i8>
// CHECK-LABEL: func.func @assert(
// CHECK-SAME: %[[C:.*]]: i1) {
// CHECK-NEXT: llvm.cond_br %[[C]], ^bb1, ^bb3
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: llvm.cond_br %[[C]], ^bb2, ^bb4
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: return
// CHECK-NEXT: ^bb3:  // pred: ^bb0
// CHECK-NEXT: %[[ADDRESS:.*]] = llvm.mlir.addressof @assert_msg : !llvm.ptr
// CHECK-NEXT: %[[PTR:.*]] = llvm.getelementptr %[[ADDRESS]][0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<8 x i8>
// CHECK-NEXT: llvm.call @puts(%[[PTR]]) : (!llvm.ptr) -> ()
// CHECK-NEXT: llvm.call @abort() : () -> ()
// CHECK-NEXT: llvm.unreachable
// CHECK-NEXT: ^bb4:  // pred: ^bb1
// CHECK-NEXT: %[[ADDRESS_1:.*]] = llvm.mlir.addressof @assert_msg_0 : !llvm.ptr
// CHECK-NEXT: %[[PTR_1:.*]] = llvm.getelementptr %[[ADDRESS_1]][0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<10 x i8>
// CHECK-NEXT: llvm.call @puts(%[[PTR_1]]) : (!llvm.ptr) -> ()
// CHECK-NEXT: llvm.call @abort() : () -> ()
// CHECK-NEXT: llvm.unreachable
// CHECK-NEXT: }
func.func @assert(%c: i1) {
  cf.assert %c, "message"
  cf.assert %c, "other \"x\""
  return
}

// -----

// CHECK: llvm.mlir.global private constant @assert_msg_0(dense<[109, 101, 115, 115, 97, 103, 101, 0]> : tensor<8xi8>) {addr_space = 0 : i32} : !llvm.array<8 x i8>
// CHECK: llvm.func @abort()
// CHECK: llvm.func @puts(!llvm.ptr)
// CHECK-NEXT: llvm.mlir.global private constant @assert_msg(dense<[109, 101, 115, 115, 97, 103, 101, 0]> : tensor<8xi8>) {addr_space = 0 : i32} : !llvm.array<8 x i8>
// CHECK-LABEL: func.func @assert_twice(
// CHECK-SAME: %[[C:.*]]: i1) {
// CHECK-NEXT: llvm.cond_br %[[C]], ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: return
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: %[[ADDRESS:.*]] = llvm.mlir.addressof @assert_msg : !llvm.ptr
// CHECK-NEXT: %[[PTR:.*]] = llvm.getelementptr %[[ADDRESS]][0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<8 x i8>
// CHECK-NEXT: llvm.call @puts(%[[PTR]]) : (!llvm.ptr) -> ()
// CHECK-NEXT: llvm.call @abort() : () -> ()
// CHECK-NEXT: llvm.unreachable
// CHECK-NEXT: }
// CHECK-LABEL: func.func @assert_2(
// CHECK-SAME: %[[C:.*]]: i1) {
// CHECK-NEXT: llvm.cond_br %[[C]], ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: return
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: %[[ADDRESS:.*]] = llvm.mlir.addressof @assert_msg_0 : !llvm.ptr
// CHECK-NEXT: %[[PTR:.*]] = llvm.getelementptr %[[ADDRESS]][0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<8 x i8>
// CHECK-NEXT: llvm.call @puts(%[[PTR]]) : (!llvm.ptr) -> ()
// CHECK-NEXT: llvm.call @abort() : () -> ()
// CHECK-NEXT: llvm.unreachable
// CHECK-NEXT: }
func.func @assert_twice(%c: i1) {
  cf.assert %c, "message"
  return
}
func.func @assert_2(%c: i1) {
  cf.assert %c, "message"
  return
}

// -----

// CHECK-LABEL: func.func @memref_arg(
// CHECK-SAME: %[[M:.*]]: memref<?xf32>, %{{.*}}: tensor<2xf32>) -> memref<?xf32> {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[M]] : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: llvm.br ^bb1(%[[CAST]] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)
// CHECK-NEXT: ^bb1(%[[BLOCK_ARG:.*]]: !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>):  // pred: ^bb0
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[BLOCK_ARG]] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<?xf32>
// CHECK-NEXT: return %[[CAST_1]] : memref<?xf32>
func.func @memref_arg(%m: memref<?xf32>, %t: tensor<2xf32>) -> memref<?xf32> {
  cf.br ^a(%m : memref<?xf32>)
^a(%n: memref<?xf32>):
  return %n : memref<?xf32>
}

// -----

// CHECK-LABEL: func.func @duplicate(
// CHECK-SAME: %[[C:.*]]: i1, %[[A:.*]]: index, %[[B:.*]]: index) -> index {
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[B]] : index to i64
// CHECK-NEXT: %[[CAST_1:.*]] = builtin.unrealized_conversion_cast %[[A]] : index to i64
// CHECK-NEXT: llvm.cond_br %[[C]], ^bb1(%[[CAST_1]] : i64), ^bb1(%[[CAST]] : i64)
// CHECK-NEXT: ^bb1(%[[BLOCK_ARG:.*]]: i64):  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT: %[[CAST_2:.*]] = builtin.unrealized_conversion_cast %[[BLOCK_ARG]] : i64 to index
// CHECK-NEXT: return %[[CAST_2]] : index
func.func @duplicate(%c: i1, %a: index, %b: index) -> index {
  cf.cond_br %c, ^a(%a : index), ^a(%b : index)
^a(%n: index):
  return %n : index
}

// -----

// LLVM's integers have no sign.
// CHECK-LABEL: func.func @sign(
// CHECK: llvm.switch %{{.*}} : i8, ^bb
// CHECK-NEXT: -2: ^bb
func.func @sign(%flag: ui8) {
  cf.switch %flag : ui8, [
    default: ^bb1,
    254: ^bb1
  ]
^bb1:
  return
}
