; Globals, comdats, exceptions, atomics and metadata of LLVM IR.

; RUN: mlir-translate --import-llvm %s 2>/dev/null | FileCheck %s

; CHECK: #alias_scope_domain = #llvm.alias_scope_domain<id = distinct[0]<>, description = "d">
; CHECK: #loop_annotation = #llvm.loop_annotation<mustProgress = true>
; CHECK: #tbaa_root = #llvm.tbaa_root<id = "Simple C/C++ TBAA">
; CHECK: #alias_scope = #llvm.alias_scope<id = distinct[1]<>, domain = #alias_scope_domain, description = "s">
; CHECK: #tbaa_type_desc = #llvm.tbaa_type_desc<id = "char", members = {<#tbaa_root, 0>}>
; CHECK: #tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_type_desc, 0>}>
; CHECK: #tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc1, offset = 0>
; CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<3>
; CHECK: llvm.comdat @__llvm_global_comdat {
; CHECK: llvm.comdat_selector @c1 any
; CHECK: llvm.comdat_selector @c2 largest
; CHECK: llvm.mlir.global external @x(0 : i32) comdat(@__llvm_global_comdat::@c1) {addr_space = 0 : i32, section = "s"} : i32
; CHECK: llvm.mlir.global external thread_local @t(0 : i32) {addr_space = 0 : i32} : i32
; CHECK: llvm.mlir.global external hidden local_unnamed_addr constant @u(0 : i32) {addr_space = 0 : i32, dso_local, externally_initialized} : i32
; CHECK: llvm.mlir.global external @fl(0x7F800000 : f32) {addr_space = 0 : i32} : f32
; CHECK: llvm.mlir.global external @h(1.000000e+00 : f16) {addr_space = 0 : i32} : f16
; CHECK: llvm.mlir.global external @i128v(-1 : i128) {addr_space = 0 : i32} : i128
; CHECK: llvm.mlir.global external @bits(dense<[true, false, true, true]> : vector<4xi1>) {addr_space = 0 : i32} : vector<4xi1>
; CHECK: llvm.mlir.global external @dbl(dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf64>) {addr_space = 0 : i32} : !llvm.array<2 x f64>
; CHECK: llvm.mlir.global external @ptrs() {addr_space = 0 : i32} : !llvm.array<2 x ptr> {
; CHECK: %[[NULL:.*]] = llvm.mlir.zero : !llvm.ptr
; CHECK: %[[ADDRESS:.*]] = llvm.mlir.addressof @x : !llvm.ptr
; CHECK: %[[UNDEF:.*]] = llvm.mlir.undef : !llvm.array<2 x ptr>
; CHECK: %[[ARRAY:.*]] = llvm.insertvalue %[[ADDRESS]], %[[UNDEF]][0] : !llvm.array<2 x ptr>
; CHECK: %[[ARRAY_1:.*]] = llvm.insertvalue %[[NULL]], %[[ARRAY]][1] : !llvm.array<2 x ptr>
; CHECK: llvm.return %[[ARRAY_1]] : !llvm.array<2 x ptr>
; CHECK: llvm.mlir.global external @nested() {addr_space = 0 : i32} : !llvm.struct<(i8, array<2 x struct<(i32, ptr)>>)> {
; CHECK: llvm.mlir.zero : !llvm.ptr
; CHECK: llvm.mlir.constant(0 : i32) : i32
; CHECK: %[[NULL_1:.*]] = llvm.mlir.zero : !llvm.struct<(i32, ptr)>
; CHECK: %[[ADDRESS_1:.*]] = llvm.mlir.addressof @x : !llvm.ptr
; CHECK: %[[C2:.*]] = llvm.mlir.constant(2 : i32) : i32
; CHECK: %[[UNDEF_1:.*]] = llvm.mlir.undef : !llvm.struct<(i32, ptr)>
; CHECK: %[[STRUCT:.*]] = llvm.insertvalue %[[C2]], %[[UNDEF_1]][0] : !llvm.struct<(i32, ptr)>
; CHECK: %[[STRUCT_1:.*]] = llvm.insertvalue %[[ADDRESS_1]], %[[STRUCT]][1] : !llvm.struct<(i32, ptr)>
; CHECK: %[[UNDEF_2:.*]] = llvm.mlir.undef : !llvm.array<2 x struct<(i32, ptr)>>
; CHECK: %[[ARRAY_2:.*]] = llvm.insertvalue %[[STRUCT_1]], %[[UNDEF_2]][0] : !llvm.array<2 x struct<(i32, ptr)>>
; CHECK: %[[ARRAY_3:.*]] = llvm.insertvalue %[[NULL_1]], %[[ARRAY_2]][1] : !llvm.array<2 x struct<(i32, ptr)>>
; CHECK: %[[C1:.*]] = llvm.mlir.constant(1 : i8) : i8
; CHECK: %[[UNDEF_3:.*]] = llvm.mlir.undef : !llvm.struct<(i8, array<2 x struct<(i32, ptr)>>)>
; CHECK: %[[STRUCT_2:.*]] = llvm.insertvalue %[[C1]], %[[UNDEF_3]][0] : !llvm.struct<(i8, array<2 x struct<(i32, ptr)>>)>
; CHECK: %[[STRUCT_3:.*]] = llvm.insertvalue %[[ARRAY_3]], %[[STRUCT_2]][1] : !llvm.struct<(i8, array<2 x struct<(i32, ptr)>>)>
; CHECK: llvm.return %[[STRUCT_3]] : !llvm.struct<(i8, array<2 x struct<(i32, ptr)>>)>
; CHECK: llvm.mlir.global external @ca() {addr_space = 0 : i32} : i64 {
; CHECK: %[[ADDRESS_2:.*]] = llvm.mlir.addressof @x : !llvm.ptr
; CHECK: %[[ADDRESS_3:.*]] = llvm.ptrtoint %[[ADDRESS_2]] : !llvm.ptr to i64
; CHECK: llvm.return %[[ADDRESS_3]] : i64
; CHECK: llvm.mlir.global external @ct() {addr_space = 0 : i32} : i32 {
; CHECK: %[[ADDRESS_4:.*]] = llvm.mlir.addressof @x : !llvm.ptr
; CHECK: %[[ADDRESS_5:.*]] = llvm.ptrtoint %[[ADDRESS_4]] : !llvm.ptr to i32
; CHECK: llvm.return %[[ADDRESS_5]] : i32
; CHECK: llvm.mlir.global_ctors ctors = [@f, @f], priorities = [65535 : i32, 3 : i32], data = [#llvm.zero, @x]
; CHECK: llvm.mlir.global appending @llvm.used() {addr_space = 0 : i32, section = "llvm.metadata"} : !llvm.array<1 x ptr> {
; CHECK: %[[ADDRESS_6:.*]] = llvm.mlir.addressof @x : !llvm.ptr
; CHECK: %[[UNDEF_4:.*]] = llvm.mlir.undef : !llvm.array<1 x ptr>
; CHECK: %[[ARRAY_4:.*]] = llvm.insertvalue %[[ADDRESS_6]], %[[UNDEF_4]][0] : !llvm.array<1 x ptr>
; CHECK: llvm.return %[[ARRAY_4]] : !llvm.array<1 x ptr>
; CHECK: llvm.mlir.alias weak hidden @al {dso_local} : i32 {
; CHECK: %[[ADDRESS_7:.*]] = llvm.mlir.addressof @x : !llvm.ptr
; CHECK: llvm.return %[[ADDRESS_7]] : !llvm.ptr
; CHECK: llvm.mlir.ifunc external @ifn : !llvm.func<void ()>, !llvm.ptr @res
; CHECK: llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>]
; CHECK: llvm.func @res() -> !llvm.ptr {
; CHECK: %[[NULL:.*]] = llvm.mlir.zero : !llvm.ptr
; CHECK: llvm.return %[[NULL]] : !llvm.ptr
; CHECK: llvm.func @f() comdat(@__llvm_global_comdat::@c2) attributes {alignment = 16 : i64, garbageCollector = "shadow-stack", personality = @pers, section = "abc"} {
; CHECK: %[[C1:.*]] = llvm.mlir.constant(1 : i32) : i32
; CHECK: %[[C0:.*]] = llvm.mlir.constant(0 : i32) : i32
; CHECK: %[[ADDRESS:.*]] = llvm.mlir.addressof @x : !llvm.ptr
; CHECK: %[[UNDEF:.*]] = llvm.mlir.undef : !llvm.array<1 x ptr>
; CHECK: %[[ARRAY:.*]] = llvm.insertvalue %[[ADDRESS]], %[[UNDEF]][0] : !llvm.array<1 x ptr>
; CHECK: llvm.invoke @g(%[[C1]]) to ^bb1 unwind ^bb4(%[[C0]] : i32) : (i32) -> ()
; CHECK: ^bb1:
; CHECK: %[[INVOKE:.*]] = llvm.invoke @g2(%[[C1]]) to ^bb2 unwind ^bb4(%[[C1]] : i32) : (i32) -> i32
; CHECK: ^bb2:
; CHECK: llvm.br ^bb3(%[[INVOKE]] : i32)
; CHECK: ^bb3(%{{.*}}: i32):
; CHECK: llvm.return
; CHECK: ^bb4(%{{.*}}: i32):
; CHECK: %[[LANDINGPAD:.*]] = llvm.landingpad cleanup (catch %[[ADDRESS]] : !llvm.ptr) (filter %[[ARRAY]] : !llvm.array<1 x ptr>) : !llvm.struct<(ptr, i32)>
; CHECK: llvm.resume %[[LANDINGPAD]] : !llvm.struct<(ptr, i32)>
; CHECK: llvm.func @pers(...) -> i32
; CHECK: llvm.func fastcc @g(i32)
; CHECK: llvm.func @g2(i32 {llvm.zeroext}) -> (i32 {llvm.noundef, llvm.signext})
; CHECK-LABEL: llvm.func internal @h2(
; CHECK-SAME: %[[ARG0:.*]]: !llvm.ptr, %{{.*}}: !llvm.ptr {llvm.align = 4 : i64, llvm.byval = i32}, %[[ARG2:.*]]: i1, %{{.*}}: vector<[4]xi32>) attributes {dso_local} {
; CHECK: %[[C1:.*]] = llvm.mlir.constant(1 : i32) : i32
; CHECK: %[[BLOCKADDRESS:.*]] = llvm.blockaddress <function = @h2, tag = <id = 1>> : !llvm.ptr
; CHECK: %[[C8:.*]] = llvm.mlir.constant(8 : i64) : i64
; CHECK: %[[TRUE:.*]] = llvm.mlir.constant(true) : i1
; CHECK: llvm.mlir.constant(0.000000e+00 : f32) : f32
; CHECK: %[[ZERO:.*]] = llvm.mlir.constant(dense<0.000000e+00> : vector<4xf32>) : vector<4xf32>
; CHECK: %[[C3:.*]] = llvm.mlir.constant(3 : i32) : i32
; CHECK: llvm.call fastcc tail %[[ARG0]](%[[C1]]) ["deopt"(%[[C1]], %[[ARG0]] : i32, !llvm.ptr), "x"()] {always_inline, convergent, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, will_return} : !llvm.ptr, (i32) -> i32
; CHECK: llvm.inline_asm has_side_effects is_align_stack asm_dialect = att "nop", "r,~{memory}" %[[C1]] : (i32) -> !llvm.void
; CHECK: llvm.inline_asm asm_dialect = intel "foo", "=r"  : () -> i32
; CHECK: llvm.load volatile %[[ARG0]] atomic syncscope("agent") acquire {alignment = 4 : i64} : !llvm.ptr -> i32
; CHECK: llvm.store %[[C1]], %[[ARG0]] atomic release {alignment = 4 : i64, nontemporal} : i32, !llvm.ptr
; CHECK: llvm.load %[[ARG0]] invariant {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
; CHECK: llvm.indirectbr %[[BLOCKADDRESS]] : !llvm.ptr, [
; CHECK: ^bb1,
; CHECK: ^bb2
; CHECK: ]
; CHECK: ^bb1:
; CHECK: llvm.blocktag <id = 1>
; CHECK: llvm.addrspacecast %[[ARG0]] : !llvm.ptr to !llvm.ptr<3>
; CHECK: "llvm.intr.memcpy"(%[[ARG0]], %[[ARG0]], %[[C8]]) <{alias_scopes = [#alias_scope], arg_attrs = [{llvm.align = 8 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
; CHECK: llvm.intr.assume %[[TRUE]] ["align"(%[[ARG0]], %[[C8]] : !llvm.ptr, i64)] : i1
; CHECK: llvm.call_intrinsic "llvm.x86.sse41.round.ss"(%[[ZERO]], %[[ZERO]], %[[C3]]) : (vector<4xf32>, vector<4xf32>, i32) -> vector<4xf32>
; CHECK: llvm.cond_br %[[ARG2]], ^bb1, ^bb2 {loop_annotation = #loop_annotation}
; CHECK: ^bb2:
; CHECK: llvm.unreachable
; CHECK: llvm.func @llvm.x86.sse41.round.ss(vector<4xf32>, vector<4xf32>, i32) -> vector<4xf32> attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync"], will_return}

target datalayout = "E-p3:32:64:128:32-v64:64-a:8:64-Fn32-ni:3"
module asm "foo"
module asm "bar"
$c1 = comdat any
$c2 = comdat largest
@x = global i32 0, comdat($c1), section "s"
@t = thread_local(initialexec) global i32 0
@u = dso_local hidden local_unnamed_addr externally_initialized constant i32 0
@fl = global float 0x7FF0000000000000
@h = global half 0xH3C00
@i128v = global i128 -1
@bits = global <4 x i1> <i1 1, i1 0, i1 1, i1 1>
@dbl = global [2 x double] [double 1.0, double 2.0]
@ptrs = global [2 x ptr] [ptr @x, ptr null]
@nested = global { i8, [2 x { i32, ptr }] } { i8 1, [2 x { i32, ptr }] [{ i32, ptr } { i32 2, ptr @x }, { i32, ptr } zeroinitializer] }
@ca = global i64 ptrtoint (ptr @x to i64)
@ct = global i32 trunc (i64 ptrtoint (ptr @x to i64) to i32)
@llvm.global_ctors = appending global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @f, ptr null }, { i32, ptr, ptr } { i32 3, ptr @f, ptr @x }]
@llvm.used = appending global [1 x ptr] [ptr @x], section "llvm.metadata"
@al = weak hidden alias i32, ptr @x
@ifn = ifunc void (), ptr @res
define ptr @res() { ret ptr null }
define void @f() section "abc" comdat($c2) align 16 gc "shadow-stack" personality ptr @pers {
e:
  invoke void @g(i32 1) to label %ok unwind label %bad
ok:
  %i = invoke i32 @g2(i32 1) to label %ok2 unwind label %bad
ok2:
  %p = phi i32 [ %i, %ok ]
  ret void
bad:
  %v = phi i32 [ 0, %e ], [ 1, %ok ]
  %lp = landingpad { ptr, i32 } cleanup catch ptr @x filter [1 x ptr] [ptr @x]
  resume { ptr, i32 } %lp
}
declare i32 @pers(...)
declare fastcc void @g(i32)
declare noundef signext i32 @g2(i32 zeroext %x)
define internal void @h2(ptr %p, ptr byval(i32) align 4 %q, i1 %c, <vscale x 4 x i32> %sv) {
  %a = tail call fastcc i32 %p(i32 1) #0 [ "deopt"(i32 1, ptr %p), "x"() ]
  call void asm sideeffect alignstack "nop", "r,~{memory}"(i32 1)
  %b = call i32 asm inteldialect "foo", "=r"()
  
  %l = load atomic volatile i32, ptr %p syncscope("agent") acquire, align 4
  store atomic i32 1, ptr %p release, align 4, !nontemporal !0
  %l2 = load i32, ptr %p, align 4, !invariant.load !1, !tbaa !2
  indirectbr ptr blockaddress(@h2, %x), [label %x, label %y]
x:
  %cast = addrspacecast ptr %p to ptr addrspace(3)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %p, ptr %p, i64 8, i1 false), !alias.scope !8
  
  call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 8) ]

  %x86 = call <4 x float> @llvm.x86.sse41.round.ss(<4 x float> zeroinitializer, <4 x float> zeroinitializer, i32 3)
  br i1 %c, label %x, label %y, !llvm.loop !10
y:
  unreachable
dead:
  br label %dead
}
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

declare void @llvm.assume(i1)

declare <4 x float> @llvm.x86.sse41.round.ss(<4 x float>, <4 x float>, i32)
attributes #0 = { nounwind memory(none) convergent willreturn alwaysinline }
!0 = !{i32 1}
!1 = !{}
!2 = !{!3, !3, i64 0}
!3 = !{!"int", !4, i64 0}
!4 = !{!"char", !5, i64 0}
!5 = !{!"Simple C/C++ TBAA"}
!8 = !{!9}
!9 = distinct !{!9, !11, !"s"}
!11 = distinct !{!11, !"d"}
!10 = distinct !{!10, !12}
!12 = !{!"llvm.loop.mustprogress"}
!llvm.module.flags = !{!13, !14}
!llvm.ident = !{!15}
!13 = !{i32 1, !"wchar_size", i32 4}
!14 = !{i32 8, !"PIC Level", i32 2}
!15 = !{!"clang"}
