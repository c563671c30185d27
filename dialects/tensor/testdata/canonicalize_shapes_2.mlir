// RUN: mlir-opt %s --allow-unregistered-dialect --canonicalize --split-input-file | FileCheck %s

// CHECK-LABEL: @generate_dim(
func.func @generate_dim(%x: f32, %n: index) -> (tensor<?x?xf32>, index) {
  // CHECK-NEXT: %generated = tensor.generate %arg1 {
  // CHECK-NEXT: ^bb0(%arg2: index, %arg3: index):
  // CHECK-NEXT: tensor.yield %arg0 : f32
  // CHECK-NEXT: } : tensor<4x?xf32>
  // CHECK-NEXT: %cast = tensor.cast %generated : tensor<4x?xf32> to tensor<?x?xf32>
  // CHECK-NEXT: return %cast, %arg1 : tensor<?x?xf32>, index
  // CHECK-NEXT: }
  %c4 = arith.constant 4 : index
  %c1 = arith.constant 1 : index
  %t = tensor.generate %c4, %n {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f32
  } : tensor<?x?xf32>
  %d = tensor.dim %t, %c1 : tensor<?x?xf32>
  return %t, %d : tensor<?x?xf32>, index
}

// -----

// CHECK-LABEL: @concat(
func.func @concat(%a: tensor<?x12xi32>, %b: tensor<?x?xi32>) -> (tensor<?x?xi32>) {
  // CHECK-NEXT: %cast = tensor.cast %arg1 : tensor<?x?xi32> to tensor<?x12xi32>
  // CHECK-NEXT: %concat = tensor.concat dim(0) %arg0, %cast : (tensor<?x12xi32>, tensor<?x12xi32>) -> tensor<?x12xi32>
  // CHECK-NEXT: %cast_0 = tensor.cast %concat : tensor<?x12xi32> to tensor<?x?xi32>
  // CHECK-NEXT: return %cast_0 : tensor<?x?xi32>
  // CHECK-NEXT: }
  %0 = tensor.concat dim(0) %a, %b : (tensor<?x12xi32>, tensor<?x?xi32>) -> tensor<?x?xi32>
  return %0 : tensor<?x?xi32>
}

// -----

// CHECK-LABEL: @concat_2(
func.func @concat_2(%a: tensor<3x12xi32>) -> (tensor<?x12xi32>) {
  // CHECK-NEXT: %cast = tensor.cast %arg0 : tensor<3x12xi32> to tensor<?x12xi32>
  // CHECK-NEXT: return %cast : tensor<?x12xi32>
  // CHECK-NEXT: }
  %0 = tensor.concat dim(0) %a : (tensor<3x12xi32>) -> tensor<?x12xi32>
  return %0 : tensor<?x12xi32>
}
