// RUN: mlir-opt %s --pack-krnl-constants --split-input-file | FileCheck %s

#a = affine_map<(i, j, k) -> (i, k)>
#b = affine_map<(i, j, k) -> (k, j)>
#c = affine_map<(i, j, k) -> (i, j)>

// Both calls pass constants. One of them is also read as it is. Panels of 16 and 4
// columns have all elements and no others.
// CHECK-DAG: #[[ACCESS:.*]] = affine_map<(d0, d1, d2) -> (d1, d2)>
// CHECK-NOT: memref.global {{.*}} @v :
// CHECK-DAG: memref.global "private" constant @v_packed : memref<160xf32> = #krnl.packed<dense_resource<v> : tensor<8x20xf32>, (d0, d1) -> (d1, d0), shape = [20, 8], lines = 0, width = 16> {alignment = 64 : i64}
// CHECK-DAG: memref.global "private" constant @w_packed : memref<160xf32> = #krnl.packed<dense_resource<w> : tensor<8x20xf32>, (d0, d1) -> (d1, d0), shape = [20, 8], lines = 0, width = 16> {alignment = 64 : i64}
// CHECK-DAG: memref.global "private" constant @w : memref<1x8x20xf32>
memref.global "private" constant @v : memref<160xf32> = dense_resource<v>
memref.global "private" constant @w : memref<1x8x20xf32> = dense_resource<w>

// CHECK-LABEL: func @main
func.func @main(%x: memref<f32>, %y: memref<f32>) {
  // CHECK: memref.get_global @w :
  %0 = memref.get_global @w : memref<1x8x20xf32>
  %w = memref.reinterpret_cast %0 to offset: [0], sizes: [], strides: [] : memref<1x8x20xf32> to memref<f32>
  %1 = memref.get_global @v : memref<160xf32>
  %v = memref.reinterpret_cast %1 to offset: [0], sizes: [], strides: [] : memref<160xf32> to memref<f32>
  // CHECK: %[[W:.*]] = memref.get_global @w_packed : memref<160xf32>
  // CHECK: %[[POINTER:.*]] = memref.reinterpret_cast %[[W]] to offset: [0], sizes: [], strides: [] : memref<160xf32> to memref<f32>
  // CHECK: call @kernel(%{{.*}}, %[[POINTER]], %{{.*}})
  func.call @kernel(%x, %w, %y) : (memref<f32>, memref<f32>, memref<f32>) -> ()
  // CHECK: memref.get_global @v_packed
  func.call @kernel(%x, %v, %y) : (memref<f32>, memref<f32>, memref<f32>) -> ()
  // CHECK: memref.get_global @w_packed
  func.call @kernel(%x, %w, %y) : (memref<f32>, memref<f32>, memref<f32>) -> ()
  func.call @read(%w) : (memref<f32>) -> ()
  return
}

func.func private @read(%w: memref<f32>) {
  return
}

