; Debug information: nodes, also in themselves, places, and where variables are.
; RUN: mlir-translate %s --import-llvm --split-input-file --mlir-print-debuginfo | FileCheck %s

; CHECK: #di_basic_type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int">
; CHECK: #di_basic_type1 = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
; CHECK: #di_basic_type2 = #llvm.di_basic_type<tag = DW_TAG_unspecified_type, name = "u">
; CHECK: #di_composite_type = #llvm.di_composite_type<tag = DW_TAG_class_type, name = "c", line = 3, flags = Artificial, sizeInBits = 3, alignInBits = 5>
; CHECK: #di_file = #llvm.di_file<"debug-info.ll" in "/">
; CHECK: #di_null_type = #llvm.di_null_type
; CHECK: #di_string_type = #llvm.di_string_type<tag = DW_TAG_string_type, name = "character(*)", sizeInBits = 32, alignInBits = 8, stringLengthExp = <[DW_OP_push_object_address, DW_OP_plus_uconst(8)]>, stringLocationExp = <[DW_OP_push_object_address, DW_OP_deref]>, encoding = DW_ATE_ASCII>
; CHECK: #loc1 = loc("debug-info.ll":42:0)
; CHECK: #loc2 = loc(unknown)
; CHECK: #di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #di_file, producer = "p", isOptimized = true, emissionKind = Full, nameTableKind = None, splitDebugFilename = "test.dwo">
; CHECK: #di_composite_type1 = #llvm.di_composite_type<tag = DW_TAG_array_type, name = "a", baseType = #di_basic_type, dataLocation = <[DW_OP_push_object_address, DW_OP_deref]>, rank = <[DW_OP_constu(1)]>, allocated = <[DW_OP_constu(1)]>, associated = <[DW_OP_constu(2)]>, elements = #llvm.di_subrange<count = 4 : i64>, #llvm.di_subrange<lowerBound = 0 : i64, upperBound = 4 : i64, stride = 1 : i64>, #llvm.di_generic_subrange<count = #llvm.di_expression<[DW_OP_constu(1)]>, lowerBound = #llvm.di_expression<[DW_OP_constu(0)]>, stride = #llvm.di_expression<[DW_OP_constu(2)]>>>
; CHECK: #di_derived_type = #llvm.di_derived_type<tag = DW_TAG_pointer_type, name = "p", baseType = #di_basic_type2, sizeInBits = 64, alignInBits = 32, offsetInBits = 4, extraData = #di_basic_type>
; CHECK: #di_derived_type1 = #llvm.di_derived_type<tag = DW_TAG_member, name = "m", baseType = #di_basic_type>
; CHECK: #di_derived_type2 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_basic_type, dwarfAddressSpace = 3>
; CHECK: #di_composite_type2 = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "s", file = #di_file, scope = #di_file, elements = #di_derived_type1>
; CHECK: #di_subroutine_type = #llvm.di_subroutine_type<callingConvention = DW_CC_normal, types = #di_null_type, #di_basic_type, #di_basic_type1, #di_derived_type, #di_composite_type, #di_composite_type1, #di_composite_type2, #di_string_type, #di_derived_type2, #di_null_type>
; CHECK: #di_subprogram = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "file_loc", linkageName = "fl", file = #di_file, line = 42, scopeLine = 42, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type>
; CHECK: #loc5 = loc(fused<#di_subprogram>[#loc1])
; CHECK: llvm.func @file_loc(%arg0: i32 loc(fused<#di_subprogram>[#loc1])) -> i32 {
; CHECK: ^bb1(%1: i32 loc(unknown)):  // pred: ^bb0
; CHECK: } loc(#loc5)
; CHECK: #loc3 = loc("debug-info.ll":1:2)
; CHECK: #loc4 = loc("debug-info.ll":2:2)
; CHECK: #di_lexical_block_file = #llvm.di_lexical_block_file<scope = #di_subprogram, file = #di_file, discriminator = 3>
; CHECK: #loc6 = loc(fused<#di_subprogram>[#loc3])
; CHECK: #di_lexical_block = #llvm.di_lexical_block<scope = #di_lexical_block_file, file = #di_file, line = 2, column = 4>
; CHECK: #loc7 = loc(fused<#di_lexical_block>[#loc4])
; CHECK: #loc8 = loc(callsite(#loc7 at #loc6))
define i32 @file_loc(i32 %0) !dbg !3 {
  br label %2
2:
  %3 = phi i32 [ %0, %1 ]
  %4 = add i32 %3, 1, !dbg !5
  %5 = add i32 %4, 1
  ret i32 %5, !dbg !6
}
!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C, file: !2, producer: "p", isOptimized: true, emissionKind: FullDebug, nameTableKind: None, splitDebugFilename: "test.dwo")
!2 = !DIFile(filename: "debug-info.ll", directory: "/")
!3 = distinct !DISubprogram(name: "file_loc", linkageName: "fl", scope: !2, file: !2, line: 42, scopeLine: 42, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !1, type: !7)
!5 = !DILocation(line: 1, column: 2, scope: !3)
!6 = !DILocation(line: 2, column: 2, scope: !8, inlinedAt: !5)
!7 = !DISubroutineType(cc: DW_CC_normal, types: !10)
!8 = distinct !DILexicalBlock(scope: !9, file: !2, line: 2, column: 4)
!9 = !DILexicalBlockFile(scope: !3, file: !2, discriminator: 3)
!10 = !{null, !11, !12, !13, !15, !16, !20, !22, !24, null}
!11 = !DIBasicType(name: "int")
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "p", baseType: !14, size: 64, align: 32, offset: 4, extraData: !11)
!14 = !DIBasicType(tag: DW_TAG_unspecified_type, name: "u")
!15 = !DICompositeType(tag: DW_TAG_class_type, name: "c", line: 3, size: 3, align: 5, flags: DIFlagArtificial)
!16 = !DICompositeType(tag: DW_TAG_array_type, name: "a", baseType: !11, elements: !17, dataLocation: !DIExpression(DW_OP_push_object_address, DW_OP_deref), rank: !DIExpression(DW_OP_constu, 1), allocated: !DIExpression(DW_OP_constu, 1), associated: !DIExpression(DW_OP_constu, 2))
!17 = !{!18, !19, !25}
!18 = !DISubrange(count: 4)
!19 = !DISubrange(lowerBound: 0, upperBound: 4, stride: 1)
!20 = !DICompositeType(tag: DW_TAG_structure_type, name: "s", file: !2, scope: !2, elements: !21)
!21 = !{!23}
!22 = !DIStringType(name: "character(*)", size: 32, align: 8, stringLengthExpression: !DIExpression(DW_OP_push_object_address, DW_OP_plus_uconst, 8), stringLocationExpression: !DIExpression(DW_OP_push_object_address, DW_OP_deref), encoding: DW_ATE_ASCII)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "m", baseType: !11)
!24 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, dwarfAddressSpace: 3)
!25 = !DIGenericSubrange(count: !DIExpression(DW_OP_constu, 1), lowerBound: !DIExpression(DW_OP_constu, 0), stride: !DIExpression(DW_OP_constu, 2))

