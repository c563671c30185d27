// RUN: mlir-opt %s --inline | FileCheck %s

// Unrealized conversion casts can be inlined anywhere.
func.func private @cast(%i: index) -> i64 {
  %0 = builtin.unrealized_conversion_cast %i : index to i64
  return %0 : i64
}

// CHECK-LABEL: func.func @caller(
// CHECK-SAME: %[[I:.*]]: index)
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[I]] : index to i64
// CHECK-NEXT: return %[[CAST]]
func.func @caller(%i: index) -> i64 {
  %0 = call @cast(%i) : (index) -> i64
  return %0 : i64
}

// A module is not inlined.
func.func private @nested_module(%i: index) -> index {
  builtin.module {
  }
  return %i : index
}

// CHECK-LABEL: func.func @no_module(
// CHECK-NEXT: call @nested_module
func.func @no_module(%i: index) -> index {
  %0 = call @nested_module(%i) : (index) -> index
  return %0 : index
}
