// RUN: run_function %s | FileCheck %s
// RUN: run_function %s --passes='canonicalize,cse' | FileCheck %s
// RUN: run_function %s -e globals | FileCheck %s --check-prefix=GLOBAL
// RUN: run_function %s -e atomics | FileCheck %s --check-prefix=ATOMIC
// RUN: run_function %s -e argument --arg='dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>' | FileCheck %s --check-prefix=ARGUMENT
// RUN: run_function %s -e bytes | FileCheck %s --check-prefix=BYTES
// RUN: run_function %s -e strided | FileCheck %s --check-prefix=STRIDED
// RUN: run_function %s -e realloc | FileCheck %s --check-prefix=REALLOC
// RUN: run_function %s -e realloc_shorter | FileCheck %s --check-prefix=SHORTER

// CHECK: 7.000000e+00 : f32
// CHECK-NEXT: poison : f32
// CHECK-NEXT: [3.000000e+00, 4.000000e+00] : memref<2xf32>
// CHECK-NEXT: 12 : index
func.func @main() -> (f32, f32, memref<2xf32>, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %x = arith.constant 3.0 : f32
  %y = arith.constant 4.0 : f32
  %m = memref.alloc(%c3) : memref<?x2xf32>
  memref.store %x, %m[%c2, %c0] : memref<?x2xf32>
  memref.store %y, %m[%c2, %c1] : memref<?x2xf32>
  %row = memref.subview %m[%c2, 0] [1, 2] [1, 1]
    : memref<?x2xf32> to memref<2xf32, strided<[1], offset: ?>>
  %a = memref.load %row[%c0] : memref<2xf32, strided<[1], offset: ?>>
  %b = memref.load %row[%c1] : memref<2xf32, strided<[1], offset: ?>>
  %sum = arith.addf %a, %b : f32
  // This memory was not written.
  %unknown = memref.load %m[%c1, %c1] : memref<?x2xf32>
  %copy = memref.alloc() : memref<2xf32>
  memref.copy %row, %copy : memref<2xf32, strided<[1], offset: ?>> to memref<2xf32>
  %dim = memref.dim %m, %c0 : memref<?x2xf32>
  %unranked = memref.cast %m : memref<?x2xf32> to memref<*xf32>
  %rank = memref.rank %unranked : memref<*xf32>
  %u = arith.muli %dim, %rank : index
  %v = arith.muli %u, %c2 : index
  memref.dealloc %m : memref<?x2xf32>
  return %sum, %unknown, %copy, %v : f32, f32, memref<2xf32>, index
}

memref.global "private" constant @table : memref<3xi16> = dense<[10, 20, 30]>
memref.global "private" @counter : memref<i32> = dense<5>
memref.global "private" @empty : memref<2xi8> = uninitialized

// GLOBAL: 30 : i16
// GLOBAL-NEXT: 6 : i32
// GLOBAL-NEXT: poison : i8
func.func @globals() -> (i16, i32, i8) {
  %c2 = arith.constant 2 : index
  %c0 = arith.constant 0 : index
  %table = memref.get_global @table : memref<3xi16>
  %a = memref.load %table[%c2] : memref<3xi16>
  call @count() : () -> ()
  %counter = memref.get_global @counter : memref<i32>
  %b = memref.load %counter[] : memref<i32>
  %empty = memref.get_global @empty : memref<2xi8>
  %c = memref.load %empty[%c0] : memref<2xi8>
  return %a, %b, %c : i16, i32, i8
}
func.func private @count() {
  %counter = memref.get_global @counter : memref<i32>
  %one = arith.constant 1 : i32
  %old = memref.load %counter[] : memref<i32>
  %new = arith.addi %old, %one : i32
  memref.store %new, %counter[] : memref<i32>
  return
}

// ATOMIC: 5 : i32
// ATOMIC-NEXT: 12 : i32
// ATOMIC-NEXT: 24 : i32
// ATOMIC-NEXT: 24 : i32
func.func @atomics() -> (i32, i32, i32, i32) {
  %m = memref.alloca() : memref<i32>
  %c5 = arith.constant 5 : i32
  %c7 = arith.constant 7 : i32
  memref.store %c5, %m[] : memref<i32>
  %0 = memref.atomic_rmw addi %c7, %m[] : (i32, memref<i32>) -> i32
  %1 = memref.generic_atomic_rmw %m[] : memref<i32> {
  ^bb0(%old: i32):
    %twice = arith.addi %old, %old : i32
    memref.atomic_yield %twice : i32
  }
  %2 = memref.atomic_rmw maxs %c7, %m[] : (i32, memref<i32>) -> i32
  %3 = memref.load %m[] : memref<i32>
  return %0, %1, %2, %3 : i32, i32, i32, i32
}