; // -----

; CHECK: #di_basic_type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int">
; CHECK: #di_file = #llvm.di_file<"debug-info.ll" in "/">
; CHECK: #loc1 = loc("debug-info.ll":0:0)
; CHECK: #di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #di_file, isOptimized = false, emissionKind = None>
; CHECK: #di_subprogram = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "intr", file = #di_file, subprogramFlags = Definition>
; CHECK: #di_label = #llvm.di_label<scope = #di_subprogram, name = "label", file = #di_file, line = 42>
; CHECK: #di_lexical_block = #llvm.di_lexical_block<scope = #di_subprogram>
; CHECK: #di_local_variable = #llvm.di_local_variable<scope = #di_subprogram, name = "arg1", file = #di_file, line = 1, arg = 1, alignInBits = 32, type = #di_basic_type>
; CHECK: #loc5 = loc(fused<#di_subprogram>[#loc1])
; CHECK: #di_local_variable1 = #llvm.di_local_variable<scope = #di_lexical_block>
; CHECK: llvm.func @intr(%arg0: i64 loc(fused<#di_subprogram>[#loc1]), %arg1: !llvm.ptr loc(fused<#di_subprogram>[#loc1])) {
; CHECK: llvm.intr.dbg.declare #di_local_variable1 = %arg1 : !llvm.ptr loc(#loc6)
; CHECK: llvm.intr.dbg.value #di_local_variable #llvm.di_expression<[DW_OP_LLVM_fragment(0, 1)]> = %arg0 : i64 loc(#loc7)
; CHECK: %2 = llvm.mlir.poison : i64 loc(#loc4)
; CHECK: llvm.intr.dbg.value #di_local_variable = %2 : i64 loc(#loc7)
; CHECK: llvm.intr.dbg.value #di_local_variable = %1 : i64 loc(#loc7)
; CHECK: llvm.intr.dbg.value #di_local_variable1 #llvm.di_expression<[DW_OP_constu(42), DW_OP_stack_value]> = %3 : i64 loc(#loc7)
; CHECK: llvm.intr.dbg.value #di_local_variable #llvm.di_expression<[DW_OP_deref]> = %3 : i64 loc(#loc7)
; CHECK: llvm.intr.dbg.label #di_label loc(#loc7)
; CHECK: } loc(#loc5)
; CHECK: #loc2 = loc("debug-info.ll":2:2)
; CHECK: #loc3 = loc("debug-info.ll":1:2)
; CHECK: #loc4 = loc(unknown)
; CHECK: #loc6 = loc(fused<#di_subprogram>[#loc2])
; CHECK: #loc7 = loc(fused<#di_subprogram>[#loc3])
define void @intr(i64 %0, ptr %p) !dbg !3 {
entry:
  call void @llvm.dbg.value(metadata i64 %0, metadata !5, metadata !DIExpression(DW_OP_LLVM_fragment, 0, 1)), !dbg !7
  call void @llvm.dbg.declare(metadata ptr %p, metadata !6, metadata !DIExpression()), !dbg !8
  call void @llvm.dbg.value(metadata i64 3, metadata !5, metadata !DIExpression()), !dbg !7
  %x = add i64 %0, 1
  call void @llvm.dbg.value(metadata i64 %x, metadata !5, metadata !DIExpression(DW_OP_deref)), !dbg !7
  call void @llvm.dbg.value(metadata i64 %x, metadata !6, metadata !DIExpression(DW_OP_constu, 42, DW_OP_stack_value)), !dbg !7
  call void @llvm.dbg.label(metadata !9), !dbg !7
  call void @llvm.dbg.value(metadata !DIArgList(i64 %0, i64 %x), metadata !5, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus)), !dbg !7
  call void @llvm.dbg.value(metadata !{}, metadata !5, metadata !DIExpression()), !dbg !7
  call void @llvm.dbg.value(metadata i64 poison, metadata !5, metadata !DIExpression()), !dbg !7
  ret void
}
declare void @llvm.dbg.value(metadata, metadata, metadata)
declare void @llvm.dbg.declare(metadata, metadata, metadata)
declare void @llvm.dbg.label(metadata)
!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C, file: !2)
!2 = !DIFile(filename: "debug-info.ll", directory: "/")
!3 = distinct !DISubprogram(name: "intr", scope: !2, file: !2, spFlags: DISPFlagDefinition, unit: !1)
!5 = !DILocalVariable(scope: !3, name: "arg1", file: !2, line: 1, arg: 1, align: 32, type: !10)
!6 = !DILocalVariable(scope: !4)
!4 = !DILexicalBlock(scope: !3)
!7 = !DILocation(line: 1, column: 2, scope: !3)
!8 = !DILocation(line: 2, column: 2, scope: !3)
!9 = !DILabel(scope: !3, name: "label", file: !2, line: 42)
!10 = !DIBasicType(name: "int")

; // -----

; CHECK: #di_basic_type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "integer", sizeInBits = 32, encoding = DW_ATE_signed>
; CHECK: #di_file = #llvm.di_file<"debug-info.ll" in "/">
; CHECK: #di_namespace = #llvm.di_namespace<exportSymbols = false>
; CHECK: #di_module = #llvm.di_module<file = #di_file, scope = #di_file, name = "mod", configMacros = "bar", includePath = "/", apinotes = "/", line = 42, isDecl = true>
; CHECK: #di_namespace1 = #llvm.di_namespace<name = "std", scope = #di_namespace, exportSymbols = true>
; CHECK: #di_common_block = #llvm.di_common_block<scope = #di_module, name = "alpha", file = #di_file, line = 4>
; CHECK: #di_global_variable = #llvm.di_global_variable<scope = #di_module, name = "g", linkageName = "g", file = #di_file, line = 268, type = #di_basic_type, isLocalToUnit = true, isDefined = true, alignInBits = 8>
; CHECK: #di_global_variable1 = #llvm.di_global_variable<scope = #di_namespace1, name = "h", file = #di_file, line = 2, type = #di_basic_type, isDefined = true>
; CHECK: #di_global_variable2 = #llvm.di_global_variable<scope = #di_common_block, name = "h2", file = #di_file, line = 2, type = #di_basic_type, isDefined = true>
; CHECK: #di_global_variable_expression = #llvm.di_global_variable_expression<var = #di_global_variable, expr = <>>
; CHECK: #di_global_variable_expression1 = #llvm.di_global_variable_expression<var = #di_global_variable1, expr = <[DW_OP_push_object_address, DW_OP_plus_uconst(3)]>>
; CHECK: #di_global_variable_expression2 = #llvm.di_global_variable_expression<var = #di_global_variable2, expr = <[DW_OP_LLVM_fragment(0, 16)]>>
; CHECK: llvm.mlir.global external @g() {addr_space = 0 : i32, alignment = 4 : i64, dbg_exprs = [#di_global_variable_expression]} : i32 loc(#loc)
; CHECK: llvm.mlir.global external @h(0 : i32) {addr_space = 0 : i32, dbg_exprs = [#di_global_variable_expression1, #di_global_variable_expression2]} : i32 loc(#loc)
@g = external global i32, align 4, !dbg !5
@h = global i32 0, !dbg !7, !dbg !9
!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_Fortran95, file: !2, isOptimized: false, emissionKind: NoDebug, globals: !4, nameTableKind: GNU)
!2 = !DIFile(filename: "debug-info.ll", directory: "/")
!3 = !DIBasicType(name: "integer", size: 32, encoding: DW_ATE_signed)
!4 = !{!5, !7}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "g", linkageName: "xx", scope: !11, file: !2, line: 268, type: !3, isLocal: true, isDefinition: true, align: 8)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression(DW_OP_push_object_address, DW_OP_plus_uconst, 3))
!8 = distinct !DIGlobalVariable(name: "h", scope: !12, file: !2, line: 2, type: !3)
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression(DW_OP_LLVM_fragment, 0, 16))
!10 = distinct !DIGlobalVariable(name: "h2", scope: !13, file: !2, line: 2, type: !3)
!11 = !DIModule(scope: !2, name: "mod", configMacros: "bar", includePath: "/", apinotes: "/", file: !2, line: 42, isDecl: true)
!12 = !DINamespace(name: "std", scope: !14, exportSymbols: true)
!13 = distinct !DICommonBlock(scope: !11, declaration: null, name: "alpha", file: !2, line: 4)
!14 = !DINamespace(scope: null)

; // -----

; CHECK: llvm.func @rec() {
; CHECK: } loc(#loc3)
; CHECK: #di_composite_type = #llvm.di_composite_type<recId = distinct[0]<>, isRecSelf = true>
; CHECK: #di_file = #llvm.di_file<"debug-info.ll" in "/">
; CHECK: #di_null_type = #llvm.di_null_type
; CHECK: #loc1 = loc("debug-info.ll":0:0)
; CHECK: #loc2 = loc(unknown)
; CHECK: #di_compile_unit = #llvm.di_compile_unit<id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = #di_file, isOptimized = false, emissionKind = None>
; CHECK: #di_derived_type = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_composite_type>
; CHECK: #di_derived_type1 = #llvm.di_derived_type<tag = DW_TAG_member, name = "next", baseType = #di_derived_type>
; CHECK: #di_subroutine_type = #llvm.di_subroutine_type<types = #di_null_type, #di_derived_type>
; CHECK: #di_subprogram = #llvm.di_subprogram<scope = #di_composite_type, name = "method", file = #di_file, subprogramFlags = Optimized, type = #di_subroutine_type>
; CHECK: #di_composite_type1 = #llvm.di_composite_type<recId = distinct[0]<>, tag = DW_TAG_class_type, name = "class", elements = #di_derived_type1, #di_subprogram>
; CHECK: #di_subprogram1 = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #di_compile_unit, scope = #di_composite_type1, name = "rec", file = #di_file, subprogramFlags = Definition>
; CHECK: #loc3 = loc(fused<#di_subprogram1>[#loc1])
define void @rec() !dbg !3 { ret void }
!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C, file: !2)
!2 = !DIFile(filename: "debug-info.ll", directory: "/")
!3 = distinct !DISubprogram(name: "rec", scope: !4, file: !2, spFlags: DISPFlagDefinition, unit: !1)
!4 = !DICompositeType(tag: DW_TAG_class_type, name: "class", elements: !5, identifier: "x")
!5 = !{!6, !7}
!6 = !DIDerivedType(tag: DW_TAG_member, name: "next", baseType: !8)
!7 = !DISubprogram(name: "method", scope: !4, file: !2, type: !9, spFlags: DISPFlagOptimized)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4)
!9 = !DISubroutineType(types: !10)
!10 = !{null, !8}

