// RUN: mlir-opt %s --mlir-print-op-generic | FileCheck %s
// RUN: mlir-opt %s --mlir-print-op-generic | mlir-opt --mlir-print-op-generic | FileCheck %s

// The generic form prints all properties, also those with default values.

// CHECK: "test.with_properties"() <{a = 0 : i64, array = array<i64: 1, 2>, array32 = array<i32>, b = "x", c = "", flag = false}>
"test.with_properties"() <{array = array<i64: 1, 2>, b = "x"}> : () -> ()
// CHECK: "test.with_default_valued_properties"() <{a = 0 : i32, b = "", c = -1 : i32, unit = false}>
test.with_default_valued_properties na
// CHECK: "test.with_optional_properties"() <{hasDefault = [], hasUnit, longSyntax = [], maybeUnit = [], nested = [], nonTrivialStorage = [], simple = [], simplei8 = [], simpleui8 = []}>
test.with_optional_properties hasUnit
// CHECK: "test.with_array_properties"() <{explicitOptions = [], explicitUnits = [], hasDefault = [], ints = [1, 2], nested = {{\[\[}}3 : i32]], opt = [], strings = ["s"]}>
test.with_array_properties ints = [1, 2] strings = ["s"] nested = [[3]] opt = none explicitOptions = [] explicitUnits = []
// CHECK: "test.format_optional_unit_property_no_elide"() <{is_optional}>
test.format_optional_unit_property_no_elide unit
// CHECK: "test.op_with_property_predicates"() <{{.*}}more_constrained = 4 : i64{{.*}}scalar = 1 : i64
test.op_with_property_predicates <{scalar = 1 : i64, more_constrained = 4 : i64, array = [], non_empty_unconstrained = [1], non_empty_constrained = [1], unconstrained = 8 : i64}>
// CHECK: "test.op_with_enum_prop"() <{value = 1 : i32}>
test.op_with_enum_prop second
// CHECK: "test.op_with_enum_prop_attr_form"() <{value = 1 : i32}>
test.op_with_enum_prop_attr_form <{value = #test<enum second>}>
// CHECK: "test.op_with_enum_prop_attr_form_always"() <{value = #test<enum first>}>
test.op_with_enum_prop_attr_form_always <{value = 0 : i32}>

// Attributes do not set properties of the same name that are no attributes.

// CHECK: "test.with_properties_and_attr"() <{lhs = 1 : i32, rhs = 2 : i64}> {rhs = 3 : i64}
"test.with_properties_and_attr"() <{rhs = 2 : i64}> {lhs = 1 : i32, rhs = 3 : i64} : () -> ()

// Properties precede attributes.

// CHECK: "test.format_attr_dict_w_keyword"() <{attr = 1 : i64, opt_attr = 3 : i64}>
"test.format_attr_dict_w_keyword"() <{attr = 1 : i64}> {attr = 2 : i64, opt_attr = 3 : i64} : () -> ()
