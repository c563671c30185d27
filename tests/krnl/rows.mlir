// SPDX-License-Identifier: Apache-2.0
// RUN: mlir-opt %s -lower-krnl-contract -convert-krnl-to-affine -lower-to-llvm \
// RUN:   | mlir-runner -e main -entry-point-result=void -shared-libs=%mlir_c_runner_utils \
// RUN:   | FileCheck %s

// A convolution with padding, of two strides, by rows of the output and by single
// elements. The elements are small integers, so that all sums are exact. Each
// line is the number of elements that differ.

func.func private @printI64(i64)
func.func private @printNewline()

#x1 = affine_map<(o, y, x, c, u, v) -> (c, y + u - 1, x + v - 1)>
#x2 = affine_map<(o, y, x, c, u, v) -> (c, y * 2 + u - 1, x * 2 + v * 2 - 2)>
#w = affine_map<(o, y, x, c, u, v) -> (o, c, u, v)>
#r = affine_map<(o, y, x, c, u, v) -> (o, y, x)>
#bias = affine_map<(o, y, x, c, u, v) -> (o)>

func.func @rows(%x: memref<3x5x7xf32>, %w: memref<2x3x3x3xf32>, %bias: memref<2xf32>, %r: memref<2x?x?xf32>, %s: memref<2x?x?xf32>, %o: index, %h: index, %n: index, %k: index) {
  krnl.contract {accumulator = f32, iterators = ["parallel", "parallel", "parallel", "reduction", "reduction", "reduction"],
      maps = [#x1, #w, #r, #bias], padded = array<i64: 0>, schedule = {tile = array<i64: 0, 6, 16, 0, 0, 0>, lanes = 8}}
    bounds(%o, %h, %n, %k, %k, %k) ins(%x, %w : memref<3x5x7xf32>, memref<2x3x3x3xf32>) outs(%r : memref<2x?x?xf32>) extra(%bias : memref<2xf32>)
    epilogue {
    ^bb0(%sum: f32, %b: f32):
      %y = arith.addf %sum, %b : f32
      krnl.yield %y : f32
    }
  krnl.contract {accumulator = f32, iterators = ["parallel", "parallel", "parallel", "reduction", "reduction", "reduction"],
      maps = [#x1, #w, #r, #bias], padded = array<i64: 0>}
    bounds(%o, %h, %n, %k, %k, %k) ins(%x, %w : memref<3x5x7xf32>, memref<2x3x3x3xf32>) outs(%s : memref<2x?x?xf32>) extra(%bias : memref<2xf32>)
    epilogue {
    ^bb0(%sum: f32, %b: f32):
      %y = arith.addf %sum, %b : f32
      krnl.yield %y : f32
    }
  return
}

func.func @strided(%x: memref<3x5x7xf32>, %w: memref<2x3x3x3xf32>, %r: memref<2x?x?xf32>, %s: memref<2x?x?xf32>, %o: index, %h: index, %n: index, %k: index) {
  krnl.contract {accumulator = f32, iterators = ["parallel", "parallel", "parallel", "reduction", "reduction", "reduction"],
      maps = [#x2, #w, #r], padded = array<i64: 0>, schedule = {tile = array<i64: 0, 6, 16, 0, 0, 0>, lanes = 8}}
    bounds(%o, %h, %n, %k, %k, %k) ins(%x, %w : memref<3x5x7xf32>, memref<2x3x3x3xf32>) outs(%r : memref<2x?x?xf32>)
  krnl.contract {accumulator = f32, iterators = ["parallel", "parallel", "parallel", "reduction", "reduction", "reduction"],
      maps = [#x2, #w, #r], padded = array<i64: 0>}
    bounds(%o, %h, %n, %k, %k, %k) ins(%x, %w : memref<3x5x7xf32>, memref<2x3x3x3xf32>) outs(%s : memref<2x?x?xf32>)
  return
}

// Prints the number of elements that differ.
func.func @compare(%r: memref<2x?x?xf32>, %s: memref<2x?x?xf32>, %h: index, %n: index) {
  %zero = arith.constant 0 : i64
  %l:3 = krnl.define_loops 3
  %count = krnl.iterate(%l#0, %l#1, %l#2) with (%l#0 -> %o = 0 to 2, %l#1 -> %y = 0 to %h, %l#2 -> %x = 0 to %n) iter_args(%c = %zero) -> (i64) {
    %a = krnl.load %r[%o, %y, %x] : memref<2x?x?xf32>
    %b = krnl.load %s[%o, %y, %x] : memref<2x?x?xf32>
    %differ = arith.cmpf une, %a, %b : f32
    %one = arith.extui %differ : i1 to i64
    %d = arith.addi %c, %one : i64
    krnl.yield %d : i64
  }
  func.call @printI64(%count) : (i64) -> ()
  func.call @printNewline() : () -> ()
  return
}

func.func @main() {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %c7 = arith.constant 7 : index
  %x = memref.alloc() : memref<3x5x7xf32>
  %w = memref.alloc() : memref<2x3x3x3xf32>
  %bias = memref.alloc() : memref<2xf32>
  %l:8 = krnl.define_loops 8
  krnl.iterate(%l#0, %l#1, %l#2) with (%l#0 -> %i = 0 to 3, %l#1 -> %j = 0 to 5, %l#2 -> %k = 0 to 7) {
    %0 = affine.apply affine_map<(i, j, k) -> ((i * 35 + j * 7 + k) mod 11 - 5)>(%i, %j, %k)
    %1 = arith.index_cast %0 : index to i32
    %2 = arith.sitofp %1 : i32 to f32
    krnl.store %2, %x[%i, %j, %k] : memref<3x5x7xf32>
  }
  krnl.iterate(%l#3, %l#4, %l#5, %l#6) with (%l#3 -> %i = 0 to 2, %l#4 -> %j = 0 to 3, %l#5 -> %k = 0 to 3, %l#6 -> %m = 0 to 3) {
    %0 = affine.apply affine_map<(i, j, k, m) -> ((i * 27 + j * 9 + k * 3 + m) mod 7 - 3)>(%i, %j, %k, %m)
    %1 = arith.index_cast %0 : index to i32
    %2 = arith.sitofp %1 : i32 to f32
    krnl.store %2, %w[%i, %j, %k, %m] : memref<2x3x3x3xf32>
  }
  krnl.iterate(%l#7) with (%l#7 -> %i = 0 to 2) {
    %1 = arith.index_cast %i : index to i32
    %2 = arith.sitofp %1 : i32 to f32
    krnl.store %2, %bias[%i] : memref<2xf32>
  }
  // CHECK: {{^}}0{{$}}
  %r = memref.alloc(%c5, %c7) : memref<2x?x?xf32>
  %s = memref.alloc(%c5, %c7) : memref<2x?x?xf32>
  func.call @rows(%x, %w, %bias, %r, %s, %c2, %c5, %c7, %c3) : (memref<3x5x7xf32>, memref<2x3x3x3xf32>, memref<2xf32>, memref<2x?x?xf32>, memref<2x?x?xf32>, index, index, index, index) -> ()
  func.call @compare(%r, %s, %c5, %c7) : (memref<2x?x?xf32>, memref<2x?x?xf32>, index, index) -> ()
  // CHECK-NEXT: {{^}}0{{$}}
  %t = memref.alloc(%c3, %c4) : memref<2x?x?xf32>
  %u = memref.alloc(%c3, %c4) : memref<2x?x?xf32>
  func.call @strided(%x, %w, %t, %u, %c2, %c3, %c4, %c3) : (memref<3x5x7xf32>, memref<2x3x3x3xf32>, memref<2x?x?xf32>, memref<2x?x?xf32>, index, index, index, index) -> ()
  func.call @compare(%t, %u, %c3, %c4) : (memref<2x?x?xf32>, memref<2x?x?xf32>, index, index) -> ()
  memref.dealloc %x : memref<3x5x7xf32>
  memref.dealloc %w : memref<2x3x3x3xf32>
  memref.dealloc %bias : memref<2xf32>
  memref.dealloc %r : memref<2x?x?xf32>
  memref.dealloc %s : memref<2x?x?xf32>
  memref.dealloc %t : memref<2x?x?xf32>
  memref.dealloc %u : memref<2x?x?xf32>
  return
}
