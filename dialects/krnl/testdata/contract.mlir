// RUN: mlir-opt %s | mlir-opt | FileCheck %s
// RUN: mlir-opt %s --mlir-print-op-generic | mlir-opt | FileCheck %s

// CHECK-LABEL: func @product
func.func @product(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %c: memref<?x?xf32>, %m: index, %n: index, %k: index) {
  // CHECK: krnl.contract {accumulator = f32, iterators = ["parallel", "parallel", "reduction"], maps = [#{{.*}}, #{{.*}}, #{{.*}}]} bounds(%{{.*}}, %{{.*}}, %{{.*}}) ins(%{{.*}}, %{{.*}} : memref<?x?xf32>, memref<?x?xf32>) outs(%{{.*}} : memref<?x?xf32>){{$}}
  krnl.contract {accumulator = f32,
      iterators = ["parallel", "parallel", "reduction"],
      maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>]}
    bounds(%m, %n, %k) ins(%a, %b : memref<?x?xf32>, memref<?x?xf32>) outs(%c : memref<?x?xf32>)
  return
}

// CHECK-LABEL: func @regions
func.func @regions(%a: memref<?x?xi8>, %zero: memref<?xi8>, %b: memref<?x?xi8>, %c: memref<?x?xf32>, %scale: memref<?xf32>, %m: index, %s: index) {
  // CHECK: krnl.contract {{{.*}}padded = array<i64: 0, 2>{{.*}}schedule = {lanes = 8 : i64, tile = array<i64: 6, 16, 0>}} bounds({{.*}}) symbols(%{{.*}}) ins({{.*}}) outs({{.*}}) extra({{.*}}) prologue {
  krnl.contract {accumulator = i32,
      iterators = ["parallel", "parallel", "reduction"],
      padded = array<i64: 0, 2>,
      schedule = {tile = array<i64: 6, 16, 0>, lanes = 8 : i64},
      maps = [affine_map<(i, j, k)[s] -> (i * s + k, k)>, affine_map<(i, j, k)[s] -> (i)>, affine_map<(i, j, k)[s] -> (k, j)>, affine_map<(i, j, k)[s] -> (i, j)>, affine_map<(i, j, k)[s] -> (j)>]}
    bounds(%m, %m, %m) symbols(%s) ins(%a, %zero, %b : memref<?x?xi8>, memref<?xi8>, memref<?x?xi8>) outs(%c : memref<?x?xf32>) extra(%scale : memref<?xf32>)
    prologue {
    // CHECK-NEXT: ^bb0(%{{.*}}: i8, %{{.*}}: i8, %{{.*}}: i8):
    ^bb0(%x: i8, %z: i8, %y: i8):
      %0 = arith.extsi %x : i8 to i32
      %1 = arith.extsi %z : i8 to i32
      %2 = arith.subi %0, %1 : i32
      %3 = arith.extsi %y : i8 to i32
      // CHECK: krnl.yield %{{.*}}, %{{.*}} : i32, i32
      krnl.yield %2, %3 : i32, i32
    // CHECK: } epilogue {
    // CHECK-NEXT: ^bb0(%{{.*}}: i32, %{{.*}}: f32):
    } epilogue {
    ^bb0(%sum: i32, %e: f32):
      %0 = arith.sitofp %sum : i32 to f32
      %1 = arith.mulf %0, %e : f32
      // CHECK: krnl.yield %{{.*}} : f32
      krnl.yield %1 : f32
    }
  return
}
