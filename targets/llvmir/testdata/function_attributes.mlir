// Attributes of functions. Only definitions have the attributes that callers do not
// need.

// RUN: mlir-translate --mlir-to-llvmir --split-input-file %s | FileCheck %s
// RUN: mlir-translate --mlir-to-llvmir --split-input-file --output-split-marker=";;part;;" %s \
// RUN:   | mlir-translate --import-llvm --split-input-file=";;part;;" --output-split-marker=";;part;;" \
// RUN:   | mlir-translate --mlir-to-llvmir --split-input-file=";;part;;" | FileCheck %s

// CHECK: $o = comdat largest
// CHECK: declare void @a() #0
// CHECK-LABEL: define void @b() #1 {
// CHECK-NEXT: ret void
// CHECK-LABEL: define dso_local void @c() #2 section ".sec" align 64 gc "statepoint-example" {
// CHECK-NEXT: ret void
// CHECK-LABEL: define void @d() #3 !prof !1 {
// CHECK-NEXT: ret void
// CHECK: declare void @e() #4
// CHECK: declare void @f() #5
// CHECK: declare void @g() #6
// CHECK-LABEL: define internal spir_func void @h() !vec_type_hint !2 !work_group_size_hint !3 !reqd_work_group_size !4 !intel_reqd_sub_group_size !5 {
// CHECK-NEXT: ret void
// CHECK: declare hidden void @i()
// CHECK: declare protected void @j() unnamed_addr
// CHECK: declare void @k() local_unnamed_addr
// CHECK-LABEL: define linkonce_odr void @l() {
// CHECK-NEXT: ret void
// CHECK-LABEL: define available_externally void @m() {
// CHECK-NEXT: ret void
// CHECK: declare extern_weak void @n()
// CHECK-LABEL: define weak_odr void @o() comdat {
// CHECK-NEXT: ret void
// CHECK: attributes #0 = { noinline null_pointer_is_valid alignstack=4 "k"="v" "unknown" }
// CHECK: attributes #1 = { convergent inlinehint noinline nounwind willreturn uwtable vscale_range(1,16) "denormal-fp-math"="preserve-sign" "denormal-fp-math-f32"="ieee" "fp-contract"="fast" "frame-pointer"="non-leaf" "instrument-function-entry"="e" "instrument-function-exit"="x" "no-infs-fp-math"="true" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="true" "prefer-vector-width"="128" "reciprocal-estimates"="all" "target-cpu"="gfx90a" "target-features"="+sme,-sve" "tune-cpu"="x" }
// CHECK: attributes #2 = { alwaysinline memory(read, argmem: none, inaccessiblemem: readwrite) "aarch64_new_za" "aarch64_pstate_sm_enabled" }
// CHECK: attributes #3 = { "aarch64_in_za" "aarch64_pstate_sm_body" }
// CHECK: attributes #4 = { "aarch64_inout_za" "aarch64_pstate_sm_compatible" }
// CHECK: attributes #5 = { noinline optnone "aarch64_preserves_za" }
// CHECK: attributes #6 = { "aarch64_out_za" }
// CHECK: !1 = !{!"function_entry_count", i64 42}
// CHECK: !2 = !{<4 x i32> undef, i32 1}
// CHECK: !3 = !{i32 128, i32 128, i32 128}
// CHECK: !4 = !{i32 128, i32 256, i32 128}
// CHECK: !5 = !{i32 32}

llvm.func @a() attributes {passthrough = ["noinline", "unknown", ["alignstack", "4"], ["null_pointer_is_valid", ""], ["k", "v"]]}
llvm.func @b() attributes {no_inline, convergent, no_unwind, will_return, inline_hint, target_cpu = "gfx90a", tune_cpu = "x", target_features = #llvm.target_features<["+sme", "-sve"]>, vscale_range = #llvm.vscale_range<minRange = 1 : i32, maxRange = 16 : i32>, frame_pointer = #llvm.framePointerKind<"non-leaf">, uwtable_kind = #llvm.uwtableKind<async>, no_infs_fp_math = true, no_nans_fp_math = false, no_signed_zeros_fp_math = true, denormal_fp_math = "preserve-sign", denormal_fp_math_f32 = "ieee", fp_contract = "fast", instrument_function_entry = "e", instrument_function_exit = "x", reciprocal_estimates = "all", prefer_vector_width = "128"} { llvm.return }
llvm.func @c() attributes {always_inline, arm_streaming, arm_new_za, section = ".sec", alignment = 64 : i64, garbageCollector = "statepoint-example", dso_local, memory_effects = #llvm.memory_effects<other = read, argMem = none, inaccessibleMem = readwrite, errnoMem = read, targetMem0 = read, targetMem1 = read>} { llvm.return }
llvm.func @d() attributes {arm_locally_streaming, arm_in_za, function_entry_count = 42 : i64} { llvm.return }
llvm.func @e() attributes {arm_streaming_compatible, arm_inout_za}
llvm.func @f() attributes {arm_preserves_za, optimize_none, no_inline}
llvm.func @g() attributes {arm_out_za}
llvm.func internal spir_funccc @h() attributes {vec_type_hint = #llvm.vec_type_hint<hint = vector<4xi32>, is_signed = true>, work_group_size_hint = array<i32: 128, 128, 128>, reqd_work_group_size = array<i32: 128, 256, 128>, intel_reqd_sub_group_size = 32 : i32} { llvm.return }
llvm.func hidden @i()
llvm.func protected unnamed_addr @j()
llvm.func local_unnamed_addr @k()
llvm.func linkonce_odr @l() { llvm.return }
llvm.func available_externally @m() { llvm.return }
llvm.func extern_weak @n()
llvm.func weak_odr @o() comdat(@cd::@o) { llvm.return }
llvm.comdat @cd { llvm.comdat_selector @o largest }
