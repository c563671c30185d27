// Intrinsics on numbers.

// RUN: mlir-translate --mlir-to-llvmir --split-input-file %s | FileCheck %s
// RUN: mlir-translate --mlir-to-llvmir --split-input-file --output-split-marker=";;part;;" %s \
// RUN:   | mlir-translate --import-llvm --split-input-file=";;part;;" --output-split-marker=";;part;;" \
// RUN:   | mlir-translate --mlir-to-llvmir --split-input-file=";;part;;" | FileCheck %s

// CHECK-LABEL: define void @f(
// CHECK-SAME: float %[[F:[0-9]+]], <8 x float> %[[V:[0-9]+]], i32 %{{[0-9]+}}, i64 %{{[0-9]+}}, <8 x i32> %{{[0-9]+}}, i1 %{{[0-9]+}}, ptr %{{[0-9]+}}, double %{{[0-9]+}}, i8 %{{[0-9]+}}, <8 x i1> %{{[0-9]+}}, <8 x ptr> %{{[0-9]+}}, <16 x float> %{{[0-9]+}}, <vscale x 4 x float> %{{[0-9]+}}) {
// CHECK-NEXT: call float @llvm.exp.f32(float %[[F]])
// CHECK-NEXT: call fast <8 x float> @llvm.exp.v8f32(<8 x float> %[[V]])
// CHECK-NEXT: call float @llvm.exp2.f32(float %[[F]])
// CHECK-NEXT: call fast <8 x float> @llvm.exp2.v8f32(<8 x float> %[[V]])
// CHECK-NEXT: call float @llvm.exp10.f32(float %[[F]])
// CHECK-NEXT: call fast <8 x float> @llvm.exp10.v8f32(<8 x float> %[[V]])
// CHECK-NEXT: call float @llvm.fabs.f32(float %[[F]])
// CHECK-NEXT: call fast <8 x float> @llvm.fabs.v8f32(<8 x float> %[[V]])
// CHECK-NEXT: call float @llvm.ceil.f32(float %[[F]])
// CHECK-NEXT: call fast <8 x float> @llvm.ceil.v8f32(<8 x float> %[[V]])
// CHECK-NEXT: call float @llvm.floor.f32(float %[[F]])
// CHECK-NEXT: call fast <8 x float> @llvm.floor.v8f32(<8 x float> %[[V]])
// CHECK-NEXT: call float @llvm.log10.f32(float %[[F]])
// CHECK-NEXT: call fast <8 x float> @llvm.log10.v8f32(<8 x float> %[[V]])
// CHECK-NEXT: call float @llvm.log2.f32(float %[[F]])
// CHECK-NEXT: call fast <8 x float> @llvm.log2.v8f32(<8 x float> %[[V]])
// CHECK-NEXT: call float @llvm.log.f32(float %[[F]])
// CHECK-NEXT: call fast <8 x float> @llvm.log.v8f32(<8 x float> %[[V]])
// CHECK-NEXT: call float @llvm.roundeven.f32(float %[[F]])
// CHECK-NEXT: call fast <8 x float> @llvm.roundeven.v8f32(<8 x float> %[[V]])
// CHECK-NEXT: call float @llvm.round.f32(float %[[F]])
// CHECK-NEXT: call fast <8 x float> @llvm.round.v8f32(<8 x float> %[[V]])
// CHECK-NEXT: call float @llvm.trunc.f32(float %[[F]])
// CHECK-NEXT: call fast <8 x float> @llvm.trunc.v8f32(<8 x float> %[[V]])
// CHECK-NEXT: call float @llvm.sqrt.f32(float %[[F]])
// CHECK-NEXT: call fast <8 x float> @llvm.sqrt.v8f32(<8 x float> %[[V]])
// CHECK-NEXT: call float @llvm.rint.f32(float %[[F]])
// CHECK-NEXT: call fast <8 x float> @llvm.rint.v8f32(<8 x float> %[[V]])
// CHECK-NEXT: call float @llvm.nearbyint.f32(float %[[F]])
// CHECK-NEXT: call fast <8 x float> @llvm.nearbyint.v8f32(<8 x float> %[[V]])
// CHECK-NEXT: call float @llvm.sin.f32(float %[[F]])
// CHECK-NEXT: call fast <8 x float> @llvm.sin.v8f32(<8 x float> %[[V]])
// CHECK-NEXT: call float @llvm.cos.f32(float %[[F]])
// CHECK-NEXT: call fast <8 x float> @llvm.cos.v8f32(<8 x float> %[[V]])
// CHECK-NEXT: call float @llvm.tan.f32(float %[[F]])
// CHECK-NEXT: call fast <8 x float> @llvm.tan.v8f32(<8 x float> %[[V]])
// CHECK-NEXT: call float @llvm.asin.f32(float %[[F]])
// CHECK-NEXT: call fast <8 x float> @llvm.asin.v8f32(<8 x float> %[[V]])
// CHECK-NEXT: call float @llvm.acos.f32(float %[[F]])
// CHECK-NEXT: call fast <8 x float> @llvm.acos.v8f32(<8 x float> %[[V]])
// CHECK-NEXT: call float @llvm.atan.f32(float %[[F]])
// CHECK-NEXT: call fast <8 x float> @llvm.atan.v8f32(<8 x float> %[[V]])
// CHECK-NEXT: call float @llvm.sinh.f32(float %[[F]])
// CHECK-NEXT: call fast <8 x float> @llvm.sinh.v8f32(<8 x float> %[[V]])
// CHECK-NEXT: call float @llvm.cosh.f32(float %[[F]])
// CHECK-NEXT: call fast <8 x float> @llvm.cosh.v8f32(<8 x float> %[[V]])
// CHECK-NEXT: call float @llvm.tanh.f32(float %[[F]])
// CHECK-NEXT: call fast <8 x float> @llvm.tanh.v8f32(<8 x float> %[[V]])
// CHECK-NEXT: ret void

