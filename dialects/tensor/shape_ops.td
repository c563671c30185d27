// SPDX-License-Identifier: Apache-2.0
//
// Sizes, uninitialized tensors, and concatenation: dim, rank, empty, concat.
#ifndef DIALECTS_TENSOR_SHAPE_OPS_TD
#define DIALECTS_TENSOR_SHAPE_OPS_TD

include "core/interfaces/infer_int_range.td"
include "core/interfaces/infer_type.td"
include "core/interfaces/op_asm.td"
include "core/interfaces/shaped_op.td"
include "core/interfaces/side_effects.td"
include "dialects/tensor/dialect.td"

def Tensor_ConcatOp : Tensor_Op<"concat", [
    Pure,
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>,
    DeclareOpInterfaceMethods<ReifyRankedShapedTypeOpInterface,
                              ["reifyResultShapes"]>]> {
  let summary = "concatenation of tensors";
  let description = [{
    The size of the result in dimension `dim` is the sum of the sizes of the
    inputs. All other sizes are equal. The types may differ only in their static
    information on sizes.

    ```mlir
    %c = tensor.concat dim(1) %a, %b
      : (tensor<3x?xf32>, tensor<3x2xf32>) -> tensor<3x7xf32>
    ```
  }];

  let arguments = (ins I64Attr:$dim, Variadic<AnyRankedTensor>:$inputs);
  let results = (outs AnyRankedTensor:$result);

  let builders = [
    // The result type is inferred.
    OpBuilder<(ins "int64_t":$dim, "ValueRange":$inputs)>
  ];

  let extraClassDeclaration = [{
    /// Infers the result type from those of the inputs. There must be an input,
    /// the types must be compatible, and `dim` less than their rank.
    static RankedTensorType inferResultType(int64_t dim, TypeRange inputTypes);

    RankedTensorType getResultType() {
      return ::llvm::cast<RankedTensorType>(Value(getResult()).getType());
    }
    int64_t getRank() { return getResultType().getRank(); }

    /// Creates `tensor.insert_slice`s into a `tensor.empty` and returns the
    /// last result.
    FailureOr<SmallVector<Value>> decomposeOperation(OpBuilder &builder);
  }];

  let assemblyFormat = [{
    `dim` `(` $dim `)` $inputs attr-dict
    `:` functional-type(operands, results)
  }];

  let hasCanonicalizer = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

def Tensor_DimOp : Tensor_Op<"dim", [
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>,
    ConditionallySpeculatable, NoMemoryEffect, ShapedDimOpInterface,
    DeclareOpInterfaceMethods<InferIntRangeInterface,
                              ["inferResultRangesFromOptional"]>]> {
  let summary = "the size of a dimension";
  let description = [{
    The behavior is undefined if the tensor has no such dimension.

    ```mlir
    %n = tensor.dim %t, %d : tensor<4x?xf32>
    ```
  }];

  let arguments = (ins AnyNon0RankedOrUnrankedTensor:$source, Index:$index);
  let results = (outs Index:$result);

  let builders = [
    OpBuilder<(ins "Value":$source, "int64_t":$index)>
  ];

  let extraClassDeclaration = [{
    /// Returns the index of the dimension if it is constant.
    std::optional<int64_t> getConstantIndex();

    Value getShapedValue() { return getSource(); }
    OpFoldResult getDimension() { return Value(getIndex()); }
    Speculation::Speculatability getSpeculatability();
  }];

  let assemblyFormat = "attr-dict $source `,` $index `:` type($source)";

  let hasCanonicalizer = 1;
  let hasFolder = 1;
}

def Tensor_EmptyOp : Tensor_Op<"empty", [
    Pure,
    DeclareOpInterfaceMethods<ReifyRankedShapedTypeOpInterface,
                              ["reifyResultShapes"]>]> {
  let summary = "tensor with undefined elements";
  let description = [{
    The elements are undefined. There is an operand for each dynamic size. Such
    tensors are the inits of operations in destination style whose results do
    not depend on their inits.

    ```mlir
    %t = tensor.empty(%n) : tensor<4x?xf32>
    ```
  }];

  let arguments = (ins Variadic<Index>:$dynamicSizes);
  let results = (outs AnyRankedTensor:$result);

  let builders = [
    // All sizes are static.
    OpBuilder<(ins "ArrayRef<int64_t>":$staticShape, "Type":$elementType,
                   CArg<"Attribute", "{}">:$encoding)>,
    OpBuilder<(ins "ArrayRef<int64_t>":$staticShape, "Type":$elementType,
                   "ValueRange":$dynamicSizes,
                   CArg<"Attribute", "{}">:$encoding)>,
    OpBuilder<(ins "ArrayRef<OpFoldResult>":$sizes, "Type":$elementType,
                   CArg<"Attribute", "{}">:$encoding)>
  ];

  let extraClassDeclaration = [{
    RankedTensorType getType() {
      return ::llvm::cast<RankedTensorType>(Value(getResult()).getType());
    }
    /// Returns the sizes, static ones as attributes.
    SmallVector<OpFoldResult> getMixedSizes();
    /// Returns the operand for dimension `idx`, which must be dynamic.
    Value getDynamicSize(unsigned idx);
  }];

  let assemblyFormat = "`(`$dynamicSizes`)` attr-dict `:` type($result)";

  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def Tensor_RankOp : Tensor_Op<"rank", [
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>,
    Pure]> {
  let summary = "the number of dimensions";
  let description = [{
    ```mlir
    %r = tensor.rank %t : tensor<*xf32>
    ```
  }];

  let arguments = (ins AnyTensor:$tensor);
  let results = (outs Index);
  let assemblyFormat = "$tensor attr-dict `:` type($tensor)";

  let hasFolder = 1;
}

#endif // DIALECTS_TENSOR_SHAPE_OPS_TD
