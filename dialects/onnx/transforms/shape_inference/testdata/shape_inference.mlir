// RUN: mlir-opt %s --shape-inference --split-input-file | FileCheck %s

// CHECK-LABEL: func.func @static(
// CHECK-SAME: -> tensor<8x5xf32>
func.func @static(%x: tensor<8x3xf32>, %w: tensor<3x5xf32>) -> tensor<*xf32> {
  // CHECK: "onnx.MatMul"(%{{.*}}, %{{.*}}) : (tensor<8x3xf32>, tensor<3x5xf32>) -> tensor<8x5xf32>
  %0 = "onnx.MatMul"(%x, %w) : (tensor<8x3xf32>, tensor<3x5xf32>) -> tensor<*xf32>
  // CHECK: onnx.Return %{{.*}} : tensor<8x5xf32>
  onnx.Return %0 : tensor<*xf32>
}

// -----

// A reshape to sizes that are computed: [n, 4, 6] to [n, 24].
// CHECK-LABEL: func.func @flatten(
// CHECK-SAME: -> tensor<?x24xf32>
func.func @flatten(%x: tensor<?x4x6xf32>) -> tensor<*xf32> {
  %shape = "onnx.Shape"(%x) : (tensor<?x4x6xf32>) -> tensor<*xi64>
  %zero = onnx.Constant dense<0> : tensor<1xi64>
  // CHECK: "onnx.Gather"({{.*}}) {{.*}} -> tensor<1xi64>
  %n = "onnx.Gather"(%shape, %zero) : (tensor<*xi64>, tensor<1xi64>) -> tensor<*xi64>
  %rest = onnx.Constant dense<-1> : tensor<1xi64>
  // CHECK: "onnx.Concat"({{.*}}) {{.*}} -> tensor<2xi64>
  %to = "onnx.Concat"(%n, %rest) {axis = 0 : si64} : (tensor<*xi64>, tensor<1xi64>) -> tensor<*xi64>
  %0 = "onnx.Reshape"(%x, %to) : (tensor<?x4x6xf32>, tensor<*xi64>) -> tensor<*xf32>
  onnx.Return %0 : tensor<*xf32>
}

// -----

// Names of dimensions relate sizes: past + new of the result is the sum of the
// operands' sizes, so that the slice has the size `new`, as `y` does.
// CHECK-LABEL: func.func @names(
// CHECK-SAME: -> (tensor<1xi64> {onnx.name = "difference"})
func.func @names(%x: tensor<?xf32> {onnx.dim_params = "0:past"}, %y: tensor<?xf32> {onnx.dim_params = "0:new"}, %z: tensor<?xf32> {onnx.dim_params = "0:past + new"})
    -> (tensor<?xi64> {onnx.name = "difference"}) {
  %xy = "onnx.Concat"(%x, %y) {axis = 0 : si64} : (tensor<?xf32>, tensor<?xf32>) -> tensor<*xf32>
  %a = "onnx.Shape"(%xy) : (tensor<*xf32>) -> tensor<*xi64>
  %b = "onnx.Shape"(%z) : (tensor<?xf32>) -> tensor<*xi64>
  %d = "onnx.Sub"(%a, %b) : (tensor<*xi64>, tensor<*xi64>) -> tensor<*xi64>
  // The difference is 0.
  // CHECK: "onnx.ConstantOfShape"({{.*}}) {{.*}} -> tensor<0xf32>
  %e = "onnx.ConstantOfShape"(%d) : (tensor<*xi64>) -> tensor<*xf32>
  onnx.Return %d : tensor<*xi64>
}

// -----

// A declared rank is a fact.
// CHECK-LABEL: func.func @declared(
// CHECK-SAME: -> tensor<?x?xi64>
func.func @declared(%x: tensor<*xf32>) -> tensor<2x?xi64> {
  // CHECK: "onnx.NonZero"(%{{.*}}) : (tensor<*xf32>) -> tensor<?x?xi64>
  %0 = "onnx.NonZero"(%x) : (tensor<*xf32>) -> tensor<*xi64>
  onnx.Return %0 : tensor<*xi64>
}

