// SPDX-License-Identifier: Apache-2.0
// RUN: mlir-opt %s -lower-krnl-contract -convert-krnl-to-affine -lower-to-llvm \
// RUN:   | mlir-runner -e main -entry-point-result=void -shared-libs=%mlir_c_runner_utils \
// RUN:   | FileCheck %s

// Products of matrices by tiles in registers, by tiles in buffers and by single
// elements. The elements are small integers, so that all sums are exact. Each
// line is the number of elements that differ.

func.func private @printI64(i64)
func.func private @printNewline()

#a = affine_map<(b, i, j, k) -> (b, i, k)>
#b = affine_map<(b, i, j, k) -> (k, j)>
#c = affine_map<(b, i, j, k) -> (b, i, j)>
#bias = affine_map<(b, i, j, k) -> (j)>

// With batches and an epilogue.
func.func @tiled(%a: memref<?x?x?xf32>, %b: memref<?x?xf32>, %c: memref<?x?x?xf32>, %bias: memref<?xf32>, %p: index, %m: index, %n: index, %k: index) {
  krnl.contract {accumulator = f32, iterators = ["parallel", "parallel", "parallel", "reduction"],
      maps = [#a, #b, #c, #bias], schedule = {tile = array<i64: 0, 3, 8, 0>, lanes = 4}}
    bounds(%p, %m, %n, %k) ins(%a, %b : memref<?x?x?xf32>, memref<?x?xf32>) outs(%c : memref<?x?x?xf32>) extra(%bias : memref<?xf32>)
    epilogue {
    ^bb0(%sum: f32, %x: f32):
      %y = arith.addf %sum, %x : f32
      krnl.yield %y : f32
    }
  return
}

func.func @elements(%a: memref<?x?x?xf32>, %b: memref<?x?xf32>, %c: memref<?x?x?xf32>, %bias: memref<?xf32>, %p: index, %m: index, %n: index, %k: index) {
  krnl.contract {accumulator = f32, iterators = ["parallel", "parallel", "parallel", "reduction"],
      maps = [#a, #b, #c, #bias]}
    bounds(%p, %m, %n, %k) ins(%a, %b : memref<?x?x?xf32>, memref<?x?xf32>) outs(%c : memref<?x?x?xf32>) extra(%bias : memref<?xf32>)
    epilogue {
    ^bb0(%sum: f32, %x: f32):
      %y = arith.addf %sum, %x : f32
      krnl.yield %y : f32
    }
  return
}

// Tiles in buffers, whose sizes divide no matrix.
func.func @buffered(%a: memref<?x?x?xf32>, %b: memref<?x?xf32>, %c: memref<?x?x?xf32>, %bias: memref<?xf32>, %p: index, %m: index, %n: index, %k: index) {
  %zero = arith.constant 0.0 : f32
  %hh, %ss, %tt = krnl.define_loops 3
  krnl.iterate(%hh, %ss, %tt) with (%hh -> %h = 0 to %p, %ss -> %s = 0 to %m, %tt -> %t = 0 to %n) {
    %x = krnl.load %bias[%t] : memref<?xf32>
    krnl.store %x, %c[%h, %s, %t] : memref<?x?x?xf32>
  }
  %bb, %ii, %jj, %kk = krnl.define_loops 4
  %ib, %il = krnl.block %ii 6 : (!krnl.loop) -> (!krnl.loop, !krnl.loop)
  %jb, %jl = krnl.block %jj 8 : (!krnl.loop) -> (!krnl.loop, !krnl.loop)
  %kb, %kl = krnl.block %kk 5 : (!krnl.loop) -> (!krnl.loop, !krnl.loop)
  %ilb, %ill = krnl.block %il 3 : (!krnl.loop) -> (!krnl.loop, !krnl.loop)
  krnl.permute(%bb, %ib, %jb, %kb, %ilb, %ill, %jl, %kl) [0, 1, 2, 3, 4, 5, 6, 7] : !krnl.loop, !krnl.loop, !krnl.loop, !krnl.loop, !krnl.loop, !krnl.loop, !krnl.loop, !krnl.loop
  krnl.iterate(%bb, %ib, %jb) with (%bb -> %q = 0 to %p, %ii -> %i = 0 to %m, %jj -> %j = 0 to %n, %kk -> %l = 0 to %k) {
    %0:3 = krnl.get_induction_var_value(%bb, %ib, %jb) : (!krnl.loop, !krnl.loop, !krnl.loop) -> (index, index, index)
    %sums = memref.alloc() : memref<6x8xf32>
    krnl.copy_to_tile_buffer %sums, %c[%0#0, %0#1, %0#2], %zero : memref<6x8xf32>, memref<?x?x?xf32>
    krnl.iterate(%kb) with () {
      %k1 = krnl.get_induction_var_value(%kb) : (!krnl.loop) -> index
      %ab = memref.alloc() : memref<6x5xf32>
      // This buffer is larger than the tile.
      %bt = memref.alloc() : memref<5x12xf32>
      krnl.copy_to_tile_buffer %ab, %a[%0#0, %0#1, %k1], %zero {padToNext = [6, 5]} : memref<6x5xf32>, memref<?x?x?xf32>
      krnl.copy_to_tile_buffer %bt, %b[%k1, %0#2], %zero {tileSize = [5, 8], padToNext = [1, 12]} : memref<5x12xf32>, memref<?x?xf32>
      krnl.iterate(%ilb) with () {
        %i2 = krnl.get_induction_var_value(%ilb) : (!krnl.loop) -> index
        krnl.matmul %ab[%0#1, %k1], %bt[%k1, %0#2], %sums[%0#1, %0#2], (%ill, %jl, %kl), (%i2, %0#2, %k1), (%m, %n, %k)
          {computeTileSize = [3, 8, 5], lanes = 4, bTileSize = [5, 8]}
          : memref<6x5xf32>, memref<5x12xf32>, memref<6x8xf32>, (!krnl.loop, !krnl.loop, !krnl.loop)
      }
      memref.dealloc %ab : memref<6x5xf32>
      memref.dealloc %bt : memref<5x12xf32>
    }
    krnl.copy_from_tile_buffer %sums, %c[%0#0, %0#1, %0#2] : memref<6x8xf32>, memref<?x?x?xf32>
    memref.dealloc %sums : memref<6x8xf32>
  }
  return
}

func.func @value(%i: index, %j: index) -> f32 {
  %c7 = arith.constant 7 : index
  %c5 = arith.constant 5 : index
  %c3 = arith.constant 3 : index
  %0 = arith.muli %i, %c5 : index
  %1 = arith.muli %j, %c3 : index
  %2 = arith.addi %0, %1 : index
  %3 = arith.remui %2, %c7 : index
  %4 = arith.subi %3, %c3 : index
  %5 = arith.index_cast %4 : index to i64
  %6 = arith.sitofp %5 : i64 to f32
  return %6 : f32
}

func.func @compare(%c: memref<?x?x?xf32>, %d: memref<?x?x?xf32>, %p: index, %m: index, %n: index) {
  %zero = arith.constant 0 : i64
  %bb, %ii, %jj = krnl.define_loops 3
  %sum = krnl.iterate(%bb, %ii, %jj) with (%bb -> %q = 0 to %p, %ii -> %i = 0 to %m, %jj -> %j = 0 to %n) iter_args(%s = %zero) -> (i64) {
    %x = krnl.load %c[%q, %i, %j] : memref<?x?x?xf32>
    %y = krnl.load %d[%q, %i, %j] : memref<?x?x?xf32>
    %e = arith.cmpf une, %x, %y : f32
    %f = arith.extui %e : i1 to i64
    %t = arith.addi %s, %f : i64
    krnl.yield %t : i64
  }
  call @printI64(%sum) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}

func.func @test(%p: index, %m: index, %n: index, %k: index) {
  %a = memref.alloc(%p, %m, %k) : memref<?x?x?xf32>
  %b = memref.alloc(%k, %n) : memref<?x?xf32>
  %bias = memref.alloc(%n) : memref<?xf32>
  %c = memref.alloc(%p, %m, %n) : memref<?x?x?xf32>
  %d = memref.alloc(%p, %m, %n) : memref<?x?x?xf32>
  %l:8 = krnl.define_loops 8
  krnl.iterate(%l#0, %l#1, %l#2) with (%l#0 -> %q = 0 to %p, %l#1 -> %i = 0 to %m, %l#2 -> %j = 0 to %k) {
    %0 = arith.addi %q, %i : index
    %1 = func.call @value(%0, %j) : (index, index) -> f32
    krnl.store %1, %a[%q, %i, %j] : memref<?x?x?xf32>
  }
  krnl.iterate(%l#3, %l#4) with (%l#3 -> %i = 0 to %k, %l#4 -> %j = 0 to %n) {
    %1 = func.call @value(%j, %i) : (index, index) -> f32
    krnl.store %1, %b[%i, %j] : memref<?x?xf32>
  }
  krnl.iterate(%l#5) with (%l#5 -> %j = 0 to %n) {
    %1 = func.call @value(%j, %j) : (index, index) -> f32
    krnl.store %1, %bias[%j] : memref<?xf32>
  }
  call @elements(%a, %b, %c, %bias, %p, %m, %n, %k) : (memref<?x?x?xf32>, memref<?x?xf32>, memref<?x?x?xf32>, memref<?xf32>, index, index, index, index) -> ()
  call @tiled(%a, %b, %d, %bias, %p, %m, %n, %k) : (memref<?x?x?xf32>, memref<?x?xf32>, memref<?x?x?xf32>, memref<?xf32>, index, index, index, index) -> ()
  call @compare(%c, %d, %p, %m, %n) : (memref<?x?x?xf32>, memref<?x?x?xf32>, index, index, index) -> ()
  call @buffered(%a, %b, %d, %bias, %p, %m, %n, %k) : (memref<?x?x?xf32>, memref<?x?xf32>, memref<?x?x?xf32>, memref<?xf32>, index, index, index, index) -> ()
  call @compare(%c, %d, %p, %m, %n) : (memref<?x?x?xf32>, memref<?x?x?xf32>, index, index, index) -> ()
  memref.dealloc %a : memref<?x?x?xf32>
  memref.dealloc %b : memref<?x?xf32>
  memref.dealloc %bias : memref<?xf32>
  memref.dealloc %c : memref<?x?x?xf32>
  memref.dealloc %d : memref<?x?x?xf32>
  return
}

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c5 = arith.constant 5 : index
  %c7 = arith.constant 7 : index
  %c13 = arith.constant 13 : index
  %c12 = arith.constant 12 : index
  %c16 = arith.constant 16 : index
  // CHECK: {{^}}0{{$}}
  // CHECK-NEXT: {{^}}0{{$}}
  call @test(%c2, %c12, %c16, %c5) : (index, index, index, index) -> ()
  // CHECK-NEXT: {{^}}0{{$}}
  // CHECK-NEXT: {{^}}0{{$}}
  call @test(%c1, %c7, %c13, %c12) : (index, index, index, index) -> ()
  // CHECK-NEXT: {{^}}0{{$}}
  // CHECK-NEXT: {{^}}0{{$}}
  call @test(%c1, %c1, %c1, %c1) : (index, index, index, index) -> ()
  // CHECK-NEXT: {{^}}0{{$}}
  // CHECK-NEXT: {{^}}0{{$}}
  call @test(%c2, %c13, %c7, %c0) : (index, index, index, index) -> ()
  // CHECK-NEXT: {{^}}0{{$}}
  // CHECK-NEXT: {{^}}0{{$}}
  call @test(%c2, %c0, %c16, %c7) : (index, index, index, index) -> ()
  return
}