// ARGUMENT: {{\[\[1, 3\], \[2, 4\]\]}} : memref<2x2xi32, strided<[1, 2]>>
// ARGUMENT-NEXT: [1, 2, 3, 4] : memref<4xi32>
// ARGUMENT-NEXT: {{\[\[\[1, 2\], \[3, 4\]\]\]}} : memref<1x2x2xi32>
func.func @argument(%m: memref<2x2xi32>)
    -> (memref<2x2xi32, strided<[1, 2]>>, memref<4xi32>, memref<1x2x2xi32>) {
  %0 = memref.transpose %m (i, j) -> (j, i) : memref<2x2xi32> to memref<2x2xi32, strided<[1, 2]>>
  %1 = memref.collapse_shape %m [[0, 1]] : memref<2x2xi32> into memref<4xi32>
  %2 = memref.expand_shape %m [[0, 1], [2]] output_shape [1, 2, 2]
    : memref<2x2xi32> into memref<1x2x2xi32>
  return %0, %1, %2
    : memref<2x2xi32, strided<[1, 2]>>, memref<4xi32>, memref<1x2x2xi32>
}

// BYTES: [poison, 9] : memref<2xi16>
func.func @bytes() -> memref<2xi16> {
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c9 = arith.constant 9 : i16
  %bytes = memref.alloc() : memref<8xi8>
  %view = memref.view %bytes[%c4][] : memref<8xi8> to memref<2xi16>
  memref.store %c9, %view[%c1] : memref<2xi16>
  return %view : memref<2xi16>
}

// STRIDED: 0 : index
// STRIDED-NEXT: 4 : index
// STRIDED-NEXT: 3 : index
// STRIDED-NEXT: 8 : index
// STRIDED-NEXT: [poison, 2] : memref<2xi8, strided<[4], offset: 1>>
// STRIDED-NEXT: {{\[\[2, poison\]\]}} : memref<1x2xi8, strided<[2, 1], offset: 5>>
func.func @strided() -> (index, index, index, index, memref<2xi8, strided<[4], offset: 1>>,
                         memref<1x2xi8, strided<[2, 1], offset: 5>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %two = arith.constant 2 : i8
  %m = memref.alloc() : memref<4x3xi8, strided<[8, 2]>>
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %m
    : memref<4x3xi8, strided<[8, 2]>> -> memref<i8>, index, index, index, index, index
  %r = memref.reinterpret_cast %m to offset: [1], sizes: [2], strides: [4]
    : memref<4x3xi8, strided<[8, 2]>> to memref<2xi8, strided<[4], offset: 1>>
  memref.store %two, %r[%c1] : memref<2xi8, strided<[4], offset: 1>>
  %q = memref.reinterpret_cast %base to offset: [5], sizes: [1, 2], strides: [2, 1]
    : memref<i8> to memref<1x2xi8, strided<[2, 1], offset: 5>>
  return %offset, %sizes#0, %sizes#1, %strides#0, %r, %q
    : index, index, index, index, memref<2xi8, strided<[4], offset: 1>>,
      memref<1x2xi8, strided<[2, 1], offset: 5>>
}

// REALLOC: [1, 2, poison] : memref<3xi32>
// REALLOC-NEXT: [1, 2] : memref<2xi32>
func.func @realloc() -> (memref<?xi32>, memref<2xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %a = arith.constant 1 : i32
  %b = arith.constant 2 : i32
  %m = memref.alloc() : memref<2xi32>
  memref.store %a, %m[%c0] : memref<2xi32>
  memref.store %b, %m[%c1] : memref<2xi32>
  %longer = memref.realloc %m(%c3) : memref<2xi32> to memref<?xi32>
  %first = memref.subview %longer[0] [2] [1] : memref<?xi32> to memref<2xi32>
  return %longer, %first : memref<?xi32>, memref<2xi32>
}

// The elements that fit stay, also those that are stored after the operation.
// SHORTER: [1, 2] : memref<2xi32>
// SHORTER-NEXT: [1, 4] : memref<2xi32>
// SHORTER-NEXT: [1, 2, 3] : memref<3xi32>
// SHORTER-NEXT: [] : memref<0xi32>
func.func @realloc_shorter()
    -> (memref<?xi32>, memref<2xi32>, memref<3xi32>, memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %four = arith.constant 4 : i32
  %a = func.call @three(%c3) : (index) -> memref<?xi32>
  %dynamic = memref.realloc %a(%c2) : memref<?xi32> to memref<?xi32>
  %b = func.call @three(%c3) : (index) -> memref<?xi32>
  %static = memref.realloc %b : memref<?xi32> to memref<2xi32>
  memref.store %four, %static[%c1] : memref<2xi32>
  %c = func.call @three(%c3) : (index) -> memref<?xi32>
  %same = memref.realloc %c : memref<?xi32> to memref<3xi32>
  %d = func.call @three(%c3) : (index) -> memref<?xi32>
  %none = memref.realloc %d(%c0) : memref<?xi32> to memref<?xi32>
  return %dynamic, %static, %same, %none
      : memref<?xi32>, memref<2xi32>, memref<3xi32>, memref<?xi32>
}

func.func private @three(%size: index) -> memref<?xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %three = arith.constant 3 : i32
  %m = memref.alloc(%size) : memref<?xi32>
  memref.store %one, %m[%c0] : memref<?xi32>
  memref.store %two, %m[%c1] : memref<?xi32>
  memref.store %three, %m[%c2] : memref<?xi32>
  return %m : memref<?xi32>
}
