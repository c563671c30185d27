// RUN: onnx-mlir-opt %s | FileCheck %s --check-prefix=ONNX
// RUN: onnx-mlir-opt %s --shape-inference --onnx-place --convert-onnx-to-krnl | FileCheck %s --check-prefix=KRNL
// RUN: onnx-mlir-opt %s --shape-inference --onnx-place --convert-onnx-to-krnl --convert-krnl-to-affine | FileCheck %s --check-prefix=AFFINE

// Listings 3 to 5 of "Compiling ONNX Neural Network Models Using MLIR": one
// addition in the dialects onnx, krnl and affine. A kernel is a function of its own,
// and the three loops are one, since the memory is contiguous.

// ONNX: "onnx.Add"(%{{.*}}, %{{.*}}) : (tensor<3x4x5xf32>, tensor<3x4x5xf32>) -> tensor<*xf32>
// ONNX: "onnx.EntryPoint"() {func = @main_graph}

// KRNL: func.func private @main_graph(%[[CALL:.*]]: !krnl.call) -> i64
// KRNL: %[[OUT:.*]] = krnl.output %[[CALL]][0] (%{{.*}}, %{{.*}}, %{{.*}})
// KRNL: %[[X:.*]] = krnl.input %[[CALL]][0]
// KRNL: %[[Y:.*]] = krnl.input %[[CALL]][1]
// KRNL: call @Add(%[[X]], %[[Y]], %[[OUT]])
// KRNL: func.func private @Add(
// KRNL: %[[LOOP:.*]] = krnl.define_loops 1
// KRNL: krnl.iterate(%[[LOOP]]) with (%[[LOOP]] -> %[[I:.*]] = 0 to 60)
// KRNL: %[[A:.*]] = krnl.load %{{.*}}[%[[I]]]
// KRNL: %[[B:.*]] = krnl.load %{{.*}}[%[[I]]]
// KRNL: %[[SUM:.*]] = arith.addf %[[A]], %[[B]] : f32
// KRNL: krnl.store %[[SUM]], %{{.*}}[%[[I]]]

// AFFINE: func.func private @Add(
// AFFINE: affine.for %[[I:.*]] = 0 to 60
// AFFINE: %[[A:.*]] = affine.load %{{.*}}[%[[I]]]
// AFFINE: %[[B:.*]] = affine.load %{{.*}}[%[[I]]]
// AFFINE: %[[SUM:.*]] = arith.addf %[[A]], %[[B]] : f32
// AFFINE: affine.store %[[SUM]], %{{.*}}[%[[I]]]
func.func @main_graph(%a: tensor<3x4x5xf32>, %b: tensor<3x4x5xf32>) -> tensor<*xf32> {
  %0 = "onnx.Add"(%a, %b) : (tensor<3x4x5xf32>, tensor<3x4x5xf32>) -> tensor<*xf32>
  onnx.Return %0 : tensor<*xf32>
}
"onnx.EntryPoint"() {func = @main_graph} : () -> ()
