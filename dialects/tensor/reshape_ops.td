// SPDX-License-Identifier: Apache-2.0
//
// Changes of shape: reshape, expand_shape, collapse_shape.
#ifndef DIALECTS_TENSOR_RESHAPE_OPS_TD
#define DIALECTS_TENSOR_RESHAPE_OPS_TD

include "core/interfaces/op_asm.td"
include "core/interfaces/side_effects.td"
include "dialects/tensor/dialect.td"

def Tensor_ReshapeOp : Tensor_Op<"reshape", [
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>,
    Pure]> {
  let summary = "reshape to a shape given by a tensor";
  let description = [{
    The second operand is a one-dimensional tensor with the sizes of the result.
    The rank of the result is the number of its elements; the result is unranked
    if that is unknown. Source and result have the same elements in the same
    order.

    ```mlir
    %b = tensor.reshape %a(%sizes)
      : (tensor<6x?xf32>, tensor<3xindex>) -> tensor<?x?x2xf32>
    ```
  }];

  let arguments = (ins AnyTensor:$source,
                       TensorRankOf<[AnySignlessInteger, Index], [1]>:$shape);
  let results = (outs AnyTensor:$result);

  let builders = [
    OpBuilder<(ins "TensorType":$resultType, "Value":$operand,
                   "Value":$shape), [{
      build($_builder, $_state, Type(resultType), operand, shape);
    }]>
  ];

  let extraClassDeclaration = [{
    TensorType getResultType() {
      return ::llvm::cast<TensorType>(Value(getResult()).getType());
    }
  }];

  let assemblyFormat = [{
    $source `(` $shape `)` attr-dict `:` functional-type(operands, results)
  }];

  let hasFolder = 1;
  let hasVerifier = 1;
}

// An op with the attribute `reassociation`: for each dimension of the tensor of
// lower rank, a group of adjacent dimensions of the other. Its
// extraClassDeclaration must start with commonExtraClassDeclaration.
class Tensor_ReassociativeReshapeOp<string mnemonic>
    : Tensor_Op<mnemonic, [
          DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>,
          Pure]> {
  let results = (outs AnyTensor:$result);

  code commonExtraClassDeclaration = [{
    static StringRef getReassociationAttrStrName() { return "reassociation"; }

    /// Return the groups as maps, as lists of dimension expressions, as
    /// numbers.
    SmallVector<AffineMap, 4> getReassociationMaps();
    SmallVector<ReassociationExprs, 4> getReassociationExprs();
    SmallVector<ReassociationIndices, 4> getReassociationIndices() {
      SmallVector<ReassociationIndices, 4> groups;
      for (Attribute group : getReassociation()) {
        ReassociationIndices &dims = groups.emplace_back();
        for (Attribute dim : ::llvm::cast<ArrayAttr>(group))
          dims.push_back(::llvm::cast<IntegerAttr>(dim).getInt());
      }
      return groups;
    }

    RankedTensorType getSrcType() {
      return ::llvm::cast<RankedTensorType>(Value(getSrc()).getType());
    }
    RankedTensorType getResultType() {
      return ::llvm::cast<RankedTensorType>(Value(getResult()).getType());
    }
  }];

  let hasCanonicalizer = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

def Tensor_ExpandShapeOp : Tensor_ReassociativeReshapeOp<"expand_shape"> {
  let summary = "expansion of dimensions";
  let description = [{
    Group d of the reassociation lists the dimensions of the result into which
    dimension d of the source is expanded, in row-major order. The product of
    their sizes is the size of that dimension. `output_shape` has all sizes of
    the result, static or dynamic. A group has a dynamic size if and only if its
    source dimension is dynamic. A source of rank 0 has no groups, and all sizes
    of the result are 1.

    ```mlir
    %b = tensor.expand_shape %a [[0, 1], [2]] output_shape [%n, 3, 8]
      : tensor<?x8xf32> into tensor<?x3x8xf32>
    ```
  }];

  let arguments = (ins AnyTensor:$src,
                       IndexListArrayAttr:$reassociation,
                       Variadic<Index>:$output_shape,
                       DenseI64ArrayAttr:$static_output_shape);

  // A missing output shape is inferred. If that fails, the verifier rejects the
  // op later.
  let builders = [
    OpBuilder<(ins "Type":$resultType, "Value":$src,
      "ArrayRef<ReassociationIndices>":$reassociation,
      "ArrayRef<OpFoldResult>":$outputShape)>,
    OpBuilder<(ins "Type":$resultType, "Value":$src,
      "ArrayRef<ReassociationIndices>":$reassociation)>,
    OpBuilder<(ins "Type":$resultType, "Value":$src,
      "ArrayRef<ReassociationExprs>":$reassociation), [{
      build($_builder, $_state, resultType, src,
            convertReassociationMapsToIndices(reassociation));
    }]>,
    OpBuilder<(ins "Type":$resultType, "Value":$src,
      "ArrayRef<ReassociationExprs>":$reassociation,
      "ArrayRef<OpFoldResult>":$outputShape), [{
      build($_builder, $_state, resultType, src,
            convertReassociationMapsToIndices(reassociation), outputShape);
    }]>
  ];

  let extraClassDeclaration = commonExtraClassDeclaration # [{
    /// Returns the source dimension whose group contains `resultDim`.
    int64_t getCorrespondingSourceDim(int64_t resultDim);

    /// Returns the sizes of the result, static ones as attributes.
    SmallVector<OpFoldResult> getMixedOutputShape();

    /// Returns the sizes of the result, given those of the source. Creates
    /// divisions. Fails if a group has more than one dynamic size.
    static FailureOr<SmallVector<OpFoldResult>> inferOutputShape(
        OpBuilder &b, Location loc, RankedTensorType expandedType,
        ArrayRef<ReassociationIndices> reassociation,
        ArrayRef<OpFoldResult> inputShape);
  }];

  let assemblyFormat = [{
    $src $reassociation `output_shape`
    custom<DynamicIndexList>($output_shape, $static_output_shape) attr-dict `:`
    type($src) `into` type($result)
  }];
}

