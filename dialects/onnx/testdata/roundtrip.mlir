// RUN: mlir-opt %s --split-input-file | mlir-opt --split-input-file | FileCheck %s

// CHECK-LABEL: func.func @main_graph(
// CHECK-SAME: %[[X:.*]]: tensor<?x3xf32>
func.func @main_graph(%x: tensor<?x3xf32>) -> tensor<?x3xf32> {
  // CHECK: %[[ONE:.*]] = onnx.Constant dense<1.000000e+00> : tensor<3xf32>
  %one = onnx.Constant dense<1.0> : tensor<3xf32>
  // CHECK: onnx.Constant {value_int = 2 : si64} : tensor<i64>
  %two = onnx.Constant {value_int = 2 : si64} : tensor<i64>
  // CHECK: %[[SUM:.*]] = "onnx.Add"(%[[X]], %[[ONE]]) : (tensor<?x3xf32>, tensor<3xf32>) -> tensor<?x3xf32>
  %sum = "onnx.Add"(%x, %one) : (tensor<?x3xf32>, tensor<3xf32>) -> tensor<?x3xf32>
  // CHECK: %[[NONE:.*]] = "onnx.NoValue"() {value} : () -> none
  %none = "onnx.NoValue"() {value} : () -> none
  // CHECK: %[[CLIP:.*]] = "onnx.Clip"(%[[SUM]], %[[NONE]], %[[NONE]])
  %clip = "onnx.Clip"(%sum, %none, %none) : (tensor<?x3xf32>, none, none) -> tensor<?x3xf32>
  // CHECK: "onnx.Dim"(%[[CLIP]]) {axis = 0 : si64} : (tensor<?x3xf32>) -> tensor<1xi64>
  %dim = "onnx.Dim"(%clip) {axis = 0 : si64} : (tensor<?x3xf32>) -> tensor<1xi64>
  // CHECK: onnx.Return %[[CLIP]] : tensor<?x3xf32>
  onnx.Return %clip : tensor<?x3xf32>
}
// CHECK: "onnx.EntryPoint"() {func = @main_graph} : () -> ()
"onnx.EntryPoint"() {func = @main_graph} : () -> ()

// -----

// Attributes are in one dictionary. The form of other dialects can be read.
// CHECK-LABEL: func.func @attributes(
func.func @attributes(%x: tensor<2x4xf32>) -> tensor<*xf32> {
  // CHECK: "onnx.Concat"(%{{.*}}, %{{.*}}) {axis = 0 : si64, onnx_node_name = "join"} : (
  %0 = "onnx.Concat"(%x, %x) {onnx_node_name = "join", axis = 0 : si64} : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<*xf32>
  // CHECK: "onnx.Concat"(%{{.*}}, %{{.*}}) {axis = 1 : si64, onnx_node_name = "other"} : (
  %1 = "onnx.Concat"(%0, %x) <{axis = 1 : si64}> {onnx_node_name = "other"} : (tensor<*xf32>, tensor<2x4xf32>) -> tensor<*xf32>
  onnx.Return %1 : tensor<*xf32>
}

// -----

// The first region of `onnx.If` is the branch of a condition that is true.
// CHECK-LABEL: func.func @branches(
// CHECK-SAME: %[[COND:.*]]: tensor<i1>, %[[X:.*]]: tensor<2xf32>
func.func @branches(%cond: tensor<i1>, %x: tensor<2xf32>) -> tensor<2xf32> {
  // CHECK: "onnx.If"(%[[COND]]) ({
  %0 = "onnx.If"(%cond) ({
    // CHECK-NEXT: onnx.Yield %[[X]] : tensor<2xf32>
    onnx.Yield %x : tensor<2xf32>
  }, {
    // CHECK: "onnx.Neg"(%[[X]])
    %1 = "onnx.Neg"(%x) : (tensor<2xf32>) -> tensor<2xf32>
    onnx.Yield %1 : tensor<2xf32>
  }) : (tensor<i1>) -> tensor<2xf32>
  onnx.Return %0 : tensor<2xf32>
}

// -----

// CHECK-LABEL: func.func private @types(
// CHECK-SAME: !onnx.Seq<tensor<?xf32>>, !onnx.Opt<!onnx.Seq<tensor<*xi64>>>, tensor<2x!onnx.String>)
func.func private @types(!onnx.Seq<tensor<?xf32>>, !onnx.Opt<!onnx.Seq<tensor<*xi64>>>, tensor<2x!onnx.String>)

// -----

// CHECK-LABEL: func.func @custom(
func.func @custom(%x: tensor<2xf32>) -> tensor<2xf32> {
  // CHECK: "onnx.Custom"(%{{.*}}) {alpha = 2.000000e+00 : f32, domain_name = "com.example", function_name = "Scale"} : (
  %0 = "onnx.Custom"(%x) {alpha = 2.0 : f32, domain_name = "com.example", function_name = "Scale"} : (tensor<2xf32>) -> tensor<2xf32>
  onnx.Return %0 : tensor<2xf32>
}

// -----

// CHECK-LABEL: func.func @fused(
// CHECK-SAME: %[[X:.*]]: tensor<2xf32>, %[[Y:.*]]: tensor<?xf32>
func.func @fused(%x: tensor<2xf32>, %y: tensor<?xf32>) -> tensor<2xf32> {
  // CHECK: "onnx.Fused"(%[[X]], %[[Y]]) ({
  // CHECK-NEXT: ^bb0(%[[A:.*]]: tensor<2xf32>, %[[B:.*]]: tensor<2xf32>):
  // CHECK-NEXT: %[[S:.*]] = "onnx.Add"(%[[A]], %[[B]])
  // CHECK-NEXT: onnx.Yield %[[S]] : tensor<2xf32>
  // CHECK-NEXT: }) : (tensor<2xf32>, tensor<?xf32>) -> tensor<2xf32>
  %0 = "onnx.Fused"(%x, %y) ({
  ^bb0(%a: tensor<2xf32>, %b: tensor<2xf32>):
    %1 = "onnx.Add"(%a, %b) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    onnx.Yield %1 : tensor<2xf32>
  }) : (tensor<2xf32>, tensor<?xf32>) -> tensor<2xf32>
  onnx.Return %0 : tensor<2xf32>
}
