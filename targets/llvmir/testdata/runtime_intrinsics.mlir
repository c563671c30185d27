// Coroutines, variadic argument lists, exceptions.

// RUN: mlir-translate --mlir-to-llvmir --split-input-file %s | FileCheck %s
// RUN: mlir-translate --mlir-to-llvmir --split-input-file --output-split-marker=";;part;;" %s \
// RUN:   | mlir-translate --import-llvm --split-input-file=";;part;;" --output-split-marker=";;part;;" \
// RUN:   | mlir-translate --mlir-to-llvmir --split-input-file=";;part;;" | FileCheck %s

// CHECK-LABEL: define void @f(
// CHECK-SAME: float %[[F:[0-9]+]], <8 x float> %[[V:[0-9]+]], i32 %[[I:[0-9]+]], i64 %{{[0-9]+}}, <8 x i32> %[[VI:[0-9]+]], i1 %{{[0-9]+}}, ptr %[[P:[0-9]+]], double %{{[0-9]+}}, i8 %{{[0-9]+}}, <8 x i1> %[[M:[0-9]+]], <8 x ptr> %[[VP:[0-9]+]], <16 x float> %{{[0-9]+}}, <vscale x 4 x float> %{{[0-9]+}}) {
// CHECK-NEXT: call <8 x float> @llvm.vp.fneg.v8f32(<8 x float> %[[V]], <8 x i1> %[[M]], i32 %[[I]])
// CHECK-NEXT: call <8 x float> @llvm.vp.fma.v8f32(<8 x float> %[[V]], <8 x float> %[[V]], <8 x float> %[[V]], <8 x i1> %[[M]], i32 %[[I]])
// CHECK-NEXT: call <8 x float> @llvm.vp.fmuladd.v8f32(<8 x float> %[[V]], <8 x float> %[[V]], <8 x float> %[[V]], <8 x i1> %[[M]], i32 %[[I]])
// CHECK-NEXT: call <8 x float> @llvm.vp.select.v8f32(<8 x i1> %[[M]], <8 x float> %[[V]], <8 x float> %[[V]], i32 %[[I]])
// CHECK-NEXT: call <8 x float> @llvm.vp.merge.v8f32(<8 x i1> %[[M]], <8 x float> %[[V]], <8 x float> %[[V]], i32 %[[I]])
// CHECK-NEXT: call i32 @llvm.vp.reduce.add.v8i32(i32 %[[I]], <8 x i32> %[[VI]], <8 x i1> %[[M]], i32 %[[I]])
// CHECK-NEXT: call float @llvm.vp.reduce.fadd.v8f32(float %[[F]], <8 x float> %[[V]], <8 x i1> %[[M]], i32 %[[I]])
// CHECK-NEXT: call <8 x i64> @llvm.vp.zext.v8i64.v8i32(<8 x i32> %[[VI]], <8 x i1> %[[M]], i32 %[[I]])
// CHECK-NEXT: call <8 x i64> @llvm.vp.fptosi.v8i64.v8f32(<8 x float> %[[V]], <8 x i1> %[[M]], i32 %[[I]])
// CHECK-NEXT: call <8 x i64> @llvm.vp.ptrtoint.v8i64.v8p0(<8 x ptr> %[[VP]], <8 x i1> %[[M]], i32 %[[I]])
// CHECK-NEXT: call <8 x float> @llvm.vp.load.v8f32.p0(ptr %[[P]], <8 x i1> %[[M]], i32 %[[I]])
// CHECK-NEXT: call void @llvm.vp.store.v8f32.p0(<8 x float> %[[V]], ptr %[[P]], <8 x i1> %[[M]], i32 %[[I]])
// CHECK-NEXT: call <8 x float> @llvm.experimental.vp.strided.load.v8f32.p0.i32(ptr %[[P]], i32 %[[I]], <8 x i1> %[[M]], i32 %[[I]])
// CHECK-NEXT: call void @llvm.experimental.vp.strided.store.v8f32.p0.i32(<8 x float> %[[V]], ptr %[[P]], i32 %[[I]], <8 x i1> %[[M]], i32 %[[I]])
// CHECK-NEXT: ret void

