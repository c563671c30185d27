// SPDX-License-Identifier: Apache-2.0
// RUN: mlir-opt %s -lower-krnl-contract -convert-krnl-to-affine -lower-to-llvm \
// RUN:   | mlir-runner -e main -entry-point-result=void -shared-libs=%mlir_c_runner_utils \
// RUN:   | FileCheck %s

// A product of matrices both of which are in panels: those of 4 rows have a last
// one of 3, those of 8 columns a last one of 5. The elements are small integers,
// so that all sums are exact.

func.func private @printI64(i64)
func.func private @printNewline()

#a = affine_map<(b, i, j, k) -> (b, i, k)>
#b = affine_map<(b, i, j, k) -> (b, j, k)>
#c = affine_map<(b, i, j, k) -> (b, i, j)>

// Both functions have the bounds 2, 11, 21 and 9, in blocks of 4 products.
func.func @panels(%a: memref<2x11x9xf32>, %b: memref<2x21x9xf32>, %c: memref<2x11x21xf32>) {
  %c2 = arith.constant 2 : index
  %c9 = arith.constant 9 : index
  %c11 = arith.constant 11 : index
  %c21 = arith.constant 21 : index
  krnl.contract {accumulator = f32, iterators = ["parallel", "parallel", "parallel", "reduction"],
      maps = [#a, #b, #c], packed = array<i64: 4, 8>,
      schedule = {tile = array<i64: 0, 4, 8, 0>, lanes = 4, depth = 4, panels = 2}}
    bounds(%c2, %c11, %c21, %c9) ins(%a, %b : memref<2x11x9xf32>, memref<2x21x9xf32>) outs(%c : memref<2x11x21xf32>)
  return
}

func.func @elements(%a: memref<2x11x9xf32>, %b: memref<2x21x9xf32>, %c: memref<2x11x21xf32>) {
  %c2 = arith.constant 2 : index
  %c9 = arith.constant 9 : index
  %c11 = arith.constant 11 : index
  %c21 = arith.constant 21 : index
  krnl.contract {accumulator = f32, iterators = ["parallel", "parallel", "parallel", "reduction"], maps = [#a, #b, #c]}
    bounds(%c2, %c11, %c21, %c9) ins(%a, %b : memref<2x11x9xf32>, memref<2x21x9xf32>) outs(%c : memref<2x11x21xf32>)
  return
}

// Fills the first elements of two lists with those of two matrices of `lines` by
// 9: row-major, and in panels.
func.func @fill(%rows: memref<?xf32>, %panels: memref<?xf32>, %lines: index, %width: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c5 = arith.constant 5 : index
  %c9 = arith.constant 9 : index
  scf.for %b = %c0 to %c2 step %c1 {
    scf.for %i = %c0 to %lines step %c1 {
      scf.for %k = %c0 to %c9 step %c1 {
        %first = arith.muli %b, %lines : index
        %line = arith.addi %first, %i : index
        %start = arith.muli %line, %c9 : index
        %place = arith.addi %start, %k : index
        %number = arith.remui %place, %c5 : index
        %integer = arith.index_cast %number : index to i64
        %element = arith.sitofp %integer : i64 to f32
        memref.store %element, %rows[%place] : memref<?xf32>
        %panel = arith.divui %i, %width : index
        %column = arith.remui %i, %width : index
        %panel_line = arith.muli %panel, %width : index
        %left = arith.subi %lines, %panel_line : index
        %own_width = arith.minui %left, %width : index
        %panel_first = arith.addi %first, %panel_line : index
        %panel_start = arith.muli %panel_first, %c9 : index
        %row = arith.muli %k, %own_width : index
        %row_start = arith.addi %panel_start, %row : index
        %own_place = arith.addi %row_start, %column : index
        memref.store %element, %panels[%own_place] : memref<?xf32>
      }
    }
  }
  return
}

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c11 = arith.constant 11 : index
  %c21 = arith.constant 21 : index
  // Vectors of columns end after the last element.
  %size = arith.constant 394 : index
  %a = memref.alloc(%size) : memref<?xf32>
  %a_panels = memref.alloc(%size) : memref<?xf32>
  %b = memref.alloc(%size) : memref<?xf32>
  %b_panels = memref.alloc(%size) : memref<?xf32>
  call @fill(%a, %a_panels, %c11, %c4) : (memref<?xf32>, memref<?xf32>, index, index) -> ()
  call @fill(%b, %b_panels, %c21, %c8) : (memref<?xf32>, memref<?xf32>, index, index) -> ()
  %a0 = memref.reinterpret_cast %a to offset: [0], sizes: [2, 11, 9], strides: [99, 9, 1] : memref<?xf32> to memref<2x11x9xf32>
  %a1 = memref.reinterpret_cast %a_panels to offset: [0], sizes: [2, 11, 9], strides: [99, 9, 1] : memref<?xf32> to memref<2x11x9xf32>
  %b0 = memref.reinterpret_cast %b to offset: [0], sizes: [2, 21, 9], strides: [189, 9, 1] : memref<?xf32> to memref<2x21x9xf32>
  %b1 = memref.reinterpret_cast %b_panels to offset: [0], sizes: [2, 21, 9], strides: [189, 9, 1] : memref<?xf32> to memref<2x21x9xf32>
  %c = memref.alloc() : memref<2x11x21xf32>
  %d = memref.alloc() : memref<2x11x21xf32>
  call @elements(%a0, %b0, %c) : (memref<2x11x9xf32>, memref<2x21x9xf32>, memref<2x11x21xf32>) -> ()
  call @panels(%a1, %b1, %d) : (memref<2x11x9xf32>, memref<2x21x9xf32>, memref<2x11x21xf32>) -> ()
  %none = arith.constant 0 : i64
  %count = scf.for %p = %c0 to %c2 step %c1 iter_args(%n0 = %none) -> (i64) {
    %n1 = scf.for %i = %c0 to %c11 step %c1 iter_args(%n2 = %n0) -> (i64) {
      %n3 = scf.for %j = %c0 to %c21 step %c1 iter_args(%n4 = %n2) -> (i64) {
        %x = memref.load %c[%p, %i, %j] : memref<2x11x21xf32>
        %y = memref.load %d[%p, %i, %j] : memref<2x11x21xf32>
        %differs = arith.cmpf une, %x, %y : f32
        %number = arith.extui %differs : i1 to i64
        %next = arith.addi %n4, %number : i64
        scf.yield %next : i64
      }
      scf.yield %n3 : i64
    }
    scf.yield %n1 : i64
  }
  // The number of elements that differ.
  // CHECK: {{^}}0{{$}}
  call @printI64(%count) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}
