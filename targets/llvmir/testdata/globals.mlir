// Properties of globals, aliases and ifuncs.

// RUN: mlir-translate --mlir-to-llvmir --split-input-file %s | FileCheck %s
// RUN: mlir-translate --mlir-to-llvmir --split-input-file --output-split-marker=";;part;;" %s \
// RUN:   | mlir-translate --import-llvm --split-input-file=";;part;;" --output-split-marker=";;part;;" \
// RUN:   | mlir-translate --mlir-to-llvmir --split-input-file=";;part;;" | FileCheck %s

// CHECK: @x = external global i32 #0
// CHECK: attributes #0 = { alignstack=4 "a" "b"="c" }

llvm.mlir.global external @x() {target_specific_attrs = ["a", ["b", "c"], ["alignstack", "4"]]} : i32

// -----

// CHECK: @x = common dso_local global i32 0
// CHECK: @ap = appending global [2 x i32] zeroinitializer
// CHECK: @y = linkonce addrspace(3) global i32 undef
// CHECK: @z = available_externally constant float 1.000000e+00
// CHECK: @w = internal thread_local local_unnamed_addr constant float 1.000000e+00
// CHECK: @eq = private global ptr dso_local_equivalent @fn
// CHECK: @ci = private global ptr addrspacecast (ptr addrspace(3) @y to ptr)
// CHECK: @al = private thread_local unnamed_addr alias float, ptr @w
// CHECK: @al2 = weak alias void (), ptr @fn
// CHECK-LABEL: define void @fn() {
// CHECK-NEXT: load float, ptr @al, align 4
// CHECK-NEXT: ret void

llvm.mlir.global common @x(0 : i32) {dso_local} : i32
llvm.mlir.global appending @ap(dense<0> : tensor<2xi32>) : !llvm.array<2 x i32>
llvm.mlir.global linkonce @y() {addr_space = 3 : i32} : i32
llvm.mlir.global available_externally constant @z(1.0 : f32) : f32
llvm.mlir.global internal thread_local local_unnamed_addr constant @w(1.0 : f32) : f32
llvm.mlir.alias private thread_local unnamed_addr @al {dso_local} : f32 { %0 = llvm.mlir.addressof @w : !llvm.ptr
 llvm.return %0 : !llvm.ptr }
llvm.mlir.alias weak @al2 : !llvm.func<void ()> { %0 = llvm.mlir.addressof @fn : !llvm.ptr
 llvm.return %0 : !llvm.ptr }
llvm.func @fn() {
 %0 = llvm.mlir.addressof @al : !llvm.ptr
 %1 = llvm.load %0 : !llvm.ptr -> f32

 llvm.return }
llvm.mlir.global private @eq() : !llvm.ptr { %0 = llvm.dso_local_equivalent @fn : !llvm.ptr
 llvm.return %0 : !llvm.ptr }
llvm.mlir.global private @ci() : !llvm.ptr { %0 = llvm.mlir.addressof @y : !llvm.ptr<3>
 %1 = llvm.addrspacecast %0 : !llvm.ptr<3> to !llvm.ptr
 llvm.return %1 : !llvm.ptr }

// -----

// CHECK: @ifn = ifunc void (), ptr @res
// CHECK-LABEL: define ptr @res() {
// CHECK-NEXT: ret ptr null
// CHECK-LABEL: define void @use() {
// CHECK-NEXT: call void @ifn()
// CHECK-NEXT: ret void

  llvm.mlir.ifunc external @ifn : !llvm.func<void ()>, !llvm.ptr @res
  llvm.func @res() -> !llvm.ptr { %0 = llvm.mlir.zero : !llvm.ptr  llvm.return %0 : !llvm.ptr }
  llvm.func @use() { llvm.call @ifn() : () -> ()   llvm.return }
