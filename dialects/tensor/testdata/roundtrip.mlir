// RUN: mlir-opt %s | mlir-opt | FileCheck %s

// CHECK-LABEL: func.func @elements
func.func @elements(%t: tensor<4x?xf32>, %x: f32, %i: index) -> f32 {
  // CHECK: tensor.extract %{{.*}}[%{{[^,]*}}, %{{.*}}] : tensor<4x?xf32>
  %0 = tensor.extract %t[%i, %i] : tensor<4x?xf32>
  // CHECK: tensor.insert %{{.*}} into %{{.*}}[%{{[^,]*}}, %{{.*}}] : tensor<4x?xf32>
  %1 = tensor.insert %x into %t[%i, %i] : tensor<4x?xf32>
  // CHECK: tensor.from_elements %{{[^,]*}}, %{{.*}} : tensor<2x1xf32>
  %2 = tensor.from_elements %x, %0 : tensor<2x1xf32>
  // CHECK: tensor.splat %{{.*}}[%{{.*}}] : tensor<8x?xf32>
  %3 = tensor.splat %x[%i] : tensor<8x?xf32>
  // CHECK: tensor.generate %{{.*}} {
  %4 = tensor.generate %i {
  // CHECK-NEXT: ^bb0(%{{.*}}: index, %{{.*}}: index):
  ^bb0(%j: index, %k: index):
    // CHECK-NEXT: tensor.yield %{{.*}} : f32
    tensor.yield %x : f32
  // CHECK-NEXT: } : tensor<?x3xf32>
  } : tensor<?x3xf32>
  return %0 : f32
}

// CHECK-LABEL: func.func @shapes
func.func @shapes(%t: tensor<4x?xf32>, %u: tensor<*xf32>, %i: index, %s: tensor<2xindex>) {
  // CHECK: tensor.dim %{{[^,]*}}, %{{.*}} : tensor<4x?xf32>
  %0 = tensor.dim %t, %i : tensor<4x?xf32>
  // CHECK: tensor.rank %{{.*}} : tensor<*xf32>
  %1 = tensor.rank %u : tensor<*xf32>
  // CHECK: tensor.empty(%{{.*}}) : tensor<?x2xf32>
  %2 = tensor.empty(%i) : tensor<?x2xf32>
  // CHECK: tensor.concat dim(0) %{{[^,]*}}, %{{.*}} : (tensor<4x?xf32>, tensor<?x2xf32>) -> tensor<?x2xf32>
  %3 = tensor.concat dim(0) %t, %2 : (tensor<4x?xf32>, tensor<?x2xf32>) -> tensor<?x2xf32>
  // CHECK: tensor.cast %{{.*}} : tensor<*xf32> to tensor<?x4xf32>
  %4 = tensor.cast %u : tensor<*xf32> to tensor<?x4xf32>
  // CHECK: tensor.bitcast %{{.*}} : tensor<4x?xf32> to tensor<4x?xi32>
  %5 = tensor.bitcast %t : tensor<4x?xf32> to tensor<4x?xi32>
  // CHECK: tensor.reshape %{{.*}}(%{{.*}}) : (tensor<*xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %6 = tensor.reshape %u(%s) : (tensor<*xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  // CHECK: tensor.expand_shape %{{.*}} {{\[}}[0, 1], [2]] output_shape [2, 2, %{{.*}}] : tensor<4x?xf32> into tensor<2x2x?xf32>
  %7 = tensor.expand_shape %t [[0, 1], [2]] output_shape [2, 2, %i] : tensor<4x?xf32> into tensor<2x2x?xf32>
  // CHECK: tensor.collapse_shape %{{.*}} {{\[}}[0, 1]] : tensor<4x?xf32> into tensor<?xf32>
  %8 = tensor.collapse_shape %t [[0, 1]] : tensor<4x?xf32> into tensor<?xf32>
  return
}

// CHECK-LABEL: func.func @parts
func.func @parts(%t: tensor<16x32xf32>, %i: index, %x: f32, %n: tensor<6x1xindex>) {
  // CHECK: tensor.extract_slice %{{.*}}[%{{[^,]*}}, 4] [1, %{{.*}}] [1, 3] : tensor<16x32xf32> to tensor<?xf32>
  %0 = tensor.extract_slice %t[%i, 4] [1, %i] [1, 3] : tensor<16x32xf32> to tensor<?xf32>
  // CHECK: tensor.insert_slice %{{.*}} into %{{.*}}[%{{[^,]*}}, 4] [1, %{{.*}}] [1, 3] : tensor<?xf32> into tensor<16x32xf32>
  %1 = tensor.insert_slice %0 into %t[%i, 4] [1, %i] [1, 3] : tensor<?xf32> into tensor<16x32xf32>
  // CHECK: tensor.pad %{{.*}} nofold low[0, %{{.*}}] high[1, 2] {
  %2 = tensor.pad %t nofold low[0, %i] high[1, 2] {
  ^bb0(%j: index, %k: index):
    tensor.yield %x : f32
  // CHECK: } : tensor<16x32xf32> to tensor<17x?xf32>
  } : tensor<16x32xf32> to tensor<17x?xf32>
  // CHECK: tensor.gather %{{.*}}[%{{.*}}] gather_dims([1]) unique : (tensor<16x32xf32>, tensor<6x1xindex>) -> tensor<6x16x1xf32>
  %3 = tensor.gather %t[%n] gather_dims([1]) unique : (tensor<16x32xf32>, tensor<6x1xindex>) -> tensor<6x16x1xf32>
  // CHECK: tensor.scatter %{{.*}} into %{{.*}}[%{{.*}}] scatter_dims([1]) unique : (tensor<6x16x1xf32>, tensor<16x32xf32>, tensor<6x1xindex>) -> tensor<16x32xf32>
  %4 = tensor.scatter %3 into %t[%n] scatter_dims([1]) unique : (tensor<6x16x1xf32>, tensor<16x32xf32>, tensor<6x1xindex>) -> tensor<16x32xf32>
  // CHECK: scf.forall
  %5 = scf.forall (%j) in (16) shared_outs(%o = %t) -> (tensor<16x32xf32>) {
    %row = tensor.extract_slice %t[%j, 0] [1, 32] [1, 1] : tensor<16x32xf32> to tensor<32xf32>
    scf.forall.in_parallel {
      // CHECK: tensor.parallel_insert_slice %{{.*}} into %{{.*}}[%{{.*}}, 0] [1, 32] [1, 1] : tensor<32xf32> into tensor<16x32xf32>
      tensor.parallel_insert_slice %row into %o[%j, 0] [1, 32] [1, 1] : tensor<32xf32> into tensor<16x32xf32>
    }
  }
  return
}
