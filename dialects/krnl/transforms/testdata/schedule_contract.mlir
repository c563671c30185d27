// RUN: mlir-opt %s --schedule-krnl-contract --split-input-file | FileCheck %s

// 16 registers of 256 bits, beside a data layout.
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 64 : i64>, dlti.target_system_spec = #dlti.target_system_spec<
    "CPU" = #dlti.target_device_spec<"max_vector_op_width" = 256 : i64, "vector_register_count" = 16 : i64>>} {
  // CHECK-LABEL: func @avx2
  // CHECK: schedule = {lanes = 8 : i64, tile = array<i64: 6, 16, 0>}
  func.func @avx2(%a: memref<8x8xf32>, %b: memref<8x8xf32>, %c: memref<8x8xf32>, %n: index) {
    krnl.contract {accumulator = f32, iterators = ["parallel", "parallel", "reduction"],
        maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>]}
      bounds(%n, %n, %n) ins(%a, %b : memref<8x8xf32>, memref<8x8xf32>) outs(%c : memref<8x8xf32>)
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
  // CHECK: schedule = {lanes = 2 : i64, tile = array<i64: 0, 6, 8, 0>}
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
