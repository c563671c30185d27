// RUN: mlir-opt %s --canonicalize --split-input-file | FileCheck %s

// An addition of -0.0 on the right leaves x as it is.
// CHECK-LABEL: func.func @add_zero(
// CHECK-SAME: %[[X:.*]]: tensor<?x4xf32>)
func.func @add_zero(%x: tensor<?x4xf32>) -> tensor<?x4xf32> {
  // CHECK-NEXT: onnx.Return %[[X]] :
  %c = onnx.Constant dense<-0.0> : tensor<4xf32>
  %y = "onnx.Add"(%x, %c) : (tensor<?x4xf32>, tensor<4xf32>) -> tensor<?x4xf32>
  onnx.Return %y : tensor<?x4xf32>
}

// -----

// An addition of -0.0 on the left leaves x as it is.
// CHECK-LABEL: func.func @zero_add(
// CHECK-SAME: %[[X:.*]]: tensor<?x4xf32>)
func.func @zero_add(%x: tensor<?x4xf32>) -> tensor<?x4xf32> {
  // CHECK-NEXT: onnx.Return %[[X]] :
  %c = onnx.Constant dense<-0.0> : tensor<4xf32>
  %y = "onnx.Add"(%c, %x) : (tensor<4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
  onnx.Return %y : tensor<?x4xf32>
}

// -----

// Integers have one zero.
// CHECK-LABEL: func.func @add_integer_zero(
// CHECK-SAME: %[[X:.*]]: tensor<4xi64>)
func.func @add_integer_zero(%x: tensor<4xi64>) -> tensor<4xi64> {
  // CHECK-NEXT: onnx.Return %[[X]] :
  %c = onnx.Constant dense<0> : tensor<i64>
  %y = "onnx.Add"(%x, %c) : (tensor<4xi64>, tensor<i64>) -> tensor<4xi64>
  onnx.Return %y : tensor<4xi64>
}

// -----

// An addition of 0.0 changes only the sign of a zero, which a reassociation may lose.
// CHECK-LABEL: func.func @add_plus_zero(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>)
func.func @add_plus_zero(%x: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK-NEXT: onnx.Return %[[X]] :
  %c = onnx.Constant dense<0.0> : tensor<f32>
  %y = "onnx.Add"(%x, %c) : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  onnx.Return %y : tensor<4xf32>
}

// -----

// The order of the operands does not matter for 0.0 either.
// CHECK-LABEL: func.func @plus_zero_add(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>)
func.func @plus_zero_add(%x: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK-NEXT: onnx.Return %[[X]] :
  %c = onnx.Constant dense<0.0> : tensor<f32>
  %y = "onnx.Add"(%c, %x) : (tensor<f32>, tensor<4xf32>) -> tensor<4xf32>
  onnx.Return %y : tensor<4xf32>
}

// -----

// A subtraction of 0.0 leaves x as it is.
// CHECK-LABEL: func.func @sub_zero(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>)
func.func @sub_zero(%x: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK-NEXT: onnx.Return %[[X]] :
  %c = onnx.Constant dense<0.0> : tensor<f32>
  %y = "onnx.Sub"(%x, %c) : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  onnx.Return %y : tensor<4xf32>
}

// -----

// A product with 1.0 on the right leaves x as it is.
// CHECK-LABEL: func.func @mul_one(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>)
func.func @mul_one(%x: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK-NEXT: onnx.Return %[[X]] :
  %c = onnx.Constant dense<1.0> : tensor<f32>
  %y = "onnx.Mul"(%x, %c) : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  onnx.Return %y : tensor<4xf32>
}

// -----

// A quotient by 1.0 leaves x as it is.
// CHECK-LABEL: func.func @div_one(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>)
func.func @div_one(%x: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK-NEXT: onnx.Return %[[X]] :
  %c = onnx.Constant dense<1.0> : tensor<f32>
  %y = "onnx.Div"(%x, %c) : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  onnx.Return %y : tensor<4xf32>
}

// -----

// A product with 1 on the left leaves integers as they are.
// CHECK-LABEL: func.func @one_mul(
// CHECK-SAME: %[[X:.*]]: tensor<4xi64>)
func.func @one_mul(%x: tensor<4xi64>) -> tensor<4xi64> {
  // CHECK-NEXT: onnx.Return %[[X]] :
  %c = onnx.Constant dense<1> : tensor<1xi64>
  %y = "onnx.Mul"(%c, %x) : (tensor<1xi64>, tensor<4xi64>) -> tensor<4xi64>
  onnx.Return %y : tensor<4xi64>
}

// -----

// The first power of x is x, also if the exponent has another type.
// CHECK-LABEL: func.func @pow_one(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>)
func.func @pow_one(%x: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK-NEXT: onnx.Return %[[X]] :
  %c = onnx.Constant dense<1> : tensor<i64>
  %y = "onnx.Pow"(%x, %c) : (tensor<4xf32>, tensor<i64>) -> tensor<4xf32>
  onnx.Return %y : tensor<4xf32>
}

// -----

// The constant true on the right is neutral for `onnx.And`.
// CHECK-LABEL: func.func @and_true(
// CHECK-SAME: %[[X:.*]]: tensor<4xi1>)
func.func @and_true(%x: tensor<4xi1>) -> tensor<4xi1> {
  // CHECK-NEXT: onnx.Return %[[X]] :
  %c = onnx.Constant dense<true> : tensor<i1>
  %y = "onnx.And"(%x, %c) : (tensor<4xi1>, tensor<i1>) -> tensor<4xi1>
  onnx.Return %y : tensor<4xi1>
}

// -----

// The constant true on the left is neutral for `onnx.And`.
// CHECK-LABEL: func.func @true_and(
// CHECK-SAME: %[[X:.*]]: tensor<4xi1>)
func.func @true_and(%x: tensor<4xi1>) -> tensor<4xi1> {
  // CHECK-NEXT: onnx.Return %[[X]] :
  %c = onnx.Constant dense<true> : tensor<i1>
  %y = "onnx.And"(%c, %x) : (tensor<i1>, tensor<4xi1>) -> tensor<4xi1>
  onnx.Return %y : tensor<4xi1>
}

// -----

// The constant false on the right is neutral for `onnx.Or`.
// CHECK-LABEL: func.func @or_false(
// CHECK-SAME: %[[X:.*]]: tensor<4xi1>)
func.func @or_false(%x: tensor<4xi1>) -> tensor<4xi1> {
  // CHECK-NEXT: onnx.Return %[[X]] :
  %c = onnx.Constant dense<false> : tensor<i1>
  %y = "onnx.Or"(%x, %c) : (tensor<4xi1>, tensor<i1>) -> tensor<4xi1>
  onnx.Return %y : tensor<4xi1>
}

// -----

// The constant false on the left is neutral for `onnx.Or`.
// CHECK-LABEL: func.func @false_or(
// CHECK-SAME: %[[X:.*]]: tensor<4xi1>)
func.func @false_or(%x: tensor<4xi1>) -> tensor<4xi1> {
  // CHECK-NEXT: onnx.Return %[[X]] :
  %c = onnx.Constant dense<false> : tensor<i1>
  %y = "onnx.Or"(%c, %x) : (tensor<i1>, tensor<4xi1>) -> tensor<4xi1>
  onnx.Return %y : tensor<4xi1>
}

// -----

// A subtraction of -0.0 is an addition of 0.0 and makes 0.0 of -0.0.
// CHECK-LABEL: func.func @sub_minus_zero(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>)
func.func @sub_minus_zero(%x: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK: %[[C:.*]] = onnx.Constant dense<-0.000000e+00>
  // CHECK: %[[Y:.*]] = "onnx.Sub"(%[[X]], %[[C]])
  // CHECK: onnx.Return %[[Y]]
  %c = onnx.Constant dense<-0.0> : tensor<f32>
  %y = "onnx.Sub"(%x, %c) : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  onnx.Return %y : tensor<4xf32>
}

// -----

// A constant that is 1.0 in one element only is not neutral.
// CHECK-LABEL: func.func @some_ones(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>)
func.func @some_ones(%x: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK: %[[Y:.*]] = "onnx.Mul"(%[[X]]
  // CHECK: onnx.Return %[[Y]]
  %c = onnx.Constant dense<[1.0, 2.0, 1.0, 1.0]> : tensor<4xf32>
  %y = "onnx.Mul"(%x, %c) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  onnx.Return %y : tensor<4xf32>
}

// -----

// A constant that enlarges x remains.
// CHECK-LABEL: func.func @enlarges(
// CHECK-SAME: %[[X:.*]]: tensor<1xf32>)
func.func @enlarges(%x: tensor<1xf32>) -> tensor<4xf32> {
  // CHECK: %[[Y:.*]] = "onnx.Mul"(%[[X]]
  // CHECK: onnx.Return %[[Y]]
  %c = onnx.Constant dense<1.0> : tensor<4xf32>
  %y = "onnx.Mul"(%x, %c) : (tensor<1xf32>, tensor<4xf32>) -> tensor<4xf32>
  onnx.Return %y : tensor<4xf32>
}

// -----

// A constant that adds a dimension to x remains.
// CHECK-LABEL: func.func @adds_dimension(
// CHECK-SAME: %[[X:.*]]: tensor<1xf32>)
func.func @adds_dimension(%x: tensor<1xf32>) -> tensor<1x1xf32> {
  // CHECK: %[[Y:.*]] = "onnx.Mul"(%[[X]]
  // CHECK: onnx.Return %[[Y]]
  %c = onnx.Constant dense<1.0> : tensor<1x1xf32>
  %y = "onnx.Mul"(%x, %c) : (tensor<1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
  onnx.Return %y : tensor<1x1xf32>
}

// -----

// A size that is unknown may be 1, so that the constant may enlarge it.
// CHECK-LABEL: func.func @may_enlarge(
// CHECK-SAME: %[[X:.*]]: tensor<?xf32>)
func.func @may_enlarge(%x: tensor<?xf32>) -> tensor<4xf32> {
  // CHECK: %[[Y:.*]] = "onnx.Mul"(%[[X]]
  // CHECK: onnx.Return %[[Y]]
  %c = onnx.Constant dense<1.0> : tensor<4xf32>
  %y = "onnx.Mul"(%x, %c) : (tensor<?xf32>, tensor<4xf32>) -> tensor<4xf32>
  onnx.Return %y : tensor<4xf32>
}

// -----

// Zero is not neutral as the left operand of a difference.
// CHECK-LABEL: func.func @zero_sub(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>)
func.func @zero_sub(%x: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK: %[[Y:.*]] = "onnx.Sub"(%{{.*}}, %[[X]])
  // CHECK: onnx.Return %[[Y]]
  %c = onnx.Constant dense<0.0> : tensor<f32>
  %y = "onnx.Sub"(%c, %x) : (tensor<f32>, tensor<4xf32>) -> tensor<4xf32>
  onnx.Return %y : tensor<4xf32>
}

// -----

// One is not neutral as the left operand of a quotient.
// CHECK-LABEL: func.func @one_div(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>)
func.func @one_div(%x: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK: %[[Y:.*]] = "onnx.Div"(%{{.*}}, %[[X]])
  // CHECK: onnx.Return %[[Y]]
  %c = onnx.Constant dense<1.0> : tensor<f32>
  %y = "onnx.Div"(%c, %x) : (tensor<f32>, tensor<4xf32>) -> tensor<4xf32>
  onnx.Return %y : tensor<4xf32>
}

// -----

// An operand with a less precise type does not replace what a return needs.
// CHECK-LABEL: func.func @declared(
// CHECK-SAME: %[[X:.*]]: tensor<?xf32>)
func.func @declared(%x: tensor<?xf32>) -> tensor<4xf32> {
  // CHECK: %[[Y:.*]] = "onnx.Mul"(%[[X]]
  // CHECK: onnx.Return %[[Y]]
  %c = onnx.Constant dense<1.0> : tensor<f32>
  %y = "onnx.Mul"(%x, %c) : (tensor<?xf32>, tensor<f32>) -> tensor<4xf32>
  onnx.Return %y : tensor<4xf32>
}

// -----

// The square of a float is a product.
// CHECK-LABEL: func.func @square(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>)
func.func @square(%x: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK-NEXT: %[[Y:.*]] = "onnx.Mul"(%[[X]], %[[X]])
  // CHECK-NEXT: onnx.Return %[[Y]]
  %c = onnx.Constant dense<2> : tensor<i64>
  %y = "onnx.Pow"(%x, %c) : (tensor<4xf32>, tensor<i64>) -> tensor<4xf32>
  onnx.Return %y : tensor<4xf32>
}

// -----

// The square of an integer remains a power.
// CHECK-LABEL: func.func @integer_square(
// CHECK-SAME: %[[X:.*]]: tensor<4xi32>)
func.func @integer_square(%x: tensor<4xi32>) -> tensor<4xi32> {
  // CHECK: %[[Y:.*]] = "onnx.Pow"(%[[X]]
  // CHECK: onnx.Return %[[Y]]
  %c = onnx.Constant dense<2> : tensor<i64>
  %y = "onnx.Pow"(%x, %c) : (tensor<4xi32>, tensor<i64>) -> tensor<4xi32>
  onnx.Return %y : tensor<4xi32>
}

// -----

// The cube of a float remains a power.
// CHECK-LABEL: func.func @cube(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>)
func.func @cube(%x: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK: %[[Y:.*]] = "onnx.Pow"(%[[X]]
  // CHECK: onnx.Return %[[Y]]
  %c = onnx.Constant dense<3> : tensor<i64>
  %y = "onnx.Pow"(%x, %c) : (tensor<4xf32>, tensor<i64>) -> tensor<4xf32>
  onnx.Return %y : tensor<4xf32>
}

// -----

// An exponent that enlarges the float remains.
// CHECK-LABEL: func.func @enlarging_exponent(
// CHECK-SAME: %[[X:.*]]: tensor<1xf32>)
func.func @enlarging_exponent(%x: tensor<1xf32>) -> tensor<4xf32> {
  // CHECK: %[[Y:.*]] = "onnx.Pow"(%[[X]]
  // CHECK: onnx.Return %[[Y]]
  %c = onnx.Constant dense<2.0> : tensor<4xf32>
  %y = "onnx.Pow"(%x, %c) : (tensor<1xf32>, tensor<4xf32>) -> tensor<4xf32>
  onnx.Return %y : tensor<4xf32>
}

// -----

// Two negations cancel.
// CHECK-LABEL: func.func @neg_of_neg(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>)
func.func @neg_of_neg(%x: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK-NEXT: onnx.Return %[[X]] :
  %0 = "onnx.Neg"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = "onnx.Neg"(%0) : (tensor<4xf32>) -> tensor<4xf32>
  onnx.Return %1 : tensor<4xf32>
}

// -----

// Two logical negations cancel.
// CHECK-LABEL: func.func @not_of_not(
// CHECK-SAME: %[[X:.*]]: tensor<4xi1>)
func.func @not_of_not(%x: tensor<4xi1>) -> tensor<4xi1> {
  // CHECK-NEXT: onnx.Return %[[X]] :
  %0 = "onnx.Not"(%x) : (tensor<4xi1>) -> tensor<4xi1>
  %1 = "onnx.Not"(%0) : (tensor<4xi1>) -> tensor<4xi1>
  onnx.Return %1 : tensor<4xi1>
}

// -----

// Two bitwise negations cancel.
// CHECK-LABEL: func.func @bitwise_not_of_bitwise_not(
// CHECK-SAME: %[[X:.*]]: tensor<4xi64>)
func.func @bitwise_not_of_bitwise_not(%x: tensor<4xi64>) -> tensor<4xi64> {
  // CHECK-NEXT: onnx.Return %[[X]] :
  %0 = "onnx.BitwiseNot"(%x) : (tensor<4xi64>) -> tensor<4xi64>
  %1 = "onnx.BitwiseNot"(%0) : (tensor<4xi64>) -> tensor<4xi64>
  onnx.Return %1 : tensor<4xi64>
}

// -----

// Negations of different kinds do not cancel.
// CHECK-LABEL: func.func @neg_of_bitwise_not(
// CHECK-SAME: %[[X:.*]]: tensor<4xi64>)
func.func @neg_of_bitwise_not(%x: tensor<4xi64>) -> tensor<4xi64> {
  // CHECK: %[[A:.*]] = "onnx.BitwiseNot"(%[[X]])
  // CHECK: %[[B:.*]] = "onnx.Neg"(%[[A]])
  // CHECK: onnx.Return %[[B]]
  %0 = "onnx.BitwiseNot"(%x) : (tensor<4xi64>) -> tensor<4xi64>
  %1 = "onnx.Neg"(%0) : (tensor<4xi64>) -> tensor<4xi64>
  onnx.Return %1 : tensor<4xi64>
}

// -----

// Negations remain if x has a less precise type than the return needs.
// CHECK-LABEL: func.func @declared_negations(
// CHECK-SAME: %[[X:.*]]: tensor<?xf32>)
func.func @declared_negations(%x: tensor<?xf32>) -> tensor<4xf32> {
  // CHECK: %[[A:.*]] = "onnx.Neg"(%[[X]])
  // CHECK: %[[B:.*]] = "onnx.Neg"(%[[A]])
  // CHECK: onnx.Return %[[B]]
  %0 = "onnx.Neg"(%x) : (tensor<?xf32>) -> tensor<4xf32>
  %1 = "onnx.Neg"(%0) : (tensor<4xf32>) -> tensor<4xf32>
  onnx.Return %1 : tensor<4xf32>
}

// -----

// A second `onnx.Abs` changes nothing.
// CHECK-LABEL: func.func @abs_of_abs(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>)
func.func @abs_of_abs(%x: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK-NEXT: %[[Y:.*]] = "onnx.Abs"(%[[X]])
  // CHECK-NEXT: onnx.Return %[[Y]]
  %0 = "onnx.Abs"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = "onnx.Abs"(%0) : (tensor<4xf32>) -> tensor<4xf32>
  onnx.Return %1 : tensor<4xf32>
}

// -----

// A second `onnx.Ceil` changes nothing.
// CHECK-LABEL: func.func @ceil_of_ceil(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>)
func.func @ceil_of_ceil(%x: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK-NEXT: %[[Y:.*]] = "onnx.Ceil"(%[[X]])
  // CHECK-NEXT: onnx.Return %[[Y]]
  %0 = "onnx.Ceil"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = "onnx.Ceil"(%0) : (tensor<4xf32>) -> tensor<4xf32>
  onnx.Return %1 : tensor<4xf32>
}

// -----

// A second `onnx.Floor` changes nothing.
// CHECK-LABEL: func.func @floor_of_floor(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>)
func.func @floor_of_floor(%x: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK-NEXT: %[[Y:.*]] = "onnx.Floor"(%[[X]])
  // CHECK-NEXT: onnx.Return %[[Y]]
  %0 = "onnx.Floor"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = "onnx.Floor"(%0) : (tensor<4xf32>) -> tensor<4xf32>
  onnx.Return %1 : tensor<4xf32>
}

// -----

// A second `onnx.Relu` changes nothing.
// CHECK-LABEL: func.func @relu_of_relu(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>)
func.func @relu_of_relu(%x: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK-NEXT: %[[Y:.*]] = "onnx.Relu"(%[[X]])
  // CHECK-NEXT: onnx.Return %[[Y]]
  %0 = "onnx.Relu"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = "onnx.Relu"(%0) : (tensor<4xf32>) -> tensor<4xf32>
  onnx.Return %1 : tensor<4xf32>
}

// -----

// A second `onnx.Round` changes nothing.
// CHECK-LABEL: func.func @round_of_round(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>)
func.func @round_of_round(%x: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK-NEXT: %[[Y:.*]] = "onnx.Round"(%[[X]])
  // CHECK-NEXT: onnx.Return %[[Y]]
  %0 = "onnx.Round"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = "onnx.Round"(%0) : (tensor<4xf32>) -> tensor<4xf32>
  onnx.Return %1 : tensor<4xf32>
}

// -----

// A second `onnx.Sign` changes nothing.
// CHECK-LABEL: func.func @sign_of_sign(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>)
func.func @sign_of_sign(%x: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK-NEXT: %[[Y:.*]] = "onnx.Sign"(%[[X]])
  // CHECK-NEXT: onnx.Return %[[Y]]
  %0 = "onnx.Sign"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = "onnx.Sign"(%0) : (tensor<4xf32>) -> tensor<4xf32>
  onnx.Return %1 : tensor<4xf32>
}

// -----

// A second operator remains if the return needs its more precise type.
// CHECK-LABEL: func.func @declared_relu(
// CHECK-SAME: %[[X:.*]]: tensor<?xf32>)
func.func @declared_relu(%x: tensor<?xf32>) -> tensor<4xf32> {
  // CHECK: %[[A:.*]] = "onnx.Relu"(%[[X]])
  // CHECK: %[[B:.*]] = "onnx.Relu"(%[[A]])
  // CHECK: onnx.Return %[[B]]
  %0 = "onnx.Relu"(%x) : (tensor<?xf32>) -> tensor<?xf32>
  %1 = "onnx.Relu"(%0) : (tensor<?xf32>) -> tensor<4xf32>
  onnx.Return %1 : tensor<4xf32>
}

// -----

// A rounding after another kind of rounding remains.
// CHECK-LABEL: func.func @floor_of_sign(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>)
func.func @floor_of_sign(%x: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK: %[[A:.*]] = "onnx.Sign"(%[[X]])
  // CHECK: %[[B:.*]] = "onnx.Floor"(%[[A]])
  // CHECK: onnx.Return %[[B]]
  %0 = "onnx.Sign"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = "onnx.Floor"(%0) : (tensor<4xf32>) -> tensor<4xf32>
  onnx.Return %1 : tensor<4xf32>
}

// -----

// A clip without bounds changes nothing.
// CHECK-LABEL: func.func @clip_without_bounds(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>)
func.func @clip_without_bounds(%x: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK-NEXT: onnx.Return %[[X]] :
  %none = "onnx.NoValue"() {value} : () -> none
  %0 = "onnx.Clip"(%x, %none, %none) : (tensor<4xf32>, none, none) -> tensor<4xf32>
  onnx.Return %0 : tensor<4xf32>
}

// -----

// A clip with a lower bound remains.
// CHECK-LABEL: func.func @clip_with_minimum(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>, %[[M:.*]]: tensor<f32>)
func.func @clip_with_minimum(%x: tensor<4xf32>, %m: tensor<f32>) -> tensor<4xf32> {
  // CHECK: %[[Y:.*]] = "onnx.Clip"(%[[X]], %[[M]],
  // CHECK: onnx.Return %[[Y]]
  %none = "onnx.NoValue"() {value} : () -> none
  %0 = "onnx.Clip"(%x, %m, %none) : (tensor<4xf32>, tensor<f32>, none) -> tensor<4xf32>
  onnx.Return %0 : tensor<4xf32>
}

// -----

// A clip with an upper bound remains.
// CHECK-LABEL: func.func @clip_with_maximum(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>, %[[M:.*]]: tensor<f32>)
func.func @clip_with_maximum(%x: tensor<4xf32>, %m: tensor<f32>) -> tensor<4xf32> {
  // CHECK: %[[Y:.*]] = "onnx.Clip"(%[[X]], %{{.*}}, %[[M]])
  // CHECK: onnx.Return %[[Y]]
  %none = "onnx.NoValue"() {value} : () -> none
  %0 = "onnx.Clip"(%x, %none, %m) : (tensor<4xf32>, none, tensor<f32>) -> tensor<4xf32>
  onnx.Return %0 : tensor<4xf32>
}

// -----

// `onnx.Max` of one operand is the operand.
// CHECK-LABEL: func.func @max_of_one(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>)
func.func @max_of_one(%x: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK-NEXT: onnx.Return %[[X]] :
  %0 = "onnx.Max"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  onnx.Return %0 : tensor<4xf32>
}

// -----

// `onnx.Mean` of one operand is the operand.
// CHECK-LABEL: func.func @mean_of_one(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>)
func.func @mean_of_one(%x: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK-NEXT: onnx.Return %[[X]] :
  %0 = "onnx.Mean"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  onnx.Return %0 : tensor<4xf32>
}

// -----

// `onnx.Min` of one operand is the operand.
// CHECK-LABEL: func.func @min_of_one(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>)
func.func @min_of_one(%x: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK-NEXT: onnx.Return %[[X]] :
  %0 = "onnx.Min"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  onnx.Return %0 : tensor<4xf32>
}

// -----

// `onnx.Sum` of one operand is the operand.
// CHECK-LABEL: func.func @sum_of_one(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>)
func.func @sum_of_one(%x: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK-NEXT: onnx.Return %[[X]] :
  %0 = "onnx.Sum"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  onnx.Return %0 : tensor<4xf32>
}

// -----

// A sum of two operands remains.
// CHECK-LABEL: func.func @sum_of_two(
// CHECK-SAME: %[[A:.*]]: tensor<4xf32>, %[[B:.*]]: tensor<4xf32>)
func.func @sum_of_two(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK: %[[Y:.*]] = "onnx.Sum"(%[[A]], %[[B]])
  // CHECK: onnx.Return %[[Y]]
  %0 = "onnx.Sum"(%a, %b) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  onnx.Return %0 : tensor<4xf32>
}

// -----

// A selection between equal values is the value.
// CHECK-LABEL: func.func @where_of_same(
// CHECK-SAME: %[[C:.*]]: tensor<4xi1>, %[[X:.*]]: tensor<4xf32>)
func.func @where_of_same(%c: tensor<4xi1>, %x: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK-NEXT: onnx.Return %[[X]] :
  %y = "onnx.Where"(%c, %x, %x) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  onnx.Return %y : tensor<4xf32>
}

// -----

// A selection by a constant true is the first value.
// CHECK-LABEL: func.func @where_true(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>, %[[Z:.*]]: tensor<4xf32>)
func.func @where_true(%x: tensor<4xf32>, %z: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK-NEXT: onnx.Return %[[X]] :
  %c = onnx.Constant dense<true> : tensor<i1>
  %y = "onnx.Where"(%c, %x, %z) : (tensor<i1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  onnx.Return %y : tensor<4xf32>
}

// -----

// A selection by a constant false is the second value.
// CHECK-LABEL: func.func @where_false(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>, %[[Z:.*]]: tensor<4xf32>)
func.func @where_false(%x: tensor<4xf32>, %z: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK-NEXT: onnx.Return %[[Z]] :
  %c = onnx.Constant dense<false> : tensor<i1>
  %y = "onnx.Where"(%c, %x, %z) : (tensor<i1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  onnx.Return %y : tensor<4xf32>
}

// -----

// A condition that is true for some elements selects.
// CHECK-LABEL: func.func @where_mixed(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>, %[[Z:.*]]: tensor<4xf32>)
func.func @where_mixed(%x: tensor<4xf32>, %z: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK: %[[Y:.*]] = "onnx.Where"(
  // CHECK: onnx.Return %[[Y]]
  %c = onnx.Constant dense<[true, false, true, true]> : tensor<4xi1>
  %y = "onnx.Where"(%c, %x, %z) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  onnx.Return %y : tensor<4xf32>
}

// -----

// A condition that enlarges the value remains.
// CHECK-LABEL: func.func @where_enlarging_condition(
// CHECK-SAME: %[[C:.*]]: tensor<4xi1>, %[[X:.*]]: tensor<1xf32>)
func.func @where_enlarging_condition(%c: tensor<4xi1>, %x: tensor<1xf32>) -> tensor<4xf32> {
  // CHECK: %[[Y:.*]] = "onnx.Where"(
  // CHECK: onnx.Return %[[Y]]
  %y = "onnx.Where"(%c, %x, %x) : (tensor<4xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<4xf32>
  onnx.Return %y : tensor<4xf32>
}

// -----

// The second value may enlarge the first although it is not selected.
// CHECK-LABEL: func.func @where_enlarging_value(
// CHECK-SAME: %[[X:.*]]: tensor<1xf32>, %[[Z:.*]]: tensor<4xf32>)
func.func @where_enlarging_value(%x: tensor<1xf32>, %z: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK: %[[Y:.*]] = "onnx.Where"(
  // CHECK: onnx.Return %[[Y]]
  %c = onnx.Constant dense<true> : tensor<i1>
  %y = "onnx.Where"(%c, %x, %z) : (tensor<i1>, tensor<1xf32>, tensor<4xf32>) -> tensor<4xf32>
  onnx.Return %y : tensor<4xf32>
}

// -----

// The first value may enlarge the second although it is not selected.
// CHECK-LABEL: func.func @where_false_enlarging_value(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>, %[[Z:.*]]: tensor<1xf32>)
func.func @where_false_enlarging_value(%x: tensor<4xf32>, %z: tensor<1xf32>) -> tensor<4xf32> {
  // CHECK: %[[Y:.*]] = "onnx.Where"(
  // CHECK: onnx.Return %[[Y]]
  %c = onnx.Constant dense<false> : tensor<i1>
  %y = "onnx.Where"(%c, %x, %z) : (tensor<i1>, tensor<4xf32>, tensor<1xf32>) -> tensor<4xf32>
  onnx.Return %y : tensor<4xf32>
}

// -----

// A selection remains if an unknown size may differ in the result.
// CHECK-LABEL: func.func @where_unknown_size(
// CHECK-SAME: %[[C:.*]]: tensor<?xi1>, %[[X:.*]]: tensor<?xf32>)
func.func @where_unknown_size(%c: tensor<?xi1>, %x: tensor<?xf32>) -> tensor<?xf32> {
  // CHECK: %[[Y:.*]] = "onnx.Where"(
  // CHECK: onnx.Return %[[Y]]
  %y = "onnx.Where"(%c, %x, %x) : (tensor<?xi1>, tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  onnx.Return %y : tensor<?xf32>
}

// -----

// A cast to the same type changes nothing.
// CHECK-LABEL: func.func @cast_to_same(
// CHECK-SAME: %[[X:.*]]: tensor<4xf16>)
func.func @cast_to_same(%x: tensor<4xf16>) -> tensor<4xf16> {
  // CHECK-NEXT: onnx.Return %[[X]] :
  %0 = "onnx.Cast"(%x) {to = f16} : (tensor<4xf16>) -> tensor<4xf16>
  onnx.Return %0 : tensor<4xf16>
}

// -----

// A cast to a wider type and back changes nothing.
// CHECK-LABEL: func.func @cast_and_back(
// CHECK-SAME: %[[X:.*]]: tensor<4xf16>)
func.func @cast_and_back(%x: tensor<4xf16>) -> tensor<4xf16> {
  // CHECK-NEXT: onnx.Return %[[X]] :
  %0 = "onnx.Cast"(%x) {to = f32} : (tensor<4xf16>) -> tensor<4xf32>
  %1 = "onnx.Cast"(%0) {to = f16} : (tensor<4xf32>) -> tensor<4xf16>
  onnx.Return %1 : tensor<4xf16>
}

// -----

// A cast by way of a type that keeps all integers is one cast.
// CHECK-LABEL: func.func @cast_of_exact_integer(
// CHECK-SAME: %[[X:.*]]: tensor<4xui8>)
func.func @cast_of_exact_integer(%x: tensor<4xui8>) -> tensor<4xf32> {
  // CHECK-NEXT: %[[Y:.*]] = "onnx.Cast"(%[[X]]) {{.*}} : (tensor<4xui8>) -> tensor<4xf32>
  // CHECK-NEXT: onnx.Return %[[Y]]
  %0 = "onnx.Cast"(%x) {to = i32} : (tensor<4xui8>) -> tensor<4xi32>
  %1 = "onnx.Cast"(%0) {to = f32} : (tensor<4xi32>) -> tensor<4xf32>
  onnx.Return %1 : tensor<4xf32>
}

// -----

// A cast by way of floats is one cast if the floats keep all integers.
// CHECK-LABEL: func.func @cast_of_exact_float(
// CHECK-SAME: %[[X:.*]]: tensor<4xi16>)
func.func @cast_of_exact_float(%x: tensor<4xi16>) -> tensor<4xf64> {
  // CHECK-NEXT: %[[Y:.*]] = "onnx.Cast"(%[[X]]) {{.*}} : (tensor<4xi16>) -> tensor<4xf64>
  // CHECK-NEXT: onnx.Return %[[Y]]
  %0 = "onnx.Cast"(%x) {to = f32} : (tensor<4xi16>) -> tensor<4xf32>
  %1 = "onnx.Cast"(%0) {to = f64} : (tensor<4xf32>) -> tensor<4xf64>
  onnx.Return %1 : tensor<4xf64>
}

// -----

// A cast to narrower floats rounds.
// CHECK-LABEL: func.func @cast_of_narrow_float(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>)
func.func @cast_of_narrow_float(%x: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK: %[[A:.*]] = "onnx.Cast"(%[[X]]) {{.*}} -> tensor<4xf16>
  // CHECK: %[[B:.*]] = "onnx.Cast"(%[[A]]) {{.*}} -> tensor<4xf32>
  // CHECK: onnx.Return %[[B]]
  %0 = "onnx.Cast"(%x) {to = f16} : (tensor<4xf32>) -> tensor<4xf16>
  %1 = "onnx.Cast"(%0) {to = f32} : (tensor<4xf16>) -> tensor<4xf32>
  onnx.Return %1 : tensor<4xf32>
}

// -----

// The floats f16 have more digits than bf16, although bf16 has larger exponents.
// CHECK-LABEL: func.func @cast_of_short_float(
// CHECK-SAME: %[[X:.*]]: tensor<4xf16>)
func.func @cast_of_short_float(%x: tensor<4xf16>) -> tensor<4xf32> {
  // CHECK: %[[A:.*]] = "onnx.Cast"(%[[X]]) {{.*}} -> tensor<4xbf16>
  // CHECK: %[[B:.*]] = "onnx.Cast"(%[[A]]) {{.*}} -> tensor<4xf32>
  // CHECK: onnx.Return %[[B]]
  %0 = "onnx.Cast"(%x) {to = bf16} : (tensor<4xf16>) -> tensor<4xbf16>
  %1 = "onnx.Cast"(%0) {to = f32} : (tensor<4xbf16>) -> tensor<4xf32>
  onnx.Return %1 : tensor<4xf32>
}

// -----

// The floats bf16 have larger exponents than f16, although f16 has more digits.
// CHECK-LABEL: func.func @cast_of_small_float(
// CHECK-SAME: %[[X:.*]]: tensor<4xbf16>)
func.func @cast_of_small_float(%x: tensor<4xbf16>) -> tensor<4xf32> {
  // CHECK: %[[A:.*]] = "onnx.Cast"(%[[X]]) {{.*}} -> tensor<4xf16>
  // CHECK: %[[B:.*]] = "onnx.Cast"(%[[A]]) {{.*}} -> tensor<4xf32>
  // CHECK: onnx.Return %[[B]]
  %0 = "onnx.Cast"(%x) {to = f16} : (tensor<4xbf16>) -> tensor<4xf16>
  %1 = "onnx.Cast"(%0) {to = f32} : (tensor<4xf16>) -> tensor<4xf32>
  onnx.Return %1 : tensor<4xf32>
}

// -----

// A cast from integers of 32 bits to f32 rounds.
// CHECK-LABEL: func.func @cast_of_rounded_integer(
// CHECK-SAME: %[[X:.*]]: tensor<4xi32>)
func.func @cast_of_rounded_integer(%x: tensor<4xi32>) -> tensor<4xi32> {
  // CHECK: %[[A:.*]] = "onnx.Cast"(%[[X]]) {{.*}} -> tensor<4xf32>
  // CHECK: %[[B:.*]] = "onnx.Cast"(%[[A]]) {{.*}} -> tensor<4xi32>
  // CHECK: onnx.Return %[[B]]
  %0 = "onnx.Cast"(%x) {to = f32} : (tensor<4xi32>) -> tensor<4xf32>
  %1 = "onnx.Cast"(%0) {to = i32} : (tensor<4xf32>) -> tensor<4xi32>
  onnx.Return %1 : tensor<4xi32>
}

// -----

// A cast from signed to unsigned integers loses the sign.
// CHECK-LABEL: func.func @cast_of_unsigned(
// CHECK-SAME: %[[X:.*]]: tensor<4xi8>)
func.func @cast_of_unsigned(%x: tensor<4xi8>) -> tensor<4xi32> {
  // CHECK: %[[A:.*]] = "onnx.Cast"(%[[X]]) {{.*}} -> tensor<4xui8>
  // CHECK: %[[B:.*]] = "onnx.Cast"(%[[A]]) {{.*}} -> tensor<4xi32>
  // CHECK: onnx.Return %[[B]]
  %0 = "onnx.Cast"(%x) {to = ui8} : (tensor<4xi8>) -> tensor<4xui8>
  %1 = "onnx.Cast"(%0) {to = i32} : (tensor<4xui8>) -> tensor<4xi32>
  onnx.Return %1 : tensor<4xi32>
}

// -----

// A cast to truth values keeps only whether a number is zero.
// CHECK-LABEL: func.func @cast_of_truth(
// CHECK-SAME: %[[X:.*]]: tensor<4xi8>)
func.func @cast_of_truth(%x: tensor<4xi8>) -> tensor<4xi8> {
  // CHECK: %[[A:.*]] = "onnx.Cast"(%[[X]]) {{.*}} -> tensor<4xi1>
  // CHECK: %[[B:.*]] = "onnx.Cast"(%[[A]]) {{.*}} -> tensor<4xi8>
  // CHECK: onnx.Return %[[B]]
  %0 = "onnx.Cast"(%x) {to = i1} : (tensor<4xi8>) -> tensor<4xi1>
  %1 = "onnx.Cast"(%0) {to = i8} : (tensor<4xi1>) -> tensor<4xi8>
  onnx.Return %1 : tensor<4xi8>
}

// -----

// The text of a number depends on its type.
// CHECK-LABEL: func.func @cast_to_string(
// CHECK-SAME: %[[X:.*]]: tensor<4xi8>)
func.func @cast_to_string(%x: tensor<4xi8>) -> tensor<4x!onnx.String> {
  // CHECK: %[[A:.*]] = "onnx.Cast"(%[[X]]) {{.*}} -> tensor<4xf32>
  // CHECK: %[[B:.*]] = "onnx.Cast"(%[[A]]) {{.*}} -> tensor<4x!onnx.String>
  // CHECK: onnx.Return %[[B]]
  %0 = "onnx.Cast"(%x) {to = f32} : (tensor<4xi8>) -> tensor<4xf32>
  %1 = "onnx.Cast"(%0) {to = !onnx.String} : (tensor<4xf32>) -> tensor<4x!onnx.String>
  onnx.Return %1 : tensor<4x!onnx.String>
}

// -----

// Each attribute of a constant may have the numbers.
// CHECK-LABEL: func.func @other_constants(
// CHECK-SAME: %[[X:.*]]: tensor<2xf32>, %[[I:.*]]: tensor<2xi64>)
func.func @other_constants(%x: tensor<2xf32>, %i: tensor<2xi64>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xi64>, tensor<2xi64>) {
  // CHECK-NEXT: onnx.Return %[[X]], %[[X]], %[[I]], %[[I]] :
  %one = onnx.Constant {value_float = 1.0 : f32} : tensor<f32>
  %0 = "onnx.Mul"(%x, %one) : (tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
  %ones = onnx.Constant {value_floats = [1.0 : f32, 1.0 : f32]} : tensor<2xf32>
  %1 = "onnx.Mul"(%x, %ones) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  %zero = onnx.Constant {value_int = 0 : si64} : tensor<i64>
  %2 = "onnx.Add"(%i, %zero) : (tensor<2xi64>, tensor<i64>) -> tensor<2xi64>
  %zeros = onnx.Constant {value_ints = [0, 0]} : tensor<2xi64>
  %3 = "onnx.Add"(%i, %zeros) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
  onnx.Return %0, %1, %2, %3 : tensor<2xf32>, tensor<2xf32>, tensor<2xi64>, tensor<2xi64>
}
