// RUN: mlir-opt %s | mlir-opt | FileCheck %s
// RUN: mlir-opt %s --mlir-print-op-generic | mlir-opt | FileCheck %s

// CHECK: #access_group = #llvm.access_group<id = distinct[0]<>>
// CHECK: #alias_scope_domain = #llvm.alias_scope_domain<id = distinct[1]<>, description = "d">
// CHECK: #di_basic_type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
// CHECK: #di_composite_type = #llvm.di_composite_type<recId = distinct[2]<>, isRecSelf = true>
// CHECK: #di_file = #llvm.di_file<"a.c" in "/src">
// CHECK: #di_null_type = #llvm.di_null_type
// CHECK: #di_string_type = #llvm.di_string_type<tag = DW_TAG_string_type, name = "s", sizeInBits = 32, alignInBits = 8, stringLengthExp = <[DW_OP_push_object_address, DW_OP_plus_uconst(8)]>, encoding = DW_ATE_ASCII>
// CHECK: #loop_interleave = #llvm.loop_interleave<count = 32 : i32>
// CHECK: #loop_unroll = #llvm.loop_unroll<disable = true, count = 4 : i32>
// CHECK: #loop_vectorize = #llvm.loop_vectorize<disable = false, width = 16 : i32>
// CHECK: #mmra_tag = #llvm.mmra_tag<"a":"b">
// CHECK: #tbaa_root = #llvm.tbaa_root<id = "C">
// CHECK: #tbaa_root1 = #llvm.tbaa_root
// CHECK: #alias_scope = #llvm.alias_scope<id = distinct[3]<>, domain = #alias_scope_domain>
// CHECK: #di_compile_unit = #llvm.di_compile_unit<id = distinct[4]<>, sourceLanguage = DW_LANG_C11, file = #di_file, producer = "mlir", isOptimized = true, emissionKind = Full, nameTableKind = None>
// CHECK: #di_composite_type1 = #llvm.di_composite_type<tag = DW_TAG_array_type, name = "a", file = #di_file, line = 3, baseType = #di_basic_type, flags = "Public|Vector", sizeInBits = 128, elements = #llvm.di_subrange<count = 4 : i64>>
// CHECK: #di_composite_type2 = #llvm.di_composite_type<recId = distinct[2]<>, tag = DW_TAG_structure_type, name = "list", elements = #di_composite_type>
// CHECK: #di_derived_type = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_basic_type, sizeInBits = 64, alignInBits = 64, offsetInBits = 8, dwarfAddressSpace = 3, extraData = #di_null_type>
// CHECK: #di_module = #llvm.di_module<file = #di_file, scope = #di_file, name = "m", configMacros = "bar", includePath = "/", apinotes = "/", line = 42, isDecl = true>
// CHECK: #di_namespace = #llvm.di_namespace<name = "n", scope = #di_file, exportSymbols = true>
// CHECK: #di_subroutine_type = #llvm.di_subroutine_type<callingConvention = DW_CC_normal, types = #di_basic_type, #di_null_type>
// CHECK: #loop_annotation = #llvm.loop_annotation<disableNonforced = false, vectorize = #loop_vectorize, interleave = #loop_interleave, unroll = #loop_unroll, mustProgress = true, parallelAccesses = #access_group>
// CHECK: #di_global_variable = #llvm.di_global_variable<scope = #di_compile_unit, name = "g", linkageName = "_g", file = #di_file, line = 1, type = #di_basic_type, isLocalToUnit = true, isDefined = true, alignInBits = 2>
// CHECK: #di_subprogram = #llvm.di_subprogram<id = distinct[5]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "f", linkageName = "_f", file = #di_file, line = 4, scopeLine = 5, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type>
// CHECK: #tbaa_type_desc = #llvm.tbaa_type_desc<id = "char", members = {<#tbaa_root, 0>, <#tbaa_root1, 4>}>
// CHECK: #di_common_block = #llvm.di_common_block<scope = #di_subprogram, name = "c", file = #di_file, line = 11>
// CHECK: #di_global_variable_expression = #llvm.di_global_variable_expression<var = #di_global_variable, expr = <>>
// CHECK: #di_lexical_block = #llvm.di_lexical_block<scope = #di_subprogram, file = #di_file, line = 6, column = 7>
// CHECK: #di_lexical_block_file = #llvm.di_lexical_block_file<scope = #di_subprogram, file = #di_file, discriminator = 1>
// CHECK: #tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc, access_type = #tbaa_type_desc, offset = 0, constant = true>
// CHECK: #di_label = #llvm.di_label<scope = #di_lexical_block, name = "l", file = #di_file, line = 9>
// CHECK: #di_local_variable = #llvm.di_local_variable<scope = #di_lexical_block, name = "x", file = #di_file, line = 8, arg = 1, alignInBits = 32, type = #di_basic_type, flags = Artificial>
// CHECK: #di_imported_entity = #llvm.di_imported_entity<tag = DW_TAG_imported_declaration, scope = #di_compile_unit, entity = #di_module, file = #di_file, line = 10, name = "e", elements = #di_label>
#group = #llvm.access_group<id = distinct[0]<>>
#domain = #llvm.alias_scope_domain<id = distinct[1]<>, description = "d">
#root = #llvm.tbaa_root<id = "C">
#root1 = #llvm.tbaa_root
#file = #llvm.di_file<"a.c" in "/src">
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#null = #llvm.di_null_type
#scope = #llvm.alias_scope<id = distinct[2]<>, domain = #domain>
#char = #llvm.tbaa_type_desc<id = "char", members = {<#root, 0>, <#root1, 4>}>
#unit = #llvm.di_compile_unit<id = distinct[3]<>, sourceLanguage = DW_LANG_C11, file = #file, producer = "mlir", isOptimized = true, emissionKind = Full, nameTableKind = None>
#pointer = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #int, sizeInBits = 64, alignInBits = 64, offsetInBits = 8, dwarfAddressSpace = 3, extraData = #null>
#type = #llvm.di_subroutine_type<callingConvention = DW_CC_normal, types = #int, #null>
#array = #llvm.di_composite_type<tag = DW_TAG_array_type, name = "a", file = #file, line = 3, baseType = #int, flags = "Public|Vector", sizeInBits = 128, elements = #llvm.di_subrange<count = 4 : i64>>
#self = #llvm.di_composite_type<recId = distinct[4]<>, isRecSelf = true>
#list = #llvm.di_composite_type<recId = distinct[4]<>, tag = DW_TAG_structure_type, name = "list", elements = #self>
#function = #llvm.di_subprogram<id = distinct[5]<>, compileUnit = #unit, scope = #file, name = "f", linkageName = "_f", file = #file, line = 4, scopeLine = 5, subprogramFlags = "Definition|Optimized", type = #type>
#block = #llvm.di_lexical_block<scope = #function, file = #file, line = 6, column = 7>
#block_file = #llvm.di_lexical_block_file<scope = #function, file = #file, discriminator = 1>
#variable = #llvm.di_local_variable<scope = #block, name = "x", file = #file, line = 8, arg = 1, alignInBits = 32, type = #int, flags = Artificial>
#label = #llvm.di_label<scope = #block, name = "l", file = #file, line = 9>
#global = #llvm.di_global_variable<scope = #unit, name = "g", linkageName = "_g", file = #file, line = 1, type = #int, isLocalToUnit = true, isDefined = true, alignInBits = 2>
#module = #llvm.di_module<file = #file, scope = #file, name = "m", configMacros = "bar", includePath = "/", apinotes = "/", line = 42, isDecl = true>
#space = #llvm.di_namespace<name = "n", scope = #file, exportSymbols = true>
#entity = #llvm.di_imported_entity<tag = DW_TAG_imported_declaration, scope = #unit, entity = #module, file = #file, line = 10, name = "e", elements = #label>
#common = #llvm.di_common_block<scope = #function, name = "c", file = #file, line = 11>
#string = #llvm.di_string_type<tag = DW_TAG_string_type, name = "s", sizeInBits = 32, alignInBits = 8, stringLengthExp = <[DW_OP_push_object_address, DW_OP_plus_uconst(8)]>, encoding = DW_ATE_ASCII>
#range = #llvm.di_generic_subrange<lowerBound = #llvm.di_expression<[DW_OP_deref]>, stride = #variable>
#unroll = #llvm.loop_unroll<disable = true, count = 4 : i32>
#loop = #llvm.loop_annotation<disableNonforced = false, vectorize = <disable = false, width = 16 : i32>, interleave = <count = 32 : i32>, unroll = #unroll, mustProgress = true, parallelAccesses = #group>

