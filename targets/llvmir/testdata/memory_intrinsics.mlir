// Intrinsics on memory.

// RUN: mlir-translate --mlir-to-llvmir --split-input-file %s | FileCheck %s
// RUN: mlir-translate --mlir-to-llvmir --split-input-file --output-split-marker=";;part;;" %s \
// RUN:   | mlir-translate --import-llvm --split-input-file=";;part;;" --output-split-marker=";;part;;" \
// RUN:   | mlir-translate --mlir-to-llvmir --split-input-file=";;part;;" | FileCheck %s

// CHECK-LABEL: define void @f(
// CHECK-SAME: float %{{[0-9]+}}, <8 x float> %{{[0-9]+}}, i32 %[[I:[0-9]+]], i64 %[[L:[0-9]+]], <8 x i32> %{{[0-9]+}}, i1 %{{[0-9]+}}, ptr %[[P:[0-9]+]], double %{{[0-9]+}}, i8 %[[B:[0-9]+]], <8 x i1> %{{[0-9]+}}, <8 x ptr> %{{[0-9]+}}, <16 x float> %{{[0-9]+}}, <vscale x 4 x float> %{{[0-9]+}}) {
// CHECK-NEXT: call void @llvm.memcpy.p0.p0.i32(ptr %[[P]], ptr %[[P]], i32 %[[I]], i1 false)
// CHECK-NEXT: call void @llvm.memmove.p0.p0.i64(ptr align 8 %[[P]], ptr noundef %[[P]], i64 %[[L]], i1 true)
// CHECK-NEXT: call void @llvm.memcpy.inline.p0.p0.i64(ptr %[[P]], ptr %[[P]], i64 10, i1 false)
// CHECK-NEXT: call void @llvm.memset.p0.i32(ptr %[[P]], i8 %[[B]], i32 %[[I]], i1 false)
// CHECK-NEXT: call void @llvm.memset.inline.p0.i64(ptr %[[P]], i8 %[[B]], i64 10, i1 false)
// CHECK-NEXT: call void @llvm.prefetch.p0(ptr %[[P]], i32 0, i32 3, i32 1)
// CHECK-NEXT: call ptr @llvm.ptrmask.p0.i64(ptr %[[P]], i64 %[[L]])
// CHECK-NEXT: %[[INVARIANT_START:.*]] = call ptr @llvm.invariant.start.p0(i64 4, ptr %[[P]])
// CHECK-NEXT: call void @llvm.invariant.end.p0(ptr %[[INVARIANT_START]], i64 4, ptr %[[P]])
// CHECK-NEXT: call ptr @llvm.launder.invariant.group.p0(ptr %[[P]])
// CHECK-NEXT: call ptr @llvm.strip.invariant.group.p0(ptr %[[P]])
// CHECK-NEXT: %[[STACKSAVE:.*]] = call ptr @llvm.stacksave.p0()
// CHECK-NEXT: call void @llvm.stackrestore.p0(ptr %[[STACKSAVE]])
// CHECK-NEXT: ret void

llvm.func @f(%f: f32, %v: vector<8xf32>, %i: i32, %l: i64, %vi: vector<8xi32>, %c: i1, %p: !llvm.ptr, %d: f64, %b: i8, %m: vector<8xi1>, %vp: vector<8x!llvm.ptr>, %s: vector<16xf32>, %sv: vector<[4]xf32>) {
 "llvm.intr.memcpy"(%p, %p, %i) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
 "llvm.intr.memmove"(%p, %p, %l) <{isVolatile = true, arg_attrs = [{llvm.align = 8 : i64}, {llvm.noundef}, {}]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
 "llvm.intr.memcpy.inline"(%p, %p) <{isVolatile = false, len = 10 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
 "llvm.intr.memset"(%p, %b, %i) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
 "llvm.intr.memset.inline"(%p, %b) <{isVolatile = false, len = 10 : i64}> : (!llvm.ptr, i8) -> ()
 "llvm.intr.prefetch"(%p) <{rw = 0 : i32, hint = 3 : i32, cache = 1 : i32}> : (!llvm.ptr) -> ()
 %0 = llvm.intr.ptrmask %p, %l : (!llvm.ptr, i64) -> !llvm.ptr
 %1 = llvm.intr.invariant.start 4, %p : !llvm.ptr
 llvm.intr.invariant.end %1, 4, %p : !llvm.ptr
 %2 = llvm.intr.launder.invariant.group %p : !llvm.ptr
 %3 = llvm.intr.strip.invariant.group %p : !llvm.ptr
 %4 = llvm.intr.stacksave : !llvm.ptr
 llvm.intr.stackrestore %4 : !llvm.ptr
 llvm.return
}

// -----

// CHECK: @tl = external thread_local global i32
// CHECK-LABEL: define void @f() {
// CHECK-NEXT: call ptr @llvm.threadlocal.address.p0(ptr @tl)
// CHECK-NEXT: ret void

llvm.mlir.global thread_local @tl() : i32
llvm.func @f() {
 %0 = llvm.mlir.addressof @tl : !llvm.ptr
 %1 = "llvm.intr.threadlocal.address"(%0) : (!llvm.ptr) -> !llvm.ptr
 llvm.return
}

// -----

// CHECK-LABEL: define void @f(
// CHECK-SAME: float %{{[0-9]+}}, <8 x float> %{{[0-9]+}}, i32 %{{[0-9]+}}, i64 %{{[0-9]+}}, <8 x i32> %{{[0-9]+}}, i1 %{{[0-9]+}}, ptr %{{[0-9]+}}, double %{{[0-9]+}}, i8 %{{[0-9]+}}, <8 x i1> %{{[0-9]+}}, <8 x ptr> %{{[0-9]+}}, <16 x float> %{{[0-9]+}}, <vscale x 4 x float> %{{[0-9]+}}) {
// CHECK-NEXT: %[[ALLOCA:.*]] = alloca i32, align 4
// CHECK-NEXT: call void @llvm.lifetime.start.p0(i64 -1, ptr %[[ALLOCA]])
// CHECK-NEXT: call void @llvm.lifetime.end.p0(i64 -1, ptr %[[ALLOCA]])
// CHECK-NEXT: ret void

llvm.func @f(%f: f32, %v: vector<8xf32>, %i: i32, %l: i64, %vi: vector<8xi32>, %c: i1, %p: !llvm.ptr, %d: f64, %b: i8, %m: vector<8xi1>, %vp: vector<8x!llvm.ptr>, %s: vector<16xf32>, %sv: vector<[4]xf32>) {
 %n = llvm.mlir.constant(1 : i32) : i32
 %a = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
 llvm.intr.lifetime.start %a : !llvm.ptr
 llvm.intr.lifetime.end %a : !llvm.ptr
 llvm.return
}
