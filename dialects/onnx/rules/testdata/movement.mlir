// RUN: mlir-opt %s --canonicalize --split-input-file | FileCheck %s

// The identity is its operand.
// CHECK-LABEL: func.func @identity(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>)
func.func @identity(%x: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK-NEXT: onnx.Return %[[X]] :
  %y = "onnx.Identity"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  onnx.Return %y : tensor<4xf32>
}

// -----

// An operand with a less precise type does not replace what a return needs.
// CHECK-LABEL: func.func @declared(
// CHECK-SAME: %[[X:.*]]: tensor<?xf32>)
func.func @declared(%x: tensor<?xf32>) -> tensor<4xf32> {
  // CHECK: %[[Y:.*]] = "onnx.Identity"(%[[X]])
  // CHECK: onnx.Return %[[Y]]
  %y = "onnx.Identity"(%x) : (tensor<?xf32>) -> tensor<4xf32>
  onnx.Return %y : tensor<4xf32>
}

// -----

// A user of this dialect accepts an operand with a more precise type.
// CHECK-LABEL: func.func @more_precise(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>)
func.func @more_precise(%x: tensor<4xf32>) -> tensor<*xf32> {
  // CHECK-NEXT: %[[Y:.*]] = "onnx.Relu"(%[[X]]) : (tensor<4xf32>)
  // CHECK-NEXT: onnx.Return %[[Y]]
  %y = "onnx.Identity"(%x) : (tensor<4xf32>) -> tensor<*xf32>
  %z = "onnx.Relu"(%y) : (tensor<*xf32>) -> tensor<*xf32>
  onnx.Return %z : tensor<*xf32>
}

// -----

// A return accepts an operand with a more precise type.
// CHECK-LABEL: func.func @returned(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>)
func.func @returned(%x: tensor<4xf32>) -> tensor<*xf32> {
  // CHECK-NEXT: onnx.Return %[[X]] : tensor<4xf32>
  %y = "onnx.Identity"(%x) : (tensor<4xf32>) -> tensor<*xf32>
  onnx.Return %y : tensor<*xf32>
}

// -----

// A call of another dialect needs the type that it has.
// CHECK-LABEL: func.func @called(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>)
func.func @called(%x: tensor<4xf32>) -> tensor<*xf32> {
  // CHECK: %[[Y:.*]] = "onnx.Identity"(%[[X]])
  // CHECK: call @use(%[[Y]])
  %y = "onnx.Identity"(%x) : (tensor<4xf32>) -> tensor<*xf32>
  %z = func.call @use(%y) : (tensor<*xf32>) -> tensor<*xf32>
  onnx.Return %z : tensor<*xf32>
}
func.func private @use(tensor<*xf32>) -> tensor<*xf32>

// -----

// The permutation of two transposes is that of the first at the places of the second.
// CHECK-LABEL: func.func @transpose_of_transpose(
// CHECK-SAME: %[[X:.*]]: tensor<2x3x4xf32>)
func.func @transpose_of_transpose(%x: tensor<2x3x4xf32>) -> tensor<4x3x2xf32> {
  // CHECK-NEXT: %[[Y:.*]] = "onnx.Transpose"(%[[X]]) {perm = [2, 1, 0]}
  // CHECK-NEXT: onnx.Return %[[Y]]
  %0 = "onnx.Transpose"(%x) {perm = [1, 2, 0]} : (tensor<2x3x4xf32>) -> tensor<3x4x2xf32>
  %1 = "onnx.Transpose"(%0) {perm = [1, 0, 2]} : (tensor<3x4x2xf32>) -> tensor<4x3x2xf32>
  onnx.Return %1 : tensor<4x3x2xf32>
}

// -----

// A transpose without permutation reverses the dimensions, and two cancel.
// CHECK-LABEL: func.func @transposes_cancel(
// CHECK-SAME: %[[X:.*]]: tensor<2x3x4xf32>)
func.func @transposes_cancel(%x: tensor<2x3x4xf32>) -> tensor<2x3x4xf32> {
  // CHECK-NEXT: onnx.Return %[[X]] :
  %0 = "onnx.Transpose"(%x) : (tensor<2x3x4xf32>) -> tensor<4x3x2xf32>
  %1 = "onnx.Transpose"(%0) : (tensor<4x3x2xf32>) -> tensor<2x3x4xf32>
  onnx.Return %1 : tensor<2x3x4xf32>
}

// -----

// A transpose that keeps each dimension in its place changes nothing.
// CHECK-LABEL: func.func @transpose_of_nothing(
// CHECK-SAME: %[[X:.*]]: tensor<?x?xf32>)
func.func @transpose_of_nothing(%x: tensor<?x?xf32>) -> tensor<?x?xf32> {
  // CHECK-NEXT: onnx.Return %[[X]] :
  %0 = "onnx.Transpose"(%x) {perm = [0, 1]} : (tensor<?x?xf32>) -> tensor<?x?xf32>
  onnx.Return %0 : tensor<?x?xf32>
}

// -----

// Without a rank the permutation of a transpose is not known.
// CHECK-LABEL: func.func @unranked_transposes(
// CHECK-SAME: %[[X:.*]]: tensor<*xf32>)
func.func @unranked_transposes(%x: tensor<*xf32>) -> tensor<*xf32> {
  // CHECK: %[[A:.*]] = "onnx.Transpose"(%[[X]])
  // CHECK: %[[B:.*]] = "onnx.Transpose"(%[[A]])
  // CHECK: onnx.Return %[[B]]
  %0 = "onnx.Transpose"(%x) : (tensor<*xf32>) -> tensor<*xf32>
  %1 = "onnx.Transpose"(%0) : (tensor<*xf32>) -> tensor<*xf32>
  onnx.Return %1 : tensor<*xf32>
}

// -----

// A list that names an axis twice is no permutation.
// CHECK-LABEL: func.func @repeated_axis(
// CHECK-SAME: %[[X:.*]]: tensor<2x2xf32>)
func.func @repeated_axis(%x: tensor<2x2xf32>) -> tensor<2x2xf32> {
  // CHECK: %[[A:.*]] = "onnx.Transpose"(%[[X]])
  // CHECK: %[[B:.*]] = "onnx.Transpose"(%[[A]])
  // CHECK: onnx.Return %[[B]]
  %0 = "onnx.Transpose"(%x) {perm = [1, 0]} : (tensor<2x2xf32>) -> tensor<2x2xf32>
  %1 = "onnx.Transpose"(%0) {perm = [0, 0]} : (tensor<2x2xf32>) -> tensor<2x2xf32>
  onnx.Return %1 : tensor<2x2xf32>
}