llvm.func @f(%f: f32, %v: vector<8xf32>, %i: i32, %l: i64, %vi: vector<8xi32>, %c: i1, %p: !llvm.ptr, %d: f64, %b: i8, %m: vector<8xi1>, %vp: vector<8x!llvm.ptr>, %s: vector<16xf32>, %sv: vector<[4]xf32>) {
 %0 = "llvm.intr.vp.fneg"(%v, %m, %i) : (vector<8xf32>, vector<8xi1>, i32) -> vector<8xf32>
 %1 = "llvm.intr.vp.fma"(%v, %v, %v, %m, %i) : (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xi1>, i32) -> vector<8xf32>
 %2 = "llvm.intr.vp.fmuladd"(%v, %v, %v, %m, %i) : (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xi1>, i32) -> vector<8xf32>
 %3 = "llvm.intr.vp.select"(%m, %v, %v, %i) : (vector<8xi1>, vector<8xf32>, vector<8xf32>, i32) -> vector<8xf32>
 %4 = "llvm.intr.vp.merge"(%m, %v, %v, %i) : (vector<8xi1>, vector<8xf32>, vector<8xf32>, i32) -> vector<8xf32>
 %5 = "llvm.intr.vp.reduce.add"(%i, %vi, %m, %i) : (i32, vector<8xi32>, vector<8xi1>, i32) -> i32
 %6 = "llvm.intr.vp.reduce.fadd"(%f, %v, %m, %i) : (f32, vector<8xf32>, vector<8xi1>, i32) -> f32
 %7 = "llvm.intr.vp.zext"(%vi, %m, %i) : (vector<8xi32>, vector<8xi1>, i32) -> vector<8xi64>
 %8 = "llvm.intr.vp.fptosi"(%v, %m, %i) : (vector<8xf32>, vector<8xi1>, i32) -> vector<8xi64>
 %9 = "llvm.intr.vp.ptrtoint"(%vp, %m, %i) : (vector<8x!llvm.ptr>, vector<8xi1>, i32) -> vector<8xi64>
 %10 = "llvm.intr.vp.load"(%p, %m, %i) : (!llvm.ptr, vector<8xi1>, i32) -> vector<8xf32>
 "llvm.intr.vp.store"(%v, %p, %m, %i) : (vector<8xf32>, !llvm.ptr, vector<8xi1>, i32) -> ()
 %11 = "llvm.intr.experimental.vp.strided.load"(%p, %i, %m, %i) : (!llvm.ptr, i32, vector<8xi1>, i32) -> vector<8xf32>
 "llvm.intr.experimental.vp.strided.store"(%v, %p, %i, %m, %i) : (vector<8xf32>, !llvm.ptr, i32, vector<8xi1>, i32) -> ()
 llvm.return
}

// -----

