// SPDX-License-Identifier: Apache-2.0
// RUN: mlir-opt %s -lower-krnl-contract -convert-krnl-to-affine -lower-to-llvm \
// RUN:   | mlir-runner -e main -entry-point-result=void -shared-libs=%mlir_c_runner_utils \
// RUN:   | FileCheck %s

// Windows that slide over an input, in tiles of registers and by single elements.
// The elements are small integers, so that all sums are exact. Each line is the
// number of elements that differ.

func.func private @printI64(i64)
func.func private @printNewline()

// x[i, j, k] = (37 * i + 11 * j + k) mod 13 - 6
func.func @fill(%x: memref<?x?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %d0 = memref.dim %x, %c0 : memref<?x?x?xf32>
  %d1 = memref.dim %x, %c1 : memref<?x?x?xf32>
  %d2 = memref.dim %x, %c2 : memref<?x?x?xf32>
  scf.for %i = %c0 to %d0 step %c1 {
    scf.for %j = %c0 to %d1 step %c1 {
      scf.for %k = %c0 to %d2 step %c1 {
        %0 = affine.apply affine_map<(i, j, k) -> ((i * 37 + j * 11 + k) mod 13 - 6)>(%i, %j, %k)
        %1 = arith.index_cast %0 : index to i32
        %2 = arith.sitofp %1 : i32 to f32
        memref.store %2, %x[%i, %j, %k] : memref<?x?x?xf32>
      }
    }
  }
  return
}

// Prints the number of elements that differ.
func.func @compare(%r: memref<?x?x?xf32>, %s: memref<?x?x?xf32>) {
  %zero = arith.constant 0 : i64
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %d0 = memref.dim %r, %c0 : memref<?x?x?xf32>
  %d1 = memref.dim %r, %c1 : memref<?x?x?xf32>
  %d2 = memref.dim %r, %c2 : memref<?x?x?xf32>
  %l:3 = krnl.define_loops 3
  %count = krnl.iterate(%l#0, %l#1, %l#2) with (%l#0 -> %i = 0 to %d0, %l#1 -> %j = 0 to %d1, %l#2 -> %k = 0 to %d2) iter_args(%c = %zero) -> (i64) {
    %a = krnl.load %r[%i, %j, %k] : memref<?x?x?xf32>
    %b = krnl.load %s[%i, %j, %k] : memref<?x?x?xf32>
    %differ = arith.cmpf une, %a, %b : f32
    %one = arith.extui %differ : i1 to i64
    %d = arith.addi %c, %one : i64
    krnl.yield %d : i64
  }
  func.call @printI64(%count) : (i64) -> ()
  func.call @printNewline() : () -> ()
  return
}

