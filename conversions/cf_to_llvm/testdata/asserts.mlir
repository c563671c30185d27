// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --convert-cf-to-llvm | FileCheck %s

// CHECK: llvm.mlir.global private constant @assert_msg_1(dense<[109, 101, 115, 115, 97, 103, 101, 0]> : tensor<8xi8>) {addr_space = 0 : i32} : !llvm.array<8 x i8>
// CHECK-NEXT: llvm.mlir.global private constant @assert_msg_0(dense<[109, 101, 115, 115, 97, 103, 101, 0]> : tensor<8xi8>) {addr_space = 0 : i32} : !llvm.array<8 x i8>
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
// CHECK-NEXT: llvm.cond_br %[[C]], ^bb1, ^bb3
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: llvm.cond_br %[[C]], ^bb2, ^bb4
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: return
// CHECK-NEXT: ^bb3:  // pred: ^bb0
// CHECK-NEXT: %[[ADDRESS:.*]] = llvm.mlir.addressof @assert_msg_0 : !llvm.ptr
// CHECK-NEXT: %[[PTR:.*]] = llvm.getelementptr %[[ADDRESS]][0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<8 x i8>
// CHECK-NEXT: llvm.call @puts(%[[PTR]]) : (!llvm.ptr) -> ()
// CHECK-NEXT: llvm.call @abort() : () -> ()
// CHECK-NEXT: llvm.unreachable
// CHECK-NEXT: ^bb4:  // pred: ^bb1
// CHECK-NEXT: %[[ADDRESS_1:.*]] = llvm.mlir.addressof @assert_msg_1 : !llvm.ptr
// CHECK-NEXT: %[[PTR_1:.*]] = llvm.getelementptr %[[ADDRESS_1]][0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<8 x i8>
// CHECK-NEXT: llvm.call @puts(%[[PTR_1]]) : (!llvm.ptr) -> ()
// CHECK-NEXT: llvm.call @abort() : () -> ()
// CHECK-NEXT: llvm.unreachable
// CHECK-NEXT: }
func.func @assert_twice(%c: i1) {
  cf.assert %c, "message"
  return
}
func.func @assert_2(%c: i1) {
  cf.assert %c, "message"
  cf.assert %c, "message"
  return
}
