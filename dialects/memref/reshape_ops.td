// SPDX-License-Identifier: Apache-2.0
//
// Other shapes of the same elements: reshape, expand_shape, collapse_shape.
#ifndef DIALECTS_MEMREF_RESHAPE_OPS_TD
#define DIALECTS_MEMREF_RESHAPE_OPS_TD

include "core/interfaces/infer_type.td"
include "core/interfaces/op_asm.td"
include "core/interfaces/side_effects.td"
include "core/interfaces/view_like.td"
include "dialects/memref/dialect.td"

def MemRef_ReshapeOp : MemRef_Op<"reshape", [
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>,
    Pure, ViewLikeOpInterface]> {
  let summary = "the same elements in a shape that is read from memory";
  let description = [{
    The second operand is a memref of one dimension with the sizes of the
    result, which has as many dimensions as that has elements; it is unranked if
    their number is not known. Source and result have the same number of
    elements, the same element type and memory space, and, where ranked, the
    identity layout. No element moves.

    ```mlir
    %b = memref.reshape %a(%sizes)
      : (memref<6x?xf32>, memref<3xindex>) -> memref<?x?x2xf32>
    ```
  }];

  let arguments = (ins AnyRankedOrUnrankedMemRef:$source,
                       Arg<MemRefRankOf<[AnySignlessInteger, Index], [1]>,
                           "the sizes of the result", [MemRead]>:$shape);
  let results = (outs AnyRankedOrUnrankedMemRef:$result);

  let builders = [
    OpBuilder<(ins "MemRefType":$resultType, "Value":$operand,
                   "Value":$shape), [{
      build($_builder, $_state, Type(resultType), operand, shape);
    }]>
  ];

  let extraClassDeclaration = [{
    MemRefType getType() {
      return ::llvm::cast<MemRefType>(getResult().getType());
    }
    Value getViewSource() { return getSource(); }
  }];

  let assemblyFormat = [{
    $source `(` $shape `)` attr-dict `:` functional-type(operands, results)
  }];

  let hasVerifier = 1;
}

// An op whose `reassociation` has, for each dimension of the memref that has
// fewer, a group of neighbouring dimensions of the other; its
// extraClassDeclaration is to begin with commonExtraClassDeclaration.
class MemRef_ReassociativeReshapeOp<string mnemonic, list<Trait> traits = []>
    : MemRef_Op<mnemonic, !listconcat(traits, [Pure, ViewLikeOpInterface])> {
  let results = (outs AnyStridedMemRef:$result);

  code commonExtraClassDeclaration = [{
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

    MemRefType getSrcType() {
      return ::llvm::cast<MemRefType>(getSrc().getType());
    }
    MemRefType getResultType() {
      return ::llvm::cast<MemRefType>(getResult().getType());
    }
    Value getViewSource() { return getSrc(); }
  }];

  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def MemRef_ExpandShapeOp : MemRef_ReassociativeReshapeOp<"expand_shape", [
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>,
    DeclareOpInterfaceMethods<ReifyRankedShapedTypeOpInterface,
                              ["reifyResultShapes"]>]> {
  let summary = "splits dimensions";
  let description = [{
    Group d of the reassociation lists the dimensions of the result that
    dimension d of the source is split into, the last of them varying fastest;
    the product of their sizes is its size, otherwise the behaviour is
    undefined, or the op is refused where that is known. `output_shape` has all
    sizes of the result, static or as values. A group has a dynamic size exactly
    if its source dimension is dynamic, and so for strides. A source of rank 0
    has no groups, and the result has sizes of 1 only. No element moves.

    ```mlir
    %b = memref.expand_shape %a [[0, 1], [2]] output_shape [%n, 3, 8]
      : memref<?x8xf32> into memref<?x3x8xf32>
    ```
  }];

  let arguments = (ins AnyStridedMemRef:$src,
                       IndexListArrayAttr:$reassociation,
                       Variadic<Index>:$output_shape,
                       DenseI64ArrayAttr:$static_output_shape);

  // Without an output shape it is inferred, which asserts that it can be. With
  // a result shape in place of a result type, the layout is inferred.
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
    }]>,
    OpBuilder<(ins "ArrayRef<int64_t>":$resultShape, "Value":$src,
      "ArrayRef<ReassociationIndices>":$reassociation)>,
    OpBuilder<(ins "ArrayRef<int64_t>":$resultShape, "Value":$src,
      "ArrayRef<ReassociationIndices>":$reassociation,
      "ArrayRef<OpFoldResult>":$outputShape)>
  ];

  let extraClassDeclaration = commonExtraClassDeclaration # [{
    /// The type of a result of that shape. Fails if the source's layout is not
    /// strided.
    static FailureOr<MemRefType> computeExpandedType(
        MemRefType srcType, ArrayRef<int64_t> resultShape,
        ArrayRef<ReassociationIndices> reassociation);

    /// The sizes of the result, by those of the source; makes divisions. Fails
    /// if a group has more than one dynamic size.
    static FailureOr<SmallVector<OpFoldResult>> inferOutputShape(
        OpBuilder &b, Location loc, MemRefType expandedType,
        ArrayRef<ReassociationIndices> reassociation,
        ArrayRef<OpFoldResult> inputShape);

    /// The sizes of the result, static ones as attributes.
    SmallVector<OpFoldResult> getMixedOutputShape() {
      return ::mlir::getMixedValues(getStaticOutputShape(), getOutputShape(),
                                    getContext());
    }
  }];

  let assemblyFormat = [{
    $src $reassociation `output_shape`
    custom<DynamicIndexList>($output_shape, $static_output_shape) attr-dict `:`
    type($src) `into` type($result)
  }];
}

def MemRef_CollapseShapeOp : MemRef_ReassociativeReshapeOp<"collapse_shape", [
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]> {
  let summary = "joins neighbouring dimensions";
  let description = [{
    Group d of the reassociation lists the dimensions of the source that become
    dimension d of the result, the last of them varying fastest. The dimensions
    of a group must lie in memory without gaps between them; if they do not, the
    behaviour is undefined, or the op is refused where that is known. Gaps
    between groups are no matter. A dimension of the result is dynamic exactly
    if one of its group is, and its stride is that of the group's last
    dimension, those of size 1 not counted, or dynamic where that is not known.
    Without groups the result has rank 0, and all sizes of the source are 1. No
    element moves.

    ```mlir
    %b = memref.collapse_shape %a [[0], [1, 2]]
      : memref<?x3x8xf32> into memref<?x24xf32>
    ```
  }];

  let arguments = (ins AnyStridedMemRef:$src,
                       IndexListArrayAttr:$reassociation);

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
    /// Whether the groups are certainly without gaps. Dynamic strides mostly
    /// leave it open.
    static bool isGuaranteedCollapsible(
        MemRefType srcType, ArrayRef<ReassociationIndices> reassociation);

    static MemRefType computeCollapsedType(
        MemRefType srcType, ArrayRef<ReassociationIndices> reassociation);
  }];

  let assemblyFormat = [{
    $src $reassociation attr-dict `:` type($src) `into` type($result)
  }];
}

#endif // DIALECTS_MEMREF_RESHAPE_OPS_TD
