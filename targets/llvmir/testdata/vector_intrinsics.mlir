// Intrinsics on vectors and matrices; LLVM 19 takes alignments as arguments.

// RUN: mlir-translate --mlir-to-llvmir --split-input-file %s | FileCheck %s
// RUN: mlir-translate --mlir-to-llvmir --split-input-file --output-split-marker=";;part;;" %s \
// RUN:   | mlir-translate --import-llvm --split-input-file=";;part;;" --output-split-marker=";;part;;" \
// RUN:   | mlir-translate --mlir-to-llvmir --split-input-file=";;part;;" | FileCheck %s

// CHECK-LABEL: define void @f(
// CHECK-SAME: float %{{[0-9]+}}, <8 x float> %{{[0-9]+}}, i32 %{{[0-9]+}}, i64 %{{[0-9]+}}, <8 x i32> %[[VI:[0-9]+]], i1 %{{[0-9]+}}, ptr %{{[0-9]+}}, double %{{[0-9]+}}, i8 %{{[0-9]+}}, <8 x i1> %{{[0-9]+}}, <8 x ptr> %{{[0-9]+}}, <16 x float> %{{[0-9]+}}, <vscale x 4 x float> %{{[0-9]+}}) {
// CHECK-NEXT: call i32 @llvm.vector.reduce.add.v8i32(<8 x i32> %[[VI]])
// CHECK-NEXT: call i32 @llvm.vector.reduce.and.v8i32(<8 x i32> %[[VI]])
// CHECK-NEXT: call i32 @llvm.vector.reduce.mul.v8i32(<8 x i32> %[[VI]])
// CHECK-NEXT: call i32 @llvm.vector.reduce.or.v8i32(<8 x i32> %[[VI]])
// CHECK-NEXT: call i32 @llvm.vector.reduce.smax.v8i32(<8 x i32> %[[VI]])
// CHECK-NEXT: call i32 @llvm.vector.reduce.smin.v8i32(<8 x i32> %[[VI]])
// CHECK-NEXT: call i32 @llvm.vector.reduce.umax.v8i32(<8 x i32> %[[VI]])
// CHECK-NEXT: call i32 @llvm.vector.reduce.umin.v8i32(<8 x i32> %[[VI]])
// CHECK-NEXT: call i32 @llvm.vector.reduce.xor.v8i32(<8 x i32> %[[VI]])
// CHECK-NEXT: ret void

llvm.func @f(%f: f32, %v: vector<8xf32>, %i: i32, %l: i64, %vi: vector<8xi32>, %c: i1, %p: !llvm.ptr, %d: f64, %b: i8, %m: vector<8xi1>, %vp: vector<8x!llvm.ptr>, %s: vector<16xf32>, %sv: vector<[4]xf32>) {
 %x0 = "llvm.intr.vector.reduce.add"(%vi) : (vector<8xi32>) -> i32
 %x1 = "llvm.intr.vector.reduce.and"(%vi) : (vector<8xi32>) -> i32
 %x2 = "llvm.intr.vector.reduce.mul"(%vi) : (vector<8xi32>) -> i32
 %x3 = "llvm.intr.vector.reduce.or"(%vi) : (vector<8xi32>) -> i32
 %x4 = "llvm.intr.vector.reduce.smax"(%vi) : (vector<8xi32>) -> i32
 %x5 = "llvm.intr.vector.reduce.smin"(%vi) : (vector<8xi32>) -> i32
 %x6 = "llvm.intr.vector.reduce.umax"(%vi) : (vector<8xi32>) -> i32
 %x7 = "llvm.intr.vector.reduce.umin"(%vi) : (vector<8xi32>) -> i32
 %x8 = "llvm.intr.vector.reduce.xor"(%vi) : (vector<8xi32>) -> i32
 llvm.return
}

// -----

// CHECK-LABEL: define void @f(
// CHECK-SAME: float %{{[0-9]+}}, <8 x float> %[[V:[0-9]+]], i32 %{{[0-9]+}}, i64 %{{[0-9]+}}, <8 x i32> %{{[0-9]+}}, i1 %{{[0-9]+}}, ptr %{{[0-9]+}}, double %{{[0-9]+}}, i8 %{{[0-9]+}}, <8 x i1> %{{[0-9]+}}, <8 x ptr> %{{[0-9]+}}, <16 x float> %{{[0-9]+}}, <vscale x 4 x float> %{{[0-9]+}}) {
// CHECK-NEXT: call nnan float @llvm.vector.reduce.fmax.v8f32(<8 x float> %[[V]])
// CHECK-NEXT: call nnan float @llvm.vector.reduce.fmin.v8f32(<8 x float> %[[V]])
// CHECK-NEXT: call nnan float @llvm.vector.reduce.fmaximum.v8f32(<8 x float> %[[V]])
// CHECK-NEXT: call nnan float @llvm.vector.reduce.fminimum.v8f32(<8 x float> %[[V]])
// CHECK-NEXT: ret void

