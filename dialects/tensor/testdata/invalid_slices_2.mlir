// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @f(%t: tensor<16x32xf32>, %p: tensor<2x4xf32>, %i: index) {
  // expected-error @below {{expected InParallelOpInterface parent, got:}}
  tensor.parallel_insert_slice %p into %t[0, 0] [2, 4] [1, 1] : tensor<2x4xf32> into tensor<16x32xf32>
  return
}
