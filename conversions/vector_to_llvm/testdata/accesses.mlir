// RUN: mlir-opt %s --convert-vector-to-llvm | FileCheck %s
// RUN: mlir-opt %s --convert-vector-to-llvm=use-vector-alignment | FileCheck %s --check-prefix=ALIGNED

// CHECK-LABEL: func @accesses
// CHECK-SAME: %[[MASK:[^:]*]]: vector<4xi1>, %[[PASS:[^:]*]]: vector<4xf32>)
// ALIGNED-LABEL: func @accesses
func.func @accesses(%m: memref<?x?xf32>, %i: index, %mask: vector<4xi1>, %pass: vector<4xf32>) {
  // CHECK: %[[ADDRESS:.*]] = llvm.getelementptr %{{.*}}[%{{.*}}] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  // CHECK-NEXT: %[[V:.*]] = llvm.load %[[ADDRESS]] {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
  // ALIGNED: llvm.load %{{.*}} {alignment = 16 : i64} : !llvm.ptr -> vector<4xf32>
  %v = vector.load %m[%i, %i] : memref<?x?xf32>, vector<4xf32>
  // CHECK: llvm.store %[[V]], %{{.*}} {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
  // ALIGNED: llvm.store %{{.*}} {alignment = 16 : i64}
  vector.store %v, %m[%i, %i] : memref<?x?xf32>, vector<4xf32>
  // CHECK: %[[W:.*]] = llvm.intr.masked.load %{{.*}}, %[[MASK]], %[[PASS]] {alignment = 4 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  // ALIGNED: llvm.intr.masked.load {{.*}} {alignment = 16 : i32}
  %w = vector.maskedload %m[%i, %i], %mask, %pass : memref<?x?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  // CHECK: llvm.intr.masked.store %[[W]], %{{.*}}, %[[MASK]] {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into !llvm.ptr
  // ALIGNED: llvm.intr.masked.store {{.*}} {alignment = 16 : i32}
  vector.maskedstore %m[%i, %i], %mask, %w : memref<?x?xf32>, vector<4xi1>, vector<4xf32>
  return
}

// An alignment that the operation has wins.
// CHECK-LABEL: func @attributes
func.func @attributes(%m: memref<?xf32>, %i: index, %mask: vector<4xi1>) {
  // CHECK: llvm.load %{{.*}} {alignment = 32 : i64, nontemporal}
  // ALIGNED: llvm.load %{{.*}} {alignment = 32 : i64, nontemporal}
  %v = vector.load %m[%i] {nontemporal = true, alignment = 32} : memref<?xf32>, vector<4xf32>
  // CHECK: llvm.store {{.*}} {alignment = 32 : i64, nontemporal}
  vector.store %v, %m[%i] {nontemporal = true, alignment = 32} : memref<?xf32>, vector<4xf32>
  // CHECK: llvm.intr.masked.load {{.*}} {alignment = 16 : i32}
  %w = vector.maskedload %m[%i], %mask, %v {alignment = 16} : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  // CHECK: llvm.intr.masked.store {{.*}} {alignment = 16 : i32}
  vector.maskedstore %m[%i], %mask, %w {alignment = 16} : memref<?xf32>, vector<4xi1>, vector<4xf32>
  return
}

// CHECK-LABEL: func @elements_are_vectors
func.func @elements_are_vectors(%m: memref<?xvector<4xf32>>, %i: index) {
  // CHECK: llvm.getelementptr %{{.*}} : (!llvm.ptr, i64) -> !llvm.ptr, vector<4xf32>
  // CHECK-NEXT: llvm.load %{{.*}} {alignment = 16 : i64} : !llvm.ptr -> vector<4xf32>
  %0 = vector.load %m[%i] : memref<?xvector<4xf32>>, vector<4xf32>
  return
}

// A vector of rank 2 is an array of vectors, which no load returns.
// CHECK-LABEL: func @rank_2
func.func @rank_2(%m: memref<?x?xf32>, %i: index) {
  // CHECK: vector.load
  %0 = vector.load %m[%i, %i] : memref<?x?xf32>, vector<4x4xf32>
  return
}
