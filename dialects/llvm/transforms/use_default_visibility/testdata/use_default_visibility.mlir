// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --llvm-use-default-visibility=visibility=hidden | FileCheck %s

// CHECK: llvm.func hidden @a() {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK: llvm.func hidden @decl()
// CHECK: llvm.func hidden @h() {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK: llvm.func internal hidden @i() {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: llvm.mlir.global external hidden @g(1 : i32) {addr_space = 0 : i32} : i32
// CHECK-NEXT: llvm.mlir.global external hidden @e() {addr_space = 0 : i32} : i32
// CHECK-NEXT: llvm.mlir.global private hidden @p(1 : i32) {addr_space = 0 : i32} : i32
// CHECK-NEXT: llvm.mlir.global external protected @pr(1 : i32) {addr_space = 0 : i32} : i32
// CHECK-NEXT: llvm.mlir.alias external hidden @al : i32 {
// CHECK-NEXT: %[[ADDRESS:.*]] = llvm.mlir.addressof @g : !llvm.ptr
// CHECK-NEXT: llvm.return %[[ADDRESS]] : !llvm.ptr
// CHECK-NEXT: }
llvm.func @a() { llvm.return }
llvm.func @decl()
llvm.func hidden @h() { llvm.return }
llvm.func internal @i() { llvm.return }
llvm.mlir.global external @g(1 : i32) : i32
llvm.mlir.global external @e() : i32
llvm.mlir.global private @p(1 : i32) : i32
llvm.mlir.global external protected @pr(1 : i32) : i32
llvm.mlir.alias external @al : i32 { 
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

// CHECK: llvm.func hidden @nested() {
module {
  llvm.func @nested() { llvm.return }
}
