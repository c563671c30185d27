// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @default(%f: i32) {
  // expected-error@+1 {{expected 'default'}}
  cf.switch %f : i32, [1: ^bb1]
^bb1:
  return
}

// -----

func.func @flag(%f: index) {
  // expected-error@+1 {{invalid kind of type specified: expected builtin.integer, but found 'index'}}
  cf.switch %f : index, [default: ^bb1, 1: ^bb1]
^bb1:
  return
}

// -----

func.func @value(%f: i32) {
  // expected-error@+1 {{expected integer value}}
  cf.switch %f : i32, [default: ^bb1, "a": ^bb1]
^bb1:
  return
}

// -----

func.func @large_value(%f: i128) {
  // expected-error@+1 {{integer value too large}}
  cf.switch %f : i128, [default: ^bb1, 340282366920938463463374607431768211456: ^bb1]
^bb1:
  return
}

// -----

func.func @no_types(%f: i32) {
  // expected-error@+1 {{expected ':'}}
  cf.switch %f : i32, [default: ^bb1, 0: ^bb1(%f)]
^bb1:
  return
}

// -----

func.func @types(%f: i32) {
  // expected-error@+1 {{number of operands and types do not match: got 2 operands and 1 types}}
  cf.switch %f : i32, [default: ^bb1(%f : i32), 0: ^bb1(%f, %f : i32)]
^bb1(%x: i32):
  return
}

// -----

func.func @operands(%f: i32) {
  // expected-error@+1 {{branch has 2 operands for successor #1, but target block has 1}}
  cf.switch %f : i32, [default: ^bb1(%f : i32), 0: ^bb1(%f, %f : i32, i32)]
^bb1(%x: i32):
  return
}

// -----

func.func @value_type(%f: i32) {
  // expected-error@+1 {{'cf.switch' op 'flag' type ('i32') should match case value type ('i64')}}
  "cf.switch"(%f)[^bb1, ^bb1] <{
    case_values = dense<1> : vector<1xi64>,
    case_operand_segments = array<i32: 0>,
    operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  return
}

// -----

func.func @number_of_values(%f: i32) {
  // expected-error@+1 {{'cf.switch' op number of case values (2) should match number of case destinations (1)}}
  "cf.switch"(%f)[^bb1, ^bb1] <{
    case_values = dense<1> : vector<2xi32>,
    case_operand_segments = array<i32: 0>,
    operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  return
}

// -----

func.func @segments(%f: i32) {
  // expected-error@+1 {{'cf.switch' op caseOperands count (0) does not match with the total size (1) specified in attribute 'case_operand_segments'}}
  "cf.switch"(%f)[^bb1, ^bb1] <{
    case_values = dense<1> : tensor<1xi32>,
    case_operand_segments = array<i32: 1>,
    operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  return
}
