// SPDX-License-Identifier: Apache-2.0
//
// Reshapes: reshape, expand_shape, collapse_shape.
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
  let summary = "reshapes a memref to a shape in memory";
  let description = [{
    The second operand is a memref of one dimension with the sizes of the
    result. The result has as many dimensions as that memref has elements; it is
    unranked if their number is dynamic. Source and result have the same number
    of elements, the same element type and the same memory space. Ranked types
    have the identity layout. The op does not move elements.

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

// An op whose `reassociation` has, for each dimension of the memref of lower
// rank, a group of adjacent dimensions of the other memref. Its
// extraClassDeclaration must begin with commonExtraClassDeclaration.
class MemRef_ReassociativeReshapeOp<string mnemonic, list<Trait> traits = []>
    : MemRef_Op<mnemonic, !listconcat(traits, [Pure, ViewLikeOpInterface])> {
  let results = (outs AnyStridedMemRef:$result);

  code commonExtraClassDeclaration = [{
    /// Return the groups as maps, as lists of dimension expressions, and as
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
  let summary = "splits dimensions of a memref";
  let description = [{
    Group d of the reassociation lists the result dimensions into which
    dimension d of the source is split; the last one varies fastest. The product
    of their sizes must be the size of dimension d: otherwise the behavior is
    undefined, or the verifier rejects the op if the sizes are static.
    `output_shape` has all sizes of the result, static or as values. A group has
    a dynamic size if and only if its source dimension is dynamic; the same
    holds for strides. A source of rank 0 has no groups; all sizes of the result
    are then 1. The op does not move elements.

    ```mlir
    %b = memref.expand_shape %a [[0, 1], [2]] output_shape [%n, 3, 8]
      : memref<?x8xf32> into memref<?x3x8xf32>
    ```
  }];

  let arguments = (ins AnyStridedMemRef:$src,
                       IndexListArrayAttr:$reassociation,
                       Variadic<Index>:$output_shape,
                       DenseI64ArrayAttr:$static_output_shape);

  // Without an output shape, the builder infers it and asserts that it can be
  // inferred. With a result shape instead of a result type, the builder infers
  // the layout.
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
    /// Returns the type of a result with that shape. Errors: fails without a
    /// diagnostic if the source layout is not strided.
    static FailureOr<MemRefType> computeExpandedType(
        MemRefType srcType, ArrayRef<int64_t> resultShape,
        ArrayRef<ReassociationIndices> reassociation);

    /// Returns the sizes of the result, computed from those of the source;
    /// creates divisions. Errors: fails without a diagnostic if a group has
    /// more than one dynamic size.
    static FailureOr<SmallVector<OpFoldResult>> inferOutputShape(
        OpBuilder &b, Location loc, MemRefType expandedType,
        ArrayRef<ReassociationIndices> reassociation,
        ArrayRef<OpFoldResult> inputShape);

    /// Returns the sizes of the result. Static sizes are attributes.
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
  let summary = "merges adjacent dimensions of a memref";
  let description = [{
    Group d of the reassociation lists the source dimensions that become
    dimension d of the result; the last one varies fastest. The dimensions of a
    group must be contiguous in memory: otherwise the behavior is undefined, or
    the verifier rejects the op if the layout is static. Gaps between groups are
    allowed. A result dimension is dynamic if and only if a dimension of its
    group is. Its stride is that of the last dimension of the group whose size
    is not 1, or dynamic if that dimension is not known. Without groups, the
    result has rank 0, and all sizes of the source are 1. The op does not move
    elements.

    ```mlir
    %b = memref.collapse_shape %a [[0], [1, 2]]
      : memref<?x3x8xf32> into memref<?x24xf32>
    ```
  }];

  let arguments = (ins AnyStridedMemRef:$src,
                       IndexListArrayAttr:$reassociation);

  // Without a result type, the builder infers it.
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
    /// Returns whether the groups are known to be contiguous. That is usually
    /// not known if strides are dynamic.
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