llvm.func @f(%f: f32, %v: vector<8xf32>, %i: i32, %l: i64, %vi: vector<8xi32>, %c: i1, %p: !llvm.ptr, %d: f64, %b: i8, %m: vector<8xi1>, %vp: vector<8x!llvm.ptr>, %s: vector<16xf32>, %sv: vector<[4]xf32>) {
 %x0 = llvm.intr.vector.reduce.fmax(%v) {fastmathFlags = #llvm.fastmath<nnan>} : (vector<8xf32>) -> f32
 %x1 = llvm.intr.vector.reduce.fmin(%v) {fastmathFlags = #llvm.fastmath<nnan>} : (vector<8xf32>) -> f32
 %x2 = llvm.intr.vector.reduce.fmaximum(%v) {fastmathFlags = #llvm.fastmath<nnan>} : (vector<8xf32>) -> f32
 %x3 = llvm.intr.vector.reduce.fminimum(%v) {fastmathFlags = #llvm.fastmath<nnan>} : (vector<8xf32>) -> f32
 llvm.return
}

// -----

// CHECK-LABEL: define void @f(
// CHECK-SAME: float %[[F:[0-9]+]], <8 x float> %[[V:[0-9]+]], i32 %{{[0-9]+}}, i64 %{{[0-9]+}}, <8 x i32> %{{[0-9]+}}, i1 %{{[0-9]+}}, ptr %{{[0-9]+}}, double %{{[0-9]+}}, i8 %{{[0-9]+}}, <8 x i1> %{{[0-9]+}}, <8 x ptr> %{{[0-9]+}}, <16 x float> %{{[0-9]+}}, <vscale x 4 x float> %{{[0-9]+}}) {
// CHECK-NEXT: call reassoc float @llvm.vector.reduce.fadd.v8f32(float %[[F]], <8 x float> %[[V]])
// CHECK-NEXT: call reassoc float @llvm.vector.reduce.fmul.v8f32(float %[[F]], <8 x float> %[[V]])
// CHECK-NEXT: ret void

llvm.func @f(%f: f32, %v: vector<8xf32>, %i: i32, %l: i64, %vi: vector<8xi32>, %c: i1, %p: !llvm.ptr, %d: f64, %b: i8, %m: vector<8xi1>, %vp: vector<8x!llvm.ptr>, %s: vector<16xf32>, %sv: vector<[4]xf32>) {
 %x0 = "llvm.intr.vector.reduce.fadd"(%f, %v) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<8xf32>) -> f32
 %x1 = "llvm.intr.vector.reduce.fmul"(%f, %v) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<8xf32>) -> f32
 llvm.return
}

// -----

// CHECK-LABEL: define void @f(
// CHECK-SAME: float %{{[0-9]+}}, <8 x float> %{{[0-9]+}}, i32 %{{[0-9]+}}, i64 %[[L:[0-9]+]], <8 x i32> %{{[0-9]+}}, i1 %{{[0-9]+}}, ptr %[[P:[0-9]+]], double %{{[0-9]+}}, i8 %{{[0-9]+}}, <8 x i1> %{{[0-9]+}}, <8 x ptr> %{{[0-9]+}}, <16 x float> %{{[0-9]+}}, <vscale x 4 x float> %{{[0-9]+}}) {
// CHECK-NEXT: %[[MATRIX_COLUMN_MAJOR_LOAD:.*]] = call <48 x float> @llvm.matrix.column.major.load.v48f32.i64(ptr align 4 %[[P]], i64 %[[L]], i1 false, i32 3, i32 16)
// CHECK-NEXT: call void @llvm.matrix.column.major.store.v48f32.i64(<48 x float> %[[MATRIX_COLUMN_MAJOR_LOAD]], ptr align 4 %[[P]], i64 %[[L]], i1 true, i32 3, i32 16)
// CHECK-NEXT: %[[MATRIX_TRANSPOSE:.*]] = call <48 x float> @llvm.matrix.transpose.v48f32(<48 x float> %[[MATRIX_COLUMN_MAJOR_LOAD]], i32 3, i32 16)
// CHECK-NEXT: call <9 x float> @llvm.matrix.multiply.v9f32.v48f32.v48f32(<48 x float> %[[MATRIX_COLUMN_MAJOR_LOAD]], <48 x float> %[[MATRIX_TRANSPOSE]], i32 3, i32 16, i32 3)
// CHECK-NEXT: call <7 x i1> @llvm.get.active.lane.mask.v7i1.i64(i64 %[[L]], i64 %[[L]])
// CHECK-NEXT: ret void

llvm.func @f(%f: f32, %v: vector<8xf32>, %i: i32, %l: i64, %vi: vector<8xi32>, %c: i1, %p: !llvm.ptr, %d: f64, %b: i8, %m: vector<8xi1>, %vp: vector<8x!llvm.ptr>, %s: vector<16xf32>, %sv: vector<[4]xf32>) {
 %0 = llvm.intr.matrix.column.major.load %p, <stride=%l> {isVolatile = 0: i1, rows = 3: i32, columns = 16: i32} : vector<48xf32> from !llvm.ptr stride i64
 llvm.intr.matrix.column.major.store %0, %p, <stride=%l> {isVolatile = 1: i1, rows = 3: i32, columns = 16: i32} : vector<48xf32> to !llvm.ptr stride i64
 %1 = llvm.intr.matrix.transpose %0 {rows = 3: i32, columns = 16: i32} : vector<48xf32> into vector<48xf32>
 %2 = llvm.intr.matrix.multiply %0, %1 {lhs_rows = 3: i32, lhs_columns = 16: i32, rhs_columns = 3: i32} : (vector<48xf32>, vector<48xf32>) -> vector<9xf32>
 %3 = llvm.intr.get.active.lane.mask %l, %l : i64, i64 to vector<7xi1>
 llvm.return
}

// -----

// CHECK-LABEL: define void @f(
// CHECK-SAME: float %{{[0-9]+}}, <8 x float> %[[V:[0-9]+]], i32 %{{[0-9]+}}, i64 %{{[0-9]+}}, <8 x i32> %{{[0-9]+}}, i1 %{{[0-9]+}}, ptr %[[P:[0-9]+]], double %{{[0-9]+}}, i8 %{{[0-9]+}}, <8 x i1> %[[M:[0-9]+]], <8 x ptr> %[[VP:[0-9]+]], <16 x float> %{{[0-9]+}}, <vscale x 4 x float> %{{[0-9]+}}) {
// CHECK-NEXT: call <8 x float> @llvm.masked.load.v8f32.p0(ptr %[[P]], i32 1, <8 x i1> %[[M]], <8 x float> poison), !nontemporal !1
// CHECK-NEXT: call <8 x float> @llvm.masked.load.v8f32.p0(ptr %[[P]], i32 4, <8 x i1> %[[M]], <8 x float> %[[V]])
// CHECK-NEXT: call void @llvm.masked.store.v8f32.p0(<8 x float> %[[V]], ptr %[[P]], i32 8, <8 x i1> %[[M]])
// CHECK-NEXT: call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %[[VP]], i32 1, <8 x i1> %[[M]], <8 x float> poison)
// CHECK-NEXT: call <8 x float> @llvm.masked.gather.v8f32.v8p0(<8 x ptr> %[[VP]], i32 1, <8 x i1> %[[M]], <8 x float> %[[V]])
// CHECK-NEXT: call void @llvm.masked.scatter.v8f32.v8p0(<8 x float> %[[V]], <8 x ptr> %[[VP]], i32 1, <8 x i1> %[[M]])
// CHECK-NEXT: call <8 x float> @llvm.masked.expandload.v8f32(ptr align 8 %[[P]], <8 x i1> %[[M]], <8 x float> %[[V]])
// CHECK-NEXT: call void @llvm.masked.compressstore.v8f32(<8 x float> %[[V]], ptr %[[P]], <8 x i1> %[[M]])
// CHECK-NEXT: ret void
// CHECK: !1 = !{i32 1}

llvm.func @f(%f: f32, %v: vector<8xf32>, %i: i32, %l: i64, %vi: vector<8xi32>, %c: i1, %p: !llvm.ptr, %d: f64, %b: i8, %m: vector<8xi1>, %vp: vector<8x!llvm.ptr>, %s: vector<16xf32>, %sv: vector<[4]xf32>) {
 %0 = llvm.intr.masked.load %p, %m {alignment = 1 : i32, nontemporal} : (!llvm.ptr, vector<8xi1>) -> vector<8xf32>
 %1 = llvm.intr.masked.load %p, %m, %v {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
 llvm.intr.masked.store %v, %p, %m {alignment = 8 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
 %2 = llvm.intr.masked.gather %vp, %m {alignment = 1 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>) -> vector<8xf32>
 %3 = llvm.intr.masked.gather %vp, %m, %v {alignment = 1 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
 llvm.intr.masked.scatter %v, %vp, %m {alignment = 1 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
 %4 = "llvm.intr.masked.expandload"(%p, %m, %v) {arg_attrs = [{llvm.align = 8 : i32}, {}, {}]} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> (vector<8xf32>)
 "llvm.intr.masked.compressstore"(%v, %p, %m) : (vector<8xf32>, !llvm.ptr, vector<8xi1>) -> ()
 llvm.return
}
