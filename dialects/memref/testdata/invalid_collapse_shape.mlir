// Errors of collapse_shape.

// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @f(%m: memref<4xf32>) {
  // expected-error @below {{'memref.collapse_shape' op has source rank 1 and result rank 2. This is not a collapse (1 < 2).}}
  %0 = memref.collapse_shape %m [[0], []] : memref<4xf32> into memref<4x1xf32>
  return
}

// -----

func.func @f(%m: memref<4x2xf32>) {
  // expected-error @below {{'memref.collapse_shape' op invalid number of reassociation groups: found 2, expected 1}}
  %0 = memref.collapse_shape %m [[0, 1], []] : memref<4x2xf32> into memref<8xf32>
  return
}

// -----

func.func @f(%m: memref<4x2xf32>) {
  // expected-error @below {{'memref.collapse_shape' op reassociation indices must be contiguous}}
  %0 = memref.collapse_shape %m [[1, 0]] : memref<4x2xf32> into memref<8xf32>
  return
}

// -----

func.func @f(%m: memref<4x?xf32>) {
  // expected-error @below {{'memref.collapse_shape' op collapsed dim (0) must be dynamic if and only if reassociation group is dynamic}}
  %0 = memref.collapse_shape %m [[0, 1]] : memref<4x?xf32> into memref<8xf32>
  return
}

// -----

func.func @f(%m: memref<4x2xf32>) {
  // expected-error @below {{'memref.collapse_shape' op collapsed dim size (9) must equal reassociation group size (8)}}
  %0 = memref.collapse_shape %m [[0, 1]] : memref<4x2xf32> into memref<9xf32>
  return
}

// -----

func.func @f(%m: memref<1x2xf32>) {
  // expected-error @below {{'memref.collapse_shape' op rank 0 memrefs can only be extended/collapsed with/from ones}}
  %0 = memref.collapse_shape %m [] : memref<1x2xf32> into memref<f32>
  return
}

// -----

func.func @f(%m: memref<4x2x3xf32>) {
  // expected-error @below {{'memref.collapse_shape' op expanded rank (3) inconsistent with number of reassociation indices (2)}}
  %0 = memref.collapse_shape %m [[0, 1]] : memref<4x2x3xf32> into memref<8xf32>
  return
}

// -----

func.func @f(%m: memref<4x2xf32, strided<[3, 1]>>) {
  // expected-error @below {{'memref.collapse_shape' op invalid source layout map or collapsing non-contiguous dims}}
  %0 = memref.collapse_shape %m [[0, 1]] : memref<4x2xf32, strided<[3, 1]>> into memref<8xf32>
  return
}

// -----

func.func @f(%m: memref<4x2xf32, affine_map<(i, j) -> (i mod 2, j)>>) {
  // expected-error @below {{'memref.collapse_shape' op operand #0 must be strided memref of any type values, but got 'memref<4x2xf32, affine_map<(d0, d1) -> (d0 mod 2, d1)>>'}}
  %0 = memref.collapse_shape %m [[0, 1]] : memref<4x2xf32, affine_map<(i, j) -> (i mod 2, j)>> into memref<8xf32>
  return
}

// -----

func.func @f(%m: memref<4x?xf32, strided<[?, 1]>>) {
  // expected-error @below {{'memref.collapse_shape' op expected collapsed type to be 'memref<?xf32, strided<[?]>>' but found 'memref<?xf32>'}}
  %0 = memref.collapse_shape %m [[0, 1]] : memref<4x?xf32, strided<[?, 1]>> into memref<?xf32>
  return
}

// -----

func.func @f(%m: memref<4x2xf32>) {
  // expected-error @below {{'memref.collapse_shape' op expected collapsed type to be 'memref<8xf32>' but found 'memref<8xi32>'}}
  %0 = memref.collapse_shape %m [[0, 1]] : memref<4x2xf32> into memref<8xi32>
  return
}