def Tensor_CollapseShapeOp : Tensor_ReassociativeReshapeOp<"collapse_shape"> {
  let summary = "collapse of adjacent dimensions";
  let description = [{
    Group d of the reassociation lists the dimensions of the source that are
    collapsed to dimension d of the result, in row-major order. A dimension of
    the result is dynamic if and only if its group has a dynamic size. Without
    groups the result has rank 0, and all sizes of the source are 1.

    ```mlir
    %b = tensor.collapse_shape %a [[0], [1, 2]]
      : tensor<?x3x8xf32> into tensor<?x24xf32>
    ```
  }];

  let arguments = (ins AnyTensor:$src, IndexListArrayAttr:$reassociation);

  // A missing result type is inferred.
  let builders = [
    OpBuilder<(ins "Value":$src,
      "ArrayRef<ReassociationIndices>":$reassociation,
      CArg<"ArrayRef<NamedAttribute>", "{}">:$attrs)>,
    OpBuilder<(ins "Value":$src,
      "ArrayRef<ReassociationExprs>":$reassociation,
      CArg<"ArrayRef<NamedAttribute>", "{}">:$attrs), [{
      build($_builder, $_state, src,
            convertReassociationMapsToIndices(reassociation), attrs);
    }]>,
    OpBuilder<(ins "Type":$resultType, "Value":$src,
      "ArrayRef<ReassociationIndices>":$reassociation,
      CArg<"ArrayRef<NamedAttribute>", "{}">:$attrs), [{
      build($_builder, $_state, resultType, src,
            getReassociationIndicesAttribute($_builder, reassociation));
      $_state.addAttributes(attrs);
    }]>,
    OpBuilder<(ins "Type":$resultType, "Value":$src,
      "ArrayRef<ReassociationExprs>":$reassociation,
      CArg<"ArrayRef<NamedAttribute>", "{}">:$attrs), [{
      build($_builder, $_state, resultType, src,
            convertReassociationMapsToIndices(reassociation), attrs);
    }]>
  ];

  let extraClassDeclaration = commonExtraClassDeclaration # [{
    static RankedTensorType inferCollapsedType(
        RankedTensorType type, ArrayRef<AffineMap> reassociation);
    static RankedTensorType inferCollapsedType(
        RankedTensorType type, ArrayRef<ReassociationIndices> reassociation);
  }];

  let assemblyFormat = [{
    $src $reassociation attr-dict `:` type($src) `into` type($result)
  }];
}

#endif // DIALECTS_TENSOR_RESHAPE_OPS_TD
