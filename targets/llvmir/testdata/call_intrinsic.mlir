// Calls of intrinsics by name, and assumptions with bundles.

// RUN: mlir-translate --mlir-to-llvmir --split-input-file %s | FileCheck %s
// RUN: mlir-translate --mlir-to-llvmir --split-input-file --output-split-marker=";;part;;" %s \
// RUN:   | mlir-translate --import-llvm --split-input-file=";;part;;" --output-split-marker=";;part;;" \
// RUN:   | mlir-translate --mlir-to-llvmir --split-input-file=";;part;;" | FileCheck %s

// CHECK-LABEL: define float @a(float %0) {
// CHECK-NEXT: %2 = call nnan float @llvm.fabs.f32(float %0)
// CHECK-NEXT: %3 = fadd float %2, %2
// CHECK-NEXT: ret float %3

llvm.func @a(%x: f32) -> f32 { %0 = llvm.call_intrinsic "llvm.fabs"(%x) {fastmathFlags=#llvm.fastmath<nnan>} : (f32) -> f32 
 %1 = llvm.fadd %0, %0 : f32
 llvm.return %1 : f32 }

// -----

// CHECK-LABEL: define float @a(float %0) {
// CHECK-NEXT: %2 = call float @llvm.fabs.f32(float %0)
// CHECK-NEXT: ret float %2

llvm.func @a(%x: f32) -> f32 { %0 = llvm.call_intrinsic "llvm.fabs.f32"(%x) : (f32) -> f32 llvm.return %0 : f32 }

// -----

// CHECK-LABEL: define void @a(i1 %0, ptr %1) {
// CHECK-NEXT: call void @llvm.assume(i1 %0) [ "align"(ptr %1, i1 %0) ]
// CHECK-NEXT: call void @llvm.assume(i1 %0) [ "align"(ptr %1, i1 %0) ]
// CHECK-NEXT: ret void

llvm.func @a(%x: i1, %p: !llvm.ptr) { 
 llvm.call_intrinsic "llvm.assume"(%x) ["align"(%p, %x : !llvm.ptr, i1)] : (i1) -> () 
 llvm.intr.assume %x ["align"(%p, %x : !llvm.ptr, i1)] : i1
 llvm.return }