// -----

// A list with an axis beyond the rank is no permutation.
// CHECK-LABEL: func.func @large_axis(
// CHECK-SAME: %[[X:.*]]: tensor<2x2xf32>)
func.func @large_axis(%x: tensor<2x2xf32>) -> tensor<2x2xf32> {
  // CHECK: %[[A:.*]] = "onnx.Transpose"(%[[X]])
  // CHECK: %[[B:.*]] = "onnx.Transpose"(%[[A]])
  // CHECK: onnx.Return %[[B]]
  %0 = "onnx.Transpose"(%x) {perm = [1, 0]} : (tensor<2x2xf32>) -> tensor<2x2xf32>
  %1 = "onnx.Transpose"(%0) {perm = [0, 7]} : (tensor<2x2xf32>) -> tensor<2x2xf32>
  onnx.Return %1 : tensor<2x2xf32>
}

// -----

// A list with a negative axis is no permutation.
// CHECK-LABEL: func.func @negative_axis(
// CHECK-SAME: %[[X:.*]]: tensor<2x2xf32>)
func.func @negative_axis(%x: tensor<2x2xf32>) -> tensor<2x2xf32> {
  // CHECK: %[[A:.*]] = "onnx.Transpose"(%[[X]])
  // CHECK: %[[B:.*]] = "onnx.Transpose"(%[[A]])
  // CHECK: onnx.Return %[[B]]
  %0 = "onnx.Transpose"(%x) {perm = [1, 0]} : (tensor<2x2xf32>) -> tensor<2x2xf32>
  %1 = "onnx.Transpose"(%0) {perm = [-1, 0]} : (tensor<2x2xf32>) -> tensor<2x2xf32>
  onnx.Return %1 : tensor<2x2xf32>
}

// -----

// Permutations of different ranks are not composed.
// CHECK-LABEL: func.func @ranks_differ(
// CHECK-SAME: %[[X:.*]]: tensor<2x2xf32>)
func.func @ranks_differ(%x: tensor<2x2xf32>) -> tensor<2x2xf32> {
  // CHECK: %[[A:.*]] = "onnx.Transpose"(%[[X]])
  // CHECK: %[[B:.*]] = "onnx.Transpose"(%[[A]])
  // CHECK: onnx.Return %[[B]]
  %0 = "onnx.Transpose"(%x) {perm = [1, 0]} : (tensor<2x2xf32>) -> tensor<2x2xf32>
  %1 = "onnx.Transpose"(%0) {perm = [0, 2, 1]} : (tensor<2x2xf32>) -> tensor<2x2xf32>
  onnx.Return %1 : tensor<2x2xf32>
}

// -----

// A transpose that moves only dimensions of size 1 is a reshape.
// CHECK-LABEL: func.func @transpose_of_ones(
// CHECK-SAME: %[[X:.*]]: tensor<2x1x4xf32>)
func.func @transpose_of_ones(%x: tensor<2x1x4xf32>) -> tensor<1x2x4xf32> {
  // CHECK-NEXT: %[[S:.*]] = onnx.Constant dense<[1, 2, 4]> : tensor<3xi64>
  // CHECK-NEXT: %[[Y:.*]] = "onnx.Reshape"(%[[X]], %[[S]])
  // CHECK-NEXT: onnx.Return %[[Y]]
  %0 = "onnx.Transpose"(%x) {perm = [1, 0, 2]} : (tensor<2x1x4xf32>) -> tensor<1x2x4xf32>
  onnx.Return %0 : tensor<1x2x4xf32>
}

// -----

// A transpose that swaps larger dimensions moves elements.
// CHECK-LABEL: func.func @transpose_moves(
// CHECK-SAME: %[[X:.*]]: tensor<2x1x4xf32>)
func.func @transpose_moves(%x: tensor<2x1x4xf32>) -> tensor<4x1x2xf32> {
  // CHECK: %[[Y:.*]] = "onnx.Transpose"(%[[X]])
  // CHECK: onnx.Return %[[Y]]
  %0 = "onnx.Transpose"(%x) {perm = [2, 1, 0]} : (tensor<2x1x4xf32>) -> tensor<4x1x2xf32>
  onnx.Return %0 : tensor<4x1x2xf32>
}

// -----

// A shape that is not known makes no constant for a reshape.
// CHECK-LABEL: func.func @transpose_unknown_size(
// CHECK-SAME: %[[X:.*]]: tensor<?x1x4xf32>)
func.func @transpose_unknown_size(%x: tensor<?x1x4xf32>) -> tensor<1x?x4xf32> {
  // CHECK: %[[Y:.*]] = "onnx.Transpose"(%[[X]])
  // CHECK: onnx.Return %[[Y]]
  %0 = "onnx.Transpose"(%x) {perm = [1, 0, 2]} : (tensor<?x1x4xf32>) -> tensor<1x?x4xf32>
  onnx.Return %0 : tensor<1x?x4xf32>
}

// -----

// A size of zero would copy a size of the operand in a reshape.
// CHECK-LABEL: func.func @transpose_of_zero(
// CHECK-SAME: %[[X:.*]]: tensor<0x1x4xf32>)
func.func @transpose_of_zero(%x: tensor<0x1x4xf32>) -> tensor<1x0x4xf32> {
  // CHECK: %[[Y:.*]] = "onnx.Transpose"(%[[X]])
  // CHECK: onnx.Return %[[Y]]
  %0 = "onnx.Transpose"(%x) {perm = [1, 0, 2]} : (tensor<0x1x4xf32>) -> tensor<1x0x4xf32>
  onnx.Return %0 : tensor<1x0x4xf32>
}

// -----

// A reshape of a reshape is one reshape.
// CHECK-LABEL: func.func @reshape_of_reshape(
// CHECK-SAME: %[[X:.*]]: tensor<?x3x4xf32>)
func.func @reshape_of_reshape(%x: tensor<?x3x4xf32>) -> tensor<?x6xf32> {
  // CHECK: %[[S:.*]] = onnx.Constant dense<[-1, 6]>
  // CHECK-NEXT: %[[Y:.*]] = "onnx.Reshape"(%[[X]], %[[S]]) {{.*}} : (tensor<?x3x4xf32>
  // CHECK-NEXT: onnx.Return %[[Y]]
  %t = onnx.Constant dense<[-1, 12]> : tensor<2xi64>
  %v = "onnx.Reshape"(%x, %t) : (tensor<?x3x4xf32>, tensor<2xi64>) -> tensor<?x12xf32>
  %s = onnx.Constant dense<[-1, 6]> : tensor<2xi64>
  %y = "onnx.Reshape"(%v, %s) : (tensor<?x12xf32>, tensor<2xi64>) -> tensor<?x6xf32>
  onnx.Return %y : tensor<?x6xf32>
}

