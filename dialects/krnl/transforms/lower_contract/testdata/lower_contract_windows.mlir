// RUN: mlir-opt %s --lower-krnl-contract | FileCheck %s

#x = affine_map<(c, y, x, u, v) -> (c, y + u - 1, x + v - 1)>
#w = affine_map<(c, y, x, u, v) -> (c, u, v)>
#r = affine_map<(c, y, x, u, v) -> (c, y, x)>
#bias = affine_map<(c, y, x, u, v) -> (c)>

// A row of zeros is above and below the input, and a vector of zeros at each end.
// CHECK-LABEL: func @depthwise
// CHECK-SAME: (%[[X:.*]]: memref<2x8x8xf32>, %{{.*}}: memref<2x3x3xf32>, %[[R:.*]]: memref<2x8x8xf32>, %[[BIAS:.*]]: memref<2xf32>)
func.func @depthwise(%x: memref<2x8x8xf32>, %w: memref<2x3x3xf32>, %r: memref<2x8x8xf32>, %bias: memref<2xf32>) {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c8 = arith.constant 8 : index
  // CHECK: %[[BUFFER:.*]] = memref.alloca() {alignment = 64 : i64} : memref<1x10x1x24xf32>
  // CHECK: krnl.iterate
  // CHECK: scf.if
  // CHECK: %[[ROW:.*]] = vector.load %[[X]]
  // CHECK: vector.store %[[ROW]], %[[BUFFER]]
  // CHECK: %[[ELEMENT:.*]] = vector.load %[[BUFFER]]
  // CHECK: math.fma %[[ELEMENT]], %{{.*}}, %{{.*}} : vector<8xf32>
  // The epilogue is on vectors.
  // CHECK: %[[B:.*]] = memref.load %[[BIAS]]
  // CHECK: %[[BS:.*]] = vector.broadcast %[[B]] : f32 to vector<8xf32>
  // CHECK: %[[SUM:.*]] = arith.addf %{{.*}}, %[[BS]] : vector<8xf32>
  // CHECK: %[[NEGATIVE:.*]] = arith.cmpf olt, %[[SUM]], %{{.*}} : vector<8xf32>
  // CHECK: %[[Y:.*]] = arith.select %[[NEGATIVE]], %{{.*}}, %[[SUM]] : vector<8xi1>, vector<8xf32>
  // CHECK: vector.store %[[Y]], %[[R]]
  krnl.contract {accumulator = f32, iterators = ["parallel", "parallel", "parallel", "reduction", "reduction"],
      maps = [#x, #w, #r, #bias], padded = array<i64: 0>, schedule = {tile = array<i64: 0, 4, 8, 0, 0>, lanes = 8}}
    bounds(%c2, %c8, %c8, %c3, %c3) ins(%x, %w : memref<2x8x8xf32>, memref<2x3x3xf32>) outs(%r : memref<2x8x8xf32>) extra(%bias : memref<2xf32>)
    epilogue {
    ^bb0(%sum: f32, %b: f32):
      %zero = arith.constant 0.0 : f32
      %0 = arith.addf %sum, %b : f32
      %1 = arith.cmpf olt, %0, %zero : f32
      %2 = arith.select %1, %zero, %0 : f32
      krnl.yield %2 : f32
    }
  return
}

// The size of the window is not known.
// CHECK-LABEL: func @dynamic
func.func @dynamic(%x: memref<2x8x8xf32>, %w: memref<2x?x?xf32>, %r: memref<2x8x8xf32>, %n: index) {
  // CHECK-NOT: memref.alloca
  // CHECK-NOT: vector
  // CHECK: return
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  krnl.contract {accumulator = f32, iterators = ["parallel", "parallel", "parallel", "reduction", "reduction"],
      maps = [#x, #w, #r], padded = array<i64: 0>, schedule = {tile = array<i64: 0, 4, 8, 0, 0>, lanes = 8}}
    bounds(%c2, %c8, %c8, %n, %n) ins(%x, %w : memref<2x8x8xf32>, memref<2x?x?xf32>) outs(%r : memref<2x8x8xf32>)
  return
}

// The output is an extra operand.
// CHECK-LABEL: func @in_place
func.func @in_place(%x: memref<2x8x8xf32>, %w: memref<2x3x3xf32>, %r: memref<2x8x8xf32>) {
  // CHECK-NOT: memref.alloca
  // CHECK: return
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c8 = arith.constant 8 : index
  krnl.contract {accumulator = f32, iterators = ["parallel", "parallel", "parallel", "reduction", "reduction"],
      maps = [#x, #w, #r, #r], padded = array<i64: 0>, schedule = {tile = array<i64: 0, 4, 8, 0, 0>, lanes = 8}}
    bounds(%c2, %c8, %c8, %c3, %c3) ins(%x, %w : memref<2x8x8xf32>, memref<2x3x3xf32>) outs(%r : memref<2x8x8xf32>) extra(%r : memref<2x8x8xf32>)
    epilogue {
    ^bb0(%sum: f32, %b: f32):
      %0 = arith.addf %sum, %b : f32
      krnl.yield %0 : f32
    }
  return
}
