// Errors of expand_shape.

// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @f(%m: memref<4x2xf32>) {
  // expected-error @below {{'memref.expand_shape' op has source rank 2 and result rank 1. This is not an expansion (2 > 1).}}
  %0 = memref.expand_shape %m [[0, 1]] output_shape [8] : memref<4x2xf32> into memref<8xf32>
  return
}

// -----

func.func @f(%m: memref<4x2xf32>) {
  // expected-error @below {{'memref.expand_shape' op invalid number of reassociation groups: found 1, expected 2}}
  %0 = memref.expand_shape %m [[0, 1]] output_shape [4, 2] : memref<4x2xf32> into memref<4x2xf32>
  return
}

// -----

func.func @f(%m: memref<4x2xf32>) {
  // expected-error @below {{'memref.expand_shape' op reassociation indices must be contiguous}}
  %0 = memref.expand_shape %m [[0, 2], [1]] output_shape [2, 2, 2] : memref<4x2xf32> into memref<2x2x2xf32>
  return
}

// -----

func.func @f(%m: memref<4x2xf32>) {
  // expected-error @below {{'memref.expand_shape' op reassociation index 3 is out of bounds}}
  %0 = memref.expand_shape %m [[0, 1], [2, 3]] output_shape [2, 2, 2] : memref<4x2xf32> into memref<2x2x2xf32>
  return
}

// -----

func.func @f(%m: memref<?x2xf32>) {
  // expected-error @below {{'memref.expand_shape' op collapsed dim (0) must be dynamic if and only if reassociation group is dynamic}}
  %0 = memref.expand_shape %m [[0, 1], [2]] output_shape [2, 2, 2] : memref<?x2xf32> into memref<2x2x2xf32>
  return
}

// -----

func.func @f(%m: memref<4x2xf32>, %n: index) {
  // expected-error @below {{'memref.expand_shape' op collapsed dim (0) must be dynamic if and only if reassociation group is dynamic}}
  %0 = memref.expand_shape %m [[0, 1], [2]] output_shape [2, %n, 2] : memref<4x2xf32> into memref<2x?x2xf32>
  return
}

// -----

func.func @f(%m: memref<4x2xf32>) {
  // expected-error @below {{'memref.expand_shape' op collapsed dim size (4) must equal reassociation group size (6)}}
  %0 = memref.expand_shape %m [[0, 1], [2]] output_shape [2, 3, 2] : memref<4x2xf32> into memref<2x3x2xf32>
  return
}

// -----

func.func @f(%m: memref<f32>) {
  // expected-error @below {{'memref.expand_shape' op rank 0 memrefs can only be extended/collapsed with/from ones}}
  %0 = memref.expand_shape %m [] output_shape [1, 2] : memref<f32> into memref<1x2xf32>
  return
}

// -----

func.func @f(%m: memref<4x2xf32>) {
  // expected-error @below {{'memref.expand_shape' op expanded rank (4) inconsistent with number of reassociation indices (3)}}
  %0 = memref.expand_shape %m [[0, 1], [2]] output_shape [2, 2, 2, 1] : memref<4x2xf32> into memref<2x2x2x1xf32>
  return
}

// -----

func.func @f(%m: memref<4x2xf32, strided<[8, 1], offset: 3>>) {
  // expected-error @below {{'memref.expand_shape' op expected expanded type to be 'memref<2x2x2xf32, strided<[16, 8, 1], offset: 3>>' but found 'memref<2x2x2xf32>'}}
  %0 = memref.expand_shape %m [[0, 1], [2]] output_shape [2, 2, 2] : memref<4x2xf32, strided<[8, 1], offset: 3>> into memref<2x2x2xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error @below {{'memref.expand_shape' op expected expanded type to be 'memref<2x2xf32>' but found 'memref<2x2xi32>'}}
  %0 = memref.expand_shape %m [[0, 1]] output_shape [2, 2] : memref<4xf32> into memref<2x2xi32>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error @below {{'memref.expand_shape' op expected number of static shape bounds to be equal to the output rank (2) but found 1 inputs instead}}
  %0 = memref.expand_shape %m [[0, 1]] output_shape [2] : memref<4xf32> into memref<2x2xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>) {
  // expected-error @below {{'memref.expand_shape' op mismatch in dynamic dims in output_shape and static_output_shape: static_output_shape has 1 dynamic dims while output_shape has 0 values}}
  %0 = "memref.expand_shape"(%m) <{reassociation = [[0, 1]], static_output_shape = array<i64: 2, -9223372036854775808>}> : (memref<?xf32>) -> memref<2x?xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error @below {{'memref.expand_shape' op invalid output shape provided at pos 1}}
  %0 = memref.expand_shape %m [[0, 1]] output_shape [2, 3] : memref<4xf32> into memref<2x2xf32>
  return
}
