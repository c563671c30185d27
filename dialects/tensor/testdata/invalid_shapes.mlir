// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @f(%t: tensor<4x?xf32>) {
  // expected-error @below {{'tensor.cast' op operand type 'tensor<4x?xf32>' and result type 'tensor<5x?xf32>' are cast incompatible}}
  %0 = tensor.cast %t : tensor<4x?xf32> to tensor<5x?xf32>
  return
}

// -----

func.func @f(%t: tensor<4x?xf32>) {
  // expected-error @below {{'tensor.cast' op operand type 'tensor<4x?xf32>' and result type 'tensor<4x?xi32>' are cast incompatible}}
  %0 = tensor.cast %t : tensor<4x?xf32> to tensor<4x?xi32>
  return
}

// -----

func.func @f(%t: tensor<4x?xf32>) {
  // expected-error @below {{'tensor.cast' op operand type 'tensor<4x?xf32>' and result type 'tensor<4xf32>' are cast incompatible}}
  %0 = tensor.cast %t : tensor<4x?xf32> to tensor<4xf32>
  return
}

// -----

func.func @f(%t: tensor<4xf32>) {
  // expected-error @below {{'tensor.bitcast' op operand type 'tensor<4xf32>' and result type 'tensor<4xi64>' are cast incompatible}}
  %0 = tensor.bitcast %t : tensor<4xf32> to tensor<4xi64>
  return
}

// -----

func.func @f(%t: tensor<4xf32>) {
  // expected-error @below {{'tensor.bitcast' op result #0 must be tensor of signless integer or unsigned integer or signed integer or floating-point values, but got 'tensor<4xindex>'}}
  %0 = tensor.bitcast %t : tensor<4xf32> to tensor<4xindex>
  return
}

// -----

func.func @f(%t: tensor<f32>, %i: index) {
  // expected-error @below {{'tensor.dim' op operand #0 must be non-0-ranked or unranked tensor, but got 'tensor<f32>'}}
  %0 = tensor.dim %t, %i : tensor<f32>
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @below {{'tensor.empty' op incorrect number of dynamic sizes, has 0, expected 1}}
  %0 = tensor.empty() : tensor<?x3xf32>
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @below {{'tensor.empty' op incorrect number of dynamic sizes, has 2, expected 1}}
  %0 = tensor.empty(%i, %i) : tensor<?x3xf32>
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @below {{custom op 'tensor.empty' invalid kind of type specified: expected builtin.tensor, but found 'tensor<*xf32>'}}
  %0 = tensor.empty(%i) : tensor<*xf32>
  return
}
