// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @copy_to_1(%b: memref<8x8xf32>, %m: memref<8xf32>, %i: index, %x: f32) {
  // expected-error @below {{'krnl.copy_to_tile_buffer' op Rank of memref cannot be smaller than buffer}}
  krnl.copy_to_tile_buffer %b, %m[%i], %x : memref<8x8xf32>, memref<8xf32>
  return
}

// -----

func.func @copy_to_2(%b: memref<8xf32>, %m: memref<8xf32>, %i: index, %x: f32) {
  // expected-error @below {{'krnl.copy_to_tile_buffer' op Rank of starts and memrefs must be identical}}
  krnl.copy_to_tile_buffer %b, %m[%i, %i], %x : memref<8xf32>, memref<8xf32>
  return
}

// -----

func.func @copy_to_3_count(%b: memref<8xf32>, %m: memref<8xf32>, %i: index, %x: f32) {
  // expected-error @below {{'krnl.copy_to_tile_buffer' op has 2 numbers in 'tileSize'; expected 1}}
  krnl.copy_to_tile_buffer %b, %m[%i], %x {tileSize = [1, 1]} : memref<8xf32>, memref<8xf32>
  return
}

// -----

func.func @copy_to_3_positive(%b: memref<8xf32>, %m: memref<8xf32>, %i: index, %x: f32) {
  // expected-error @below {{'krnl.copy_to_tile_buffer' op has the number 0 in 'tileSize'; expected 1 to 9223372036854775807}}
  krnl.copy_to_tile_buffer %b, %m[%i], %x {tileSize = [0]} : memref<8xf32>, memref<8xf32>
  return
}

// -----

func.func @copy_to_3_large(%b: memref<8xf32>, %m: memref<8xf32>, %i: index, %x: f32) {
  // expected-error @below {{'krnl.copy_to_tile_buffer' op has a tile that is larger than the buffer}}
  krnl.copy_to_tile_buffer %b, %m[%i], %x {tileSize = [9]} : memref<8xf32>, memref<8xf32>
  return
}

// -----

func.func @copy_to_4(%b: memref<8xf32>, %m: memref<8xf32>, %i: index, %x: f32) {
  // expected-error @below {{'krnl.copy_to_tile_buffer' op has the number 0 in 'padToNext'; expected 1 to 1048576}}
  krnl.copy_to_tile_buffer %b, %m[%i], %x {padToNext = [0]} : memref<8xf32>, memref<8xf32>
  return
}

// -----

func.func @copy_to_5(%b: memref<8xf32>, %m: memref<8xf32>, %i: index, %x: f32) {
  // expected-error @below {{'krnl.copy_to_tile_buffer' op To transpose buffer, its rank must be greater than 1}}
  krnl.copy_to_tile_buffer %b, %m[%i], %x {transpose = true} : memref<8xf32>, memref<8xf32>
  return
}

// -----

func.func @copy_from_4(%b: memref<8xf32>, %m: memref<8xi32>, %i: index) {
  // expected-error @below {{'krnl.copy_from_tile_buffer' op copies from 'memref<8xf32>' to 'memref<8xi32>'; the element types differ}}
  krnl.copy_from_tile_buffer %b, %m[%i] : memref<8xf32>, memref<8xi32>
  return
}

// -----

func.func @matmul_1_rank(%m: memref<8xf32>, %i: index) {
  // expected-error @below {{'krnl.matmul' op currently only support ranks >=2}}
  krnl.matmul %m[%i], %m[%i], %m[%i], (), (%i, %i, %i), (%i, %i, %i) : memref<8xf32>, memref<8xf32>, memref<8xf32>
  return
}

// -----

func.func @matmul_1_type(%m: memref<8x8xf32>, %n: memref<8x8xf64>, %i: index) {
  // expected-error @below {{'krnl.matmul' op multiplies 'memref<8x8xf32>' and 'memref<8x8xf64>' into 'memref<8x8xf32>'; expected one type of numbers}}
  krnl.matmul %m[%i, %i], %n[%i, %i], %m[%i, %i], (), (%i, %i, %i), (%i, %i, %i) : memref<8x8xf32>, memref<8x8xf64>, memref<8x8xf32>
  return
}

// -----

func.func @matmul_2(%m: memref<8x8xf32>, %i: index) {
  // expected-error @below {{'krnl.matmul' op has 1 starts for B, whose rank is 2}}
  krnl.matmul %m[%i, %i], %m[%i], %m[%i, %i], (), (%i, %i, %i), (%i, %i, %i) : memref<8x8xf32>, memref<8x8xf32>, memref<8x8xf32>
  return
}

// -----

func.func @matmul_3(%m: memref<8x8xf32>, %i: index) {
  %l = krnl.define_loops 1
  // expected-error @below {{'krnl.matmul' op loops rank should be 3 (i,j,k)}}
  krnl.matmul %m[%i, %i], %m[%i, %i], %m[%i, %i], (%l), (%i, %i, %i), (%i, %i, %i) : memref<8x8xf32>, memref<8x8xf32>, memref<8x8xf32>, (!krnl.loop)
  return
}

// -----

func.func @matmul_4(%m: memref<8x8xf32>, %i: index) {
  // expected-error @below {{'krnl.matmul' op has 2 numbers in 'computeTileSize'; expected 3}}
  krnl.matmul %m[%i, %i], %m[%i, %i], %m[%i, %i], (), (%i, %i, %i), (%i, %i, %i) {computeTileSize = [1, 1]} : memref<8x8xf32>, memref<8x8xf32>, memref<8x8xf32>
  return
}

// -----

func.func @matmul_5_tile(%m: memref<8x8xf32>, %i: index) {
  // expected-error @below {{'krnl.matmul' op has lanes, but no tile of vectors}}
  krnl.matmul %m[%i, %i], %m[%i, %i], %m[%i, %i], (), (%i, %i, %i), (%i, %i, %i) {lanes = 4} : memref<8x8xf32>, memref<8x8xf32>, memref<8x8xf32>
  return
}

// -----

func.func @matmul_5_divides(%m: memref<8x8xf32>, %i: index) {
  // expected-error @below {{'krnl.matmul' op has a tile of 4 x 6 elements and vectors of 4; expected 1 to 64 vectors}}
  krnl.matmul %m[%i, %i], %m[%i, %i], %m[%i, %i], (), (%i, %i, %i), (%i, %i, %i) {lanes = 4, computeTileSize = [4, 6, 0]} : memref<8x8xf32>, memref<8x8xf32>, memref<8x8xf32>
  return
}

// -----

func.func @matmul_5_stride(%m: memref<8x8xf32>, %n: memref<8x8xf32, strided<[16, 2]>>, %i: index) {
  // expected-error @below {{'krnl.matmul' op has lanes, but B or C whose last stride is not 1}}
  krnl.matmul %m[%i, %i], %n[%i, %i], %m[%i, %i], (), (%i, %i, %i), (%i, %i, %i) {lanes = 4, computeTileSize = [4, 8, 0]} : memref<8x8xf32>, memref<8x8xf32, strided<[16, 2]>>, memref<8x8xf32>
  return
}
