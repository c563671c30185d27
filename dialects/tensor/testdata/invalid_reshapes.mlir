// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @f(%t: tensor<6x?xf32>, %s: tensor<3xindex>) {
  // expected-error @below {{'tensor.reshape' op length of shape operand differs from the result's tensor rank}}
  %0 = tensor.reshape %t(%s) : (tensor<6x?xf32>, tensor<3xindex>) -> tensor<?x2xf32>
  return
}

// -----

func.func @f(%t: tensor<6x?xf32>, %s: tensor<?xi32>) {
  // expected-error @below {{'tensor.reshape' op cannot use shape operand with dynamic length to reshape to statically-ranked tensor type}}
  %0 = tensor.reshape %t(%s) : (tensor<6x?xf32>, tensor<?xi32>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%t: tensor<6x2xf32>, %s: tensor<1xi32>) {
  // expected-error @below {{'tensor.reshape' op source and destination tensor should have the same number of elements}}
  %0 = tensor.reshape %t(%s) : (tensor<6x2xf32>, tensor<1xi32>) -> tensor<11xf32>
  return
}

// -----

func.func @f(%t: tensor<6x2xf32>, %s: tensor<1xi32>) {
  // expected-error @below {{'tensor.reshape' op element types of source and destination tensor types should be the same}}
  %0 = tensor.reshape %t(%s) : (tensor<6x2xf32>, tensor<1xi32>) -> tensor<12xi32>
  return
}

// -----

func.func @f(%t: tensor<2x3xf32>) {
  // expected-error @below {{'tensor.collapse_shape' op expected collapsed rank (1) to equal the number of reassociation maps (2).}}
  %0 = tensor.collapse_shape %t [[0], [1]] : tensor<2x3xf32> into tensor<6xf32>
  return
}

// -----

func.func @f(%t: tensor<2x3xf32>) {
  // expected-error @below {{'tensor.collapse_shape' op expected reassociation map #0 to have size equal to the expanded rank (2), but it is  3.}}
  %0 = tensor.collapse_shape %t [[0, 2]] : tensor<2x3xf32> into tensor<6xf32>
  return
}

// -----

func.func @f(%t: tensor<2x3xf32>) {
  // expected-error @below {{'tensor.collapse_shape' op expected reassociation map #0 to have size equal to the expanded rank (2), but it is  3.}}
  %0 = tensor.collapse_shape %t [[0, 1, 2]] : tensor<2x3xf32> into tensor<6xf32>
  return
}

// -----

func.func @f(%t: tensor<2x3xf32>) {
  // expected-error @below {{'tensor.collapse_shape' op expected reassociation map #0 to have size equal to the expanded rank (2), but it is  1.}}
  %0 = tensor.collapse_shape %t [[0]] : tensor<2x3xf32> into tensor<2xf32>
  return
}

// -----

func.func @f(%t: tensor<2x3xf32>) {
  // expected-error @below {{'tensor.collapse_shape' op expected dimension 0 of collapsed type to be static value of 6}}
  %0 = tensor.collapse_shape %t [[0, 1]] : tensor<2x3xf32> into tensor<5xf32>
  return
}

// -----

func.func @f(%t: tensor<2x3xf32>) {
  // expected-error @below {{'tensor.collapse_shape' op expected dimension 0 of collapsed type to be static value of 6}}
  %0 = tensor.collapse_shape %t [[0, 1]] : tensor<2x3xf32> into tensor<?xf32>
  return
}

// -----

func.func @f(%t: tensor<2x?xf32>) {
  // expected-error @below {{'tensor.collapse_shape' op expected dimension 0 of collapsed type to be dynamic since one or more of the corresponding dimensions in the expanded type is dynamic}}
  %0 = tensor.collapse_shape %t [[0, 1]] : tensor<2x?xf32> into tensor<6xf32>
  return
}

// -----

func.func @f(%t: tensor<2x3xf32>) {
  // expected-error @below {{'tensor.collapse_shape' op expected collapsed type to be 'tensor<6xf32>', but got 'tensor<6xi32>'}}
  %0 = tensor.collapse_shape %t [[0, 1]] : tensor<2x3xf32> into tensor<6xi32>
  return
}

// -----

func.func @f(%t: tensor<4xi32>) -> tensor<i32> {
  // expected-error @below {{'tensor.collapse_shape' op rank 0 tensors can only be extended/collapsed with/from ones}}
  %0 = tensor.collapse_shape %t [] : tensor<4xi32> into tensor<i32>
  return %0 : tensor<i32>
}

// -----

func.func @f(%t: tensor<1x?xi32>) -> tensor<i32> {
  // expected-error @below {{'tensor.collapse_shape' op rank 0 tensors can only be extended/collapsed with/from ones}}
  %0 = tensor.collapse_shape %t [] : tensor<1x?xi32> into tensor<i32>
  return %0 : tensor<i32>
}

// -----

func.func @f(%t: tensor<i32>) -> tensor<0xi32> {
  // expected-error @below {{'tensor.expand_shape' op rank 0 tensors can only be extended/collapsed with/from ones}}
  %0 = tensor.expand_shape %t [] output_shape [0] : tensor<i32> into tensor<0xi32>
  return %0 : tensor<0xi32>
}
