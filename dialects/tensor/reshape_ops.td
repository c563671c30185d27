// SPDX-License-Identifier: Apache-2.0
//
// Other shapes of the same elements: reshape, expand_shape, collapse_shape.
#ifndef DIALECTS_TENSOR_RESHAPE_OPS_TD
#define DIALECTS_TENSOR_RESHAPE_OPS_TD

include "core/interfaces/op_asm.td"
include "core/interfaces/side_effects.td"
include "dialects/tensor/dialect.td"

def Tensor_ReshapeOp : Tensor_Op<"reshape", [
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>,
    Pure]> {
  let summary = "the same elements in a shape that is a tensor";
  let description = [{
    The second operand is a tensor of one dimension with the sizes of the
    result, which has as many dimensions as that has elements; it is unranked if
    their number is not known. Source and result have the same elements, in the
    same order.

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

// An op whose `reassociation` has, for each dimension of the tensor that has
// fewer, a group of neighbouring dimensions of the other; its
// extraClassDeclaration is to begin with commonExtraClassDeclaration.
class Tensor_ReassociativeReshapeOp<string mnemonic>
    : Tensor_Op<mnemonic, [
          DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>,
          Pure]> {
  let results = (outs AnyTensor:$result);

  code commonExtraClassDeclaration = [{
    static StringRef getReassociationAttrStrName() { return "reassociation"; }

    /// The groups: as maps, as lists of dimension expressions, as numbers.
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
  let summary = "splits dimensions";
  let description = [{
    Group d of the reassociation lists the dimensions of the result that
    dimension d of the source is split into, the last of them varying fastest;
    the product of their sizes is its size. `output_shape` has all sizes of the
    result, static or as values. A group has a dynamic size exactly if its
    source dimension is dynamic. A source of rank 0 has no groups, and the
    result has sizes of 1 only.

    ```mlir
    %b = tensor.expand_shape %a [[0, 1], [2]] output_shape [%n, 3, 8]
      : tensor<?x8xf32> into tensor<?x3x8xf32>
    ```
  }];

  let arguments = (ins AnyTensor:$src,
                       IndexListArrayAttr:$reassociation,
                       Variadic<Index>:$output_shape,
                       DenseI64ArrayAttr:$static_output_shape);

  // Without an output shape it is inferred; if it cannot be, the op is refused
  // later.
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
    /// The source's dimension whose group has `resultDim`.
    int64_t getCorrespondingSourceDim(int64_t resultDim);

    /// The sizes of the result, static ones as attributes.
    SmallVector<OpFoldResult> getMixedOutputShape();

    /// The sizes of the result, by those of the source; makes divisions. Fails
    /// if a group has more than one dynamic size.
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
  let summary = "joins neighbouring dimensions";
  let description = [{
    Group d of the reassociation lists the dimensions of the source that become
    dimension d of the result, the last of them varying fastest. A dimension of
    the result is dynamic exactly if one of its group is. Without groups the
    result has rank 0, and all sizes of the source are 1.

    ```mlir
    %b = tensor.collapse_shape %a [[0], [1, 2]]
      : tensor<?x3x8xf32> into tensor<?x24xf32>
    ```
  }];

  let arguments = (ins AnyTensor:$src, IndexListArrayAttr:$reassociation);

  // Without a result type it is computed.
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
