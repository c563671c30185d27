// RUN: mlir-opt %s --allow-unregistered-dialect | mlir-opt --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --allow-unregistered-dialect --mlir-print-op-generic | mlir-opt --allow-unregistered-dialect | FileCheck %s

func.func @attrs(%x: i32, %i: i64, %m: memref<4xf32>) {
  // CHECK: %{{.*}} = "test.i32_enum_attr"() <{attr = 5 : i32}> : () -> i32
  %e0 = "test.i32_enum_attr"() <{attr = 5 : i32}> : () -> i32
  test.op_with_enum first tag 0 : i32
  test.op_with_enum #test<enum third>
  // CHECK: test.op_with_bit_enum <write>
  test.op_with_bit_enum <write>
  // CHECK: test.op_with_bit_enum <read, execute> tag 1 : i32
  test.op_with_bit_enum <read, execute> tag 1 : i32
  test.op_with_bit_enum_vbar <user|group>
  test.array_of_attr_op a = [begin 0 end], b = [0, 1], c = [a, b]
  // CHECK: test.array_of_attr_op a = [], b = [], c = []
  test.array_of_attr_op a = [], b = [], c = []
  test.dense_array_attr i1attr = [true, false] i8attr = [2, 3] i16attr = [4, 5] i32attr = [6, 7] i64attr = [8, 9] f32attr = [1.0, 1.1] f64attr = [2.0, 2.1] emptyattr = []
  // CHECK: test.typed_attr i32 = 4
  test.typed_attr i32 = 4
  test.typed_attr tensor<4xf32> = dense<1.0>
  // CHECK: test.type_attr_of i64
  test.type_attr_of i64
  // CHECK: test.op_with_loc_attr
  test.op_with_loc_attr loc("foo")
  // CHECK: test.string_attr_with_mixed_type 42 : i64
  test.string_attr_with_mixed_type 42 : i64
  // CHECK: test.has_str_value {value = "x"}
  test.has_str_value {value = "x"}
  // CHECK: test.default_value_print {value_with_default = 1 : i32} %{{.*}}
  test.default_value_print {value_with_default = 1 : i32} %x
  // CHECK: test.default_value_print %{{.*}}
  test.default_value_print %x
  // CHECK: "test.slash_attr"() <{attr = #test.slash_attr<1 / 2>}> : () -> ()
  "test.slash_attr"() <{attr = #test.slash_attr<1 / 2>}> : () -> ()
  // CHECK: %{{.*}} = test.result_has_same_type_as_attr 1 : i32 -> i32
  %0 = test.result_has_same_type_as_attr 1 : i32 -> i32
  // CHECK: test.with_properties a = 32, b = "foo", c = "bar", flag = true, array = [1, 2], array32 = [3, 4]
  test.with_properties a = 32, b = "foo", c = "bar", flag = true, array = [1, 2], array32 = [3, 4]
  // CHECK: test.with_properties_and_attr 16 <{rhs = 16 : i64}>
  test.with_properties_and_attr 16 <{rhs = 16 : i64}>
  // CHECK: test.with_properties_and_attr 0 <{rhs = 0 : i64}>
  test.with_properties_and_attr 0 <{rhs = 0 : i64}>
  // CHECK: %{{.*}} = test.with_properties_and_inferred_type 16 <{rhs = 16 : i64}>
  %1 = test.with_properties_and_inferred_type 16 <{rhs = 16 : i64}>
  // CHECK: %{{.*}} = test.with_properties_and_inferred_type 8 <{packed, rhs = 2 : i64}>
  %packed = test.with_properties_and_inferred_type 8 <{packed, rhs = 2 : i64}>
  "some.use"(%packed) : (i10) -> ()
  // CHECK: "test.confined_non_negative_attr"() <{emptyattr = array<i16>, f32attr = array<f32: 5.000000e-01>, f64attr = array<f64: 0.000000e+00>, i16attr = array<i16: 0>, i32attr = array<i32: 1>, i64attr = array<i64: 1>, i8attr = array<i8: 1>}> : () -> ()
  "test.confined_non_negative_attr"() <{i8attr = array<i8: 1>, i16attr = array<i16: 0>, i32attr = array<i32: 1>, i64attr = array<i64: 1>, f32attr = array<f32: 0.5>, f64attr = array<f64: 0.0>, emptyattr = array<i16>}> : () -> ()
  %encoded = "x"() : () -> tensor<4xf32, "encoding">
  // CHECK: "test.op_with_shaped_type_infer_type_if"({{.*}}) -> tensor<4xi17, "encoding">
  %inferred = "test.op_with_shaped_type_infer_type_if"(%encoded, %encoded) : (tensor<4xf32, "encoding">, tensor<4xf32, "encoding">) -> tensor<4xi17, "encoding">
  // CHECK: test.empty_properties
  test.empty_properties
  // CHECK: test.with_nice_properties "foo bar" is -3
  test.with_nice_properties "foo bar" is -3
  // CHECK: test.with_versioned_properties 1 | 2
  test.with_versioned_properties 1 | 2
  // CHECK: test.using_property_in_custom [1, 4, 20]
  test.using_property_in_custom [1, 4, 20]
  // CHECK: test.using_property_in_custom_and_other [1, 4, 20] <{other = 16 : i64}>
  test.using_property_in_custom_and_other [1, 4, 20] <{other = 16 : i64}>
  // CHECK: test.using_property_ref_in_custom 1 + 4 = 5
  test.using_property_ref_in_custom 1 + 4 = 5
  // CHECK: test.with_default_valued_properties na
  test.with_default_valued_properties na
  // CHECK: test.with_default_valued_properties 3 "foo" 5
  test.with_default_valued_properties 3 "foo" 5
  // CHECK: test.with_optional_properties
  test.with_optional_properties
  // CHECK: test.with_optional_properties anAttr = 0 simple = 0 hasUnit
  test.with_optional_properties anAttr = 0 simple = 0 hasUnit
  // CHECK: test.with_array_properties ints = [1, 2] strings = ["a", "b"] nested = {{\[\[}}1, 2], [3, 4]] opt = [-1, -2] explicitOptions = [none, 0] explicitUnits = [unit, unit_absent]
  test.with_array_properties ints = [1, 2] strings = ["a", "b"] nested = [[1, 2], [3, 4]] opt = [-1, -2] explicitOptions = [none, 0] explicitUnits = [unit, unit_absent]
  // CHECK: test.op_with_enum_prop first
  test.op_with_enum_prop first
  // CHECK: test.op_with_bit_enum_prop read : ()
  test.op_with_bit_enum_prop read : ()
  // CHECK: test.op_with_bit_enum_prop read, write write, execute : ()
  test.op_with_bit_enum_prop read, write write, execute : ()
  // CHECK: test.op_with_bit_enum_prop_named bit_enum<read>
  test.op_with_bit_enum_prop_named bit_enum<read>
  "test.with_wrapped_properties"() <{prop = "content"}> : () -> ()
  // CHECK: %{{.*}} = test.prop_pattern_op_1 "a" 3 false
  %2 = test.prop_pattern_op_1 "a" 3 false
  // CHECK: "test.finish"() : () -> ()
  "test.finish"() : () -> ()
}
func.func @regions(%x: i32, %f: f32, %m: memref<4xf32>, %idx: index, %t: tensor<4xf32>) {
  %iso = test.isolated_one_region_op %x {
  } : i32 -> i32
  test.isolated_regions {}, {}
  test.alloca_scope_region {}
  test.graph_region {
    %a = "x"(%b) : (i32) -> i32
    %b = "x"(%a) : (i32) -> i32
    // CHECK: "test.finish"() : () -> ()
    "test.finish"() : () -> ()
  }
  test.single_no_terminator_op : {
    "x"() : () -> ()
  }
  test.variadic_no_terminator_op : {
    "x"() : () -> ()
  }, {
    "x"() : () -> ()
  }
  "test.SingleBlockImplicitTerminator"() ({ "test.finish"() : () -> ()
  }) : () -> ()
  %r = test.region_if %x: i32 -> i32 then {
  ^bb0(%a: i32):
    // CHECK: test.region_if_yield %{{.*}} : i32
    test.region_if_yield %a : i32
  } else {
  ^bb0(%a: i32):
    // CHECK: test.region_if_yield %{{.*}} : i32
    test.region_if_yield %a : i32
  } join {
  ^bb0(%a: i32):
    // CHECK: test.region_if_yield %{{.*}} : i32
    test.region_if_yield %a : i32
  }
  %l = test.loop_block %x : (i32) -> f32 {
  ^bb0(%a: i32):
    // CHECK: test.loop_block_term iter %{{.*}} exit %{{.*}}
    test.loop_block_term iter %a exit %f
  }
  // CHECK: test.switch_with_no_break %{{.*}}
  test.switch_with_no_break %idx
  case 0 {
    "x"() : () -> ()
  }
  case 2 {
    "x"() : () -> ()
  }
  // CHECK: test.copy(%{{.*}}, %{{.*}}) : (memref<4xf32>, memref<4xf32>)
  test.copy(%m, %m) : (memref<4xf32>, memref<4xf32>)
  // CHECK: test.buffer_based in(%{{.*}} : memref<4xf32>) out(%{{.*}} : memref<4xf32>)
  test.buffer_based in(%m : memref<4xf32>) out(%m : memref<4xf32>)
  // CHECK: %{{.*}} = test.tensor_based in(%{{.*}} : tensor<4xf32>) -> tensor<4xf32>
  %tt = test.tensor_based in(%t : tensor<4xf32>) -> tensor<4xf32>
  // CHECK: %{{.*}} = test.destination_style_op ins(%{{.*}} : i32) outs(%{{.*}} : tensor<4xf32>) (%{{.*}} : i32) -> tensor<4xf32>
  %d = test.destination_style_op ins(%x : i32) outs(%t : tensor<4xf32>) (%x : i32) -> tensor<4xf32>
  // CHECK: %{{.*}}, %{{.*}}, %{{.*}} = "test.asm_interface_op"() : () -> (i32, i32, i32, i32)
  %first, %middle:2, %last = "test.asm_interface_op"() : () -> (i32, i32, i32, i32)
  // CHECK: %{{.*}} = test.string_attr_pretty_name
  %n = test.string_attr_pretty_name
  // CHECK: %{{.*}}, %{{.*}} = test.string_attr_pretty_name
  %n2, %n3 = test.string_attr_pretty_name
  %n4 = "test.custom_result_name"() {names = ["foo"]} : () -> i32
  %n5 = "test.result_name_from_type"() : () -> !test.op_asm_type_interface
  test.default_dialect {
    // CHECK: "test.finish"() : () -> ()
    "test.finish"() : () -> ()
  }
  test.block_names {
    "test.br"()[^b] : () -> ()
  ^b:
    // CHECK: "test.finish"() : () -> ()
    "test.finish"() : () -> ()
  }
  // CHECK: %{{.*}} = test.call @regions2(%{{.*}}) : (i32) -> i32
  %c = test.call @regions2(%x) : (i32) -> i32
  test.with_bounds_region {smax = 4 : index, smin = 4 : index, umax = 4 : index, umin = 4 : index} %a: index {
  }
  // CHECK: %{{.*}} = test.with_bounds {smax = 4 : index, smin = 4 : index, umax = 4 : index, umin = 4 : index} : index
  %wb = test.with_bounds {smax = 4 : index, smin = 4 : index, umax = 4 : index, umin = 4 : index} : index
  // CHECK: %{{.*}} = test.increment %{{.*}} : index
  %inc = test.increment %wb : index
  // CHECK: "test.finish"() : () -> ()
  "test.finish"() : () -> ()
}
// CHECK: func.func private @regions2(i32) -> i32
func.func private @regions2(i32) -> i32
// CHECK: test.conversion_func_op private @g(i32)
test.conversion_func_op private @g(i32)
"test.symbol"() {sym_name = "s"} : () -> ()
"test.symbol_scope"() ({ "test.finish"() : () -> ()
}) : () -> ()
// CHECK: %{{.*}} = "test.side_effect_op"() {effects = [{effect = "read"}]} : () -> i32
%0 = "test.side_effect_op"() {effects = [{effect = "read"}]} : () -> i32
// CHECK: test.dynamic_custom_parser_printer custom_keyword
test.dynamic_custom_parser_printer custom_keyword
// CHECK: "test.dynamic_generic"() : () -> ()
"test.dynamic_generic"() : () -> ()
