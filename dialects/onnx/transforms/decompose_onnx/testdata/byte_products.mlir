// RUN: mlir-opt %s --decompose-onnx --shape-inference | FileCheck %s

// The target has an instruction for products of unsigned and signed bytes.
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
    "CPU" = #dlti.target_device_spec<"byte_dot_product_size" = 4 : i64>>} {
  // The sums of the columns, less the zero point.
  // CHECK-LABEL: func.func @left_zero(
  // CHECK-SAME: %[[A:.*]]: tensor<?x4xui8>, %[[Z:.*]]: tensor<ui8>
  func.func @left_zero(%a: tensor<?x4xui8>, %z: tensor<ui8>) -> tensor<?x16xi32> {
    // CHECK: %[[NONE:.*]] = "onnx.NoValue"
    // CHECK: %[[B:.*]] = onnx.Constant dense<-3> : tensor<4x16xi8>
    // CHECK-DAG: %[[ZERO:.*]] = "onnx.Cast"(%[[Z]]) {{{.*}}to = i32}
    // CHECK-DAG: %[[COLUMNS:.*]] = onnx.Constant dense<-12> : tensor<16xi32>
    // CHECK: %[[SUMS:.*]] = "onnx.MatMulInteger"(%[[A]], %[[B]], %{{.*}}, %{{.*}}) : (tensor<?x4xui8>, tensor<4x16xi8>, none, none) -> tensor<?x16xi32>
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
    // CHECK: %[[B:.*]] = onnx.Constant dense<72> : tensor<4x16xi8>
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
}
