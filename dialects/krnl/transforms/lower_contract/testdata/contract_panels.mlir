// RUN: mlir-opt %s --lower-krnl-contract | FileCheck %s

#a = affine_map<(b, i, j, k) -> (b, i, k)>
#b = affine_map<(b, i, j, k) -> (k, j)>
#c = affine_map<(b, i, j, k) -> (b, i, j)>
#bias = affine_map<(b, i, j, k) -> (j)>

// CHECK-LABEL: func @product
// CHECK-SAME: (%[[A:.*]]: memref<2x12x8xf32>, %[[B:.*]]: memref<8x32xf32>, %[[C:.*]]: memref<2x12x32xf32>, %[[BIAS:.*]]: memref<32xf32>)
// CHECK-SAME: attributes {passthrough = ["scheduled-loops"]}
func.func @product(%a: memref<2x12x8xf32>, %b: memref<8x32xf32>, %c: memref<2x12x32xf32>, %bias: memref<32xf32>) {
  // CHECK-DAG: %[[PANELS:.*]] = memref.alloca() {alignment = 64 : i64} : memref<1x8x16xf32>
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %c12 = arith.constant 12 : index
  %c32 = arith.constant 32 : index
  // The batch, then blocks of columns, which are copied.
  // CHECK: scf.for %[[P:.*]] =
  // CHECK: scf.for %[[J:.*]] =
  // CHECK: vector.load %[[B]]
  // CHECK: vector.store %{{.*}}, %[[PANELS]]
  // Rows, with the sums of 6 * 2 vectors.
  // CHECK: scf.for %[[I:.*]] =
  // CHECK: %[[SUMS:.*]]:12 = scf.for
  // CHECK-COUNT-2: vector.load %[[PANELS]]
  // CHECK: memref.load %[[A]]
  // CHECK: vector.broadcast
  // CHECK-COUNT-12: math.fma
  // CHECK-NOT: math.fma
  // CHECK: %[[X:.*]] = vector.load %[[BIAS]]
  // CHECK-NEXT: %[[Y:.*]] = arith.addf %[[SUMS]]#0, %[[X]] : vector<8xf32>
  // CHECK: vector.store %[[Y]], %[[C]]
  krnl.contract {accumulator = f32, iterators = ["parallel", "parallel", "parallel", "reduction"],
      maps = [#a, #b, #c, #bias], schedule = {tile = array<i64: 0, 6, 16, 0>, lanes = 8, panels = 1}}
    bounds(%c2, %c12, %c32, %c8) ins(%a, %b : memref<2x12x8xf32>, memref<8x32xf32>) outs(%c : memref<2x12x32xf32>) extra(%bias : memref<32xf32>)
    epilogue {
    ^bb0(%sum: f32, %x: f32):
      %y = arith.addf %sum, %x : f32
      krnl.yield %y : f32
    }
  return
}

// The places of a convolution are columns. The products are those of one loop,
// since the weights are contiguous.
// CHECK-LABEL: func @convolution
// CHECK-SAME: (%[[A:.*]]: memref<12x4x3x3xf32>, %[[B:.*]]: memref<4x8x8xf32>, %[[C:.*]]: memref<12x8x8xf32>)
func.func @convolution(%a: memref<12x4x3x3xf32>, %b: memref<4x8x8xf32>, %c: memref<12x8x8xf32>) {
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c12 = arith.constant 12 : index
  %c8 = arith.constant 8 : index
  // CHECK-DAG: %[[FLAT:.*]] = memref.reinterpret_cast %[[C]] to offset: [0], sizes: [12, 64], strides: [64, 1]
  // CHECK-DAG: %[[WEIGHTS:.*]] = memref.reinterpret_cast %[[A]] to offset: [0], sizes: [12, 36], strides: [36, 1]
  // A vector of columns that are adjacent and inside, or single columns.
  // CHECK: scf.if
  // CHECK: vector.load %[[B]]
  // CHECK: } else {
  // CHECK-COUNT-8: memref.load %[[B]]
  // CHECK: iter_args
  // CHECK: memref.load %[[WEIGHTS]]
  // CHECK: vector.store %{{.*}}, %[[FLAT]]
  krnl.contract {accumulator = f32, iterators = ["parallel", "parallel", "parallel", "reduction", "reduction", "reduction"],
      maps = [affine_map<(m, y, x, c, h, w) -> (m, c, h, w)>, affine_map<(m, y, x, c, h, w) -> (c, y + h - 1, x + w - 1)>, affine_map<(m, y, x, c, h, w) -> (m, y, x)>],
      padded = array<i64: 1>, schedule = {tile = array<i64: 6, 0, 16, 0, 0, 0>, lanes = 8}}
    bounds(%c12, %c8, %c8, %c4, %c3, %c3) ins(%a, %b : memref<12x4x3x3xf32>, memref<4x8x8xf32>) outs(%c : memref<12x8x8xf32>)
  return
}

// The output is an extra operand: it holds no sums of blocks, so that there is
// one block.
// CHECK-LABEL: func @in_place
func.func @in_place(%a: memref<12x512xf32>, %b: memref<512x32xf32>, %c: memref<12x32xf32>) {
  %c12 = arith.constant 12 : index
  %c32 = arith.constant 32 : index
  %c512 = arith.constant 512 : index
  // CHECK: memref.alloca() {{.*}} : memref<1x512x16xf32>
  krnl.contract {accumulator = f32, iterators = ["parallel", "parallel", "reduction"],
      maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>, affine_map<(i, j, k) -> (i, j)>],
      schedule = {tile = array<i64: 6, 16, 0>, lanes = 8, depth = 256}}
    bounds(%c12, %c32, %c512) ins(%a, %b : memref<12x512xf32>, memref<512x32xf32>) outs(%c : memref<12x32xf32>) extra(%c : memref<12x32xf32>)
    epilogue {
    ^bb0(%sum: f32, %x: f32):
      %y = arith.addf %sum, %x : f32
      krnl.yield %y : f32
    }
  return
}

// Additions in order begin with the sums of the block before.
// CHECK-LABEL: func @ordered
// CHECK-SAME: (%{{.*}}, %{{.*}}, %[[C:.*]]: memref<6x16xf32>)
func.func @ordered(%a: memref<6x512xf32>, %b: memref<512x16xf32>, %c: memref<6x16xf32>) {
  %c6 = arith.constant 6 : index
  %c16 = arith.constant 16 : index
  %c512 = arith.constant 512 : index
  // CHECK: %[[START:.*]]:12 = scf.if
  // CHECK-COUNT-12: vector.load %[[C]]
  // CHECK: scf.for {{.*}} iter_args(%{{.*}} = %[[START]]#0,
  // CHECK-NOT: addf
  // CHECK: vector.store %{{.*}}, %[[C]]
  krnl.contract {accumulator = f32, iterators = ["parallel", "parallel", "reduction"],
      maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>],
      ordered, schedule = {tile = array<i64: 6, 16, 0>, lanes = 8, depth = 256}}
    bounds(%c6, %c16, %c512) ins(%a, %b : memref<6x512xf32>, memref<512x16xf32>) outs(%c : memref<6x16xf32>)
  return
}