// -----

// A reshape of a flattened tensor is one reshape.
// CHECK-LABEL: func.func @reshape_of_flatten(
// CHECK-SAME: %[[X:.*]]: tensor<?x3x4xf32>)
func.func @reshape_of_flatten(%x: tensor<?x3x4xf32>) -> tensor<?x6xf32> {
  // CHECK: %[[S:.*]] = onnx.Constant dense<[-1, 6]>
  // CHECK-NEXT: %[[Y:.*]] = "onnx.Reshape"(%[[X]], %[[S]]) {{.*}} : (tensor<?x3x4xf32>
  // CHECK-NEXT: onnx.Return %[[Y]]
  %v = "onnx.Flatten"(%x) {axis = 1 : si64} : (tensor<?x3x4xf32>) -> tensor<?x12xf32>
  %s = onnx.Constant dense<[-1, 6]> : tensor<2xi64>
  %y = "onnx.Reshape"(%v, %s) : (tensor<?x12xf32>, tensor<2xi64>) -> tensor<?x6xf32>
  onnx.Return %y : tensor<?x6xf32>
}

// -----

// A reshape of a squeezed tensor is one reshape.
// CHECK-LABEL: func.func @reshape_of_squeeze(
// CHECK-SAME: %[[X:.*]]: tensor<?x1x12xf32>)
func.func @reshape_of_squeeze(%x: tensor<?x1x12xf32>) -> tensor<?x6xf32> {
  // CHECK: %[[S:.*]] = onnx.Constant dense<[-1, 6]>
  // CHECK-NEXT: %[[Y:.*]] = "onnx.Reshape"(%[[X]], %[[S]]) {{.*}} : (tensor<?x1x12xf32>
  // CHECK-NEXT: onnx.Return %[[Y]]
  %a = onnx.Constant dense<1> : tensor<1xi64>
  %v = "onnx.Squeeze"(%x, %a) : (tensor<?x1x12xf32>, tensor<1xi64>) -> tensor<?x12xf32>
  %s = onnx.Constant dense<[-1, 6]> : tensor<2xi64>
  %y = "onnx.Reshape"(%v, %s) : (tensor<?x12xf32>, tensor<2xi64>) -> tensor<?x6xf32>
  onnx.Return %y : tensor<?x6xf32>
}

// -----

// A reshape of an unsqueezed tensor is one reshape.
// CHECK-LABEL: func.func @reshape_of_unsqueeze(
// CHECK-SAME: %[[X:.*]]: tensor<?x3x4xf32>)
func.func @reshape_of_unsqueeze(%x: tensor<?x3x4xf32>) -> tensor<?x6xf32> {
  // CHECK: %[[S:.*]] = onnx.Constant dense<[-1, 6]>
  // CHECK-NEXT: %[[Y:.*]] = "onnx.Reshape"(%[[X]], %[[S]]) {{.*}} : (tensor<?x3x4xf32>
  // CHECK-NEXT: onnx.Return %[[Y]]
  %a = onnx.Constant dense<1> : tensor<1xi64>
  %v = "onnx.Unsqueeze"(%x, %a) : (tensor<?x3x4xf32>, tensor<1xi64>) -> tensor<?x1x3x4xf32>
  %s = onnx.Constant dense<[-1, 6]> : tensor<2xi64>
  %y = "onnx.Reshape"(%v, %s) : (tensor<?x1x3x4xf32>, tensor<2xi64>) -> tensor<?x6xf32>
  onnx.Return %y : tensor<?x6xf32>
}

// -----

// A zero copies a size of the inner reshape, so that it remains.
// CHECK-LABEL: func.func @reshape_copies_size(
// CHECK-SAME: %[[X:.*]]: tensor<?x4xf32>)
func.func @reshape_copies_size(%x: tensor<?x4xf32>) -> tensor<?x4x2xf32> {
  // CHECK: %[[A:.*]] = "onnx.Reshape"(%[[X]],
  // CHECK: %[[B:.*]] = "onnx.Reshape"(%[[A]],
  // CHECK: onnx.Return %[[B]]
  %t = onnx.Constant dense<[-1, 8]> : tensor<2xi64>
  %v = "onnx.Reshape"(%x, %t) : (tensor<?x4xf32>, tensor<2xi64>) -> tensor<?x8xf32>
  %s = onnx.Constant dense<[0, -1, 2]> : tensor<3xi64>
  %y = "onnx.Reshape"(%v, %s) : (tensor<?x8xf32>, tensor<3xi64>) -> tensor<?x4x2xf32>
  onnx.Return %y : tensor<?x4x2xf32>
}

// -----

// A zero is a size of its own if the reshape allows it.
// CHECK-LABEL: func.func @reshape_to_zero(
// CHECK-SAME: %[[X:.*]]: tensor<?x0xf32>)
func.func @reshape_to_zero(%x: tensor<?x0xf32>) -> tensor<3x0xf32> {
  // CHECK: %[[S:.*]] = onnx.Constant dense<[3, 0]>
  // CHECK-NEXT: %[[Y:.*]] = "onnx.Reshape"(%[[X]], %[[S]])
  // CHECK-NEXT: onnx.Return %[[Y]]
  %t = onnx.Constant dense<[0, 2]> : tensor<2xi64>
  %v = "onnx.Reshape"(%x, %t) {allowzero = 1 : si64} : (tensor<?x0xf32>, tensor<2xi64>) -> tensor<0x2xf32>
  %s = onnx.Constant dense<[3, 0]> : tensor<2xi64>
  %y = "onnx.Reshape"(%v, %s) {allowzero = 1 : si64} : (tensor<0x2xf32>, tensor<2xi64>) -> tensor<3x0xf32>
  onnx.Return %y : tensor<3x0xf32>
}

// -----

