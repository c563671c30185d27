// Vector intrinsics with a mask and a length.

// RUN: mlir-translate --mlir-to-llvmir --split-input-file %s | FileCheck %s
// RUN: mlir-translate --mlir-to-llvmir --split-input-file --output-split-marker=";;part;;" %s \
// RUN:   | mlir-translate --import-llvm --split-input-file=";;part;;" --output-split-marker=";;part;;" \
// RUN:   | mlir-translate --mlir-to-llvmir --split-input-file=";;part;;" | FileCheck %s

// CHECK-LABEL: define void @f(
// CHECK-SAME: float %{{[0-9]+}}, <8 x float> %[[V:[0-9]+]], i32 %{{[0-9]+}}, i64 %{{[0-9]+}}, <8 x i32> %{{[0-9]+}}, i1 %{{[0-9]+}}, ptr %{{[0-9]+}}, double %{{[0-9]+}}, i8 %{{[0-9]+}}, <8 x i1> %{{[0-9]+}}, <8 x ptr> %{{[0-9]+}}, <16 x float> %[[S:[0-9]+]], <vscale x 4 x float> %[[SV:[0-9]+]]) {
// CHECK-NEXT: call i64 @llvm.vscale.i64()
// CHECK-NEXT: call <8 x i32> @llvm.experimental.stepvector.v8i32()
// CHECK-NEXT: call <vscale x 4 x float> @llvm.vector.insert.nxv4f32.v8f32(<vscale x 4 x float> %[[SV]], <8 x float> %[[V]], i64 0)
// CHECK-NEXT: call <4 x float> @llvm.vector.extract.v4f32.nxv4f32(<vscale x 4 x float> %[[SV]], i64 4)
// CHECK-NEXT: call <16 x float> @llvm.vector.interleave2.v16f32(<8 x float> %[[V]], <8 x float> %[[V]])
// CHECK-NEXT: call { <8 x float>, <8 x float> } @llvm.vector.deinterleave2.v16f32(<16 x float> %[[S]])
// CHECK-NEXT: ret void

llvm.func @f(%f: f32, %v: vector<8xf32>, %i: i32, %l: i64, %vi: vector<8xi32>, %c: i1, %p: !llvm.ptr, %d: f64, %b: i8, %m: vector<8xi1>, %vp: vector<8x!llvm.ptr>, %s: vector<16xf32>, %sv: vector<[4]xf32>) {
 %0 = "llvm.intr.vscale"() : () -> i64
 %1 = llvm.intr.stepvector : vector<8xi32>
 %2 = llvm.intr.vector.insert %v, %sv[0] : vector<8xf32> into vector<[4]xf32>
 %3 = llvm.intr.vector.extract %sv[4] : vector<4xf32> from vector<[4]xf32>
 %4 = "llvm.intr.vector.interleave2"(%v, %v) : (vector<8xf32>, vector<8xf32>) -> vector<16xf32>
 %5 = "llvm.intr.vector.deinterleave2"(%s) : (vector<16xf32>) -> !llvm.struct<(vector<8xf32>, vector<8xf32>)>
 llvm.return
}

// -----

