// SPDX-License-Identifier: Apache-2.0
#ifndef DIALECTS_MEMREF_TRANSFORMS_REIFY_RESULT_SHAPES_REIFY_RESULT_SHAPES_TD
#define DIALECTS_MEMREF_TRANSFORMS_REIFY_RESULT_SHAPES_REIFY_RESULT_SHAPES_TD

include "ods/records/pass.td"

def ReifyResultShapesPass : Pass<"reify-result-shapes"> {
  let summary = "Reifies the results of `tensor::PadOp` and "
                "`tensor::ConcatOp`.";
  let description = [{
    Refines the result types of `tensor.pad` and `tensor.concat` to the sizes
    that the operations reify, and adds a cast to the old type.

    ```mlir
    #map = affine_map<()[s0] -> (16 - s0)>
    %0 = affine.apply #map()[%n]
    %1 = tensor.pad %t low[0] high[%0] {
    ^bb0(%i: index):
      tensor.yield %v : f32
    } : tensor<?xf32> to tensor<?xf32>
    ```

    becomes, if `%n` is the size of `%t`,

    ```mlir
    %0 = affine.apply #map()[%n]
    %1 = tensor.pad %t low[0] high[%0] {
    ^bb0(%i: index):
      tensor.yield %v : f32
    } : tensor<?xf32> to tensor<16xf32>
    %2 = tensor.cast %1 : tensor<16xf32> to tensor<?xf32>
    ```
  }];
  let dependentDialects = [
    "::mlir::affine::AffineDialect", "::mlir::memref::MemRefDialect",
    "::mlir::tensor::TensorDialect"
  ];
}

#endif // DIALECTS_MEMREF_TRANSFORMS_REIFY_RESULT_SHAPES_REIFY_RESULT_SHAPES_TD
