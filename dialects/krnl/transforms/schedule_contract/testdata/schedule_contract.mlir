// RUN: mlir-opt %s --schedule-krnl-contract --split-input-file | FileCheck %s

// 16 registers of 256 bits, beside a data layout. Without sizes of caches there
// are small ones.
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 64 : i64>, dlti.target_system_spec = #dlti.target_system_spec<
    "CPU" = #dlti.target_device_spec<"max_vector_op_width" = 256 : i64, "vector_register_count" = 16 : i64>>} {
  // CHECK-LABEL: func @avx2
  // CHECK: schedule = {depth = 384 : i64, lanes = 8 : i64, panels = 5 : i64, tile = array<i64: 6, 16, 0>}
  func.func @avx2(%a: memref<8x8xf32>, %b: memref<8x8xf32>, %c: memref<8x8xf32>, %n: index) {
    krnl.contract {accumulator = f32, iterators = ["parallel", "parallel", "reduction"],
        maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>]}
      bounds(%n, %n, %n) ins(%a, %b : memref<8x8xf32>, memref<8x8xf32>) outs(%c : memref<8x8xf32>)
    return
  }

  // The columns of a convolution are all of its places. Those of one vector have
  // tiles of more rows.
  // CHECK-LABEL: func @places
  // CHECK: schedule = {depth = 512 : i64, lanes = 8 : i64, panels = 8 : i64, tile = array<i64: 14, 0, 8, 0, 0, 0>}
  func.func @places(%a: memref<28x4x3x3xf32>, %b: memref<4x4x6xf32>, %c: memref<28x2x4xf32>) {
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %c2 = arith.constant 2 : index
    %c28 = arith.constant 28 : index
    krnl.contract {accumulator = f32, iterators = ["parallel", "parallel", "parallel", "reduction", "reduction", "reduction"],
        maps = [affine_map<(m, y, x, c, h, w) -> (m, c, h, w)>, affine_map<(m, y, x, c, h, w) -> (c, y + h, x + w)>, affine_map<(m, y, x, c, h, w) -> (m, y, x)>]}
      bounds(%c28, %c2, %c4, %c4, %c3, %c3) ins(%a, %b : memref<28x4x3x3xf32>, memref<4x4x6xf32>) outs(%c : memref<28x2x4xf32>)
    return
  }

  // A schedule that is given remains.
  // CHECK-LABEL: func @given
  // CHECK: schedule = {lanes = 4 : i64, tile = array<i64: 2, 4, 0>}
  func.func @given(%a: memref<8x8xf32>, %b: memref<8x8xf32>, %c: memref<8x8xf32>, %n: index) {
    krnl.contract {accumulator = f32, iterators = ["parallel", "parallel", "reduction"],
        maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>],
        schedule = {lanes = 4 : i64, tile = array<i64: 2, 4, 0>}}
      bounds(%n, %n, %n) ins(%a, %b : memref<8x8xf32>, memref<8x8xf32>) outs(%c : memref<8x8xf32>)
    return
  }
}

// -----

// Doubles have half as many lanes. The batch has no tile.
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
    "CPU" = #dlti.target_device_spec<"max_vector_op_width" = 128 : i64, "vector_register_count" = 32 : i64>>} {
  // CHECK-LABEL: func @doubles
  // CHECK: schedule = {depth = 384 : i64, lanes = 2 : i64, panels = 5 : i64, tile = array<i64: 0, 6, 8, 0>}
  func.func @doubles(%a: memref<2x8x8xf64>, %b: memref<2x8x8xf64>, %c: memref<2x8x8xf64>, %n: index) {
    krnl.contract {accumulator = f64, iterators = ["parallel", "parallel", "parallel", "reduction"],
        maps = [affine_map<(b, i, j, k) -> (b, i, k)>, affine_map<(b, i, j, k) -> (b, k, j)>, affine_map<(b, i, j, k) -> (b, i, j)>]}
      bounds(%n, %n, %n, %n) ins(%a, %b : memref<2x8x8xf64>, memref<2x8x8xf64>) outs(%c : memref<2x8x8xf64>)
    return
  }
}

// -----

// Without a target there is no schedule.
// CHECK-LABEL: func @unknown
// CHECK-NOT: schedule
func.func @unknown(%a: memref<8x8xf32>, %b: memref<8x8xf32>, %c: memref<8x8xf32>, %n: index) {
  krnl.contract {accumulator = f32, iterators = ["parallel", "parallel", "reduction"],
      maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>]}
    bounds(%n, %n, %n) ins(%a, %b : memref<8x8xf32>, memref<8x8xf32>) outs(%c : memref<8x8xf32>)
  return
}

// -----

