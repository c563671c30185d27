// Syntax of operations that allocate, free, read and write memory.

// RUN: mlir-opt %s --allow-unregistered-dialect \
// RUN:   | mlir-opt --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --allow-unregistered-dialect --mlir-print-op-generic \
// RUN:   | mlir-opt --allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: func.func @allocation(
// CHECK-SAME: %[[N:.*]]: index, %[[S:.*]]: index) {
func.func @allocation(%n: index, %s: index) {
  // CHECK: %[[ALLOC:.*]] = memref.alloc() : memref<4x8xf32>
  %0 = memref.alloc() : memref<4x8xf32>
  // CHECK: memref.alloc(%[[N]], %[[N]]) {alignment = 64 : i64} : memref<?x3x?xi8, 2>
  %1 = memref.alloc(%n, %n) {alignment = 64 : i64} : memref<?x3x?xi8, 2>
  // CHECK: memref.alloc(%[[N]])[%[[S]]] : memref<?xi16, #{{.+}}>
  %2 = memref.alloc(%n)[%s]
    : memref<?xi16, affine_map<(i)[a] -> (i * 2 + a)>>
  // CHECK: memref.alloc()[%[[S]]] {mine = "x"} : memref<4xi16, #{{.+}}>
  %3 = memref.alloc()[%s] {mine = "x"} : memref<4xi16, affine_map<(i)[a] -> (i + a)>>
  // CHECK: %[[ALLOCA:.*]] = memref.alloca(%[[N]]) : memref<?xindex>
  %4 = memref.alloca(%n) : memref<?xindex>
  // CHECK: memref.alloca()[%[[S]], %[[N]]] {alignment = 8 : i64} : memref<2xf64, #{{.+}}>
  %5 = memref.alloca()[%s, %n] {alignment = 8 : i64} : memref<2xf64, affine_map<(i)[a, b] -> (i + a * b)>>
  // CHECK: %[[REALLOC:.*]] = memref.realloc %[[ALLOCA]] : memref<?xindex> to memref<16xindex>
  %6 = memref.realloc %4 : memref<?xindex> to memref<16xindex>
  // CHECK: %[[REALLOC_1:.*]] = memref.realloc %[[REALLOC]](%[[N]]) {alignment = 32 : i64} : memref<16xindex> to memref<?xindex>
  %7 = memref.realloc %6(%n) {alignment = 32 : i64} : memref<16xindex> to memref<?xindex>
  // CHECK: memref.dealloc %[[REALLOC_1]] : memref<?xindex>
  memref.dealloc %7 : memref<?xindex>
  // CHECK: %[[CAST:.*]] = memref.cast %[[ALLOC]] : memref<4x8xf32> to memref<*xf32>
  %8 = memref.cast %0 : memref<4x8xf32> to memref<*xf32>
  // CHECK: memref.dealloc %[[CAST]] {late} : memref<*xf32>
  memref.dealloc %8 {late} : memref<*xf32>
  return
}

// CHECK: func.func @scopes() {
func.func @scopes() {
  // CHECK: memref.alloca_scope  {
  memref.alloca_scope {
    // CHECK: memref.alloca() : memref<2xf32>
    %0 = memref.alloca() : memref<2xf32>
  }
  // CHECK: %{{.*}}:2 = memref.alloca_scope  -> (i1, f32) {
  %1:2 = memref.alloca_scope -> (i1, f32) {
    %2 = memref.alloca() : memref<f32>
    // CHECK: %[[ALLOCA:.*]] = memref.alloca() : memref<f32>
    // CHECK: %[[USE:.*]]:2 = "test.use"(%[[ALLOCA]]) : (memref<f32>) -> (i1, f32)
    %3, %4 = "test.use"(%2) : (memref<f32>) -> (i1, f32)
    // CHECK: memref.alloca_scope.return %[[USE]]#0, %[[USE]]#1 : i1, f32
    memref.alloca_scope.return %3, %4 : i1, f32
    // CHECK: } {kept = 3 : i32}
  } {kept = 3 : i32}
  // CHECK: memref.alloca_scope  {
  memref.alloca_scope {
    memref.alloca_scope.return
  }
  return
}

