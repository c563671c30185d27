// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --convert-cf-to-llvm | FileCheck %s

// CHECK: func.func @br(%arg0: i32, %arg1: index, %arg2: i1) -> index {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT: llvm.br ^bb1(%0, %arg0 : i64, i32)
// CHECK-NEXT: ^bb1(%1: i64, %2: i32):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: llvm.cond_br %arg2, ^bb2(%1 : i64), ^bb1(%1, %2 : i64, i32)
// CHECK-NEXT: ^bb2(%3: i64):  // pred: ^bb1
// CHECK-NEXT: %4 = builtin.unrealized_conversion_cast %3 : i64 to index
// CHECK-NEXT: return %4 : index
// CHECK-NEXT: }
func.func @br(%a: i32, %i: index, %c: i1) -> index {
  cf.br ^a(%i, %a : index, i32)
^a(%x: index, %y: i32):
  cf.cond_br %c, ^b(%x : index), ^a(%x, %y : index, i32)
^b(%z: index):
  return %z : index
}

// -----

// CHECK: func.func @weights(%arg0: i1, %arg1: i32) -> i32 {
// CHECK-NEXT: llvm.cond_br %arg0 weights([1, 2]), ^bb1, ^bb2 {my.attr}
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: llvm.br ^bb2 {my.attr = 1 : i64}
// CHECK-NEXT: ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: return %arg1 : i32
// CHECK-NEXT: }
func.func @weights(%c: i1, %f: i32) -> i32 {
  cf.cond_br %c weights([1, 2]), ^a, ^b {my.attr}
^a:
  cf.br ^b {my.attr = 1}
^b:
  return %f : i32
}

// -----

// CHECK: func.func @switch(%arg0: i32, %arg1: index) -> index {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT: llvm.switch %arg0 : i32, ^bb1(%0 : i64) [
// CHECK-NEXT: 1: ^bb2(%arg0 : i32),
// CHECK-NEXT: 2: ^bb1(%0 : i64)
// CHECK-NEXT: ]
// CHECK-NEXT: ^bb1(%1: i64):  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT: %2 = builtin.unrealized_conversion_cast %1 : i64 to index
// CHECK-NEXT: return %2 : index
// CHECK-NEXT: ^bb2(%3: i32):  // pred: ^bb0
// CHECK-NEXT: return %arg1 : index
// CHECK-NEXT: }
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

// CHECK: func.func @switch_only_default(%arg0: i32) {
// CHECK-NEXT: llvm.switch %arg0 : i32, ^bb1 [
// CHECK-NEXT: ]
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: return
// CHECK-NEXT: }
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
// CHECK: func.func @assert(%arg0: i1) {
// CHECK-NEXT: llvm.cond_br %arg0, ^bb1, ^bb3
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: llvm.cond_br %arg0, ^bb2, ^bb4
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: return
// CHECK-NEXT: ^bb3:  // pred: ^bb0
// CHECK-NEXT: %0 = llvm.mlir.addressof @assert_msg : !llvm.ptr
// CHECK-NEXT: %1 = llvm.getelementptr %0[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<8 x i8>
// CHECK-NEXT: llvm.call @puts(%1) : (!llvm.ptr) -> ()
// CHECK-NEXT: llvm.call @abort() : () -> ()
// CHECK-NEXT: llvm.unreachable
// CHECK-NEXT: ^bb4:  // pred: ^bb1
// CHECK-NEXT: %2 = llvm.mlir.addressof @assert_msg_0 : !llvm.ptr
// CHECK-NEXT: %3 = llvm.getelementptr %2[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<10 x i8>
// CHECK-NEXT: llvm.call @puts(%3) : (!llvm.ptr) -> ()
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
// CHECK: func.func @assert_twice(%arg0: i1) {
// CHECK-NEXT: llvm.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: return
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: %0 = llvm.mlir.addressof @assert_msg : !llvm.ptr
// CHECK-NEXT: %1 = llvm.getelementptr %0[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<8 x i8>
// CHECK-NEXT: llvm.call @puts(%1) : (!llvm.ptr) -> ()
// CHECK-NEXT: llvm.call @abort() : () -> ()
// CHECK-NEXT: llvm.unreachable
// CHECK-NEXT: }
// CHECK: func.func @assert_2(%arg0: i1) {
// CHECK-NEXT: llvm.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: return
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: %0 = llvm.mlir.addressof @assert_msg_0 : !llvm.ptr
// CHECK-NEXT: %1 = llvm.getelementptr %0[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<8 x i8>
// CHECK-NEXT: llvm.call @puts(%1) : (!llvm.ptr) -> ()
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

// CHECK: func.func @memref_arg(%arg0: memref<?xf32>, %arg1: tensor<2xf32>) -> memref<?xf32> {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: llvm.br ^bb1(%0 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)
// CHECK-NEXT: ^bb1(%1: !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>):  // pred: ^bb0
// CHECK-NEXT: %2 = builtin.unrealized_conversion_cast %1 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<?xf32>
// CHECK-NEXT: return %2 : memref<?xf32>
// CHECK-NEXT: }
func.func @memref_arg(%m: memref<?xf32>, %t: tensor<2xf32>) -> memref<?xf32> {
  cf.br ^a(%m : memref<?xf32>)
^a(%n: memref<?xf32>):
  return %n : memref<?xf32>
}

// -----

// CHECK: func.func @duplicate(%arg0: i1, %arg1: index, %arg2: index) -> index {
// CHECK-NEXT: %0 = builtin.unrealized_conversion_cast %arg2 : index to i64
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT: llvm.cond_br %arg0, ^bb1(%1 : i64), ^bb1(%0 : i64)
// CHECK-NEXT: ^bb1(%2: i64):  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT: %3 = builtin.unrealized_conversion_cast %2 : i64 to index
// CHECK-NEXT: return %3 : index
// CHECK-NEXT: }
func.func @duplicate(%c: i1, %a: index, %b: index) -> index {
  cf.cond_br %c, ^a(%a : index), ^a(%b : index)
^a(%n: index):
  return %n : index
}