llvm.func @f(%f: f32, %v: vector<8xf32>, %i: i32, %l: i64, %vi: vector<8xi32>, %c: i1, %p: !llvm.ptr, %d: f64, %b: i8, %m: vector<8xi1>, %vp: vector<8x!llvm.ptr>, %s: vector<16xf32>, %sv: vector<[4]xf32>) {
 %exp0 = llvm.intr.exp(%f) : (f32) -> f32
 %exp1 = llvm.intr.exp(%v) {fastmathFlags = #llvm.fastmath<fast>} : (vector<8xf32>) -> vector<8xf32>
 %exp20 = llvm.intr.exp2(%f) : (f32) -> f32
 %exp21 = llvm.intr.exp2(%v) {fastmathFlags = #llvm.fastmath<fast>} : (vector<8xf32>) -> vector<8xf32>
 %exp100 = llvm.intr.exp10(%f) : (f32) -> f32
 %exp101 = llvm.intr.exp10(%v) {fastmathFlags = #llvm.fastmath<fast>} : (vector<8xf32>) -> vector<8xf32>
 %fabs0 = llvm.intr.fabs(%f) : (f32) -> f32
 %fabs1 = llvm.intr.fabs(%v) {fastmathFlags = #llvm.fastmath<fast>} : (vector<8xf32>) -> vector<8xf32>
 %ceil0 = llvm.intr.ceil(%f) : (f32) -> f32
 %ceil1 = llvm.intr.ceil(%v) {fastmathFlags = #llvm.fastmath<fast>} : (vector<8xf32>) -> vector<8xf32>
 %floor0 = llvm.intr.floor(%f) : (f32) -> f32
 %floor1 = llvm.intr.floor(%v) {fastmathFlags = #llvm.fastmath<fast>} : (vector<8xf32>) -> vector<8xf32>
 %log100 = llvm.intr.log10(%f) : (f32) -> f32
 %log101 = llvm.intr.log10(%v) {fastmathFlags = #llvm.fastmath<fast>} : (vector<8xf32>) -> vector<8xf32>
 %log20 = llvm.intr.log2(%f) : (f32) -> f32
 %log21 = llvm.intr.log2(%v) {fastmathFlags = #llvm.fastmath<fast>} : (vector<8xf32>) -> vector<8xf32>
 %log0 = llvm.intr.log(%f) : (f32) -> f32
 %log1 = llvm.intr.log(%v) {fastmathFlags = #llvm.fastmath<fast>} : (vector<8xf32>) -> vector<8xf32>
 %roundeven0 = llvm.intr.roundeven(%f) : (f32) -> f32
 %roundeven1 = llvm.intr.roundeven(%v) {fastmathFlags = #llvm.fastmath<fast>} : (vector<8xf32>) -> vector<8xf32>
 %round0 = llvm.intr.round(%f) : (f32) -> f32
 %round1 = llvm.intr.round(%v) {fastmathFlags = #llvm.fastmath<fast>} : (vector<8xf32>) -> vector<8xf32>
 %trunc0 = llvm.intr.trunc(%f) : (f32) -> f32
 %trunc1 = llvm.intr.trunc(%v) {fastmathFlags = #llvm.fastmath<fast>} : (vector<8xf32>) -> vector<8xf32>
 %sqrt0 = llvm.intr.sqrt(%f) : (f32) -> f32
 %sqrt1 = llvm.intr.sqrt(%v) {fastmathFlags = #llvm.fastmath<fast>} : (vector<8xf32>) -> vector<8xf32>
 %rint0 = llvm.intr.rint(%f) : (f32) -> f32
 %rint1 = llvm.intr.rint(%v) {fastmathFlags = #llvm.fastmath<fast>} : (vector<8xf32>) -> vector<8xf32>
 %nearbyint0 = llvm.intr.nearbyint(%f) : (f32) -> f32
 %nearbyint1 = llvm.intr.nearbyint(%v) {fastmathFlags = #llvm.fastmath<fast>} : (vector<8xf32>) -> vector<8xf32>
 %sin0 = llvm.intr.sin(%f) : (f32) -> f32
 %sin1 = llvm.intr.sin(%v) {fastmathFlags = #llvm.fastmath<fast>} : (vector<8xf32>) -> vector<8xf32>
 %cos0 = llvm.intr.cos(%f) : (f32) -> f32
 %cos1 = llvm.intr.cos(%v) {fastmathFlags = #llvm.fastmath<fast>} : (vector<8xf32>) -> vector<8xf32>
 %tan0 = llvm.intr.tan(%f) : (f32) -> f32
 %tan1 = llvm.intr.tan(%v) {fastmathFlags = #llvm.fastmath<fast>} : (vector<8xf32>) -> vector<8xf32>
 %asin0 = llvm.intr.asin(%f) : (f32) -> f32
 %asin1 = llvm.intr.asin(%v) {fastmathFlags = #llvm.fastmath<fast>} : (vector<8xf32>) -> vector<8xf32>
 %acos0 = llvm.intr.acos(%f) : (f32) -> f32
 %acos1 = llvm.intr.acos(%v) {fastmathFlags = #llvm.fastmath<fast>} : (vector<8xf32>) -> vector<8xf32>
 %atan0 = llvm.intr.atan(%f) : (f32) -> f32
 %atan1 = llvm.intr.atan(%v) {fastmathFlags = #llvm.fastmath<fast>} : (vector<8xf32>) -> vector<8xf32>
 %sinh0 = llvm.intr.sinh(%f) : (f32) -> f32
 %sinh1 = llvm.intr.sinh(%v) {fastmathFlags = #llvm.fastmath<fast>} : (vector<8xf32>) -> vector<8xf32>
 %cosh0 = llvm.intr.cosh(%f) : (f32) -> f32
 %cosh1 = llvm.intr.cosh(%v) {fastmathFlags = #llvm.fastmath<fast>} : (vector<8xf32>) -> vector<8xf32>
 %tanh0 = llvm.intr.tanh(%f) : (f32) -> f32
 %tanh1 = llvm.intr.tanh(%v) {fastmathFlags = #llvm.fastmath<fast>} : (vector<8xf32>) -> vector<8xf32>
 llvm.return
}

// -----

// CHECK-LABEL: define void @f(
// CHECK-SAME: float %[[F:[0-9]+]], <8 x float> %[[V:[0-9]+]], i32 %{{[0-9]+}}, i64 %{{[0-9]+}}, <8 x i32> %{{[0-9]+}}, i1 %{{[0-9]+}}, ptr %{{[0-9]+}}, double %{{[0-9]+}}, i8 %{{[0-9]+}}, <8 x i1> %{{[0-9]+}}, <8 x ptr> %{{[0-9]+}}, <16 x float> %{{[0-9]+}}, <vscale x 4 x float> %{{[0-9]+}}) {
// CHECK-NEXT: call float @llvm.copysign.f32(float %[[F]], float %[[F]])
// CHECK-NEXT: call nnan <8 x float> @llvm.copysign.v8f32(<8 x float> %[[V]], <8 x float> %[[V]])
// CHECK-NEXT: call float @llvm.pow.f32(float %[[F]], float %[[F]])
// CHECK-NEXT: call nnan <8 x float> @llvm.pow.v8f32(<8 x float> %[[V]], <8 x float> %[[V]])
// CHECK-NEXT: call float @llvm.maxnum.f32(float %[[F]], float %[[F]])
// CHECK-NEXT: call nnan <8 x float> @llvm.maxnum.v8f32(<8 x float> %[[V]], <8 x float> %[[V]])
// CHECK-NEXT: call float @llvm.minnum.f32(float %[[F]], float %[[F]])
// CHECK-NEXT: call nnan <8 x float> @llvm.minnum.v8f32(<8 x float> %[[V]], <8 x float> %[[V]])
// CHECK-NEXT: call float @llvm.maximum.f32(float %[[F]], float %[[F]])
// CHECK-NEXT: call nnan <8 x float> @llvm.maximum.v8f32(<8 x float> %[[V]], <8 x float> %[[V]])
// CHECK-NEXT: call float @llvm.minimum.f32(float %[[F]], float %[[F]])
// CHECK-NEXT: call nnan <8 x float> @llvm.minimum.v8f32(<8 x float> %[[V]], <8 x float> %[[V]])
// CHECK-NEXT: ret void

llvm.func @f(%f: f32, %v: vector<8xf32>, %i: i32, %l: i64, %vi: vector<8xi32>, %c: i1, %p: !llvm.ptr, %d: f64, %b: i8, %m: vector<8xi1>, %vp: vector<8x!llvm.ptr>, %s: vector<16xf32>, %sv: vector<[4]xf32>) {
 %copysign0 = llvm.intr.copysign(%f, %f) : (f32, f32) -> f32
 %copysign1 = llvm.intr.copysign(%v, %v) {fastmathFlags = #llvm.fastmath<nnan>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
 %pow0 = llvm.intr.pow(%f, %f) : (f32, f32) -> f32
 %pow1 = llvm.intr.pow(%v, %v) {fastmathFlags = #llvm.fastmath<nnan>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
 %maxnum0 = llvm.intr.maxnum(%f, %f) : (f32, f32) -> f32
 %maxnum1 = llvm.intr.maxnum(%v, %v) {fastmathFlags = #llvm.fastmath<nnan>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
 %minnum0 = llvm.intr.minnum(%f, %f) : (f32, f32) -> f32
 %minnum1 = llvm.intr.minnum(%v, %v) {fastmathFlags = #llvm.fastmath<nnan>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
 %maximum0 = llvm.intr.maximum(%f, %f) : (f32, f32) -> f32
 %maximum1 = llvm.intr.maximum(%v, %v) {fastmathFlags = #llvm.fastmath<nnan>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
 %minimum0 = llvm.intr.minimum(%f, %f) : (f32, f32) -> f32
 %minimum1 = llvm.intr.minimum(%v, %v) {fastmathFlags = #llvm.fastmath<nnan>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
 llvm.return
}

// -----

// CHECK-LABEL: define void @f(
// CHECK-SAME: float %[[F:[0-9]+]], <8 x float> %{{[0-9]+}}, i32 %{{[0-9]+}}, i64 %{{[0-9]+}}, <8 x i32> %{{[0-9]+}}, i1 %{{[0-9]+}}, ptr %{{[0-9]+}}, double %{{[0-9]+}}, i8 %{{[0-9]+}}, <8 x i1> %{{[0-9]+}}, <8 x ptr> %{{[0-9]+}}, <16 x float> %{{[0-9]+}}, <vscale x 4 x float> %{{[0-9]+}}) {
// CHECK-NEXT: call float @llvm.fma.f32(float %[[F]], float %[[F]], float %[[F]])
// CHECK-NEXT: call float @llvm.fmuladd.f32(float %[[F]], float %[[F]], float %[[F]])
// CHECK-NEXT: ret void

llvm.func @f(%f: f32, %v: vector<8xf32>, %i: i32, %l: i64, %vi: vector<8xi32>, %c: i1, %p: !llvm.ptr, %d: f64, %b: i8, %m: vector<8xi1>, %vp: vector<8x!llvm.ptr>, %s: vector<16xf32>, %sv: vector<[4]xf32>) {
 %fma0 = llvm.intr.fma(%f, %f, %f) : (f32, f32, f32) -> f32
 %fmuladd0 = llvm.intr.fmuladd(%f, %f, %f) : (f32, f32, f32) -> f32
 llvm.return
}

// -----

// CHECK-LABEL: define void @f(
// CHECK-SAME: float %[[F:[0-9]+]], <8 x float> %{{[0-9]+}}, i32 %[[I:[0-9]+]], i64 %{{[0-9]+}}, <8 x i32> %[[VI:[0-9]+]], i1 %{{[0-9]+}}, ptr %{{[0-9]+}}, double %{{[0-9]+}}, i8 %{{[0-9]+}}, <8 x i1> %{{[0-9]+}}, <8 x ptr> %{{[0-9]+}}, <16 x float> %{{[0-9]+}}, <vscale x 4 x float> %{{[0-9]+}}) {
// CHECK-NEXT: call float @llvm.powi.f32.i32(float %[[F]], i32 %[[I]])
// CHECK-NEXT: call nnan float @llvm.ldexp.f32.i32(float %[[F]], i32 %[[I]])
// CHECK-NEXT: call { float, i32 } @llvm.frexp.f32.i32(float %[[F]])
// CHECK-NEXT: call i64 @llvm.lround.i64.f32(float %[[F]])
// CHECK-NEXT: call i64 @llvm.llround.i64.f32(float %[[F]])
// CHECK-NEXT: call i64 @llvm.lrint.i64.f32(float %[[F]])
// CHECK-NEXT: call i64 @llvm.llrint.i64.f32(float %[[F]])
// CHECK-NEXT: call i1 @llvm.is.fpclass.f32(float %[[F]], i32 3)
// CHECK-NEXT: call i32 @llvm.ctlz.i32(i32 %[[I]], i1 false)
// CHECK-NEXT: call <8 x i32> @llvm.cttz.v8i32(<8 x i32> %[[VI]], i1 true)
// CHECK-NEXT: call i32 @llvm.abs.i32(i32 %[[I]], i1 true)
// CHECK-NEXT: call i2 @llvm.scmp.i2.i32(i32 %[[I]], i32 %[[I]])
// CHECK-NEXT: call <8 x i8> @llvm.ucmp.v8i8.v8i32(<8 x i32> %[[VI]], <8 x i32> %[[VI]])
// CHECK-NEXT: ret void

llvm.func @f(%f: f32, %v: vector<8xf32>, %i: i32, %l: i64, %vi: vector<8xi32>, %c: i1, %p: !llvm.ptr, %d: f64, %b: i8, %m: vector<8xi1>, %vp: vector<8x!llvm.ptr>, %s: vector<16xf32>, %sv: vector<[4]xf32>) {
 %0 = llvm.intr.powi(%f, %i) : (f32, i32) -> f32
 %1 = llvm.intr.ldexp(%f, %i) {fastmathFlags = #llvm.fastmath<nnan>} : (f32, i32) -> f32
 %2 = llvm.intr.frexp(%f) : (f32) -> !llvm.struct<(f32, i32)>
 %3 = llvm.intr.lround(%f) : (f32) -> i64
 %4 = llvm.intr.llround(%f) : (f32) -> i64
 %5 = llvm.intr.lrint(%f) : (f32) -> i64
 %6 = llvm.intr.llrint(%f) : (f32) -> i64
 %7 = "llvm.intr.is.fpclass"(%f) <{bit = 3 : i32}> : (f32) -> i1
 %8 = "llvm.intr.ctlz"(%i) <{is_zero_poison = false}> : (i32) -> i32
 %9 = "llvm.intr.cttz"(%vi) <{is_zero_poison = true}> : (vector<8xi32>) -> vector<8xi32>
 %10 = "llvm.intr.abs"(%i) <{is_int_min_poison = true}> : (i32) -> i32
 %11 = llvm.intr.scmp(%i, %i) : (i32, i32) -> i2
 %12 = llvm.intr.ucmp(%vi, %vi) : (vector<8xi32>, vector<8xi32>) -> vector<8xi8>
 llvm.return
}

// -----

// CHECK-LABEL: define void @f(
// CHECK-SAME: float %{{[0-9]+}}, <8 x float> %{{[0-9]+}}, i32 %[[I:[0-9]+]], i64 %{{[0-9]+}}, <8 x i32> %{{[0-9]+}}, i1 %{{[0-9]+}}, ptr %{{[0-9]+}}, double %{{[0-9]+}}, i8 %{{[0-9]+}}, <8 x i1> %{{[0-9]+}}, <8 x ptr> %{{[0-9]+}}, <16 x float> %{{[0-9]+}}, <vscale x 4 x float> %{{[0-9]+}}) {
// CHECK-NEXT: call i32 @llvm.bitreverse.i32(i32 %[[I]])
// CHECK-NEXT: call i32 @llvm.bswap.i32(i32 %[[I]])
// CHECK-NEXT: call i32 @llvm.ctpop.i32(i32 %[[I]])
// CHECK-NEXT: ret void

llvm.func @f(%f: f32, %v: vector<8xf32>, %i: i32, %l: i64, %vi: vector<8xi32>, %c: i1, %p: !llvm.ptr, %d: f64, %b: i8, %m: vector<8xi1>, %vp: vector<8x!llvm.ptr>, %s: vector<16xf32>, %sv: vector<[4]xf32>) {
 %bitreverse0 = llvm.intr.bitreverse(%i) : (i32) -> i32
 %bswap0 = llvm.intr.bswap(%i) : (i32) -> i32
 %ctpop0 = llvm.intr.ctpop(%i) : (i32) -> i32
 llvm.return
}

// -----

// CHECK-LABEL: define void @f(
// CHECK-SAME: float %{{[0-9]+}}, <8 x float> %{{[0-9]+}}, i32 %[[I:[0-9]+]], i64 %{{[0-9]+}}, <8 x i32> %{{[0-9]+}}, i1 %{{[0-9]+}}, ptr %{{[0-9]+}}, double %{{[0-9]+}}, i8 %{{[0-9]+}}, <8 x i1> %{{[0-9]+}}, <8 x ptr> %{{[0-9]+}}, <16 x float> %{{[0-9]+}}, <vscale x 4 x float> %{{[0-9]+}}) {
// CHECK-NEXT: call i32 @llvm.smax.i32(i32 %[[I]], i32 %[[I]])
// CHECK-NEXT: call i32 @llvm.smin.i32(i32 %[[I]], i32 %[[I]])
// CHECK-NEXT: call i32 @llvm.umax.i32(i32 %[[I]], i32 %[[I]])
// CHECK-NEXT: call i32 @llvm.umin.i32(i32 %[[I]], i32 %[[I]])
// CHECK-NEXT: call i32 @llvm.sadd.sat.i32(i32 %[[I]], i32 %[[I]])
// CHECK-NEXT: call i32 @llvm.uadd.sat.i32(i32 %[[I]], i32 %[[I]])
// CHECK-NEXT: call i32 @llvm.ssub.sat.i32(i32 %[[I]], i32 %[[I]])
// CHECK-NEXT: call i32 @llvm.usub.sat.i32(i32 %[[I]], i32 %[[I]])
// CHECK-NEXT: call i32 @llvm.sshl.sat.i32(i32 %[[I]], i32 %[[I]])
// CHECK-NEXT: call i32 @llvm.ushl.sat.i32(i32 %[[I]], i32 %[[I]])
// CHECK-NEXT: ret void

llvm.func @f(%f: f32, %v: vector<8xf32>, %i: i32, %l: i64, %vi: vector<8xi32>, %c: i1, %p: !llvm.ptr, %d: f64, %b: i8, %m: vector<8xi1>, %vp: vector<8x!llvm.ptr>, %s: vector<16xf32>, %sv: vector<[4]xf32>) {
 %x0 = llvm.intr.smax(%i, %i) : (i32, i32) -> i32
 %x1 = llvm.intr.smin(%i, %i) : (i32, i32) -> i32
 %x2 = llvm.intr.umax(%i, %i) : (i32, i32) -> i32
 %x3 = llvm.intr.umin(%i, %i) : (i32, i32) -> i32
 %x4 = llvm.intr.sadd.sat(%i, %i) : (i32, i32) -> i32
 %x5 = llvm.intr.uadd.sat(%i, %i) : (i32, i32) -> i32
 %x6 = llvm.intr.ssub.sat(%i, %i) : (i32, i32) -> i32
 %x7 = llvm.intr.usub.sat(%i, %i) : (i32, i32) -> i32
 %x8 = llvm.intr.sshl.sat(%i, %i) : (i32, i32) -> i32
 %x9 = llvm.intr.ushl.sat(%i, %i) : (i32, i32) -> i32
 llvm.return
}

// -----

// CHECK-LABEL: define void @f(
// CHECK-SAME: float %{{[0-9]+}}, <8 x float> %{{[0-9]+}}, i32 %[[I:[0-9]+]], i64 %{{[0-9]+}}, <8 x i32> %{{[0-9]+}}, i1 %{{[0-9]+}}, ptr %{{[0-9]+}}, double %{{[0-9]+}}, i8 %{{[0-9]+}}, <8 x i1> %{{[0-9]+}}, <8 x ptr> %{{[0-9]+}}, <16 x float> %{{[0-9]+}}, <vscale x 4 x float> %{{[0-9]+}}) {
// CHECK-NEXT: call i32 @llvm.fshl.i32(i32 %[[I]], i32 %[[I]], i32 %[[I]])
// CHECK-NEXT: call i32 @llvm.fshr.i32(i32 %[[I]], i32 %[[I]], i32 %[[I]])
// CHECK-NEXT: ret void

llvm.func @f(%f: f32, %v: vector<8xf32>, %i: i32, %l: i64, %vi: vector<8xi32>, %c: i1, %p: !llvm.ptr, %d: f64, %b: i8, %m: vector<8xi1>, %vp: vector<8x!llvm.ptr>, %s: vector<16xf32>, %sv: vector<[4]xf32>) {
 %x0 = llvm.intr.fshl(%i, %i, %i) : (i32, i32, i32) -> i32
 %x1 = llvm.intr.fshr(%i, %i, %i) : (i32, i32, i32) -> i32
 llvm.return
}

// -----

// CHECK-LABEL: define void @f(
// CHECK-SAME: float %{{[0-9]+}}, <8 x float> %{{[0-9]+}}, i32 %[[I:[0-9]+]], i64 %{{[0-9]+}}, <8 x i32> %{{[0-9]+}}, i1 %{{[0-9]+}}, ptr %{{[0-9]+}}, double %{{[0-9]+}}, i8 %{{[0-9]+}}, <8 x i1> %{{[0-9]+}}, <8 x ptr> %{{[0-9]+}}, <16 x float> %{{[0-9]+}}, <vscale x 4 x float> %{{[0-9]+}}) {
// CHECK-NEXT: call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %[[I]], i32 %[[I]])
// CHECK-NEXT: call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %[[I]], i32 %[[I]])
// CHECK-NEXT: call { i32, i1 } @llvm.ssub.with.overflow.i32(i32 %[[I]], i32 %[[I]])
// CHECK-NEXT: call { i32, i1 } @llvm.usub.with.overflow.i32(i32 %[[I]], i32 %[[I]])
// CHECK-NEXT: call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %[[I]], i32 %[[I]])
// CHECK-NEXT: call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %[[I]], i32 %[[I]])
// CHECK-NEXT: ret void

llvm.func @f(%f: f32, %v: vector<8xf32>, %i: i32, %l: i64, %vi: vector<8xi32>, %c: i1, %p: !llvm.ptr, %d: f64, %b: i8, %m: vector<8xi1>, %vp: vector<8x!llvm.ptr>, %s: vector<16xf32>, %sv: vector<[4]xf32>) {
 %x0 = "llvm.intr.sadd.with.overflow"(%i, %i) : (i32, i32) -> !llvm.struct<(i32, i1)>
 %x1 = "llvm.intr.uadd.with.overflow"(%i, %i) : (i32, i32) -> !llvm.struct<(i32, i1)>
 %x2 = "llvm.intr.ssub.with.overflow"(%i, %i) : (i32, i32) -> !llvm.struct<(i32, i1)>
 %x3 = "llvm.intr.usub.with.overflow"(%i, %i) : (i32, i32) -> !llvm.struct<(i32, i1)>
 %x4 = "llvm.intr.smul.with.overflow"(%i, %i) : (i32, i32) -> !llvm.struct<(i32, i1)>
 %x5 = "llvm.intr.umul.with.overflow"(%i, %i) : (i32, i32) -> !llvm.struct<(i32, i1)>
 llvm.return
}

// -----

// CHECK-LABEL: define void @f(
// CHECK-SAME: float %[[F:[0-9]+]], <8 x float> %{{[0-9]+}}, i32 %[[I:[0-9]+]], i64 %{{[0-9]+}}, <8 x i32> %{{[0-9]+}}, i1 %{{[0-9]+}}, ptr %{{[0-9]+}}, double %[[D:[0-9]+]], i8 %{{[0-9]+}}, <8 x i1> %{{[0-9]+}}, <8 x ptr> %{{[0-9]+}}, <16 x float> %{{[0-9]+}}, <vscale x 4 x float> %{{[0-9]+}}) {
// CHECK-NEXT: call float @llvm.experimental.constrained.sitofp.f32.i32(i32 %[[I]], metadata !"round.towardzero", metadata !"fpexcept.ignore") #1
// CHECK-NEXT: call float @llvm.experimental.constrained.fptrunc.f32.f64(double %[[D]], metadata !"round.tonearest", metadata !"fpexcept.maytrap") #1
// CHECK-NEXT: call double @llvm.experimental.constrained.fpext.f64.f32(float %[[F]], metadata !"fpexcept.strict") #1
// CHECK-NEXT: call float @llvm.experimental.constrained.uitofp.f32.i32(i32 %[[I]], metadata !"round.dynamic", metadata !"fpexcept.strict") #1
// CHECK-NEXT: ret void

llvm.func @f(%f: f32, %v: vector<8xf32>, %i: i32, %l: i64, %vi: vector<8xi32>, %c: i1, %p: !llvm.ptr, %d: f64, %b: i8, %m: vector<8xi1>, %vp: vector<8x!llvm.ptr>, %s: vector<16xf32>, %sv: vector<[4]xf32>) {
    %0 = llvm.intr.experimental.constrained.sitofp %i towardzero ignore : i32 to f32
    %1 = llvm.intr.experimental.constrained.fptrunc %d tonearest maytrap : f64 to f32
    %2 = llvm.intr.experimental.constrained.fpext %f strict : f32 to f64
    %3 = llvm.intr.experimental.constrained.uitofp %i dynamic strict : i32 to f32
 llvm.return
}
