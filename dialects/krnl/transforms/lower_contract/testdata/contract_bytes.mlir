// RUN: mlir-opt %s --lower-krnl-contract --split-input-file | FileCheck %s

#a = affine_map<(i, j, k) -> (i, k)>
#b = affine_map<(i, j, k) -> (j, k)>
#c = affine_map<(i, j, k) -> (i, j)>
#bias = affine_map<(i, j, k) -> (j)>

// Eight products are two groups. The columns are in panels of a vector, where the
// four bytes of a group are neighbors.
// CHECK-LABEL: func @bytes
// CHECK-SAME: (%[[A:.*]]: memref<4x8xi8>, %{{.*}}: memref<32x8xi8>, %[[C:.*]]: memref<4x32xf32>, %[[BIAS:.*]]: memref<32xf32>)
func.func @bytes(%a: memref<4x8xi8>, %b: memref<32x8xi8>, %c: memref<4x32xf32>, %bias: memref<32xf32>) {
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c32 = arith.constant 32 : index
  // CHECK: %[[PANELS:.*]] = memref.reinterpret_cast %{{.*}} strides: [128, 64, 1]
  // CHECK-SAME: memref<?x?x64xi8, strided<[128, 64, 1], offset: ?>>
  // CHECK: %[[SUMS:.*]]:2 = scf.for %[[K:.*]] = %{{.*}} to %c2{{.*}} -> (vector<16xi32>, vector<16xi32>)
  // CHECK: %[[BYTES:.*]] = vector.load %[[PANELS]]{{.*}}, vector<64xi8>
  // CHECK: %[[COLUMNS:.*]] = llvm.bitcast %[[BYTES]] : vector<64xi8> to vector<16xi32>
  // CHECK: %[[FIRST:.*]] = arith.muli %[[K]], %c4
  // CHECK: %[[GROUP:.*]] = vector.load %[[A]][%{{.*}}, %[[FIRST]]] : memref<4x8xi8>, vector<4xi8>
  // CHECK: %[[NUMBER:.*]] = llvm.bitcast %[[GROUP]] : vector<4xi8> to i32
  // CHECK: %[[FACTOR:.*]] = vector.broadcast %[[NUMBER]] : i32 to vector<16xi32>
  // CHECK: llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%{{.*}}, %[[FACTOR]], %[[COLUMNS]])
  // CHECK: %[[X:.*]] = arith.sitofp %[[SUMS]]#0 : vector<16xi32> to vector<16xf32>
  // CHECK: vector.store %{{.*}}, %[[C]]
  krnl.contract {accumulator = i32, group = 4 : i64, iterators = ["parallel", "parallel", "reduction"],
      maps = [#a, #b, #c, #bias], packed = array<i64: 0, 16>,
      schedule = {dot = 4, lanes = 16, tile = array<i64: 2, 16, 0>}}
    bounds(%c4, %c32, %c8) ins(%a, %b : memref<4x8xi8>, memref<32x8xi8>) outs(%c : memref<4x32xf32>) extra(%bias : memref<32xf32>)
    prologue {
    ^bb0(%x: i8, %y: i8):
      %0 = arith.extui %x : i8 to i32
      %1 = arith.extsi %y : i8 to i32
      krnl.yield %0, %1 : i32, i32
    } epilogue {
    ^bb0(%sum: i32, %x: f32):
      %0 = arith.sitofp %sum : i32 to f32
      %1 = arith.addf %0, %x : f32
      krnl.yield %1 : f32
    }
  return
}

// -----

// The rows are signed, the columns are not.
// CHECK-LABEL: func @signed_rows
func.func @signed_rows(%a: memref<4x8xi8>, %b: memref<32x8xi8>, %c: memref<4x32xi32>) {
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c32 = arith.constant 32 : index
  // CHECK: %[[COLUMNS:.*]] = llvm.bitcast %{{.*}} : vector<32xi8> to vector<8xi32>
  // CHECK: %[[FACTOR:.*]] = vector.broadcast %{{.*}} : i32 to vector<8xi32>
  // CHECK: llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.256"(%{{.*}}, %[[COLUMNS]], %[[FACTOR]])
  krnl.contract {accumulator = i32, group = 4 : i64, iterators = ["parallel", "parallel", "reduction"],
      maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (j, k)>, affine_map<(i, j, k) -> (i, j)>],
      packed = array<i64: 0, 8>, schedule = {dot = 4, lanes = 8, tile = array<i64: 4, 8, 0>}}
    bounds(%c4, %c32, %c8) ins(%a, %b : memref<4x8xi8>, memref<32x8xi8>) outs(%c : memref<4x32xi32>)
    prologue {
    ^bb0(%x: i8, %y: i8):
      %0 = arith.extsi %x : i8 to i32
      %1 = arith.extui %y : i8 to i32
      krnl.yield %0, %1 : i32, i32
    }
  return
}

// -----

// Columns that are not packed are multiplied one by one.
// CHECK-LABEL: func @single
func.func @single(%a: memref<4x8xi8>, %b: memref<32x8xi8>, %c: memref<4x32xi32>) {
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c32 = arith.constant 32 : index
  // CHECK-NOT: vector
  // CHECK: arith.muli %{{.*}}, %{{.*}} : i32
  krnl.contract {accumulator = i32, iterators = ["parallel", "parallel", "reduction"],
      maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (j, k)>, affine_map<(i, j, k) -> (i, j)>],
      schedule = {dot = 4, lanes = 8, tile = array<i64: 4, 8, 0>}}
    bounds(%c4, %c32, %c8) ins(%a, %b : memref<4x8xi8>, memref<32x8xi8>) outs(%c : memref<4x32xi32>)
    prologue {
    ^bb0(%x: i8, %y: i8):
      %0 = arith.extui %x : i8 to i32
      %1 = arith.extsi %y : i8 to i32
      krnl.yield %0, %1 : i32, i32
    }
  return
}