// CHECK-LABEL: define void @f(
// CHECK-SAME: float %{{[0-9]+}}, <8 x float> %{{[0-9]+}}, i32 %[[I:[0-9]+]], i64 %{{[0-9]+}}, <8 x i32> %[[VI:[0-9]+]], i1 %{{[0-9]+}}, ptr %{{[0-9]+}}, double %{{[0-9]+}}, i8 %{{[0-9]+}}, <8 x i1> %[[M:[0-9]+]], <8 x ptr> %{{[0-9]+}}, <16 x float> %{{[0-9]+}}, <vscale x 4 x float> %{{[0-9]+}}) {
// CHECK-NEXT: call <8 x i32> @llvm.vp.add.v8i32(<8 x i32> %[[VI]], <8 x i32> %[[VI]], <8 x i1> %[[M]], i32 %[[I]])
// CHECK-NEXT: call <8 x i32> @llvm.vp.sub.v8i32(<8 x i32> %[[VI]], <8 x i32> %[[VI]], <8 x i1> %[[M]], i32 %[[I]])
// CHECK-NEXT: call <8 x i32> @llvm.vp.mul.v8i32(<8 x i32> %[[VI]], <8 x i32> %[[VI]], <8 x i1> %[[M]], i32 %[[I]])
// CHECK-NEXT: call <8 x i32> @llvm.vp.sdiv.v8i32(<8 x i32> %[[VI]], <8 x i32> %[[VI]], <8 x i1> %[[M]], i32 %[[I]])
// CHECK-NEXT: call <8 x i32> @llvm.vp.udiv.v8i32(<8 x i32> %[[VI]], <8 x i32> %[[VI]], <8 x i1> %[[M]], i32 %[[I]])
// CHECK-NEXT: call <8 x i32> @llvm.vp.srem.v8i32(<8 x i32> %[[VI]], <8 x i32> %[[VI]], <8 x i1> %[[M]], i32 %[[I]])
// CHECK-NEXT: call <8 x i32> @llvm.vp.urem.v8i32(<8 x i32> %[[VI]], <8 x i32> %[[VI]], <8 x i1> %[[M]], i32 %[[I]])
// CHECK-NEXT: call <8 x i32> @llvm.vp.ashr.v8i32(<8 x i32> %[[VI]], <8 x i32> %[[VI]], <8 x i1> %[[M]], i32 %[[I]])
// CHECK-NEXT: call <8 x i32> @llvm.vp.lshr.v8i32(<8 x i32> %[[VI]], <8 x i32> %[[VI]], <8 x i1> %[[M]], i32 %[[I]])
// CHECK-NEXT: call <8 x i32> @llvm.vp.shl.v8i32(<8 x i32> %[[VI]], <8 x i32> %[[VI]], <8 x i1> %[[M]], i32 %[[I]])
// CHECK-NEXT: call <8 x i32> @llvm.vp.or.v8i32(<8 x i32> %[[VI]], <8 x i32> %[[VI]], <8 x i1> %[[M]], i32 %[[I]])
// CHECK-NEXT: call <8 x i32> @llvm.vp.and.v8i32(<8 x i32> %[[VI]], <8 x i32> %[[VI]], <8 x i1> %[[M]], i32 %[[I]])
// CHECK-NEXT: call <8 x i32> @llvm.vp.xor.v8i32(<8 x i32> %[[VI]], <8 x i32> %[[VI]], <8 x i1> %[[M]], i32 %[[I]])
// CHECK-NEXT: call <8 x i32> @llvm.vp.smax.v8i32(<8 x i32> %[[VI]], <8 x i32> %[[VI]], <8 x i1> %[[M]], i32 %[[I]])
// CHECK-NEXT: call <8 x i32> @llvm.vp.smin.v8i32(<8 x i32> %[[VI]], <8 x i32> %[[VI]], <8 x i1> %[[M]], i32 %[[I]])
// CHECK-NEXT: call <8 x i32> @llvm.vp.umax.v8i32(<8 x i32> %[[VI]], <8 x i32> %[[VI]], <8 x i1> %[[M]], i32 %[[I]])
// CHECK-NEXT: call <8 x i32> @llvm.vp.umin.v8i32(<8 x i32> %[[VI]], <8 x i32> %[[VI]], <8 x i1> %[[M]], i32 %[[I]])
// CHECK-NEXT: ret void

