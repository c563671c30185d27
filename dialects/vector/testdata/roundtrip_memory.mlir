// RUN: mlir-opt %s | mlir-opt | FileCheck %s
// RUN: mlir-opt %s --mlir-print-op-generic | mlir-opt | FileCheck %s

// CHECK-LABEL: func @accesses
// CHECK-SAME: (%[[M:.*]]: memref<?x?xf32>, %[[I:.*]]: index, %[[K:.*]]: vector<8xi1>)
func.func @accesses(%m: memref<?x?xf32>, %i: index, %k: vector<8xi1>) {
  // CHECK: %[[V:.*]] = vector.load %[[M]][%[[I]], %[[I]]] : memref<?x?xf32>, vector<8xf32>
  %v = vector.load %m[%i, %i] : memref<?x?xf32>, vector<8xf32>
  // CHECK: vector.load %[[M]][%[[I]], %[[I]]] {alignment = 32 : i64, nontemporal = true} : memref<?x?xf32>, vector<8xf32>
  %w = vector.load %m[%i, %i] {nontemporal = true, alignment = 32} : memref<?x?xf32>, vector<8xf32>
  // CHECK: vector.store %[[V]], %[[M]][%[[I]], %[[I]]] : memref<?x?xf32>, vector<8xf32>
  vector.store %v, %m[%i, %i] : memref<?x?xf32>, vector<8xf32>
  // CHECK: %[[X:.*]] = vector.maskedload %[[M]][%[[I]], %[[I]]], %[[K]], %[[V]] : memref<?x?xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  %x = vector.maskedload %m[%i, %i], %k, %v : memref<?x?xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  // CHECK: vector.maskedstore %[[M]][%[[I]], %[[I]]], %[[K]], %[[X]] : memref<?x?xf32>, vector<8xi1>, vector<8xf32>
  vector.maskedstore %m[%i, %i], %k, %x : memref<?x?xf32>, vector<8xi1>, vector<8xf32>
  return
}

// CHECK-LABEL: func @arithmetic
// CHECK-SAME: (%[[V:.*]]: vector<8xf32>, %[[S:.*]]: f32)
func.func @arithmetic(%v: vector<8xf32>, %s: f32) {
  // CHECK: vector.fma %[[V]], %[[V]], %[[V]] : vector<8xf32>
  %0 = vector.fma %v, %v, %v : vector<8xf32>
  // CHECK: vector.reduction <add>, %[[V]] : vector<8xf32> into f32
  %1 = vector.reduction <add>, %v : vector<8xf32> into f32
  // CHECK: vector.reduction <maximumf>, %[[V]], %[[S]] fastmath<reassoc> : vector<8xf32> into f32
  %2 = vector.reduction <maximumf>, %v, %s fastmath<reassoc> : vector<8xf32> into f32
  return
}
