// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @f(%t: tensor<4x3xf32>, %u: tensor<4x2xf32>) {
  // expected-error @below {{'tensor.concat' op static concatenation size mismatch along non-concatenated dimension 1}}
  %0 = tensor.concat dim(0) %t, %u : (tensor<4x3xf32>, tensor<4x2xf32>) -> tensor<8x?xf32>
  return
}

// -----

func.func @f(%t: tensor<4x3xf32>, %u: tensor<4x2xf32>) {
  // expected-error @below {{'tensor.concat' op result type 'tensor<4x6xf32>'does not match inferred shape 'tensor<4x5xf32>' static sizes}}
  %0 = tensor.concat dim(1) %t, %u : (tensor<4x3xf32>, tensor<4x2xf32>) -> tensor<4x6xf32>
  return
}

// -----

func.func @f(%t: tensor<4x3xf32>, %u: tensor<4x2xf32>) {
  // expected-error @below {{'tensor.concat' op concatenation dim must be less than the tensor rank}}
  %0 = tensor.concat dim(2) %t, %u : (tensor<4x3xf32>, tensor<4x2xf32>) -> tensor<4x5xf32>
  return
}

// -----

func.func @f(%t: tensor<4x3xf32>, %u: tensor<4x2xf32>) {
  // expected-error @below {{'tensor.concat' op inputs and result element type must match}}
  %0 = tensor.concat dim(1) %t, %u : (tensor<4x3xf32>, tensor<4x2xf32>) -> tensor<4x5xi32>
  return
}

// -----

func.func @f(%t: tensor<4x3xf32>, %u: tensor<4x2xf32>) {
  // expected-error @below {{'tensor.concat' op rank of concatenated inputs must match result rank}}
  %0 = tensor.concat dim(1) %t, %u : (tensor<4x3xf32>, tensor<4x2xf32>) -> tensor<20xf32>
  return
}

// -----

func.func @f(%t: tensor<4x3xf32>) {
  // expected-error @below {{'tensor.concat' op requires at least one input}}
  %0 = tensor.concat dim(1) : () -> tensor<4x5xf32>
  return
}
