// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// expected-error@+1 {{'test.any_attr_of_i32_str' op attribute 'attr' failed to satisfy constraint: 32-bit signless integer attribute or string attribute}}
"test.any_attr_of_i32_str"() {attr = 5.0 : f32} : () -> ()

// -----

// expected-error@+1 {{'test.int_attrs' op attribute 'index_attr' failed to satisfy constraint: index attribute}}
"test.int_attrs"() {any_i32_attr = 5 : si32, index_attr = 8 : i64, ui32_attr = 6 : ui32, si32_attr = 7 : si32} : () -> ()

// -----

// expected-error@+1 {{'test.non_negative_int_attr' op attribute 'i32attr' failed to satisfy constraint: 32-bit signless integer attribute whose value is non-negative}}
"test.non_negative_int_attr"() {i32attr = -5 : i32, i64attr = 10 : i64} : () -> ()

// -----

// expected-error@+1 {{'test.confined_strictly_positive_attr' op attribute 'f64attr' failed to satisfy constraint: f64 dense array attribute whose value is positive}}
"test.confined_strictly_positive_attr"() <{i8attr = array<i8: 1>, i16attr = array<i16: 1>, i32attr = array<i32: 1>, i64attr = array<i64: 1>, f32attr = array<f32: 0.5>, f64attr = array<f64: 0.0>, emptyattr = array<i16>}> : () -> ()

// -----

// expected-error@+1 {{'test.positive_int_attr' op attribute 'i32attr' failed to satisfy constraint: 32-bit signless integer attribute whose value is positive}}
"test.positive_int_attr"() {i32attr = 0 : i32, i64attr = 10: i64} : () -> ()

// -----

// expected-error@+1 {{'test.confined_dense_array_attr' op attribute 'i32attr' failed to satisfy constraint: i32 dense array attribute should be in non-decreasing order}}
"test.confined_dense_array_attr"() {emptyattr = array<i16>, i32attr = array<i32: 5, 3>, i64attr = array<i64: 1>} : () -> ()

// -----

// expected-error@+1 {{'test.type_attr_of' op attribute 'type' failed to satisfy constraint: type attribute of 64-bit signless integer}}
"test.type_attr_of"() <{type = i32}> : () -> ()

// -----

// expected-error@+1 {{'test.rank_less_than_2_I8_F32_memref' op result #0 must be 0D/1D memref of 8-bit signless integer or 32-bit float values, but got 'memref<1x2xi8>'}}
func.func @f(%a: tensor<4xf32>) { "test.rank_less_than_2_I8_F32_memref"() : () -> memref<1x2xi8> }

// -----

// expected-error@+1 {{'test.takes_static_memref' op operand #0 must be statically shaped memref of any type values, but got 'memref<?xf32>'}}
func.func @f(%a: memref<?xf32>) { "test.takes_static_memref"(%a) : (memref<?xf32>) -> () }

// -----

// expected-error@+1 {{'test.tuple_32_bit' op result #0 must be tuple with any combination of 32-bit signless integer or 32-bit float values, but got 'tuple<i64>'}}
"test.tuple_32_bit"() : () -> tuple<i64>

// -----

// expected-error@+1 {{'test.complex_f64' op result #0 must be complex type with 64-bit float elements, but got 'complex<f32>'}}
"test.complex_f64"() : () -> complex<f32>

// -----

// expected-error@+1 {{'test.four_equals_five' op failed to verify that 4 equals 5}}
"test.four_equals_five"() : () -> ()

// -----

// expected-error@+1 {{'test.operands_have_same_type' op failed to verify that all of {x, y} have same type}}
func.func @f(%a: tensor<2xi32>, %b: tensor<3xi32>) { "test.operands_have_same_type"(%a, %b) : (tensor<2xi32>, tensor<3xi32>) -> () }

// -----

// expected-error@+1 {{'test.operands_have_same_rank' op failed to verify that all of {x, y} have same rank}}
func.func @f(%a: tensor<2xi32>, %b: tensor<3x1xi32>) { "test.operands_have_same_rank"(%a, %b) : (tensor<2xi32>, tensor<3x1xi32>) -> () }

// -----

// expected-error@+1 {{'test.if_first_operand_is_none_then_so_is_second' op failed to verify that has either both none type operands or first is not none}}
func.func @f(%a: i32, %b: none) { "test.if_first_operand_is_none_then_so_is_second"(%b, %a) : (none, i32) -> () }

