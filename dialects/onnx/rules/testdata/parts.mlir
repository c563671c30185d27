// RUN: mlir-opt %s --canonicalize --split-input-file | FileCheck %s

// Element 3 of 6 pairs, and the second of the pair.
// CHECK-LABEL: func.func @gather_of_gather(
// CHECK-SAME: %[[X:.*]]: tensor<6x2x12x?xf32>)
func.func @gather_of_gather(%x: tensor<6x2x12x?xf32>) -> tensor<12x?xf32> {
  // CHECK-DAG: %[[SHAPE:.*]] = onnx.Constant dense<[12, 12, -1]> : tensor<3xi64>
  // CHECK-DAG: %[[INDEX:.*]] = onnx.Constant dense<7> : tensor<i64>
  // CHECK: %[[V:.*]] = "onnx.Reshape"(%[[X]], %[[SHAPE]]) {{.*}} -> tensor<12x12x?xf32>
  // CHECK-NEXT: %[[Y:.*]] = "onnx.Gather"(%[[V]], %[[INDEX]]) {axis = 0 : si64}
  // CHECK-NEXT: onnx.Return %[[Y]]
  %i = onnx.Constant dense<-3> : tensor<i64>
  %j = onnx.Constant dense<1> : tensor<i64>
  %0 = "onnx.Gather"(%x, %i) {axis = 0 : si64} : (tensor<6x2x12x?xf32>, tensor<i64>) -> tensor<2x12x?xf32>
  %1 = "onnx.Gather"(%0, %j) {axis = 0 : si64} : (tensor<2x12x?xf32>, tensor<i64>) -> tensor<12x?xf32>
  onnx.Return %1 : tensor<12x?xf32>
}

// -----

// Another dimension, a list of elements, an index out of bounds, an index that is
// not known.
// CHECK-LABEL: func.func @gathers(
// CHECK-NOT: "onnx.Reshape"
func.func @gathers(%x: tensor<6x2x3xf32>, %k: tensor<i64>) -> (tensor<2xf32>, tensor<1x3xf32>, tensor<3xf32>, tensor<3xf32>) {
  %one = onnx.Constant dense<1> : tensor<i64>
  %list = onnx.Constant dense<1> : tensor<1xi64>
  %two = onnx.Constant dense<2> : tensor<i64>
  %0 = "onnx.Gather"(%x, %one) {axis = 0 : si64} : (tensor<6x2x3xf32>, tensor<i64>) -> tensor<2x3xf32>
  %1 = "onnx.Gather"(%0, %one) {axis = 1 : si64} : (tensor<2x3xf32>, tensor<i64>) -> tensor<2xf32>
  %2 = "onnx.Gather"(%0, %list) {axis = 0 : si64} : (tensor<2x3xf32>, tensor<1xi64>) -> tensor<1x3xf32>
  %3 = "onnx.Gather"(%0, %two) {axis = 0 : si64} : (tensor<2x3xf32>, tensor<i64>) -> tensor<3xf32>
  %4 = "onnx.Gather"(%0, %k) {axis = 0 : si64} : (tensor<2x3xf32>, tensor<i64>) -> tensor<3xf32>
  onnx.Return %1, %2, %3, %4 : tensor<2xf32>, tensor<1x3xf32>, tensor<3xf32>, tensor<3xf32>
}

// -----

