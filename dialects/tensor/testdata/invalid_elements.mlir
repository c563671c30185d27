// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @f(%t: tensor<4x?xf32>, %i: index) {
  // expected-error @below {{'tensor.extract' op incorrect number of indices for extract_element}}
  %0 = tensor.extract %t[%i] : tensor<4x?xf32>
  return
}

// -----

func.func @f(%t: tensor<4x?xf32>, %i: index) {
  // expected-error @below {{'tensor.extract' op failed to verify that result type matches element type of tensor}}
  %0 = "tensor.extract"(%t, %i, %i) : (tensor<4x?xf32>, index, index) -> i32
  return
}

// -----

func.func @f(%t: tensor<*xf32>, %i: index) {
  // expected-error @below {{custom op 'tensor.extract' invalid kind of type specified: expected builtin.tensor, but found 'tensor<*xf32>'}}
  %0 = tensor.extract %t[%i] : tensor<*xf32>
  return
}

// -----

func.func @f(%t: tensor<4x?xf32>, %i: index, %x: f32) {
  // expected-error @below {{'tensor.insert' op incorrect number of indices}}
  %0 = tensor.insert %x into %t[%i] : tensor<4x?xf32>
  return
}

// -----

func.func @f(%t: tensor<4x?xf32>, %i: index, %x: f32) {
  // expected-error @below {{'tensor.insert' op failed to verify that result type matches type of dest}}
  %0 = "tensor.insert"(%x, %t, %i, %i) : (f32, tensor<4x?xf32>, index, index) -> tensor<4x4xf32>
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error @below {{custom op 'tensor.from_elements' number of operands and types do not match: got 2 operands and 3 types}}
  %0 = tensor.from_elements %x, %x : tensor<3xf32>
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error @below {{custom op 'tensor.from_elements' 'result' must be statically shaped tensor of any type values, but got 'tensor<?xf32>'}}
  %0 = tensor.from_elements %x, %x : tensor<?xf32>
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error @below {{'tensor.from_elements' op failed to verify that operand types match result element type}}
  %0 = "tensor.from_elements"(%x) : (f32) -> tensor<2xf32>
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error @below {{'tensor.from_elements' op failed to verify that operand types match result element type}}
  %0 = "tensor.from_elements"(%x) : (f32) -> tensor<9999999999xf32>
  return
}

// -----

func.func @f(%x: f32, %i: index) {
  // expected-error @below {{'tensor.splat' op incorrect number of dynamic sizes, has 0, expected 1}}
  %0 = tensor.splat %x : tensor<?x3xf32>
  return
}

// -----

func.func @f(%x: f32, %i: index) {
  // expected-error @below {{must have one body argument per input dimension}}
  %0 = tensor.generate %i {
  ^bb0(%a: index):
  tensor.yield %x : f32
  } : tensor<?x3xf32>
  return
}

// -----

func.func @f(%x: f32, %i: index) {
  // expected-error @below {{all body arguments must be index}}
  %0 = tensor.generate %i {
  ^bb0(%a: index, %b: i32):
  tensor.yield %x : f32
  } : tensor<?x3xf32>
  return
}