// A shape that is not constant may copy a size of the inner reshape.
// CHECK-LABEL: func.func @reshape_to_unknown(
// CHECK-SAME: %[[X:.*]]: tensor<?x4xf32>, %[[S:.*]]: tensor<2xi64>)
func.func @reshape_to_unknown(%x: tensor<?x4xf32>, %s: tensor<2xi64>) -> tensor<?x?xf32> {
  // CHECK: %[[A:.*]] = "onnx.Reshape"(%[[X]],
  // CHECK: %[[B:.*]] = "onnx.Reshape"(%[[A]],
  // CHECK: onnx.Return %[[B]]
  %t = onnx.Constant dense<[-1, 8]> : tensor<2xi64>
  %v = "onnx.Reshape"(%x, %t) : (tensor<?x4xf32>, tensor<2xi64>) -> tensor<?x8xf32>
  %y = "onnx.Reshape"(%v, %s) : (tensor<?x8xf32>, tensor<2xi64>) -> tensor<?x?xf32>
  onnx.Return %y : tensor<?x?xf32>
}

// -----

// A reshape to the same shape changes nothing, also if one size is unknown.
// CHECK-LABEL: func.func @reshape_to_same(
// CHECK-SAME: %[[X:.*]]: tensor<?x4xf32>, %[[S:.*]]: tensor<2xi64>)
func.func @reshape_to_same(%x: tensor<?x4xf32>, %s: tensor<2xi64>) -> tensor<?x4xf32> {
  // CHECK-NEXT: onnx.Return %[[X]] :
  %y = "onnx.Reshape"(%x, %s) : (tensor<?x4xf32>, tensor<2xi64>) -> tensor<?x4xf32>
  onnx.Return %y : tensor<?x4xf32>
}

// -----

// A flattening to the same shape changes nothing.
// CHECK-LABEL: func.func @flatten_to_same(
// CHECK-SAME: %[[X:.*]]: tensor<?x4xf32>)
func.func @flatten_to_same(%x: tensor<?x4xf32>) -> tensor<?x4xf32> {
  // CHECK-NEXT: onnx.Return %[[X]] :
  %y = "onnx.Flatten"(%x) {axis = 1 : si64} : (tensor<?x4xf32>) -> tensor<?x4xf32>
  onnx.Return %y : tensor<?x4xf32>
}

// -----

// Two unknown sizes may change while the number of elements remains.
// CHECK-LABEL: func.func @reshape_of_two(
// CHECK-SAME: %[[X:.*]]: tensor<?x?xf32>, %[[S:.*]]: tensor<2xi64>)
func.func @reshape_of_two(%x: tensor<?x?xf32>, %s: tensor<2xi64>) -> tensor<?x?xf32> {
  // CHECK: %[[Y:.*]] = "onnx.Reshape"(%[[X]], %[[S]])
  // CHECK: onnx.Return %[[Y]]
  %y = "onnx.Reshape"(%x, %s) : (tensor<?x?xf32>, tensor<2xi64>) -> tensor<?x?xf32>
  onnx.Return %y : tensor<?x?xf32>
}

// -----

// An unknown size beside a zero may change while there are no elements.
// CHECK-LABEL: func.func @reshape_of_zero(
// CHECK-SAME: %[[X:.*]]: tensor<?x0xf32>, %[[S:.*]]: tensor<2xi64>)
func.func @reshape_of_zero(%x: tensor<?x0xf32>, %s: tensor<2xi64>) -> tensor<?x0xf32> {
  // CHECK: %[[Y:.*]] = "onnx.Reshape"(%[[X]], %[[S]])
  // CHECK: onnx.Return %[[Y]]
  %y = "onnx.Reshape"(%x, %s) : (tensor<?x0xf32>, tensor<2xi64>) -> tensor<?x0xf32>
  onnx.Return %y : tensor<?x0xf32>
}

// -----

// A flattening to another rank remains.
// CHECK-LABEL: func.func @flatten(
// CHECK-SAME: %[[X:.*]]: tensor<?x3x4xf32>)
func.func @flatten(%x: tensor<?x3x4xf32>) -> tensor<?x12xf32> {
  // CHECK: %[[Y:.*]] = "onnx.Flatten"(%[[X]])
  // CHECK: onnx.Return %[[Y]]
  %y = "onnx.Flatten"(%x) {axis = 1 : si64} : (tensor<?x3x4xf32>) -> tensor<?x12xf32>
  onnx.Return %y : tensor<?x12xf32>
}

// -----

// A squeeze of an unsqueezed tensor with the shape of x is x, also if the axes are written in different ways.
// CHECK-LABEL: func.func @squeeze_of_unsqueeze(
// CHECK-SAME: %[[X:.*]]: tensor<?x4xf32>)
func.func @squeeze_of_unsqueeze(%x: tensor<?x4xf32>) -> tensor<?x4xf32> {
  // CHECK-NEXT: onnx.Return %[[X]] :
  %a = onnx.Constant dense<2> : tensor<1xi64>
  %b = onnx.Constant dense<-1> : tensor<1xi64>
  %0 = "onnx.Unsqueeze"(%x, %a) : (tensor<?x4xf32>, tensor<1xi64>) -> tensor<?x4x1xf32>
  %1 = "onnx.Squeeze"(%0, %b) : (tensor<?x4x1xf32>, tensor<1xi64>) -> tensor<?x4xf32>
  onnx.Return %1 : tensor<?x4xf32>
}

// -----

// An unsqueeze of a squeezed tensor with the shape of x is x, also if the axes are written in different ways.
// CHECK-LABEL: func.func @unsqueeze_of_squeeze(
// CHECK-SAME: %[[X:.*]]: tensor<?x1xf32>)
func.func @unsqueeze_of_squeeze(%x: tensor<?x1xf32>) -> tensor<?x1xf32> {
  // CHECK-NEXT: onnx.Return %[[X]] :
  %a = onnx.Constant dense<1> : tensor<1xi64>
  %b = onnx.Constant dense<-1> : tensor<1xi64>
  %0 = "onnx.Squeeze"(%x, %a) : (tensor<?x1xf32>, tensor<1xi64>) -> tensor<?xf32>
  %1 = "onnx.Unsqueeze"(%0, %b) : (tensor<?xf32>, tensor<1xi64>) -> tensor<?x1xf32>
  onnx.Return %1 : tensor<?x1xf32>
}

// -----

