// Errors of cast, memory_space_cast, transpose and view.

// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @f(%m: memref<4xf32>) {
  // expected-error @below {{'memref.cast' op operand type 'memref<4xf32>' and result type 'memref<5xf32>' are cast incompatible}}
  %0 = memref.cast %m : memref<4xf32> to memref<5xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error @below {{'memref.cast' op operand type 'memref<4xf32>' and result type 'memref<?xi32>' are cast incompatible}}
  %0 = memref.cast %m : memref<4xf32> to memref<?xi32>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error @below {{'memref.cast' op operand type 'memref<4xf32>' and result type 'memref<?xf32, 1>' are cast incompatible}}
  %0 = memref.cast %m : memref<4xf32> to memref<?xf32, 1>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error @below {{'memref.cast' op operand type 'memref<4xf32>' and result type 'memref<4xf32, strided<[2]>>' are cast incompatible}}
  %0 = memref.cast %m : memref<4xf32> to memref<4xf32, strided<[2]>>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error @below {{'memref.cast' op operand type 'memref<4xf32>' and result type 'memref<4xf32, strided<[1], offset: 1>>' are cast incompatible}}
  %0 = memref.cast %m : memref<4xf32> to memref<4xf32, strided<[1], offset: 1>>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error @below {{'memref.cast' op operand type 'memref<4xf32>' and result type 'memref<4xf32, affine_map<(d0) -> (d0 mod 2)>>' are cast incompatible}}
  %0 = memref.cast %m : memref<4xf32> to memref<4xf32, affine_map<(i) -> (i mod 2)>>
  return
}

// -----

func.func @f(%m: memref<*xf32>) {
  // expected-error @below {{'memref.cast' op operand type 'memref<*xf32>' and result type 'memref<*xf32>' are cast incompatible}}
  %0 = memref.cast %m : memref<*xf32> to memref<*xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error @below {{'memref.memory_space_cast' op operand type 'memref<4xf32>' and result type 'memref<?xf32, 1>' are cast incompatible}}
  %0 = memref.memory_space_cast %m : memref<4xf32> to memref<?xf32, 1>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error @below {{'memref.memory_space_cast' op operand type 'memref<4xf32>' and result type 'memref<*xf32, 1>' are cast incompatible}}
  %0 = memref.memory_space_cast %m : memref<4xf32> to memref<*xf32, 1>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error @below {{'memref.memory_space_cast' op operand type 'memref<4xf32>' and result type 'memref<4xf32, strided<[2]>, 1>' are cast incompatible}}
  %0 = memref.memory_space_cast %m : memref<4xf32> to memref<4xf32, strided<[2]>, 1>
  return
}

// -----

func.func @f(%m: memref<4x3xf32>) {
  // expected-error @below {{'memref.transpose' op expected a permutation map}}
  %0 = memref.transpose %m (i, j) -> (i, i) : memref<4x3xf32> to memref<4x4xf32>
  return
}

// -----

func.func @f(%m: memref<4x3xf32>) {
  // expected-error @below {{'memref.transpose' op expected a permutation map of same rank as the input}}
  %0 = memref.transpose %m (i) -> (i) : memref<4x3xf32> to memref<4x3xf32>
  return
}

// -----

func.func @f(%m: memref<4x3xf32>) {
  // expected-error @below {{'memref.transpose' op result type 'memref<3x4xf32>' is not equivalent to the canonical transposed input type 'memref<3x4xf32, affine_map<(d0, d1) -> (d0 + d1 * 3)>>'}}
  %0 = memref.transpose %m (i, j) -> (j, i) : memref<4x3xf32> to memref<3x4xf32>
  return
}

// -----

func.func @f(%m: memref<8xi8, strided<[2]>>, %i: index) {
  // expected-error @below {{unsupported map for base memref type 'memref<8xi8, strided<[2]>>'}}
  %0 = memref.view %m[%i][] : memref<8xi8, strided<[2]>> to memref<2xf32>
  return
}

// -----

func.func @f(%m: memref<8xi8>, %i: index) {
  // expected-error @below {{unsupported map for result memref type 'memref<2xf32, strided<[2]>>'}}
  %0 = memref.view %m[%i][] : memref<8xi8> to memref<2xf32, strided<[2]>>
  return
}

// -----

func.func @f(%m: memref<8xi8>, %i: index) {
  // expected-error @below {{different memory spaces specified for base memref type 'memref<8xi8>' and view memref type 'memref<2xf32, 1>'}}
  %0 = memref.view %m[%i][] : memref<8xi8> to memref<2xf32, 1>
  return
}

// -----

func.func @f(%m: memref<8xi8>, %i: index) {
  // expected-error @below {{'memref.view' op incorrect number of dynamic sizes, has 1, expected 0}}
  %0 = memref.view %m[%i][%i] : memref<8xi8> to memref<2xf32>
  return
}

// -----

func.func @f(%m: memref<8xf32>, %i: index) {
  // expected-error @below {{'memref.view' op operand #0 must be 1D memref of 8-bit signless integer values, but got 'memref<8xf32>'}}
  %0 = memref.view %m[%i][] : memref<8xf32> to memref<2xf32>
  return
}

// -----

func.func @transpose_to_unranked(%m: memref<4x3xf32>) {
  // expected-error @below {{'memref.transpose' op result #0 must be strided memref of any type values, but got 'memref<*xf32>'}}
  %0 = memref.transpose %m (i, j) -> (j, i) : memref<4x3xf32> to memref<*xf32>
  return
}
