// RUN: mlir-opt %s --lower-krnl-contract --verify-diagnostics

// The tile is 16 columns wide, the panels are 8.
func.func @other_width(%a: memref<12x8xf32>, %b: memref<40x8xf32>, %c: memref<12x40xf32>) {
  %c8 = arith.constant 8 : index
  %c12 = arith.constant 12 : index
  %c40 = arith.constant 40 : index
  // expected-error @below {{'krnl.contract' op has an input in panels that are not those of its schedule}}
  krnl.contract {accumulator = f32, iterators = ["parallel", "parallel", "reduction"],
      maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (j, k)>, affine_map<(i, j, k) -> (i, j)>],
      packed = array<i64: 0, 8>, schedule = {tile = array<i64: 6, 16, 0>, lanes = 8}}
    bounds(%c12, %c40, %c8) ins(%a, %b : memref<12x8xf32>, memref<40x8xf32>) outs(%c : memref<12x40xf32>)
  return
}
