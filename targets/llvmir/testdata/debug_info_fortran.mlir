// Debug information: nodes for Fortran, and nodes that refer to themselves.

// RUN: mlir-translate --mlir-to-llvmir --split-input-file %s | FileCheck %s

#file = #llvm.di_file<"foo.f90" in "/t">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_Fortran95, file = #file, isOptimized = false, emissionKind = LineTablesOnly, splitDebugFilename = "x.dwo">
#i = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#mod = #llvm.di_module<file = #file, scope = #cu, name = "mod", configMacros = "bar", includePath = "/", apinotes = "/", line = 42, isDecl = true>
#ty = #llvm.di_subroutine_type<types = #llvm.di_null_type, #i>
#sp0 = #llvm.di_subprogram<id = distinct[7]<>, compileUnit = #cu, scope = #mod, name = "f0", file = #file, subprogramFlags = "Definition", type = #ty, annotations = #llvm.di_annotation<name = "x", value = "y">>
#cb = #llvm.di_common_block<scope = #sp0, name = "block", file = #file, line = 3>
#gv1 = #llvm.di_global_variable<scope = #mod, name = "a", file = #file, line = 1, type = #i>
#gv2 = #llvm.di_global_variable<scope = #cb, name = "b", file = #file, line = 1, type = #i, isDefined = true>
#gve1 = #llvm.di_global_variable_expression<var = #gv1, expr = <[DW_OP_constu(3), DW_OP_plus]>>
#gve2 = #llvm.di_global_variable_expression<var = #gv2>
#selfsp = #llvm.di_subprogram<recId = distinct[5]<>, isRecSelf = true>
#ie = #llvm.di_imported_entity<tag = DW_TAG_imported_module, scope = #selfsp, entity = #mod, file = #file, line = 6, name = "imp", elements = #gv1>
#sp = #llvm.di_subprogram<recId = distinct[5]<>, id = distinct[6]<>, compileUnit = #cu, scope = #file, name = "f", file = #file, line = 1, subprogramFlags = "Definition|Recursive", type = #ty, retainedNodes = #ie>
#slen = #llvm.di_local_variable<scope = #sp, name = "len", file = #file, type = #i>
#str = #llvm.di_string_type<tag = DW_TAG_string_type, name = "character(*)", sizeInBits = 32, alignInBits = 8, stringLength = #slen, stringLengthExp = <[DW_OP_push_object_address]>, stringLocationExp = <[DW_OP_deref]>, encoding = DW_ATE_ASCII>
#v1 = #llvm.di_local_variable<scope = #sp, name = "s", file = #file, type = #str>
#gs = #llvm.di_generic_subrange<count = #llvm.di_expression<[DW_OP_constu(1)]>, lowerBound = #slen, stride = #llvm.di_expression<[DW_OP_constu(4)]>>
#arr = #llvm.di_composite_type<tag = DW_TAG_array_type, baseType = #i, dataLocation = <[DW_OP_push_object_address, DW_OP_deref]>, rank = <[DW_OP_push_object_address]>, allocated = <[DW_OP_lit0]>, associated = <[DW_OP_lit0, DW_OP_eq]>, elements = #gs>
#v2 = #llvm.di_local_variable<scope = #sp, name = "ar", file = #file, type = #arr>
#en = #llvm.di_composite_type<tag = DW_TAG_enumeration_type, name = "e", file = #file, line = 1, scope = #file, baseType = #i, flags = "EnumClass|Artificial", sizeInBits = 32, alignInBits = 32>
#mem = #llvm.di_derived_type<tag = DW_TAG_member, name = "m", baseType = #en, sizeInBits = 32, offsetInBits = 8>
#str1 = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "S", elements = #mem, #mem>
#v3 = #llvm.di_local_variable<scope = #sp, name = "st", file = #file, type = #str1>
#sr = #llvm.di_subrange<count = #slen, lowerBound = #gv1, upperBound = #llvm.di_expression<[DW_OP_lit0]>, stride = 4 : i64>
llvm.mlir.global external @a() {dbg_exprs = [#gve1, #gve2]} : i32
llvm.func @f(%p: !llvm.ptr, %x: i32) {
  llvm.intr.dbg.declare #v1 = %p : !llvm.ptr
  llvm.intr.dbg.value #v2 = %x : i32
  %c = llvm.mlir.constant(3 : i32) : i32
  llvm.intr.dbg.value #v3 = %c : i32 
  llvm.br ^a
^a:
  llvm.intr.dbg.value #v2 = %c : i32 loc(unknown)
  %q = llvm.load %p : !llvm.ptr -> i32 loc(callsite("a":1:1 at "b":2:2))
  %r = llvm.load %p : !llvm.ptr -> i32 loc(callsite(fused<#sp>["a":1:1] at unknown))
  %s = llvm.load %p : !llvm.ptr -> i32 loc(fused<#sp>["a":1:1, unknown])
  %t = llvm.load %p : !llvm.ptr -> i32 loc(callsite(callsite(fused<#sp0>["a":1:1] at fused<#sp>["b":2:2]) at fused<#sp>["c":3:3]))
  llvm.br ^b {loop_annotation = #llvm.loop_annotation<startLoc = loc(fused<#sp>["a":5:6]), endLoc = loc(fused<#sp>["a":7:8]), mustProgress = true>}
^b:
  llvm.return
} loc(fused<#sp>["foo.f90":1:1])

// CHECK: @a = external global i32, !dbg !0, !dbg !6
// CHECK-LABEL: define void @f(
// CHECK-SAME: ptr %[[P:[0-9]+]], i32 %[[X:[0-9]+]]) !dbg !16 {
// CHECK-NEXT: #dbg_declare(ptr %[[P]], !20, !DIExpression(), !23)
// CHECK-NEXT: #dbg_value(i32 %[[X]], !24, !DIExpression(), !28)
// CHECK-NEXT: #dbg_value(i32 3, !29, !DIExpression(), !34)
// CHECK-NEXT: br label %[[BLOCK:[0-9]+]], !dbg !35
// CHECK: [[BLOCK]]:
// CHECK-NEXT: load i32, ptr %[[P]], align 4, !dbg !36
// CHECK-NEXT: load i32, ptr %[[P]], align 4
// CHECK-NEXT: load i32, ptr %[[P]], align 4, !dbg !37
// CHECK-NEXT: load i32, ptr %[[P]], align 4, !dbg !38
// CHECK-NEXT: br label %[[BLOCK_1:[0-9]+]], !dbg !41, !llvm.loop !42
// CHECK: [[BLOCK_1]]:
// CHECK-NEXT: ret void, !dbg !46
// CHECK: !llvm.dbg.cu = !{!4}
// CHECK: !0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 3, DW_OP_plus))
// CHECK: !1 = distinct !DIGlobalVariable(name: "a", scope: !2, file: !3, line: 1, type: !12, isLocal: false, isDefinition: false)
// CHECK: !2 = !DIModule(scope: !4, name: "mod", configMacros: "bar", includePath: "/", apinotes: "/", file: !3, line: 42, isDecl: true)
// CHECK: !3 = !DIFile(filename: "foo.f90", directory: "/t")
// CHECK: !4 = distinct !DICompileUnit(language: DW_LANG_Fortran95, file: !3, isOptimized: false, runtimeVersion: 0, splitDebugFilename: "x.dwo", emissionKind: LineTablesOnly, globals: !5)
// CHECK: !5 = !{!0, !6}
// CHECK: !6 = !DIGlobalVariableExpression(var: !7, expr: !DIExpression())
// CHECK: !7 = distinct !DIGlobalVariable(name: "b", scope: !8, file: !3, line: 1, type: !12, isLocal: false, isDefinition: true)
// CHECK: !8 = !DICommonBlock(scope: !9, declaration: null, name: "block", file: !3, line: 3)
// CHECK: !9 = distinct !DISubprogram(name: "f0", scope: !2, file: !3, type: !10, spFlags: DISPFlagDefinition, unit: !4, annotations: !13)
// CHECK: !10 = !DISubroutineType(types: !11)
// CHECK: !11 = !{null, !12}
// CHECK: !12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
// CHECK: !13 = !{!14}
// CHECK: !14 = !{!"x", !"y"}
// CHECK: !15 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK: !16 = distinct !DISubprogram(name: "f", scope: !3, file: !3, line: 1, type: !10, spFlags: DISPFlagDefinition | DISPFlagRecursive, unit: !4, retainedNodes: !17)
// CHECK: !17 = !{!18}
// CHECK: !18 = !DIImportedEntity(tag: DW_TAG_imported_module, name: "imp", scope: !16, entity: !2, file: !3, line: 6, elements: !19)
// CHECK: !19 = !{!1}
// CHECK: !20 = !DILocalVariable(name: "s", scope: !16, file: !3, type: !21)
// CHECK: !21 = !DIStringType(name: "character(*)", stringLength: !22, stringLengthExpression: !DIExpression(DW_OP_push_object_address), stringLocationExpression: !DIExpression(DW_OP_deref), size: 32, align: 8, encoding: DW_ATE_ASCII)
// CHECK: !22 = !DILocalVariable(name: "len", scope: !16, file: !3, type: !12)
// CHECK: !23 = !DILocation(line: 32, column: 3, scope: !16)
// CHECK: !24 = !DILocalVariable(name: "ar", scope: !16, file: !3, type: !25)
// CHECK: !25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, elements: !26, dataLocation: !DIExpression(DW_OP_push_object_address, DW_OP_deref), associated: !DIExpression(DW_OP_lit0, DW_OP_eq), allocated: !DIExpression(DW_OP_lit0), rank: !DIExpression(DW_OP_push_object_address))
// CHECK: !26 = !{!27}
// CHECK: !27 = !DIGenericSubrange(count: !DIExpression(DW_OP_constu, 1), lowerBound: !22, stride: !DIExpression(DW_OP_constu, 4))
// CHECK: !28 = !DILocation(line: 33, column: 3, scope: !16)
// CHECK: !29 = !DILocalVariable(name: "st", scope: !16, file: !3, type: !30)
// CHECK: !30 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "S", elements: !31)
// CHECK: !31 = !{!32, !32}
// CHECK: !32 = !DIDerivedType(tag: DW_TAG_member, name: "m", baseType: !33, size: 32, offset: 8)
// CHECK: !33 = distinct !DICompositeType(tag: DW_TAG_enumeration_type, name: "e", scope: !3, file: !3, line: 1, baseType: !12, size: 32, align: 32, flags: DIFlagArtificial | DIFlagEnumClass)
// CHECK: !34 = !DILocation(line: 35, column: 3, scope: !16)
// CHECK: !35 = !DILocation(line: 36, column: 3, scope: !16)
// CHECK: !36 = !DILocation(line: 2, column: 2, scope: !16)
// CHECK: !37 = !DILocation(line: 1, column: 1, scope: !16)
// CHECK: !38 = !DILocation(line: 1, column: 1, scope: !9, inlinedAt: !39)
// CHECK: !39 = !DILocation(line: 2, column: 2, scope: !16, inlinedAt: !40)
// CHECK: !40 = !DILocation(line: 3, column: 3, scope: !16)
// CHECK: !41 = !DILocation(line: 43, column: 3, scope: !16)
// CHECK: !42 = distinct !{!42, !43, !44, !45}
// CHECK: !43 = !DILocation(line: 5, column: 6, scope: !16)
// CHECK: !44 = !DILocation(line: 7, column: 8, scope: !16)
// CHECK: !45 = !{!"llvm.loop.mustprogress"}
// CHECK: !46 = !DILocation(line: 45, column: 3, scope: !16)