// Packed columns are read where they are, in 3 panels of 2 blocks each. The last
// one is 8 columns wide.
// CHECK-LABEL: func @packed
// CHECK-SAME: (%{{.*}}: memref<12x512xf32>, %[[B:.*]]: memref<40x512xf32>, %{{.*}}: memref<12x40xf32>)
func.func @packed(%a: memref<12x512xf32>, %b: memref<40x512xf32>, %c: memref<12x40xf32>) {
  %c12 = arith.constant 12 : index
  %c40 = arith.constant 40 : index
  %c512 = arith.constant 512 : index
  // CHECK-NOT: memref.alloca() {{.*}}x512x16xf32>
  // CHECK: scf.for %[[K:.*]] =
  // CHECK: %[[VIEW:.*]] = memref.reinterpret_cast %[[B]] to offset: [%{{.*}}], sizes: [%{{.*}}, %{{.*}}, 16], strides: [8192, 16, 1] : memref<40x512xf32> to memref<?x?x16xf32, strided<[8192, 16, 1], offset: ?>>
  // CHECK: %[[LAST:.*]] = memref.reinterpret_cast %[[B]] to offset: [%{{.*}}], sizes: [%{{.*}}, %{{.*}}, 8], strides: [8192, 8, 1] : memref<40x512xf32> to memref<?x?x8xf32, strided<[8192, 8, 1], offset: ?>>
  // CHECK-NOT: vector.store
  // CHECK: scf.for {{.*}} iter_args
  // CHECK-COUNT-2: vector.load %[[VIEW]]
  // CHECK: scf.for {{.*}} iter_args
  // CHECK: vector.load %[[LAST]]
  // CHECK-NOT: vector.load %[[LAST]]
  krnl.contract {accumulator = f32, iterators = ["parallel", "parallel", "reduction"],
      maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (j, k)>, affine_map<(i, j, k) -> (i, j)>], packed = array<i64: 0, 16>,
      schedule = {tile = array<i64: 6, 16, 0>, lanes = 8, depth = 256, panels = 3}}
    bounds(%c12, %c40, %c512) ins(%a, %b : memref<12x512xf32>, memref<40x512xf32>) outs(%c : memref<12x40xf32>)
  return
}

