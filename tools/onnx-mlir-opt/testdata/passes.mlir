// RUN: onnx-mlir-opt %s --shape-inference | FileCheck %s --check-prefix=SHAPES
// RUN: onnx-mlir-opt %s --pass-pipeline='builtin.module(func.func(shape-inference,onnx-place),convert-onnx-to-krnl,convert-krnl-to-affine)' | FileCheck %s --check-prefix=LOOPS
// RUN: onnx-mlir-opt --help | FileCheck %s --check-prefix=HELP
// RUN: not onnx-mlir-opt %s --shape-inferences 2>&1 | FileCheck %s --check-prefix=FLAG
// RUN: not onnx-mlir-opt %s --pass-pipeline='builtin.module(func.func(shape-inferences))' 2>&1 | FileCheck %s --check-prefix=PIPELINE

// Single passes of models, and pipelines of them.

func.func @main_graph(%x: tensor<?x4xf32> {onnx.dim_params = "0:n", onnx.name = "x"})
    -> (tensor<*xf32> {onnx.name = "y"}) {
  %0 = "onnx.Relu"(%x) : (tensor<?x4xf32>) -> tensor<*xf32>
  onnx.Return %0 : tensor<*xf32>
}
"onnx.EntryPoint"() {func = @main_graph} : () -> ()

// SHAPES: "onnx.Relu"(%{{.*}}) : (tensor<?x4xf32>) -> tensor<?x4xf32>
// LOOPS: func.func private @main_graph(%{{.*}}: !krnl.call) -> i64
// LOOPS: affine.for
// HELP: --convert-onnx-to-krnl
// FLAG: {{.*}}shape-inferences{{.*}}
// PIPELINE: {{.*}}'shape-inferences' does not refer to a registered pass or pass pipeline
