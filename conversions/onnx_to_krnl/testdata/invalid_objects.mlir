// RUN: mlir-opt %s --onnx-place --convert-onnx-to-krnl --split-input-file --verify-diagnostics

func.func @strings(%x: tensor<2x!onnx.String>) -> tensor<i64> {
  // expected-error @+1 {{'onnx.SequenceConstruct' op has a value of type '!onnx.Seq<tensor<2x!onnx.String>>', which is not implemented}}
  %0 = "onnx.SequenceConstruct"(%x) : (tensor<2x!onnx.String>) -> !onnx.Seq<tensor<2x!onnx.String>>
  %1 = "onnx.SequenceLength"(%0) : (!onnx.Seq<tensor<2x!onnx.String>>) -> tensor<i64>
  onnx.Return %1 : tensor<i64>
}

// -----

func.func @rank(%s: !onnx.Seq<tensor<*xf32>>, %i: tensor<i64>) -> tensor<i64> {
  // expected-error @+1 {{'onnx.SequenceAt' op has a result of type 'tensor<*xf32>' without a rank, which is not implemented}}
  %0 = "onnx.SequenceAt"(%s, %i) : (!onnx.Seq<tensor<*xf32>>, tensor<i64>) -> tensor<*xf32>
  %1 = "onnx.Size"(%0) : (tensor<*xf32>) -> tensor<i64>
  onnx.Return %1 : tensor<i64>
}

// -----

func.func @axis(%s: !onnx.Seq<tensor<2xf32>>) -> tensor<?xf32> {
  // expected-error @+1 {{'onnx.ConcatFromSequence' op}}
  %0 = "onnx.ConcatFromSequence"(%s) {axis = 1 : si64} : (!onnx.Seq<tensor<2xf32>>) -> tensor<?xf32>
  onnx.Return %0 : tensor<?xf32>
}
