; RUN: mlir-translate %s --import-llvm --mlir-print-debuginfo | FileCheck %s
; RUN: mlir-translate %s --import-llvm --mlir-print-debuginfo \
; RUN:   | mlir-translate --mlir-to-llvmir - | FileCheck %s --check-prefix=BACK

; The subprogram is in the function's location, and recursive references use its id.
; CHECK-DAG: #[[INT:.+]] = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
; CHECK-DAG: #[[FILE:.+]] = #llvm.di_file<"a.c" in "/src">
; CHECK-DAG: #[[SELF:.+]] = #llvm.di_subprogram<recId = [[ID:.+]], isRecSelf = true>
; CHECK-DAG: #[[NODE_SELF:.+]] = #llvm.di_composite_type<recId = [[NODE_ID:.+]], isRecSelf = true>
; CHECK-DAG: #[[NEXT:.+]] = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #[[NODE_SELF]], sizeInBits = 64>
; CHECK-DAG: #[[UNIT:.+]] = #llvm.di_compile_unit<id = distinct[{{.+}}]<>, sourceLanguage = DW_LANG_C11, file = #[[FILE]], isOptimized = true, emissionKind = Full>
; CHECK-DAG: #[[RETAINED:.+]] = #llvm.di_local_variable<scope = #[[SELF]], name = "x"
; CHECK-DAG: #[[NODE:.+]] = #llvm.di_composite_type<recId = [[NODE_ID]], tag = DW_TAG_structure_type, name = "node"
; CHECK-DAG: #[[F:.+]] = #llvm.di_subprogram<recId = [[ID]], id = {{.+}}, compileUnit = #[[UNIT]], {{.+}} retainedNodes = #[[RETAINED]]
; CHECK-DAG: #[[X:.+]] = #llvm.di_local_variable<scope = #[[F]], name = "x", file = #[[FILE]], line = 4, arg = 1
; CHECK-DAG: #[[LABEL:.+]] = #llvm.di_label<scope = #[[F]], name = "again"
; CHECK-DAG: #[[GLOBAL:.+]] = #llvm.di_global_variable_expression<var = #{{.+}}, expr = <>>

; CHECK: llvm.mlir.global external @g({{.+}}dbg_exprs = [#[[GLOBAL]]]
@g = global i32 7, !dbg !20

; A debug record follows the value that it describes.
; CHECK: llvm.func @f(%[[ARG:.+]]: i32 loc(fused<#[[F]]>{{.+}}) -> i32
; CHECK-NEXT: llvm.intr.dbg.value #[[X]] #llvm.di_expression<[DW_OP_plus_uconst(3), DW_OP_stack_value]> = %[[ARG]] : i32
; CHECK: llvm.alloca {{.+}} loc(#[[PLACE:.+]])
; CHECK-NEXT: llvm.intr.dbg.declare #{{.+}} = %
; CHECK-NEXT: llvm.intr.dbg.label #[[LABEL]]
; CHECK-NEXT: llvm.invoke
; CHECK: ^bb1:
; CHECK-NEXT: %[[SUM:.+]] = llvm.add
; CHECK-NEXT: llvm.intr.dbg.value #[[X]] = %{{.+}} : i32
; CHECK-NEXT: llvm.return
; CHECK-DAG: #[[PLACE]] = loc(fused<#[[F]]>[#{{.+}}])
; CHECK-DAG: = loc(callsite(#{{.+}} at #[[PLACE]]))
define i32 @f(i32 %x) personality ptr @personality !dbg !3 {
  call void @llvm.dbg.value(metadata i32 %x, metadata !7, metadata !DIExpression(DW_OP_plus_uconst, 3, DW_OP_stack_value)), !dbg !8
  ; There is no operation for a record of several values.
  call void @llvm.dbg.value(metadata !DIArgList(i32 %x, i32 5), metadata !7, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus)), !dbg !8
  %a = alloca i32, !dbg !8
  call void @llvm.dbg.declare(metadata ptr %a, metadata !9, metadata !DIExpression()), !dbg !8
  call void @llvm.dbg.label(metadata !10), !dbg !8
  %r = invoke i32 @g2(i32 %x) to label %good unwind label %bad, !dbg !11
good:
  call void @llvm.dbg.value(metadata i32 %r, metadata !7, metadata !DIExpression()), !dbg !8
  %s = add i32 %r, 1, !dbg !8
  ret i32 %s, !dbg !8
bad:
  %l = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %l
}

; BACK: @g = global i32 7, {{.*}}!dbg ![[G:[0-9]+]]
; BACK: define i32 @f(i32 %{{.+}} !dbg ![[FUNCTION:[0-9]+]]
; BACK: #dbg_value(i32 %{{.+}}, ![[VARIABLE:[0-9]+]], !DIExpression(DW_OP_plus_uconst, 3, DW_OP_stack_value),
; BACK-DAG: ![[NODE:[0-9]+]] = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node"{{.+}} elements: ![[ELEMENTS:[0-9]+]])
; BACK-DAG: ![[POINTER:[0-9]+]] = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: ![[NODE]]
; BACK-DAG: !DIDerivedType(tag: DW_TAG_member, name: "next", baseType: ![[POINTER]]
; BACK-DAG: ![[FUNCTION]] = distinct !DISubprogram(name: "f"
; BACK-DAG: ![[VARIABLE]] = !DILocalVariable(name: "x", arg: 1, scope: ![[FUNCTION]]

declare i32 @personality(...)
declare i32 @g2(i32)
declare void @llvm.dbg.value(metadata, metadata, metadata)
declare void @llvm.dbg.declare(metadata, metadata, metadata)
declare void @llvm.dbg.label(metadata)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!1}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: true, emissionKind: FullDebug)
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !DIFile(filename: "a.c", directory: "/src")
!3 = distinct !DISubprogram(name: "f", scope: !2, file: !2, line: 4, type: !4, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !6)
!4 = !DISubroutineType(types: !5)
!5 = !{!12, !12}
!6 = !{!7}
!7 = !DILocalVariable(name: "x", arg: 1, scope: !3, file: !2, line: 4, type: !12)
!8 = !DILocation(line: 5, column: 3, scope: !3)
!9 = !DILocalVariable(name: "n", scope: !3, file: !2, line: 5, type: !13)
!10 = !DILabel(scope: !3, name: "again", file: !2, line: 5)
!11 = !DILocation(line: 9, scope: !17, inlinedAt: !18)
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !2, size: 64, elements: !14)
!14 = !{!15}
!15 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !13, baseType: !16, size: 64)
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64)
!17 = distinct !DISubprogram(name: "inlined", scope: !2, file: !2, type: !19, spFlags: DISPFlagDefinition, unit: !0)
!18 = distinct !DILocation(line: 5, column: 3, scope: !3)
!19 = !DISubroutineType(types: !{null})
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(name: "g", scope: !0, file: !2, line: 1, type: !12, isDefinition: true)
