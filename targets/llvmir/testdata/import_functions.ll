; Attributes of functions, block addresses, and libraries of LLVM IR.

; RUN: mlir-translate --import-llvm %s 2>/dev/null | FileCheck %s

; CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = 
; CHECK: llvm.mlir.global external @t() {addr_space = 0 : i32} : !llvm.array<2 x ptr> {
; CHECK: %[[BLOCKADDRESS:.*]] = llvm.blockaddress <function = @h, tag = <id = 1>> : !llvm.ptr
; CHECK: %[[BLOCKADDRESS_1:.*]] = llvm.blockaddress <function = @g, tag = <id = 2>> : !llvm.ptr
; CHECK: %[[UNDEF:.*]] = llvm.mlir.undef : !llvm.array<2 x ptr>
; CHECK: %[[ARRAY:.*]] = llvm.insertvalue %[[BLOCKADDRESS_1]], %[[UNDEF]][0] : !llvm.array<2 x ptr>
; CHECK: %[[ARRAY_1:.*]] = llvm.insertvalue %[[BLOCKADDRESS]], %[[ARRAY]][1] : !llvm.array<2 x ptr>
; CHECK: llvm.return %[[ARRAY_1]] : !llvm.array<2 x ptr>
; CHECK: llvm.linker_options ["-lfoo", "-lbar"]
; CHECK: llvm.func @f() vscale_range(1, 16) attributes {arm_in_za, arm_streaming, denormal_fp_math = "ieee", denormal_fp_math_f32 = "ieee", fp_contract = "fast", instrument_function_entry = "e", instrument_function_exit = "x", memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = read, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_infs_fp_math = true, no_nans_fp_math = false, no_signed_zeros_fp_math = true, passthrough = ["mustprogress", "noreturn", ["allockind", "1"], ["alignstack", "8"], ["approx-func-fp-math", "true"], ["prefer-vector-width", "1"], ["reciprocal-estimates", "a"], ["target-cpu", "x"], ["unsafe-fp-math", "true"]], prefer_vector_width = "1", reciprocal_estimates = "a", target_cpu = "x", target_features = #llvm.target_features<[]>, tune_cpu = "y", uwtable_kind = #llvm.uwtableKind<sync>} {
; CHECK: llvm.return
; CHECK-LABEL: llvm.func @g(
; CHECK-SAME: %[[ARG0:.*]]: i1) -> !llvm.ptr {
; CHECK: %[[BLOCKADDRESS:.*]] = llvm.blockaddress <function = @h, tag = <id = 1>> : !llvm.ptr
; CHECK: %[[BLOCKADDRESS_1:.*]] = llvm.blockaddress <function = @g, tag = <id = 3>> : !llvm.ptr
; CHECK: llvm.cond_br %[[ARG0]], ^bb1, ^bb2
; CHECK: ^bb1:
; CHECK: llvm.blocktag <id = 2>
; CHECK: llvm.return %[[BLOCKADDRESS_1]] : !llvm.ptr
; CHECK: ^bb2:
; CHECK: llvm.blocktag <id = 3>
; CHECK: llvm.return %[[BLOCKADDRESS]] : !llvm.ptr
; CHECK: llvm.func @h() -> !llvm.ptr {
; CHECK: %[[BLOCKADDRESS:.*]] = llvm.blockaddress <function = @h, tag = <id = 4>> : !llvm.ptr
; CHECK: llvm.br ^bb1
; CHECK: ^bb1:
; CHECK: llvm.blocktag <id = 1>
; CHECK: llvm.br ^bb2
; CHECK: ^bb2:
; CHECK: llvm.blocktag <id = 4>
; CHECK: llvm.return %[[BLOCKADDRESS]] : !llvm.ptr

define void @f() #0 { ret void }
attributes #0 = { "target-cpu"="x" "tune-cpu"="y" "reciprocal-estimates"="a" "prefer-vector-width"="1" "no-infs-fp-math"="true" "no-nans-fp-math"="false" "no-signed-zeros-fp-math"="true" "unsafe-fp-math"="true" "denormal-fp-math"="ieee" "denormal-fp-math-f32"="ieee" "fp-contract"="fast" "instrument-function-entry"="e" "instrument-function-exit"="x" "aarch64_pstate_sm_enabled" "aarch64_in_za" "approx-func-fp-math"="true" alignstack=8 vscale_range(1,16) uwtable(sync) noreturn mustprogress allockind("alloc") "target-features"="" memory(inaccessiblemem: read) }
define ptr @g(i1 %c) {
 br i1 %c, label %a, label %b
a:
 ret ptr blockaddress(@g, %b)
b:
 ret ptr blockaddress(@h, %x)
}
define ptr @h() {
 br label %x
x:
 br label %y
y:
 ret ptr blockaddress(@h, %y)
}
@t = global [2 x ptr] [ptr blockaddress(@g, %a), ptr blockaddress(@h, %x)]
!llvm.dependent-libraries = !{!0, !1}
!llvm.linker.options = !{!2}
!llvm.commandline = !{!3}
!0 = !{!"l1"}
!1 = !{!"l2"}
!2 = !{!"-lfoo", !"-lbar"}
!3 = !{!"clang x"}
