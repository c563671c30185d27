// Targets, flags and metadata of modules; globals, comdats, constructors.

// RUN: mlir-translate --mlir-to-llvmir --split-input-file %s | FileCheck %s

// CHECK: target datalayout = "E-m:e-P3-G2-A1-S64-Fn64-n16:32-i64:32:64-f80:128-p0:32:32:64:32-p3:32:32:64:32"
// CHECK: target triple = "x86_64-pc-linux"
// CHECK: module asm "foo"
// CHECK: module asm "bar"
// CHECK: $any = comdat any
// CHECK: @x = internal constant i64 1, section "sec", comdat($any), align 16
// CHECK: @y = weak thread_local global i64 undef
// CHECK: @z = extern_weak externally_initialized global i64
// CHECK: @s = private unnamed_addr constant [4 x i8] c"foo\00"
// CHECK: @st = hidden global { i32, ptr } { i32 4, ptr getelementptr inbounds (i8, ptr @s, i32 1) }
// CHECK: @llvm.global_ctors = appending addrspace(2) global [2 x { i32, ptr addrspace(3), ptr }] [{ i32, ptr addrspace(3), ptr } { i32 0, ptr addrspace(3) @f, ptr null }, { i32, ptr addrspace(3), ptr } { i32 5, ptr addrspace(3) @use, ptr @x }]
// CHECK: @llvm.global_dtors = appending addrspace(2) global [1 x { i32, ptr addrspace(3), ptr }] [{ i32, ptr addrspace(3), ptr } { i32 0, ptr addrspace(3) @f, ptr null }]
// CHECK: @al = alias i64, ptr @x
// CHECK-LABEL: define void @f() addrspace(3) {
// CHECK-NEXT: ret void
// CHECK-LABEL: define ptr @res() addrspace(3) {
// CHECK-NEXT: ret ptr null
// CHECK-LABEL: define void @use() addrspace(3) {
// CHECK-NEXT: ret void
// CHECK: !llvm.ident = !{!0}
// CHECK: !llvm.commandline = !{!1}
// CHECK: !llvm.dependent-libraries = !{!2, !3}
// CHECK: !llvm.module.flags = !{!4, !5, !6, !10, !25}
// CHECK: !llvm.linker.options = !{!26}
// CHECK: !0 = !{!"id"}
// CHECK: !1 = !{!"cmd -x"}
// CHECK: !2 = !{!"a"}
// CHECK: !3 = !{!"b"}
// CHECK: !4 = !{i32 1, !"wchar_size", i32 4}
// CHECK: !5 = !{i32 4, !"probe-stack", !"inline-asm"}
// CHECK: !6 = !{i32 5, !"CG Profile", !7}
// CHECK: !7 = distinct !{!8, !9}
// CHECK: !8 = !{ptr addrspace(3) @f, ptr addrspace(3) @f, i64 222}
// CHECK: !9 = !{null, null, i64 3}
// CHECK: !10 = !{i32 1, !"ProfileSummary", !11}
// CHECK: !11 = !{!12, !13, !14, !15, !16, !17, !18, !19, !20, !21}
// CHECK: !12 = !{!"ProfileFormat", !"InstrProf"}
// CHECK: !13 = !{!"TotalCount", i64 263646}
// CHECK: !14 = !{!"MaxCount", i64 86427}
// CHECK: !15 = !{!"MaxInternalCount", i64 86427}
// CHECK: !16 = !{!"MaxFunctionCount", i64 4691}
// CHECK: !17 = !{!"NumCounts", i64 3712}
// CHECK: !18 = !{!"NumFunctions", i64 796}
// CHECK: !19 = !{!"IsPartialProfile", i64 0}
// CHECK: !20 = !{!"PartialProfileRatio", double 5.000000e-01}
// CHECK: !21 = !{!"DetailedSummary", !22}
// CHECK: !22 = !{!23, !24}
// CHECK: !23 = !{i64 10000, i64 86427, i64 1}
// CHECK: !24 = !{i64 100000, i64 86427, i64 1}
// CHECK: !25 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK: !26 = !{!"/DEFAULTLIB:", !"libcmt"}

