// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --convert-ub-to-llvm | FileCheck %s

// CHECK: func.func @p() -> i32 {
// CHECK-NEXT: %0 = llvm.mlir.poison : i32
// CHECK-NEXT: return %0 : i32
// CHECK-NEXT: }
func.func @p() -> i32 {
  %0 = ub.poison : i32
  return %0 : i32
}

// -----

// CHECK: func.func @p() -> index {
// CHECK-NEXT: %0 = llvm.mlir.poison : i64
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %0 : i64 to index
// CHECK-NEXT: return %1 : index
// CHECK-NEXT: }
func.func @p() -> index {
  %0 = ub.poison : index
  return %0 : index
}

// -----

// CHECK: func.func @p() -> vector<2x3xf32> {
// CHECK-NEXT: %0 = llvm.mlir.poison : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %0 : !llvm.array<2 x vector<3xf32>> to vector<2x3xf32>
// CHECK-NEXT: return %1 : vector<2x3xf32>
// CHECK-NEXT: }
func.func @p() -> vector<2x3xf32> {
  %0 = ub.poison : vector<2x3xf32>
  return %0 : vector<2x3xf32>
}

// -----

// CHECK: func.func @p() -> memref<2xf32> {
// CHECK-NEXT: %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %0 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<2xf32>
// CHECK-NEXT: return %1 : memref<2xf32>
// CHECK-NEXT: }
func.func @p() -> memref<2xf32> {
  %0 = ub.poison : memref<2xf32>
  return %0 : memref<2xf32>
}

// -----

// CHECK: func.func @p() -> tensor<2xf32> {
// CHECK-NEXT: %0 = ub.poison : tensor<2xf32>
// CHECK-NEXT: return %0 : tensor<2xf32>
// CHECK-NEXT: }
func.func @p() -> tensor<2xf32> {
  %0 = ub.poison : tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

// CHECK: func.func @p() -> complex<f32> {
// CHECK-NEXT: %0 = llvm.mlir.poison : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %0 : !llvm.struct<(f32, f32)> to complex<f32>
// CHECK-NEXT: return %1 : complex<f32>
// CHECK-NEXT: }
func.func @p() -> complex<f32> {
  %0 = ub.poison : complex<f32>
  return %0 : complex<f32>
}

// -----

// CHECK: func.func @p() -> f8E4M3FN {
// CHECK-NEXT: %0 = llvm.mlir.poison : i8
// CHECK-NEXT: %1 = builtin.unrealized_conversion_cast %0 : i8 to f8E4M3FN
// CHECK-NEXT: return %1 : f8E4M3FN
// CHECK-NEXT: }
func.func @p() -> f8E4M3FN {
  %0 = ub.poison : f8E4M3FN
  return %0 : f8E4M3FN
}

// -----

// CHECK: func.func @u() {
// CHECK-NEXT: llvm.unreachable
// CHECK-NEXT: }
func.func @u() {
  ub.unreachable
}
