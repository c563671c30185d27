// RUN: mlir-opt %s --memref-emulate-wide-int --split-input-file | FileCheck %s

// CHECK-LABEL: @memref(
func.func @memref(%i: index, %n: index) {
  // CHECK-NEXT: %alloc = memref.alloc(%arg1) {alignment = 8 : i64} : memref<4x?xvector<2xi32>>
  // CHECK-NEXT: %cst = arith.constant dense<[5, 1]> : vector<2xi32>
  // CHECK-NEXT: memref.store %cst, %alloc[%arg0, %arg0] {nontemporal = true} : memref<4x?xvector<2xi32>>
  // CHECK-NEXT: %0 = memref.load %alloc[%arg0, %arg0] : memref<4x?xvector<2xi32>>
  // CHECK-NEXT: memref.store %0, %alloc[%arg0, %arg1] : memref<4x?xvector<2xi32>>
  // CHECK-NEXT: return
  %0 = memref.alloc(%n) {alignment = 8 : i64} : memref<4x?xi64>
  %c = arith.constant 4294967301 : i64
  memref.store %c, %0[%i, %i] {nontemporal = true} : memref<4x?xi64>
  %1 = memref.load %0[%i, %i] : memref<4x?xi64>
  memref.store %1, %0[%i, %n] : memref<4x?xi64>
  return
}

// -----

// CHECK-LABEL: @narrow(
func.func @narrow(%m: memref<4xi32>, %w: memref<4xf64>, %i: index) -> i32 {
  // CHECK-NEXT: %0 = memref.load %arg0[%arg2] : memref<4xi32>
  // CHECK-NEXT: return %0 : i32
  %0 = memref.load %m[%i] : memref<4xi32>
  return %0 : i32
}

// -----

// CHECK-LABEL: @arithmetic(
func.func @arithmetic(%i: index) {
  // CHECK: %alloc = memref.alloc() : memref<4xvector<2xi32>>
  // CHECK: %[[X:.*]] = memref.load %alloc[%arg0] : memref<4xvector<2xi32>>
  // CHECK: arith.addui_extended
  // CHECK: memref.store %{{.*}}, %alloc[%arg0] : memref<4xvector<2xi32>>
  %0 = memref.alloc() : memref<4xi64>
  %1 = memref.load %0[%i] : memref<4xi64>
  %2 = arith.addi %1, %1 : i64
  memref.store %2, %0[%i] : memref<4xi64>
  return
}
