// RUN: mlir-opt %s --allow-unregistered-dialect --canonicalize --split-input-file | FileCheck %s

// CHECK-LABEL: @splat_constant_from_elements(
func.func @splat_constant_from_elements() -> (tensor<3xf32>, tensor<2x2xcomplex<f32>>) {
  // CHECK-NEXT: %[[CST:.*]] = arith.constant dense<1.500000e+00> : tensor<3xf32>
  // CHECK-NEXT: %[[CST_1:.*]] = arith.constant dense<(1.000000e+00,2.000000e+00)> : tensor<2x2xcomplex<f32>>
  // CHECK-NEXT: return %[[CST]], %[[CST_1]] : tensor<3xf32>, tensor<2x2xcomplex<f32>>
  // CHECK-NEXT: }
  %a = arith.constant 1.5 : f32
  %0 = tensor.splat %a : tensor<3xf32>
  %c = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %1 = tensor.from_elements %c, %c, %c, %c : tensor<2x2xcomplex<f32>>
  return %0, %1 : tensor<3xf32>, tensor<2x2xcomplex<f32>>
}

// -----

// CHECK-LABEL: @constant(
func.func @constant() -> (complex<f32>) {
  // CHECK-NEXT: %[[CST:.*]] = complex.constant [1.000000e+00 : f32, 2.000000e+00 : f32] : complex<f32>
  // CHECK-NEXT: "x.u"(%[[CST]], %[[CST]]) : (complex<f32>, complex<f32>) -> ()
  // CHECK-NEXT: return %[[CST]] : complex<f32>
  // CHECK-NEXT: }
  %0 = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %1 = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  "x.u"(%0, %1) : (complex<f32>, complex<f32>) -> ()
  return %1 : complex<f32>
}

// -----

// CHECK-LABEL: @constant_splat(
func.func @constant_splat() -> (tensor<4xcomplex<f32>>) {
  // CHECK-NEXT: %[[CST:.*]] = complex.constant [1.000000e+00 : f32, 2.000000e+00 : f32] : complex<f32>
  // CHECK-NEXT: %[[SPLAT:.*]] = tensor.splat %[[CST]] : tensor<4xcomplex<f32>>
  // CHECK-NEXT: return %[[SPLAT]] : tensor<4xcomplex<f32>>
  // CHECK-NEXT: }
  %0 = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %1 = tensor.splat %0 : tensor<4xcomplex<f32>>
  return %1 : tensor<4xcomplex<f32>>
}
