// RUN: mlir-opt %s --shape-inference --split-input-file --verify-diagnostics

func.func @concat(%x: tensor<2x3xf32>, %y: tensor<3xf32>) -> tensor<*xf32> {
  // expected-error @+1 {{'onnx.Concat' op has operands of rank 2 and 1, expected equal ranks}}
  %0 = "onnx.Concat"(%x, %y) {axis = 0 : si64} : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<*xf32>
  onnx.Return %0 : tensor<*xf32>
}

// -----

func.func @matmul(%x: tensor<2x3xf32>, %y: tensor<4x3xf32>) -> tensor<*xf32> {
  // expected-error @+1 {{'onnx.MatMul' op has inner sizes 3 and 4, which must be equal}}
  %0 = "onnx.MatMul"(%x, %y) : (tensor<2x3xf32>, tensor<4x3xf32>) -> tensor<*xf32>
  onnx.Return %0 : tensor<*xf32>
}

// -----

func.func @broadcast(%x: tensor<2x3xf32>, %y: tensor<2x4xf32>) -> tensor<*xf32> {
  // expected-error @+1 {{'onnx.Add' op has operands with the sizes 3 and 4, which cannot be broadcast}}
  %0 = "onnx.Add"(%x, %y) : (tensor<2x3xf32>, tensor<2x4xf32>) -> tensor<*xf32>
  onnx.Return %0 : tensor<*xf32>
}

// -----

func.func @contradiction(%x: tensor<2x?xf32>) -> tensor<?x3xf32> {
  // expected-error @+1 {{'onnx.Transpose' op result #0 has the shape}}
  %0 = "onnx.Transpose"(%x) {perm = [1, 0]} : (tensor<2x?xf32>) -> tensor<?x3xf32>
  onnx.Return %0 : tensor<?x3xf32>
}

// -----

func.func @axis(%x: tensor<2x3xf32>) -> tensor<*xf32> {
  // expected-error @+1 {{'onnx.ArgMax' op has the axis 2, which a tensor of rank 2 does not have}}
  %0 = "onnx.ArgMax"(%x) {axis = 2 : si64} : (tensor<2x3xf32>) -> tensor<*xi64>
  onnx.Return %x : tensor<2x3xf32>
}

// -----

func.func @reshape(%x: tensor<2x3xf32>) -> tensor<*xf32> {
  %to = onnx.Constant dense<[4, 2]> : tensor<2xi64>
  // expected-error @+1 {{'onnx.Reshape' op reshapes 6 elements to [4, 2]}}
  %0 = "onnx.Reshape"(%x, %to) : (tensor<2x3xf32>, tensor<2xi64>) -> tensor<*xf32>
  onnx.Return %0 : tensor<*xf32>
}

// -----

func.func @kernel(%x: tensor<1x1x4x4xf32>) -> tensor<*xf32> {
  // expected-error @+1 {{'onnx.MaxPool' op has a result with the size -1}}
  %0, %1 = "onnx.MaxPool"(%x) {kernel_shape = [6, 6]} : (tensor<1x1x4x4xf32>) -> (tensor<*xf32>, none)
  onnx.Return %0 : tensor<*xf32>
}

// -----

func.func @expand(%x: tensor<1xi64>) {
  %to = onnx.Constant dense<-2> : tensor<1xi64>
  // expected-error @+1 {{'onnx.Expand' op requests the size -2}}
  %0 = "onnx.Expand"(%x, %to) : (tensor<1xi64>, tensor<1xi64>) -> tensor<*xi64>
  onnx.Return
}

// -----

func.func @softmax_axis(%x: tensor<2x?xf32>) -> tensor<*xf32> {
  // expected-error @+1 {{'onnx.Softmax' op has the axis 2, which a tensor of rank 2 does not have}}
  %0 = "onnx.Softmax"(%x) {axis = 2 : si64} : (tensor<2x?xf32>) -> tensor<*xf32>
  onnx.Return %0 : tensor<*xf32>
}

// -----

func.func @scatter_axis(%x: tensor<2x3xf32>, %i: tensor<1x1xi64>, %u: tensor<1x1xf32>) -> tensor<*xf32> {
  // expected-error @+1 {{'onnx.ScatterElements' op has the axis -3, which a tensor of rank 2 does not have}}
  %0 = "onnx.ScatterElements"(%x, %i, %u) {axis = -3 : si64} : (tensor<2x3xf32>, tensor<1x1xi64>, tensor<1x1xf32>) -> tensor<*xf32>
  onnx.Return %0 : tensor<*xf32>
}

// -----

// One scale has no axis.
func.func @quantize_axis(%x: tensor<4xf32>, %one: tensor<f32>, %many: tensor<?xf32>, %none: none) -> (tensor<*xui8>, tensor<*xui8>) {
  %0 = "onnx.QuantizeLinear"(%x, %one, %none) : (tensor<4xf32>, tensor<f32>, none) -> tensor<*xui8>
  // expected-error @+1 {{'onnx.QuantizeLinear' op has the axis 1, which a tensor of rank 1 does not have}}
  %1 = "onnx.QuantizeLinear"(%x, %many, %none) : (tensor<4xf32>, tensor<?xf32>, none) -> tensor<*xui8>
  onnx.Return %0, %1 : tensor<*xui8>, tensor<*xui8>
}

// -----

func.func @cumulative_axis(%x: tensor<4xf32>) -> tensor<*xf32> {
  %axis = onnx.Constant dense<1> : tensor<i64>
  // expected-error @+1 {{'onnx.CumSum' op has the axis 1, which a tensor of rank 1 does not have}}
  %0 = "onnx.CumSum"(%x, %axis) : (tensor<4xf32>, tensor<i64>) -> tensor<*xf32>
  onnx.Return %0 : tensor<*xf32>
}

// -----

func.func @resize(%x: tensor<4x4xf32>, %none: none) -> tensor<*xf32> {
  // expected-error @+1 {{'onnx.Resize' op has neither scales nor sizes}}
  %0 = "onnx.Resize"(%x, %none, %none, %none) : (tensor<4x4xf32>, none, none, none) -> tensor<*xf32>
  onnx.Return %0 : tensor<*xf32>
}

// -----

func.func @operand_rank(%x: tensor<2x3x4xf32>, %c: tensor<3x1xf32>) -> tensor<*xf32> {
  // expected-error @+1 {{'onnx.InstanceNormalization' op operand #1 has rank 2, expected 1}}
  %0 = "onnx.InstanceNormalization"(%x, %c, %c) : (tensor<2x3x4xf32>, tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<*xf32>
  onnx.Return %0 : tensor<*xf32>
}

// -----

func.func @equal_ranks(%x: tensor<2x3xf32>, %i: tensor<?xi64>, %u: tensor<?xf32>) -> tensor<*xf32> {
  // expected-error @+1 {{'onnx.ScatterElements' op operand #1 has rank 1, expected 2}}
  %0 = "onnx.ScatterElements"(%x, %i, %u) : (tensor<2x3xf32>, tensor<?xi64>, tensor<?xf32>) -> tensor<*xf32>
  onnx.Return %0 : tensor<*xf32>
}

// -----

func.func @text(%x: tensor<2x3xf32>, %pads: tensor<4xi64>, %none: none) -> tensor<*xf32> {
  // expected-error @+1 {{'onnx.Pad' op has the mode 'mirror', which does not exist}}
  %0 = "onnx.Pad"(%x, %pads, %none, %none) {mode = "mirror"} : (tensor<2x3xf32>, tensor<4xi64>, none, none) -> tensor<*xf32>
  onnx.Return %0 : tensor<*xf32>
}
