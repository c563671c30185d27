// RUN: mlir-opt %s --allow-unregistered-dialect --canonicalize --split-input-file | FileCheck %s

// CHECK: #map = affine_map<()[s0] -> (s0 + 3)>
// CHECK-LABEL: @pad_4(
func.func @pad_4(%t: tensor<1x2xf32>, %n: index) -> (tensor<?x7xf32>) {
  // CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f32
  // CHECK-NEXT: %0 = affine.apply #map()[%arg1]
  // CHECK-NEXT: %padded = tensor.pad %arg0 low[0, 3] high[%0, 2] {
  // CHECK-NEXT: ^bb0(%arg2: index, %arg3: index):
  // CHECK-NEXT: tensor.yield %cst : f32
  // CHECK-NEXT: } : tensor<1x2xf32> to tensor<?x7xf32>
  // CHECK-NEXT: return %padded : tensor<?x7xf32>
  // CHECK-NEXT: }
  %x = arith.constant 0.0 : f32
  %0 = tensor.pad %t low[0, 1] high[%n, 2] {
  ^bb0(%a: index, %b: index):
    tensor.yield %x : f32
  } : tensor<1x2xf32> to tensor<?x5xf32>
  %1 = tensor.pad %0 low[0, 2] high[3, 0] {
  ^bb0(%a: index, %b: index):
    tensor.yield %x : f32
  } : tensor<?x5xf32> to tensor<?x7xf32>
  return %1 : tensor<?x7xf32>
}

// -----

// CHECK-LABEL: @extract_slice_pad_extract_slice_pad(
func.func @extract_slice_pad_extract_slice_pad(%t: tensor<64x64xf32>, %s0: index, %s1: index, %p0: index, %p1: index) -> (tensor<8x4xf32>) {
  // CHECK-NEXT: %cst = arith.constant 0.000000e+00 : f32
  // CHECK-NEXT: %extracted_slice = tensor.extract_slice %arg0[16, 4] [%arg1, %arg2] [1, 1] : tensor<64x64xf32> to tensor<?x?xf32>
  // CHECK-NEXT: %padded = tensor.pad %extracted_slice nofold low[0, 0] high[%arg3, %arg4] {
  // CHECK-NEXT: ^bb0(%arg5: index, %arg6: index):
  // CHECK-NEXT: tensor.yield %cst : f32
  // CHECK-NEXT: } : tensor<?x?xf32> to tensor<8x4xf32>
  // CHECK-NEXT: return %padded : tensor<8x4xf32>
  // CHECK-NEXT: }
  %x = arith.constant 0.0 : f32
  %0 = tensor.extract_slice %t[16, 0] [%s0, 64] [1, 1] : tensor<64x64xf32> to tensor<?x64xf32>
  %1 = tensor.pad %0 low[0, 0] high[%p0, 0] {
  ^bb0(%a: index, %b: index):
    tensor.yield %x : f32
  } : tensor<?x64xf32> to tensor<8x64xf32>
  %2 = tensor.extract_slice %1[0, 4] [8, %s1] [1, 1] : tensor<8x64xf32> to tensor<8x?xf32>
  %3 = tensor.pad %2 nofold low[0, 0] high[0, %p1] {
  ^bb0(%a: index, %b: index):
    tensor.yield %x : f32
  } : tensor<8x?xf32> to tensor<8x4xf32>
  return %3 : tensor<8x4xf32>
}
