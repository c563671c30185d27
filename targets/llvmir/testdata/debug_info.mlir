// Debug information: types, scopes, variables, locations.

// RUN: mlir-translate --mlir-to-llvmir --split-input-file %s | FileCheck %s

#file = #llvm.di_file<"foo.mlir" in "/test/">
#si64 = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "si64", sizeInBits = 64, encoding = DW_ATE_signed>
#null = #llvm.di_null_type
#ptr = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #si64, sizeInBits = 64, alignInBits = 32, offsetInBits = 4, dwarfAddressSpace = 3>
#named = #llvm.di_derived_type<tag = DW_TAG_pointer_type, name = "named", baseType = #si64>
#ptrvoid = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #null>
#self = #llvm.di_composite_type<recId = distinct[9]<>, isRecSelf = true>
#pself = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #self>
#rec = #llvm.di_composite_type<recId = distinct[9]<>, tag = DW_TAG_structure_type, name = "node", elements = #pself>
#comp = #llvm.di_composite_type<tag = DW_TAG_array_type, name = "arr", file = #file, line = 42, baseType = #si64, flags = Vector, elements = #llvm.di_subrange<count = 4 : i64, lowerBound = 1 : i64>>
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, producer = "MLIR", isOptimized = true, emissionKind = Full, nameTableKind = None>
#spt = #llvm.di_subroutine_type<callingConvention = DW_CC_normal, types = #si64, #ptr, #named, #comp, #rec, #ptrvoid>
#ns = #llvm.di_namespace<name = "ns", scope = #file, exportSymbols = false>
#sp = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #cu, scope = #ns, name = "f", linkageName = "f", file = #file, line = 3, scopeLine = 3, subprogramFlags = "Definition|Optimized", type = #spt>
#lb = #llvm.di_lexical_block<scope = #sp, file = #file, line = 5, column = 2>
#lbf = #llvm.di_lexical_block_file<scope = #sp, file = #file, discriminator = 3>
#var = #llvm.di_local_variable<scope = #lb, name = "arg", file = #file, line = 6, arg = 1, alignInBits = 32, type = #si64>
#var2 = #llvm.di_local_variable<scope = #sp, name = "arg2", type = #si64, flags = Artificial>
#lab = #llvm.di_label<scope = #lb, name = "label", file = #file, line = 42>
#callee = #llvm.di_subprogram<id = distinct[3]<>, compileUnit = #cu, scope = #file, name = "callee", file = #file, subprogramFlags = "Definition", type = #spt>
#gv = #llvm.di_global_variable<scope = #cu, name = "g", linkageName = "g", file = #file, line = 7, type = #si64, isLocalToUnit = true, isDefined = true, alignInBits = 8>
#gve = #llvm.di_global_variable_expression<var = #gv, expr = <>>
llvm.mlir.global @g() {dbg_exprs = [#gve]} : i64
llvm.func @f(%arg: i64, %p: !llvm.ptr) {
  %a = llvm.mlir.constant(1 : i64) : i64 loc("x":1:2)
  llvm.intr.dbg.value #var = %arg : i64 loc(fused<#lb>["foo.mlir":3:4])
  llvm.intr.dbg.value #var2 #llvm.di_expression<[DW_OP_plus_uconst(2), DW_OP_deref, DW_OP_LLVM_fragment(16, 8)]> = %arg : i64
  llvm.intr.dbg.declare #var = %p : !llvm.ptr
  llvm.intr.dbg.label #lab
  %b = llvm.add %arg, %arg : i64 loc("foo.mlir":3:4)
  %c = llvm.add %arg, %b : i64 loc(fused<#lb>["foo.mlir":3:4])
  %d = llvm.add %arg, %c : i64 loc(callsite(fused<#callee>["foo.mlir":5:6] at fused<#sp>["foo.mlir":7:8]))
  %e = llvm.add %arg, %d : i64 loc(fused<#lbf>["foo.mlir":9:4])
  %f = llvm.add %arg, %e : i64 loc("named"("foo.mlir":10:11))
  %g = llvm.add %arg, %f : i64 loc(unknown)
  %h = llvm.add %arg, %g : i64 loc(fused["foo.mlir":12:11, "foo.mlir":13:11])
  llvm.return
} loc(fused<#sp>["foo.mlir":1:1])

// CHECK: @g = external global i64, !dbg !0
// CHECK-LABEL: define void @f(
// CHECK-SAME: i64 %[[ARG:[0-9]+]], ptr %[[P:[0-9]+]]) !dbg !7 {
// CHECK-NEXT: #dbg_value(i64 %[[ARG]], !20, !DIExpression(), !22)
// CHECK-NEXT: #dbg_value(i64 %[[ARG]], !23, !DIExpression(DW_OP_plus_uconst, 2, DW_OP_deref, DW_OP_LLVM_fragment, 16, 8), !24)
// CHECK-NEXT: #dbg_declare(ptr %[[P]], !20, !DIExpression(), !25)
// CHECK-NEXT: #dbg_label(!26, !27)
// CHECK-NEXT: %[[SUM:.*]] = add i64 %[[ARG]], %[[ARG]], !dbg !28
// CHECK-NEXT: %[[SUM_1:.*]] = add i64 %[[ARG]], %[[SUM]], !dbg !22
// CHECK-NEXT: %[[SUM_2:.*]] = add i64 %[[ARG]], %[[SUM_1]], !dbg !29
// CHECK-NEXT: %[[SUM_3:.*]] = add i64 %[[ARG]], %[[SUM_2]], !dbg !32
// CHECK-NEXT: %[[SUM_4:.*]] = add i64 %[[ARG]], %[[SUM_3]], !dbg !34
// CHECK-NEXT: %[[SUM_5:.*]] = add i64 %[[ARG]], %[[SUM_4]]
// CHECK-NEXT: add i64 %[[ARG]], %[[SUM_5]], !dbg !35
// CHECK-NEXT: ret void, !dbg !36
// CHECK: !llvm.dbg.cu = !{!2}
// CHECK: !0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
// CHECK: !1 = distinct !DIGlobalVariable(name: "g", linkageName: "g", scope: !2, file: !3, line: 7, type: !5, isLocal: true, isDefinition: true, align: 8)
// CHECK: !2 = distinct !DICompileUnit(language: DW_LANG_C, file: !3, producer: "MLIR", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, nameTableKind: None)
// CHECK: !3 = !DIFile(filename: "foo.mlir", directory: "/test/")
// CHECK: !4 = !{!0}
// CHECK: !5 = !DIBasicType(name: "si64", size: 64, encoding: DW_ATE_signed)
// CHECK: !6 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK: !7 = distinct !DISubprogram(name: "f", linkageName: "f", scope: !8, file: !3, line: 3, type: !9, scopeLine: 3, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2)
// CHECK: !8 = !DINamespace(name: "ns", scope: !3)
// CHECK: !9 = !DISubroutineType(cc: DW_CC_normal, types: !10)
// CHECK: !10 = !{!5, !11, !12, !13, !16, !19}
// CHECK: !11 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64, align: 32, offset: 4, dwarfAddressSpace: 3)
// CHECK: !12 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "named", baseType: !5)
// CHECK: !13 = !DICompositeType(tag: DW_TAG_array_type, name: "arr", file: !3, line: 42, baseType: !5, flags: DIFlagVector, elements: !14)
// CHECK: !14 = !{!15}
// CHECK: !15 = !DISubrange(count: 4, lowerBound: 1)
// CHECK: !16 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", elements: !17)
// CHECK: !17 = !{!18}
// CHECK: !18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16)
// CHECK: !19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null)
// CHECK: !20 = !DILocalVariable(name: "arg", arg: 1, scope: !21, file: !3, line: 6, type: !5, align: 32)
// CHECK: !21 = distinct !DILexicalBlock(scope: !7, file: !3, line: 5, column: 2)
// CHECK: !22 = !DILocation(line: 3, column: 4, scope: !21)
// CHECK: !23 = !DILocalVariable(name: "arg2", scope: !7, type: !5, flags: DIFlagArtificial)
// CHECK: !24 = !DILocation(line: 31, column: 3, scope: !7)
// CHECK: !25 = !DILocation(line: 32, column: 3, scope: !7)
// CHECK: !26 = !DILabel(scope: !21, name: "label", file: !3, line: 42)
// CHECK: !27 = !DILocation(line: 33, column: 3, scope: !7)
// CHECK: !28 = !DILocation(line: 3, column: 4, scope: !7)
// CHECK: !29 = !DILocation(line: 5, column: 6, scope: !30, inlinedAt: !31)
// CHECK: !30 = distinct !DISubprogram(name: "callee", scope: !3, file: !3, type: !9, spFlags: DISPFlagDefinition, unit: !2)
// CHECK: !31 = !DILocation(line: 7, column: 8, scope: !7)
// CHECK: !32 = !DILocation(line: 9, column: 4, scope: !33)
// CHECK: !33 = distinct !DILexicalBlockFile(scope: !7, file: !3, discriminator: 3)
// CHECK: !34 = !DILocation(line: 10, column: 11, scope: !7)
// CHECK: !35 = !DILocation(line: 0, scope: !7)
// CHECK: !36 = !DILocation(line: 41, column: 3, scope: !7)

// -----

llvm.func @g() { llvm.return } loc("x":1:2)

// CHECK-LABEL: define void @g() {
// CHECK-NEXT: ret void

// -----

#f = #llvm.di_file<"a" in "b">
#sp = #llvm.di_subprogram<scope = #f, name = "d", file = #f, type = <types = #llvm.di_null_type>>
llvm.func @decl() loc(fused<#sp>["x":1:2])

// CHECK: declare !dbg !1 void @decl()
// CHECK: !1 = !DISubprogram(name: "d", scope: !2, file: !2, type: !3, spFlags: 0)
// CHECK: !2 = !DIFile(filename: "a", directory: "b")
// CHECK: !3 = !DISubroutineType(types: !4)
// CHECK: !4 = !{null}

// -----

#f = #llvm.di_file<"a" in "b">
#A = #llvm.di_composite_type<recId = distinct[1]<>, isRecSelf = true>
#B = #llvm.di_composite_type<recId = distinct[2]<>, isRecSelf = true>
#pA = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #A>
#pB = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #B>
#Bin = #llvm.di_composite_type<recId = distinct[2]<>, tag = DW_TAG_structure_type, name = "B", elements = #pA, #pB>
#pBin = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #Bin>
#Aout = #llvm.di_composite_type<recId = distinct[1]<>, tag = DW_TAG_class_type, name = "A", elements = #pBin, #Bin>
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #f, isOptimized = false, emissionKind = Full, nameTableKind = GNU>
#sp = #llvm.di_subprogram<id = distinct[3]<>, compileUnit = #cu, scope = #f, name = "d", file = #f, subprogramFlags = Definition, type = <types = #Aout>>
llvm.func @rec() { llvm.return } loc(fused<#sp>["x":1:2])

// CHECK-LABEL: define void @rec() !dbg !3 {
// CHECK-NEXT: ret void, !dbg !12
// CHECK: !llvm.dbg.cu = !{!0}
// CHECK: !0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, nameTableKind: GNU)
// CHECK: !1 = !DIFile(filename: "a", directory: "b")
// CHECK: !2 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK: !3 = distinct !DISubprogram(name: "d", scope: !1, file: !1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
// CHECK: !4 = !DISubroutineType(types: !5)
// CHECK: !5 = !{!6}
// CHECK: !6 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "A", elements: !7)
// CHECK: !7 = !{!8, !9}
// CHECK: !8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9)
// CHECK: !9 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "B", elements: !10)
// CHECK: !10 = !{!11, !8}
// CHECK: !11 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6)
// CHECK: !12 = !DILocation(line: 129, column: 20, scope: !3)
