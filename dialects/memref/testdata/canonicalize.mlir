// RUN: mlir-opt %s --allow-unregistered-dialect --canonicalize --split-input-file | FileCheck %s

// CHECK-LABEL: @allocations
// CHECK-SAME: (%[[N:.*]]: index)
func.func @allocations(%n: index) -> memref<?x?xf32> {
  // CHECK: %[[C4:.*]] = arith.constant 4 : index
  // CHECK: %[[CM1:.*]] = arith.constant -1 : index
  // CHECK: %[[A:.*]] = memref.alloc(%[[N]]) {alignment = 16 : i64} : memref<4x?xf32>
  // CHECK-NEXT: %[[C:.*]] = memref.cast %[[A]]
  // CHECK-NEXT: %[[B:.*]] = memref.alloca(%[[CM1]])
  // CHECK-NEXT: "x.use"(%[[B]])
  // CHECK-NEXT: "x.sizes"(%[[C4]], %[[N]])
  // CHECK-NEXT: return %[[C]]
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %m1 = arith.constant -1 : index
  %v = arith.constant 3 : i8
  %0 = memref.alloc(%c4, %n) {alignment = 16 : i64} : memref<?x?xf32>
  %1 = memref.alloca(%m1) : memref<?xi8>
  "x.use"(%1) : (memref<?xi8>) -> ()
  %2 = memref.alloc(%n) : memref<?xi8>
  memref.store %v, %2[%c0] : memref<?xi8>
  memref.dealloc %2 : memref<?xi8>
  %d0 = memref.dim %0, %c0 : memref<?x?xf32>
  %d1 = memref.dim %0, %c1 : memref<?x?xf32>
  "x.sizes"(%d0, %d1) : (index, index) -> ()
  return %0 : memref<?x?xf32>
}

// -----

// Casts of ranked memrefs fold into the operations that access them.
// CHECK-LABEL: @casts
// CHECK-SAME: (%[[M:.*]]: memref<4x8xf32>, %[[ARG1:.*]]: memref<*xf32>, %{{.*}}: index, %[[V:.*]]: f32)
func.func @casts(%m: memref<4x8xf32>, %u: memref<*xf32>, %i: index, %v: f32)
    -> f32 {
  // CHECK: %[[R:.*]] = memref.load %[[M]]
  // CHECK-NEXT: memref.store %[[V]], %[[M]]
  // CHECK-NEXT: %[[U:.*]] = memref.cast %[[ARG1]]
  // CHECK-NEXT: memref.load %[[U]]
  // CHECK: memref.dealloc %[[M]]
  // CHECK-NOT: memref.copy
  %0 = memref.cast %m : memref<4x8xf32> to memref<?x8xf32>
  %1 = memref.cast %0 : memref<?x8xf32> to memref<?x?xf32>
  %2 = memref.load %1[%i, %i] : memref<?x?xf32>
  memref.store %v, %1[%i, %i] : memref<?x?xf32>
  %3 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %4 = memref.load %3[%i] : memref<?xf32>
  %rank = memref.rank %1 : memref<?x?xf32>
  "x.use"(%4, %rank) : (f32, index) -> ()
  memref.dealloc %0 : memref<?x8xf32>
  memref.copy %1, %1 : memref<?x?xf32> to memref<?x?xf32>
  return %2 : f32
}

// -----

// CHECK-LABEL: @reinterpret
// CHECK-SAME: (%[[M:.*]]: memref<4x8xf32>)
func.func @reinterpret(%m: memref<4x8xf32>)
    -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  // CHECK-NEXT: %[[C:.*]] = memref.cast %[[M]]
  // CHECK-NEXT: return %[[C]]
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %m
    : memref<4x8xf32> -> memref<f32>, index, index, index, index, index
  %0 = memref.reinterpret_cast %b to offset: [%o], sizes: [%s#0, %s#1],
    strides: [%t#0, %t#1]
    : memref<f32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
}

// -----

// A view with a nonzero byte shift is not folded.
// CHECK-LABEL: @view
// CHECK-SAME: (%[[A:.*]]: memref<128xi8>, %[[B:.*]]: index)
func.func @view(%a: memref<128xi8>, %b: index)
    -> (memref<128xi8>, memref<128xi8>) {
  // CHECK-NEXT: %[[V:.*]] = memref.view %[[A]][%[[B]]][]
  // CHECK-NEXT: return %[[V]], %[[A]]
  %c0 = arith.constant 0 : index
  %0 = memref.view %a[%b][] : memref<128xi8> to memref<128xi8>
  %1 = memref.view %a[%c0][] : memref<128xi8> to memref<128xi8>
  return %0, %1 : memref<128xi8>, memref<128xi8>
}

// -----

// An unregistered operation may allocate.
// CHECK-LABEL: @scope_without_allocation
// CHECK-SAME: (%[[M:.*]]: memref<i32>, %[[V:.*]]: i32)
func.func @scope_without_allocation(%m: memref<i32>, %v: i32) {
  // CHECK-NEXT: memref.store %[[V]], %[[M]]
  memref.alloca_scope {
    memref.store %v, %m[] : memref<i32>
  }
  // CHECK-NEXT: memref.alloca_scope
  memref.alloca_scope {
    "x.b"() : () -> ()
  }
  "x.c"() : () -> ()
  return
}

// -----

// The scope's end is the end of the enclosing regions: no lifetime is extended.
// CHECK-LABEL: @hoist
// CHECK-SAME: (%{{.*}}: i1, %[[N:.*]]: index)
func.func @hoist(%c: i1, %n: index) {
  // CHECK-NEXT: memref.alloca(%[[N]])
  // CHECK-NEXT: scf.if
  scf.if %c {
    memref.alloca_scope {
      %0 = memref.alloca(%n) : memref<?xi32>
      "x.d"(%0) : (memref<?xi32>) -> ()
    }
  }
  return
}
