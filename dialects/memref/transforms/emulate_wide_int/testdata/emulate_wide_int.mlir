// RUN: mlir-opt %s --memref-emulate-wide-int --split-input-file | FileCheck %s

// CHECK-LABEL: @memref(
// CHECK-SAME: %[[I:.*]]: index, %[[N:.*]]: index)
func.func @memref(%i: index, %n: index) {
  // CHECK-NEXT: %[[ALLOC:.*]] = memref.alloc(%[[N]]) {alignment = 8 : i64} : memref<4x?xvector<2xi32>>
  // CHECK-NEXT: %[[CST:.*]] = arith.constant dense<[5, 1]> : vector<2xi32>
  // CHECK-NEXT: memref.store %[[CST]], %[[ALLOC]][%[[I]], %[[I]]] {nontemporal = true} : memref<4x?xvector<2xi32>>
  // CHECK-NEXT: %[[LOAD:.*]] = memref.load %[[ALLOC]][%[[I]], %[[I]]] : memref<4x?xvector<2xi32>>
  // CHECK-NEXT: memref.store %[[LOAD]], %[[ALLOC]][%[[I]], %[[N]]] : memref<4x?xvector<2xi32>>
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
// CHECK-SAME: %[[M:.*]]: memref<4xi32>, %{{.*}}: memref<4xf64>, %[[I:.*]]: index)
func.func @narrow(%m: memref<4xi32>, %w: memref<4xf64>, %i: index) -> i32 {
  // CHECK-NEXT: %[[LOAD:.*]] = memref.load %[[M]][%[[I]]] : memref<4xi32>
  // CHECK-NEXT: return %[[LOAD]] : i32
  %0 = memref.load %m[%i] : memref<4xi32>
  return %0 : i32
}

// -----

// CHECK-LABEL: @arithmetic(
// CHECK-SAME: %[[I:.*]]: index)
func.func @arithmetic(%i: index) {
  // CHECK: %[[ALLOC:.*]] = memref.alloc() : memref<4xvector<2xi32>>
  // CHECK: %[[X:.*]] = memref.load %[[ALLOC]][%[[I]]] : memref<4xvector<2xi32>>
  // CHECK: arith.addui_extended
  // CHECK: memref.store %{{[^,]*}}, %[[ALLOC]][%[[I]]] : memref<4xvector<2xi32>>
  %0 = memref.alloc() : memref<4xi64>
  %1 = memref.load %0[%i] : memref<4xi64>
  %2 = arith.addi %1, %1 : i64
  memref.store %2, %0[%i] : memref<4xi64>
  return
}
