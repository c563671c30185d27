// SPDX-License-Identifier: Apache-2.0
#ifndef DIALECTS_ONNX_PLACE_PLACE_TD
#define DIALECTS_ONNX_PLACE_PLACE_TD

include "ods/records/pass.td"

def PlacePass : Pass<"onnx-place", "::mlir::func::FuncOp"> {
  let summary = "Assigns memory to the results of operations.";
  let description = [{
    Stores in `onnx.place` of each operation where its results are: in an output
    of the model, in a slot of the arena, in the memory of an operand, of which
    the result is a view or whose elements it replaces, or in a block of its
    own. A result that the function returns is in an output unless it is in
    another one, or an argument or a constant. A result replaces the elements of
    an operand if nothing uses them afterwards, both have the same type and
    number of elements, and the loops of the operator read an element only
    before they write it, or at the same point. A result is in a block, a
    managed value, if its size depends on values that are computed, or if it is
    in a branch and its size is not a constant, or in the body of a loop and its
    size might be negative. So are sequences, optional values and their
    elements.
    Results of Split and Slice are in the memory of operand 0 if they are
    contiguous in it, that memory is a slot, none is returned, and together they
    are at least half of it.
    A value whose only use is a Concat, or that of its views, is in the slot or
    output of the Concat, at its own part of the result, if the parts are
    contiguous. The others are copied. This is so for all Concats, or for those that do not
    enlarge the largest set of slots that are in use at the same time.
    A value that a region yields is in the output of the region, which is the
    memory of the result of an If, the slice of a scan, or that of what a loop
    carries, if the size of that memory is known at the entry and the body of
    the loop does not use the old value any more.
    `onnx.argument_places` of a loop says where the number of the iteration and
    the condition are.

    `onnx.slots` of the function has a list for each slot: the slots that lie
    below it in the arena, and are in use at the same time. A slot begins where
    all of these have ended, so that this holds for all sizes. The order is that
    of a placement with the sizes that are constants and a guess of the others.

    ```mlir
    func.func @main_graph(%x: tensor<2x2xf32>) -> tensor<2x2xf32> {
      %0 = "onnx.Exp"(%x) : (tensor<2x2xf32>) -> tensor<2x2xf32>
      %1 = "onnx.Relu"(%0) : (tensor<2x2xf32>) -> tensor<2x2xf32>
      %2 = "onnx.MatMul"(%1, %1)
          : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
      onnx.Return %2 : tensor<2x2xf32>
    }
    ```

    becomes

    ```mlir
    func.func @main_graph(%x: tensor<2x2xf32>) -> tensor<2x2xf32>
        attributes {onnx.slots = [array<i64>]} {
      %0 = "onnx.Exp"(%x) {onnx.place = [#onnx.place<slot 0>]}
          : (tensor<2x2xf32>) -> tensor<2x2xf32>
      %1 = "onnx.Relu"(%0) {onnx.place = [#onnx.place<view 0>]}
          : (tensor<2x2xf32>) -> tensor<2x2xf32>
      %2 = "onnx.MatMul"(%1, %1) {onnx.place = [#onnx.place<output 0>]}
          : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
      onnx.Return %2 : tensor<2x2xf32>
    }
    ```

    A value whose rank is not known is an error.
  }];
  let dependentDialects = ["::mlir::onnx::ONNXDialect"];
  let options = [
    ListOption<"reportedSizes", "report", "int64_t",
               "Emit a remark for each of these sizes: how many bytes the arena "
               "has, and how many of them are in use at the same time, if sizes "
               "that are not constants are this one.">,
  ];
}

#endif // DIALECTS_ONNX_PLACE_PLACE_TD