// A squeeze removes the axes that an unsqueeze added, whatever the shape.
// CHECK-LABEL: func.func @squeeze_of_equal_axes(
// CHECK-SAME: %[[X:.*]]: tensor<?x?xf32>)
func.func @squeeze_of_equal_axes(%x: tensor<?x?xf32>) -> tensor<?x?xf32> {
  // CHECK-NEXT: onnx.Return %[[X]] :
  %a = onnx.Constant dense<0> : tensor<1xi64>
  %0 = "onnx.Unsqueeze"(%x, %a) : (tensor<?x?xf32>, tensor<1xi64>) -> tensor<1x?x?xf32>
  %1 = "onnx.Squeeze"(%0, %a) : (tensor<1x?x?xf32>, tensor<1xi64>) -> tensor<?x?xf32>
  onnx.Return %1 : tensor<?x?xf32>
}

// -----

// An unsqueeze adds the axes that a squeeze removed, whatever the shape.
// CHECK-LABEL: func.func @unsqueeze_of_equal_axes(
// CHECK-SAME: %[[X:.*]]: tensor<?x1x?xf32>)
func.func @unsqueeze_of_equal_axes(%x: tensor<?x1x?xf32>) -> tensor<?x1x?xf32> {
  // CHECK-NEXT: onnx.Return %[[X]] :
  %a = onnx.Constant dense<1> : tensor<1xi64>
  %0 = "onnx.Squeeze"(%x, %a) : (tensor<?x1x?xf32>, tensor<1xi64>) -> tensor<?x?xf32>
  %1 = "onnx.Unsqueeze"(%0, %a) : (tensor<?x?xf32>, tensor<1xi64>) -> tensor<?x1x?xf32>
  onnx.Return %1 : tensor<?x1x?xf32>
}

// -----

// A squeeze of another axis may leave another shape.
// CHECK-LABEL: func.func @squeeze_of_other_axis(
// CHECK-SAME: %[[X:.*]]: tensor<?x?xf32>)
func.func @squeeze_of_other_axis(%x: tensor<?x?xf32>) -> tensor<?x?xf32> {
  // CHECK: %[[A:.*]] = "onnx.Unsqueeze"(%[[X]],
  // CHECK: %[[B:.*]] = "onnx.Squeeze"(%[[A]],
  // CHECK: onnx.Return %[[B]]
  %a = onnx.Constant dense<0> : tensor<1xi64>
  %b = onnx.Constant dense<1> : tensor<1xi64>
  %0 = "onnx.Unsqueeze"(%x, %a) : (tensor<?x?xf32>, tensor<1xi64>) -> tensor<1x?x?xf32>
  %1 = "onnx.Squeeze"(%0, %b) : (tensor<1x?x?xf32>, tensor<1xi64>) -> tensor<?x?xf32>
  onnx.Return %1 : tensor<?x?xf32>
}

// -----

// An unsqueeze of another axis leaves another shape, which an operand can name.
// CHECK-LABEL: func.func @unsqueeze_of_other_axis(
// CHECK-SAME: %[[X:.*]]: tensor<?x1xf32>)
func.func @unsqueeze_of_other_axis(%x: tensor<?x1xf32>) -> tensor<1x?xf32> {
  // CHECK: %[[SHAPE:.*]] = onnx.Constant dense<[1, -1]> : tensor<2xi64>
  // CHECK: %[[Y:.*]] = "onnx.Reshape"(%[[X]], %[[SHAPE]])
  // CHECK: onnx.Return %[[Y]]
  %a = onnx.Constant dense<1> : tensor<1xi64>
  %b = onnx.Constant dense<0> : tensor<1xi64>
  %0 = "onnx.Squeeze"(%x, %a) : (tensor<?x1xf32>, tensor<1xi64>) -> tensor<?xf32>
  %1 = "onnx.Unsqueeze"(%0, %b) : (tensor<?xf32>, tensor<1xi64>) -> tensor<1x?xf32>
  onnx.Return %1 : tensor<1x?xf32>
}

// -----

// The axes of two unsqueezes are those of both in the result.
// CHECK-LABEL: func.func @unsqueeze_of_unsqueeze(
// CHECK-SAME: %[[X:.*]]: tensor<?x?xf32>)
func.func @unsqueeze_of_unsqueeze(%x: tensor<?x?xf32>) -> tensor<1x?x1x?xf32> {
  // CHECK-NEXT: %[[C:.*]] = onnx.Constant dense<[0, 2]> : tensor<2xi64>
  // CHECK-NEXT: %[[Y:.*]] = "onnx.Unsqueeze"(%[[X]], %[[C]])
  // CHECK-NEXT: onnx.Return %[[Y]]
  %a = onnx.Constant dense<1> : tensor<1xi64>
  %b = onnx.Constant dense<0> : tensor<1xi64>
  %0 = "onnx.Unsqueeze"(%x, %a) : (tensor<?x?xf32>, tensor<1xi64>) -> tensor<?x1x?xf32>
  %1 = "onnx.Unsqueeze"(%0, %b) : (tensor<?x1x?xf32>, tensor<1xi64>) -> tensor<1x?x1x?xf32>
  onnx.Return %1 : tensor<1x?x1x?xf32>
}

// -----

// The axes of two squeezes are those of both in x.
// CHECK-LABEL: func.func @squeeze_of_squeeze(
// CHECK-SAME: %[[X:.*]]: tensor<1x?x1x1xf32>)
func.func @squeeze_of_squeeze(%x: tensor<1x?x1x1xf32>) -> tensor<?xf32> {
  // CHECK-NEXT: %[[C:.*]] = onnx.Constant dense<[0, 2, 3]> : tensor<3xi64>
  // CHECK-NEXT: %[[Y:.*]] = "onnx.Squeeze"(%[[X]], %[[C]])
  // CHECK-NEXT: onnx.Return %[[Y]]
  %a = onnx.Constant dense<0> : tensor<1xi64>
  %b = onnx.Constant dense<[1, -1]> : tensor<2xi64>
  %0 = "onnx.Squeeze"(%x, %a) : (tensor<1x?x1x1xf32>, tensor<1xi64>) -> tensor<?x1x1xf32>
  %1 = "onnx.Squeeze"(%0, %b) : (tensor<?x1x1xf32>, tensor<2xi64>) -> tensor<?xf32>
  onnx.Return %1 : tensor<?xf32>
}

// -----

