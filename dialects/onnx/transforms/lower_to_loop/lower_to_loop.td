// SPDX-License-Identifier: Apache-2.0
#ifndef DIALECTS_ONNX_TRANSFORMS_LOWER_TO_LOOP_LOWER_TO_LOOP_TD
#define DIALECTS_ONNX_TRANSFORMS_LOWER_TO_LOOP_LOWER_TO_LOOP_TD

include "ods/records/pass.td"

def LowerToLoopPass : Pass<"onnx-lower-to-loop", "::mlir::func::FuncOp"> {
  let summary = "Replaces recurrent operators by loops.";
  let description = [{
    Replaces Scan, SequenceMap, RNN, GRU and LSTM by operators around a Loop,
    and an If whose condition is known by the operations of its branch. The products of the
    inputs of a recurrent operator with the weights are one matrix product
    before the loop.

    ```mlir
    %y = "onnx.Scan"(%s, %x) ({
    ^bb0(%a: tensor<2xf32>, %b: tensor<2xf32>):
      %sum = "onnx.Add"(%a, %b) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      onnx.Yield %sum : tensor<2xf32>
    }) {num_scan_inputs = 1 : si64} : (tensor<2xf32>, tensor<3x2xf32>) -> tensor<2xf32>
    ```

    becomes

    ```mlir
    %none = "onnx.NoValue"() {value} : () -> none
    %n = "onnx.Dim"(%x) {axis = 0 : si64} : (tensor<3x2xf32>) -> tensor<1xi64>
    %y = "onnx.Loop"(%n, %none, %s) ({
    ^bb0(%i: tensor<i64>, %goes_on: tensor<i1>, %a: tensor<2xf32>):
      %b = "onnx.Gather"(%x, %i) {axis = 0 : si64} : (tensor<3x2xf32>, tensor<i64>) -> tensor<*xf32>
      %sum = "onnx.Add"(%a, %b) : (tensor<2xf32>, tensor<*xf32>) -> tensor<2xf32>
      onnx.Yield %goes_on, %sum : tensor<i1>, tensor<2xf32>
    }) : (tensor<1xi64>, none, tensor<2xf32>) -> tensor<2xf32>
    ```

    `shape-inference` finds the shapes of new values. An activation that does
    not exist is an error.
  }];
}

#endif // DIALECTS_ONNX_TRANSFORMS_LOWER_TO_LOOP_LOWER_TO_LOOP_TD
