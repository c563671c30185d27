// RUN: mlir-opt %s --allow-unregistered-dialect | mlir-opt --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --allow-unregistered-dialect --mlir-print-op-generic | mlir-opt --allow-unregistered-dialect | FileCheck %s

// CHECK: func.func private @types(!test.smpla, !test.cmpnd_a<1, !test.smpla, [5, 6]>, !test.cmpnd_inner<42 <1, !test.smpla, [5, 6]>>, !test.cmpnd_nested_outer<i <42 <1, !test.smpla, [5, 6]>>>, !test.cmpnd_nested_outer_qual<i !test.cmpnd_inner<42 <1, !test.smpla, [5, 6]>>>)
func.func private @types(!test.smpla, !test.cmpnd_a<1, !test.smpla, [5, 6]>, !test.cmpnd_inner<42 <1, !test.smpla, [5, 6]>>, !test.cmpnd_nested_outer<i <42 <1, !test.smpla, [5, 6]>>>, !test.cmpnd_nested_outer_qual<i !test.cmpnd_inner<42 <1, !test.smpla, [5, 6]>>>)
func.func private @ints(!test.int<signed, 8>, !test.int<u, 3>, !test.int<none, 8>, !test.int<unsigned, 8>)
func.func private @structs(!test.struct<{field1, !test.smpla}, {field2, !test.int<none, 3>}>, !test.struct<>)
// CHECK: func.func private @t2(!test.test_type, !test.test_type_with_layout<4>, !test.memref_element, !test.test_type_with_trait, memref<2x!test.memref_element>)
func.func private @t2(!test.test_type, !test.test_type_with_layout<4>, !test.memref_element, !test.test_type_with_trait, memref<2x!test.memref_element>)
// CHECK: func.func private @t3(!test.type_with_format<111, three = #test<attr_ugly begin 5 : index end>, two = "foo">, !test.no_parser<255, [1, 2, 3, 4, 5], "foobar", 4>, !test.struct_capture_all<v0 = 0, v1 = 1, v2 = 2, v3 = 3>)
func.func private @t3(!test.type_with_format<111, three = #test<attr_ugly begin 5 : index end>, two = "foo">, !test.no_parser<255, [1, 2, 3, 4, 5], "foobar", 4>, !test.struct_capture_all<v0 = 0, v1 = 1, v2 = 2, v3 = 3>)
// CHECK: func.func private @t4(!test.optional_param<, 6>, !test.optional_param<5, 6>, !test.optional_param<5, 6, 3 : i32>, !test.optional_params<"a">, !test.optional_params<5, "a">, !test.optional_params_after<"a">, !test.optional_params_after<"a", 5>)
func.func private @t4(!test.optional_param<, 6>, !test.optional_param<5, 6>, !test.optional_param<5, 6, 3 : i32>, !test.optional_params<"a">, !test.optional_params<5, "a">, !test.optional_params_after<"a">, !test.optional_params_after<"a", 5>)
// CHECK: func.func private @t5(!test.optional_struct<b = "a">, !test.optional_struct<a = 5, b = "b">, !test.all_optional_params<>, !test.all_optional_params<5>, !test.all_optional_params<5, 6>, !test.all_optional_struct<>, !test.all_optional_struct<b = 5>, !test.all_optional_struct<a = 5, b = 10>)
func.func private @t5(!test.optional_struct<b = "a">, !test.optional_struct<a = 5, b = "b">, !test.all_optional_params<>, !test.all_optional_params<5>, !test.all_optional_params<5, 6>, !test.all_optional_struct<>, !test.all_optional_struct<b = 5>, !test.all_optional_struct<a = 5, b = 10>)
// CHECK: func.func private @t6(!test.optional_group<(5) 6>, !test.optional_group<x 6>, !test.optional_group_params<x>, !test.optional_group_params<(5)>, !test.optional_group_params<(5, 6)>, !test.optional_group_struct<x>, !test.optional_group_struct<(b = 5)>, !test.optional_group_struct<(a = 10, b = 5)>)
func.func private @t6(!test.optional_group<(5) 6>, !test.optional_group<x 6>, !test.optional_group_params<x>, !test.optional_group_params<(5)>, !test.optional_group_params<(5, 6)>, !test.optional_group_struct<x>, !test.optional_group_struct<(b = 5)>, !test.optional_group_struct<(a = 10, b = 5)>)
// CHECK: func.func private @t7(!test.optional_value_type, !test.optional_value_type<5>, !test.optional_type_string, !test.optional_type_string<"non_default">, !test.else_anchor<?>, !test.else_anchor<5>, !test.else_anchor_struct<?>, !test.else_anchor_struct<a = 5>, !test.else_anchor_struct<a = 5, b = 6>)
func.func private @t7(!test.optional_value_type, !test.optional_value_type<5>, !test.optional_type_string, !test.optional_type_string<"non_default">, !test.else_anchor<?>, !test.else_anchor<5>, !test.else_anchor_struct<?>, !test.else_anchor_struct<a = 5>, !test.else_anchor_struct<a = 5, b = 6>)
func.func private @t8(!test.ap_float<>, !test.ap_float<4.0>, !test.default_valued_type<>, !test.default_valued_type<(i64)>, !test.i32)
// CHECK: func.func private @t9(!test.custom_type<-5>, !test.custom_type<2 0 1 5>, !test.custom_type_spacing<1 2>, !test.custom_type_string<"foo" foo>, !test.i32)
func.func private @t9(!test.custom_type<-5>, !test.custom_type<2 0 1 5>, !test.custom_type_spacing<1 2>, !test.custom_type_string<"foo" foo>, !test.i32)
func.func private @t10(!test.test_rec<a, test_rec<b, test_type>>, !test.test_rec<c, test_rec<c>>, !test.test_rec_alias<name, !test.test_rec_alias<name>>, !test.type_verification<i16>, !test.op_asm_type_interface, !test.op_asm_type_interface_tablegen_default)
// CHECK: func.func private @t11(!test.test_tensor<[4], f32>, !test.test_memref<[1, 2], i8>, tensor<4xf32, #test.tensor_encoding<"a">>, memref<4xf32, #test.memref_layout<"a">>)
func.func private @t11(!test.test_tensor<[4], f32>, !test.test_memref<[1, 2], i8>, tensor<4xf32, #test.tensor_encoding<"a">>, memref<4xf32, #test.memref_layout<"a">>)
func.func private @t12(!test.dynamic_singleton, !test.dynamic_pair<i32, 4>, !test.dynamic_custom_assembly_format<i32:f32>, tuple<!test.smpla, !test.smpla>, !test.test_rec<type_to_alias, test_rec<type_to_alias>>, tensor<4xf32, "alias_test:tensor_encoding">)
// Arguments are named after their types.
// CHECK-LABEL: func.func @named(
// CHECK-SAME: %{{.*}}: !op_asm_type_interface_type)
func.func @named(%a: !test.op_asm_type_interface) { return }
// Text of several lines is indented like the operation.
// CHECK-LABEL: module @lines
module @lines {
// CHECK-NEXT: {{^  }}func.func private @t14(!test.spaces< 1
// CHECK-NEXT: {{^  }}()() 2>)
func.func private @t14(!test.spaces< 1 ()() 2>)
// CHECK-NEXT: "x"() ({
"x"() ({
  // CHECK-NEXT: {{^    }}%{{.*}} = "x"() : () -> !test.spaces< 1
  // CHECK-NEXT: {{^    }}()() 2>
  %0 = "x"() : () -> !test.spaces< 1 ()() 2>
}) : () -> ()
}
"x"() {a = #test.smpla, b = #test.cmpnd_a<1, !test.smpla, [5, 6]>, c = #test.cmpnd_nested<nested = <1, !test.smpla, [5, 6]>>, d = #test.cmpnd_nested_inner<42 <1, !test.smpla, [5, 6]>>, e = #test.cmpnd_nested_outer<i <42 <1, !test.smpla, [5, 6]>>>, f = #test.cmpnd_nested_outer_qual<i #test.cmpnd_nested_inner<42 <1, !test.smpla, [5, 6]>>>} : () -> ()
"x"() {a = #test.attr_with_self_type_param : i32, a2 = #test.attr_with_self_type_param, b = #test<attr_with_type_builder 10 : i16>, c = #test.attr_self_type_format<5> : i32, c2 = #test.attr_self_type_format<5>, d = #test.attr_self_type_struct_format<a = 5> : i32, e = #test.attr_with_trait} : () -> ()
"x"() {a = #test.decimal_shape<>, a1 = #test.decimal_shape<5>, a2 = #test.decimal_shape<0x3x4>, b = #test.i64_elements<[4, 3, 2]> : tensor<3xi64>, c = #test.sub_elements_access<[1 : i32], "a", {}>} : () -> ()
"x"() {a = #test.attr_with_format<3 : two = "hello", four = [1, 2, 3] : 42 : i64 : 0 : [7, 8], [10 : i16]>, a1 = #test.attr_with_optional_signed<-5>, a2 = #test.attr_with_optional_signed<>, a3 = #test.attr_with_optional_unsigned<22>, a4 = #test.attr_with_optional_enum<>, a5 = #test.attr_with_optional_enum<a>} : () -> ()
"x"() {a = #test.custom_struct<type_str = "struct", value = 2, opt_value = [3.3]>, b =#test.custom_struct<type_str = "struct", value = ?>, b2 = #test.custom_struct<type_str = "struct", value = 2, opt_value = 3>, d = #test.slash_attr<1 / 2>, e = #test.op_asm_attr_interface<value = "x">, f = #test.op_asm_attr_interface_tablegen_default<value = "y">, g = #test.const_memory_space} : () -> () loc(#test.custom_location<"foo" * 32>)
"x"() {a = #test.dynamic_singleton, d = "alias_test:dot_in_name", e = "alias_test:trailing_digit", f = "alias_test:prefixed_digit", g = "alias_test:trailing_digit_conflict_b", h = "alias_test:trailing_digit_conflict_d"} : () -> ()