// Bytes are multiplied in groups if there is an instruction.
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
    "CPU" = #dlti.target_device_spec<"max_vector_op_width" = 512 : i64, "vector_register_count" = 32 : i64, "byte_dot_product_size" = 4 : i64>>} {
  // CHECK-LABEL: func @bytes
  // CHECK: schedule = {depth = 256 : i64, dot = 4 : i64, lanes = 16 : i64, panels = 2 : i64, tile = array<i64: 8, 48, 0>}
  func.func @bytes(%a: memref<8x8xi8>, %b: memref<8x8xi8>, %c: memref<8x8xi32>, %n: index) {
    krnl.contract {accumulator = i32, iterators = ["parallel", "parallel", "reduction"],
        maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>]}
      bounds(%n, %n, %n) ins(%a, %b : memref<8x8xi8>, memref<8x8xi8>) outs(%c : memref<8x8xi32>)
      prologue {
      ^bb0(%x: i8, %y: i8):
        %0 = arith.extui %x : i8 to i32
        %1 = arith.extsi %y : i8 to i32
        krnl.yield %0, %1 : i32, i32
      }
    return
  }
}

// -----

// Panels that another machine reads in tiles of wider vectors consist of tiles
// for the vectors of this one, as far as rows and columns are packed.
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
    "CPU" = #dlti.target_device_spec<"max_vector_op_width" = 256 : i64, "vector_register_count" = 16 : i64, "fma_ops_per_cycle" = 2 : i64, "fma_latency_in_cycles" = 5 : i64>>} {
  // CHECK-LABEL: func @packed_columns
  // CHECK: schedule = {depth = 384 : i64, lanes = 8 : i64, panels = 6 : i64, tile = array<i64: 6, 16, 0>}
  func.func @packed_columns(%a: memref<48x20xf32>, %b: memref<96x20xf32>, %c: memref<48x96xf32>) {
    %c48 = arith.constant 48 : index
    %c20 = arith.constant 20 : index
    %c96 = arith.constant 96 : index
    krnl.contract {accumulator = f32, iterators = ["parallel", "parallel", "reduction"],
        maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (j, k)>, affine_map<(i, j, k) -> (i, j)>],
        packed = array<i64: 0, 48>, schedule = {depth = 384 : i64, lanes = 16 : i64, panels = 2 : i64, tile = array<i64: 8, 48, 0>}}
      bounds(%c48, %c96, %c20) ins(%a, %b : memref<48x20xf32>, memref<96x20xf32>) outs(%c : memref<48x96xf32>)
    return
  }

  // Four rows are half of a panel.
  // CHECK-LABEL: func @packed_rows
  // CHECK: schedule = {lanes = 8 : i64, panels = 4 : i64, tile = array<i64: 4, 24, 0>}
  func.func @packed_rows(%a: memref<40x20xf32>, %b: memref<20x96xf32>, %c: memref<40x96xf32>) {
    %c40 = arith.constant 40 : index
    %c20 = arith.constant 20 : index
    %c96 = arith.constant 96 : index
    krnl.contract {accumulator = f32, iterators = ["parallel", "parallel", "reduction"],
        maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>],
        packed = array<i64: 8, 0>, schedule = {lanes = 16 : i64, panels = 2 : i64, tile = array<i64: 8, 48, 0>}}
      bounds(%c40, %c96, %c20) ins(%a, %b : memref<40x20xf32>, memref<20x96xf32>) outs(%c : memref<40x96xf32>)
    return
  }

  // One row reads a panel at once.
  // CHECK-LABEL: func @one_row
  // CHECK: schedule = {lanes = 8 : i64, tile = array<i64: 64, 0>}
  func.func @one_row(%a: memref<20xf32>, %b: memref<256x20xf32>, %c: memref<256xf32>) {
    %c20 = arith.constant 20 : index
    %c256 = arith.constant 256 : index
    krnl.contract {accumulator = f32, iterators = ["parallel", "reduction"],
        maps = [affine_map<(j, k) -> (k)>, affine_map<(j, k) -> (j, k)>, affine_map<(j, k) -> (j)>],
        packed = array<i64: 0, 64>, schedule = {lanes = 16 : i64, tile = array<i64: 64, 0>}}
      bounds(%c256, %c20) ins(%a, %b : memref<20xf32>, memref<256x20xf32>) outs(%c : memref<256xf32>)
    return
  }

  // A schedule for these vectors remains.
  // CHECK-LABEL: func @same_vectors
  // CHECK: schedule = {lanes = 8 : i64, tile = array<i64: 2, 16, 0>}
  func.func @same_vectors(%a: memref<40x20xf32>, %b: memref<96x20xf32>, %c: memref<40x96xf32>) {
    %c40 = arith.constant 40 : index
    %c20 = arith.constant 20 : index
    %c96 = arith.constant 96 : index
    krnl.contract {accumulator = f32, iterators = ["parallel", "parallel", "reduction"],
        maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (j, k)>, affine_map<(i, j, k) -> (i, j)>],
        packed = array<i64: 0, 16>, schedule = {lanes = 8 : i64, tile = array<i64: 2, 16, 0>}}
      bounds(%c40, %c96, %c20) ins(%a, %b : memref<40x20xf32>, memref<96x20xf32>) outs(%c : memref<40x96xf32>)
    return
  }
}
