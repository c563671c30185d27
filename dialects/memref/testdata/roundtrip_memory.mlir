// Syntax of operations that allocate, free, read and write memory.

// RUN: mlir-opt %s --allow-unregistered-dialect \
// RUN:   | mlir-opt --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --allow-unregistered-dialect --mlir-print-op-generic \
// RUN:   | mlir-opt --allow-unregistered-dialect | FileCheck %s

// CHECK: func.func @allocation(%arg0: index, %arg1: index) {
func.func @allocation(%n: index, %s: index) {
  // CHECK: %alloc = memref.alloc() : memref<4x8xf32>
  %0 = memref.alloc() : memref<4x8xf32>
  // CHECK: %alloc_0 = memref.alloc(%arg0, %arg0) {alignment = 64 : i64} : memref<?x3x?xi8, 2>
  %1 = memref.alloc(%n, %n) {alignment = 64 : i64} : memref<?x3x?xi8, 2>
  // CHECK: %alloc_1 = memref.alloc(%arg0)[%arg1] : memref<?xi16, #{{.+}}>
  %2 = memref.alloc(%n)[%s]
    : memref<?xi16, affine_map<(i)[a] -> (i * 2 + a)>>
  // CHECK: %alloc_2 = memref.alloc()[%arg1] {mine = "x"} : memref<4xi16, #{{.+}}>
  %3 = memref.alloc()[%s] {mine = "x"} : memref<4xi16, affine_map<(i)[a] -> (i + a)>>
  // CHECK: %alloca = memref.alloca(%arg0) : memref<?xindex>
  %4 = memref.alloca(%n) : memref<?xindex>
  // CHECK: %alloca_3 = memref.alloca()[%arg1, %arg0] {alignment = 8 : i64} : memref<2xf64, #{{.+}}>
  %5 = memref.alloca()[%s, %n] {alignment = 8 : i64} : memref<2xf64, affine_map<(i)[a, b] -> (i + a * b)>>
  // CHECK: %0 = memref.realloc %alloca : memref<?xindex> to memref<16xindex>
  %6 = memref.realloc %4 : memref<?xindex> to memref<16xindex>
  // CHECK: %1 = memref.realloc %0(%arg0) {alignment = 32 : i64} : memref<16xindex> to memref<?xindex>
  %7 = memref.realloc %6(%n) {alignment = 32 : i64} : memref<16xindex> to memref<?xindex>
  // CHECK: memref.dealloc %1 : memref<?xindex>
  memref.dealloc %7 : memref<?xindex>
  // CHECK: %cast = memref.cast %alloc : memref<4x8xf32> to memref<*xf32>
  %8 = memref.cast %0 : memref<4x8xf32> to memref<*xf32>
  // CHECK: memref.dealloc %cast {late} : memref<*xf32>
  memref.dealloc %8 {late} : memref<*xf32>
  return
}

