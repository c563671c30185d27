// RUN: mlir-opt %s --canonicalize --split-input-file | FileCheck %s

// An element of a list that the model writes down is the operand.
// CHECK-LABEL: func.func @at(
// CHECK-SAME: %{{.*}}: tensor<4xf32>, %[[Y:.*]]: tensor<5xf32>)
func.func @at(%x: tensor<4xf32>, %y: tensor<5xf32>) -> tensor<*xf32> {
  // CHECK-NEXT: onnx.Return %[[Y]] : tensor<5xf32>
  %i = "onnx.Constant"() {value = dense<-1> : tensor<i64>} : () -> tensor<i64>
  %s = "onnx.SequenceConstruct"(%x, %y) : (tensor<4xf32>, tensor<5xf32>) -> !onnx.Seq<tensor<?xf32>>
  %z = "onnx.SequenceAt"(%s, %i) : (!onnx.Seq<tensor<?xf32>>, tensor<i64>) -> tensor<*xf32>
  onnx.Return %z : tensor<*xf32>
}

// -----

// A position that does not exist is left to the run.
// CHECK-LABEL: func.func @outside(
func.func @outside(%x: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK: "onnx.SequenceAt"
  %i = "onnx.Constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
  %s = "onnx.SequenceConstruct"(%x) : (tensor<4xf32>) -> !onnx.Seq<tensor<4xf32>>
  %z = "onnx.SequenceAt"(%s, %i) : (!onnx.Seq<tensor<4xf32>>, tensor<i64>) -> tensor<4xf32>
  onnx.Return %z : tensor<4xf32>
}

// -----

// The number of elements of such a list is a constant.
// CHECK-LABEL: func.func @length(
func.func @length(%x: tensor<4xf32>) -> tensor<i64> {
  // CHECK-NEXT: %[[N:.*]] = onnx.Constant dense<2> : tensor<i64>
  // CHECK-NEXT: onnx.Return %[[N]]
  %s = "onnx.SequenceConstruct"(%x, %x) : (tensor<4xf32>, tensor<4xf32>) -> !onnx.Seq<tensor<4xf32>>
  %n = "onnx.SequenceLength"(%s) : (!onnx.Seq<tensor<4xf32>>) -> tensor<i64>
  onnx.Return %n : tensor<i64>
}

// -----

// Insertions into an empty sequence are a list: here [y, x].
// CHECK-LABEL: func.func @insert(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>, %[[Y:.*]]: tensor<4xf32>)
func.func @insert(%x: tensor<4xf32>, %y: tensor<4xf32>) -> !onnx.Seq<tensor<4xf32>> {
  // CHECK: %[[S:.*]] = "onnx.SequenceConstruct"(%[[Y]], %[[X]])
  // CHECK: onnx.Return %[[S]]
  %none = "onnx.NoValue"() {value} : () -> none
  %i = "onnx.Constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
  %s = "onnx.SequenceEmpty"() : () -> !onnx.Seq<tensor<4xf32>>
  %t = "onnx.SequenceInsert"(%s, %x, %none) : (!onnx.Seq<tensor<4xf32>>, tensor<4xf32>, none) -> !onnx.Seq<tensor<4xf32>>
  %u = "onnx.SequenceInsert"(%t, %y, %i) : (!onnx.Seq<tensor<4xf32>>, tensor<4xf32>, tensor<i64>) -> !onnx.Seq<tensor<4xf32>>
  onnx.Return %u : !onnx.Seq<tensor<4xf32>>
}

// -----

// A list that is used again keeps its elements.
// CHECK-LABEL: func.func @insert_into_used(
func.func @insert_into_used(%x: tensor<4xf32>) -> (!onnx.Seq<tensor<4xf32>>, !onnx.Seq<tensor<4xf32>>) {
  // CHECK: "onnx.SequenceInsert"
  %none = "onnx.NoValue"() {value} : () -> none
  %s = "onnx.SequenceConstruct"(%x) : (tensor<4xf32>) -> !onnx.Seq<tensor<4xf32>>
  %t = "onnx.SequenceInsert"(%s, %x, %none) : (!onnx.Seq<tensor<4xf32>>, tensor<4xf32>, none) -> !onnx.Seq<tensor<4xf32>>
  onnx.Return %s, %t : !onnx.Seq<tensor<4xf32>>, !onnx.Seq<tensor<4xf32>>
}

