// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @f(%t: tensor<1x1xf32>) {
  // expected-error @below {{'tensor.collapse_shape' op reassociation indices must not be empty}}
  %0 = tensor.collapse_shape %t [[0, 1], []] : tensor<1x1xf32> into tensor<1x1xf32>
  return
}

// -----

func.func @f(%t: tensor<1x1xf32>) {
  // expected-error @below {{'tensor.collapse_shape' op reassociation indices must not be empty}}
  %0 = tensor.collapse_shape %t [[0, 1], []] : tensor<1x1xf32> into tensor<1xf32>
  return
}

// -----

func.func @f(%t: tensor<6xf32>) {
  // expected-error @below {{'tensor.collapse_shape' op expected the expanded type, 'tensor<6xf32>' to have a higher (or same) rank than the collapsed type, 'tensor<2x3xf32>'.}}
  %0 = tensor.collapse_shape %t [[0, 1]] : tensor<6xf32> into tensor<2x3xf32>
  return
}

// -----

func.func @f(%t: tensor<*xf32>) {
  // expected-error @below {{'tensor.collapse_shape' op expected ranked tensor types}}
  %0 = tensor.collapse_shape %t [[0, 1]] : tensor<*xf32> into tensor<6xf32>
  return
}

// -----

func.func @f(%t: tensor<2x3xf32>) {
  // expected-error @below {{'tensor.collapse_shape' op expected ranked tensor types}}
  %0 = tensor.collapse_shape %t [[0, 1]] : tensor<2x3xf32> into tensor<*xf32>
  return
}

// -----

func.func @f(%t: tensor<6xf32>) {
  // expected-error @below {{'tensor.expand_shape' op expected dimension 0 of collapsed type to be static value of 8}}
  %0 = tensor.expand_shape %t [[0, 1]] output_shape [2, 3] : tensor<6xf32> into tensor<2x4xf32>
  return
}

// -----

func.func @f(%t: tensor<6xf32>) {
  // expected-error @below {{'tensor.expand_shape' op expected number of static shape dims to be equal to the output rank (2) but found 1 inputs instead}}
  %0 = tensor.expand_shape %t [[0, 1]] output_shape [2] : tensor<6xf32> into tensor<2x3xf32>
  return
}

// -----

func.func @f(%t: tensor<6xf32>) {
  // expected-error @below {{'tensor.expand_shape' op expected reassociation map #0 to have size equal to the expanded rank (2), but it is  1.}}
  %0 = tensor.expand_shape %t [[0]] output_shape [2, 3] : tensor<6xf32> into tensor<2x3xf32>
  return
}

// -----

func.func @f(%t: tensor<6xf32>) {
  // expected-error @below {{'tensor.expand_shape' op expected collapsed rank (1) to equal the number of reassociation maps (2).}}
  %0 = tensor.expand_shape %t [[0], [1]] output_shape [2, 3] : tensor<6xf32> into tensor<2x3xf32>
  return
}

// -----

func.func @f(%t: tensor<?xf32>) {
  // expected-error @below {{'tensor.expand_shape' op expected dimension 0 of collapsed type to be static value of 6}}
  %0 = tensor.expand_shape %t [[0, 1]] output_shape [2, 3] : tensor<?xf32> into tensor<2x3xf32>
  return
}

// -----

func.func @f(%t: tensor<6xf32>, %i : index) {
  // expected-error @below {{'tensor.expand_shape' op expected dimension 0 of collapsed type to be dynamic since one or more of the corresponding dimensions in the expanded type is dynamic}}
  %0 = tensor.expand_shape %t [[0, 1]] output_shape [2, %i] : tensor<6xf32> into tensor<2x?xf32>
  return
}

// -----

func.func @f(%t: tensor<2x3xf32>) {
  // expected-error @below {{'tensor.expand_shape' op expected the expanded type, 'tensor<6xf32>' to have a higher (or same) rank than the collapsed type, 'tensor<2x3xf32>'.}}
  %0 = tensor.expand_shape %t [[0, 1]] output_shape [6] : tensor<2x3xf32> into tensor<6xf32>
  return
}