// CHECK: func.func @scopes() {
func.func @scopes() {
  // CHECK: memref.alloca_scope  {
  memref.alloca_scope {
    // CHECK: %alloca = memref.alloca() : memref<2xf32>
    %0 = memref.alloca() : memref<2xf32>
  }
  // CHECK: %0:2 = memref.alloca_scope  -> (i1, f32) {
  %1:2 = memref.alloca_scope -> (i1, f32) {
    %2 = memref.alloca() : memref<f32>
    // CHECK: %1:2 = "test.use"(%alloca) : (memref<f32>) -> (i1, f32)
    %3, %4 = "test.use"(%2) : (memref<f32>) -> (i1, f32)
    // CHECK: memref.alloca_scope.return %1#0, %1#1 : i1, f32
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
  // CHECK: %0 = memref.get_global @table : memref<2x2xi16>
  %0 = memref.get_global @table : memref<2x2xi16>
  // CHECK: %1 = memref.get_global @hidden : memref<2xi8, strided<[3]>> {mine}
  %1 = memref.get_global @hidden : memref<2xi8, strided<[3]>> {mine}
  return
}

// CHECK: func.func @access(%arg0: memref<?x4xf32>, %arg1: memref<i8>, %arg2: memref<*xf32>, %arg3: index) {
func.func @access(%m: memref<?x4xf32>, %s: memref<i8>, %u: memref<*xf32>, %i: index) {
  // CHECK: %0 = memref.load %arg0[%arg3, %arg3] : memref<?x4xf32>
  %0 = memref.load %m[%i, %i] : memref<?x4xf32>
  // CHECK: %1 = memref.load %arg1[] {alignment = 1 : i64, nontemporal = true} : memref<i8>
  %1 = memref.load %s[] {alignment = 1 : i64, nontemporal = true} : memref<i8>
  // CHECK: %2 = memref.load %arg0[%arg3, %arg3] {mine} : memref<?x4xf32>
  %2 = memref.load %m[%i, %i] {mine, nontemporal = false} : memref<?x4xf32>
  // CHECK: memref.store %0, %arg0[%arg3, %arg3] : memref<?x4xf32>
  memref.store %0, %m[%i, %i] : memref<?x4xf32>
  // CHECK: memref.store %1, %arg1[] {alignment = 2 : i64, nontemporal = true} : memref<i8>
  memref.store %1, %s[] {alignment = 2 : i64, nontemporal = true} : memref<i8>
  // CHECK: memref.prefetch %arg0[%arg3, %arg3], read, locality<3>, data : memref<?x4xf32>
  memref.prefetch %m[%i, %i], read, locality<3>, data : memref<?x4xf32>
  // CHECK: memref.prefetch %arg1[], write, locality<0>, instr : memref<i8>
  memref.prefetch %s[], write, locality<0>, instr : memref<i8>
  // CHECK: memref.copy %arg0, %arg0 : memref<?x4xf32> to memref<?x4xf32>
  memref.copy %m, %m : memref<?x4xf32> to memref<?x4xf32>
  // CHECK: memref.copy %arg2, %arg0 {mine} : memref<*xf32> to memref<?x4xf32>
  memref.copy %u, %m {mine} : memref<*xf32> to memref<?x4xf32>
  return
}

// CHECK: func.func @atomic(%arg0: memref<?xf32>, %arg1: memref<2x2xi64>, %arg2: f32, %arg3: i64, %arg4: index) {
func.func @atomic(%f: memref<?xf32>, %n: memref<2x2xi64>, %x: f32, %y: i64, %i: index) {
  // CHECK: %0 = memref.atomic_rmw addf %arg2, %arg0[%arg4] : (f32, memref<?xf32>) -> f32
  %0 = memref.atomic_rmw addf %x, %f[%i] : (f32, memref<?xf32>) -> f32
  // CHECK: %1 = memref.atomic_rmw assign %arg3, %arg1[%arg4, %arg4] {mine} : (i64, memref<2x2xi64>) -> i64
  %1 = memref.atomic_rmw assign %y, %n[%i, %i] {mine} : (i64, memref<2x2xi64>) -> i64
  // CHECK: %2 = memref.atomic_rmw maxu %arg3, %arg1[%arg4, %arg4] : (i64, memref<2x2xi64>) -> i64
  %2 = memref.atomic_rmw maxu %y, %n[%i, %i] : (i64, memref<2x2xi64>) -> i64
  // CHECK: %3 = memref.generic_atomic_rmw %arg1[%arg4, %arg4] : memref<2x2xi64> {
  %3 = memref.generic_atomic_rmw %n[%i, %i] : memref<2x2xi64> {
  // CHECK: ^bb0(%arg5: i64):
  ^bb0(%old: i64):
    // CHECK: %c3_i64 = arith.constant 3 : i64
    %c = arith.constant 3 : i64
    // CHECK: memref.atomic_yield %c3_i64 : i64
    memref.atomic_yield %c : i64
    // CHECK: } {mine}
  } {mine}
  return
}

// CHECK: func.func @transfer(%arg0: memref<8x8xf32>, %arg1: memref<64xf32, 1>, %arg2: memref<1xi32>, %arg3: memref<i32>, %arg4: index, %arg5: index) {
func.func @transfer(%a: memref<8x8xf32>, %b: memref<64xf32, 1>, %t: memref<1xi32>, %s: memref<i32>, %i: index, %n: index) {
  // CHECK: memref.dma_start %arg0[%arg4, %arg5], %arg1[%arg4], %arg5, %arg2[%arg4] : memref<8x8xf32>, memref<64xf32, 1>, memref<1xi32>
  memref.dma_start %a[%i, %n], %b[%i], %n, %t[%i] : memref<8x8xf32>, memref<64xf32, 1>, memref<1xi32>
  // CHECK: memref.dma_start %arg1[%arg4], %arg0[%arg4, %arg4], %arg5, %arg3[], %arg4, %arg5 : memref<64xf32, 1>, memref<8x8xf32>, memref<i32>
  memref.dma_start %b[%i], %a[%i, %i], %n, %s[], %i, %n : memref<64xf32, 1>, memref<8x8xf32>, memref<i32>
  // CHECK: memref.dma_wait %arg2[%arg4], %arg5 : memref<1xi32>
  memref.dma_wait %t[%i], %n : memref<1xi32>
  // CHECK: memref.dma_wait %arg3[], %arg5 {mine} : memref<i32>
  memref.dma_wait %s[], %n {mine} : memref<i32>
  return
}