// Axes that are not constant are not joined.
// CHECK-LABEL: func.func @unknown_axes(
// CHECK-SAME: %[[X:.*]]: tensor<?x?xf32>, %[[A:.*]]: tensor<1xi64>)
func.func @unknown_axes(%x: tensor<?x?xf32>, %a: tensor<1xi64>) -> tensor<1x?x?x?xf32> {
  // CHECK: %[[Y:.*]] = "onnx.Unsqueeze"(%[[X]], %[[A]])
  // CHECK: %[[Z:.*]] = "onnx.Unsqueeze"(%[[Y]],
  // CHECK: onnx.Return %[[Z]]
  %b = onnx.Constant dense<0> : tensor<1xi64>
  %0 = "onnx.Unsqueeze"(%x, %a) : (tensor<?x?xf32>, tensor<1xi64>) -> tensor<?x?x?xf32>
  %1 = "onnx.Unsqueeze"(%0, %b) : (tensor<?x?x?xf32>, tensor<1xi64>) -> tensor<1x?x?x?xf32>
  onnx.Return %1 : tensor<1x?x?x?xf32>
}

// -----

// Axes of a squeeze that does not name them are not joined.
// CHECK-LABEL: func.func @squeeze_without_axes(
// CHECK-SAME: %[[X:.*]]: tensor<1x?x1x1xf32>)
func.func @squeeze_without_axes(%x: tensor<1x?x1x1xf32>) -> tensor<?xf32> {
  // CHECK: %[[Y:.*]] = "onnx.Squeeze"(%[[X]],
  // CHECK: %[[Z:.*]] = "onnx.Squeeze"(%[[Y]],
  // CHECK: onnx.Return %[[Z]]
  %none = "onnx.NoValue"() {value} : () -> none
  %a = onnx.Constant dense<0> : tensor<1xi64>
  %0 = "onnx.Squeeze"(%x, %a) : (tensor<1x?x1x1xf32>, tensor<1xi64>) -> tensor<?x1x1xf32>
  %1 = "onnx.Squeeze"(%0, %none) : (tensor<?x1x1xf32>, none) -> tensor<?xf32>
  onnx.Return %1 : tensor<?xf32>
}

// -----

// An expansion to the same shape changes nothing.
// CHECK-LABEL: func.func @expand_to_same(
// CHECK-SAME: %[[X:.*]]: tensor<2x4xf32>, %[[S:.*]]: tensor<2xi64>)
func.func @expand_to_same(%x: tensor<2x4xf32>, %s: tensor<2xi64>) -> tensor<2x4xf32> {
  // CHECK-NEXT: onnx.Return %[[X]] :
  %y = "onnx.Expand"(%x, %s) : (tensor<2x4xf32>, tensor<2xi64>) -> tensor<2x4xf32>
  onnx.Return %y : tensor<2x4xf32>
}

// -----

// An expansion of an unknown size may change it.
// CHECK-LABEL: func.func @expand_unknown(
// CHECK-SAME: %[[X:.*]]: tensor<?x4xf32>, %[[S:.*]]: tensor<2xi64>)
func.func @expand_unknown(%x: tensor<?x4xf32>, %s: tensor<2xi64>) -> tensor<?x4xf32> {
  // CHECK: %[[Y:.*]] = "onnx.Expand"(%[[X]]
  // CHECK: onnx.Return %[[Y]]
  %y = "onnx.Expand"(%x, %s) : (tensor<?x4xf32>, tensor<2xi64>) -> tensor<?x4xf32>
  onnx.Return %y : tensor<?x4xf32>
}

// -----

// A tiling to the same shape changes nothing.
// CHECK-LABEL: func.func @tile_to_same(
// CHECK-SAME: %[[X:.*]]: tensor<2x4xf32>, %[[S:.*]]: tensor<2xi64>)
func.func @tile_to_same(%x: tensor<2x4xf32>, %s: tensor<2xi64>) -> tensor<2x4xf32> {
  // CHECK-NEXT: onnx.Return %[[X]] :
  %y = "onnx.Tile"(%x, %s) : (tensor<2x4xf32>, tensor<2xi64>) -> tensor<2x4xf32>
  onnx.Return %y : tensor<2x4xf32>
}

// -----

// A tiling of an unknown size may change it.
// CHECK-LABEL: func.func @tile_unknown(
// CHECK-SAME: %[[X:.*]]: tensor<?x4xf32>, %[[S:.*]]: tensor<2xi64>)
func.func @tile_unknown(%x: tensor<?x4xf32>, %s: tensor<2xi64>) -> tensor<?x4xf32> {
  // CHECK: %[[Y:.*]] = "onnx.Tile"(%[[X]]
  // CHECK: onnx.Return %[[Y]]
  %y = "onnx.Tile"(%x, %s) : (tensor<?x4xf32>, tensor<2xi64>) -> tensor<?x4xf32>
  onnx.Return %y : tensor<?x4xf32>
}

// -----

// CHECK-LABEL: func.func @concat_of_none(
func.func @concat_of_none() -> tensor<*xf32> {
  // CHECK: "onnx.Concat"()
  %0 = "onnx.Concat"() {axis = 0 : si64} : () -> tensor<*xf32>
  onnx.Return %0 : tensor<*xf32>
}

// -----

// A concatenation of one operand is the operand.
// CHECK-LABEL: func.func @concat_of_one(
// CHECK-SAME: %[[X:.*]]: tensor<?x?xf32>)
func.func @concat_of_one(%x: tensor<?x?xf32>) -> tensor<?x?xf32> {
  // CHECK-NEXT: onnx.Return %[[X]] :
  %y = "onnx.Concat"(%x) {axis = 0 : si64} : (tensor<?x?xf32>) -> tensor<?x?xf32>
  onnx.Return %y : tensor<?x?xf32>
}

// -----

// A concatenation of a value with itself remains.
// CHECK-LABEL: func.func @concat_of_two(
// CHECK-SAME: %[[X:.*]]: tensor<2x4xf32>)
func.func @concat_of_two(%x: tensor<2x4xf32>) -> tensor<4x4xf32> {
  // CHECK: %[[Y:.*]] = "onnx.Concat"(%[[X]]
  // CHECK: onnx.Return %[[Y]]
  %y = "onnx.Concat"(%x, %x) {axis = 0 : si64} : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<4x4xf32>
  onnx.Return %y : tensor<4x4xf32>
}

// -----

// A padding of nothing changes nothing.
// CHECK-LABEL: func.func @pad_of_zeros(
// CHECK-SAME: %[[X:.*]]: tensor<?x?xf32>)
func.func @pad_of_zeros(%x: tensor<?x?xf32>) -> tensor<?x?xf32> {
  // CHECK-NEXT: onnx.Return %[[X]] :
  %none = "onnx.NoValue"() {value} : () -> none
  %p = onnx.Constant dense<[0, 0, 0, 0]> : tensor<4xi64>
  %y = "onnx.Pad"(%x, %p, %none, %none) : (tensor<?x?xf32>, tensor<4xi64>, none, none) -> tensor<?x?xf32>
  onnx.Return %y : tensor<?x?xf32>
}