; // -----

; CHECK: llvm.func @cyc() {
; CHECK: } loc(#loc3)
; CHECK: #di_composite_type = #llvm.di_composite_type<recId = distinct[0]<>, isRecSelf = true>
; CHECK: #di_file = #llvm.di_file<"debug-info.ll" in "/">
; CHECK: #di_subprogram = #llvm.di_subprogram<recId = distinct[1]<>, isRecSelf = true>
; CHECK: #loc1 = loc("debug-info.ll":0:0)
; CHECK: #loc2 = loc(unknown)
; CHECK: #di_compile_unit = #llvm.di_compile_unit<id = distinct[2]<>, sourceLanguage = DW_LANG_C, file = #di_file, isOptimized = false, emissionKind = None>
; CHECK: #di_derived_type = #llvm.di_derived_type<tag = DW_TAG_member, name = "a", baseType = #di_composite_type>
; CHECK: #di_local_variable = #llvm.di_local_variable<scope = #di_subprogram, name = "x", file = #di_file>
; CHECK: #di_module = #llvm.di_module<scope = #di_file, name = "m">
; CHECK: #di_composite_type1 = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "B", elements = #di_derived_type>
; CHECK: #di_imported_entity = #llvm.di_imported_entity<tag = DW_TAG_imported_module, scope = #di_subprogram, entity = #di_module, file = #di_file, line = 1>
; CHECK: #di_derived_type1 = #llvm.di_derived_type<tag = DW_TAG_member, name = "b", baseType = #di_composite_type1>
; CHECK: #di_composite_type2 = #llvm.di_composite_type<recId = distinct[0]<>, tag = DW_TAG_structure_type, name = "A", elements = #di_derived_type, #di_derived_type1>
; CHECK: #di_derived_type2 = #llvm.di_derived_type<tag = DW_TAG_member, name = "a", baseType = #di_composite_type2>
; CHECK: #di_composite_type3 = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "B", elements = #di_derived_type2>
; CHECK: #di_subroutine_type = #llvm.di_subroutine_type<types = #di_composite_type2, #di_composite_type3>
; CHECK: #di_subprogram1 = #llvm.di_subprogram<recId = distinct[1]<>, id = distinct[3]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "cyc", file = #di_file, subprogramFlags = Definition, type = #di_subroutine_type, retainedNodes = #di_imported_entity, #di_local_variable, annotations = #llvm.di_annotation<name = "foo", value = "bar">>
; CHECK: #loc3 = loc(fused<#di_subprogram1>[#loc1])
define void @cyc() !dbg !3 { ret void }
!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C, file: !2)
!2 = !DIFile(filename: "debug-info.ll", directory: "/")
!3 = distinct !DISubprogram(name: "cyc", scope: !2, file: !2, spFlags: DISPFlagDefinition, unit: !1, type: !9, retainedNodes: !20, annotations: !30)
!9 = !DISubroutineType(types: !10)
!10 = !{!11, !12}
!11 = !DICompositeType(tag: DW_TAG_structure_type, name: "A", elements: !13)
!12 = !DICompositeType(tag: DW_TAG_structure_type, name: "B", elements: !14)
!13 = !{!15, !16}
!14 = !{!17}
!15 = !DIDerivedType(tag: DW_TAG_member, name: "a", baseType: !11)
!16 = !DIDerivedType(tag: DW_TAG_member, name: "b", baseType: !12)
!17 = !DIDerivedType(tag: DW_TAG_member, name: "a", baseType: !11)
!20 = !{!21, !22}
!21 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !3, entity: !23, file: !2, line: 1, elements: !24)
!22 = !DILocalVariable(name: "x", scope: !3, file: !2)
!23 = !DIModule(scope: !2, name: "m")
!24 = !{}
!30 = !{!31, !32}
!31 = !{!"foo", !"bar"}
!32 = !{!"foo", i32 1}

