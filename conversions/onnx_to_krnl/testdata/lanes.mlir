// RUN: mlir-opt %s --onnx-place --convert-onnx-to-krnl --split-input-file | FileCheck %s

// The sums of 64 columns are computed together; those that are left, one after
// the other.
// CHECK: [[BLOCKS:#.+]] = affine_map<()[s0] -> (s0 floordiv 64)>
// CHECK: [[REST:#.+]] = affine_map<()[s0] -> ((s0 floordiv 64) * 64)>
// CHECK-LABEL: func.func private @ReduceSum(
// CHECK: [[SUMS:%.+]] = memref.alloca() : memref<64xf32>
// CHECK: krnl.iterate({{.*}}) with ({{.*}} -> [[BLOCK:%.+]] = 0 to [[BLOCKS]]()
// CHECK: [[BASE:%.+]] = affine.apply {{.*}}([[BLOCK]])
// CHECK: krnl.iterate({{.*}}) with ({{.*}} -> [[LANE:%.+]] = 0 to 64)
// CHECK: krnl.store {{.*}}, [[SUMS]][[[LANE]]]
// CHECK: krnl.iterate({{.*}}) with ({{.*}} -> [[ROW:%.+]] = 0 to
// CHECK: krnl.iterate({{.*}}) with ({{.*}} -> [[NEXT:%.+]] = 0 to 64)
// CHECK-DAG: [[COLUMN:%.+]] = affine.apply {{.*}}([[BASE]], [[NEXT]])
// CHECK-DAG: [[SUM:%.+]] = krnl.load [[SUMS]][[[NEXT]]]
// CHECK: [[ELEMENT:%.+]] = krnl.load {{.*}}[[[ROW]], [[COLUMN]]]
// CHECK: [[BOTH:%.+]] = arith.addf [[SUM]], [[ELEMENT]]
// CHECK: krnl.store [[BOTH]], [[SUMS]][[[NEXT]]]
// CHECK: krnl.iterate({{.*}}) with ({{.*}} -> {{.*}} = [[REST]]()
// CHECK: krnl.iterate({{.*}}) with {{.*}} iter_args(
func.func @columns(%x: tensor<?x?xf32>) -> tensor<?xf32> {
  %axes = onnx.Constant dense<0> : tensor<1xi64>
  %0 = "onnx.ReduceSum"(%x, %axes) {keepdims = 0 : si64} : (tensor<?x?xf32>, tensor<1xi64>) -> tensor<?xf32>
  onnx.Return %0 : tensor<?xf32>
}

// -----

// A row is contiguous, and there are too few columns.
// CHECK-LABEL: func.func private @rows(
// CHECK-NOT: memref.alloca
func.func @rows(%x: tensor<?x?xf32>, %y: tensor<?x8xf32>) -> (tensor<?xf32>, tensor<8xf32>) {
  %axes = onnx.Constant dense<1> : tensor<1xi64>
  %0 = "onnx.ReduceSum"(%x, %axes) {keepdims = 0 : si64} : (tensor<?x?xf32>, tensor<1xi64>) -> tensor<?xf32>
  %first = onnx.Constant dense<0> : tensor<1xi64>
  %1 = "onnx.ReduceSum"(%y, %first) {keepdims = 0 : si64} : (tensor<?x8xf32>, tensor<1xi64>) -> tensor<8xf32>
  onnx.Return %0, %1 : tensor<?xf32>, tensor<8xf32>
}

// -----

// Stages that follow read what all points have.
// CHECK-LABEL: func.func private @Softmax(
// CHECK: [[GREATEST:%.+]] = memref.alloca() : memref<64xf32>
// CHECK: [[SUMS:%.+]] = memref.alloca() : memref<64xf32>
// CHECK: arith.maximumf
// CHECK: krnl.store {{.*}}, [[GREATEST]]
// CHECK: krnl.load [[GREATEST]]
// CHECK: math.exp
// CHECK: krnl.store {{.*}}, [[SUMS]]
// CHECK: krnl.load [[SUMS]]
// CHECK: arith.divf
func.func @softmax(%x: tensor<2x32x4096xf32>) -> tensor<2x32x4096xf32> {
  %0 = "onnx.Softmax"(%x) {axis = 1 : si64} : (tensor<2x32x4096xf32>) -> tensor<2x32x4096xf32>
  onnx.Return %0 : tensor<2x32x4096xf32>
}
