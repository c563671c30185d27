// RUN: mlir-opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect

func.func @call_undefined(%x: i32) {
  // expected-error@+1 {{'func.call' op 'nope' does not reference a valid function}}
  call @nope(%x) : (i32) -> ()
  return
}

// -----

"test.symbol"() {sym_name = "f"} : () -> ()
func.func @call_other_symbol() {
  // expected-error@+1 {{'func.call' op 'f' does not reference a valid function}}
  call @f() : () -> ()
  return
}

// -----

func.func private @f(i32, f32) -> i32
func.func @call_operands(%x: i32) {
  // expected-error@+1 {{'func.call' op incorrect number of operands for callee}}
  %0 = call @f(%x) : (i32) -> i32
  return
}

// -----

func.func private @f(i32, f32) -> i32
func.func @call_operand_types(%x: i32) {
  // expected-error@+1 {{'func.call' op operand type mismatch: expected operand type 'f32', but provided 'i32' for operand number 1}}
  %0 = call @f(%x, %x) : (i32, i32) -> i32
  return
}

// -----

func.func private @f(i32) -> i32
func.func @call_results(%x: i32) {
  // expected-error@+1 {{'func.call' op incorrect number of results for callee}}
  call @f(%x) : (i32) -> ()
  return
}

// -----

func.func private @f() -> (i32, f32)
func.func @call_result_types() {
  // expected-error@+3 {{'func.call' op result type mismatch at index 1}}
  // expected-note@+2 {{      op result types: 'i32', 'i1'}}
  // expected-note@+1 {{function result types: 'i32', 'f32'}}
  call @f() : () -> (i32, i1)
  return
}

// -----

func.func @constant_undefined() {
  // expected-error@+1 {{'func.constant' op reference to undefined function 'nope'}}
  %f = constant @nope : (i32) -> i32
  return
}

// -----

func.func private @f(i32) -> i32
func.func @constant_type() {
  // expected-error@+1 {{'func.constant' op reference to function with mismatched type}}
  %f = constant @f : () -> i32
  return
}

// -----

func.func @call_indirect_operands(%f: (i32) -> i32, %x: f32) {
  // expected-error@+1 {{'func.call_indirect' op failed to verify that callee input types match argument types}}
  %0 = "func.call_indirect"(%f, %x) : ((i32) -> i32, f32) -> i32
  return
}

// -----

func.func @call_indirect_results(%f: (i32) -> i32, %x: i32) {
  // expected-error@+1 {{'func.call_indirect' op failed to verify that callee result types match result types}}
  %0 = "func.call_indirect"(%f, %x) : ((i32) -> i32, i32) -> f32
  return
}

// -----

func.func @call_indirect_count(%f: (i32) -> i32, %x: i32) {
  // expected-error@+1 {{number of operands and types do not match: got 2 operands and 1 types}}
  %0 = call_indirect %f(%x, %x) : (i32) -> i32
  return
}

// -----

func.func @call_indirect_callee(%x: i32) {
  // expected-error@+1 {{'func.call_indirect' op operand #0 must be function type, but got 'i32'}}
  %0 = "func.call_indirect"(%x, %x) : (i32, i32) -> f32
  return
}

// -----

func.func @return_count(%x: i32) {
  // expected-error@+1 {{'func.return' op has 1 operands, but enclosing function (@return_count) returns 0}}
  return %x : i32
}

// -----

func.func @return_types(%x: i32) -> (i32, f32) {
  // expected-error@+1 {{type of return operand 1 ('i32') doesn't match function result type ('f32') in function @return_types}}
  return %x, %x : i32, i32
}

// -----

"test.op"() ({
  // expected-error@+1 {{'func.return' op expects parent op 'func.func'}}
  func.return
}) : () -> ()
