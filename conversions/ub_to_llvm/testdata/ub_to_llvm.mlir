// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --convert-ub-to-llvm | FileCheck %s

// CHECK: func.func @p() -> i32 {
// CHECK-NEXT: %[[POISON:.*]] = llvm.mlir.poison : i32
// CHECK-NEXT: return %[[POISON]] : i32
func.func @p() -> i32 {
  %0 = ub.poison : i32
  return %0 : i32
}

// -----

// CHECK: func.func @p() -> index {
// CHECK-NEXT: %[[POISON:.*]] = llvm.mlir.poison : i64
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[POISON]] : i64 to index
// CHECK-NEXT: return %[[CAST]] : index
func.func @p() -> index {
  %0 = ub.poison : index
  return %0 : index
}

// -----

// CHECK: func.func @p() -> vector<2x3xf32> {
// CHECK-NEXT: %[[POISON:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[POISON]] : !llvm.array<2 x vector<3xf32>> to vector<2x3xf32>
// CHECK-NEXT: return %[[CAST]] : vector<2x3xf32>
func.func @p() -> vector<2x3xf32> {
  %0 = ub.poison : vector<2x3xf32>
  return %0 : vector<2x3xf32>
}

// -----

// CHECK: func.func @p() -> memref<2xf32> {
// CHECK-NEXT: %[[POISON:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[POISON]] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<2xf32>
// CHECK-NEXT: return %[[CAST]] : memref<2xf32>
func.func @p() -> memref<2xf32> {
  %0 = ub.poison : memref<2xf32>
  return %0 : memref<2xf32>
}

// -----

// CHECK: func.func @p() -> tensor<2xf32> {
// CHECK-NEXT: %[[POISON:.*]] = ub.poison : tensor<2xf32>
// CHECK-NEXT: return %[[POISON]] : tensor<2xf32>
func.func @p() -> tensor<2xf32> {
  %0 = ub.poison : tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

// CHECK: func.func @p() -> complex<f32> {
// CHECK-NEXT: %[[POISON:.*]] = llvm.mlir.poison : !llvm.struct<(f32, f32)>
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[POISON]] : !llvm.struct<(f32, f32)> to complex<f32>
// CHECK-NEXT: return %[[CAST]] : complex<f32>
func.func @p() -> complex<f32> {
  %0 = ub.poison : complex<f32>
  return %0 : complex<f32>
}

// -----

// CHECK: func.func @p() -> f8E4M3FN {
// CHECK-NEXT: %[[POISON:.*]] = llvm.mlir.poison : i8
// CHECK-NEXT: %[[CAST:.*]] = builtin.unrealized_conversion_cast %[[POISON]] : i8 to f8E4M3FN
// CHECK-NEXT: return %[[CAST]] : f8E4M3FN
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
