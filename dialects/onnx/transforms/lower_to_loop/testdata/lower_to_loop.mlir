// RUN: mlir-opt %s --onnx-lower-to-loop --shape-inference --split-input-file | FileCheck %s

// An iteration gathers the element of a sequence.
// CHECK-LABEL: func @scan
// CHECK-SAME: (%[[S:.+]]: tensor<2xf32>, %[[X:.+]]: tensor<3x2xf32>)
// CHECK: %[[N:.+]] = "onnx.Dim"(%[[X]])
// CHECK: %[[Y:.+]]:2 = "onnx.Loop"(%[[N]], %{{.+}}, %[[S]]) ({
// CHECK: ^bb0(%[[I:.+]]: tensor<i64>, %[[C:.+]]: tensor<i1>, %[[A:.+]]: tensor<2xf32>):
// CHECK: %[[B:.+]] = "onnx.Gather"(%[[X]], %[[I]])
// CHECK: %[[SUM:.+]] = "onnx.Add"(%[[A]], %[[B]])
// CHECK: onnx.Yield %[[C]], %[[SUM]], %[[SUM]]
// CHECK: -> (tensor<2xf32>, tensor<3x2xf32>)
// CHECK: onnx.Return %[[Y]]#0, %[[Y]]#1
func.func @scan(%s: tensor<2xf32>, %x: tensor<3x2xf32>) -> (tensor<2xf32>, tensor<3x2xf32>) {
  %0:2 = "onnx.Scan"(%s, %x) ({
  ^bb0(%a: tensor<2xf32>, %b: tensor<2xf32>):
    %sum = "onnx.Add"(%a, %b) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    onnx.Yield %sum, %sum : tensor<2xf32>, tensor<2xf32>
  }) {num_scan_inputs = 1 : si64} : (tensor<2xf32>, tensor<3x2xf32>) -> (tensor<2xf32>, tensor<3x2xf32>)
  onnx.Return %0#0, %0#1 : tensor<2xf32>, tensor<3x2xf32>
}

// -----

// A sequence is read backwards along its second dimension, and the values are
// collected backwards along their second dimension.
// CHECK-LABEL: func @directions
// CHECK: %[[LAST:.+]] = "onnx.Sub"(
// CHECK: "onnx.Loop"(
// CHECK: %[[STEP:.+]] = "onnx.Sub"(%[[LAST]], %{{.+}})
// CHECK: "onnx.Gather"(%{{.+}}, %[[STEP]]) {axis = 1 : si64}
// CHECK: %[[ALL:.+]] = "onnx.Slice"(
// CHECK: %[[Y:.+]] = "onnx.Transpose"(%[[ALL]]) {perm = [1, 0]}
// CHECK: onnx.Return %[[Y]] : tensor<2x3xf32>
func.func @directions(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = "onnx.Scan"(%x) ({
  ^bb0(%b: tensor<2xf32>):
    %1 = "onnx.Exp"(%b) : (tensor<2xf32>) -> tensor<2xf32>
    onnx.Yield %1 : tensor<2xf32>
  }) {num_scan_inputs = 1 : si64, scan_input_axes = [1], scan_input_directions = [1], scan_output_axes = [1], scan_output_directions = [1]} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  onnx.Return %0 : tensor<2x3xf32>
}

// -----

// The products of the inputs of all steps are one matrix product.
// CHECK-LABEL: func @lstm
// CHECK: "onnx.Gemm"({{.+}} -> tensor<10x16xf32>
// CHECK: "onnx.Loop"(
// CHECK: "onnx.Gemm"({{.+}} -> tensor<2x16xf32>
// CHECK: "onnx.Split"(
// CHECK: "onnx.Sigmoid"(
// CHECK: -> (tensor<2x4xf32>, tensor<2x4xf32>, tensor<5x2x4xf32>)
// CHECK-NOT: onnx.LSTM
// CHECK: onnx.Return %{{.+}} : tensor<5x1x2x4xf32>
func.func @lstm(%x: tensor<5x2x3xf32>, %w: tensor<1x16x3xf32>, %r: tensor<1x16x4xf32>) -> tensor<5x1x2x4xf32> {
  %none = "onnx.NoValue"() {value} : () -> none
  %0:3 = "onnx.LSTM"(%x, %w, %r, %none, %none, %none, %none, %none) {hidden_size = 4 : si64} : (tensor<5x2x3xf32>, tensor<1x16x3xf32>, tensor<1x16x4xf32>, none, none, none, none, none) -> (tensor<5x1x2x4xf32>, none, none)
  onnx.Return %0#0 : tensor<5x1x2x4xf32>
}

// -----

// The operations of the branch replace an If whose condition is known.
// CHECK-LABEL: func @known
// CHECK-NOT: onnx.If
// CHECK: %[[Y:.+]] = "onnx.Exp"(
// CHECK: onnx.Return %[[Y]]
func.func @known(%x: tensor<4xf32>) -> tensor<4xf32> {
  %c = onnx.Constant dense<true> : tensor<i1>
  %0 = "onnx.If"(%c) ({
    %1 = "onnx.Exp"(%x) : (tensor<4xf32>) -> tensor<4xf32>
    onnx.Yield %1 : tensor<4xf32>
  }, {
    onnx.Yield %x : tensor<4xf32>
  }) : (tensor<i1>) -> tensor<4xf32>
  onnx.Return %0 : tensor<4xf32>
}

// -----

// An iteration takes an element of each sequence, and whole tensors.
// CHECK-LABEL: func @sequence_map
// CHECK-SAME: (%[[S:.+]]: !onnx.Seq<tensor<2xf32>>, %[[X:.+]]: tensor<2xf32>)
// CHECK: %[[N:.+]] = "onnx.SequenceLength"(%[[S]])
// CHECK: %[[EMPTY:.+]] = "onnx.SequenceEmpty"()
// CHECK: %[[Y:.+]] = "onnx.Loop"(%[[N]], %{{.+}}, %[[EMPTY]]) ({
// CHECK: ^bb0(%[[I:.+]]: tensor<i64>, %[[C:.+]]: tensor<i1>, %[[A:.+]]: !onnx.Seq<tensor<2xf32>>):
// CHECK: %[[E:.+]] = "onnx.SequenceAt"(%[[S]], %[[I]])
// CHECK: %[[SUM:.+]] = "onnx.Add"(%[[E]], %[[X]])
// CHECK: %[[NEXT:.+]] = "onnx.SequenceInsert"(%[[A]], %[[SUM]], %{{.+}})
// CHECK: onnx.Yield %[[C]], %[[NEXT]]
// CHECK: onnx.Return %[[Y]]
func.func @sequence_map(%s: !onnx.Seq<tensor<2xf32>>, %x: tensor<2xf32>) -> !onnx.Seq<tensor<2xf32>> {
  %0 = "onnx.SequenceMap"(%s, %x) ({
  ^bb0(%a: tensor<2xf32>, %b: tensor<2xf32>):
    %1 = "onnx.Add"(%a, %b) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    onnx.Yield %1 : tensor<2xf32>
  }) : (!onnx.Seq<tensor<2xf32>>, tensor<2xf32>) -> !onnx.Seq<tensor<2xf32>>
  onnx.Return %0 : !onnx.Seq<tensor<2xf32>>
}