// -----

// expected-error@+1 {{'test.broadcastable' op operands don't have broadcast-compatible shapes}}
func.func @f(%a: tensor<4x3x2xi32>, %b: tensor<3x3xi32>) { %0 = "test.broadcastable"(%a, %b) : (tensor<4x3x2xi32>, tensor<3x3xi32>) -> tensor<4x3x3xi32> }

// -----

// expected-error@+1 {{'test.child' op expects parent op 'test.parent'}}
"test.child"() : () -> ()

// -----

// expected-error@+1 {{'test.child_with_parent_one_of' op expects parent op to be one of 'test.parent, test.parent1'}}
"test.child_with_parent_one_of"() : () -> ()

// -----

// expected-error@+1 {{'test.sized_region_op' op region #0 ('my_region') failed to verify constraint: region with 2 blocks}}
"test.sized_region_op"() ({ "test.finish"() : () -> () }, { "test.finish"() : () -> () }) : () -> ()

// -----

// expected-error@+1 {{'test.symbol_with_result' op symbols must not have results}}
"test.symbol_with_result"() {sym_name = "a", sym_visibility = "public"} : () -> i32

// -----

// expected-error@+1 {{result type should have trait 'TestTypeTrait'}}
%0 = "test.result_type_with_trait"() : () -> i32

// -----

// expected-error@+1 {{'attr' attribute should have trait 'TestAttrTrait'}}
"test.attr_with_trait"() {attr = 1 : i32} : () -> ()

// -----

// expected-error@+1 {{'test.call' op 'nope' does not reference a valid function}}
test.call @nope() : () -> ()

// -----

// expected-error@+1 {{custom op 'func.func' expected non-empty function body}}
func.func @f() attributes {test.invalid_attr} { }

// -----

// expected-error@+1 {{invalid to use 'test.invalid_attr'}}
func.func private @f(i32 {test.invalid_attr})

// -----

// expected-error@+1 {{'test.dynamic_one_operand_two_results' op expected 1 operand, but had 0}}
"test.dynamic_one_operand_two_results"() : () -> i32

// -----

// expected-error@+1 {{'test.attr_sized_operands' op expected 1 or more operands, but found 0}}
"test.attr_sized_operands"() {operandSegmentSizes = array<i32: 1, 0, 1, 0>} : () -> ()

// -----

// expected-error@+1 {{branch has 1 operands for successor #0, but target block has 0}}
func.func @f(%a: i32) { "test.br"(%a)[^b] : (i32) -> () ^b: "test.finish"() : () -> () }

// -----

// expected-error@+1 {{'test.op_with_property_predicates' op property 'optional' failed to satisfy constraint: optional non-negative int64_t}}
test.op_with_property_predicates <{scalar = 1 : i64, optional = [-1 : i64], more_constrained = 4 : i64, array = [], non_empty_unconstrained = [5: i64], non_empty_constrained = [6 : i64], unconstrained = 8 : i64}>

// -----

// expected-error@+1 {{'test.op_with_property_predicates' op property 'non_empty_optional' failed to satisfy constraint: optional non-empty array of non-negative int64_t}}
test.op_with_property_predicates <{scalar = 1 : i64, optional = [2 : i64], more_constrained = 4 : i64, array = [], non_empty_unconstrained = [5: i64], non_empty_constrained = [6 : i64], non_empty_optional = [[]], unconstrained = 8 : i64}>

// -----

// expected-error@+1 {{'test.create_tensor_op' op result #0 must be TensorLikeType instance, but got 'memref<2xf32>'}}
%0 = "test.create_tensor_op"() : () -> memref<2xf32>

// -----

// expected-error@+1 {{'test.create_memref_op' op result #0 must be BufferLikeType instance, but got 'tensor<2xf32>'}}
%0 = "test.create_memref_op"() : () -> tensor<2xf32>

// -----

func.func @scalable(%v: vector<4xi32>, %w: vector<[4]xi32>) {
  // expected-error@+1 {{'test.elementwise_mappable' op all non-scalar operands/results must have the same shape and base type}}
  %0 = "test.elementwise_mappable"(%v, %w) : (vector<4xi32>, vector<[4]xi32>) -> vector<4xi32>
  return
}
