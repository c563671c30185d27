; Types, constants, instructions and intrinsics from LLVM IR.

; RUN: mlir-translate --import-llvm %s 2>/dev/null | FileCheck %s

; CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<27
; CHECK: llvm.mlir.global external @g(42 : i32) {addr_space = 0 : i32, alignment = 4 : i64} : i32
; CHECK: llvm.mlir.global private unnamed_addr constant @s("abc\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
; CHECK: llvm.mlir.global internal @arr(dense<{{\[}}[1, 2], [3, 4]]> : tensor<2x2xi32>) {addr_space = 0 : i32, dso_local} : !llvm.array<2 x array<2 x i32>>
; CHECK: llvm.mlir.global external @st() {addr_space = 0 : i32} : !llvm.struct<"struct.S", (i32, ptr, array<2 x f32>)> {
; CHECK: llvm.mlir.constant(0.000000e+00 : f32) : f32
; CHECK: %[[ZERO:.*]] = llvm.mlir.constant(dense<0.000000e+00> : tensor<2xf32>) : !llvm.array<2 x f32>
; CHECK: %[[ADDRESS:.*]] = llvm.mlir.addressof @g : !llvm.ptr
; CHECK: %[[C1:.*]] = llvm.mlir.constant(1 : i32) : i32
; CHECK: %[[UNDEF:.*]] = llvm.mlir.undef : !llvm.struct<"struct.S", (i32, ptr, array<2 x f32>)>
; CHECK: %[[STRUCT:.*]] = llvm.insertvalue %[[C1]], %[[UNDEF]][0] : !llvm.struct<"struct.S", (i32, ptr, array<2 x f32>)>
; CHECK: %[[STRUCT_1:.*]] = llvm.insertvalue %[[ADDRESS]], %[[STRUCT]][1] : !llvm.struct<"struct.S", (i32, ptr, array<2 x f32>)>
; CHECK: %[[STRUCT_2:.*]] = llvm.insertvalue %[[ZERO]], %[[STRUCT_1]][2] : !llvm.struct<"struct.S", (i32, ptr, array<2 x f32>)>
; CHECK: llvm.return %[[STRUCT_2]] : !llvm.struct<"struct.S", (i32, ptr, array<2 x f32>)>
; CHECK: llvm.mlir.global external @z(dense<0> : tensor<4xi64>) {addr_space = 0 : i32} : !llvm.array<4 x i64>
; CHECK: llvm.mlir.global external @ext() {addr_space = 0 : i32} : i32
; CHECK: llvm.mlir.global external @und() {addr_space = 0 : i32} : i32 {
; CHECK: %[[UNDEF_1:.*]] = llvm.mlir.undef : i32
; CHECK: llvm.return %[[UNDEF_1]] : i32
; CHECK: llvm.mlir.global external @v(dense<[1, 2]> : vector<2xi32>) {addr_space = 0 : i32} : vector<2xi32>
; CHECK: llvm.mlir.global external @p() {addr_space = 0 : i32} : !llvm.ptr {
; CHECK: %[[C2:.*]] = llvm.mlir.constant(2 : i64) : i64
; CHECK: %[[ADDRESS_1:.*]] = llvm.mlir.addressof @s : !llvm.ptr
; CHECK: %[[PTR:.*]] = llvm.getelementptr inbounds %[[ADDRESS_1]][%[[C2]]] : (!llvm.ptr, i64) -> !llvm.ptr, i8
; CHECK: llvm.return %[[PTR]] : !llvm.ptr
; CHECK: llvm.mlir.global external @fp() {addr_space = 0 : i32} : !llvm.ptr {
; CHECK: %[[ADDRESS_2:.*]] = llvm.mlir.addressof @callee : !llvm.ptr
; CHECK: llvm.return %[[ADDRESS_2]] : !llvm.ptr
; CHECK: llvm.mlir.alias external @al : i32 {
; CHECK: %[[ADDRESS_3:.*]] = llvm.mlir.addressof @g : !llvm.ptr
; CHECK: llvm.return %[[ADDRESS_3]] : !llvm.ptr
; CHECK: llvm.func @callee(i32 {llvm.noundef}, !llvm.ptr {llvm.align = 8 : i64, llvm.nocapture, llvm.readonly}) attributes {no_unwind, passthrough = {{\[}}["foo", "bar"]]}
; CHECK: llvm.func @printf(!llvm.ptr, ...) -> i32
; CHECK-LABEL: llvm.func @f(
; CHECK-SAME: %[[ARG0:.*]]: i32, %[[ARG1:.*]]: !llvm.ptr, %[[ARG2:.*]]: i1) -> i32 attributes {frame_pointer = #llvm.framePointerKind<all>, memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_inline, no_unwind, optimize_none, passthrough = {{\[}}["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cx8", "+mmx"]>, uwtable_kind = #llvm.uwtableKind<async>} {
; CHECK: %[[C1:.*]] = llvm.mlir.constant(1 : i32) : i32
; CHECK: %[[ADDRESS:.*]] = llvm.mlir.addressof @s : !llvm.ptr
; CHECK: %[[C0:.*]] = llvm.mlir.constant(0 : i64) : i64
; CHECK: llvm.mlir.constant(2 : i32) : i32
; CHECK: %[[C7:.*]] = llvm.mlir.constant(7 : i32) : i32
; CHECK: %[[CST:.*]] = llvm.mlir.constant(2.000000e+00 : f32) : f32
; CHECK: %[[C0_1:.*]] = llvm.mlir.constant(0 : i32) : i32
; CHECK: %[[SUM:.*]] = llvm.add %[[ARG0]], %[[C1]] overflow<nsw> : i32
; CHECK: %[[PRODUCT:.*]] = llvm.mul %[[SUM]], %[[SUM]] : i32
; CHECK: llvm.cond_br %[[ARG2]] weights([3, 4]), ^bb1, ^bb2
; CHECK: ^bb1:
; CHECK: llvm.call @callee(%[[PRODUCT]], %[[ARG1]]) : (i32 {llvm.noundef}, !llvm.ptr) -> ()
; CHECK: llvm.br ^bb3(%[[PRODUCT]] : i32)
; CHECK: ^bb2:
; CHECK: %[[LOAD:.*]] = llvm.load %[[ARG1]] {alignment = 4 : i64} : !llvm.ptr -> i32
; CHECK: llvm.call @printf(%[[ADDRESS]], %[[LOAD]]) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
; CHECK: llvm.br ^bb3(%[[LOAD]] : i32)
; CHECK: ^bb3(%[[BLOCK_ARG:.*]]: i32):
; CHECK: %[[PTR:.*]] = llvm.getelementptr inbounds %[[ARG1]][%[[C0]], 2, %[[ARG0]]] : (!llvm.ptr, i64, i32) -> !llvm.ptr, !llvm.struct<"struct.S", (i32, ptr, array<2 x f32>)>
; CHECK: llvm.store %[[BLOCK_ARG]], %[[PTR]] {alignment = 4 : i64} : i32, !llvm.ptr
; CHECK: %[[SMAX:.*]] = llvm.intr.smax(%[[BLOCK_ARG]], %[[C7]]) : (i32, i32) -> i32
; CHECK: llvm.intr.sqrt(%[[CST]]) {fastmathFlags = #llvm.fastmath<fast>} : (f32) -> f32
; CHECK: "llvm.intr.ctlz"(%[[SMAX]]) <{is_zero_poison = true}> : (i32) -> i32
; CHECK: llvm.switch %[[SMAX]] : i32, ^bb4(%[[C1]] : i32) [
; CHECK: 1: ^bb5,
; CHECK: 2: ^bb4(%[[C1]] : i32)
; CHECK: ]
; CHECK: ^bb4(%[[BLOCK_ARG_1:.*]]: i32):
; CHECK: llvm.return %[[BLOCK_ARG_1]] : i32
; CHECK: ^bb5:
; CHECK: llvm.return %[[C0_1]] : i32
; CHECK: llvm.func @g2() {
; CHECK: %[[C1:.*]] = llvm.mlir.constant(1 : i32) : i32
; CHECK: %[[C3:.*]] = llvm.mlir.constant(3 : i64) : i64
; CHECK: %[[TRUE:.*]] = llvm.mlir.constant(true) : i1
; CHECK: %[[C3_1:.*]] = llvm.mlir.constant(3 : i32) : i32
; CHECK: %[[C4:.*]] = llvm.mlir.constant(4 : i32) : i32
; CHECK: %[[C5:.*]] = llvm.mlir.constant(5 : i32) : i32
; CHECK: %[[ONE:.*]] = llvm.mlir.constant(1.000000e+00 : f32) : f32
; CHECK: %[[CST:.*]] = llvm.mlir.constant(2.000000e+00 : f32) : f32
; CHECK: %[[C5_1:.*]] = llvm.mlir.constant(5 : i64) : i64
; CHECK: %[[UNDEF:.*]] = llvm.mlir.undef : !llvm.struct<(i32, struct<(f32, i1)>)>
; CHECK: %[[POISON:.*]] = llvm.mlir.poison : !llvm.struct<(i32, struct<(f32, i1)>)>
; CHECK: %[[CST_1:.*]] = llvm.mlir.constant(dense<[1, 2]> : vector<2xi32>) : vector<2xi32>
; CHECK: %[[POISON_1:.*]] = llvm.mlir.poison : vector<2xi32>
; CHECK: %[[C2:.*]] = llvm.mlir.constant(2 : i32) : i32
; CHECK: %[[ALLOCA:.*]] = llvm.alloca %[[C1]] x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
; CHECK: llvm.alloca %[[C3]] x f32 {alignment = 16 : i64} : (i64) -> !llvm.ptr
; CHECK: %[[SELECT:.*]] = llvm.select %[[TRUE]], %[[C3_1]], %[[C4]] : i1, i32
; CHECK: llvm.icmp "slt" %[[SELECT]], %[[C5]] : i32
; CHECK: llvm.fcmp "olt" %[[ONE]], %[[CST]] {fastmathFlags = #llvm.fastmath<nnan>} : f32
; CHECK: llvm.trunc %[[C5_1]] overflow<nsw> : i64 to i32
; CHECK: llvm.extractvalue %[[UNDEF]][1, 0] : !llvm.struct<(i32, struct<(f32, i1)>)>
; CHECK: llvm.insertvalue %[[SELECT]], %[[POISON]][0] : !llvm.struct<(i32, struct<(f32, i1)>)>
; CHECK: llvm.extractelement %[[CST_1]][%[[SELECT]] : i32] : vector<2xi32>
; CHECK: llvm.shufflevector %[[CST_1]], %[[POISON_1]] [0, 1, -1, 0] : vector<2xi32>
; CHECK: llvm.atomicrmw add %[[ALLOCA]], %[[C1]] acq_rel {alignment = 4 : i64} : !llvm.ptr, i32
; CHECK: llvm.cmpxchg %[[ALLOCA]], %[[C1]], %[[C2]] acq_rel monotonic {alignment = 4 : i64} : !llvm.ptr, i32
; CHECK: llvm.fence seq_cst
; CHECK: llvm.freeze %[[SELECT]] : i32
; CHECK: llvm.fneg %[[ONE]] : f32
; CHECK: llvm.load volatile %[[ALLOCA]] {alignment = 4 : i64} : !llvm.ptr -> i32
; CHECK: llvm.or disjoint %[[SELECT]], %[[C1]] : i32
; CHECK: llvm.return

source_filename = "foo.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"
%struct.S = type { i32, ptr, [2 x float] }
%opq = type opaque
@g = global i32 42, align 4
@s = private unnamed_addr constant [4 x i8] c"abc\00", align 1
@arr = internal global [2 x [2 x i32]] [[2 x i32] [i32 1, i32 2], [2 x i32] [i32 3, i32 4]]
@st = global %struct.S { i32 1, ptr @g, [2 x float] zeroinitializer }
@z = global [4 x i64] zeroinitializer
@ext = external global i32
@und = global i32 undef
@v = global <2 x i32> <i32 1, i32 2>
@p = global ptr getelementptr inbounds (i8, ptr @s, i64 2)
@fp = global ptr @callee
@al = alias i32, ptr @g
declare void @callee(i32 noundef, ptr nocapture readonly align 8) #0
declare i32 @printf(ptr, ...)
define i32 @f(i32 %a, ptr %p, i1 %c) #1 {
entry:
  %x = add nsw i32 %a, 1
  %y = mul i32 %x, %x
  br i1 %c, label %then, label %else, !prof !0
then:
  call void @callee(i32 noundef %y, ptr %p)
  br label %end
else:
  %l = load i32, ptr %p, align 4
  %r = call i32 (ptr, ...) @printf(ptr @s, i32 %l)
  br label %end
end:
  %phi = phi i32 [ %y, %then ], [ %l, %else ]
  %q = getelementptr inbounds %struct.S, ptr %p, i64 0, i32 2, i32 %a
  store i32 %phi, ptr %q, align 4
  %fm = call i32 @llvm.smax.i32(i32 %phi, i32 7)
  %sq = call fast float @llvm.sqrt.f32(float 2.0)
  %ctlz = call i32 @llvm.ctlz.i32(i32 %fm, i1 true)
  switch i32 %fm, label %d [ i32 1, label %e
   i32 2, label %d ]
d:
  %ph2 = phi i32 [1, %end], [1, %end]
  ret i32 %ph2
e:
  ret i32 0
}
define void @g2() {
  %a = alloca i32, align 4
  %b = alloca float, i64 3, align 16
  %c = select i1 true, i32 3, i32 4
  %ic = icmp slt i32 %c, 5
  %fc = fcmp nnan olt float 1.0, 2.0
  %t = trunc nsw i64 5 to i32
  %ev = extractvalue { i32, { float, i1 } } undef, 1, 0
  %iv = insertvalue { i32, { float, i1 } } poison, i32 %c, 0
  %ee = extractelement <2 x i32> <i32 1, i32 2>, i32 %c
  %sv = shufflevector <2 x i32> <i32 1, i32 2>, <2 x i32> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 0>
  %rm = atomicrmw add ptr %a, i32 1 acq_rel, align 4
  %cx = cmpxchg ptr %a, i32 1, i32 2 acq_rel monotonic, align 4
  fence seq_cst
  %fr = freeze i32 %c
  %fn = fneg float 1.0
  %vl = load volatile i32, ptr %a, align 4
  %o = or disjoint i32 %c, 1
  ret void
}
declare i32 @llvm.smax.i32(i32, i32)
declare float @llvm.sqrt.f32(float)
declare i32 @llvm.ctlz.i32(i32, i1)
attributes #0 = { nounwind "foo"="bar" }
attributes #1 = { noinline nounwind optnone uwtable memory(read) "frame-pointer"="all" "target-cpu"="x86-64" "target-features"="+cx8,+mmx" }
!0 = !{!"branch_weights", i32 3, i32 4}
