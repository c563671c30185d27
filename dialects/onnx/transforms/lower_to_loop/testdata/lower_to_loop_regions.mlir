// RUN: mlir-opt %s --onnx-lower-to-loop --allow-unregistered-dialect --verify-diagnostics

func.func @region(%c: tensor<i1>) {
  // expected-error @+1 {{'onnx.If' op has a region that does not end with 'onnx.Yield'}}
  "onnx.If"(%c) ({
    "test.end"() : () -> ()
  }, {
    "test.end"() : () -> ()
  }) : (tensor<i1>) -> ()
  onnx.Return
}
