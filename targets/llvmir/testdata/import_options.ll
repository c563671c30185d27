; Options that change the import.

; RUN: split-file %s %t
; RUN: mlir-translate --import-llvm %t/structs.ll | FileCheck --check-prefix=NAMED %s
; RUN: mlir-translate --import-llvm --import-structs-as-literals %t/structs.ll | FileCheck --check-prefix=LITERAL %s
; RUN: mlir-translate --import-llvm --prefer-unregistered-intrinsics %t/intrinsics.ll | FileCheck --check-prefix=BY-NAME %s
; RUN: mlir-translate --import-llvm --mlir-print-debuginfo --drop-di-composite-type-elements %t/types.ll | FileCheck --check-prefix=DROPPED %s
; RUN: mlir-translate --import-llvm %t/dropped.ll 2>&1 | FileCheck --check-prefix=QUIET %s
; RUN: mlir-translate --import-llvm --emit-expensive-warnings %t/dropped.ll 2>&1 | FileCheck --check-prefix=WARNING %s

;--- structs.ll

; NAMED: @named() {{.*}} : !llvm.struct<"outer", (i32, struct<"inner", (f32)>)>
; LITERAL: @named() {{.*}} : !llvm.struct<(i32, struct<(f32)>)>
; LITERAL: @packed() {{.*}} : !llvm.struct<packed (i8, i64)>
; LITERAL: @opaque() {{.*}} : !llvm.struct<()>
%outer = type { i32, %inner }
%inner = type { float }
%packed = type <{ i8, i64 }>
%opaque = type opaque
@named = external global %outer
@packed = external global %packed
@opaque = external global %opaque

;--- intrinsics.ll

; BY-NAME-LABEL: llvm.func @intrinsics
; BY-NAME-SAME: (%[[X:.*]]: i32, %[[P:.*]]: !llvm.ptr, %[[F:.*]]: f32)
; BY-NAME-DAG: %[[FALSE:.*]] = llvm.mlir.constant(false) : i1
; BY-NAME-DAG: %[[TRUE:.*]] = llvm.mlir.constant(true) : i1
; BY-NAME: llvm.call_intrinsic "llvm.smax.i32"(%[[X]], %[[X]]) : (i32, i32) -> i32
; BY-NAME: llvm.call_intrinsic "llvm.ctlz.i32"(%[[X]], %[[FALSE]]) : (i32, i1) -> i32
; BY-NAME: llvm.call_intrinsic "llvm.exp.f32"(%[[F]]) {fastmathFlags = #llvm.fastmath<fast>} : (f32) -> f32
; BY-NAME: llvm.call_intrinsic "llvm.assume"(%[[TRUE]]) ["align"(%[[P]], %{{.*}} : !llvm.ptr, i32)] : (i1) -> ()
; BY-NAME: llvm.call_intrinsic "llvm.memset.p0.i32"(%[[P]], %{{.*}}, %[[X]], %[[FALSE]]) : (!llvm.ptr {llvm.align = 4 : i64}, i8, i32, i1) -> ()
define void @intrinsics(i32 %x, ptr %p, float %f) {
  %a = call i32 @llvm.smax.i32(i32 %x, i32 %x)
  %b = call i32 @llvm.ctlz.i32(i32 %x, i1 false)
  %c = call fast float @llvm.exp.f32(float %f)
  call void @llvm.assume(i1 true) ["align"(ptr %p, i32 8)]
  call void @llvm.memset.p0.i32(ptr align 4 %p, i8 0, i32 %x, i1 false)
  ret void
}

;--- types.ll

; Vectors keep their elements.
; DROPPED-DAG: #llvm.di_composite_type<tag = DW_TAG_array_type, {{.*}}flags = Vector, elements = #llvm.di_subrange<count = 4 : i64>>
; DROPPED-DAG: #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "pair", sizeInBits = 64>
; DROPPED-NOT: name = "first"
define void @types(i64 %x) !dbg !3 {
  call void @llvm.dbg.value(metadata i64 %x, metadata !5, metadata !DIExpression()), !dbg !12
  call void @llvm.dbg.value(metadata i64 %x, metadata !6, metadata !DIExpression()), !dbg !12
  ret void
}
!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C, file: !2)
!2 = !DIFile(filename: "types.c", directory: "/")
!3 = distinct !DISubprogram(name: "types", unit: !1, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition)
!4 = !DISubroutineType(types: !{null})
!5 = !DILocalVariable(name: "x", scope: !3, file: !2, line: 1, type: !7)
!6 = !DILocalVariable(name: "y", scope: !3, file: !2, line: 1, type: !10)
!7 = !DICompositeType(tag: DW_TAG_array_type, flags: DIFlagVector, baseType: !8, elements: !9)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !{!DISubrange(count: 4)}
!10 = !DICompositeType(tag: DW_TAG_structure_type, name: "pair", size: 64, elements: !11)
!11 = !{!13}
!12 = !DILocation(line: 2, scope: !3)
!13 = !DIDerivedType(tag: DW_TAG_member, name: "first", baseType: !8, size: 32)

;--- dropped.ll

; QUIET-NOT: warning:
; WARNING: warning: unhandled metadata: {{.*}} on call void %f(), !prof
; WARNING: warning: dropped instruction: {{.*}}call void @llvm.dbg.value(metadata !DIArgList(i32 %x, i32 %y)
define void @dropped(i32 %x, i32 %y, ptr %f) !dbg !3 {
  call void @llvm.dbg.value(metadata !DIArgList(i32 %x, i32 %y), metadata !5, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus)), !dbg !9
  call void %f(), !prof !6
  ret void
}
!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C, file: !2)
!2 = !DIFile(filename: "dropped.c", directory: "/")
!3 = distinct !DISubprogram(name: "dropped", unit: !1, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition)
!4 = !DISubroutineType(types: !{null})
!5 = !DILocalVariable(name: "x", scope: !3, file: !2, line: 1, type: !8)
!6 = !{!"VP", i32 0, i64 10, i64 1, i64 10}
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DILocation(line: 2, scope: !3)
