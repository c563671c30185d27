// RUN: mlir-opt %s --allow-unregistered-dialect | mlir-opt --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --allow-unregistered-dialect --mlir-print-op-generic | mlir-opt --allow-unregistered-dialect | FileCheck %s

func.func @ops(%i: i64, %m: memref<1xf64>, %x: i32, %idx: index, %t: tensor<4xf32>) {
  test.format_literal_op keyword_$. -> :, = <> () []( ) ? + * {
  } {foo.some_attr}
  // CHECK: test.format_attr_op 10
  test.format_attr_op 10
  // CHECK: test.format_opt_attr_op_a(10)
  test.format_opt_attr_op_a(10)
  // CHECK: test.format_opt_attr_op_a
  test.format_opt_attr_op_a
  // CHECK: test.format_opt_attr_op_b 10
  test.format_opt_attr_op_b 10
  // CHECK: test.format_symbol_name_attr_op @name
  test.format_symbol_name_attr_op @name
  // CHECK: test.format_opt_symbol_name_attr_op @name
  test.format_opt_symbol_name_attr_op @name
  // CHECK: test.format_opt_symbol_ref_attr_op @a::@b
  test.format_opt_symbol_ref_attr_op @a::@b
  // CHECK: test.format_opt_symbol_ref_attr_op
  test.format_opt_symbol_ref_attr_op
  // CHECK: test.format_attr_dict_w_keyword attributes {attr = 10 : i64}
  test.format_attr_dict_w_keyword attributes {attr = 10 : i64}
  // CHECK: test.format_attr_dict_w_keyword attributes {attr = 10 : i64, opt_attr = 10 : i64}
  test.format_attr_dict_w_keyword attributes {attr = 10 : i64, opt_attr = 10 : i64}
  // CHECK: %{{.*}} = test.format_buildable_type_op %{{.*}}
  %b = test.format_buildable_type_op %i
  test.format_region_a_op { "test.return"() : () -> () }
  test.format_region_b_op { "test.return"() : () -> () }
  test.format_region_c_op region { "test.return"() : () -> () }
  // CHECK: test.format_region_c_op
  test.format_region_c_op
  test.format_variadic_region_a_op { "test.return"() : () -> () }, { "test.return"() : () -> () }
  test.format_variadic_region_b_op { "test.return"() : () -> () }, { "test.return"() : () -> () } found_regions
  test.format_implicit_terminator_region_a_op { }
  // CHECK: %{{.*}}, %{{.*}} = test.format_result_a_op memref<1xf64>
  %r1, %r2 = test.format_result_a_op memref<1xf64>
  // CHECK: %{{.*}}, %{{.*}} = test.format_result_b_op i64, memref<1xf64>
  %r3, %r4 = test.format_result_b_op i64, memref<1xf64>
  // CHECK: %{{.*}}, %{{.*}} = test.format_result_c_op (i64) -> memref<1xf64>
  %r5, %r6 = test.format_result_c_op (i64) -> memref<1xf64>
  // CHECK: test.format_operand_a_op %{{.*}}, %{{.*}} : i64, memref<1xf64>
  test.format_operand_a_op %i, %m : i64, memref<1xf64>
  // CHECK: test.format_operand_b_op %{{.*}}, %{{.*}} : memref<1xf64>
  test.format_operand_b_op %i, %m : memref<1xf64>
  // CHECK: test.format_operand_c_op %{{.*}}, %{{.*}} : i64, memref<1xf64>
  test.format_operand_c_op %i, %m : i64, memref<1xf64>
  // CHECK: test.format_operand_d_op %{{.*}}, %{{.*}} : memref<1xf64>
  test.format_operand_d_op %i, %m : memref<1xf64>
  // CHECK: test.format_operand_e_op %{{.*}}, %{{.*}} : i64, memref<1xf64>
  test.format_operand_e_op %i, %m : i64, memref<1xf64>
  // CHECK: "test.br"()[^bb1] : () -> ()
  "test.br"()[^bb1] : () -> ()
^bb1:
  // CHECK: test.format_successor_a_op ^bb2 {attr}
  test.format_successor_a_op ^bb2 {attr}
^bb2:
  // CHECK: %{{.*}} = test.format_variadic_result : i64, i64, i64
  %v:3 = test.format_variadic_result : i64, i64, i64
  // CHECK: %{{.*}} = test.format_multiple_variadic_results : (i64), (i32)
  %w:2 = test.format_multiple_variadic_results : (i64), (i32)
  // CHECK: test.format_variadic_operand %{{.*}}, %{{.*}} : i64, i64
  test.format_variadic_operand %i, %i : i64, i64
  // CHECK: test.format_variadic_of_variadic_operand (%{{.*}}, %{{.*}}), () : (i64, i64), ()
  test.format_variadic_of_variadic_operand (%i, %i), () : (i64, i64), ()
  // CHECK: test.format_multiple_variadic_operands (%{{.*}}, %{{.*}}), (%{{.*}}, %{{.*}} : i64, i32)
  test.format_multiple_variadic_operands (%i, %i), (%i, %x : i64, i32)
  %o1 = test.format_optional_operand_result_a_op(%i : i64) : i64 [%i, %i]
  // CHECK: test.format_optional_operand_result_a_op( : ) : [%{{.*}}]
  test.format_optional_operand_result_a_op( : ) : [%i]
  // CHECK: %{{.*}} = test.format_optional_operand_result_b_op(%{{.*}} : i64) : i64
  %o2 = test.format_optional_operand_result_b_op(%i : i64) : i64
  // CHECK: test.format_optional_operand_result_b_op :
  test.format_optional_operand_result_b_op :
  // CHECK: %{{.*}} = test.format_optional_result_a_op : i64 -> i64, i64
  %p1:3 = test.format_optional_result_a_op : i64 -> i64, i64
  // CHECK: %{{.*}} = test.format_optional_result_b_op : i64 -> i64, i64
  %p2:3 = test.format_optional_result_b_op : i64 -> i64, i64
  // CHECK: %{{.*}} = test.format_optional_result_c_op : (i64) -> (i64, i64)
  %p3:3 = test.format_optional_result_c_op : (i64) -> (i64, i64)
  // CHECK: %{{.*}} = test.format_optional_result_d_op : f80
  %p4 = test.format_optional_result_d_op : f80
  // CHECK: test.format_two_variadic_operands_no_buildable_type_op(%{{.*}}, %{{.*}} : i64, i32) -> (%{{.*}} : i64)
  test.format_two_variadic_operands_no_buildable_type_op(%i, %x : i64, i32) -> (%i : i64)
  // CHECK: test.format_optional_unit_attribute is_optional
  test.format_optional_unit_attribute is_optional
  // CHECK: test.format_optional_unit_attribute
  test.format_optional_unit_attribute
  // CHECK: test.format_optional_unit_attribute_no_elide unit
  test.format_optional_unit_attribute_no_elide unit
  // CHECK: test.format_optional_unit_property is_optional
  test.format_optional_unit_property is_optional
  // CHECK: test.format_optional_unit_property
  test.format_optional_unit_property
  // CHECK: test.format_optional_enum_attr case5
  test.format_optional_enum_attr case5
  // CHECK: test.format_optional_enum_attr
  test.format_optional_enum_attr
  // CHECK: test.format_optional_default_attrs
  test.format_optional_default_attrs
  // CHECK: test.format_optional_default_attrs "foo" @foo case10
  test.format_optional_default_attrs "foo" @foo case10
  // CHECK: test.format_optional_else then
  test.format_optional_else then
  // CHECK: test.format_optional_else else
  test.format_optional_else else
  // CHECK: test.format_optional_prop_dict <{a = ["foo"], b = 2 : i32}>
  test.format_optional_prop_dict <{a = ["foo"], b = 2 : i32}>
  test.format_optional_prop_dict {a_thing}
  // CHECK: test.format_compound_attr <1, !test.smpla, [5, 6]>
  test.format_compound_attr <1, !test.smpla, [5, 6]>
  // CHECK: test.format_nested_attr <nested = <1, !test.smpla, [5, 6]>>
  test.format_nested_attr <nested = <1, !test.smpla, [5, 6]>>
  // CHECK: test.format_cpmd_nested_attr nested <i <42 <1, !test.smpla, [5, 6]>>>
  test.format_cpmd_nested_attr nested <i <42 <1, !test.smpla, [5, 6]>>>
  // CHECK: test.format_qual_cpmd_nested_attr nested #test.cmpnd_nested_outer<i <42 <1, !test.smpla, [5, 6]>>>
  test.format_qual_cpmd_nested_attr nested #test.cmpnd_nested_outer<i <42 <1, !test.smpla, [5, 6]>>>
  // CHECK: test.format_literal_following_optional_group(5 : i32) : i32 {a}
  test.format_literal_following_optional_group(5 : i32) : i32 {a}
  // CHECK: test.format_literal_following_optional_group : i32
  test.format_literal_following_optional_group : i32
  // CHECK: test.oilist_with_keywords_only keyword
  test.oilist_with_keywords_only keyword
  // CHECK: test.oilist_with_keywords_only otherKeyword
  test.oilist_with_keywords_only otherKeyword
  test.oilist_with_keywords_only thirdKeyword keyword otherKeyword
  // CHECK: test.oilist_with_keywords_only_properties otherKeyword thirdKeyword
  test.oilist_with_keywords_only_properties otherKeyword thirdKeyword
  // CHECK: test.oilist_with_simple_args keyword %{{.*}} : i64 otherKeyword %{{.*}} : i32
  test.oilist_with_simple_args keyword %i : i64 otherKeyword %x : i32
  // CHECK: test.oilist_with_simple_args
  test.oilist_with_simple_args
  // CHECK: test.oilist_variadic_with_parens keyword(%{{.*}}, %{{.*}} : i64, i32) thirdKeyword(%{{.*}} : i64)
  test.oilist_variadic_with_parens keyword(%i, %x : i64, i32) thirdKeyword(%i : i64)
  test.oilist_custom private(%i, %x : i64, i32) nowait reduction (%x)
  test.oilist_allowed_literal foo bar buzz
  // CHECK: test.oilist_allowed_literal buzz
  test.oilist_allowed_literal buzz
  // CHECK: test.ellipsis(%{{.*}}, %{{.*}} ...) : i64, i64 ...
  test.ellipsis(%i, %i ...) : i64, i64 ...
  // CHECK: test.ellipsis(%{{.*}}) : i64 ...
  test.ellipsis(%i) : i64 ...
  // CHECK: test.else_anchor(?)
  test.else_anchor(?)
  // CHECK: test.else_anchor(%{{.*}} : i32)
  test.else_anchor(%x : i32)
  // CHECK: test.op.with_dot_in_name
  test.op.with_dot_in_name
  // CHECK: %{{.*}} = test.format_all_types_match_var %{{.*}}, %{{.*}} : i32
  %n = test.format_all_types_match_var %x, %x : i32
  // CHECK: %{{.*}} = test.format_all_types_match_attr 1 : i32, %{{.*}}
  %n2 = test.format_all_types_match_attr 1 : i32, %x
  // CHECK: %{{.*}} = test.format_types_match_var %{{.*}} : i32
  %n3 = test.format_types_match_var %x : i32
  // CHECK: %{{.*}} = test.format_types_match_variadic %{{.*}}, %{{.*}} : i32, i64
  %n4:2 = test.format_types_match_variadic %x, %i : i32, i64
  // CHECK: %{{.*}} = test.format_types_match_attr 1 : i32
  %n5 = test.format_types_match_attr 1 : i32
  // CHECK: %{{.*}} = test.format_types_match_context %{{.*}} : i32
  %n6 = test.format_types_match_context %x : i32
  // CHECK: %{{.*}} = test.format_infer_type
  %s1 = test.format_infer_type
  // CHECK: %{{.*}} = test.format_infer_type2
  %s2 = test.format_infer_type2
  // CHECK: %{{.*}} = test.format_infer_type_all_operands_and_types(%{{.*}}, %{{.*}}) : i32, i64
  %s3:2 = test.format_infer_type_all_operands_and_types(%x, %i) : i32, i64
  // CHECK: %{{.*}} = test.format_infer_type_all_types_one_operand(%{{.*}}, %{{.*}}) : i32, i64
  %s4:2 = test.format_infer_type_all_types_one_operand(%x, %i) : i32, i64
  // CHECK: %{{.*}} = test.format_infer_type_all_types_two_operands(%{{.*}}) (%{{.*}}) : i32, i64
  %s5:2 = test.format_infer_type_all_types_two_operands(%x) (%i) : i32, i64
  // CHECK: %{{.*}} = test.format_infer_type_all_types(%{{.*}}, %{{.*}}) : i32, i64
  %s6:2 = test.format_infer_type_all_types(%x, %i) : i32, i64
  %s7:2 = test.format_infer_type_regions {
  ^bb0(%a: i32, %c: f32):
    // CHECK: "test.return"() : () -> ()
    "test.return"() : () -> ()
  }
  // CHECK: %{{.*}} = test.format_infer_variadic_type_from_non_variadic %{{.*}}, %{{.*}} : i64
  %s9 = test.format_infer_variadic_type_from_non_variadic %i, %i : i64
  // CHECK: %{{.*}} = test.format_infer_type_variadic_operands(%{{.*}} : i32) (%{{.*}} : i64)
  %s8:2 = test.format_infer_type_variadic_operands(%x : i32) (%i : i64)
  // CHECK: test.format_custom_directive_operands %{{.*}}, %{{.*}} -> (%{{.*}})
  test.format_custom_directive_operands %i, %i -> (%i)
  // CHECK: test.format_custom_directive_operands %{{.*}} -> (%{{.*}})
  test.format_custom_directive_operands %i -> (%i)
  // CHECK: test.format_custom_directive_operands_and_types %{{.*}}, %{{.*}} -> (%{{.*}}) : i64, i64 -> (i64)
  test.format_custom_directive_operands_and_types %i, %i -> (%i) : i64, i64 -> (i64)
  test.format_custom_directive_regions { "test.return"() : () -> () }
  test.format_custom_directive_regions { "test.return"() : () -> () }, { "test.return"() : () -> () }
  %u:3 = test.format_custom_directive_results : i64, i64 -> (i64)
  %u2:3 = test.format_custom_directive_results_with_type_refs : i64, i64 -> (i64) type_refs_capture : i64, i64 -> (i64)
  // CHECK: test.format_custom_directive_with_optional_operand_ref %{{.*}} : 1
  test.format_custom_directive_with_optional_operand_ref %i : 1
  // CHECK: test.format_custom_directive_with_optional_operand_ref : 0
  test.format_custom_directive_with_optional_operand_ref : 0
  // CHECK: test.format_custom_directive_attributes 54 : i64
  test.format_custom_directive_attributes 54 : i64
  // CHECK: test.format_custom_directive_attributes 54 : i64, 46 : i64
  test.format_custom_directive_attributes 54 : i64, 46 : i64
  // CHECK: test.format_custom_directive_spacing "a" "b" {attr}
  test.format_custom_directive_spacing "a" "b" {attr}
  test.format_custom_directive_attrdict {attr = 3 : i64}
  // CHECK: test.attr_with_loc("foo"
  test.attr_with_loc("foo" loc("file":1:2))
  // CHECK: test.parse_custom_operation_name_api(func.func)
  test.parse_custom_operation_name_api(func.func)
  // CHECK: test.custom_dimension_list_attr dimension_list = 2x3x4
  test.custom_dimension_list_attr dimension_list = 2x3x4
  // CHECK: test.custom_dimension_list_attr dimension_list = []
  test.custom_dimension_list_attr dimension_list = []
  // CHECK: test.optional_custom_attr foo false
  test.optional_custom_attr foo false
  // CHECK: test.optional_custom_attr bar
  test.optional_custom_attr bar
  test.dummy_op_with_region_ref { }
  // CHECK: %{{.*}} = test.parse_integer_literal : 3
  %int:3 = test.parse_integer_literal : 3
  // CHECK: test.parse_integer_literal
  test.parse_integer_literal
  // CHECK: test.parse_wrapped_keyword foo.keyword
  test.parse_wrapped_keyword foo.keyword
  // CHECK: test.parse_b64 "AAECAwQ="
  test.parse_b64 "AAECAwQ="
  // CHECK: test.dialect_custom_format_fallback custom_format_fallback
  test.dialect_custom_format_fallback custom_format_fallback
  // CHECK: test.dialect_custom_printer custom_format
  test.dialect_custom_printer custom_format
  // CHECK: %{{.*}} = test.wrapping_region wraps "some.op"() {test.attr = "attr"} : () -> i32
  %wr = test.wrapping_region wraps "some.op"() {test.attr = "attr"} : () -> i32
  // CHECK: %{{.*}} = test.pretty_printed_region %{{.*}}, %{{.*}} start test.special.op end : (i32, i32) -> i32
  %pp = test.pretty_printed_region %x, %x start test.special.op end : (i32, i32) -> i32 loc("some_NameLoc")
  test.polyfor %a, %c {
    // CHECK: "test.return"() : () -> ()
    "test.return"() : () -> ()
  }
  test.isolated_region %idx {
    // CHECK: "test.consumer"(%{{.*}}) : (index) -> ()
    "test.consumer"(%idx) : (index) -> ()
  }
  test.affine_scope { "test.return"() : () -> () }
  // CHECK: test.format_custom_directive_successors ^bb3, ^bb2
  test.format_custom_directive_successors ^bb3, ^bb2
^bb3:
  // CHECK: test.format_custom_directive_successors ^bb3
  test.format_custom_directive_successors ^bb3
}