// CHECK: memref.global @declared : memref<4xf32>
memref.global @declared : memref<4xf32>
// CHECK: memref.global "private" @hidden : memref<2xi8, strided<[3]>>
memref.global "private" @hidden : memref<2xi8, strided<[3]>>
// CHECK: memref.global constant @table : memref<2x2xi16> = dense<{{\[\[}}1, 2], [3, 4]]>
memref.global constant @table : memref<2x2xi16> = dense<[[1, 2], [3, 4]]>
// CHECK: memref.global "nested" constant @one : memref<f64> = dense<1.500000e+00> {alignment = 16 : i64}
memref.global "nested" constant @one : memref<f64> = dense<1.5> {alignment = 16 : i64}
// CHECK: memref.global @open : memref<3xindex, 1> = uninitialized
memref.global @open : memref<3xindex, 1> = uninitialized
// CHECK: memref.global "public" @splat : memref<8xi1> = dense<true> {mine}
memref.global "public" @splat : memref<8xi1> = dense<true> {mine}
// CHECK: memref.global @holes : memref<3xi64> = sparse<1, 7>
memref.global @holes : memref<3xi64> = sparse<1, 7>

// CHECK: func.func @globals() {
func.func @globals() {
  // CHECK: memref.get_global @table : memref<2x2xi16>
  %0 = memref.get_global @table : memref<2x2xi16>
  // CHECK: memref.get_global @hidden : memref<2xi8, strided<[3]>> {mine}
  %1 = memref.get_global @hidden : memref<2xi8, strided<[3]>> {mine}
  return
}

// CHECK-LABEL: func.func @access(
// CHECK-SAME: %[[M:.*]]: memref<?x4xf32>, %[[S:.*]]: memref<i8>, %[[U:.*]]: memref<*xf32>, %[[I:.*]]: index) {
func.func @access(%m: memref<?x4xf32>, %s: memref<i8>, %u: memref<*xf32>, %i: index) {
  // CHECK: %[[LOAD:.*]] = memref.load %[[M]][%[[I]], %[[I]]] : memref<?x4xf32>
  %0 = memref.load %m[%i, %i] : memref<?x4xf32>
  // CHECK: %[[LOAD_1:.*]] = memref.load %[[S]][] {alignment = 1 : i64, nontemporal = true} : memref<i8>
  %1 = memref.load %s[] {alignment = 1 : i64, nontemporal = true} : memref<i8>
  // CHECK: memref.load %[[M]][%[[I]], %[[I]]] {mine} : memref<?x4xf32>
  %2 = memref.load %m[%i, %i] {mine, nontemporal = false} : memref<?x4xf32>
  // CHECK: memref.store %[[LOAD]], %[[M]][%[[I]], %[[I]]] : memref<?x4xf32>
  memref.store %0, %m[%i, %i] : memref<?x4xf32>
  // CHECK: memref.store %[[LOAD_1]], %[[S]][] {alignment = 2 : i64, nontemporal = true} : memref<i8>
  memref.store %1, %s[] {alignment = 2 : i64, nontemporal = true} : memref<i8>
  // CHECK: memref.prefetch %[[M]][%[[I]], %[[I]]], read, locality<3>, data : memref<?x4xf32>
  memref.prefetch %m[%i, %i], read, locality<3>, data : memref<?x4xf32>
  // CHECK: memref.prefetch %[[S]][], write, locality<0>, instr : memref<i8>
  memref.prefetch %s[], write, locality<0>, instr : memref<i8>
  // CHECK: memref.copy %[[M]], %[[M]] : memref<?x4xf32> to memref<?x4xf32>
  memref.copy %m, %m : memref<?x4xf32> to memref<?x4xf32>
  // CHECK: memref.copy %[[U]], %[[M]] {mine} : memref<*xf32> to memref<?x4xf32>
  memref.copy %u, %m {mine} : memref<*xf32> to memref<?x4xf32>
  return
}

