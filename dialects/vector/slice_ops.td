// SPDX-License-Identifier: Apache-2.0
//
// Slices with offsets: extract_strided_slice, insert_strided_slice.
#ifndef DIALECTS_VECTOR_SLICE_OPS_TD
#define DIALECTS_VECTOR_SLICE_OPS_TD

include "dialects/vector/dialect.td"

def Vector_ExtractStridedSliceOp : Vector_Op<"extract_strided_slice", [
    Pure,
    Vector_SameElementType<"operand and result have same element type", 0, 0>]> {
  let summary = "takes a slice out of a vector";
  let description = [{
    There are as many offsets as sizes and strides. They apply to the leading
    dimensions; the others are taken entirely. All strides are 1.

    ```mlir
    %s = vector.extract_strided_slice %v
           {offsets = [0, 2], sizes = [2, 4], strides = [1, 1]}
         : vector<4x8x16xf32> to vector<2x4x16xf32>
    ```
  }];

  let arguments = (ins AnyVectorOfNonZeroRank:$source, I64ArrayAttr:$offsets,
                       I64ArrayAttr:$sizes, I64ArrayAttr:$strides);
  let results = (outs AnyVectorOfNonZeroRank:$result);

  let builders = [
    OpBuilder<(ins "Value":$source, "ArrayRef<int64_t>":$offsets,
                   "ArrayRef<int64_t>":$sizes, "ArrayRef<int64_t>":$strides)>
  ];
  let extraClassDeclaration = [{
    VectorType getSourceVectorType() {
      return ::llvm::cast<VectorType>(Value(getSource()).getType());
    }
  }];

  let assemblyFormat = [{
    $source attr-dict `:` type($source) `to` type($result)
  }];
  let hasFolder = 1;
  let hasVerifier = 1;
}

def Vector_InsertStridedSliceOp : Vector_Op<"insert_strided_slice", [
    AllTypesMatch<["dest", "result"]>, Pure,
    Vector_SameElementType<"operand #0 and result have same element type",
                           0, 0>]> {
  let summary = "a vector with another slice";
  let description = [{
    The source covers the trailing dimensions of the destination. There is an
    offset for each dimension of the destination and a stride for each dimension
    of the source. All strides are 1.

    ```mlir
    %w = vector.insert_strided_slice %s, %v
           {offsets = [0, 0, 2], strides = [1, 1]}
         : vector<2x4xf32> into vector<16x4x8xf32>
    ```
  }];

  let arguments = (ins AnyVectorOfNonZeroRank:$valueToStore,
                       AnyVectorOfNonZeroRank:$dest, I64ArrayAttr:$offsets,
                       I64ArrayAttr:$strides);
  let results = (outs AnyVectorOfNonZeroRank:$result);

  let builders = [
    OpBuilder<(ins "Value":$valueToStore, "Value":$dest,
                   "ArrayRef<int64_t>":$offsets, "ArrayRef<int64_t>":$strides)>
  ];
  let extraClassDeclaration = [{
    VectorType getSourceVectorType() {
      return ::llvm::cast<VectorType>(Value(getValueToStore()).getType());
    }
    VectorType getDestVectorType() {
      return ::llvm::cast<VectorType>(Value(getDest()).getType());
    }
  }];

  let assemblyFormat = [{
    $valueToStore `,` $dest attr-dict `:` type($valueToStore) `into` type($dest)
  }];
  let hasFolder = 1;
  let hasVerifier = 1;
}

#endif // DIALECTS_VECTOR_SLICE_OPS_TD