module attributes {dlti.dl_spec = #dlti.dl_spec<
 "dlti.endianness" = "big", "dlti.mangling_mode" = "e", "dlti.program_memory_space" = 3 : ui64, "dlti.global_memory_space" = 2 : ui64, "dlti.alloca_memory_space" = 1 : ui64, "dlti.stack_alignment" = 64 : i64, "dlti.function_pointer_alignment" = #dlti.function_pointer_alignment<64, function_dependent = true>, "dlti.legal_int_widths" = array<i32: 16, 32>, index = 32, i64 = dense<[32,64]> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<[32,32,64]> : vector<3xi64>, !llvm.ptr<3> = dense<[32,32,64]> : vector<3xi64>>, llvm.target_triple = "x86_64-pc-linux", llvm.module_asm = ["foo", "bar"], llvm.ident = "id", llvm.commandline = "cmd -x", llvm.dependent_libraries = #llvm.dependent_libraries<"a", "b">} {
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<override, "probe-stack", "inline-asm">,
   #llvm.mlir.module_flag<append, "CG Profile", [#llvm.cgprofile_entry<from = @f, to = @f, count = 222>, #llvm.cgprofile_entry<count=3>]>,
   #llvm.mlir.module_flag<error, "ProfileSummary", #llvm.profile_summary<format = InstrProf, total_count = 263646, max_count = 86427, max_internal_count = 86427, max_function_count = 4691, num_counts = 3712, num_functions = 796, is_partial_profile = 0, partial_profile_ratio = 0.5 : f64, detailed_summary = <cut_off = 10000, min_count = 86427, num_counts = 1>, <cut_off = 100000, min_count = 86427, num_counts = 1>>>]
  llvm.linker_options ["/DEFAULTLIB:", "libcmt"]
  llvm.func @f() { llvm.return }
  llvm.comdat @c { llvm.comdat_selector @any any  llvm.comdat_selector @n nodeduplicate }
  llvm.mlir.global internal constant @x(1 : i64) comdat(@c::@any) {alignment = 16 : i64, section = "sec", dso_local} : i64
  llvm.mlir.global weak thread_local @y() : i64
  llvm.mlir.global extern_weak @z() {externally_initialized} : i64
  llvm.mlir.global private unnamed_addr constant @s("foo\00") {addr_space = 0 : i32}
  llvm.mlir.global external hidden @st() : !llvm.struct<(i32, ptr)> { %0 = llvm.mlir.undef : !llvm.struct<(i32, ptr)>  
    %1 = llvm.mlir.constant(4 : i32) : i32
    %2 = llvm.insertvalue %1, %0[0] : !llvm.struct<(i32, ptr)>
    %3 = llvm.mlir.addressof @s : !llvm.ptr
    %c = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.getelementptr inbounds %3[%c] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %5 = llvm.insertvalue %4, %2[1] : !llvm.struct<(i32, ptr)>
   llvm.return %5 : !llvm.struct<(i32, ptr)> }
  llvm.mlir.alias external @al {dso_local} : i64 { %0 = llvm.mlir.addressof @x : !llvm.ptr  llvm.return %0 : !llvm.ptr }
  
  llvm.func @res() -> !llvm.ptr { %0 = llvm.mlir.zero : !llvm.ptr  llvm.return %0 : !llvm.ptr }
  llvm.func @use() {   llvm.return }
  llvm.mlir.global_ctors ctors = [@f, @use], priorities = [0 : i32, 5 : i32], data = [#llvm.zero, @x]
  llvm.mlir.global_dtors dtors = [@f], priorities = [0 : i32], data = [#llvm.zero]
}
