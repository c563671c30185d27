// SPDX-License-Identifier: Apache-2.0
//
// Changes of shape: broadcast, shape_cast, vscale.
#ifndef DIALECTS_VECTOR_SHAPE_OPS_TD
#define DIALECTS_VECTOR_SHAPE_OPS_TD

include "core/interfaces/infer_int_range.td"
include "core/interfaces/op_asm.td"
include "dialects/vector/dialect.td"

def Vector_BroadcastOp : Vector_Op<"broadcast", [
    DeclareOpInterfaceMethods<InferIntRangeInterface, ["inferResultRanges"]>,
    Pure,
    Vector_SameElementType<"source operand and result have same element type",
                           0, 0>]> {
  let summary = "a value again and again";
  let description = [{
    Repeats the source, a scalar or a vector of at most the result's rank, along
    the leading dimensions that it lacks and along those in which its size is 1.
    The sizes of the other dimensions are equal.

    ```mlir
    %row = vector.broadcast %x : f32 to vector<16xf32>
    %all = vector.broadcast %row : vector<16xf32> to vector<4x16xf32>
    ```
  }];

  let arguments = (ins AnyType:$source);
  let results = (outs AnyVectorOfAnyRank:$vector);
  let extraClassDeclaration = [{
    Type getSourceType() { return Value(getSource()).getType(); }
    VectorType getResultVectorType() {
      return ::llvm::cast<VectorType>(Value(getVector()).getType());
    }
  }];
  let assemblyFormat = "$source attr-dict `:` type($source) `to` type($vector)";
  let hasFolder = 1;
  let hasVerifier = 1;
}

def Vector_ShapeCastOp : Vector_Op<"shape_cast", [
    DeclareOpInterfaceMethods<InferIntRangeInterface, ["inferResultRanges"]>,
    Pure]> {
  let summary = "the same elements in another shape";
  let description = [{
    Keeps the elements in row-major order. The number of scalable dimensions
    does not change.

    ```mlir
    %b = vector.shape_cast %a : vector<4x3xf32> to vector<3x2x2xf32>
    ```
  }];

  let arguments = (ins AnyVectorOfAnyRank:$source);
  let results = (outs AnyVectorOfAnyRank:$result);
  let extraClassDeclaration = [{
    VectorType getSourceVectorType() {
      return ::llvm::cast<VectorType>(Value(getSource()).getType());
    }
    VectorType getResultVectorType() {
      return ::llvm::cast<VectorType>(Value(getResult()).getType());
    }
  }];
  let assemblyFormat = "$source attr-dict `:` type($source) `to` type($result)";
  let hasFolder = 1;
  let hasVerifier = 1;
}

def Vector_VectorScaleOp : Vector_Op<"vscale", [
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>, Pure]> {
  let summary = "factor of scalable sizes";
  let description = [{
    Returns the factor of scalable sizes: `vector<[4]xf32>` has 4 times as many
    elements.

    ```mlir
    %vscale = vector.vscale
    ```
  }];

  let results = (outs Index:$res);
  let assemblyFormat = "attr-dict";
}

#endif // DIALECTS_VECTOR_SHAPE_OPS_TD
