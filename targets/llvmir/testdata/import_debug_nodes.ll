; RUN: mlir-translate %s --import-llvm --mlir-print-debuginfo | FileCheck %s

; Kinds of nodes that variables and their types contain.

; CHECK-DAG: #[[FLOAT:.+]] = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "float", sizeInBits = 32, encoding = DW_ATE_float>
; CHECK-DAG: #[[POINTER:.+]] = #llvm.di_derived_type<tag = DW_TAG_pointer_type, sizeInBits = 64, dwarfAddressSpace = 3>
; CHECK-DAG: #[[ARRAY:.+]] = #llvm.di_composite_type<tag = DW_TAG_array_type, baseType = #[[FLOAT]], sizeInBits = 320, dataLocation = <[DW_OP_push_object_address, DW_OP_deref]>, elements = #llvm.di_subrange<count = 10 : i64, lowerBound = -1 : i64>, #llvm.di_subrange<upperBound = 7 : i64, stride = 2 : i64>, #llvm.di_generic_subrange<count = #llvm.di_expression<[DW_OP_constu(4)]>, lowerBound = #llvm.di_expression<[DW_OP_constu(1)]>, stride = #llvm.di_expression<[DW_OP_constu(8)]>>>
; CHECK-DAG: #[[STRING:.+]] = #llvm.di_string_type<tag = DW_TAG_string_type, name = "text", sizeInBits = 80, stringLengthExp = <[DW_OP_push_object_address]>>
; CHECK-DAG: #[[NAMESPACE:.+]] = #llvm.di_namespace<name = "inner", scope = #{{.+}}, exportSymbols = true>
; CHECK-DAG: #[[MODULE:.+]] = #llvm.di_module<scope = #{{.+}}, name = "unit", configMacros = "-DX", includePath = "/include", apinotes = "notes", line = 9, isDecl = true>
; CHECK-DAG: #[[COMMON:.+]] = #llvm.di_common_block<scope = #{{.+}}, name = "shared", file = #{{.+}}, line = 3>

; An enumeration has no elements, because there are no attributes for enumerators.
; CHECK-DAG: #[[ENUM:.+]] = #llvm.di_composite_type<tag = DW_TAG_enumeration_type, name = "color", baseType = #[[FLOAT]], sizeInBits = 32>

; CHECK-DAG: #llvm.di_global_variable<scope = #[[NAMESPACE]], name = "a", linkageName = "_a", file = #{{.+}}, line = 1, type = #[[ARRAY]], isLocalToUnit = true, alignInBits = 64>
; CHECK-DAG: #llvm.di_global_variable<scope = #[[MODULE]], name = "b", file = #{{.+}}, line = 2, type = #[[STRING]], isDefined = true>
; CHECK-DAG: #llvm.di_global_variable<scope = #[[COMMON]], name = "c", file = #{{.+}}, line = 3, type = #[[ENUM]], isDefined = true>
; CHECK-DAG: #llvm.di_global_variable<scope = #{{.+}}, name = "d", file = #{{.+}}, line = 4, type = #[[POINTER]], isDefined = true>
@a = global i32 0, !dbg !10
@b = global i32 0, !dbg !11
@c = global i32 0, !dbg !12
@d = global i32 0, !dbg !13

; Imported entities and annotations of a function.
; CHECK-DAG: #llvm.di_imported_entity<tag = DW_TAG_imported_module, scope = #{{.+}}, entity = #[[NAMESPACE]], file = #{{.+}}, line = 11>
; CHECK-DAG: annotations = #llvm.di_annotation<name = "key", value = "value">
define void @f() !dbg !40 {
  ret void
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!1}
!0 = distinct !DICompileUnit(language: DW_LANG_Fortran95, file: !2, emissionKind: FullDebug)
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = !DIFile(filename: "a.f90", directory: "/src")
!3 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!10 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!11 = !DIGlobalVariableExpression(var: !15, expr: !DIExpression())
!12 = !DIGlobalVariableExpression(var: !16, expr: !DIExpression())
!13 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(name: "a", linkageName: "_a", scope: !20, file: !2, line: 1, type: !24, isLocal: true, isDefinition: false, align: 64)
!15 = distinct !DIGlobalVariable(name: "b", scope: !22, file: !2, line: 2, type: !29, isDefinition: true)
!16 = distinct !DIGlobalVariable(name: "c", scope: !23, file: !2, line: 3, type: !30, isDefinition: true)
!17 = distinct !DIGlobalVariable(name: "d", scope: !0, file: !2, line: 4, type: !33, isDefinition: true)
!20 = !DINamespace(name: "inner", scope: !21, exportSymbols: true)
!21 = !DINamespace(name: "outer", scope: null)
!22 = !DIModule(scope: !0, name: "unit", configMacros: "-DX", includePath: "/include", apinotes: "notes", line: 9, isDecl: true)
!23 = !DICommonBlock(scope: !0, declaration: null, name: "shared", file: !2, line: 3)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !3, size: 320, dataLocation: !DIExpression(DW_OP_push_object_address, DW_OP_deref), elements: !25)
!25 = !{!26, !27, !28}
!26 = !DISubrange(count: 10, lowerBound: -1)
!27 = !DISubrange(upperBound: 7, stride: 2)
!28 = !DIGenericSubrange(count: !DIExpression(DW_OP_constu, 4), lowerBound: !DIExpression(DW_OP_constu, 1), stride: !DIExpression(DW_OP_constu, 8))
!29 = !DIStringType(name: "text", stringLengthExpression: !DIExpression(DW_OP_push_object_address), size: 80)
!30 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "color", baseType: !3, size: 32, elements: !31)
!31 = !{!32}
!32 = !DIEnumerator(name: "red", value: 0)
!33 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64, dwarfAddressSpace: 3)
!40 = distinct !DISubprogram(name: "f", scope: !2, file: !2, line: 10, type: !41, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !43, annotations: !45)
!41 = !DISubroutineType(types: !42)
!42 = !{null}
!43 = !{!44}
!44 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !40, entity: !20, file: !2, line: 11)
!45 = !{!46}
!46 = !{!"key", !"value"}
