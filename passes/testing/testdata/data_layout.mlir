// RUN: mlir-opt %s --test-data-layout-query --split-input-file --verify-diagnostics | FileCheck %s

// CHECK-LABEL: @by_default
func.func @by_default() {
  // CHECK: alignment = 4 : index, alloca_memory_space = 0 : ui32, bitsize = 32 : index
  // CHECK-SAME: endianness = ""
  // CHECK-SAME: function_pointer_alignment = #dlti.function_pointer_alignment<0, function_dependent = false>
  // CHECK-SAME: index = 0 : index, legal_int_widths = array<i32>
  // CHECK-SAME: size = 4 : index, stack_alignment = 0 : index
  "test.data_layout_query"() : () -> i32
  // CHECK: bitsize = {minimal_size = 32 : index, scalable}
  // CHECK-SAME: size = {minimal_size = 4 : index, scalable}
  "test.data_layout_query"() : () -> vector<[4]xi1>
  // CHECK: alignment = 1 : index
  // CHECK-SAME: bitsize = 1 : index
  // CHECK-SAME: index = 1 : index
  // CHECK-SAME: preferred = 1 : index
  "test.data_layout_query"() : () -> !test.test_type_with_layout<10>
  return
}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<
    !test.test_type_with_layout<1> = ["size", 12],
    !test.test_type_with_layout<2> = ["alignment", 32],
    "dlti.endianness" = "big", "dlti.stack_alignment" = 128 : i64>} {
  // CHECK-LABEL: @from_entries
  func.func @from_entries() {
    // CHECK: alignment = 32 : index
    // CHECK-SAME: bitsize = 12 : index
    // CHECK-SAME: endianness = "big"
    // CHECK-SAME: size = 2 : index, stack_alignment = 128 : index
    "test.data_layout_query"() : () -> !test.test_type_with_layout<3>
    return
  }
}

// -----

// expected-note @below {{enclosing op with data layout}}
module attributes {dlti.dl_spec = #dlti.dl_spec<
    !test.test_type_with_layout<1> = ["alignment", 16]>} {
  // expected-error @below {{data layout does not combine with layouts of enclosing ops}}
  module attributes {dlti.dl_spec = #dlti.dl_spec<
      !test.test_type_with_layout<2> = ["alignment", 32]>} {
  }
}

// -----

// expected-error @below {{expected a kind and a number, got: 3 : i64}}
module attributes {dlti.dl_spec = #dlti.dl_spec<
    !test.test_type_with_layout<1> = 3>} {
}