// CHECK-LABEL: func.func @concat_of_split(
// CHECK-SAME: %[[X:.*]]: tensor<?x?xf32>)
func.func @concat_of_split(%x: tensor<?x?xf32>) -> tensor<?x?xf32> {
  // CHECK-NEXT: onnx.Return %[[X]]
  %none = "onnx.NoValue"() {value} : () -> none
  %0:2 = "onnx.Split"(%x, %none) {axis = 1 : si64, num_outputs = 2 : si64} : (tensor<?x?xf32>, none) -> (tensor<?x?xf32>, tensor<?x?xf32>)
  %1 = "onnx.Concat"(%0#0, %0#1) {axis = -1 : si64} : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  onnx.Return %1 : tensor<?x?xf32>
}

// -----

// Another dimension, another order, and not all parts.
// CHECK-LABEL: func.func @concat_of_parts(
func.func @concat_of_parts(%x: tensor<4x4xf32>) -> (tensor<8x2xf32>, tensor<4x4xf32>, tensor<4x2xf32>) {
  // CHECK: %[[P:.*]]:2 = "onnx.Split"
  // CHECK: "onnx.Concat"(%[[P]]#0, %[[P]]#1) {axis = 0 : si64}
  // CHECK: "onnx.Concat"(%[[P]]#1, %[[P]]#0)
  // CHECK: onnx.Return {{.*}}, %[[P]]#0
  %none = "onnx.NoValue"() {value} : () -> none
  %0:2 = "onnx.Split"(%x, %none) {axis = 1 : si64, num_outputs = 2 : si64} : (tensor<4x4xf32>, none) -> (tensor<4x2xf32>, tensor<4x2xf32>)
  %1 = "onnx.Concat"(%0#0, %0#1) {axis = 0 : si64} : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<8x2xf32>
  %2 = "onnx.Concat"(%0#1, %0#0) {axis = 1 : si64} : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<4x4xf32>
  %3 = "onnx.Concat"(%0#0) {axis = 1 : si64} : (tensor<4x2xf32>) -> tensor<4x2xf32>
  onnx.Return %1, %2, %3 : tensor<8x2xf32>, tensor<4x4xf32>, tensor<4x2xf32>
}

// -----

// Elements 1 and 2, and 3 to the end: all but the first. Both slices have every other
// element of the second dimension.
// CHECK-LABEL: func.func @concat_of_slices(
// CHECK-SAME: %[[X:.*]]: tensor<6x?xf32>)
func.func @concat_of_slices(%x: tensor<6x?xf32>) -> tensor<5x?xf32> {
  // CHECK-DAG: %[[STARTS:.*]] = onnx.Constant dense<[1, 0]> : tensor<2xi64>
  // CHECK-DAG: %[[ENDS:.*]] = onnx.Constant dense<[6, 99]> : tensor<2xi64>
  // CHECK-DAG: %[[AXES:.*]] = onnx.Constant dense<[0, 1]> : tensor<2xi64>
  // CHECK-DAG: %[[STEPS:.*]] = onnx.Constant dense<[1, 2]> : tensor<2xi64>
  // CHECK: %[[Y:.*]] = "onnx.Slice"(%[[X]], %[[STARTS]], %[[ENDS]], %[[AXES]], %[[STEPS]])
  // CHECK-NEXT: onnx.Return %[[Y]]
  %none = "onnx.NoValue"() {value} : () -> none
  %steps = onnx.Constant dense<[1, 2]> : tensor<2xi64>
  %s1 = onnx.Constant dense<[1, 0]> : tensor<2xi64>
  %e1 = onnx.Constant dense<[3, 99]> : tensor<2xi64>
  %s2 = onnx.Constant dense<[-3, 0]> : tensor<2xi64>
  %e2 = onnx.Constant dense<[9, 99]> : tensor<2xi64>
  %0 = "onnx.Slice"(%x, %s1, %e1, %none, %steps) : (tensor<6x?xf32>, tensor<2xi64>, tensor<2xi64>, none, tensor<2xi64>) -> tensor<2x?xf32>
  %1 = "onnx.Slice"(%x, %s2, %e2, %none, %steps) : (tensor<6x?xf32>, tensor<2xi64>, tensor<2xi64>, none, tensor<2xi64>) -> tensor<3x?xf32>
  %2 = "onnx.Concat"(%0, %1) {axis = 0 : si64} : (tensor<2x?xf32>, tensor<3x?xf32>) -> tensor<5x?xf32>
  onnx.Return %2 : tensor<5x?xf32>
}

// -----

// CHECK-LABEL: func.func @concat_of_all(
// CHECK-SAME: %[[X:.*]]: tensor<6xf32>)
func.func @concat_of_all(%x: tensor<6xf32>) -> tensor<6xf32> {
  // CHECK-NEXT: onnx.Return %[[X]]
  %none = "onnx.NoValue"() {value} : () -> none
  %zero = onnx.Constant dense<0> : tensor<1xi64>
  %two = onnx.Constant dense<2> : tensor<1xi64>
  %six = onnx.Constant dense<6> : tensor<1xi64>
  %0 = "onnx.Slice"(%x, %zero, %two, %none, %none) : (tensor<6xf32>, tensor<1xi64>, tensor<1xi64>, none, none) -> tensor<2xf32>
  %1 = "onnx.Slice"(%x, %two, %six, %none, %none) : (tensor<6xf32>, tensor<1xi64>, tensor<1xi64>, none, none) -> tensor<4xf32>
  %2 = "onnx.Concat"(%0, %1) {axis = 0 : si64} : (tensor<2xf32>, tensor<4xf32>) -> tensor<6xf32>
  onnx.Return %2 : tensor<6xf32>
}

// -----

// The halves of a rotation change places; slices of another tensor; a gap.
// CHECK-LABEL: func.func @concat_of_other_slices(
func.func @concat_of_other_slices(%x: tensor<6xf32>, %y: tensor<6xf32>) -> (tensor<6xf32>, tensor<6xf32>, tensor<5xf32>) {
  // CHECK-COUNT-3: "onnx.Concat"
  %none = "onnx.NoValue"() {value} : () -> none
  %zero = onnx.Constant dense<0> : tensor<1xi64>
  %three = onnx.Constant dense<3> : tensor<1xi64>
  %four = onnx.Constant dense<4> : tensor<1xi64>
  %six = onnx.Constant dense<6> : tensor<1xi64>
  %0 = "onnx.Slice"(%x, %zero, %three, %none, %none) : (tensor<6xf32>, tensor<1xi64>, tensor<1xi64>, none, none) -> tensor<3xf32>
  %1 = "onnx.Slice"(%x, %three, %six, %none, %none) : (tensor<6xf32>, tensor<1xi64>, tensor<1xi64>, none, none) -> tensor<3xf32>
  %2 = "onnx.Slice"(%y, %three, %six, %none, %none) : (tensor<6xf32>, tensor<1xi64>, tensor<1xi64>, none, none) -> tensor<3xf32>
  %3 = "onnx.Slice"(%x, %four, %six, %none, %none) : (tensor<6xf32>, tensor<1xi64>, tensor<1xi64>, none, none) -> tensor<2xf32>
  %4 = "onnx.Concat"(%1, %0) {axis = 0 : si64} : (tensor<3xf32>, tensor<3xf32>) -> tensor<6xf32>
  %5 = "onnx.Concat"(%0, %2) {axis = 0 : si64} : (tensor<3xf32>, tensor<3xf32>) -> tensor<6xf32>
  %6 = "onnx.Concat"(%0, %3) {axis = 0 : si64} : (tensor<3xf32>, tensor<2xf32>) -> tensor<5xf32>
  onnx.Return %4, %5, %6 : tensor<6xf32>, tensor<6xf32>, tensor<5xf32>
}

// -----

// Elements 3 and 4 of 2 + 4 + 1 are elements 1 and 2 of the second operand.
// CHECK-LABEL: func.func @slice_of_concat(
// CHECK-SAME: %{{.*}}: tensor<2x?xf32>, %[[Y:.*]]: tensor<4x?xf32>,
func.func @slice_of_concat(%x: tensor<2x?xf32>, %y: tensor<4x?xf32>, %z: tensor<1x?xf32>) -> (tensor<2x?xf32>, tensor<4x?xf32>) {
  // CHECK-DAG: %[[START:.*]] = onnx.Constant dense<1> : tensor<1xi64>
  // CHECK-DAG: %[[END:.*]] = onnx.Constant dense<3> : tensor<1xi64>
  // CHECK: %[[S:.*]] = "onnx.Slice"(%[[Y]], %[[START]], %[[END]],
  // CHECK: %[[T:.*]] = "onnx.Slice"(%[[Y]],
  // CHECK: onnx.Return %[[S]], %[[T]]
  %none = "onnx.NoValue"() {value} : () -> none
  %s = onnx.Constant dense<-4> : tensor<1xi64>
  %e = onnx.Constant dense<5> : tensor<1xi64>
  %b = onnx.Constant dense<2> : tensor<1xi64>
  %c = onnx.Constant dense<6> : tensor<1xi64>
  %0 = "onnx.Concat"(%x, %y, %z) {axis = 0 : si64} : (tensor<2x?xf32>, tensor<4x?xf32>, tensor<1x?xf32>) -> tensor<7x?xf32>
  %1 = "onnx.Slice"(%0, %s, %e, %none, %none) : (tensor<7x?xf32>, tensor<1xi64>, tensor<1xi64>, none, none) -> tensor<2x?xf32>
  %2 = "onnx.Slice"(%0, %b, %c, %none, %none) : (tensor<7x?xf32>, tensor<1xi64>, tensor<1xi64>, none, none) -> tensor<4x?xf32>
  onnx.Return %1, %2 : tensor<2x?xf32>, tensor<4x?xf32>
}

// -----

// Elements of two operands; another dimension; a size that is not known.
// CHECK-LABEL: func.func @slice_of_operands(
func.func @slice_of_operands(%x: tensor<2x4xf32>, %y: tensor<?x4xf32>) -> (tensor<2x4xf32>, tensor<4x2xf32>, tensor<?x4xf32>) {
  // CHECK: %[[A:.*]] = "onnx.Concat"
  // CHECK: %[[B:.*]] = "onnx.Concat"
  // CHECK: "onnx.Slice"(%[[A]],
  // CHECK: "onnx.Slice"(%[[A]],
  // CHECK: "onnx.Slice"(%[[B]],
  %none = "onnx.NoValue"() {value} : () -> none
  %one = onnx.Constant dense<1> : tensor<1xi64>
  %three = onnx.Constant dense<3> : tensor<1xi64>
  %0 = "onnx.Concat"(%x, %x) {axis = 0 : si64} : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<4x4xf32>
  %1 = "onnx.Concat"(%y, %x) {axis = 0 : si64} : (tensor<?x4xf32>, tensor<2x4xf32>) -> tensor<?x4xf32>
  %2 = "onnx.Slice"(%0, %one, %three, %none, %none) : (tensor<4x4xf32>, tensor<1xi64>, tensor<1xi64>, none, none) -> tensor<2x4xf32>
  %3 = "onnx.Slice"(%0, %one, %three, %one, %none) : (tensor<4x4xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, none) -> tensor<4x2xf32>
  %4 = "onnx.Slice"(%1, %one, %three, %none, %none) : (tensor<?x4xf32>, tensor<1xi64>, tensor<1xi64>, none, none) -> tensor<?x4xf32>
  onnx.Return %2, %3, %4 : tensor<2x4xf32>, tensor<4x2xf32>, tensor<?x4xf32>
}