// CHECK: llvm.mlir.global external @g(0 : i32) {addr_space = 0 : i32, dbg_exprs = [#di_global_variable_expression]} : i32
llvm.mlir.global external @g(0 : i32) {addr_space = 0 : i32, dbg_exprs = [#llvm.di_global_variable_expression<var = #global, expr = <>>]} : i32

// CHECK-LABEL: llvm.func @f(
// CHECK-SAME: %[[P:.*]]: !llvm.ptr, %[[I:.*]]: i32) attributes {a = #di_composite_type1, b = #di_composite_type2, c = #di_lexical_block_file, d = #di_namespace, e = #di_imported_entity, f = #di_common_block, g = #di_string_type, h = #llvm.di_generic_subrange<lowerBound = #llvm.di_expression<[DW_OP_deref]>, stride = #di_local_variable>, i = #di_derived_type, j = #llvm.di_annotation<name = "n", value = "v">} {
// CHECK-NEXT: llvm.load %[[P]] {access_groups = [#access_group], alias_scopes = [#alias_scope], noalias_scopes = [], tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
// CHECK-NEXT: llvm.intr.dbg.declare #di_local_variable = %[[P]] : !llvm.ptr
// CHECK-NEXT: llvm.intr.dbg.value #di_local_variable #llvm.di_expression<[DW_OP_LLVM_fragment(0, 1), DW_OP_LLVM_convert(8, DW_ATE_signed)]> = %[[I]] : i32
// CHECK-NEXT: llvm.intr.dbg.label #di_label
// CHECK-NEXT: llvm.intr.experimental.noalias.scope.decl #alias_scope
// CHECK-NEXT: llvm.br ^bb1 {loop_annotation = #loop_annotation}
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: llvm.fence seq_cst {llvm.mmra = #mmra_tag}
// CHECK-NEXT: llvm.return {a = #llvm.constant_range<i8, -1, 3>, b = #llvm.address_space<3>, c = #llvm.target<triple = "t", chip = "c", features = <["+a"]>>, d = #llvm.undef, e = #llvm.poison, f = #llvm.dependent_libraries<"a", "b">, g = #llvm.vec_type_hint<hint = i32, is_signed = true>, h = #llvm.profile_summary<format = InstrProf, total_count = 1, max_count = 2, max_internal_count = 3, max_function_count = 4, num_counts = 5, num_functions = 6, is_partial_profile = 0, partial_profile_ratio = 0.000000e+00 : f64, detailed_summary = <cut_off = 1, min_count = 2, num_counts = 3>>}
// CHECK-NEXT: }
llvm.func @f(%p: !llvm.ptr, %i: i32) attributes {a = #array, b = #list, c = #block_file, d = #space, e = #entity, f = #common, g = #string, h = #range, i = #pointer, j = #llvm.di_annotation<name = "n", value = "v">} {
  %0 = llvm.load %p {access_groups = [#group], alias_scopes = [#scope], noalias_scopes = [], tbaa = [#llvm.tbaa_tag<base_type = #char, access_type = #char, offset = 0, constant = true>]} : !llvm.ptr -> i32
  llvm.intr.dbg.declare #variable = %p : !llvm.ptr
  llvm.intr.dbg.value #variable #llvm.di_expression<[DW_OP_LLVM_fragment(0, 1), DW_OP_LLVM_convert(8, DW_ATE_signed)]> = %i : i32
  llvm.intr.dbg.label #label
  llvm.intr.experimental.noalias.scope.decl #scope
  llvm.br ^bb1 {loop_annotation = #loop}
^bb1:
  llvm.fence seq_cst {llvm.mmra = #llvm.mmra_tag<"a":"b">}
  llvm.return {a = #llvm.constant_range<i8, -1, 3>, b = #llvm.address_space<3>, c = #llvm.target<triple = "t", chip = "c", features = <["+a"]>>, d = #llvm.undef, e = #llvm.poison, f = #llvm.dependent_libraries<"a", "b">, g = #llvm.vec_type_hint<hint = i32, is_signed = true>, h = #llvm.profile_summary<format = InstrProf, total_count = 1, max_count = 2, max_internal_count = 3, max_function_count = 4, num_counts = 5, num_functions = 6, is_partial_profile = 0, partial_profile_ratio = 0.000000e+00 : f64, detailed_summary = <cut_off = 1, min_count = 2, num_counts = 3>>}
}
