// RUN: mlir-opt %s --constprop-onnx="max-operations=1000" | FileCheck %s

// Operations on bits are as cheap as other ones.
// CHECK-LABEL: func.func @bits(
func.func @bits() -> (tensor<8xui8>, tensor<8xui8>) {
  // CHECK-DAG: onnx.Constant dense<[0, 1, 2, 3, 4, 5, 6, 15]> : tensor<8xui8>
  // CHECK-DAG: onnx.Constant dense<[1, 2, 3, 4, 5, 6, 7, 15]> : tensor<8xui8>
  // CHECK-NOT: onnx.Bit
  %x = onnx.Constant dense<[1, 18, 35, 52, 69, 86, 103, 255]> : tensor<8xui8>
  %four = onnx.Constant dense<4> : tensor<ui8>
  %mask = onnx.Constant dense<15> : tensor<ui8>
  %0 = "onnx.BitShift"(%x, %four) {direction = "RIGHT"} : (tensor<8xui8>, tensor<ui8>) -> tensor<8xui8>
  %1 = "onnx.BitwiseAnd"(%x, %mask) : (tensor<8xui8>, tensor<ui8>) -> tensor<8xui8>
  onnx.Return %0, %1 : tensor<8xui8>, tensor<8xui8>
}