// CHECK-LABEL: func.func @atomic(
// CHECK-SAME: %[[F:.*]]: memref<?xf32>, %[[N:.*]]: memref<2x2xi64>, %[[X:.*]]: f32, %[[Y:.*]]: i64, %[[I:.*]]: index) {
func.func @atomic(%f: memref<?xf32>, %n: memref<2x2xi64>, %x: f32, %y: i64, %i: index) {
  // CHECK: memref.atomic_rmw addf %[[X]], %[[F]][%[[I]]] : (f32, memref<?xf32>) -> f32
  %0 = memref.atomic_rmw addf %x, %f[%i] : (f32, memref<?xf32>) -> f32
  // CHECK: memref.atomic_rmw assign %[[Y]], %[[N]][%[[I]], %[[I]]] {mine} : (i64, memref<2x2xi64>) -> i64
  %1 = memref.atomic_rmw assign %y, %n[%i, %i] {mine} : (i64, memref<2x2xi64>) -> i64
  // CHECK: memref.atomic_rmw maxu %[[Y]], %[[N]][%[[I]], %[[I]]] : (i64, memref<2x2xi64>) -> i64
  %2 = memref.atomic_rmw maxu %y, %n[%i, %i] : (i64, memref<2x2xi64>) -> i64
  // CHECK: memref.generic_atomic_rmw %[[N]][%[[I]], %[[I]]] : memref<2x2xi64> {
  %3 = memref.generic_atomic_rmw %n[%i, %i] : memref<2x2xi64> {
  // CHECK: ^bb0(%{{.*}}: i64):
  ^bb0(%old: i64):
    // CHECK: %[[C3_I64:.*]] = arith.constant 3 : i64
    %c = arith.constant 3 : i64
    // CHECK: memref.atomic_yield %[[C3_I64]] : i64
    memref.atomic_yield %c : i64
    // CHECK: } {mine}
  } {mine}
  return
}

// CHECK-LABEL: func.func @transfer(
// CHECK-SAME: %[[A:.*]]: memref<8x8xf32>, %[[B:.*]]: memref<64xf32, 1>, %[[T:.*]]: memref<1xi32>, %[[S:.*]]: memref<i32>, %[[I:.*]]: index, %[[N:.*]]: index) {
func.func @transfer(%a: memref<8x8xf32>, %b: memref<64xf32, 1>, %t: memref<1xi32>, %s: memref<i32>, %i: index, %n: index) {
  // CHECK: memref.dma_start %[[A]][%[[I]], %[[N]]], %[[B]][%[[I]]], %[[N]], %[[T]][%[[I]]] : memref<8x8xf32>, memref<64xf32, 1>, memref<1xi32>
  memref.dma_start %a[%i, %n], %b[%i], %n, %t[%i] : memref<8x8xf32>, memref<64xf32, 1>, memref<1xi32>
  // CHECK: memref.dma_start %[[B]][%[[I]]], %[[A]][%[[I]], %[[I]]], %[[N]], %[[S]][], %[[I]], %[[N]] : memref<64xf32, 1>, memref<8x8xf32>, memref<i32>
  memref.dma_start %b[%i], %a[%i, %i], %n, %s[], %i, %n : memref<64xf32, 1>, memref<8x8xf32>, memref<i32>
  // CHECK: memref.dma_wait %[[T]][%[[I]]], %[[N]] : memref<1xi32>
  memref.dma_wait %t[%i], %n : memref<1xi32>
  // CHECK: memref.dma_wait %[[S]][], %[[N]] {mine} : memref<i32>
  memref.dma_wait %s[], %n {mine} : memref<i32>
  return
}
