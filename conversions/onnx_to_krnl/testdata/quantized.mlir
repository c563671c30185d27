// RUN: mlir-opt %s --onnx-place --convert-onnx-to-krnl | FileCheck %s

// Bytes and their zero points are added in 32 bits.
// CHECK: arith.extui %{{.*}} : i8 to i32
// CHECK-NOT: i64
// CHECK: arith.sitofp %{{.*}} : i32 to f32
// CHECK: arith.fptosi %{{.*}} : f32 to i32
// CHECK: arith.trunci %{{.*}} : i32 to i8
func.func @bytes(%x: tensor<8xui8>, %s: tensor<f32>, %z: tensor<ui8>) -> tensor<8xui8> {
  %0 = "onnx.DequantizeLinear"(%x, %s, %z) : (tensor<8xui8>, tensor<f32>, tensor<ui8>) -> tensor<8xf32>
  %1 = "onnx.QuantizeLinear"(%0, %s, %z) : (tensor<8xf32>, tensor<f32>, tensor<ui8>) -> tensor<8xui8>
  onnx.Return %1 : tensor<8xui8>
}
