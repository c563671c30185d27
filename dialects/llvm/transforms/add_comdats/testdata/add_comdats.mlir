// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --llvm-add-comdats | FileCheck %s

// CHECK: llvm.comdat @__llvm_comdat {
// CHECK-NEXT: llvm.comdat_selector @b any
// CHECK-NEXT: llvm.comdat_selector @a any
// CHECK-NEXT: }
// CHECK: llvm.func linkonce @a() comdat(@__llvm_comdat::@a) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK: llvm.func linkonce_odr @b() comdat(@__llvm_comdat::@b) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK: llvm.func @c() {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: llvm.mlir.global linkonce @g(1 : i32) {addr_space = 0 : i32} : i32
llvm.func linkonce @a() { llvm.return }
llvm.func linkonce_odr @b() { llvm.return }
llvm.func @c() { llvm.return }
llvm.mlir.global linkonce @g(1 : i32) : i32

// -----

// CHECK: llvm.comdat @__llvm_comdat {
// CHECK-NEXT: llvm.comdat_selector @b any
// CHECK-NEXT: llvm.comdat_selector @a any
// CHECK-NEXT: }
// CHECK-NEXT: llvm.comdat @__llvm_global_comdat {
// CHECK-NEXT: llvm.comdat_selector @a any
// CHECK-NEXT: }
// CHECK: llvm.func linkonce @a() comdat(@__llvm_comdat::@a) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK: llvm.func linkonce @b() comdat(@__llvm_comdat::@b) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
llvm.comdat @__llvm_global_comdat { llvm.comdat_selector @a any }
llvm.func linkonce @a() comdat(@__llvm_global_comdat::@a) { llvm.return }
llvm.func linkonce @b() { llvm.return }

// -----

// CHECK: llvm.comdat @__llvm_comdat {
// CHECK-NEXT: llvm.comdat_selector @b any
// CHECK-NEXT: llvm.comdat_selector @a any
// CHECK-NEXT: }
// CHECK: llvm.func linkonce @b() comdat(@__llvm_comdat::@b) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
llvm.comdat @__llvm_comdat { llvm.comdat_selector @a any }
llvm.func linkonce @b() { llvm.return }

// -----

// CHECK: llvm.comdat @__llvm_comdat {
// CHECK-NEXT: llvm.comdat_selector @__llvm_global_comdat any
// CHECK-NEXT: }
// CHECK: llvm.func linkonce @__llvm_global_comdat() comdat(@__llvm_comdat::@__llvm_global_comdat) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
llvm.func linkonce @__llvm_global_comdat() { llvm.return }
