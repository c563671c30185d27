// RUN: mlir-opt %s | mlir-opt | FileCheck %s
// RUN: mlir-opt %s --mlir-print-op-generic | mlir-opt | FileCheck %s

// CHECK-LABEL: llvm.func @numbers(
// CHECK-SAME: %[[F:.*]]: f32, %[[V:.*]]: vector<4xf32>, %[[I:.*]]: i32, %[[W:.*]]: vector<4xi32>) {
// CHECK-NEXT: llvm.intr.exp(%[[F]]) : (f32) -> f32
// CHECK-NEXT: llvm.intr.pow(%[[V]], %[[V]]) {fastmathFlags = #llvm.fastmath<fast>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT: llvm.intr.fma(%[[F]], %[[F]], %[[F]]) : (f32, f32, f32) -> f32
// CHECK-NEXT: llvm.intr.powi(%[[F]], %[[I]]) : (f32, i32) -> f32
// CHECK-NEXT: llvm.intr.frexp(%[[F]]) : (f32) -> !llvm.struct<(f32, i32)>
// CHECK-NEXT: llvm.intr.sincos(%[[F]]) : (f32) -> !llvm.struct<(f32, f32)>
// CHECK-NEXT: llvm.intr.lround(%[[F]]) : (f32) -> i64
// CHECK-NEXT: "llvm.intr.is.fpclass"(%[[F]]) <{bit = 3 : i32}> : (f32) -> i1
// CHECK-NEXT: "llvm.intr.ctlz"(%[[I]]) <{is_zero_poison = false}> : (i32) -> i32
// CHECK-NEXT: "llvm.intr.abs"(%[[W]]) <{is_int_min_poison = true}> : (vector<4xi32>) -> vector<4xi32>
// CHECK-NEXT: llvm.intr.smax(%[[I]], %[[I]]) : (i32, i32) -> i32
// CHECK-NEXT: llvm.intr.fshl(%[[I]], %[[I]], %[[I]]) : (i32, i32, i32) -> i32
// CHECK-NEXT: llvm.intr.scmp(%[[I]], %[[I]]) : (i32, i32) -> i8
// CHECK-NEXT: llvm.intr.sadd.sat(%[[I]], %[[I]]) : (i32, i32) -> i32
// CHECK-NEXT: "llvm.intr.sadd.with.overflow"(%[[I]], %[[I]]) : (i32, i32) -> !llvm.struct<(i32, i1)>
// CHECK-NEXT: llvm.intr.experimental.constrained.fptrunc %[[F]] towardzero ignore : f32 to f16
// CHECK-NEXT: llvm.intr.experimental.constrained.fpext %[[F]] strict : f32 to f64
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
llvm.func @numbers(%f: f32, %v: vector<4xf32>, %i: i32, %w: vector<4xi32>) {
  %0 = llvm.intr.exp(%f) : (f32) -> f32
  %1 = llvm.intr.pow(%v, %v) {fastmathFlags = #llvm.fastmath<fast>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  %2 = llvm.intr.fma(%f, %f, %f) : (f32, f32, f32) -> f32
  %3 = llvm.intr.powi(%f, %i) : (f32, i32) -> f32
  %4 = llvm.intr.frexp(%f) : (f32) -> !llvm.struct<(f32, i32)>
  %5 = llvm.intr.sincos(%f) : (f32) -> !llvm.struct<(f32, f32)>
  %6 = llvm.intr.lround(%f) : (f32) -> i64
  %7 = "llvm.intr.is.fpclass"(%f) <{bit = 3 : i32}> : (f32) -> i1
  %8 = "llvm.intr.ctlz"(%i) <{is_zero_poison = false}> : (i32) -> i32
  %9 = "llvm.intr.abs"(%w) <{is_int_min_poison = true}> : (vector<4xi32>) -> vector<4xi32>
  %10 = llvm.intr.smax(%i, %i) : (i32, i32) -> i32
  %11 = llvm.intr.fshl(%i, %i, %i) : (i32, i32, i32) -> i32
  %12 = llvm.intr.scmp(%i, %i) : (i32, i32) -> i8
  %13 = llvm.intr.sadd.sat(%i, %i) : (i32, i32) -> i32
  %14 = "llvm.intr.sadd.with.overflow"(%i, %i) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %15 = llvm.intr.experimental.constrained.fptrunc %f towardzero ignore : f32 to f16
  %16 = llvm.intr.experimental.constrained.fpext %f strict : f32 to f64
  llvm.return
}

// CHECK-LABEL: llvm.func @memory(
// CHECK-SAME: %[[P:.*]]: !llvm.ptr, %[[B:.*]]: i8, %[[N:.*]]: i64, %[[C:.*]]: i1) {
// CHECK-NEXT: "llvm.intr.memcpy"(%[[P]], %[[P]], %[[N]]) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: "llvm.intr.memcpy.inline"(%[[P]], %[[P]]) <{isVolatile = false, len = 10 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT: "llvm.intr.memset"(%[[P]], %[[B]], %[[N]]) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}], isVolatile = true}> : (!llvm.ptr, i8, i64) -> ()
// CHECK-NEXT: "llvm.intr.prefetch"(%[[P]]) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
// CHECK-NEXT: llvm.intr.ptrmask %[[P]], %[[N]] : (!llvm.ptr, i64) -> !llvm.ptr
// CHECK-NEXT: llvm.intr.lifetime.start %[[P]] : !llvm.ptr
// CHECK-NEXT: llvm.intr.lifetime.end %[[P]] : !llvm.ptr
// CHECK-NEXT: %[[START:.*]] = llvm.intr.invariant.start 8, %[[P]] : !llvm.ptr
// CHECK-NEXT: llvm.intr.invariant.end %[[START]], 8, %[[P]] : !llvm.ptr
// CHECK-NEXT: llvm.intr.launder.invariant.group %[[P]] : !llvm.ptr
// CHECK-NEXT: %[[STACKSAVE:.*]] = llvm.intr.stacksave : !llvm.ptr
// CHECK-NEXT: llvm.intr.stackrestore %[[STACKSAVE]] : !llvm.ptr
// CHECK-NEXT: llvm.intr.assume %[[C]] : i1
// CHECK-NEXT: llvm.intr.assume %[[C]] ["align"(%[[P]], %[[N]] : !llvm.ptr, i64)] : i1
// CHECK-NEXT: llvm.intr.expect %[[N]], %[[N]] : i64
// CHECK-NEXT: llvm.intr.expect.with.probability %[[N]], %[[N]], 5.000000e-01 : i64
// CHECK-NEXT: llvm.intr.ssa.copy %[[P]] : !llvm.ptr
// CHECK-NEXT: "llvm.intr.threadlocal.address"(%[[P]]) : (!llvm.ptr) -> !llvm.ptr
// CHECK-NEXT: llvm.intr.vastart %[[P]] : !llvm.ptr
// CHECK-NEXT: llvm.intr.vacopy %[[P]] to %[[P]] : !llvm.ptr, !llvm.ptr
// CHECK-NEXT: llvm.intr.vaend %[[P]] : !llvm.ptr
// CHECK-NEXT: llvm.intr.eh.typeid.for %[[P]] : (!llvm.ptr) -> i32
// CHECK-NEXT: llvm.intr.trap
// CHECK-NEXT: llvm.intr.debugtrap
// CHECK-NEXT: llvm.intr.ubsantrap <{failureKind = 1 : i8}>
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
llvm.func @memory(%p: !llvm.ptr, %b: i8, %n: i64, %c: i1) {
  "llvm.intr.memcpy"(%p, %p, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  "llvm.intr.memcpy.inline"(%p, %p) <{isVolatile = false, len = 10 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
  "llvm.intr.memset"(%p, %b, %n) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}], isVolatile = true}> : (!llvm.ptr, i8, i64) -> ()
  "llvm.intr.prefetch"(%p) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  %0 = llvm.intr.ptrmask %p, %n : (!llvm.ptr, i64) -> !llvm.ptr
  llvm.intr.lifetime.start %p : !llvm.ptr
  llvm.intr.lifetime.end %p : !llvm.ptr
  %1 = llvm.intr.invariant.start 8, %p : !llvm.ptr
  llvm.intr.invariant.end %1, 8, %p : !llvm.ptr
  %2 = llvm.intr.launder.invariant.group %p : !llvm.ptr
  %3 = llvm.intr.stacksave : !llvm.ptr
  llvm.intr.stackrestore %3 : !llvm.ptr
  llvm.intr.assume %c : i1
  llvm.intr.assume %c ["align"(%p, %n : !llvm.ptr, i64)] : i1
  %4 = llvm.intr.expect %n, %n : i64
  %5 = llvm.intr.expect.with.probability %n, %n, 5.000000e-01 : i64
  %6 = llvm.intr.ssa.copy %p : !llvm.ptr
  %7 = "llvm.intr.threadlocal.address"(%p) : (!llvm.ptr) -> !llvm.ptr
  llvm.intr.vastart %p : !llvm.ptr
  llvm.intr.vacopy %p to %p : !llvm.ptr, !llvm.ptr
  llvm.intr.vaend %p : !llvm.ptr
  %8 = llvm.intr.eh.typeid.for %p : (!llvm.ptr) -> i32
  llvm.intr.trap
  llvm.intr.debugtrap
  llvm.intr.ubsantrap <{failureKind = 1 : i8}>
  llvm.return
}

