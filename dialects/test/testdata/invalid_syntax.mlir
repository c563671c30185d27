// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// expected-error@+1 {{custom op 'test.using_property_ref_in_custom' Expected sum to equal first + second}}
test.using_property_ref_in_custom 1 + 4 = 6

// -----

// expected-error@+1 {{the name stands for another type}}
func.func private @f(!test.test_rec<a, smpla>, !test.test_rec<a, i32>)

// -----

// expected-error@+1 {{expected attribute value}}
test.format_attr_op

// -----

// expected-error@+1 {{custom op 'test.oilist_with_keywords_only' `keyword` clause can appear at most once in the expansion of the oilist directive}}
test.oilist_with_keywords_only keyword keyword

// -----

// expected-error@+1 {{expected signed, unsigned, or none}}
func.func private @f(!test.int<x, 3>)

// -----

// expected-error@+1 {{expected 2 type arguments, but had 1}}
func.func private @f(!test.dynamic_pair<i32>)

// -----

// expected-error@+1 {{number of elements does not match the provided shape type, got: 1, but expected: 2}}
"x"() {a = #test.i64_elements<[1]> : tensor<2xi64>} : () -> ()

// -----

// expected-error@+1 {{expected 'one' to equal 'four.size()'}}
"x"() {a = #test.attr_with_format<2 : two = "hello", four = [1, 2, 3] : 42 : i64 : 0 : [7, 8], [10 : i16]>} : () -> ()

// -----

// expected-error@+1 {{failed to verify 'param': 16-bit signless integer or 32-bit signless integer}}
func.func private @f(!test.type_verification<f32>)

// -----

// expected-error@+1 {{'test.format_opt_attr_op_b' op attribute 'opt_attr' failed to satisfy constraint: 64-bit signless integer attribute}}
test.format_opt_attr_op_b {a}

// -----

// expected-error@+1 {{'test.format_region_a_op' op requires one region}}
test.format_region_a_op

// -----

// expected-error@+1 {{custom op 'test.op_with_enum_prop' expected one of [first, second, third] for a test enum, got: fourth}}
test.op_with_enum_prop fourth // expected-error {{invalid value for property value, expected a test enum}}

// -----

// expected-error@+1 {{custom op 'test.dynamic_generic' dynamic operation do not define any parser function}}
test.dynamic_generic {}