// -----

// Without a position, the last element goes.
// CHECK-LABEL: func.func @erase(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>, %{{.*}}: tensor<4xf32>)
func.func @erase(%x: tensor<4xf32>, %y: tensor<4xf32>) -> !onnx.Seq<tensor<4xf32>> {
  // CHECK-NEXT: %[[S:.*]] = "onnx.SequenceConstruct"(%[[X]])
  // CHECK-NEXT: onnx.Return %[[S]]
  %none = "onnx.NoValue"() {value} : () -> none
  %s = "onnx.SequenceConstruct"(%x, %y) : (tensor<4xf32>, tensor<4xf32>) -> !onnx.Seq<tensor<4xf32>>
  %t = "onnx.SequenceErase"(%s, %none) : (!onnx.Seq<tensor<4xf32>>, none) -> !onnx.Seq<tensor<4xf32>>
  onnx.Return %t : !onnx.Seq<tensor<4xf32>>
}

// -----

// CHECK-LABEL: func.func @concat(
// CHECK-SAME: %[[X:.*]]: tensor<2x4xf32>, %[[Y:.*]]: tensor<2x5xf32>)
func.func @concat(%x: tensor<2x4xf32>, %y: tensor<2x5xf32>) -> tensor<2x9xf32> {
  // CHECK-NEXT: %[[Z:.*]] = "onnx.Concat"(%[[X]], %[[Y]]) {axis = 1 : si64}
  // CHECK-NEXT: onnx.Return %[[Z]]
  %s = "onnx.SequenceConstruct"(%x, %y) : (tensor<2x4xf32>, tensor<2x5xf32>) -> !onnx.Seq<tensor<2x?xf32>>
  %z = "onnx.ConcatFromSequence"(%s) {axis = 1 : si64} : (!onnx.Seq<tensor<2x?xf32>>) -> tensor<2x9xf32>
  onnx.Return %z : tensor<2x9xf32>
}

// -----

