// RUN: mlir-opt %s --lower-krnl-contract | FileCheck %s

#a = affine_map<(i, j, k)[s] -> (s, i, k)>
#b = affine_map<(i, j, k)[s] -> (k, j)>
#c = affine_map<(i, j, k)[s] -> (i, j)>

// Loops around the contraction are none that LLVM need unroll.
// CHECK-LABEL: func @around
// CHECK-SAME: attributes {passthrough = ["scheduled-loops"]}
func.func @around(%a: memref<2x12x8xf32>, %b: memref<8x32xf32>, %c: memref<12x32xf32>) {
  %c8 = arith.constant 8 : index
  %c12 = arith.constant 12 : index
  %c32 = arith.constant 32 : index
  %l = krnl.define_loops 1
  krnl.iterate(%l) with (%l -> %i = 0 to 2) {
    krnl.contract {accumulator = f32, iterators = ["parallel", "parallel", "reduction"], maps = [#a, #b, #c],
        schedule = {lanes = 8 : i64, tile = array<i64: 6, 16, 0>}}
      bounds(%c12, %c32, %c8) symbols(%i) ins(%a, %b : memref<2x12x8xf32>, memref<8x32xf32>) outs(%c : memref<12x32xf32>)
  }
  return
}

// Those beside it may be unrolled.
// CHECK-LABEL: func @beside
// CHECK-NOT: scheduled-loops
// CHECK: return
func.func @beside(%a: memref<2x12x8xf32>, %b: memref<8x32xf32>, %c: memref<12x32xf32>) {
  %c8 = arith.constant 8 : index
  %c12 = arith.constant 12 : index
  %c32 = arith.constant 32 : index
  %zero = arith.constant 0.0 : f32
  %l:2 = krnl.define_loops 2
  krnl.iterate(%l#0) with (%l#0 -> %i = 0 to 2) {
    krnl.contract {accumulator = f32, iterators = ["parallel", "parallel", "reduction"], maps = [#a, #b, #c],
        schedule = {lanes = 8 : i64, tile = array<i64: 6, 16, 0>}}
      bounds(%c12, %c32, %c8) symbols(%i) ins(%a, %b : memref<2x12x8xf32>, memref<8x32xf32>) outs(%c : memref<12x32xf32>)
    krnl.iterate(%l#1) with (%l#1 -> %j = 0 to 32) {
      krnl.store %zero, %c[%i, %j] : memref<12x32xf32>
    }
  }
  return
}
