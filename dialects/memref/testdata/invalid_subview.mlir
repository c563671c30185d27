// Errors of subview.

// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @f(%m: memref<8x8xf32>) {
  // expected-error @below {{different memory spaces specified for base memref type 'memref<8x8xf32>' and subview memref type 'memref<2x2xf32, strided<[8, 1]>, 1>'}}
  %0 = memref.subview %m[0, 0] [2, 2] [1, 1] : memref<8x8xf32> to memref<2x2xf32, strided<[8, 1]>, 1>
  return
}

// -----

func.func @f(%m: memref<8x8xf32, affine_map<(i, j) -> (i mod 2, j)>>) {
  // expected-error @below {{base type 'memref<8x8xf32, affine_map<(d0, d1) -> (d0 mod 2, d1)>>' is not strided}}
  %0 = memref.subview %m[0, 0] [2, 2] [1, 1] : memref<8x8xf32, affine_map<(i, j) -> (i mod 2, j)>> to memref<2x2xf32>
  return
}

// -----

func.func @f(%m: memref<8x8xf32>) {
  // expected-error @below {{expected result rank to be smaller or equal to the source rank, but got 'memref<2x2x1xf32>'}}
  %0 = memref.subview %m[0, 0] [2, 2] [1, 1] : memref<8x8xf32> to memref<2x2x1xf32>
  return
}

// -----

func.func @f(%m: memref<8x8xf32>) {
  // expected-error @below {{expected result type to be 'memref<2x2xf32, strided<[8, 1]>>' or a rank-reduced version. (mismatch of result sizes), but got 'memref<2x3xf32, strided<[8, 1]>>'}}
  %0 = memref.subview %m[0, 0] [2, 2] [1, 1] : memref<8x8xf32> to memref<2x3xf32, strided<[8, 1]>>
  return
}

// -----

func.func @f(%m: memref<8x8xf32>) {
  // expected-error @below {{expected result type to be 'memref<2x2xf32, strided<[8, 1]>>' or a rank-reduced version. (mismatch of result sizes), but got 'memref<2xf32, strided<[8]>>'}}
  %0 = memref.subview %m[0, 0] [2, 2] [1, 1] : memref<8x8xf32> to memref<2xf32, strided<[8]>>
  return
}

// -----

func.func @f(%m: memref<8x8xf32>) {
  // expected-error @below {{expected result element type to be 'f32', but got 'memref<2x2xi32, strided<[8, 1]>>'}}
  %0 = memref.subview %m[0, 0] [2, 2] [1, 1] : memref<8x8xf32> to memref<2x2xi32, strided<[8, 1]>>
  return
}

// -----

func.func @f(%m: memref<8x8xf32>) {
  // expected-error @below {{expected result type to be 'memref<2x2xf32, strided<[8, 1]>>' or a rank-reduced version. (mismatch of result layout), but got 'memref<2x2xf32>'}}
  %0 = memref.subview %m[0, 0] [2, 2] [1, 1] : memref<8x8xf32> to memref<2x2xf32>
  return
}

// -----

func.func @f(%m: memref<8x8xf32>) {
  // expected-error @below {{expected result type to be 'memref<2x2xf32, strided<[8, 1], offset: 8>>' or a rank-reduced version. (mismatch of result layout), but got 'memref<2x2xf32, strided<[8, 1]>>'}}
  %0 = memref.subview %m[1, 0] [2, 2] [1, 1] : memref<8x8xf32> to memref<2x2xf32, strided<[8, 1]>>
  return
}

// -----

func.func @f(%m: memref<8x8x8xf32>) {
  // expected-error @below {{expected result type to be 'memref<1x1x4xf32, strided<[64, 8, 1]>>' or a rank-reduced version. (mismatch of result layout), but got 'memref<1x4xf32, strided<[5, 1]>>'}}
  %0 = memref.subview %m[0, 0, 0] [1, 1, 4] [1, 1, 1] : memref<8x8x8xf32> to memref<1x4xf32, strided<[5, 1]>>
  return
}

// -----

func.func @f(%m: memref<?x?x?xf32, strided<[?, ?, ?]>>) {
  // expected-error @below {{expected result type to be 'memref<1x1x4xf32, strided<[?, ?, ?]>>' or a rank-reduced version. (mismatch of result layout), but got 'memref<1x4xf32, strided<[1, 1]>>'}}
  %0 = memref.subview %m[0, 0, 0] [1, 1, 4] [1, 1, 1] : memref<?x?x?xf32, strided<[?, ?, ?]>> to memref<1x4xf32, strided<[1, 1]>>
  return
}

// -----

func.func @f(%m: memref<8x8xf32>) {
  // expected-error @below {{offset 0 is out-of-bounds: 8 >= 8}}
  %0 = memref.subview %m[8, 0] [1, 2] [1, 1] : memref<8x8xf32> to memref<1x2xf32, strided<[8, 1], offset: 64>>
  return
}

// -----

func.func @f(%m: memref<8x8xf32>) {
  // expected-error @below {{slice along dimension 1 runs out-of-bounds: 8 >= 8}}
  %0 = memref.subview %m[0, 4] [1, 3] [1, 2] : memref<8x8xf32> to memref<1x3xf32, strided<[8, 2], offset: 4>>
  return
}

// -----

func.func @f(%m: memref<8x8xf32>) {
  // expected-error @below {{expected 2 offset values, got 1}}
  %0 = memref.subview %m[0] [2] [1] : memref<8x8xf32> to memref<2xf32>
  return
}

// -----

func.func @f(%m: memref<8x8xf32>) {
  // expected-error @below {{expected sizes to be non-negative, but got -2}}
  %0 = memref.subview %m[0, 0] [2, -2] [1, 1] : memref<8x8xf32> to memref<2x2xf32>
  return
}

// -----

func.func @f(%m: memref<8x8xf32>, %i: index) {
  // expected-error @below {{expected the number of 'offsets' to match the number of dynamic entries in 'static_offsets' (1 vs 0)}}
  "memref.subview"(%m, %i) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 2, 2>, static_strides = array<i64: 1, 1>}> : (memref<8x8xf32>, index) -> memref<2x2xf32, strided<[8, 1]>>
  return
}

// -----

func.func @f(%m: memref<8x16xf32>) {
  // expected-error @+1 {{custom op 'memref.subview' expected SSA value or integer}}
  %0 = memref.subview %m[[0, 4] [2, 8] [1, 1] : memref<8x16xf32> to memref<2x8xf32, strided<[16, 1], offset: 4>>
  return
}