// With a new axis, the elements are stacked.
// CHECK-LABEL: func.func @stack(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>, %[[Y:.*]]: tensor<4xf32>)
func.func @stack(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4x2xf32> {
  // CHECK: %[[U:.*]] = "onnx.Unsqueeze"(%[[X]], %{{.*}}) : {{.*}} -> tensor<4x1xf32>
  // CHECK: %[[V:.*]] = "onnx.Unsqueeze"(%[[Y]], %{{.*}}) : {{.*}} -> tensor<4x1xf32>
  // CHECK: "onnx.Concat"(%[[U]], %[[V]]) {axis = -1 : si64}
  %s = "onnx.SequenceConstruct"(%x, %y) : (tensor<4xf32>, tensor<4xf32>) -> !onnx.Seq<tensor<4xf32>>
  %z = "onnx.ConcatFromSequence"(%s) {axis = -1 : si64, new_axis = 1 : si64} : (!onnx.Seq<tensor<4xf32>>) -> tensor<4x2xf32>
  onnx.Return %z : tensor<4x2xf32>
}

// -----

// Parts of size 2, of which the last one is smaller.
// CHECK-LABEL: func.func @split(
// CHECK-SAME: %[[X:.*]]: tensor<5x3xf32>)
func.func @split(%x: tensor<5x3xf32>) -> tensor<1x3xf32> {
  // CHECK: %[[PARTS:.*]] = onnx.Constant dense<[2, 2, 1]> : tensor<3xi64>
  // CHECK: %[[Y:.*]]:3 = "onnx.Split"(%[[X]], %[[PARTS]]) {axis = 0 : si64}
  // CHECK: onnx.Return %[[Y]]#2 : tensor<1x3xf32>
  %n = "onnx.Constant"() {value = dense<2> : tensor<i64>} : () -> tensor<i64>
  %s = "onnx.SplitToSequence"(%x, %n) : (tensor<5x3xf32>, tensor<i64>) -> !onnx.Seq<tensor<?x3xf32>>
  %z = "onnx.SequenceAt"(%s, %n) : (!onnx.Seq<tensor<?x3xf32>>, tensor<i64>) -> tensor<1x3xf32>
  onnx.Return %z : tensor<1x3xf32>
}

// -----

// Without sizes, each element is a part, of which keepdims = 0 drops the axis.
// CHECK-LABEL: func.func @split_all(
// CHECK-SAME: %[[X:.*]]: tensor<3x2xf32>)
func.func @split_all(%x: tensor<3x2xf32>) -> tensor<3xf32> {
  // CHECK: %[[Y:.*]]:2 = "onnx.Split"(%[[X]], %{{.*}}) {axis = 1 : si64}
  // CHECK: %[[Z:.*]] = "onnx.Squeeze"(%[[Y]]#1, %{{.*}}) : {{.*}} -> tensor<3xf32>
  // CHECK: onnx.Return %[[Z]]
  %none = "onnx.NoValue"() {value} : () -> none
  %i = "onnx.Constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
  %s = "onnx.SplitToSequence"(%x, %none) {axis = -1 : si64, keepdims = 0 : si64} : (tensor<3x2xf32>, none) -> !onnx.Seq<tensor<3xf32>>
  %z = "onnx.SequenceAt"(%s, %i) : (!onnx.Seq<tensor<3xf32>>, tensor<i64>) -> tensor<3xf32>
  onnx.Return %z : tensor<3xf32>
}

// -----

// How many parts there are is not known.
// CHECK-LABEL: func.func @split_unknown(
func.func @split_unknown(%x: tensor<?xf32>) -> !onnx.Seq<tensor<1xf32>> {
  // CHECK: "onnx.SplitToSequence"
  %none = "onnx.NoValue"() {value} : () -> none
  %s = "onnx.SplitToSequence"(%x, %none) : (tensor<?xf32>, none) -> !onnx.Seq<tensor<1xf32>>
  onnx.Return %s : !onnx.Seq<tensor<1xf32>>
}

// -----

// Sizes whose sum is another one are refused elsewhere.
// CHECK-LABEL: func.func @split_wrong(
func.func @split_wrong(%x: tensor<5xf32>) -> !onnx.Seq<tensor<2xf32>> {
  // CHECK: "onnx.SplitToSequence"
  %n = "onnx.Constant"() {value = dense<2> : tensor<2xi64>} : () -> tensor<2xi64>
  %s = "onnx.SplitToSequence"(%x, %n) : (tensor<5xf32>, tensor<2xi64>) -> !onnx.Seq<tensor<2xf32>>
  onnx.Return %s : !onnx.Seq<tensor<2xf32>>
}

// -----

// CHECK-LABEL: func.func @optional(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>)
func.func @optional(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<i1>) {
  // CHECK-NEXT: %[[TRUE:.*]] = onnx.Constant dense<true> : tensor<i1>
  // CHECK-NEXT: onnx.Return %[[X]], %[[TRUE]]
  %o = "onnx.Optional"(%x) : (tensor<4xf32>) -> !onnx.Opt<tensor<4xf32>>
  %y = "onnx.OptionalGetElement"(%o) : (!onnx.Opt<tensor<4xf32>>) -> tensor<4xf32>
  %b = "onnx.OptionalHasElement"(%o) : (!onnx.Opt<tensor<4xf32>>) -> tensor<i1>
  onnx.Return %y, %b : tensor<4xf32>, tensor<i1>
}

// -----

// A tensor may stand for an optional one.
// CHECK-LABEL: func.func @present(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>)
func.func @present(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<i1>) {
  // CHECK-NEXT: %[[TRUE:.*]] = onnx.Constant dense<true> : tensor<i1>
  // CHECK-NEXT: onnx.Return %[[X]], %[[TRUE]]
  %y = "onnx.OptionalGetElement"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %b = "onnx.OptionalHasElement"(%x) : (tensor<4xf32>) -> tensor<i1>
  onnx.Return %y, %b : tensor<4xf32>, tensor<i1>
}

// -----

// CHECK-LABEL: func.func @absent(
func.func @absent() -> tensor<i1> {
  // CHECK-NEXT: %[[FALSE:.*]] = onnx.Constant dense<false> : tensor<i1>
  // CHECK-NEXT: onnx.Return %[[FALSE]]
  %none = "onnx.NoValue"() {value} : () -> none
  %b = "onnx.OptionalHasElement"(%none) : (none) -> tensor<i1>
  onnx.Return %b : tensor<i1>
}