// CHECK-LABEL: llvm.func @vectors(
// CHECK-SAME: %[[P:.*]]: !llvm.ptr, %[[V:.*]]: vector<4xf32>, %[[M:.*]]: vector<4xi1>, %[[I:.*]]: vector<4xi32>, %[[PS:.*]]: vector<4x!llvm.ptr>, %[[N:.*]]: i32, %[[F:.*]]: f32, %[[S:.*]]: i64, %[[W:.*]]: vector<[4]xf32>) {
// CHECK-NEXT: "llvm.intr.vector.reduce.add"(%[[I]]) : (vector<4xi32>) -> i32
// CHECK-NEXT: llvm.intr.vector.reduce.fmax(%[[V]]) {fastmathFlags = #llvm.fastmath<nnan>} : (vector<4xf32>) -> f32
// CHECK-NEXT: "llvm.intr.vector.reduce.fadd"(%[[F]], %[[V]]) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32
// CHECK-NEXT: %[[LOAD:.*]] = llvm.intr.matrix.column.major.load %[[P]], <stride = %[[S]]> {columns = 2 : i32, isVolatile = false, rows = 2 : i32} : vector<4xf32> from !llvm.ptr stride i64
// CHECK-NEXT: llvm.intr.matrix.column.major.store %[[LOAD]], %[[P]], <stride = %[[S]]> {columns = 2 : i32, isVolatile = false, rows = 2 : i32} : vector<4xf32> to !llvm.ptr stride i64
// CHECK-NEXT: llvm.intr.matrix.multiply %[[V]], %[[V]] {lhs_columns = 2 : i32, lhs_rows = 2 : i32, rhs_columns = 2 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT: llvm.intr.matrix.transpose %[[V]] {columns = 2 : i32, rows = 2 : i32} : vector<4xf32> into vector<4xf32>
// CHECK-NEXT: llvm.intr.get.active.lane.mask %[[S]], %[[S]] : i64, i64 to vector<4xi1>
// CHECK-NEXT: llvm.intr.masked.load %[[P]], %[[M]], %[[V]] {alignment = 4 : i32, nontemporal} : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT: llvm.intr.masked.store %[[V]], %[[P]], %[[M]] {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into !llvm.ptr
// CHECK-NEXT: llvm.intr.masked.gather %[[PS]], %[[M]] {alignment = 1 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>) -> vector<4xf32>
// CHECK-NEXT: llvm.intr.masked.scatter %[[V]], %[[PS]], %[[M]] {alignment = 1 : i32} : vector<4xf32>, vector<4xi1> into vector<4x!llvm.ptr>
// CHECK-NEXT: "llvm.intr.masked.expandload"(%[[P]], %[[M]], %[[V]]) : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT: "llvm.intr.vscale"() : () -> i64
// CHECK-NEXT: llvm.intr.stepvector : vector<4xi32>
// CHECK-NEXT: llvm.intr.vector.insert %[[V]], %[[W]][4] : vector<4xf32> into vector<[4]xf32>
// CHECK-NEXT: llvm.intr.vector.extract %[[W]][0] : vector<4xf32> from vector<[4]xf32>
// CHECK-NEXT: "llvm.intr.vector.interleave2"(%[[V]], %[[V]]) : (vector<4xf32>, vector<4xf32>) -> vector<8xf32>
// CHECK-NEXT: "llvm.intr.vp.add"(%[[I]], %[[I]], %[[M]], %[[N]]) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
// CHECK-NEXT: "llvm.intr.vp.reduce.fmul"(%[[F]], %[[V]], %[[M]], %[[N]]) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
// CHECK-NEXT: "llvm.intr.vp.load"(%[[P]], %[[M]], %[[N]]) : (!llvm.ptr, vector<4xi1>, i32) -> vector<4xf32>
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
llvm.func @vectors(%p: !llvm.ptr, %v: vector<4xf32>, %m: vector<4xi1>, %i: vector<4xi32>, %ps: vector<4x!llvm.ptr>, %n: i32, %f: f32, %s: i64, %w: vector<[4]xf32>) {
  %0 = "llvm.intr.vector.reduce.add"(%i) : (vector<4xi32>) -> i32
  %1 = llvm.intr.vector.reduce.fmax(%v) {fastmathFlags = #llvm.fastmath<nnan>} : (vector<4xf32>) -> f32
  %2 = "llvm.intr.vector.reduce.fadd"(%f, %v) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32
  %3 = llvm.intr.matrix.column.major.load %p, <stride = %s> {columns = 2 : i32, isVolatile = false, rows = 2 : i32} : vector<4xf32> from !llvm.ptr stride i64
  llvm.intr.matrix.column.major.store %3, %p, <stride = %s> {columns = 2 : i32, isVolatile = false, rows = 2 : i32} : vector<4xf32> to !llvm.ptr stride i64
  %4 = llvm.intr.matrix.multiply %v, %v {lhs_columns = 2 : i32, lhs_rows = 2 : i32, rhs_columns = 2 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  %5 = llvm.intr.matrix.transpose %v {columns = 2 : i32, rows = 2 : i32} : vector<4xf32> into vector<4xf32>
  %6 = llvm.intr.get.active.lane.mask %s, %s : i64, i64 to vector<4xi1>
  %7 = llvm.intr.masked.load %p, %m, %v {alignment = 4 : i32, nontemporal} : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  llvm.intr.masked.store %v, %p, %m {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into !llvm.ptr
  %8 = llvm.intr.masked.gather %ps, %m {alignment = 1 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>) -> vector<4xf32>
  llvm.intr.masked.scatter %v, %ps, %m {alignment = 1 : i32} : vector<4xf32>, vector<4xi1> into vector<4x!llvm.ptr>
  %9 = "llvm.intr.masked.expandload"(%p, %m, %v) : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  %10 = "llvm.intr.vscale"() : () -> i64
  %11 = llvm.intr.stepvector : vector<4xi32>
  %12 = llvm.intr.vector.insert %v, %w[4] : vector<4xf32> into vector<[4]xf32>
  %13 = llvm.intr.vector.extract %w[0] : vector<4xf32> from vector<[4]xf32>
  %14 = "llvm.intr.vector.interleave2"(%v, %v) : (vector<4xf32>, vector<4xf32>) -> vector<8xf32>
  %15 = "llvm.intr.vp.add"(%i, %i, %m, %n) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  %16 = "llvm.intr.vp.reduce.fmul"(%f, %v, %m, %n) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
  %17 = "llvm.intr.vp.load"(%p, %m, %n) : (!llvm.ptr, vector<4xi1>, i32) -> vector<4xf32>
  llvm.return
}

// CHECK-LABEL: llvm.func @coroutine(
// CHECK-SAME: %[[P:.*]]: !llvm.ptr, %[[N:.*]]: i32, %[[C:.*]]: i1) {
// CHECK-NEXT: %[[ID:.*]] = llvm.intr.coro.id %[[N]], %[[P]], %[[P]], %[[P]] : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
// CHECK-NEXT: %[[BEGIN:.*]] = llvm.intr.coro.begin %[[ID]], %[[P]] : (!llvm.token, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT: llvm.intr.coro.size : i64
// CHECK-NEXT: %[[SAVE:.*]] = llvm.intr.coro.save %[[BEGIN]] : (!llvm.ptr) -> !llvm.token
// CHECK-NEXT: llvm.intr.coro.suspend %[[SAVE]], %[[C]] : i8
// CHECK-NEXT: %[[NONE:.*]] = llvm.mlir.none : !llvm.token
// CHECK-NEXT: llvm.intr.coro.end %[[BEGIN]], %[[C]], %[[NONE]] : (!llvm.ptr, i1, !llvm.token) -> i1
// CHECK-NEXT: llvm.intr.coro.free %[[ID]], %[[BEGIN]] : (!llvm.token, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT: llvm.intr.coro.resume %[[BEGIN]] : !llvm.ptr
// CHECK-NEXT: llvm.intr.coro.promise %[[BEGIN]], %[[N]], %[[C]] : (!llvm.ptr, i32, i1) -> !llvm.ptr
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
llvm.func @coroutine(%p: !llvm.ptr, %n: i32, %c: i1) {
  %0 = llvm.intr.coro.id %n, %p, %p, %p : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  %1 = llvm.intr.coro.begin %0, %p : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  %2 = llvm.intr.coro.size : i64
  %3 = llvm.intr.coro.save %1 : (!llvm.ptr) -> !llvm.token
  %4 = llvm.intr.coro.suspend %3, %c : i8
  %5 = llvm.mlir.none : !llvm.token
  %6 = llvm.intr.coro.end %1, %c, %5 : (!llvm.ptr, i1, !llvm.token) -> i1
  %7 = llvm.intr.coro.free %0, %1 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  llvm.intr.coro.resume %1 : !llvm.ptr
  %8 = llvm.intr.coro.promise %1, %n, %c : (!llvm.ptr, i32, i1) -> !llvm.ptr
  llvm.return
}

// CHECK-LABEL: llvm.func @no_bundles(
// CHECK-SAME: %[[C:.*]]: i1) {
// CHECK-NEXT: llvm.intr.assume %[[C]] {{ *}}: i1
// CHECK-NEXT: llvm.return
llvm.func @no_bundles(%c: i1) {
  "llvm.intr.assume"(%c) <{op_bundle_sizes = array<i32>, op_bundle_tags = []}> : (i1) -> ()
  llvm.return
}