llvm.func @f(%f: f32, %v: vector<8xf32>, %i: i32, %l: i64, %vi: vector<8xi32>, %c: i1, %p: !llvm.ptr, %d: f64, %b: i8, %m: vector<8xi1>, %vp: vector<8x!llvm.ptr>, %s: vector<16xf32>, %sv: vector<[4]xf32>) {
 %x0 = "llvm.intr.vp.add"(%vi, %vi, %m, %i) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
 %x1 = "llvm.intr.vp.sub"(%vi, %vi, %m, %i) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
 %x2 = "llvm.intr.vp.mul"(%vi, %vi, %m, %i) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
 %x3 = "llvm.intr.vp.sdiv"(%vi, %vi, %m, %i) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
 %x4 = "llvm.intr.vp.udiv"(%vi, %vi, %m, %i) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
 %x5 = "llvm.intr.vp.srem"(%vi, %vi, %m, %i) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
 %x6 = "llvm.intr.vp.urem"(%vi, %vi, %m, %i) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
 %x7 = "llvm.intr.vp.ashr"(%vi, %vi, %m, %i) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
 %x8 = "llvm.intr.vp.lshr"(%vi, %vi, %m, %i) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
 %x9 = "llvm.intr.vp.shl"(%vi, %vi, %m, %i) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
 %x10 = "llvm.intr.vp.or"(%vi, %vi, %m, %i) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
 %x11 = "llvm.intr.vp.and"(%vi, %vi, %m, %i) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
 %x12 = "llvm.intr.vp.xor"(%vi, %vi, %m, %i) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
 %x13 = "llvm.intr.vp.smax"(%vi, %vi, %m, %i) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
 %x14 = "llvm.intr.vp.smin"(%vi, %vi, %m, %i) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
 %x15 = "llvm.intr.vp.umax"(%vi, %vi, %m, %i) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
 %x16 = "llvm.intr.vp.umin"(%vi, %vi, %m, %i) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
 llvm.return
}

// -----

// CHECK-LABEL: define void @f(
// CHECK-SAME: float %{{[0-9]+}}, <8 x float> %[[V:[0-9]+]], i32 %[[I:[0-9]+]], i64 %{{[0-9]+}}, <8 x i32> %{{[0-9]+}}, i1 %{{[0-9]+}}, ptr %{{[0-9]+}}, double %{{[0-9]+}}, i8 %{{[0-9]+}}, <8 x i1> %[[M:[0-9]+]], <8 x ptr> %{{[0-9]+}}, <16 x float> %{{[0-9]+}}, <vscale x 4 x float> %{{[0-9]+}}) {
// CHECK-NEXT: call <8 x float> @llvm.vp.fadd.v8f32(<8 x float> %[[V]], <8 x float> %[[V]], <8 x i1> %[[M]], i32 %[[I]])
// CHECK-NEXT: call <8 x float> @llvm.vp.fsub.v8f32(<8 x float> %[[V]], <8 x float> %[[V]], <8 x i1> %[[M]], i32 %[[I]])
// CHECK-NEXT: call <8 x float> @llvm.vp.fmul.v8f32(<8 x float> %[[V]], <8 x float> %[[V]], <8 x i1> %[[M]], i32 %[[I]])
// CHECK-NEXT: call <8 x float> @llvm.vp.fdiv.v8f32(<8 x float> %[[V]], <8 x float> %[[V]], <8 x i1> %[[M]], i32 %[[I]])
// CHECK-NEXT: call <8 x float> @llvm.vp.frem.v8f32(<8 x float> %[[V]], <8 x float> %[[V]], <8 x i1> %[[M]], i32 %[[I]])
// CHECK-NEXT: ret void

llvm.func @f(%f: f32, %v: vector<8xf32>, %i: i32, %l: i64, %vi: vector<8xi32>, %c: i1, %p: !llvm.ptr, %d: f64, %b: i8, %m: vector<8xi1>, %vp: vector<8x!llvm.ptr>, %s: vector<16xf32>, %sv: vector<[4]xf32>) {
 %x0 = "llvm.intr.vp.fadd"(%v, %v, %m, %i) : (vector<8xf32>, vector<8xf32>, vector<8xi1>, i32) -> vector<8xf32>
 %x1 = "llvm.intr.vp.fsub"(%v, %v, %m, %i) : (vector<8xf32>, vector<8xf32>, vector<8xi1>, i32) -> vector<8xf32>
 %x2 = "llvm.intr.vp.fmul"(%v, %v, %m, %i) : (vector<8xf32>, vector<8xf32>, vector<8xi1>, i32) -> vector<8xf32>
 %x3 = "llvm.intr.vp.fdiv"(%v, %v, %m, %i) : (vector<8xf32>, vector<8xf32>, vector<8xi1>, i32) -> vector<8xf32>
 %x4 = "llvm.intr.vp.frem"(%v, %v, %m, %i) : (vector<8xf32>, vector<8xf32>, vector<8xi1>, i32) -> vector<8xf32>
 llvm.return
}
