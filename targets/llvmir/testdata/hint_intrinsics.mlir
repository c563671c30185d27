// Assumptions, expectations, notes, traps.

// RUN: mlir-translate --mlir-to-llvmir --split-input-file %s | FileCheck %s
// RUN: mlir-translate --mlir-to-llvmir --split-input-file --output-split-marker=";;part;;" %s \
// RUN:   | mlir-translate --import-llvm --split-input-file=";;part;;" --output-split-marker=";;part;;" \
// RUN:   | mlir-translate --mlir-to-llvmir --split-input-file=";;part;;" | FileCheck %s

// CHECK-LABEL: define void @f(
// CHECK-SAME: float %{{[0-9]+}}, <8 x float> %{{[0-9]+}}, i32 %[[I:[0-9]+]], i64 %{{[0-9]+}}, <8 x i32> %{{[0-9]+}}, i1 %[[C:[0-9]+]], ptr %[[P:[0-9]+]], double %{{[0-9]+}}, i8 %{{[0-9]+}}, <8 x i1> %{{[0-9]+}}, <8 x ptr> %{{[0-9]+}}, <16 x float> %{{[0-9]+}}, <vscale x 4 x float> %{{[0-9]+}}) {
// CHECK-NEXT: call void @llvm.assume(i1 %[[C]])
// CHECK-NEXT: call i32 @llvm.ssa.copy.i32(i32 %[[I]])
// CHECK-NEXT: call i1 @llvm.is.constant.i32(i32 %[[I]])
// CHECK-NEXT: call i32 @llvm.expect.i32(i32 %[[I]], i32 %[[I]])
// CHECK-NEXT: call i32 @llvm.expect.with.probability.i32(i32 %[[I]], i32 %[[I]], double 5.000000e-01)
// CHECK-NEXT: call void @llvm.var.annotation.p0.p0(ptr %[[P]], ptr %[[P]], ptr %[[P]], i32 %[[I]], ptr %[[P]])
// CHECK-NEXT: call ptr @llvm.ptr.annotation.p0.p0(ptr %[[P]], ptr %[[P]], ptr %[[P]], i32 %[[I]], ptr %[[P]])
// CHECK-NEXT: call i32 @llvm.annotation.i32.p0(i32 %[[I]], ptr %[[P]], ptr %[[P]], i32 %[[I]])
// CHECK-NEXT: call void @llvm.debugtrap()
// CHECK-NEXT: call void @llvm.ubsantrap(i8 1)
// CHECK-NEXT: call void @llvm.trap()
// CHECK-NEXT: ret void

llvm.func @f(%f: f32, %v: vector<8xf32>, %i: i32, %l: i64, %vi: vector<8xi32>, %c: i1, %p: !llvm.ptr, %d: f64, %b: i8, %m: vector<8xi1>, %vp: vector<8x!llvm.ptr>, %s: vector<16xf32>, %sv: vector<[4]xf32>) {
 llvm.intr.assume %c : i1
 %0 = llvm.intr.ssa.copy %i : i32
 %1 = "llvm.intr.is.constant"(%i) : (i32) -> i1
 %2 = llvm.intr.expect %i, %i : i32
 %3 = llvm.intr.expect.with.probability %i, %i, 5.000000e-01 : i32
 "llvm.intr.var.annotation"(%p, %p, %p, %i, %p) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> ()
 %4 = "llvm.intr.ptr.annotation"(%p, %p, %p, %i, %p) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
 %5 = "llvm.intr.annotation"(%i, %p, %p, %i) : (i32, !llvm.ptr, !llvm.ptr, i32) -> i32
 llvm.intr.debugtrap
 "llvm.intr.ubsantrap"() <{failureKind = 1 : i8}> : () -> ()
 "llvm.intr.trap"() : () -> ()
 llvm.return
}
