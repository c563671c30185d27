// SPDX-License-Identifier: Apache-2.0
//
// Access to many slices at indices given by a tensor: gather, scatter.
#ifndef DIALECTS_TENSOR_GATHER_OPS_TD
#define DIALECTS_TENSOR_GATHER_OPS_TD

include "core/interfaces/op_asm.td"
include "core/interfaces/side_effects.td"
include "dialects/tensor/dialect.td"

def Tensor_GatherOp : Tensor_Op<"gather", [
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>,
    Pure]> {
  let summary = "slices of a tensor at given indices";
  let description = [{
    The last dimension of the indices holds the coordinates of a slice: an index
    for each dimension in `gather_dims`, which is sorted. The slice has all of
    the other dimensions. The leading dimensions of the indices enumerate the
    slices and are the leading dimensions of the result. Those of a slice
    follow; the dimensions in `gather_dims` have size 1 or are dropped. `unique`
    asserts that no coordinates occur twice. Indices must be in bounds.

    ```mlir
    %p = tensor.gather %t[%indices] gather_dims([1])
      : (tensor<4x4x4xf32>, tensor<6x7x1xindex>) -> tensor<6x7x4x4xf32>
    ```
  }];

  let arguments = (ins AnyRankedTensor:$source,
                       RankedTensorOf<[AnySignlessIntegerOrIndex]>:$indices,
                       DenseI64ArrayAttr:$gather_dims,
                       UnitAttr:$unique);
  let results = (outs AnyRankedTensor:$result);

  let extraClassDeclaration = [{
    static RankedTensorType inferResultType(RankedTensorType sourceType,
                                            RankedTensorType indicesType,
                                            ArrayRef<int64_t> gatherDims,
                                            bool rankReduced);
    RankedTensorType getIndicesType() {
      return ::llvm::cast<RankedTensorType>(Value(getIndices()).getType());
    }
    RankedTensorType getSourceType() {
      return ::llvm::cast<RankedTensorType>(Value(getSource()).getType());
    }
    RankedTensorType getResultType() {
      return ::llvm::cast<RankedTensorType>(Value(getResult()).getType());
    }
  }];

  let assemblyFormat = [{
    $source `[` $indices `]`
      `gather_dims` `(` $gather_dims `)`
      (`unique` $unique^)?
      attr-dict
    `:` functional-type(operands, results)
  }];

  let hasFolder = 1;
  let hasVerifier = 1;
}

def Tensor_ScatterOp : Tensor_Op<"scatter", [
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>,
    Pure]> {
  let summary = "insertion of slices at given indices";
  let description = [{
    Inserts slices at the coordinates at which `tensor.gather` would extract
    them. The result has the type of the destination. `unique` is required: no
    coordinates may occur twice.

    ```mlir
    %u = tensor.scatter %parts into %t[%indices] scatter_dims([1]) unique
      : (tensor<6x7x4x4xf32>, tensor<4x4x4xf32>, tensor<6x7x1xindex>)
        -> tensor<4x4x4xf32>
    ```
  }];

  let arguments = (ins AnyRankedTensor:$source,
                       AnyRankedTensor:$dest,
                       RankedTensorOf<[AnySignlessIntegerOrIndex]>:$indices,
                       DenseI64ArrayAttr:$scatter_dims,
                       UnitAttr:$unique);
  let results = (outs AnyRankedTensor:$result);

  let extraClassDeclaration = [{
    RankedTensorType getDestType() {
      return ::llvm::cast<RankedTensorType>(Value(getDest()).getType());
    }
    RankedTensorType getIndicesType() {
      return ::llvm::cast<RankedTensorType>(Value(getIndices()).getType());
    }
    RankedTensorType getSourceType() {
      return ::llvm::cast<RankedTensorType>(Value(getSource()).getType());
    }
    RankedTensorType getResultType() {
      return ::llvm::cast<RankedTensorType>(Value(getResult()).getType());
    }
  }];

  let assemblyFormat = [{
    $source `into` $dest `[` $indices `]`
      `scatter_dims` `(` $scatter_dims `)`
      (`unique` $unique^)?
      attr-dict
    `:` functional-type(operands, results)
  }];

  let hasVerifier = 1;
}

#endif // DIALECTS_TENSOR_GATHER_OPS_TD
