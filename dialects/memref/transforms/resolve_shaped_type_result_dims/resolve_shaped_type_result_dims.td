// SPDX-License-Identifier: Apache-2.0
#ifndef DIALECTS_MEMREF_TRANSFORMS_RESOLVE_SHAPED_TYPE_RESULT_DIMS_RESOLVE_SHAPED_TYPE_RESULT_DIMS_TD
#define DIALECTS_MEMREF_TRANSFORMS_RESOLVE_SHAPED_TYPE_RESULT_DIMS_RESOLVE_SHAPED_TYPE_RESULT_DIMS_TD

include "ods/records/pass.td"

def ResolveRankedShapeTypeResultDimsPass
    : Pass<"resolve-ranked-shaped-type-result-dims"> {
  let summary = "Resolve memref.dim of result values of ranked shape type";
  let description = [{
    Replaces the size of a result by a computation on the operands of the
    operation, if it implements `ReifyRankedShapedTypeOpInterface`.

    ```mlir
    %0 = tensor.insert_slice %a into %b[0] [%n] [1]
      : tensor<?xf32> into tensor<?xf32>
    %1 = tensor.dim %0, %c0 : tensor<?xf32>
    ```

    becomes

    ```mlir
    %0 = tensor.dim %b, %c0 : tensor<?xf32>
    ```
  }];
  let options = [
    Option<"errorOnPatternIterationLimit", "error-on-pattern-iteration-limit",
           "bool", "true",
           "Throw an error when pattern rewriter hits iteration limit">
  ];
  let dependentDialects = [
    "::mlir::memref::MemRefDialect", "::mlir::tensor::TensorDialect"
  ];
}

def ResolveShapedTypeResultDimsPass : Pass<"resolve-shaped-type-result-dims"> {
  let summary = "Resolve memref.dim of result values";
  let description = [{
    Like `resolve-ranked-shaped-type-result-dims`. Also supports operations with
    `InferShapedTypeOpInterface`, which return a shape as a tensor: the size is
    a `tensor.extract` from it.

    ```mlir
    %0 = tensor.insert_slice %a into %b[0] [%n] [1]
      : tensor<?xf32> into tensor<?xf32>
    %1 = tensor.dim %0, %c0 : tensor<?xf32>
    ```

    becomes

    ```mlir
    %0 = tensor.dim %b, %c0 : tensor<?xf32>
    ```
  }];
  let options = [
    Option<"errorOnPatternIterationLimit", "error-on-pattern-iteration-limit",
           "bool", "true",
           "Throw an error when pattern rewriter hits iteration limit">
  ];
  let dependentDialects = [
    "::mlir::affine::AffineDialect", "::mlir::memref::MemRefDialect",
    "::mlir::tensor::TensorDialect"
  ];
}

#endif // DIALECTS_MEMREF_TRANSFORMS_RESOLVE_SHAPED_TYPE_RESULT_DIMS_RESOLVE_SHAPED_TYPE_RESULT_DIMS_TD
