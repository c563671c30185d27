// Calls of intrinsics by name, and assumptions with bundles.

// RUN: mlir-translate --mlir-to-llvmir --split-input-file %s | FileCheck %s
// RUN: mlir-translate --mlir-to-llvmir --split-input-file --output-split-marker=";;part;;" %s \
// RUN:   | mlir-translate --import-llvm --split-input-file=";;part;;" --output-split-marker=";;part;;" \
// RUN:   | mlir-translate --mlir-to-llvmir --split-input-file=";;part;;" | FileCheck %s

// CHECK-LABEL: define float @a(
// CHECK-SAME: float %[[X:[0-9]+]]) {
// CHECK-NEXT: %[[FABS:.*]] = call nnan float @llvm.fabs.f32(float %[[X]])
// CHECK-NEXT: %[[SUM:.*]] = fadd float %[[FABS]], %[[FABS]]
// CHECK-NEXT: ret float %[[SUM]]

llvm.func @a(%x: f32) -> f32 { %0 = llvm.call_intrinsic "llvm.fabs"(%x) {fastmathFlags=#llvm.fastmath<nnan>} : (f32) -> f32 
 %1 = llvm.fadd %0, %0 : f32
 llvm.return %1 : f32 }

// -----

// CHECK-LABEL: define float @a(
// CHECK-SAME: float %[[X:[0-9]+]]) {
// CHECK-NEXT: %[[FABS:.*]] = call float @llvm.fabs.f32(float %[[X]])
// CHECK-NEXT: ret float %[[FABS]]

llvm.func @a(%x: f32) -> f32 { %0 = llvm.call_intrinsic "llvm.fabs.f32"(%x) : (f32) -> f32 llvm.return %0 : f32 }

// -----

// CHECK-LABEL: define void @a(
// CHECK-SAME: i1 %[[X:[0-9]+]], ptr %[[P:[0-9]+]]) {
// CHECK-NEXT: call void @llvm.assume(i1 %[[X]]) [ "align"(ptr %[[P]], i1 %[[X]]) ]
// CHECK-NEXT: call void @llvm.assume(i1 %[[X]]) [ "align"(ptr %[[P]], i1 %[[X]]) ]
// CHECK-NEXT: ret void

llvm.func @a(%x: i1, %p: !llvm.ptr) { 
 llvm.call_intrinsic "llvm.assume"(%x) ["align"(%p, %x : !llvm.ptr, i1)] : (i1) -> () 
 llvm.intr.assume %x ["align"(%p, %x : !llvm.ptr, i1)] : i1
 llvm.return }
