// RUN: mlir-opt %s --allow-unregistered-dialect --canonicalize --split-input-file | FileCheck %s

// CHECK-LABEL: @extract_slice_dim(
// CHECK-SAME: %{{.*}}: tensor<4x6xf32>, %[[N:.*]]: index)
func.func @extract_slice_dim(%t: tensor<4x6xf32>, %n: index) -> (index) {
  // CHECK-NEXT: return %[[N]] : index
  // CHECK-NEXT: }
  %c1 = arith.constant 1 : index
  %0 = tensor.extract_slice %t[%n, 0] [2, %n] [1, 1] : tensor<4x6xf32> to tensor<2x?xf32>
  %d = tensor.dim %0, %c1 : tensor<2x?xf32>
  return %d : index
}