// CHECK-LABEL: define void @f(
// CHECK-SAME: float %{{[0-9]+}}, <8 x float> %{{[0-9]+}}, i32 %{{[0-9]+}}, i64 %{{[0-9]+}}, <8 x i32> %{{[0-9]+}}, i1 %{{[0-9]+}}, ptr %[[P:[0-9]+]], double %{{[0-9]+}}, i8 %{{[0-9]+}}, <8 x i1> %{{[0-9]+}}, <8 x ptr> %{{[0-9]+}}, <16 x float> %{{[0-9]+}}, <vscale x 4 x float> %{{[0-9]+}}) {
// CHECK-NEXT: %[[CORO_ID:.*]] = call token @llvm.coro.id(i32 0, ptr null, ptr null, ptr null)
// CHECK-NEXT: %[[CORO_BEGIN:.*]] = call ptr @llvm.coro.begin(token %[[CORO_ID]], ptr %[[P]])
// CHECK-NEXT: call i64 @llvm.coro.size.i64()
// CHECK-NEXT: call i64 @llvm.coro.align.i64()
// CHECK-NEXT: %[[CORO_SAVE:.*]] = call token @llvm.coro.save(ptr %[[CORO_BEGIN]])
// CHECK-NEXT: call i8 @llvm.coro.suspend(token %[[CORO_SAVE]], i1 false)
// CHECK-NEXT: call ptr @llvm.coro.free(token %[[CORO_ID]], ptr %[[CORO_BEGIN]])
// CHECK-NEXT: call void @llvm.coro.resume(ptr %[[CORO_BEGIN]])
// CHECK-NEXT: call ptr @llvm.coro.promise(ptr %[[CORO_BEGIN]], i32 0, i1 false)
// CHECK-NEXT: ret void

llvm.func @f(%f: f32, %v: vector<8xf32>, %i: i32, %l: i64, %vi: vector<8xi32>, %c: i1, %p: !llvm.ptr, %d: f64, %b: i8, %m: vector<8xi1>, %vp: vector<8x!llvm.ptr>, %s: vector<16xf32>, %sv: vector<[4]xf32>) {
 %n = llvm.mlir.zero : !llvm.ptr
 %k = llvm.mlir.constant(0 : i32) : i32
 %fin = llvm.mlir.constant(false) : i1
 %id = llvm.intr.coro.id %k, %n, %n, %n : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
 %h = llvm.intr.coro.begin %id, %p : (!llvm.token, !llvm.ptr) -> !llvm.ptr
 %sz = llvm.intr.coro.size : i64
 %al = llvm.intr.coro.align : i64
 %sa = llvm.intr.coro.save %h : (!llvm.ptr) -> !llvm.token
 %su = llvm.intr.coro.suspend %sa, %fin : i8
 %fr = llvm.intr.coro.free %id, %h : (!llvm.token, !llvm.ptr) -> !llvm.ptr
 llvm.intr.coro.resume %h : !llvm.ptr
 %pr = llvm.intr.coro.promise %h, %k, %fin : (!llvm.ptr, i32, i1) -> !llvm.ptr
 llvm.return
}

// -----

// CHECK-LABEL: define void @f(
// CHECK-SAME: ptr %[[H:[0-9]+]]) {
// CHECK-NEXT: call i1 @llvm.coro.end(ptr %[[H]], i1 false, token none)
// CHECK-NEXT: ret void

llvm.func @f(%h: !llvm.ptr) {
 %non = llvm.mlir.none : !llvm.token
 %fin = llvm.mlir.constant(false) : i1
 %e = llvm.intr.coro.end %h, %fin, %non : (!llvm.ptr, i1, !llvm.token) -> i1
 llvm.return
}

// -----

// CHECK-LABEL: define void @va(...) {
// CHECK-NEXT: %[[ALLOCA:.*]] = alloca { i32, i32, ptr, ptr }, align 8
// CHECK-NEXT: call void @llvm.va_start.p0(ptr %[[ALLOCA]])
// CHECK-NEXT: call void @llvm.va_copy.p0(ptr %[[ALLOCA]], ptr %[[ALLOCA]])
// CHECK-NEXT: call void @llvm.va_end.p0(ptr %[[ALLOCA]])
// CHECK-NEXT: ret void

llvm.func @va(...) {
 %n = llvm.mlir.constant(1 : i32) : i32
 %a = llvm.alloca %n x !llvm.struct<(i32, i32, ptr, ptr)> : (i32) -> !llvm.ptr
 llvm.intr.vastart %a : !llvm.ptr
 llvm.intr.vacopy %a to %a : !llvm.ptr, !llvm.ptr
 llvm.intr.vaend %a : !llvm.ptr
 llvm.return
}