// Rows are shorter than a vector: it ends in the next row, but for the last one.
#short0 = affine_map<(c, y, x, u, v) -> (c, y * 1 + u * 1 - 1, x * 1 + v * 1 - 1)>
#short1 = affine_map<(c, y, x, u, v) -> (c, u, v)>
#short2 = affine_map<(c, y, x, u, v) -> (c, y, x)>
func.func @short(%x: memref<2x5x7xf32>, %w: memref<2x3x3xf32>, %r: memref<2x5x7xf32>, %s: memref<2x5x7xf32>) {
  %b0 = arith.constant 2 : index
  %b1 = arith.constant 5 : index
  %b2 = arith.constant 7 : index
  %b3 = arith.constant 3 : index
  %b4 = arith.constant 3 : index
  krnl.contract {accumulator = f32, iterators = ["parallel", "parallel", "parallel", "reduction", "reduction"],
      maps = [#short0, #short1, #short2], padded = array<i64: 0>, schedule = {tile = array<i64: 0, 2, 8, 0, 0>, lanes = 8}}
    bounds(%b0, %b1, %b2, %b3, %b4) ins(%x, %w : memref<2x5x7xf32>, memref<2x3x3xf32>) outs(%r : memref<2x5x7xf32>)
  krnl.contract {accumulator = f32, iterators = ["parallel", "parallel", "parallel", "reduction", "reduction"],
      maps = [#short0, #short1, #short2], padded = array<i64: 0>}
    bounds(%b0, %b1, %b2, %b3, %b4) ins(%x, %w : memref<2x5x7xf32>, memref<2x3x3xf32>) outs(%s : memref<2x5x7xf32>)
  return
}

// The last vectors and tiles overlap the ones before.
#overlapped0 = affine_map<(c, y, x, u, v) -> (c, y * 1 + u * 1 - 1, x * 1 + v * 1 - 1)>
#overlapped1 = affine_map<(c, y, x, u, v) -> (c, u, v)>
#overlapped2 = affine_map<(c, y, x, u, v) -> (c, y, x)>
func.func @overlapped(%x: memref<2x11x21xf32>, %w: memref<2x3x3xf32>, %r: memref<2x11x21xf32>, %s: memref<2x11x21xf32>) {
  %b0 = arith.constant 2 : index
  %b1 = arith.constant 11 : index
  %b2 = arith.constant 21 : index
  %b3 = arith.constant 3 : index
  %b4 = arith.constant 3 : index
  krnl.contract {accumulator = f32, iterators = ["parallel", "parallel", "parallel", "reduction", "reduction"],
      maps = [#overlapped0, #overlapped1, #overlapped2], padded = array<i64: 0>, schedule = {tile = array<i64: 0, 4, 16, 0, 0>, lanes = 8}}
    bounds(%b0, %b1, %b2, %b3, %b4) ins(%x, %w : memref<2x11x21xf32>, memref<2x3x3xf32>) outs(%r : memref<2x11x21xf32>)
  krnl.contract {accumulator = f32, iterators = ["parallel", "parallel", "parallel", "reduction", "reduction"],
      maps = [#overlapped0, #overlapped1, #overlapped2], padded = array<i64: 0>}
    bounds(%b0, %b1, %b2, %b3, %b4) ins(%x, %w : memref<2x11x21xf32>, memref<2x3x3xf32>) outs(%s : memref<2x11x21xf32>)
  return
}

// Columns have two phases. There is more padding at the end.
#strided0 = affine_map<(c, y, x, u, v) -> (c, y * 2 + u * 1 - 0, x * 2 + v * 1 - 0)>
#strided1 = affine_map<(c, y, x, u, v) -> (c, u, v)>
#strided2 = affine_map<(c, y, x, u, v) -> (c, y, x)>
func.func @strided(%x: memref<2x16x40xf32>, %w: memref<2x3x3xf32>, %r: memref<2x8x20xf32>, %s: memref<2x8x20xf32>) {
  %b0 = arith.constant 2 : index
  %b1 = arith.constant 8 : index
  %b2 = arith.constant 20 : index
  %b3 = arith.constant 3 : index
  %b4 = arith.constant 3 : index
  krnl.contract {accumulator = f32, iterators = ["parallel", "parallel", "parallel", "reduction", "reduction"],
      maps = [#strided0, #strided1, #strided2], padded = array<i64: 0>, schedule = {tile = array<i64: 0, 2, 8, 0, 0>, lanes = 8}}
    bounds(%b0, %b1, %b2, %b3, %b4) ins(%x, %w : memref<2x16x40xf32>, memref<2x3x3xf32>) outs(%r : memref<2x8x20xf32>)
  krnl.contract {accumulator = f32, iterators = ["parallel", "parallel", "parallel", "reduction", "reduction"],
      maps = [#strided0, #strided1, #strided2], padded = array<i64: 0>}
    bounds(%b0, %b1, %b2, %b3, %b4) ins(%x, %w : memref<2x16x40xf32>, memref<2x3x3xf32>) outs(%s : memref<2x8x20xf32>)
  return
}

// Columns have three phases. The window is dilated.
#thirds0 = affine_map<(c, y, x, u, v) -> (c, y * 2 + u * 2 - 2, x * 3 + v * 2 - 3)>
#thirds1 = affine_map<(c, y, x, u, v) -> (c, u, v)>
#thirds2 = affine_map<(c, y, x, u, v) -> (c, y, x)>
func.func @thirds(%x: memref<2x9x50xf32>, %w: memref<2x2x3xf32>, %r: memref<2x5x17xf32>, %s: memref<2x5x17xf32>) {
  %b0 = arith.constant 2 : index
  %b1 = arith.constant 5 : index
  %b2 = arith.constant 17 : index
  %b3 = arith.constant 2 : index
  %b4 = arith.constant 3 : index
  krnl.contract {accumulator = f32, iterators = ["parallel", "parallel", "parallel", "reduction", "reduction"],
      maps = [#thirds0, #thirds1, #thirds2], padded = array<i64: 0>, schedule = {tile = array<i64: 0, 2, 8, 0, 0>, lanes = 8}}
    bounds(%b0, %b1, %b2, %b3, %b4) ins(%x, %w : memref<2x9x50xf32>, memref<2x2x3xf32>) outs(%r : memref<2x5x17xf32>)
  krnl.contract {accumulator = f32, iterators = ["parallel", "parallel", "parallel", "reduction", "reduction"],
      maps = [#thirds0, #thirds1, #thirds2], padded = array<i64: 0>}
    bounds(%b0, %b1, %b2, %b3, %b4) ins(%x, %w : memref<2x9x50xf32>, memref<2x2x3xf32>) outs(%s : memref<2x5x17xf32>)
  return
}

// All of the window is inside.
#unpadded0 = affine_map<(c, y, x, u, v) -> (c, y * 1 + u * 1 - 0, x * 1 + v * 1 - 0)>
#unpadded1 = affine_map<(c, y, x, u, v) -> (c, u, v)>
#unpadded2 = affine_map<(c, y, x, u, v) -> (c, y, x)>
func.func @unpadded(%x: memref<2x9x20xf32>, %w: memref<2x2x3xf32>, %r: memref<2x8x18xf32>, %s: memref<2x8x18xf32>) {
  %b0 = arith.constant 2 : index
  %b1 = arith.constant 8 : index
  %b2 = arith.constant 18 : index
  %b3 = arith.constant 2 : index
  %b4 = arith.constant 3 : index
  krnl.contract {accumulator = f32, iterators = ["parallel", "parallel", "parallel", "reduction", "reduction"],
      maps = [#unpadded0, #unpadded1, #unpadded2], schedule = {tile = array<i64: 0, 2, 8, 0, 0>, lanes = 8}}
    bounds(%b0, %b1, %b2, %b3, %b4) ins(%x, %w : memref<2x9x20xf32>, memref<2x2x3xf32>) outs(%r : memref<2x8x18xf32>)
  krnl.contract {accumulator = f32, iterators = ["parallel", "parallel", "parallel", "reduction", "reduction"],
      maps = [#unpadded0, #unpadded1, #unpadded2]}
    bounds(%b0, %b1, %b2, %b3, %b4) ins(%x, %w : memref<2x9x20xf32>, memref<2x2x3xf32>) outs(%s : memref<2x8x18xf32>)
  return
}

// Some windows are outside.
#outside0 = affine_map<(c, y, x, u, v) -> (c, y * 1 + u * 1 - 5, x * 1 + v * 1 - 12)>
#outside1 = affine_map<(c, y, x, u, v) -> (c, u, v)>
#outside2 = affine_map<(c, y, x, u, v) -> (c, y, x)>
func.func @outside(%x: memref<2x2x3xf32>, %w: memref<2x3x3xf32>, %r: memref<2x11x20xf32>, %s: memref<2x11x20xf32>) {
  %b0 = arith.constant 2 : index
  %b1 = arith.constant 11 : index
  %b2 = arith.constant 20 : index
  %b3 = arith.constant 3 : index
  %b4 = arith.constant 3 : index
  krnl.contract {accumulator = f32, iterators = ["parallel", "parallel", "parallel", "reduction", "reduction"],
      maps = [#outside0, #outside1, #outside2], padded = array<i64: 0>, schedule = {tile = array<i64: 0, 2, 8, 0, 0>, lanes = 8}}
    bounds(%b0, %b1, %b2, %b3, %b4) ins(%x, %w : memref<2x2x3xf32>, memref<2x3x3xf32>) outs(%r : memref<2x11x20xf32>)
  krnl.contract {accumulator = f32, iterators = ["parallel", "parallel", "parallel", "reduction", "reduction"],
      maps = [#outside0, #outside1, #outside2], padded = array<i64: 0>}
    bounds(%b0, %b1, %b2, %b3, %b4) ins(%x, %w : memref<2x2x3xf32>, memref<2x3x3xf32>) outs(%s : memref<2x11x20xf32>)
  return
}

// Rows and columns of bands overlap.
#bands0 = affine_map<(c, y, x, u, v) -> (c, y * 1 + u * 1 - 1, x * 1 + v * 1 - 1)>
#bands1 = affine_map<(c, y, x, u, v) -> (c, u, v)>
#bands2 = affine_map<(c, y, x, u, v) -> (c, y, x)>
func.func @bands(%x: memref<2x45x1100xf32>, %w: memref<2x3x3xf32>, %r: memref<2x45x1100xf32>, %s: memref<2x45x1100xf32>) {
  %b0 = arith.constant 2 : index
  %b1 = arith.constant 45 : index
  %b2 = arith.constant 1100 : index
  %b3 = arith.constant 3 : index
  %b4 = arith.constant 3 : index
  krnl.contract {accumulator = f32, iterators = ["parallel", "parallel", "parallel", "reduction", "reduction"],
      maps = [#bands0, #bands1, #bands2], padded = array<i64: 0>, schedule = {tile = array<i64: 0, 4, 16, 0, 0>, lanes = 8}}
    bounds(%b0, %b1, %b2, %b3, %b4) ins(%x, %w : memref<2x45x1100xf32>, memref<2x3x3xf32>) outs(%r : memref<2x45x1100xf32>)
  krnl.contract {accumulator = f32, iterators = ["parallel", "parallel", "parallel", "reduction", "reduction"],
      maps = [#bands0, #bands1, #bands2], padded = array<i64: 0>}
    bounds(%b0, %b1, %b2, %b3, %b4) ins(%x, %w : memref<2x45x1100xf32>, memref<2x3x3xf32>) outs(%s : memref<2x45x1100xf32>)
  return
}

// The epilogue has an operand with rows.
#rows0 = affine_map<(c, y, x, u, v) -> (c, y * 1 + u * 1 - 1, x * 1 + v * 1 - 1)>
#rows1 = affine_map<(c, y, x, u, v) -> (c, u, v)>
#rows2 = affine_map<(c, y, x, u, v) -> (c, y, x)>
#rows3 = affine_map<(c, y, x, u, v) -> (c, y, x)>
func.func @rows(%x: memref<2x6x19xf32>, %w: memref<2x3x3xf32>, %r: memref<2x6x19xf32>, %s: memref<2x6x19xf32>, %e: memref<2x6x19xf32>) {
  %b0 = arith.constant 2 : index
  %b1 = arith.constant 6 : index
  %b2 = arith.constant 19 : index
  %b3 = arith.constant 3 : index
  %b4 = arith.constant 3 : index
  krnl.contract {accumulator = f32, iterators = ["parallel", "parallel", "parallel", "reduction", "reduction"],
      maps = [#rows0, #rows1, #rows2, #rows3], padded = array<i64: 0>, schedule = {tile = array<i64: 0, 2, 8, 0, 0>, lanes = 8}}
    bounds(%b0, %b1, %b2, %b3, %b4) ins(%x, %w : memref<2x6x19xf32>, memref<2x3x3xf32>) outs(%r : memref<2x6x19xf32>) extra(%e : memref<2x6x19xf32>)
    epilogue {
    ^bb0(%sum: f32, %a: f32):
      %zero = arith.constant 0.0 : f32
      %y = arith.addf %sum, %a : f32
      %z = arith.maximumf %y, %zero : f32
      krnl.yield %z : f32
    }
  krnl.contract {accumulator = f32, iterators = ["parallel", "parallel", "parallel", "reduction", "reduction"],
      maps = [#rows0, #rows1, #rows2, #rows3], padded = array<i64: 0>}
    bounds(%b0, %b1, %b2, %b3, %b4) ins(%x, %w : memref<2x6x19xf32>, memref<2x3x3xf32>) outs(%s : memref<2x6x19xf32>) extra(%e : memref<2x6x19xf32>)
    epilogue {
    ^bb0(%sum: f32, %a: f32):
      %zero = arith.constant 0.0 : f32
      %y = arith.addf %sum, %a : f32
      %z = arith.maximumf %y, %zero : f32
      krnl.yield %z : f32
    }
  return
}

// Rows of the operand are shorter than a vector.
#short_rows0 = affine_map<(c, y, x, u, v) -> (c, y * 1 + u * 1 - 1, x * 1 + v * 1 - 1)>
#short_rows1 = affine_map<(c, y, x, u, v) -> (c, u, v)>
#short_rows2 = affine_map<(c, y, x, u, v) -> (c, y, x)>
#short_rows3 = affine_map<(c, y, x, u, v) -> (c, y, x)>
func.func @short_rows(%x: memref<2x6x5xf32>, %w: memref<2x3x3xf32>, %r: memref<2x6x5xf32>, %s: memref<2x6x5xf32>, %e: memref<2x6x5xf32>) {
  %b0 = arith.constant 2 : index
  %b1 = arith.constant 6 : index
  %b2 = arith.constant 5 : index
  %b3 = arith.constant 3 : index
  %b4 = arith.constant 3 : index
  krnl.contract {accumulator = f32, iterators = ["parallel", "parallel", "parallel", "reduction", "reduction"],
      maps = [#short_rows0, #short_rows1, #short_rows2, #short_rows3], padded = array<i64: 0>, schedule = {tile = array<i64: 0, 2, 8, 0, 0>, lanes = 8}}
    bounds(%b0, %b1, %b2, %b3, %b4) ins(%x, %w : memref<2x6x5xf32>, memref<2x3x3xf32>) outs(%r : memref<2x6x5xf32>) extra(%e : memref<2x6x5xf32>)
    epilogue {
    ^bb0(%sum: f32, %a: f32):
      %zero = arith.constant 0.0 : f32
      %y = arith.addf %sum, %a : f32
      %z = arith.maximumf %y, %zero : f32
      krnl.yield %z : f32
    }
  krnl.contract {accumulator = f32, iterators = ["parallel", "parallel", "parallel", "reduction", "reduction"],
      maps = [#short_rows0, #short_rows1, #short_rows2, #short_rows3], padded = array<i64: 0>}
    bounds(%b0, %b1, %b2, %b3, %b4) ins(%x, %w : memref<2x6x5xf32>, memref<2x3x3xf32>) outs(%s : memref<2x6x5xf32>) extra(%e : memref<2x6x5xf32>)
    epilogue {
    ^bb0(%sum: f32, %a: f32):
      %zero = arith.constant 0.0 : f32
      %y = arith.addf %sum, %a : f32
      %z = arith.maximumf %y, %zero : f32
      krnl.yield %z : f32
    }
  return
}

// The epilogue has no form with vectors.
#scalars0 = affine_map<(c, y, x, u, v) -> (c, y * 1 + u * 1 - 1, x * 1 + v * 1 - 1)>
#scalars1 = affine_map<(c, y, x, u, v) -> (c, u, v)>
#scalars2 = affine_map<(c, y, x, u, v) -> (c, y, x)>
func.func @scalars(%x: memref<2x6x19xf32>, %w: memref<2x3x3xf32>, %r: memref<2x6x19xf32>, %s: memref<2x6x19xf32>) {
  %b0 = arith.constant 2 : index
  %b1 = arith.constant 6 : index
  %b2 = arith.constant 19 : index
  %b3 = arith.constant 3 : index
  %b4 = arith.constant 3 : index
  krnl.contract {accumulator = f32, iterators = ["parallel", "parallel", "parallel", "reduction", "reduction"],
      maps = [#scalars0, #scalars1, #scalars2], padded = array<i64: 0>, schedule = {tile = array<i64: 0, 2, 8, 0, 0>, lanes = 8}}
    bounds(%b0, %b1, %b2, %b3, %b4) ins(%x, %w : memref<2x6x19xf32>, memref<2x3x3xf32>) outs(%r : memref<2x6x19xf32>)
    epilogue {
    ^bb0(%sum: f32):
      %i = arith.fptosi %sum : f32 to i32
      %j = arith.index_cast %i : i32 to index
      %k = arith.index_cast %j : index to i32
      %z = arith.sitofp %k : i32 to f32
      krnl.yield %z : f32
    }
  krnl.contract {accumulator = f32, iterators = ["parallel", "parallel", "parallel", "reduction", "reduction"],
      maps = [#scalars0, #scalars1, #scalars2], padded = array<i64: 0>}
    bounds(%b0, %b1, %b2, %b3, %b4) ins(%x, %w : memref<2x6x19xf32>, memref<2x3x3xf32>) outs(%s : memref<2x6x19xf32>)
    epilogue {
    ^bb0(%sum: f32):
      %i = arith.fptosi %sum : f32 to i32
      %j = arith.index_cast %i : i32 to index
      %k = arith.index_cast %j : index to i32
      %z = arith.sitofp %k : i32 to f32
      krnl.yield %z : f32
    }
  return
}

// Sizes are known at run time.
#dynamic0 = affine_map<(c, y, x, u, v) -> (c, y * 2 + u * 1 - 1, x * 1 + v * 1 - 1)>
#dynamic1 = affine_map<(c, y, x, u, v) -> (c, u, v)>
#dynamic2 = affine_map<(c, y, x, u, v) -> (c, y, x)>
func.func @dynamic(%x: memref<?x?x?xf32>, %w: memref<2x3x3xf32>, %r: memref<?x?x?xf32>, %s: memref<?x?x?xf32>, %b0: index, %b1: index, %b2: index) {
  %b3 = arith.constant 3 : index
  %b4 = arith.constant 3 : index
  krnl.contract {accumulator = f32, iterators = ["parallel", "parallel", "parallel", "reduction", "reduction"],
      maps = [#dynamic0, #dynamic1, #dynamic2], padded = array<i64: 0>, schedule = {tile = array<i64: 0, 4, 16, 0, 0>, lanes = 8}}
    bounds(%b0, %b1, %b2, %b3, %b4) ins(%x, %w : memref<?x?x?xf32>, memref<2x3x3xf32>) outs(%r : memref<?x?x?xf32>)
  krnl.contract {accumulator = f32, iterators = ["parallel", "parallel", "parallel", "reduction", "reduction"],
      maps = [#dynamic0, #dynamic1, #dynamic2], padded = array<i64: 0>}
    bounds(%b0, %b1, %b2, %b3, %b4) ins(%x, %w : memref<?x?x?xf32>, memref<2x3x3xf32>) outs(%s : memref<?x?x?xf32>)
  return
}

// Sizes are known at run time, and there are fewer rows and columns than in a tile.
#dynamic_short0 = affine_map<(c, y, x, u, v) -> (c, y * 1 + u * 1 - 1, x * 2 + v * 1 - 1)>
#dynamic_short1 = affine_map<(c, y, x, u, v) -> (c, u, v)>
#dynamic_short2 = affine_map<(c, y, x, u, v) -> (c, y, x)>
func.func @dynamic_short(%x: memref<?x?x?xf32>, %w: memref<2x3x3xf32>, %r: memref<?x?x?xf32>, %s: memref<?x?x?xf32>, %b0: index, %b1: index, %b2: index) {
  %b3 = arith.constant 3 : index
  %b4 = arith.constant 3 : index
  krnl.contract {accumulator = f32, iterators = ["parallel", "parallel", "parallel", "reduction", "reduction"],
      maps = [#dynamic_short0, #dynamic_short1, #dynamic_short2], padded = array<i64: 0>, schedule = {tile = array<i64: 0, 2, 8, 0, 0>, lanes = 8}}
    bounds(%b0, %b1, %b2, %b3, %b4) ins(%x, %w : memref<?x?x?xf32>, memref<2x3x3xf32>) outs(%r : memref<?x?x?xf32>)
  krnl.contract {accumulator = f32, iterators = ["parallel", "parallel", "parallel", "reduction", "reduction"],
      maps = [#dynamic_short0, #dynamic_short1, #dynamic_short2], padded = array<i64: 0>}
    bounds(%b0, %b1, %b2, %b3, %b4) ins(%x, %w : memref<?x?x?xf32>, memref<2x3x3xf32>) outs(%s : memref<?x?x?xf32>)
  return
}

// There are several bands, whose number is known at run time.
#dynamic_bands0 = affine_map<(c, y, x, u, v) -> (c, y * 1 + u * 1 - 1, x * 1 + v * 1 - 1)>
#dynamic_bands1 = affine_map<(c, y, x, u, v) -> (c, u, v)>
#dynamic_bands2 = affine_map<(c, y, x, u, v) -> (c, y, x)>
func.func @dynamic_bands(%x: memref<?x?x?xf32>, %w: memref<1x3x3xf32>, %r: memref<?x?x?xf32>, %s: memref<?x?x?xf32>, %b0: index, %b1: index, %b2: index) {
  %b3 = arith.constant 3 : index
  %b4 = arith.constant 3 : index
  krnl.contract {accumulator = f32, iterators = ["parallel", "parallel", "parallel", "reduction", "reduction"],
      maps = [#dynamic_bands0, #dynamic_bands1, #dynamic_bands2], padded = array<i64: 0>, schedule = {tile = array<i64: 0, 2, 8, 0, 0>, lanes = 8}}
    bounds(%b0, %b1, %b2, %b3, %b4) ins(%x, %w : memref<?x?x?xf32>, memref<1x3x3xf32>) outs(%r : memref<?x?x?xf32>)
  krnl.contract {accumulator = f32, iterators = ["parallel", "parallel", "parallel", "reduction", "reduction"],
      maps = [#dynamic_bands0, #dynamic_bands1, #dynamic_bands2], padded = array<i64: 0>}
    bounds(%b0, %b1, %b2, %b3, %b4) ins(%x, %w : memref<?x?x?xf32>, memref<1x3x3xf32>) outs(%s : memref<?x?x?xf32>)
  return
}

// Two outputs of a group share its two channels.
#grouped0 = affine_map<(g, o, y, x, c, u, v) -> (g * 2 + c, y + u - 1, x + v - 1)>
#grouped1 = affine_map<(g, o, y, x, c, u, v) -> (g * 2 + o, c, u * 3 + v)>
#grouped2 = affine_map<(g, o, y, x, c, u, v) -> (g * 2 + o, y, x)>
func.func @grouped(%x: memref<4x7x18xf32>, %w: memref<4x2x9xf32>, %r: memref<4x7x18xf32>, %s: memref<4x7x18xf32>) {
  %b0 = arith.constant 2 : index
  %b1 = arith.constant 2 : index
  %b2 = arith.constant 7 : index
  %b3 = arith.constant 18 : index
  %b4 = arith.constant 2 : index
  %b5 = arith.constant 3 : index
  %b6 = arith.constant 3 : index
  krnl.contract {accumulator = f32, iterators = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"],
      maps = [#grouped0, #grouped1, #grouped2], padded = array<i64: 0>, schedule = {tile = array<i64: 0, 0, 2, 16, 0, 0, 0>, lanes = 8}}
    bounds(%b0, %b1, %b2, %b3, %b4, %b5, %b6) ins(%x, %w : memref<4x7x18xf32>, memref<4x2x9xf32>) outs(%r : memref<4x7x18xf32>)
  krnl.contract {accumulator = f32, iterators = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"],
      maps = [#grouped0, #grouped1, #grouped2], padded = array<i64: 0>}
    bounds(%b0, %b1, %b2, %b3, %b4, %b5, %b6) ins(%x, %w : memref<4x7x18xf32>, memref<4x2x9xf32>) outs(%s : memref<4x7x18xf32>)
  return
}

// One dimension: there are no rows. Another dimension is padded.
#line0 = affine_map<(a, b, x, u, v) -> (a, b + u - 1, x + v - 1)>
#line1 = affine_map<(a, b, x, u, v) -> (b mod 3, u, v)>
#line2 = affine_map<(a, b, x, u, v) -> (a, b, x)>
func.func @line(%x: memref<3x4x25xf32>, %w: memref<3x3x3xf32>, %r: memref<3x4x25xf32>, %s: memref<3x4x25xf32>) {
  %b0 = arith.constant 3 : index
  %b1 = arith.constant 4 : index
  %b2 = arith.constant 25 : index
  %b3 = arith.constant 3 : index
  %b4 = arith.constant 3 : index
  krnl.contract {accumulator = f32, iterators = ["parallel", "parallel", "parallel", "reduction", "reduction"],
      maps = [#line0, #line1, #line2], padded = array<i64: 0>, schedule = {tile = array<i64: 0, 2, 8, 0, 0>, lanes = 8}}
    bounds(%b0, %b1, %b2, %b3, %b4) ins(%x, %w : memref<3x4x25xf32>, memref<3x3x3xf32>) outs(%r : memref<3x4x25xf32>)
  krnl.contract {accumulator = f32, iterators = ["parallel", "parallel", "parallel", "reduction", "reduction"],
      maps = [#line0, #line1, #line2], padded = array<i64: 0>}
    bounds(%b0, %b1, %b2, %b3, %b4) ins(%x, %w : memref<3x4x25xf32>, memref<3x3x3xf32>) outs(%s : memref<3x4x25xf32>)
  return
}

func.func @main() {
  // CHECK: {{^}}0{{$}}
  %short_x = memref.alloc() : memref<2x5x7xf32>
  %short_w = memref.alloc() : memref<2x3x3xf32>
  %short_r = memref.alloc() : memref<2x5x7xf32>
  %short_s = memref.alloc() : memref<2x5x7xf32>
  %short_xv = memref.cast %short_x : memref<2x5x7xf32> to memref<?x?x?xf32>
  %short_wv = memref.cast %short_w : memref<2x3x3xf32> to memref<?x?x?xf32>
  %short_rv = memref.cast %short_r : memref<2x5x7xf32> to memref<?x?x?xf32>
  %short_sv = memref.cast %short_s : memref<2x5x7xf32> to memref<?x?x?xf32>
  func.call @fill(%short_xv) : (memref<?x?x?xf32>) -> ()
  func.call @fill(%short_wv) : (memref<?x?x?xf32>) -> ()
  func.call @fill(%short_rv) : (memref<?x?x?xf32>) -> ()
  func.call @fill(%short_sv) : (memref<?x?x?xf32>) -> ()
  func.call @short(%short_x, %short_w, %short_r, %short_s) : (memref<2x5x7xf32>, memref<2x3x3xf32>, memref<2x5x7xf32>, memref<2x5x7xf32>) -> ()
  func.call @compare(%short_rv, %short_sv) : (memref<?x?x?xf32>, memref<?x?x?xf32>) -> ()
  memref.dealloc %short_x : memref<2x5x7xf32>
  memref.dealloc %short_w : memref<2x3x3xf32>
  memref.dealloc %short_r : memref<2x5x7xf32>
  memref.dealloc %short_s : memref<2x5x7xf32>

  // CHECK-NEXT: {{^}}0{{$}}
  %overlapped_x = memref.alloc() : memref<2x11x21xf32>
  %overlapped_w = memref.alloc() : memref<2x3x3xf32>
  %overlapped_r = memref.alloc() : memref<2x11x21xf32>
  %overlapped_s = memref.alloc() : memref<2x11x21xf32>
  %overlapped_xv = memref.cast %overlapped_x : memref<2x11x21xf32> to memref<?x?x?xf32>
  %overlapped_wv = memref.cast %overlapped_w : memref<2x3x3xf32> to memref<?x?x?xf32>
  %overlapped_rv = memref.cast %overlapped_r : memref<2x11x21xf32> to memref<?x?x?xf32>
  %overlapped_sv = memref.cast %overlapped_s : memref<2x11x21xf32> to memref<?x?x?xf32>
  func.call @fill(%overlapped_xv) : (memref<?x?x?xf32>) -> ()
  func.call @fill(%overlapped_wv) : (memref<?x?x?xf32>) -> ()
  func.call @fill(%overlapped_rv) : (memref<?x?x?xf32>) -> ()
  func.call @fill(%overlapped_sv) : (memref<?x?x?xf32>) -> ()
  func.call @overlapped(%overlapped_x, %overlapped_w, %overlapped_r, %overlapped_s) : (memref<2x11x21xf32>, memref<2x3x3xf32>, memref<2x11x21xf32>, memref<2x11x21xf32>) -> ()
  func.call @compare(%overlapped_rv, %overlapped_sv) : (memref<?x?x?xf32>, memref<?x?x?xf32>) -> ()
  memref.dealloc %overlapped_x : memref<2x11x21xf32>
  memref.dealloc %overlapped_w : memref<2x3x3xf32>
  memref.dealloc %overlapped_r : memref<2x11x21xf32>
  memref.dealloc %overlapped_s : memref<2x11x21xf32>

  // CHECK-NEXT: {{^}}0{{$}}
  %strided_x = memref.alloc() : memref<2x16x40xf32>
  %strided_w = memref.alloc() : memref<2x3x3xf32>
  %strided_r = memref.alloc() : memref<2x8x20xf32>
  %strided_s = memref.alloc() : memref<2x8x20xf32>
  %strided_xv = memref.cast %strided_x : memref<2x16x40xf32> to memref<?x?x?xf32>
  %strided_wv = memref.cast %strided_w : memref<2x3x3xf32> to memref<?x?x?xf32>
  %strided_rv = memref.cast %strided_r : memref<2x8x20xf32> to memref<?x?x?xf32>
  %strided_sv = memref.cast %strided_s : memref<2x8x20xf32> to memref<?x?x?xf32>
  func.call @fill(%strided_xv) : (memref<?x?x?xf32>) -> ()
  func.call @fill(%strided_wv) : (memref<?x?x?xf32>) -> ()
  func.call @fill(%strided_rv) : (memref<?x?x?xf32>) -> ()
  func.call @fill(%strided_sv) : (memref<?x?x?xf32>) -> ()
  func.call @strided(%strided_x, %strided_w, %strided_r, %strided_s) : (memref<2x16x40xf32>, memref<2x3x3xf32>, memref<2x8x20xf32>, memref<2x8x20xf32>) -> ()
  func.call @compare(%strided_rv, %strided_sv) : (memref<?x?x?xf32>, memref<?x?x?xf32>) -> ()
  memref.dealloc %strided_x : memref<2x16x40xf32>
  memref.dealloc %strided_w : memref<2x3x3xf32>
  memref.dealloc %strided_r : memref<2x8x20xf32>
  memref.dealloc %strided_s : memref<2x8x20xf32>

  // CHECK-NEXT: {{^}}0{{$}}
  %thirds_x = memref.alloc() : memref<2x9x50xf32>
  %thirds_w = memref.alloc() : memref<2x2x3xf32>
  %thirds_r = memref.alloc() : memref<2x5x17xf32>
  %thirds_s = memref.alloc() : memref<2x5x17xf32>
  %thirds_xv = memref.cast %thirds_x : memref<2x9x50xf32> to memref<?x?x?xf32>
  %thirds_wv = memref.cast %thirds_w : memref<2x2x3xf32> to memref<?x?x?xf32>
  %thirds_rv = memref.cast %thirds_r : memref<2x5x17xf32> to memref<?x?x?xf32>
  %thirds_sv = memref.cast %thirds_s : memref<2x5x17xf32> to memref<?x?x?xf32>
  func.call @fill(%thirds_xv) : (memref<?x?x?xf32>) -> ()
  func.call @fill(%thirds_wv) : (memref<?x?x?xf32>) -> ()
  func.call @fill(%thirds_rv) : (memref<?x?x?xf32>) -> ()
  func.call @fill(%thirds_sv) : (memref<?x?x?xf32>) -> ()
  func.call @thirds(%thirds_x, %thirds_w, %thirds_r, %thirds_s) : (memref<2x9x50xf32>, memref<2x2x3xf32>, memref<2x5x17xf32>, memref<2x5x17xf32>) -> ()
  func.call @compare(%thirds_rv, %thirds_sv) : (memref<?x?x?xf32>, memref<?x?x?xf32>) -> ()
  memref.dealloc %thirds_x : memref<2x9x50xf32>
  memref.dealloc %thirds_w : memref<2x2x3xf32>
  memref.dealloc %thirds_r : memref<2x5x17xf32>
  memref.dealloc %thirds_s : memref<2x5x17xf32>

  // CHECK-NEXT: {{^}}0{{$}}
  %unpadded_x = memref.alloc() : memref<2x9x20xf32>
  %unpadded_w = memref.alloc() : memref<2x2x3xf32>
  %unpadded_r = memref.alloc() : memref<2x8x18xf32>
  %unpadded_s = memref.alloc() : memref<2x8x18xf32>
  %unpadded_xv = memref.cast %unpadded_x : memref<2x9x20xf32> to memref<?x?x?xf32>
  %unpadded_wv = memref.cast %unpadded_w : memref<2x2x3xf32> to memref<?x?x?xf32>
  %unpadded_rv = memref.cast %unpadded_r : memref<2x8x18xf32> to memref<?x?x?xf32>
  %unpadded_sv = memref.cast %unpadded_s : memref<2x8x18xf32> to memref<?x?x?xf32>
  func.call @fill(%unpadded_xv) : (memref<?x?x?xf32>) -> ()
  func.call @fill(%unpadded_wv) : (memref<?x?x?xf32>) -> ()
  func.call @fill(%unpadded_rv) : (memref<?x?x?xf32>) -> ()
  func.call @fill(%unpadded_sv) : (memref<?x?x?xf32>) -> ()
  func.call @unpadded(%unpadded_x, %unpadded_w, %unpadded_r, %unpadded_s) : (memref<2x9x20xf32>, memref<2x2x3xf32>, memref<2x8x18xf32>, memref<2x8x18xf32>) -> ()
  func.call @compare(%unpadded_rv, %unpadded_sv) : (memref<?x?x?xf32>, memref<?x?x?xf32>) -> ()
  memref.dealloc %unpadded_x : memref<2x9x20xf32>
  memref.dealloc %unpadded_w : memref<2x2x3xf32>
  memref.dealloc %unpadded_r : memref<2x8x18xf32>
  memref.dealloc %unpadded_s : memref<2x8x18xf32>

  // CHECK-NEXT: {{^}}0{{$}}
  %outside_x = memref.alloc() : memref<2x2x3xf32>
  %outside_w = memref.alloc() : memref<2x3x3xf32>
  %outside_r = memref.alloc() : memref<2x11x20xf32>
  %outside_s = memref.alloc() : memref<2x11x20xf32>
  %outside_xv = memref.cast %outside_x : memref<2x2x3xf32> to memref<?x?x?xf32>
  %outside_wv = memref.cast %outside_w : memref<2x3x3xf32> to memref<?x?x?xf32>
  %outside_rv = memref.cast %outside_r : memref<2x11x20xf32> to memref<?x?x?xf32>
  %outside_sv = memref.cast %outside_s : memref<2x11x20xf32> to memref<?x?x?xf32>
  func.call @fill(%outside_xv) : (memref<?x?x?xf32>) -> ()
  func.call @fill(%outside_wv) : (memref<?x?x?xf32>) -> ()
  func.call @fill(%outside_rv) : (memref<?x?x?xf32>) -> ()
  func.call @fill(%outside_sv) : (memref<?x?x?xf32>) -> ()
  func.call @outside(%outside_x, %outside_w, %outside_r, %outside_s) : (memref<2x2x3xf32>, memref<2x3x3xf32>, memref<2x11x20xf32>, memref<2x11x20xf32>) -> ()
  func.call @compare(%outside_rv, %outside_sv) : (memref<?x?x?xf32>, memref<?x?x?xf32>) -> ()
  memref.dealloc %outside_x : memref<2x2x3xf32>
  memref.dealloc %outside_w : memref<2x3x3xf32>
  memref.dealloc %outside_r : memref<2x11x20xf32>
  memref.dealloc %outside_s : memref<2x11x20xf32>

  // CHECK-NEXT: {{^}}0{{$}}
  %bands_x = memref.alloc() : memref<2x45x1100xf32>
  %bands_w = memref.alloc() : memref<2x3x3xf32>
  %bands_r = memref.alloc() : memref<2x45x1100xf32>
  %bands_s = memref.alloc() : memref<2x45x1100xf32>
  %bands_xv = memref.cast %bands_x : memref<2x45x1100xf32> to memref<?x?x?xf32>
  %bands_wv = memref.cast %bands_w : memref<2x3x3xf32> to memref<?x?x?xf32>
  %bands_rv = memref.cast %bands_r : memref<2x45x1100xf32> to memref<?x?x?xf32>
  %bands_sv = memref.cast %bands_s : memref<2x45x1100xf32> to memref<?x?x?xf32>
  func.call @fill(%bands_xv) : (memref<?x?x?xf32>) -> ()
  func.call @fill(%bands_wv) : (memref<?x?x?xf32>) -> ()
  func.call @fill(%bands_rv) : (memref<?x?x?xf32>) -> ()
  func.call @fill(%bands_sv) : (memref<?x?x?xf32>) -> ()
  func.call @bands(%bands_x, %bands_w, %bands_r, %bands_s) : (memref<2x45x1100xf32>, memref<2x3x3xf32>, memref<2x45x1100xf32>, memref<2x45x1100xf32>) -> ()
  func.call @compare(%bands_rv, %bands_sv) : (memref<?x?x?xf32>, memref<?x?x?xf32>) -> ()
  memref.dealloc %bands_x : memref<2x45x1100xf32>
  memref.dealloc %bands_w : memref<2x3x3xf32>
  memref.dealloc %bands_r : memref<2x45x1100xf32>
  memref.dealloc %bands_s : memref<2x45x1100xf32>

  // CHECK-NEXT: {{^}}0{{$}}
  %rows_x = memref.alloc() : memref<2x6x19xf32>
  %rows_w = memref.alloc() : memref<2x3x3xf32>
  %rows_r = memref.alloc() : memref<2x6x19xf32>
  %rows_s = memref.alloc() : memref<2x6x19xf32>
  %rows_e = memref.alloc() : memref<2x6x19xf32>
  %rows_xv = memref.cast %rows_x : memref<2x6x19xf32> to memref<?x?x?xf32>
  %rows_wv = memref.cast %rows_w : memref<2x3x3xf32> to memref<?x?x?xf32>
  %rows_rv = memref.cast %rows_r : memref<2x6x19xf32> to memref<?x?x?xf32>
  %rows_sv = memref.cast %rows_s : memref<2x6x19xf32> to memref<?x?x?xf32>
  %rows_ev = memref.cast %rows_e : memref<2x6x19xf32> to memref<?x?x?xf32>
  func.call @fill(%rows_xv) : (memref<?x?x?xf32>) -> ()
  func.call @fill(%rows_wv) : (memref<?x?x?xf32>) -> ()
  func.call @fill(%rows_rv) : (memref<?x?x?xf32>) -> ()
  func.call @fill(%rows_sv) : (memref<?x?x?xf32>) -> ()
  func.call @fill(%rows_ev) : (memref<?x?x?xf32>) -> ()
  func.call @rows(%rows_x, %rows_w, %rows_r, %rows_s, %rows_e) : (memref<2x6x19xf32>, memref<2x3x3xf32>, memref<2x6x19xf32>, memref<2x6x19xf32>, memref<2x6x19xf32>) -> ()
  func.call @compare(%rows_rv, %rows_sv) : (memref<?x?x?xf32>, memref<?x?x?xf32>) -> ()
  memref.dealloc %rows_x : memref<2x6x19xf32>
  memref.dealloc %rows_w : memref<2x3x3xf32>
  memref.dealloc %rows_r : memref<2x6x19xf32>
  memref.dealloc %rows_s : memref<2x6x19xf32>
  memref.dealloc %rows_e : memref<2x6x19xf32>

  // CHECK-NEXT: {{^}}0{{$}}
  %short_rows_x = memref.alloc() : memref<2x6x5xf32>
  %short_rows_w = memref.alloc() : memref<2x3x3xf32>
  %short_rows_r = memref.alloc() : memref<2x6x5xf32>
  %short_rows_s = memref.alloc() : memref<2x6x5xf32>
  %short_rows_e = memref.alloc() : memref<2x6x5xf32>
  %short_rows_xv = memref.cast %short_rows_x : memref<2x6x5xf32> to memref<?x?x?xf32>
  %short_rows_wv = memref.cast %short_rows_w : memref<2x3x3xf32> to memref<?x?x?xf32>
  %short_rows_rv = memref.cast %short_rows_r : memref<2x6x5xf32> to memref<?x?x?xf32>
  %short_rows_sv = memref.cast %short_rows_s : memref<2x6x5xf32> to memref<?x?x?xf32>
  %short_rows_ev = memref.cast %short_rows_e : memref<2x6x5xf32> to memref<?x?x?xf32>
  func.call @fill(%short_rows_xv) : (memref<?x?x?xf32>) -> ()
  func.call @fill(%short_rows_wv) : (memref<?x?x?xf32>) -> ()
  func.call @fill(%short_rows_rv) : (memref<?x?x?xf32>) -> ()
  func.call @fill(%short_rows_sv) : (memref<?x?x?xf32>) -> ()
  func.call @fill(%short_rows_ev) : (memref<?x?x?xf32>) -> ()
  func.call @short_rows(%short_rows_x, %short_rows_w, %short_rows_r, %short_rows_s, %short_rows_e) : (memref<2x6x5xf32>, memref<2x3x3xf32>, memref<2x6x5xf32>, memref<2x6x5xf32>, memref<2x6x5xf32>) -> ()
  func.call @compare(%short_rows_rv, %short_rows_sv) : (memref<?x?x?xf32>, memref<?x?x?xf32>) -> ()
  memref.dealloc %short_rows_x : memref<2x6x5xf32>
  memref.dealloc %short_rows_w : memref<2x3x3xf32>
  memref.dealloc %short_rows_r : memref<2x6x5xf32>
  memref.dealloc %short_rows_s : memref<2x6x5xf32>
  memref.dealloc %short_rows_e : memref<2x6x5xf32>

  // CHECK-NEXT: {{^}}0{{$}}
  %scalars_x = memref.alloc() : memref<2x6x19xf32>
  %scalars_w = memref.alloc() : memref<2x3x3xf32>
  %scalars_r = memref.alloc() : memref<2x6x19xf32>
  %scalars_s = memref.alloc() : memref<2x6x19xf32>
  %scalars_xv = memref.cast %scalars_x : memref<2x6x19xf32> to memref<?x?x?xf32>
  %scalars_wv = memref.cast %scalars_w : memref<2x3x3xf32> to memref<?x?x?xf32>
  %scalars_rv = memref.cast %scalars_r : memref<2x6x19xf32> to memref<?x?x?xf32>
  %scalars_sv = memref.cast %scalars_s : memref<2x6x19xf32> to memref<?x?x?xf32>
  func.call @fill(%scalars_xv) : (memref<?x?x?xf32>) -> ()
  func.call @fill(%scalars_wv) : (memref<?x?x?xf32>) -> ()
  func.call @fill(%scalars_rv) : (memref<?x?x?xf32>) -> ()
  func.call @fill(%scalars_sv) : (memref<?x?x?xf32>) -> ()
  func.call @scalars(%scalars_x, %scalars_w, %scalars_r, %scalars_s) : (memref<2x6x19xf32>, memref<2x3x3xf32>, memref<2x6x19xf32>, memref<2x6x19xf32>) -> ()
  func.call @compare(%scalars_rv, %scalars_sv) : (memref<?x?x?xf32>, memref<?x?x?xf32>) -> ()
  memref.dealloc %scalars_x : memref<2x6x19xf32>
  memref.dealloc %scalars_w : memref<2x3x3xf32>
  memref.dealloc %scalars_r : memref<2x6x19xf32>
  memref.dealloc %scalars_s : memref<2x6x19xf32>

  // CHECK-NEXT: {{^}}0{{$}}
  %dynamic_x = memref.alloc() : memref<2x11x21xf32>
  %dynamic_w = memref.alloc() : memref<2x3x3xf32>
  %dynamic_r = memref.alloc() : memref<2x6x21xf32>
  %dynamic_s = memref.alloc() : memref<2x6x21xf32>
  %dynamic_xv = memref.cast %dynamic_x : memref<2x11x21xf32> to memref<?x?x?xf32>
  %dynamic_wv = memref.cast %dynamic_w : memref<2x3x3xf32> to memref<?x?x?xf32>
  %dynamic_rv = memref.cast %dynamic_r : memref<2x6x21xf32> to memref<?x?x?xf32>
  %dynamic_sv = memref.cast %dynamic_s : memref<2x6x21xf32> to memref<?x?x?xf32>
  func.call @fill(%dynamic_xv) : (memref<?x?x?xf32>) -> ()
  func.call @fill(%dynamic_wv) : (memref<?x?x?xf32>) -> ()
  func.call @fill(%dynamic_rv) : (memref<?x?x?xf32>) -> ()
  func.call @fill(%dynamic_sv) : (memref<?x?x?xf32>) -> ()
  %dynamic_b0 = arith.constant 2 : index
  %dynamic_b1 = arith.constant 6 : index
  %dynamic_b2 = arith.constant 21 : index
  func.call @dynamic(%dynamic_xv, %dynamic_w, %dynamic_rv, %dynamic_sv, %dynamic_b0, %dynamic_b1, %dynamic_b2) : (memref<?x?x?xf32>, memref<2x3x3xf32>, memref<?x?x?xf32>, memref<?x?x?xf32>, index, index, index) -> ()
  func.call @compare(%dynamic_rv, %dynamic_sv) : (memref<?x?x?xf32>, memref<?x?x?xf32>) -> ()
  memref.dealloc %dynamic_x : memref<2x11x21xf32>
  memref.dealloc %dynamic_w : memref<2x3x3xf32>
  memref.dealloc %dynamic_r : memref<2x6x21xf32>
  memref.dealloc %dynamic_s : memref<2x6x21xf32>

  // CHECK-NEXT: {{^}}0{{$}}
  %dynamic_short_x = memref.alloc() : memref<2x2x3xf32>
  %dynamic_short_w = memref.alloc() : memref<2x3x3xf32>
  %dynamic_short_r = memref.alloc() : memref<2x2x2xf32>
  %dynamic_short_s = memref.alloc() : memref<2x2x2xf32>
  %dynamic_short_xv = memref.cast %dynamic_short_x : memref<2x2x3xf32> to memref<?x?x?xf32>
  %dynamic_short_wv = memref.cast %dynamic_short_w : memref<2x3x3xf32> to memref<?x?x?xf32>
  %dynamic_short_rv = memref.cast %dynamic_short_r : memref<2x2x2xf32> to memref<?x?x?xf32>
  %dynamic_short_sv = memref.cast %dynamic_short_s : memref<2x2x2xf32> to memref<?x?x?xf32>
  func.call @fill(%dynamic_short_xv) : (memref<?x?x?xf32>) -> ()
  func.call @fill(%dynamic_short_wv) : (memref<?x?x?xf32>) -> ()
  func.call @fill(%dynamic_short_rv) : (memref<?x?x?xf32>) -> ()
  func.call @fill(%dynamic_short_sv) : (memref<?x?x?xf32>) -> ()
  %dynamic_short_b0 = arith.constant 2 : index
  %dynamic_short_b1 = arith.constant 2 : index
  %dynamic_short_b2 = arith.constant 2 : index
  func.call @dynamic_short(%dynamic_short_xv, %dynamic_short_w, %dynamic_short_rv, %dynamic_short_sv, %dynamic_short_b0, %dynamic_short_b1, %dynamic_short_b2) : (memref<?x?x?xf32>, memref<2x3x3xf32>, memref<?x?x?xf32>, memref<?x?x?xf32>, index, index, index) -> ()
  func.call @compare(%dynamic_short_rv, %dynamic_short_sv) : (memref<?x?x?xf32>, memref<?x?x?xf32>) -> ()
  memref.dealloc %dynamic_short_x : memref<2x2x3xf32>
  memref.dealloc %dynamic_short_w : memref<2x3x3xf32>
  memref.dealloc %dynamic_short_r : memref<2x2x2xf32>
  memref.dealloc %dynamic_short_s : memref<2x2x2xf32>

  // CHECK-NEXT: {{^}}0{{$}}
  %dynamic_bands_x = memref.alloc() : memref<1x130x300xf32>
  %dynamic_bands_w = memref.alloc() : memref<1x3x3xf32>
  %dynamic_bands_r = memref.alloc() : memref<1x130x300xf32>
  %dynamic_bands_s = memref.alloc() : memref<1x130x300xf32>
  %dynamic_bands_xv = memref.cast %dynamic_bands_x : memref<1x130x300xf32> to memref<?x?x?xf32>
  %dynamic_bands_wv = memref.cast %dynamic_bands_w : memref<1x3x3xf32> to memref<?x?x?xf32>
  %dynamic_bands_rv = memref.cast %dynamic_bands_r : memref<1x130x300xf32> to memref<?x?x?xf32>
  %dynamic_bands_sv = memref.cast %dynamic_bands_s : memref<1x130x300xf32> to memref<?x?x?xf32>
  func.call @fill(%dynamic_bands_xv) : (memref<?x?x?xf32>) -> ()
  func.call @fill(%dynamic_bands_wv) : (memref<?x?x?xf32>) -> ()
  func.call @fill(%dynamic_bands_rv) : (memref<?x?x?xf32>) -> ()
  func.call @fill(%dynamic_bands_sv) : (memref<?x?x?xf32>) -> ()
  %dynamic_bands_b0 = arith.constant 1 : index
  %dynamic_bands_b1 = arith.constant 130 : index
  %dynamic_bands_b2 = arith.constant 300 : index
  func.call @dynamic_bands(%dynamic_bands_xv, %dynamic_bands_w, %dynamic_bands_rv, %dynamic_bands_sv, %dynamic_bands_b0, %dynamic_bands_b1, %dynamic_bands_b2) : (memref<?x?x?xf32>, memref<1x3x3xf32>, memref<?x?x?xf32>, memref<?x?x?xf32>, index, index, index) -> ()
  func.call @compare(%dynamic_bands_rv, %dynamic_bands_sv) : (memref<?x?x?xf32>, memref<?x?x?xf32>) -> ()
  memref.dealloc %dynamic_bands_x : memref<1x130x300xf32>
  memref.dealloc %dynamic_bands_w : memref<1x3x3xf32>
  memref.dealloc %dynamic_bands_r : memref<1x130x300xf32>
  memref.dealloc %dynamic_bands_s : memref<1x130x300xf32>

  // CHECK-NEXT: {{^}}0{{$}}
  %grouped_x = memref.alloc() : memref<4x7x18xf32>
  %grouped_w = memref.alloc() : memref<4x2x9xf32>
  %grouped_r = memref.alloc() : memref<4x7x18xf32>
  %grouped_s = memref.alloc() : memref<4x7x18xf32>
  %grouped_xv = memref.cast %grouped_x : memref<4x7x18xf32> to memref<?x?x?xf32>
  %grouped_wv = memref.cast %grouped_w : memref<4x2x9xf32> to memref<?x?x?xf32>
  %grouped_rv = memref.cast %grouped_r : memref<4x7x18xf32> to memref<?x?x?xf32>
  %grouped_sv = memref.cast %grouped_s : memref<4x7x18xf32> to memref<?x?x?xf32>
  func.call @fill(%grouped_xv) : (memref<?x?x?xf32>) -> ()
  func.call @fill(%grouped_wv) : (memref<?x?x?xf32>) -> ()
  func.call @fill(%grouped_rv) : (memref<?x?x?xf32>) -> ()
  func.call @fill(%grouped_sv) : (memref<?x?x?xf32>) -> ()
  func.call @grouped(%grouped_x, %grouped_w, %grouped_r, %grouped_s) : (memref<4x7x18xf32>, memref<4x2x9xf32>, memref<4x7x18xf32>, memref<4x7x18xf32>) -> ()
  func.call @compare(%grouped_rv, %grouped_sv) : (memref<?x?x?xf32>, memref<?x?x?xf32>) -> ()
  memref.dealloc %grouped_x : memref<4x7x18xf32>
  memref.dealloc %grouped_w : memref<4x2x9xf32>
  memref.dealloc %grouped_r : memref<4x7x18xf32>
  memref.dealloc %grouped_s : memref<4x7x18xf32>

  // CHECK-NEXT: {{^}}0{{$}}
  %line_x = memref.alloc() : memref<3x4x25xf32>
  %line_w = memref.alloc() : memref<3x3x3xf32>
  %line_r = memref.alloc() : memref<3x4x25xf32>
  %line_s = memref.alloc() : memref<3x4x25xf32>
  %line_xv = memref.cast %line_x : memref<3x4x25xf32> to memref<?x?x?xf32>
  %line_wv = memref.cast %line_w : memref<3x3x3xf32> to memref<?x?x?xf32>
  %line_rv = memref.cast %line_r : memref<3x4x25xf32> to memref<?x?x?xf32>
  %line_sv = memref.cast %line_s : memref<3x4x25xf32> to memref<?x?x?xf32>
  func.call @fill(%line_xv) : (memref<?x?x?xf32>) -> ()
  func.call @fill(%line_wv) : (memref<?x?x?xf32>) -> ()
  func.call @fill(%line_rv) : (memref<?x?x?xf32>) -> ()
  func.call @fill(%line_sv) : (memref<?x?x?xf32>) -> ()
  func.call @line(%line_x, %line_w, %line_r, %line_s) : (memref<3x4x25xf32>, memref<3x3x3xf32>, memref<3x4x25xf32>, memref<3x4x25xf32>) -> ()
  func.call @compare(%line_rv, %line_sv) : (memref<?x?x?xf32>, memref<?x?x?xf32>) -> ()
  memref.dealloc %line_x : memref<3x4x25xf32>
  memref.dealloc %line_w : memref<3x3x3xf32>
  memref.dealloc %line_r : memref<3x4x25xf32>
  memref.dealloc %line_s : memref<3x4x25xf32>
  return
}
