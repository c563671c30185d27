// RUN: mlir-opt %s --decompose-onnx --shape-inference | FileCheck %s
// RUN: mlir-opt %s --decompose-onnx=row-major --shape-inference | FileCheck %s --check-prefix=ROW-MAJOR
// ROW-MAJOR: onnx.MatMulInteger
// ROW-MAJOR-NOT: onnx.ConvInteger

// The target has an instruction for products of unsigned and signed bytes.
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
    "CPU" = #dlti.target_device_spec<"byte_dot_product_size" = 4 : i64>>} {
  // The sums of the columns, less the zero point.
  // CHECK-LABEL: func.func @left_zero(
  // CHECK-SAME: %[[A:.*]]: tensor<?x4xui8>, %[[Z:.*]]: tensor<ui8>
  func.func @left_zero(%a: tensor<?x4xui8>, %z: tensor<ui8>) -> tensor<?x16xi32> {
    // CHECK: %[[NONE:.*]] = "onnx.NoValue"
    // CHECK-DAG: %[[B:.*]] = onnx.Constant dense_resource<{{.*}}> : tensor<4x16xi8>
    // CHECK-DAG: %[[ZERO:.*]] = "onnx.Cast"(%[[Z]]) {{{.*}}to = i32}
    // CHECK-DAG: %[[COLUMNS:.*]] = onnx.Constant dense<-12> : tensor<16xi32>
    // CHECK-DAG: %[[SUMS:.*]] = "onnx.MatMulInteger"(%[[A]], %[[B]], %{{.*}}, %{{.*}}) : (tensor<?x4xui8>, tensor<4x16xi8>, none, none) -> tensor<?x16xi32>
    // CHECK: %[[LESS:.*]] = "onnx.Mul"(%[[ZERO]], %[[COLUMNS]])
    // CHECK: %[[RESULT:.*]] = "onnx.Sub"(%[[SUMS]], %[[LESS]])
    // CHECK: "onnx.Identity"(%[[RESULT]])
    %none = "onnx.NoValue"() {value} : () -> none
    %b = onnx.Constant dense<-3> : tensor<4x16xi8>
    %0 = "onnx.MatMulInteger"(%a, %b, %z, %none) : (tensor<?x4xui8>, tensor<4x16xi8>, tensor<ui8>, none) -> tensor<?x16xi32>
    onnx.Return %0 : tensor<?x16xi32>
  }

  // Signed bytes on both sides: the left ones are moved, and so is their zero
  // point, which is 0. The right zero points are 0.
  // CHECK-LABEL: func.func @signed(
  // CHECK-SAME: %[[A:.*]]: tensor<2x4xi8>
  func.func @signed(%a: tensor<2x4xi8>) -> tensor<2x16xi32> {
    // CHECK: %[[U:.*]] = "onnx.Cast"(%[[A]]) {{{.*}}to = ui8}
    // CHECK: %[[MOVED:.*]] = "onnx.BitwiseXor"(%[[U]], %{{.*}}) : (tensor<2x4xui8>, tensor<ui8>) -> tensor<2x4xui8>
    // CHECK: %[[OFFSET:.*]] = onnx.Constant dense<128> : tensor<i32>
    // CHECK: %[[SUMS:.*]] = "onnx.MatMulInteger"(%[[MOVED]],
    // CHECK: %[[LESS:.*]] = "onnx.Mul"(%[[OFFSET]], %{{.*}})
    // CHECK: %[[RESULT:.*]] = "onnx.Sub"(%[[SUMS]], %[[LESS]])
    // CHECK: "onnx.Identity"(%[[RESULT]])
    %none = "onnx.NoValue"() {value} : () -> none
    %b = onnx.Constant dense<1> : tensor<4x16xi8>
    %z = onnx.Constant dense<0> : tensor<16xi8>
    %0 = "onnx.MatMulInteger"(%a, %b, %none, %z) : (tensor<2x4xi8>, tensor<4x16xi8>, none, tensor<16xi8>) -> tensor<2x16xi32>
    onnx.Return %0 : tensor<2x16xi32>
  }

  // Unsigned bytes on both sides: the constant is moved. Its zero points need the
  // sums of rows.
  // CHECK-LABEL: func.func @unsigned(
  // CHECK-SAME: %[[A:.*]]: tensor<2x4xui8>, %[[Z:.*]]: tensor<16xui8>
  func.func @unsigned(%a: tensor<2x4xui8>, %z: tensor<16xui8>) -> tensor<2x16xi32> {
    // CHECK: %[[B:.*]] = onnx.Constant dense_resource<{{.*}}> : tensor<4x16xi8>
    // CHECK: %[[ZERO:.*]] = "onnx.Add"(%{{.*}}, %{{.*}}) : (tensor<16xi32>, tensor<i32>) -> tensor<16xi32>
    // CHECK: %[[SUMS:.*]] = "onnx.MatMulInteger"(%[[A]], %[[B]],
    // CHECK: %[[ROWS:.*]] = "onnx.ReduceSum"({{.*}}) {{.*}} -> tensor<2x1xi32>
    // CHECK: %[[LESS:.*]] = "onnx.Mul"(%[[ROWS]], %[[ZERO]])
    // CHECK: %[[RESULT:.*]] = "onnx.Sub"(%[[SUMS]], %[[LESS]])
    // CHECK: "onnx.Identity"(%[[RESULT]])
    %none = "onnx.NoValue"() {value} : () -> none
    %b = onnx.Constant dense<200> : tensor<4x16xui8>
    %0 = "onnx.MatMulInteger"(%a, %b, %none, %z) : (tensor<2x4xui8>, tensor<4x16xui8>, none, tensor<16xui8>) -> tensor<2x16xi32>
    onnx.Return %0 : tensor<2x16xi32>
  }

  // A matrix that is no constant, an odd number of products, few columns: floats.
  // CHECK-LABEL: func.func @others(
  // CHECK-NOT: onnx.MatMulInteger
  // CHECK: onnx.Return
  func.func @others(%a: tensor<2x4xui8>, %b: tensor<4x16xi8>, %c: tensor<2x5xui8>) -> (tensor<2x16xi32>, tensor<2x16xi32>, tensor<2x15xi32>) {
    %none = "onnx.NoValue"() {value} : () -> none
    %0 = "onnx.MatMulInteger"(%a, %b, %none, %none) : (tensor<2x4xui8>, tensor<4x16xi8>, none, none) -> tensor<2x16xi32>
    %odd = onnx.Constant dense<1> : tensor<5x16xi8>
    %1 = "onnx.MatMulInteger"(%c, %odd, %none, %none) : (tensor<2x5xui8>, tensor<5x16xi8>, none, none) -> tensor<2x16xi32>
    %few = onnx.Constant dense<1> : tensor<4x15xi8>
    %2 = "onnx.MatMulInteger"(%a, %few, %none, %none) : (tensor<2x4xui8>, tensor<4x15xi8>, none, none) -> tensor<2x15xi32>
    onnx.Return %0, %1, %2 : tensor<2x16xi32>, tensor<2x16xi32>, tensor<2x15xi32>
  }

  // The channels are corrected by their sums, 8 * 3, times the zero point.
  // CHECK-LABEL: func.func @convolution(
  // CHECK-SAME: %[[X:.*]]: tensor<1x8x5x5xui8>, %[[Z:.*]]: tensor<ui8>
  func.func @convolution(%x: tensor<1x8x5x5xui8>, %z: tensor<ui8>) -> tensor<1x16x5x5xi32> {
    // CHECK-DAG: %[[W:.*]] = onnx.Constant dense_resource<{{.*}}> : tensor<16x8x1x1xi8>
    // CHECK-DAG: %[[SUMS:.*]] = "onnx.ConvInteger"(%[[X]], %[[W]], %{{.*}}, %{{.*}}) {{.*}} : (tensor<1x8x5x5xui8>, tensor<16x8x1x1xi8>, none, none) -> tensor<1x16x5x5xi32>
    // CHECK-DAG: %[[COLUMNS:.*]] = onnx.Constant dense<24> : tensor<16xi32>
    // CHECK: %[[CHANNELS:.*]] = "onnx.Unsqueeze"(%[[COLUMNS]], %{{.*}}) {{.*}} -> tensor<16x1x1xi32>
    // CHECK: %[[LESS:.*]] = "onnx.Mul"(%{{.*}}, %[[CHANNELS]])
    // CHECK: "onnx.Sub"(%[[SUMS]], %[[LESS]])
    %none = "onnx.NoValue"() {value} : () -> none
    %w = onnx.Constant dense<3> : tensor<16x8x1x1xi8>
    %0 = "onnx.ConvInteger"(%x, %w, %z, %none) : (tensor<1x8x5x5xui8>, tensor<16x8x1x1xi8>, tensor<ui8>, none) -> tensor<1x16x5x5xi32>
    onnx.Return %0 : tensor<1x16x5x5xi32>
  }

  // An element outside of the image is the zero point: it must be 0.
  // CHECK-LABEL: func.func @pads(
  // CHECK: %[[SUMS:.*]] = "onnx.ConvInteger"(%{{.*}}) {{{.*}}pads = [1, 1, 1, 1]}
  // CHECK-NEXT: "onnx.Identity"(%[[SUMS]])
  // CHECK-NOT: onnx.ConvInteger
  // CHECK: onnx.Return
  func.func @pads(%x: tensor<1x8x5x5xui8>, %z: tensor<ui8>) -> (tensor<1x16x5x5xi32>, tensor<1x16x5x5xi32>) {
    %none = "onnx.NoValue"() {value} : () -> none
    %w = onnx.Constant dense<3> : tensor<16x8x3x3xi8>
    %0 = "onnx.ConvInteger"(%x, %w, %none, %none) {pads = [1, 1, 1, 1]} : (tensor<1x8x5x5xui8>, tensor<16x8x3x3xi8>, none, none) -> tensor<1x16x5x5xi32>
    %1 = "onnx.ConvInteger"(%x, %w, %z, %none) {pads = [1, 1, 1, 1]} : (tensor<1x8x5x5xui8>, tensor<16x8x3x3xi8>, tensor<ui8>, none) -> tensor<1x16x5x5xi32>
    onnx.Return %0, %1 : tensor<1x16x5x5xi32>, tensor<1x16x5x5xi32>
  }

  // Weights whose zero point is 128 are moved, so that it is 0.
  // CHECK-LABEL: func.func @dequantized_product(
  // CHECK-SAME: %[[A:.*]]: tensor<2x4xui8>, %[[S:.*]]: tensor<f32>, %[[T:.*]]: tensor<16xf32>
  func.func @dequantized_product(%a: tensor<2x4xui8>, %s: tensor<f32>, %t: tensor<16xf32>) -> tensor<2x16xf32> {
    // CHECK: %[[SUMS:.*]] = "onnx.MatMulInteger"(%[[A]], %{{.*}}) : (tensor<2x4xui8>, tensor<4x16xi8>, none, none) -> tensor<2x16xi32>
    // CHECK: %[[REAL:.*]] = "onnx.Cast"(%[[SUMS]]) {{{.*}}to = f32}
    // CHECK: %[[SCALE:.*]] = "onnx.Mul"(%[[S]], %[[T]])
    // CHECK: "onnx.Mul"(%[[REAL]], %[[SCALE]])
    %none = "onnx.NoValue"() {value} : () -> none
    %b = onnx.Constant dense<3> : tensor<4x16xui8>
    %z = onnx.Constant dense<128> : tensor<16xui8>
    %0 = "onnx.DequantizeLinear"(%a, %s, %none) : (tensor<2x4xui8>, tensor<f32>, none) -> tensor<2x4xf32>
    %1 = "onnx.DequantizeLinear"(%b, %t, %z) {axis = 1 : si64} : (tensor<4x16xui8>, tensor<16xf32>, tensor<16xui8>) -> tensor<4x16xf32>
    %2 = "onnx.MatMul"(%0, %1) : (tensor<2x4xf32>, tensor<4x16xf32>) -> tensor<2x16xf32>
    onnx.Return %2 : tensor<2x16xf32>
  }

  // A scale of rows is not one of columns.
  // CHECK-LABEL: func.func @dequantized_rows(
  // CHECK: "onnx.MatMul"
  func.func @dequantized_rows(%a: tensor<2x16xui8>, %s: tensor<f32>, %t: tensor<16xf32>) -> tensor<2x16xf32> {
    %none = "onnx.NoValue"() {value} : () -> none
    %b = onnx.Constant dense<3> : tensor<16x16xi8>
    %0 = "onnx.DequantizeLinear"(%a, %s, %none) : (tensor<2x16xui8>, tensor<f32>, none) -> tensor<2x16xf32>
    %1 = "onnx.DequantizeLinear"(%b, %t, %none) {axis = 0 : si64} : (tensor<16x16xi8>, tensor<16xf32>, none) -> tensor<16x16xf32>
    %2 = "onnx.MatMul"(%0, %1) : (tensor<2x16xf32>, tensor<16x16xf32>) -> tensor<2x16xf32>
    onnx.Return %2 : tensor<2x16xf32>
  }

  // CHECK-LABEL: func.func @dequantized_convolution(
  // CHECK-SAME: %[[X:.*]]: tensor<1x8x5x5xui8>, %[[S:.*]]: tensor<f32>, %[[T:.*]]: tensor<16xf32>, %[[B:.*]]: tensor<16xf32>
  func.func @dequantized_convolution(%x: tensor<1x8x5x5xui8>, %s: tensor<f32>, %t: tensor<16xf32>, %b: tensor<16xf32>) -> tensor<1x16x5x5xf32> {
    // CHECK: %[[SUMS:.*]] = "onnx.ConvInteger"(%[[X]], %{{.*}})
    // CHECK-DAG: %[[REAL:.*]] = "onnx.Cast"(%[[SUMS]]) {{{.*}}to = f32}
    // CHECK-DAG: %[[SCALE:.*]] = "onnx.Mul"(%[[S]], %[[T]])
    // CHECK-DAG: %[[CHANNELS:.*]] = "onnx.Unsqueeze"(%[[SCALE]], %{{.*}}) {{.*}} -> tensor<16x1x1xf32>
    // CHECK: %[[SCALED:.*]] = "onnx.Mul"(%[[REAL]], %[[CHANNELS]])
    // CHECK: %[[BIAS:.*]] = "onnx.Unsqueeze"(%[[B]], %{{.*}}) {{.*}} -> tensor<16x1x1xf32>
    // CHECK: "onnx.Add"(%[[SCALED]], %[[BIAS]])
    %none = "onnx.NoValue"() {value} : () -> none
    %w = onnx.Constant dense<3> : tensor<16x8x3x3xi8>
    %0 = "onnx.DequantizeLinear"(%x, %s, %none) : (tensor<1x8x5x5xui8>, tensor<f32>, none) -> tensor<1x8x5x5xf32>
    %1 = "onnx.DequantizeLinear"(%w, %t, %none) {axis = 0 : si64} : (tensor<16x8x3x3xi8>, tensor<16xf32>, none) -> tensor<16x8x3x3xf32>
    %2 = "onnx.Conv"(%0, %1, %b) {pads = [1, 1, 1, 1]} : (tensor<1x8x5x5xf32>, tensor<16x8x3x3xf32>, tensor<16xf32>) -> tensor<1x16x5x5xf32>
    onnx.Return %2 : tensor<1x16x5x5xf32>
  }
}