// -----

// Convolutions and pools round down, and up with ceil_mode.
// CHECK-LABEL: func.func @windows(
func.func @windows(%x: tensor<1x3x224x?xf32>, %w: tensor<64x3x7x7xf32>, %none: none) -> tensor<*xf32> {
  // CHECK: "onnx.Conv"({{.*}}) {{.*}} -> tensor<1x64x112x?xf32>
  %0 = "onnx.Conv"(%x, %w, %none) {pads = [3, 3, 3, 3], strides = [2, 2]} : (tensor<1x3x224x?xf32>, tensor<64x3x7x7xf32>, none) -> tensor<*xf32>
  // CHECK: "onnx.AveragePool"({{.*}}) {{.*}} -> tensor<1x64x37x?xf32>
  %1 = "onnx.AveragePool"(%0) {kernel_shape = [3, 3], strides = [3, 3]} : (tensor<*xf32>) -> tensor<*xf32>
  // CHECK: "onnx.AveragePool"({{.*}}) {{.*}} -> tensor<1x64x13x?xf32>
  %2 = "onnx.AveragePool"(%1) {ceil_mode = 1 : si64, kernel_shape = [3, 3], strides = [3, 3]} : (tensor<*xf32>) -> tensor<*xf32>
  onnx.Return %2 : tensor<*xf32>
}

// -----