// -----

// A padding of one side remains.
// CHECK-LABEL: func.func @pad(
// CHECK-SAME: %[[X:.*]]: tensor<?x?xf32>)
func.func @pad(%x: tensor<?x?xf32>) -> tensor<?x?xf32> {
  // CHECK: %[[Y:.*]] = "onnx.Pad"(%[[X]]
  // CHECK: onnx.Return %[[Y]]
  %none = "onnx.NoValue"() {value} : () -> none
  %p = onnx.Constant dense<[0, 0, 0, 1]> : tensor<4xi64>
  %y = "onnx.Pad"(%x, %p, %none, %none) : (tensor<?x?xf32>, tensor<4xi64>, none, none) -> tensor<?x?xf32>
  onnx.Return %y : tensor<?x?xf32>
}

// -----

// A padding that is not constant remains.
// CHECK-LABEL: func.func @pad_unknown(
// CHECK-SAME: %[[X:.*]]: tensor<?x?xf32>, %[[P:.*]]: tensor<4xi64>)
func.func @pad_unknown(%x: tensor<?x?xf32>, %p: tensor<4xi64>) -> tensor<?x?xf32> {
  // CHECK: %[[Y:.*]] = "onnx.Pad"(%[[X]]
  // CHECK: onnx.Return %[[Y]]
  %none = "onnx.NoValue"() {value} : () -> none
  %y = "onnx.Pad"(%x, %p, %none, %none) : (tensor<?x?xf32>, tensor<4xi64>, none, none) -> tensor<?x?xf32>
  onnx.Return %y : tensor<?x?xf32>
}

// -----

// A slice that steps forward and keeps the shape changes nothing.
// CHECK-LABEL: func.func @slice_of_all(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>)
func.func @slice_of_all(%x: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK-NEXT: onnx.Return %[[X]] :
  %none = "onnx.NoValue"() {value} : () -> none
  %s = onnx.Constant dense<0> : tensor<1xi64>
  %e = onnx.Constant dense<4> : tensor<1xi64>
  %step = onnx.Constant dense<1> : tensor<1xi64>
  %y = "onnx.Slice"(%x, %s, %e, %none, %step) : (tensor<4xf32>, tensor<1xi64>, tensor<1xi64>, none, tensor<1xi64>) -> tensor<4xf32>
  onnx.Return %y : tensor<4xf32>
}

// -----

// A slice without steps steps forward.
// CHECK-LABEL: func.func @slice_without_steps(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>)
func.func @slice_without_steps(%x: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK-NEXT: onnx.Return %[[X]] :
  %none = "onnx.NoValue"() {value} : () -> none
  %s = onnx.Constant dense<0> : tensor<1xi64>
  %e = onnx.Constant dense<4> : tensor<1xi64>
  %y = "onnx.Slice"(%x, %s, %e, %none, %none) : (tensor<4xf32>, tensor<1xi64>, tensor<1xi64>, none, none) -> tensor<4xf32>
  onnx.Return %y : tensor<4xf32>
}

// -----

