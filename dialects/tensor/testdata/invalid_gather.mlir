// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @f(%t: tensor<16x32xf32>, %n: tensor<6x1xindex>) {
  // expected-error @below {{'tensor.gather' op gather_dims must be non-empty}}
  %0 = tensor.gather %t[%n] gather_dims([]) : (tensor<16x32xf32>, tensor<6x1xindex>) -> tensor<6x16xf32>
  return
}

// -----

func.func @f(%t: tensor<16x32xf32>, %n: tensor<6x1xindex>) {
  // expected-error @below {{'tensor.gather' op gather_dims overflow source rank}}
  %0 = tensor.gather %t[%n] gather_dims([0, 1, 2]) : (tensor<16x32xf32>, tensor<6x1xindex>) -> tensor<6x16xf32>
  return
}

// -----

func.func @f(%t: tensor<16x32xf32>, %n: tensor<6x2xindex>) {
  // expected-error @below {{'tensor.gather' op gather_dims length must match the size of last dimension of indices}}
  %0 = tensor.gather %t[%n] gather_dims([1]) : (tensor<16x32xf32>, tensor<6x2xindex>) -> tensor<6x16xf32>
  return
}

// -----

func.func @f(%t: tensor<16x32xf32>, %n: tensor<6x1xindex>) {
  // expected-error @below {{'tensor.gather' op gather_dims value must be non-negative}}
  %0 = tensor.gather %t[%n] gather_dims([-1]) : (tensor<16x32xf32>, tensor<6x1xindex>) -> tensor<6x16xf32>
  return
}

// -----

func.func @f(%t: tensor<16x32xf32>, %n: tensor<6x1xindex>) {
  // expected-error @below {{'tensor.gather' op gather_dims value must be smaller than source rank}}
  %0 = tensor.gather %t[%n] gather_dims([2]) : (tensor<16x32xf32>, tensor<6x1xindex>) -> tensor<6x16xf32>
  return
}

// -----

func.func @f(%t: tensor<16x32xf32>, %n: tensor<6x2xindex>) {
  // expected-error @below {{'tensor.gather' op gather_dims values must be strictly increasing}}
  %0 = tensor.gather %t[%n] gather_dims([1, 0]) : (tensor<16x32xf32>, tensor<6x2xindex>) -> tensor<6xf32>
  return
}

// -----

func.func @f(%t: tensor<16x32xf32>, %n: tensor<6x1xindex>) {
  // expected-error @below {{'tensor.gather' op result type mismatch: expected 'tensor<6x16x1xf32>' or its rank-reduced variant 'tensor<6x16xf32>' (got: 'tensor<6x17xf32>')}}
  %0 = tensor.gather %t[%n] gather_dims([1]) : (tensor<16x32xf32>, tensor<6x1xindex>) -> tensor<6x17xf32>
  return
}

// -----

func.func @f(%t: tensor<16x32xf32>, %n: tensor<6x1xindex>, %s: tensor<6x16x1xf32>) {
  // expected-error @below {{'tensor.scatter' op requires 'unique' attribute to be set}}
  %0 = tensor.scatter %s into %t[%n] scatter_dims([1]) : (tensor<6x16x1xf32>, tensor<16x32xf32>, tensor<6x1xindex>) -> tensor<16x32xf32>
  return
}

// -----

func.func @f(%t: tensor<16x32xf32>, %n: tensor<6x1xindex>, %s: tensor<6x16x2xf32>) {
  // expected-error @below {{'tensor.scatter' op source type mismatch: expected 'tensor<6x16x1xf32>' or its rank-reduced variant 'tensor<6x16xf32>' (got: 'tensor<6x16x2xf32>')}}
  %0 = tensor.scatter %s into %t[%n] scatter_dims([1]) unique : (tensor<6x16x2xf32>, tensor<16x32xf32>, tensor<6x1xindex>) -> tensor<16x32xf32>
  return
}

// -----

func.func @f(%t: tensor<16x32xf32>, %n: tensor<6x1xindex>, %s: tensor<6x16x1xf32>) {
  // expected-error @below {{'tensor.scatter' op scatter_dims value must be smaller than dest rank}}
  %0 = tensor.scatter %s into %t[%n] scatter_dims([3]) unique : (tensor<6x16x1xf32>, tensor<16x32xf32>, tensor<6x1xindex>) -> tensor<16x32xf32>
  return
}
