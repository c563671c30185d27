// RUN: mlir-opt %s --lower-krnl-contract | FileCheck %s

#a = affine_map<(i, j, c, y, x, k) -> (i + y - 1, j + x - 1, k)>
#b = affine_map<(i, j, c, y, x, k) -> (c floordiv 8, y, x, k, c mod 8)>
#c = affine_map<(i, j, c, y, x, k) -> (i, j, c)>

// A convolution whose channels are neighbors, with packed weights. The tile at
// the start of a row of the image leaves out the product of its first element
// with the window's first column, the one at the end that of the last element
// with the last column; the tiles between have all products.
// CHECK-LABEL: func @convolution
// CHECK-SAME: (%[[A:.*]]: memref<5x12x8xf32>,
func.func @convolution(%a: memref<5x12x8xf32>, %b: memref<1x3x3x8x8xf32>, %c: memref<5x12x8xf32>) {
  %c3 = arith.constant 3 : index
  %c5 = arith.constant 5 : index
  %c8 = arith.constant 8 : index
  %c12 = arith.constant 12 : index
  // The rows of the window that are inside, for all tiles.
  // CHECK: scf.for %[[I:.*]] =
  // CHECK: arith.maxsi
  // CHECK: arith.minsi
  // CHECK: scf.for
  // CHECK: scf.for
  // CHECK-COUNT-2: math.fma
  // CHECK-NOT: math.fma
  // CHECK: scf.for
  // CHECK-COUNT-3: math.fma
  // CHECK-NOT: math.fma
  // CHECK: scf.for
  // CHECK-COUNT-3: math.fma
  // CHECK-NOT: math.fma
  // CHECK: vector.store
  // CHECK: scf.for
  // CHECK: scf.for
  // CHECK-COUNT-3: math.fma
  // CHECK-NOT: math.fma
  // CHECK: scf.for
  // CHECK-COUNT-3: math.fma
  // CHECK-NOT: math.fma
  // CHECK: scf.for
  // CHECK-COUNT-2: math.fma
  // CHECK-NOT: math.fma
  // CHECK: vector.store
  // CHECK-COUNT-3: scf.for
  // CHECK-COUNT-9: math.fma
  // CHECK-NOT: math.fma
  // CHECK-NOT: arith.select
  krnl.contract {accumulator = f32, iterators = ["parallel", "parallel", "parallel", "reduction", "reduction", "reduction"],
      maps = [#a, #b, #c], padded = array<i64: 0>, schedule = {tile = array<i64: 0, 3, 8, 0, 0, 0>, lanes = 8}}
    bounds(%c5, %c12, %c8, %c3, %c3, %c8) ins(%a, %b : memref<5x12x8xf32>, memref<1x3x3x8x8xf32>) outs(%c : memref<5x12x8xf32>)
  return
}