; // -----

; CHECK: llvm.func @inl() {
; CHECK: } loc(#loc7)
; CHECK: llvm.func @ext() loc(#loc6)
; CHECK: #di_file = #llvm.di_file<"debug-info.ll" in "/">
; CHECK: #loc1 = loc("debug-info.ll":0:0)
; CHECK: #loc2 = loc("debug-info.ll":1:0)
; CHECK: #loc3 = loc("debug-info.ll":2:3)
; CHECK: #loc4 = loc("debug-info.ll":4:3)
; CHECK: #loc5 = loc("debug-info.ll":3:0)
; CHECK: #di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #di_file, isOptimized = false, emissionKind = None>
; CHECK: #di_subprogram = #llvm.di_subprogram<scope = #di_file, name = "ext", file = #di_file, line = 3, subprogramFlags = "LocalToUnit|Optimized">
; CHECK: #di_subprogram1 = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "inl", file = #di_file, subprogramFlags = Definition>
; CHECK: #di_subprogram2 = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "i1", file = #di_file, subprogramFlags = Definition>
; CHECK: #di_subprogram3 = #llvm.di_subprogram<id = distinct[3]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "i2", file = #di_file, subprogramFlags = Definition>
; CHECK: #loc6 = loc(fused<#di_subprogram>[#loc5])
; CHECK: #loc7 = loc(fused<#di_subprogram1>[#loc1])
; CHECK: #loc8 = loc(fused<#di_subprogram2>[#loc2])
; CHECK: #loc9 = loc(fused<#di_subprogram3>[#loc3])
; CHECK: #loc10 = loc(fused<#di_subprogram1>[#loc4])
; CHECK: #loc11 = loc(callsite(#loc9 at #loc10))
; CHECK: #loc12 = loc(callsite(#loc8 at #loc11))
define void @inl() !dbg !3 {
  ret void, !dbg !4
}
declare !dbg !9 void @ext()
!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C, file: !2)
!2 = !DIFile(filename: "debug-info.ll", directory: "/")
!3 = distinct !DISubprogram(name: "inl", scope: !2, file: !2, spFlags: DISPFlagDefinition, unit: !1)
!4 = !DILocation(line: 1, scope: !5, inlinedAt: !7)
!5 = distinct !DISubprogram(name: "i1", scope: !2, file: !2, spFlags: DISPFlagDefinition, unit: !1)
!6 = distinct !DISubprogram(name: "i2", scope: !2, file: !2, spFlags: DISPFlagDefinition, unit: !1)
!7 = distinct !DILocation(line: 2, column: 3, scope: !6, inlinedAt: !8)
!8 = distinct !DILocation(line: 4, column: 3, scope: !3)
!9 = !DISubprogram(name: "ext", scope: !2, file: !2, line: 3, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagLocalToUnit)

; // -----

; CHECK: #di_file = #llvm.di_file<"debug-info.ll" in "/">
; CHECK: #di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #di_file, isOptimized = false, emissionKind = None>
; CHECK: #di_subprogram = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "intr", file = #di_file, subprogramFlags = Definition>
; CHECK: #di_local_variable = #llvm.di_local_variable<scope = #di_subprogram, name = "arg1", file = #di_file>
; CHECK: llvm.func @__gxx_personality_v0(...) -> i32 loc(#loc1)
; CHECK: llvm.func @may() -> i64 loc(#loc1)
; CHECK: llvm.func @inv() attributes {personality = @__gxx_personality_v0} {
; CHECK: %0 = llvm.invoke @may() to ^bb1 unwind ^bb2 : () -> i64 loc(#loc1)
; CHECK: ^bb1:  // pred: ^bb0
; CHECK: llvm.intr.dbg.value #di_local_variable = %0 : i64 loc(#loc5)
; CHECK: ^bb2:  // pred: ^bb0
; CHECK: } loc(#loc4)
; CHECK: #loc1 = loc(unknown)
; CHECK: #loc2 = loc("debug-info.ll":0:0)
; CHECK: #loc3 = loc("debug-info.ll":1:2)
; CHECK: #loc4 = loc(fused<#di_subprogram>[#loc2])
; CHECK: #loc5 = loc(fused<#di_subprogram>[#loc3])
declare i32 @__gxx_personality_v0(...)
declare i64 @may()
define void @inv() personality ptr @__gxx_personality_v0 !dbg !3 {
  %x = invoke i64 @may() to label %ok unwind label %bad
ok:
  call void @llvm.dbg.value(metadata i64 %x, metadata !5, metadata !DIExpression()), !dbg !7
  ret void
bad:
  %l = landingpad { ptr, i32 } cleanup
  ret void
}
declare void @llvm.dbg.value(metadata, metadata, metadata)
!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C, file: !2)
!2 = !DIFile(filename: "debug-info.ll", directory: "/")
!3 = distinct !DISubprogram(name: "intr", scope: !2, file: !2, spFlags: DISPFlagDefinition, unit: !1)
!5 = !DILocalVariable(scope: !3, name: "arg1", file: !2)
!7 = !DILocation(line: 1, column: 2, scope: !3)

; // -----

; Where loops are; what is unknown of them.
; CHECK: #loop_annotation = #llvm.loop_annotation<startLoc = #loc{{[0-9]*}}>
; CHECK: llvm.cond_br %arg0, ^bb1, ^bb2 {loop_annotation = #loop_annotation}
; CHECK: llvm.cond_br %arg0, ^bb3, ^bb4 loc
define void @loops(i1 %c) !dbg !6 {
entry:
  br label %l
l:
  br i1 %c, label %l, label %m, !llvm.loop !0
m:
  br label %n
n:
  br i1 %c, label %n, label %e, !llvm.loop !2
e:
  ret void
}
!llvm.dbg.cu = !{!4}
!llvm.module.flags = !{!5}
!0 = distinct !{!0, !1}
!1 = !DILocation(line: 1, column: 2, scope: !6)
!2 = distinct !{!2, !3, !8}
!3 = !{!"llvm.loop.unroll.disable"}
!4 = distinct !DICompileUnit(language: DW_LANG_C, file: !7)
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = distinct !DISubprogram(name: "loops", scope: !7, file: !7, spFlags: DISPFlagDefinition, unit: !4)
!7 = !DIFile(filename: "a", directory: "b")
!8 = !{!"llvm.loop.of_another_release"}
