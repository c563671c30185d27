// RUN: mlir-opt %s --shape-inference --split-input-file | FileCheck %s

// A loop that appends to a value does not keep its size, nor that of a branch
// that depends on it.
// CHECK-LABEL: func.func @loop(
// CHECK-SAME: -> (tensor<?xf32>, tensor<3xf32>, tensor<?x3xf32>)
func.func @loop(%x: tensor<3xf32>, %m: tensor<i64>, %c: tensor<i1>) -> (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>) {
  %0:4 = "onnx.Loop"(%m, %c, %x, %x, %x) ({
  // CHECK: ^bb0({{.*}}: tensor<i64>, {{.*}}: tensor<i1>, {{.*}}: tensor<?xf32>, {{.*}}: tensor<?xf32>, {{.*}}: tensor<3xf32>):
  ^bb0(%i: tensor<i64>, %cond: tensor<i1>, %a: tensor<*xf32>, %b: tensor<*xf32>, %k: tensor<*xf32>):
    %1 = "onnx.Concat"(%a, %x) {axis = 0 : si64} : (tensor<*xf32>, tensor<3xf32>) -> tensor<*xf32>
    %2 = "onnx.Relu"(%k) : (tensor<*xf32>) -> tensor<*xf32>
    %3 = "onnx.If"(%cond) ({
      onnx.Yield %1 : tensor<*xf32>
    }, {
      onnx.Yield %2 : tensor<*xf32>
    }) : (tensor<i1>) -> tensor<*xf32>
    onnx.Yield %cond, %1, %3, %2, %2 : tensor<i1>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>
  }) : (tensor<i64>, tensor<i1>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>)
  onnx.Return %0#1, %0#2, %0#3 : tensor<*xf32>, tensor<*xf32>, tensor<*xf32>
}

// -----

// The body of a scan gets a slice; results are stacked.
// CHECK-LABEL: func.func @scan(
// CHECK-SAME: -> (tensor<2xf32>, tensor<2x3xf32>)
func.func @scan(%x: tensor<2xf32>, %y: tensor<2x3xf32>) -> (tensor<*xf32>, tensor<*xf32>) {
  %0:2 = "onnx.Scan"(%x, %y) ({
  ^bb0(%p: tensor<*xf32>, %q: tensor<*xf32>):
    // CHECK: "onnx.Add"({{.*}}) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %1 = "onnx.Add"(%p, %q) : (tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
    onnx.Yield %1, %q : tensor<*xf32>, tensor<*xf32>
  }) {num_scan_inputs = 1 : si64, scan_input_axes = [1], scan_output_axes = [-1]} : (tensor<2xf32>, tensor<2x3xf32>) -> (tensor<*xf32>, tensor<*xf32>)
  onnx.Return %0#0, %0#1 : tensor<*xf32>, tensor<*xf32>
}

// -----

// The elements of a sequence have the sizes that all have.
// CHECK-LABEL: func.func @sequence(
// CHECK-SAME: -> (!onnx.Seq<tensor<2x?xf32>>, tensor<2x?xf32>)
func.func @sequence(%x: tensor<2x1xf32>, %y: tensor<2x3xf32>, %m: tensor<i64>) -> (!onnx.Seq<tensor<*xf32>>, tensor<*xf32>) {
  %0 = "onnx.SequenceConstruct"(%x, %y) : (tensor<2x1xf32>, tensor<2x3xf32>) -> !onnx.Seq<tensor<*xf32>>
  %1 = "onnx.SequenceMap"(%0) ({
  ^bb0(%p: tensor<*xf32>):
    %2 = "onnx.Neg"(%p) : (tensor<*xf32>) -> tensor<*xf32>
    onnx.Yield %2 : tensor<*xf32>
  }) : (!onnx.Seq<tensor<*xf32>>) -> !onnx.Seq<tensor<*xf32>>
  %3 = "onnx.SequenceAt"(%1, %m) : (!onnx.Seq<tensor<*xf32>>, tensor<i64>) -> tensor<*xf32>
  onnx.Return %1, %3 : !onnx.Seq<tensor<*xf32>>, tensor<*xf32>
}
