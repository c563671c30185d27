// RUN: mlir-opt %s --split-input-file --verify-diagnostics

// MLIR 22 crashes on these inputs.

func.func @no_values(%f: i32) {
  // expected-error@+1 {{'cf.switch' op number of case values (0) should match number of case destinations (1)}}
  "cf.switch"(%f)[^bb1, ^bb1] <{
    case_operand_segments = array<i32: 0>,
    operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  return
}

// -----

func.func @no_groups(%f: i32) {
  // expected-error@+1 {{'cf.switch' op number of case operand segments (0) should match number of case destinations (1)}}
  "cf.switch"(%f)[^bb1, ^bb1] <{
    case_values = dense<1> : vector<1xi32>,
    case_operand_segments = array<i32>,
    operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  return
}