// Packed rows are read from the panel of the tile, with one loop over products.
// The last panel has 5 rows.
// CHECK-LABEL: func @packed_rows
// CHECK-SAME: (%[[A:.*]]: memref<23x4x3x3xf32>, %[[B:.*]]: memref<4x8x8xf32>, %{{.*}}: memref<23x6x6xf32>)
func.func @packed_rows(%a: memref<23x4x3x3xf32>, %b: memref<4x8x8xf32>, %c: memref<23x6x6xf32>) {
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c6 = arith.constant 6 : index
  %c23 = arith.constant 23 : index
  // CHECK: %[[VIEW:.*]] = memref.reinterpret_cast %[[A]] to offset: [%{{.*}}], sizes: [1, %{{.*}}, 6], strides: [216, 6, 1] : memref<23x4x3x3xf32> to memref<?x?x6xf32, strided<[216, 6, 1], offset: ?>>
  // CHECK: scf.for %[[K:.*]] = {{.*}} iter_args
  // CHECK-NOT: scf.for
  // CHECK-COUNT-6: memref.load %[[VIEW]][%{{.*}}, %[[K]], %{{.*}}]
  // CHECK-NOT: memref.load %[[A]]
  // CHECK: %[[LAST:.*]] = memref.reinterpret_cast %[[A]] to offset: [%{{.*}}], sizes: [1, %{{.*}}, 5], strides: [216, 5, 1]
  // CHECK: scf.for %[[K:.*]] = {{.*}} iter_args
  // CHECK-COUNT-5: memref.load %[[LAST]][%{{.*}}, %[[K]], %{{.*}}]
  krnl.contract {accumulator = f32, iterators = ["parallel", "parallel", "parallel", "reduction", "reduction", "reduction"],
      maps = [affine_map<(m, y, x, c, h, w) -> (m, c, h, w)>, affine_map<(m, y, x, c, h, w) -> (c, y + h, x + w)>, affine_map<(m, y, x, c, h, w) -> (m, y, x)>],
      packed = array<i64: 6, 0>, schedule = {tile = array<i64: 6, 0, 16, 0, 0, 0>, lanes = 8}}
    bounds(%c23, %c6, %c6, %c4, %c3, %c3) ins(%a, %b : memref<23x4x3x3xf32>, memref<4x8x8xf32>) outs(%c : memref<23x6x6xf32>)
  return
}

// After four tiles of rows, two rows are left. Their sums are stored by a loop,
// which takes less code.
// CHECK-LABEL: func @rest
// CHECK-SAME: (%{{.*}}, %{{.*}}, %[[C:.*]]: memref<26x16xf32>)
func.func @rest(%a: memref<26x8xf32>, %b: memref<8x16xf32>, %c: memref<26x16xf32>) {
  // CHECK: %[[EDGE:.*]] = memref.alloca() {{.*}} : memref<6x16xf32>
  %c26 = arith.constant 26 : index
  %c16 = arith.constant 16 : index
  %c8 = arith.constant 8 : index
  // CHECK-COUNT-12: math.fma
  // CHECK-COUNT-12: vector.store %{{.*}}, %[[C]]
  // CHECK-COUNT-4: math.fma
  // CHECK-COUNT-4: vector.store %{{.*}}, %[[EDGE]]
  // CHECK: scf.for %[[ROW:.*]] =
  // CHECK-COUNT-2: vector.load %[[EDGE]][%[[ROW]],
  // CHECK-COUNT-2: vector.store %{{.*}}, %[[C]]
  // CHECK-NOT: vector.store
  krnl.contract {accumulator = f32, iterators = ["parallel", "parallel", "reduction"],
      maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>],
      schedule = {tile = array<i64: 6, 16, 0>, lanes = 8}}
    bounds(%c26, %c16, %c8) ins(%a, %b : memref<26x8xf32>, memref<8x16xf32>) outs(%c : memref<26x16xf32>)
  return
}
