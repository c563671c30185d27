// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @f(%t: tensor<16x32xf32>, %i: index) {
  // expected-error @below {{slice along dimension 1 runs out-of-bounds: 43 >= 32}}
  %0 = tensor.extract_slice %t[0, 4] [2, 40] [1, 1] : tensor<16x32xf32> to tensor<2x40xf32>
  return
}

// -----

func.func @f(%t: tensor<16x32xf32>, %i: index) {
  // expected-error @below {{expected type to be 'tensor<2x4xf32>' or a rank-reduced version. (size mismatch)}}
  %0 = tensor.extract_slice %t[0, 4] [2, 4] [1, 1] : tensor<16x32xf32> to tensor<2x5xf32>
  return
}

// -----

func.func @f(%t: tensor<16x32xf32>, %i: index) {
  // expected-error @below {{expected element type to be 'f32'}}
  %0 = tensor.extract_slice %t[0, 4] [2, 4] [1, 1] : tensor<16x32xf32> to tensor<2x4xi32>
  return
}

// -----

func.func @f(%t: tensor<16x32xf32>, %i: index) {
  // expected-error @below {{expected rank to be smaller or equal to the other rank.}}
  %0 = tensor.extract_slice %t[0, 4] [2, 4] [1, 1] : tensor<16x32xf32> to tensor<1x2x4xf32>
  return
}

// -----

func.func @f(%t: tensor<16x32xf32>, %i: index) {
  // expected-error @below {{expected mixed offsets rank to match mixed sizes rank (2 vs 1) so the rank of the result type is well-formed.}}
  %0 = tensor.extract_slice %t[0, 4] [2] [1, 1] : tensor<16x32xf32> to tensor<2x4xf32>
  return
}

// -----

func.func @f(%t: tensor<16x32xf32>, %i: index) {
  // expected-error @below {{expected 2 offset values, got 1}}
  %0 = tensor.extract_slice %t[0] [2] [1] : tensor<16x32xf32> to tensor<2x4xf32>
  return
}

// -----

func.func @f(%t: tensor<16x32xf32>, %i: index) {
  // expected-error @below {{expected offsets to be non-negative, but got -1}}
  %0 = tensor.extract_slice %t[0, -1] [2, 3] [1, 1] : tensor<16x32xf32> to tensor<2x3xf32>
  return
}

// -----

func.func @f(%t: tensor<16x32xf32>, %i: index) {
  // expected-error @below {{offset 0 is out-of-bounds: 17 >= 16}}
  %0 = tensor.extract_slice %t[17, 0] [1, 3] [1, 1] : tensor<16x32xf32> to tensor<1x3xf32>
  return
}

// -----

func.func @f(%t: tensor<16x32xf32>, %p: tensor<2x?xf32>, %i: index) {
  // expected-error @below {{expected type to be 'tensor<3x?xf32>' or a rank-reduced version. (size mismatch)}}
  %0 = tensor.insert_slice %p into %t[%i, 4] [3, %i] [1, 3] : tensor<2x?xf32> into tensor<16x32xf32>
  return
}

// -----

func.func @f(%t: tensor<16x32xf32>, %p: tensor<2x?xi32>, %i: index) {
  // expected-error @below {{expected element type to be 'f32'}}
  %0 = tensor.insert_slice %p into %t[%i, 4] [2, %i] [1, 3] : tensor<2x?xi32> into tensor<16x32xf32>
  return
}

// -----

func.func @f(%t: tensor<16x32xf32>, %p: tensor<1x2x3xf32>, %i: index) {
  // expected-error @below {{expected rank to be smaller or equal to the other rank.}}
  %0 = tensor.insert_slice %p into %t[%i, 4] [2, %i] [1, 3] : tensor<1x2x3xf32> into tensor<16x32xf32>
  return
}

// -----

func.func @f(%t: tensor<16x32xf32>, %p: tensor<2x40xf32>, %i: index) {
  // expected-error @below {{slice along dimension 1 runs out-of-bounds: 39 >= 32}}
  %0 = tensor.insert_slice %p into %t[0, 0] [2, 40] [1, 1] : tensor<2x40xf32> into tensor<16x32xf32>
  return
}