// A slice that steps backward reverses the elements.
// CHECK-LABEL: func.func @slice_backward(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>)
func.func @slice_backward(%x: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK: %[[Y:.*]] = "onnx.Slice"(%[[X]]
  // CHECK: onnx.Return %[[Y]]
  %none = "onnx.NoValue"() {value} : () -> none
  %s = onnx.Constant dense<3> : tensor<1xi64>
  %e = onnx.Constant dense<-5> : tensor<1xi64>
  %step = onnx.Constant dense<-1> : tensor<1xi64>
  %y = "onnx.Slice"(%x, %s, %e, %none, %step) : (tensor<4xf32>, tensor<1xi64>, tensor<1xi64>, none, tensor<1xi64>) -> tensor<4xf32>
  onnx.Return %y : tensor<4xf32>
}

// -----

// A slice of an unknown size may change it.
// CHECK-LABEL: func.func @slice_unknown(
// CHECK-SAME: %[[X:.*]]: tensor<?xf32>)
func.func @slice_unknown(%x: tensor<?xf32>) -> tensor<?xf32> {
  // CHECK: %[[Y:.*]] = "onnx.Slice"(%[[X]]
  // CHECK: onnx.Return %[[Y]]
  %none = "onnx.NoValue"() {value} : () -> none
  %s = onnx.Constant dense<0> : tensor<1xi64>
  %e = onnx.Constant dense<4> : tensor<1xi64>
  %step = onnx.Constant dense<1> : tensor<1xi64>
  %y = "onnx.Slice"(%x, %s, %e, %none, %step) : (tensor<?xf32>, tensor<1xi64>, tensor<1xi64>, none, tensor<1xi64>) -> tensor<?xf32>
  onnx.Return %y : tensor<?xf32>
}

// -----

// Steps that are not known may go backward.
// CHECK-LABEL: func.func @slice_unknown_steps(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>, %[[STEP:.*]]: tensor<1xi64>)
func.func @slice_unknown_steps(%x: tensor<4xf32>, %step: tensor<1xi64>) -> tensor<4xf32> {
  // CHECK: %[[Y:.*]] = "onnx.Slice"(%[[X]]
  // CHECK: onnx.Return %[[Y]]
  %none = "onnx.NoValue"() {value} : () -> none
  %s = onnx.Constant dense<3> : tensor<1xi64>
  %e = onnx.Constant dense<-5> : tensor<1xi64>
  %y = "onnx.Slice"(%x, %s, %e, %none, %step) : (tensor<4xf32>, tensor<1xi64>, tensor<1xi64>, none, tensor<1xi64>) -> tensor<4xf32>
  onnx.Return %y : tensor<4xf32>
}

// -----

// A slice of a slice along the same dimension: elements 2, 4, 6 of 1, 2, … 8, and
// of these the last two.
// CHECK-LABEL: func.func @slice_of_slice(
// CHECK-SAME: %[[X:.*]]: tensor<10xf32>)
func.func @slice_of_slice(%x: tensor<10xf32>) -> tensor<2xf32> {
  // CHECK-DAG: %[[START:.*]] = onnx.Constant dense<4> : tensor<1xi64>
  // CHECK-DAG: %[[END:.*]] = onnx.Constant dense<7> : tensor<1xi64>
  // CHECK-DAG: %[[AXIS:.*]] = onnx.Constant dense<0> : tensor<1xi64>
  // CHECK-DAG: %[[STEP:.*]] = onnx.Constant dense<2> : tensor<1xi64>
  // CHECK: %[[Y:.*]] = "onnx.Slice"(%[[X]], %[[START]], %[[END]], %[[AXIS]], %[[STEP]])
  // CHECK: onnx.Return %[[Y]]
  %none = "onnx.NoValue"() {value} : () -> none
  %s1 = onnx.Constant dense<2> : tensor<1xi64>
  %e1 = onnx.Constant dense<-3> : tensor<1xi64>
  %step1 = onnx.Constant dense<2> : tensor<1xi64>
  %0 = "onnx.Slice"(%x, %s1, %e1, %none, %step1) : (tensor<10xf32>, tensor<1xi64>, tensor<1xi64>, none, tensor<1xi64>) -> tensor<3xf32>
  %s2 = onnx.Constant dense<-2> : tensor<1xi64>
  %e2 = onnx.Constant dense<9223372036854775807> : tensor<1xi64>
  %1 = "onnx.Slice"(%0, %s2, %e2, %none, %none) : (tensor<3xf32>, tensor<1xi64>, tensor<1xi64>, none, none) -> tensor<2xf32>
  onnx.Return %1 : tensor<2xf32>
}

// -----

// Slices along different dimensions, whose sizes are not known.
// CHECK-LABEL: func.func @slice_of_other_dimension(
// CHECK-SAME: %[[X:.*]]: tensor<?x?xf32>)
func.func @slice_of_other_dimension(%x: tensor<?x?xf32>) -> tensor<?x?xf32> {
  // CHECK-DAG: %[[STARTS:.*]] = onnx.Constant dense<[-1, 1]> : tensor<2xi64>
  // CHECK-DAG: %[[ENDS:.*]] = onnx.Constant dense<[-9, 5]> : tensor<2xi64>
  // CHECK-DAG: %[[AXES:.*]] = onnx.Constant dense<[0, 1]> : tensor<2xi64>
  // CHECK-DAG: %[[STEPS:.*]] = onnx.Constant dense<[-1, 1]> : tensor<2xi64>
  // CHECK: %[[Y:.*]] = "onnx.Slice"(%[[X]], %[[STARTS]], %[[ENDS]], %[[AXES]], %[[STEPS]])
  // CHECK: onnx.Return %[[Y]]
  %none = "onnx.NoValue"() {value} : () -> none
  %s1 = onnx.Constant dense<1> : tensor<1xi64>
  %e1 = onnx.Constant dense<5> : tensor<1xi64>
  %a1 = onnx.Constant dense<-1> : tensor<1xi64>
  %0 = "onnx.Slice"(%x, %s1, %e1, %a1, %none) : (tensor<?x?xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, none) -> tensor<?x?xf32>
  %s2 = onnx.Constant dense<-1> : tensor<1xi64>
  %e2 = onnx.Constant dense<-9> : tensor<1xi64>
  %a2 = onnx.Constant dense<0> : tensor<1xi64>
  %step2 = onnx.Constant dense<-1> : tensor<1xi64>
  %1 = "onnx.Slice"(%0, %s2, %e2, %a2, %step2) : (tensor<?x?xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?x?xf32>
  onnx.Return %1 : tensor<?x?xf32>
}

// -----

// The end of the first range depends on a size that is not known.
// CHECK-LABEL: func.func @slice_of_unknown(
// CHECK: "onnx.Slice"
// CHECK: "onnx.Slice"
func.func @slice_of_unknown(%x: tensor<?xf32>) -> tensor<?xf32> {
  %none = "onnx.NoValue"() {value} : () -> none
  %s = onnx.Constant dense<1> : tensor<1xi64>
  %e = onnx.Constant dense<-1> : tensor<1xi64>
  %0 = "onnx.Slice"(%x, %s, %e, %none, %none) : (tensor<?xf32>, tensor<1xi64>, tensor<1xi64>, none, none) -> tensor<?xf32>
  %1 = "onnx.Slice"(%0, %s, %e, %none, %none) : (tensor<?xf32>, tensor<1xi64>, tensor<1xi64>, none, none) -> tensor<?xf32>
  onnx.Return %1 : tensor<?xf32>
}

// -----

// CHECK-LABEL: func.func @concat_of_concat(
// CHECK-SAME: %[[X:.*]]: tensor<1x2xf32>, %[[Y:.*]]: tensor<2x2xf32>)
func.func @concat_of_concat(%x: tensor<1x2xf32>, %y: tensor<2x2xf32>) -> tensor<6x2xf32> {
  // CHECK-NEXT: %[[R:.*]] = "onnx.Concat"(%[[X]], %[[Y]], %[[X]], %[[Y]]) {axis = 0 : si64}
  // CHECK-NEXT: onnx.Return %[[R]]
  %0 = "onnx.Concat"(%y, %x) {axis = 0 : si64} : (tensor<2x2xf32>, tensor<1x2xf32>) -> tensor<3x2xf32>
  %1 = "onnx.Concat"(%x, %0, %y) {axis = 0 : si64} : (tensor<1x2xf32>, tensor<3x2xf32>, tensor<2x2xf32>) -> tensor<6x2xf32>
  onnx.Return %1 : tensor<6x2xf32>
}

// -----

// A concatenation along another dimension, and one that another operation uses.
// CHECK-LABEL: func.func @concat_of_others(
func.func @concat_of_others(%x: tensor<2x2xf32>, %y: tensor<2x4xf32>) -> (tensor<4x4xf32>, tensor<6x4xf32>) {
  // CHECK: %[[INNER:.*]] = "onnx.Concat"(%{{.*}}, %{{.*}}) {axis = 1 : si64}
  // CHECK: %[[R:.*]] = "onnx.Concat"(%[[INNER]],
  // CHECK: "onnx.Concat"(%[[R]],
  %0 = "onnx.Concat"(%x, %x) {axis = 1 : si64} : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x4xf32>
  %1 = "onnx.Concat"(%0, %y) {axis = 0 : si64} : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<4x4xf32>
  %2 = "onnx.Concat"(%1, %y) {axis = 0 : si64} : (tensor<4x4xf32>, tensor<2x4xf32>) -> tensor<6x4xf32>
  onnx.Return %1, %2 : tensor<4x4xf32>, tensor<6x4xf32>
}
