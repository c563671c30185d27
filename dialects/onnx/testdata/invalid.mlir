// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @operand_type(%x: tensor<2xi1>) -> tensor<2xi1> {
  // expected-error @+1 {{'onnx.Ceil' op operand #0 must be tensor of}}
  %0 = "onnx.Ceil"(%x) : (tensor<2xi1>) -> tensor<2xi1>
  onnx.Return %0 : tensor<2xi1>
}

// -----

func.func @type_variable(%x: tensor<2xf32>, %y: tensor<2xf64>) {
  // expected-error @+1 {{'onnx.Add' op failed to verify that all of {A, B, C} have same element type}}
  %0 = "onnx.Add"(%x, %y) : (tensor<2xf32>, tensor<2xf64>) -> tensor<2xf32>
  return
}

// -----

func.func @type_variable_of_result(%x: tensor<2xf32>) {
  // expected-error @+1 {{'onnx.Relu' op failed to verify that all of {X, Y} have same element type}}
  %0 = "onnx.Relu"(%x) : (tensor<2xf32>) -> tensor<2xf16>
  return
}

// -----

func.func @type_variable_of_variadic(%x: tensor<2xf32>, %y: tensor<2xf64>) {
  // expected-error @+1 {{'onnx.Max' op failed to verify that all of {data_0, max} have same element type}}
  %0 = "onnx.Max"(%x, %y) : (tensor<2xf32>, tensor<2xf64>) -> tensor<2xf32>
  return
}

// -----

func.func @type_variable_of_optional(%x: tensor<2xf32>, %y: tensor<f64>) {
  %0 = "onnx.NoValue"() {value} : () -> none
  %1 = "onnx.Clip"(%x, %0, %0) : (tensor<2xf32>, none, none) -> tensor<2xf32>
  // expected-error @+1 {{'onnx.Clip' op failed to verify that all of {input, min, max, output} have same element type}}
  %2 = "onnx.Clip"(%x, %0, %y) : (tensor<2xf32>, none, tensor<f64>) -> tensor<2xf32>
  return
}

// -----

func.func @attribute_type(%x: tensor<2xf32>) -> tensor<2xf32> {
  // expected-error @+1 {{'onnx.Softmax' op attribute 'axis' failed to satisfy constraint: 64-bit signed integer attribute}}
  %0 = "onnx.Softmax"(%x) {axis = 1 : i64} : (tensor<2xf32>) -> tensor<2xf32>
  onnx.Return %0 : tensor<2xf32>
}

// -----

func.func @missing_attribute(%x: tensor<2xf32>) -> tensor<2xf32> {
  // expected-error @+1 {{'onnx.Concat' op requires attribute 'axis'}}
  %0 = "onnx.Concat"(%x) : (tensor<2xf32>) -> tensor<2xf32>
  onnx.Return %0 : tensor<2xf32>
}

// -----

// expected-error @+1 {{'onnx.EntryPoint' op references undefined function @main_graph}}
"onnx.EntryPoint"() {func = @main_graph} : () -> ()

// -----

func.func @constant_without_type() {
  // expected-error @+1 {{expected a value with a type}}
  %0 = onnx.Constant @symbol : tensor<i64>
  return
}

// -----

func.func @fused_inputs(%x: tensor<2xf32>) {
  // expected-error @+1 {{'onnx.Fused' op has 1 inputs and a body with 0 arguments}}
  "onnx.Fused"(%x) ({
    onnx.Yield
  }) : (tensor<2xf32>) -> ()
  return
}

// -----

func.func @fused_input_type(%x: tensor<2xf32>) {
  // expected-error @+1 {{'onnx.Fused' op has input #0 of type 'tensor<2xf32>' and a body whose argument is of type 'tensor<3xf32>'}}
  "onnx.Fused"(%x) ({
  ^bb0(%a: tensor<3xf32>):
    onnx.Yield
  }) : (tensor<2xf32>) -> ()
  return
}

// -----

func.func @fused_end(%x: tensor<2xf32>) {
  // expected-error @+1 {{'onnx.Fused' op has a body that does not end with 'onnx.Yield'}}
  "onnx.Fused"(%x) ({
  ^bb0(%a: tensor<2xf32>):
    onnx.Return
  }) : (tensor<2xf32>) -> ()
  return
}

// -----

func.func @fused_outputs(%x: tensor<2xf32>) {
  // expected-error @+1 {{'onnx.Fused' op has 0 outputs and a body that yields 1 values}}
  "onnx.Fused"(%x) ({
  ^bb0(%a: tensor<2xf32>):
    onnx.Yield %a : tensor<2xf32>
  }) : (tensor<2xf32>) -> ()
  return
}

// -----

func.func @fused_output_type(%x: tensor<2xf32>) {
  // expected-error @+1 {{'onnx.Fused' op has output #0 of type 'tensor<2xi32>' and a body that yields type 'tensor<2xf32>'}}
  %0 = "onnx.Fused"(%x) ({
  ^bb0(%a: tensor<2xf32>):
    onnx.Yield %a : tensor<2xf32>
  }) : (tensor<2xf32>) -> tensor<2xi32>
  return
}