// The pads of PyTorch: a list of pairs, the last dimension first, is reversed
// as a matrix.
// CHECK-LABEL: func.func @pads(
// CHECK-SAME: -> tensor<2x9xf32>
func.func @pads(%x: tensor<2x4xf32>, %none: none) -> tensor<*xf32> {
  %list = onnx.Constant dense<[2, 3, 0, 0]> : tensor<4xi64>
  %matrix = onnx.Constant dense<[-1, 2]> : tensor<2xi64>
  %flat = onnx.Constant dense<-1> : tensor<1xi64>
  %start = onnx.Constant dense<-1> : tensor<1xi64>
  %end = onnx.Constant dense<-9223372036854775807> : tensor<1xi64>
  %axis = onnx.Constant dense<0> : tensor<1xi64>
  %0 = "onnx.Reshape"(%list, %matrix) : (tensor<4xi64>, tensor<2xi64>) -> tensor<*xi64>
  %1 = "onnx.Slice"(%0, %start, %end, %axis, %start) : (tensor<*xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<*xi64>
  %2 = "onnx.Transpose"(%1) {perm = [1, 0]} : (tensor<*xi64>) -> tensor<*xi64>
  %3 = "onnx.Reshape"(%2, %flat) : (tensor<*xi64>, tensor<1xi64>) -> tensor<*xi64>
  %4 = "onnx.Pad"(%x, %3, %none, %none) : (tensor<2x4xf32>, tensor<*xi64>, none, none) -> tensor<*xf32>
  onnx.Return %4 : tensor<*xf32>
}

// -----

// The body of a loop and a sequence get shapes, too.
// CHECK-LABEL: func.func @loop(
// CHECK-SAME: -> (tensor<3xf32>, tensor<5x3xf32>, !onnx.Seq<tensor<3xf32>>)
func.func @loop(%x: tensor<3xf32>) -> (tensor<*xf32>, tensor<*xf32>, !onnx.Seq<tensor<*xf32>>) {
  %m = onnx.Constant dense<5> : tensor<i64>
  %none = "onnx.NoValue"() {value} : () -> none
  %0:2 = "onnx.Loop"(%m, %none, %x) ({
  // CHECK: ^bb0(%{{.*}}: tensor<i64>, %{{.*}}: tensor<i1>, %{{.*}}: tensor<3xf32>):
  ^bb0(%i: tensor<i64>, %c: tensor<i1>, %a: tensor<*xf32>):
    // CHECK: "onnx.Exp"(%{{.*}}) : (tensor<3xf32>) -> tensor<3xf32>
    %1 = "onnx.Exp"(%a) : (tensor<*xf32>) -> tensor<*xf32>
    onnx.Yield %c, %1, %1 : tensor<i1>, tensor<*xf32>, tensor<*xf32>
  }) : (tensor<i64>, none, tensor<3xf32>) -> (tensor<*xf32>, tensor<*xf32>)
  %2 = "onnx.SequenceConstruct"(%x, %0#0) : (tensor<3xf32>, tensor<*xf32>) -> !onnx.Seq<tensor<*xf32>>
  onnx.Return %0#0, %0#1, %2 : tensor<*xf32>, tensor<*xf32>, !onnx.Seq<tensor<*xf32>>
}

// -----

// The names of sizes that are constants are dropped.
// CHECK-LABEL: func.func @drop_names(
// CHECK-SAME: -> (tensor<3x?xf32> {onnx.dim_params = "1:n"}, tensor<3xf32> {onnx.name = "z"})
func.func @drop_names(%x: tensor<?x3xf32> {onnx.dim_params = "0:n"})
    -> (tensor<?x?xf32> {onnx.dim_params = "0:m,1:n"}, tensor<?xf32> {onnx.dim_params = "0:k", onnx.name = "z"}) {
  %0 = "onnx.Transpose"(%x) {perm = [1, 0]} : (tensor<?x3xf32>) -> tensor<*xf32>
  %axis = onnx.Constant dense<1> : tensor<1xi64>
  %1 = "onnx.ReduceSum"(%0, %axis) {keepdims = 0 : si64} : (tensor<*xf32>, tensor<1xi64>) -> tensor<*xf32>
  onnx.Return %0, %1 : tensor<*xf32>, tensor<*xf32>
}

// -----

// Operations of other dialects get the types that they declare.
// CHECK-LABEL: func.func @other_user(
// CHECK-SAME: -> tensor<2x3xf32>
func.func @other_user(%x: tensor<2x3xf32>) -> tensor<*xf32> {
  // CHECK: "onnx.Exp"(%{{.*}}) : (tensor<2x3xf32>) -> tensor<*xf32>
  %0 = "onnx.Exp"(%x) : (tensor<2x3xf32>) -> tensor<*xf32>
  call @use(%0) : (tensor<*xf32>) -> ()
  // CHECK: "onnx.Exp"(%{{.*}}) : (tensor<*xf32>) -> tensor<2x3xf32>
  %1 = "onnx.Exp"(%0) : (tensor<*xf32>) -> tensor<*xf32>
  return %1 : tensor<*xf32>
}
func.func private @use(tensor<*xf32>)

// -----

// The rank of a transposed product is known from its permutation, and thus that
// of the product.
// CHECK-LABEL: func.func @needed_rank(
// CHECK-SAME: -> tensor<?x?x?xf32>
func.func @needed_rank(%x: tensor<*xf32>, %w: tensor<4x2xf32>) -> tensor<*xf32> {
  // CHECK: "onnx.MatMul"({{.*}}) : (tensor<*xf32>, tensor<4x2xf32>) -> tensor<?x?x?xf32>
  %0 = "onnx.MatMul"(%x, %w) : (tensor<*xf32>, tensor<4x2xf32>) -> tensor<*xf32>
  %1 = "onnx.Transpose"(%0) {perm = [0, 2, 1]} : (tensor<*xf32>) -> tensor<*xf32>
  onnx.Return %1 : tensor<*xf32>
}

// -----

// The rank of an operand is the only one that is valid besides the others.
// CHECK-LABEL: func.func @needed_rank_of_operands(
func.func @needed_rank_of_operands(%x: tensor<2x3xf32>, %s: tensor<?xi64>, %w: tensor<4x5xf32>, %k: tensor<8x3x3x3xf32>, %i: tensor<?x?xi64>, %b: tensor<5xf32>)
    -> (tensor<?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?xf32>) {
  %none = "onnx.NoValue"() : () -> none
  // CHECK: [[FACTOR:%.+]] = "onnx.Reshape"({{.*}}) -> tensor<?x?x?xf32>
  // CHECK-NEXT: "onnx.MatMul"([[FACTOR]]
  %0 = "onnx.Reshape"(%x, %s) : (tensor<2x3xf32>, tensor<?xi64>) -> tensor<*xf32>
  %1 = "onnx.MatMul"(%0, %w) : (tensor<*xf32>, tensor<4x5xf32>) -> tensor<*xf32>
  // CHECK-NEXT: [[IMAGE:%.+]] = "onnx.Reshape"({{.*}}) -> tensor<?x?x?x?xf32>
  // CHECK-NEXT: "onnx.Conv"([[IMAGE]]
  %2 = "onnx.Reshape"(%x, %s) : (tensor<2x3xf32>, tensor<?xi64>) -> tensor<*xf32>
  %3 = "onnx.Conv"(%2, %k, %none) : (tensor<*xf32>, tensor<8x3x3x3xf32>, none) -> tensor<*xf32>
  // CHECK-NEXT: [[DATA:%.+]] = "onnx.Reshape"({{.*}}) -> tensor<?x?xf32>
  // CHECK-NEXT: "onnx.Gather"([[DATA]]
  %4 = "onnx.Reshape"(%x, %s) : (tensor<2x3xf32>, tensor<?xi64>) -> tensor<*xf32>
  %5 = "onnx.Gather"(%4, %i) : (tensor<*xf32>, tensor<?x?xi64>) -> tensor<*xf32>
  // CHECK-NEXT: [[SUMMAND:%.+]] = "onnx.Reshape"({{.*}}) -> tensor<?x?x?xf32>
  // CHECK-NEXT: "onnx.Add"([[SUMMAND]]
  %6 = "onnx.Reshape"(%x, %s) : (tensor<2x3xf32>, tensor<?xi64>) -> tensor<*xf32>
  %7 = "onnx.Add"(%6, %b) : (tensor<*xf32>, tensor<5xf32>) -> tensor<*xf32>
  // CHECK-NEXT: [[PART:%.+]] = "onnx.Reshape"({{.*}}) -> tensor<?x?xf32>
  // CHECK-NEXT: "onnx.Concat"([[PART]]
  %8 = "onnx.Reshape"(%x, %s) : (tensor<2x3xf32>, tensor<?xi64>) -> tensor<*xf32>
  %9 = "onnx.Concat"(%8, %x) {axis = 0 : si64} : (tensor<*xf32>, tensor<2x3xf32>) -> tensor<*xf32>
  onnx.Return %1, %3, %5, %7, %9 : tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>
}

// -----

// Exporters declare wrong ranks and sizes of results, which do not count: the
// sizes are often those of an example.
// CHECK-LABEL: func.func @wrong_results(
// CHECK-SAME: -> (tensor<?x3xf32>, tensor<3x?xf32>)
func.func @wrong_results(%x: tensor<?x3xf32>) -> (tensor<?xf32>, tensor<3x1xf32>) {
  %0 = "onnx.Relu"(%x) : (tensor<?x3xf32>) -> tensor<*xf32>
  %1 = "onnx.Transpose"(%0) : (tensor<*xf32>) -> tensor<*xf32>
  onnx.Return %0, %1 : tensor<*xf32>, tensor<*xf32>
}

// -----

// CHECK-LABEL: func.func @sizes_of_example(
// CHECK-SAME: -> (tensor<?x3xf32>, tensor<?x?xf32>)
func.func @sizes_of_example(%x: tensor<?x3xf32>, %s: tensor<2xi64>) -> (tensor<1x3xf32>, tensor<1x3xf32>) {
  %0 = "onnx.Relu"(%x) : (tensor<?x3xf32>) -> tensor<*xf32>
  %1 = "onnx.Reshape"(%0, %s) : (tensor<*xf32>, tensor<2xi64>) -> tensor<*xf32>
  onnx.Return %0, %1 : tensor<*xf32>, tensor<*xf32>
}