// CHECK-LABEL: func private @kernel
// CHECK-SAME: (%{{.*}}: memref<f32>, %[[ARG:.*]]: memref<f32>, %{{.*}}: memref<f32>)
func.func private @kernel(%x: memref<f32>, %w: memref<f32>, %y: memref<f32>) {
  %c8 = arith.constant 8 : index
  %c12 = arith.constant 12 : index
  %c20 = arith.constant 20 : index
  %a = memref.reinterpret_cast %x to offset: [0], sizes: [12, 8], strides: [8, 1] : memref<f32> to memref<12x8xf32>
  // CHECK: %[[B:.*]] = memref.reinterpret_cast %[[ARG]] to offset: [0], sizes: [20, 8], strides: [8, 1] : memref<f32> to memref<20x8xf32>
  %b = memref.reinterpret_cast %w to offset: [0], sizes: [8, 20], strides: [20, 1] : memref<f32> to memref<8x20xf32>
  %c = memref.reinterpret_cast %y to offset: [0], sizes: [12, 20], strides: [20, 1] : memref<f32> to memref<12x20xf32>
  // CHECK: krnl.contract {{.*}}maps = [#{{.*}}, #[[ACCESS]], #{{.*}}], packed = array<i64: 0, 16>{{.*}} ins(%{{.*}}, %[[B]] : memref<12x8xf32>, memref<20x8xf32>)
  krnl.contract {accumulator = f32, iterators = ["parallel", "parallel", "reduction"],
      maps = [#a, #b, #c], schedule = {tile = array<i64: 6, 16, 0>, lanes = 8}}
    bounds(%c12, %c20, %c8) ins(%a, %b : memref<12x8xf32>, memref<8x20xf32>) outs(%c : memref<12x20xf32>)
  return
}

{-# dialect_resources: { builtin: { v: "0x04000000", w: "0x04000000" } } #-}

// -----

// One call passes a value that is no constant.
// CHECK-NOT: krnl.packed
memref.global "private" constant @w : memref<8x16xf32> = dense_resource<w>

func.func @main(%x: memref<f32>, %y: memref<f32>) {
  %0 = memref.get_global @w : memref<8x16xf32>
  %w = memref.reinterpret_cast %0 to offset: [0], sizes: [], strides: [] : memref<8x16xf32> to memref<f32>
  // CHECK: call @kernel
  func.call @kernel(%x, %w, %y) : (memref<f32>, memref<f32>, memref<f32>) -> ()
  func.call @kernel(%x, %x, %y) : (memref<f32>, memref<f32>, memref<f32>) -> ()
  return
}

func.func private @kernel(%x: memref<f32>, %w: memref<f32>, %y: memref<f32>) {
  %c8 = arith.constant 8 : index
  %c12 = arith.constant 12 : index
  %c16 = arith.constant 16 : index
  %a = memref.reinterpret_cast %x to offset: [0], sizes: [12, 8], strides: [8, 1] : memref<f32> to memref<12x8xf32>
  %b = memref.reinterpret_cast %w to offset: [0], sizes: [8, 16], strides: [16, 1] : memref<f32> to memref<8x16xf32>
  %c = memref.reinterpret_cast %y to offset: [0], sizes: [12, 16], strides: [16, 1] : memref<f32> to memref<12x16xf32>
  // CHECK: krnl.contract {{.*}} memref<8x16xf32>)
  krnl.contract {accumulator = f32, iterators = ["parallel", "parallel", "reduction"],
      maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], schedule = {tile = array<i64: 6, 16, 0>, lanes = 8}}
    bounds(%c12, %c16, %c8) ins(%a, %b : memref<12x8xf32>, memref<8x16xf32>) outs(%c : memref<12x16xf32>)
  return
}

{-# dialect_resources: { builtin: { w: "0x04000000" } } #-}

// -----

// The columns of a batch of transposed matrices. With one row the tile is wider.
// CHECK: memref.global {{.*}} @w_packed : memref<960xf64> = #krnl.packed<dense_resource<w> : tensor<2x60x8xf64>, (d0, d1, d2) -> (d0, d1, d2), shape = [2, 60, 8], lines = 1, width = 32>
memref.global "private" constant @w : memref<2x60x8xf64> = dense_resource<w>

func.func @main(%x: memref<f64>, %y: memref<f64>) {
  %0 = memref.get_global @w : memref<2x60x8xf64>
  %w = memref.reinterpret_cast %0 to offset: [0], sizes: [], strides: [] : memref<2x60x8xf64> to memref<f64>
  func.call @kernel(%x, %w, %y) : (memref<f64>, memref<f64>, memref<f64>) -> ()
  return
}

func.func private @kernel(%x: memref<f64>, %w: memref<f64>, %y: memref<f64>) {
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %c60 = arith.constant 60 : index
  %a = memref.reinterpret_cast %x to offset: [0], sizes: [2, 8], strides: [8, 1] : memref<f64> to memref<2x8xf64>
  %b = memref.reinterpret_cast %w to offset: [0], sizes: [2, 60, 8], strides: [480, 8, 1] : memref<f64> to memref<2x60x8xf64>
  %c = memref.reinterpret_cast %y to offset: [0], sizes: [2, 60], strides: [60, 1] : memref<f64> to memref<2x60xf64>
  // CHECK: krnl.contract {{.*}}schedule = {depth = 4096 : i64, lanes = 8 : i64, panels = 16 : i64, tile = array<i64: 0, 32, 0>}
  krnl.contract {accumulator = f64, iterators = ["parallel", "parallel", "reduction"],
      maps = [affine_map<(b, j, k) -> (b, k)>, affine_map<(b, j, k) -> (b, j, k)>, affine_map<(b, j, k) -> (b, j)>], schedule = {tile = array<i64: 6, 16, 0>, lanes = 8}}
    bounds(%c2, %c60, %c8) ins(%a, %b : memref<2x8xf64>, memref<2x60x8xf64>) outs(%c : memref<2x60xf64>)
  return
}

{-# dialect_resources: { builtin: { w: "0x08000000" } } #-}

// -----

// The columns of a transposed matrix for 8 rows, too few to copy columns in a
// run: the tile is that of the target.
// CHECK: memref.global {{.*}} @w_packed : memref<384xf64> = #krnl.packed<dense_resource<w> : tensor<48x8xf64>, {{.*}}width = 16>
memref.global "private" constant @w : memref<48x8xf64> = dense_resource<w>

func.func @main(%x: memref<f64>, %y: memref<f64>) {
  %0 = memref.get_global @w : memref<48x8xf64>
  %w = memref.reinterpret_cast %0 to offset: [0], sizes: [], strides: [] : memref<48x8xf64> to memref<f64>
  func.call @kernel(%x, %w, %y) : (memref<f64>, memref<f64>, memref<f64>) -> ()
  return
}

func.func private @kernel(%x: memref<f64>, %w: memref<f64>, %y: memref<f64>) {
  %c8 = arith.constant 8 : index
  %c48 = arith.constant 48 : index
  %a = memref.reinterpret_cast %x to offset: [0], sizes: [8, 8], strides: [8, 1] : memref<f64> to memref<8x8xf64>
  %b = memref.reinterpret_cast %w to offset: [0], sizes: [48, 8], strides: [8, 1] : memref<f64> to memref<48x8xf64>
  %c = memref.reinterpret_cast %y to offset: [0], sizes: [8, 48], strides: [48, 1] : memref<f64> to memref<8x48xf64>
  // CHECK: krnl.contract {{.*}}schedule = {depth = 4096 : i64, lanes = 8 : i64, panels = 16 : i64, tile = array<i64: 6, 16, 0>}
  krnl.contract {accumulator = f64, iterators = ["parallel", "parallel", "reduction"],
      maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (j, k)>, affine_map<(i, j, k) -> (i, j)>], schedule = {tile = array<i64: 6, 16, 0>, lanes = 8}}
    bounds(%c8, %c48, %c8) ins(%a, %b : memref<8x8xf64>, memref<48x8xf64>) outs(%c : memref<8x48xf64>)
  return
}

{-# dialect_resources: { builtin: { w: "0x08000000" } } #-}

// -----

// Bytes are packed in groups of the products that an instruction adds.
// CHECK: memref.global {{.*}} @w_packed : memref<256xi8> = #krnl.packed<dense_resource<w> : tensor<8x32xi8>, {{.*}}shape = [32, 8], lines = 0, width = 16, group = 4>
memref.global "private" constant @w : memref<8x32xi8> = dense_resource<w>

func.func @main(%x: memref<i8>, %y: memref<i32>) {
  %0 = memref.get_global @w : memref<8x32xi8>
  %w = memref.reinterpret_cast %0 to offset: [0], sizes: [], strides: [] : memref<8x32xi8> to memref<i8>
  func.call @kernel(%x, %w, %y) : (memref<i8>, memref<i8>, memref<i32>) -> ()
  return
}

func.func private @kernel(%x: memref<i8>, %w: memref<i8>, %y: memref<i32>) {
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c32 = arith.constant 32 : index
  %a = memref.reinterpret_cast %x to offset: [0], sizes: [4, 8], strides: [8, 1] : memref<i8> to memref<4x8xi8>
  %b = memref.reinterpret_cast %w to offset: [0], sizes: [8, 32], strides: [32, 1] : memref<i8> to memref<8x32xi8>
  %c = memref.reinterpret_cast %y to offset: [0], sizes: [4, 32], strides: [32, 1] : memref<i32> to memref<4x32xi32>
  // CHECK: krnl.contract {{.*}}group = 4 : i64, {{.*}}packed = array<i64: 0, 16>
  krnl.contract {accumulator = i32, iterators = ["parallel", "parallel", "reduction"],
      maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>],
      schedule = {dot = 4, lanes = 16, tile = array<i64: 4, 16, 0>}}
    bounds(%c4, %c32, %c8) ins(%a, %b : memref<4x8xi8>, memref<8x32xi8>) outs(%c : memref<4x32xi32>)
    prologue {
    ^bb0(%p: i8, %q: i8):
      %1 = arith.extui %p : i8 to i32
      %2 = arith.extsi %q : i8 to i32
      krnl.yield %1, %2 : i32, i32
    }
  return
}

{-# dialect_resources: { builtin: { w: "0x01000000" } } #-}

// -----

// A constant that is computed from another one, of another shape than the view.
// CHECK: memref.global {{.*}} @w_packed : memref<160xf32> = #krnl.packed<#recipe.strided<#recipe.cast<dense_resource<w> : tensor<160xf16>> : tensor<160xf32>, offset = 0, strides = [20, 1]> : tensor<8x20xf32>, (d0, d1) -> (d1, d0), shape = [20, 8], lines = 0, width = 16>
memref.global "private" constant @w : memref<160xf32> = #recipe.cast<dense_resource<w> : tensor<160xf16>>

func.func @main(%x: memref<f32>, %y: memref<f32>) {
  %0 = memref.get_global @w : memref<160xf32>
  %w = memref.reinterpret_cast %0 to offset: [0], sizes: [], strides: [] : memref<160xf32> to memref<f32>
  func.call @kernel(%x, %w, %y) : (memref<f32>, memref<f32>, memref<f32>) -> ()
  return
}

func.func private @kernel(%x: memref<f32>, %w: memref<f32>, %y: memref<f32>) {
  %c8 = arith.constant 8 : index
  %c12 = arith.constant 12 : index
  %c20 = arith.constant 20 : index
  %a = memref.reinterpret_cast %x to offset: [0], sizes: [12, 8], strides: [8, 1] : memref<f32> to memref<12x8xf32>
  %b = memref.reinterpret_cast %w to offset: [0], sizes: [8, 20], strides: [20, 1] : memref<f32> to memref<8x20xf32>
  %c = memref.reinterpret_cast %y to offset: [0], sizes: [12, 20], strides: [20, 1] : memref<f32> to memref<12x20xf32>
  krnl.contract {accumulator = f32, iterators = ["parallel", "parallel", "reduction"],
      maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], schedule = {tile = array<i64: 6, 16, 0>, lanes = 8}}
    bounds(%c12, %c20, %c8) ins(%a, %b : memref<12x8xf32>, memref<8x20xf32>) outs(%c : memref<12x20xf32>)
  return
}

{-# dialect_resources: { builtin: { w: "0x02000000" } } #-}
