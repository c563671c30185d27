// SPDX-License-Identifier: Apache-2.0
// RUN: mlir-opt %s -lower-krnl-contract -convert-krnl-to-affine -lower-to-llvm \
// RUN:   | mlir-runner -e main -entry-point-result=void -shared-libs=%mlir_c_runner_utils \
// RUN:   | FileCheck %s

// A convolution of 1, 2, 3, 4 by 1, 2, 3: the elements before the first and after
// the last contribute nothing.

func.func private @printI64(i64)
func.func private @printNewline()

func.func @main() {
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %one = arith.constant 1 : i64
  %a = memref.alloc() : memref<4xi64>
  %b = memref.alloc() : memref<3xi64>
  %c = memref.alloc() : memref<4xi64>
  %l:3 = krnl.define_loops 3
  krnl.iterate(%l#0) with (%l#0 -> %i = 0 to 4) {
    %0 = arith.index_cast %i : index to i64
    %1 = arith.addi %0, %one : i64
    krnl.store %1, %a[%i] : memref<4xi64>
  }
  krnl.iterate(%l#1) with (%l#1 -> %i = 0 to 3) {
    %0 = arith.index_cast %i : index to i64
    %1 = arith.addi %0, %one : i64
    krnl.store %1, %b[%i] : memref<3xi64>
  }
  krnl.contract {accumulator = i64, iterators = ["parallel", "reduction"], padded = array<i64: 0>,
      maps = [affine_map<(i, k) -> (i + k - 1)>, affine_map<(i, k) -> (k)>, affine_map<(i, k) -> (i)>]}
    bounds(%c4, %c3) ins(%a, %b : memref<4xi64>, memref<3xi64>) outs(%c : memref<4xi64>)
  // CHECK: {{^}}8{{$}}
  // CHECK-NEXT: {{^}}14{{$}}
  // CHECK-NEXT: {{^}}20{{$}}
  // CHECK-NEXT: {{^}}11{{$}}
  krnl.iterate(%l#2) with (%l#2 -> %i = 0 to 4) {
    %0 = krnl.load %c[%i] : memref<4xi64>
    func.call @printI64(%0) : (i64) -> ()
    func.call @printNewline() : () -> ()
  }
  memref.dealloc %a : memref<4xi64>
  memref.dealloc %b : memref<3xi64>
  memref.dealloc %c : memref<4xi64>
  return
}
