// SPDX-License-Identifier: Apache-2.0
//
// Views: casts, subviews, permutations.
#ifndef DIALECTS_MEMREF_VIEW_OPS_TD
#define DIALECTS_MEMREF_VIEW_OPS_TD

include "core/interfaces/cast.td"
include "core/interfaces/op_asm.td"
include "core/interfaces/side_effects.td"
include "core/interfaces/view_like.td"
include "dialects/memref/dialect.td"

def MemRef_CastOp : MemRef_Op<"cast", [
    DeclareOpInterfaceMethods<CastOpInterface>,
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>,
    MemRefsNormalizable, Pure, SameOperandsAndResultShape,
    ViewLikeOpInterface]> {
  let summary = "casts to a more or less static memref type";
  let description = [{
    The types have the same element type and the same memory space. If both are
    ranked, their ranks are equal; sizes, offsets and strides are equal where
    both are static. One type may be unranked, but not both.

    A cast to a more static type asserts the static values. If the rank, a size,
    the offset or a stride differs at run time, the behavior is undefined; with
    run-time verification, the program fails.

    ```mlir
    %b = memref.cast %a : memref<?x4xf32> to memref<2x?xf32>
    %c = memref.cast %b : memref<2x?xf32> to memref<*xf32>
    ```
  }];

  let arguments = (ins AnyRankedOrUnrankedMemRef:$source);
  let results = (outs AnyRankedOrUnrankedMemRef:$dest);

  let extraClassDeclaration = [{
    /// Returns whether users of the result can use the source instead: the cast
    /// only removes static information.
    static bool canFoldIntoConsumerOp(CastOp castOp);

    Value getViewSource() { return getSource(); }
  }];

  let assemblyFormat = "$source attr-dict `:` type($source) `to` type($dest)";

  let hasFolder = 1;
}

def MemRef_MemorySpaceCastOp : MemRef_Op<"memory_space_cast", [
    DeclareOpInterfaceMethods<CastOpInterface>,
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>,
    MemRefsNormalizable, Pure,
    SameOperandsAndResultElementType, SameOperandsAndResultShape,
    ViewLikeOpInterface]> {
  let summary = "casts a memref to another memory space";
  let description = [{
    The types differ only in the memory space. Both memrefs refer to the same
    memory, but the address may have another value. The target defines which
    memory spaces can address the memory of which others. A cast to the same
    space has no effect.

    ```mlir
    %any = memref.memory_space_cast %shared
      : memref<8x?xf32, 3> to memref<8x?xf32>
    ```
  }];

  let arguments = (ins AnyRankedOrUnrankedMemRef:$source);
  let results = (outs AnyRankedOrUnrankedMemRef:$dest);

  let extraClassDeclaration = [{
    Value getViewSource() { return getSource(); }
  }];

  let assemblyFormat = "$source attr-dict `:` type($source) `to` type($dest)";

  let hasFolder = 1;
}

def MemRef_ReinterpretCastOp
    : MemRef_OpWithOffsetSizesAndStrides<"reinterpret_cast", [
          DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>,
          AttrSizedOperandSegments, MemRefsNormalizable, Pure,
          OffsetSizeAndStrideOpInterface, ViewLikeOpInterface]> {
  let summary = "memref with a new offset, sizes and strides";
  let description = [{
    The result has the base address of the source, which may be unranked. The
    offset, the sizes and the strides are those given, in elements. They are
    relative to the base address, not to the source's offset. They are not
    checked against the bounds of the memory. Each is static or a value. Static
    values in the result's type are equal to them.

    See `memref.subview` for a part of a memref that is relative to the offset
    and the strides of the source.

    ```mlir
    %t = memref.reinterpret_cast %m
      to offset: [%k], sizes: [5, %n], strides: [%s, 1]
      : memref<*xf32> to memref<5x?xf32, strided<[?, 1], offset: ?>>
    ```
  }];

  let arguments = (ins Arg<AnyRankedOrUnrankedMemRef, "", []>:$source,
                       Variadic<Index>:$offsets,
                       Variadic<Index>:$sizes,
                       Variadic<Index>:$strides,
                       DenseI64ArrayAttr:$static_offsets,
                       DenseI64ArrayAttr:$static_sizes,
                       DenseI64ArrayAttr:$static_strides);
  let results = (outs AnyStridedMemRef:$result);

  let builders = [
    OpBuilder<(ins "MemRefType":$resultType, "Value":$source,
      "OpFoldResult":$offset, "ArrayRef<OpFoldResult>":$sizes,
      "ArrayRef<OpFoldResult>":$strides,
      CArg<"ArrayRef<NamedAttribute>", "{}">:$attrs)>,
    // Infers the result type.
    OpBuilder<(ins "Value":$source, "OpFoldResult":$offset,
      "ArrayRef<OpFoldResult>":$sizes, "ArrayRef<OpFoldResult>":$strides,
      CArg<"ArrayRef<NamedAttribute>", "{}">:$attrs)>,
    // Offset, sizes and strides are static.
    OpBuilder<(ins "MemRefType":$resultType, "Value":$source,
      "int64_t":$offset, "ArrayRef<int64_t>":$sizes,
      "ArrayRef<int64_t>":$strides,
      CArg<"ArrayRef<NamedAttribute>", "{}">:$attrs)>,
    // Offset, sizes and strides are dynamic.
    OpBuilder<(ins "MemRefType":$resultType, "Value":$source,
      "Value":$offset, "ValueRange":$sizes, "ValueRange":$strides,
      CArg<"ArrayRef<NamedAttribute>", "{}">:$attrs)>
  ];

  let extraClassDeclaration = extraBaseClassDeclaration # [{
    MemRefType getType() {
      return ::llvm::cast<MemRefType>(getResult().getType());
    }
    unsigned getResultRank() { return getType().getRank(); }
    Value getViewSource() { return getSource(); }

    /// Returns the number of offsets, sizes and strides.
    std::array<unsigned, 3> getArrayAttrMaxRanks() {
      return {1, getResultRank(), getResultRank()};
    }
    /// Returns the number of operands before them: the source.
    static unsigned getOffsetSizeAndStrideStartOperandIndex() { return 1; }

    /// Return the sizes, the strides and the offset, as attributes if the
    /// result's type is static or the operand is constant.
    SmallVector<OpFoldResult> getConstifiedMixedSizes();
    SmallVector<OpFoldResult> getConstifiedMixedStrides();
    OpFoldResult getConstifiedMixedOffset();
  }];

  let assemblyFormat = [{
    $source `to` `offset` `` `:`
    custom<DynamicIndexList>($offsets, $static_offsets)
    `` `,` `sizes` `` `:`
    custom<DynamicIndexList>($sizes, $static_sizes)
    `` `,` `strides` `` `:`
    custom<DynamicIndexList>($strides, $static_strides)
    attr-dict `:` type($source) `to` type($result)
  }];

  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def SubViewOp : MemRef_OpWithOffsetSizesAndStrides<"subview", [
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>,
    DeclareOpInterfaceMethods<ViewLikeOpInterface>,
    AttrSizedOperandSegments, OffsetSizeAndStrideOpInterface, Pure]> {
  let summary = "rectangular part of a memref";
  let description = [{
    Element (i, j, …) of the result is element (offset0 + i * stride0, offset1 +
    j * stride1, …) of the source. The sizes are those of the result. There is
    one offset, size and stride for each dimension of the source, static or a
    value. The layout of the result is

        stride of dimension d = source's stride of d * stride given for d
        offset = source's offset + sum of (offset given for d * source's stride)

    The result may drop dimensions of static size 1.

    All elements must be in the source: otherwise the behavior is undefined, or
    the verifier rejects the op if that is known statically.

    ```mlir
    %tile = memref.subview %m[%i, 4] [2, %n] [1, 3]
      : memref<16x32xf32> to memref<2x?xf32, strided<[32, 3], offset: ?>>
    %row = memref.subview %m[5, 0] [1, 32] [1, 1]
      : memref<16x32xf32> to memref<32xf32, strided<[1], offset: 160>>
    ```
  }];

  let arguments = (ins AnyMemRef:$source,
                       Variadic<Index>:$offsets,
                       Variadic<Index>:$sizes,
                       Variadic<Index>:$strides,
                       DenseI64ArrayAttr:$static_offsets,
                       DenseI64ArrayAttr:$static_sizes,
                       DenseI64ArrayAttr:$static_strides);
  let results = (outs AnyMemRef:$result);

  // If the result type is not given or null, the builder infers it.
  let builders = [
    OpBuilder<(ins "Value":$source, "ArrayRef<OpFoldResult>":$offsets,
      "ArrayRef<OpFoldResult>":$sizes, "ArrayRef<OpFoldResult>":$strides,
      CArg<"ArrayRef<NamedAttribute>", "{}">:$attrs)>,
    OpBuilder<(ins "MemRefType":$resultType, "Value":$source,
      "ArrayRef<OpFoldResult>":$offsets, "ArrayRef<OpFoldResult>":$sizes,
      "ArrayRef<OpFoldResult>":$strides,
      CArg<"ArrayRef<NamedAttribute>", "{}">:$attrs)>,
    // Offsets, sizes and strides are static.
    OpBuilder<(ins "Value":$source, "ArrayRef<int64_t>":$offsets,
      "ArrayRef<int64_t>":$sizes, "ArrayRef<int64_t>":$strides,
      CArg<"ArrayRef<NamedAttribute>", "{}">:$attrs)>,
    OpBuilder<(ins "MemRefType":$resultType, "Value":$source,
      "ArrayRef<int64_t>":$offsets, "ArrayRef<int64_t>":$sizes,
      "ArrayRef<int64_t>":$strides,
      CArg<"ArrayRef<NamedAttribute>", "{}">:$attrs)>,
    // Offsets, sizes and strides are dynamic.
    OpBuilder<(ins "Value":$source, "ValueRange":$offsets,
      "ValueRange":$sizes, "ValueRange":$strides,
      CArg<"ArrayRef<NamedAttribute>", "{}">:$attrs)>,
    OpBuilder<(ins "MemRefType":$resultType, "Value":$source,
      "ValueRange":$offsets, "ValueRange":$sizes, "ValueRange":$strides,
      CArg<"ArrayRef<NamedAttribute>", "{}">:$attrs)>
  ];

  let extraClassDeclaration = extraBaseClassDeclaration # [{
    MemRefType getSourceType() {
      return ::llvm::cast<MemRefType>(getSource().getType());
    }
    MemRefType getType() {
      return ::llvm::cast<MemRefType>(getResult().getType());
    }

    /// Returns the type of the result with all dimensions. ShapedType::kDynamic
    /// marks a dynamic value. The source's layout must be strided.
    static MemRefType inferResultType(MemRefType sourceMemRefType,
                                      ArrayRef<int64_t> staticOffsets,
                                      ArrayRef<int64_t> staticSizes,
                                      ArrayRef<int64_t> staticStrides);
    static MemRefType inferResultType(MemRefType sourceMemRefType,
                                      ArrayRef<OpFoldResult> staticOffsets,
                                      ArrayRef<OpFoldResult> staticSizes,
                                      ArrayRef<OpFoldResult> staticStrides);

    /// Returns the type of a result with a given shape that drops dimensions of
    /// size 1; infers its layout.
    static MemRefType inferRankReducedResultType(
        ArrayRef<int64_t> resultShape, MemRefType sourceMemRefType,
        ArrayRef<int64_t> staticOffsets, ArrayRef<int64_t> staticSizes,
        ArrayRef<int64_t> staticStrides);
    static MemRefType inferRankReducedResultType(
        ArrayRef<int64_t> resultShape, MemRefType sourceMemRefType,
        ArrayRef<OpFoldResult> staticOffsets,
        ArrayRef<OpFoldResult> staticSizes,
        ArrayRef<OpFoldResult> staticStrides);

    /// Returns the number of offsets, sizes and strides.
    std::array<unsigned, 3> getArrayAttrMaxRanks() {
      unsigned numDims = getSourceType().getRank();
      return {numDims, numDims, numDims};
    }
    /// Returns the number of operands before them: the source.
    static unsigned getOffsetSizeAndStrideStartOperandIndex() { return 1; }

    /// Returns the dimensions of the source that the result drops.
    llvm::SmallBitVector getDroppedDims();

    /// Returns `value`, a ranked memref, with the shape `desiredShape` by
    /// dropping dimensions of size 1: `value` itself, or the result of a new
    /// op. Errors: fails without a diagnostic if no set of dropped dimensions
    /// gives that shape.
    static FailureOr<Value> rankReduceIfNeeded(
        OpBuilder &b, Location loc, Value value,
        ArrayRef<int64_t> desiredShape);
  }];

  let assemblyFormat = [{
    $source ``
    custom<DynamicIndexList>($offsets, $static_offsets)
    custom<DynamicIndexList>($sizes, $static_sizes)
    custom<DynamicIndexList>($strides, $static_strides)
    attr-dict `:` type($source) `to` type($result)
  }];

  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def MemRef_TransposeOp : MemRef_Op<"transpose", [
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>,
    Pure]> {
  let summary = "permutes the dimensions of a memref";
  let description = [{
    The result has the sizes and the strides of the operand, permuted: dimension
    d of the result is the dimension that result d of the map names. The op does
    not move elements.

    ```mlir
    %t = memref.transpose %m (i, j, k) -> (k, i, j)
      : memref<2x3x5xf32> to memref<5x2x3xf32, strided<[1, 15, 5]>>
    ```
  }];

  let arguments = (ins AnyStridedMemRef:$in, AffineMapAttr:$permutation);
  let results = (outs AnyStridedMemRef);

  let builders = [
    OpBuilder<(ins "Value":$in, "AffineMapAttr":$permutation,
      CArg<"ArrayRef<NamedAttribute>", "{}">:$attrs)>
  ];

  let extraClassDeclaration = [{
    static StringRef getPermutationAttrStrName() { return "permutation"; }
  }];

  let hasFolder = 1;
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def MemRef_ViewOp : MemRef_Op<"view", [
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>,
    DeclareOpInterfaceMethods<ViewLikeOpInterface>,
    Pure]> {
  let summary = "views bytes as a memref of any element type";
  let description = [{
    The source is a contiguous memref of bytes with one dimension and without
    offset. The result starts at the given byte offset in the source. It is
    contiguous, and has any shape and element type. There is one operand in the
    second brackets for each dynamic size of the result's type. The op has no
    strides and no offset in elements: see `memref.subview` for these.

    ```mlir
    %m = memref.view %arena[%at][%n] : memref<?xi8> to memref<?x4xf64>
    ```
  }];

  let arguments = (ins MemRefRankOf<[I8], [1]>:$source,
                       Index:$byte_shift,
                       Variadic<Index>:$sizes);
  let results = (outs AnyMemRef);

  let extraClassDeclaration = [{
    MemRefType getType() {
      return ::llvm::cast<MemRefType>((*this)->getResult(0).getType());
    }
    /// Returns the sizes. All ops with dynamic sizes have an accessor of this
    /// name.
    operand_range getDynamicSizes() { return getSizes(); }
  }];

  let assemblyFormat = [{
    $source `[` $byte_shift `]` `` `[` $sizes `]` attr-dict
    `:` type($source) `to` type(results)
  }];

  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

#endif // DIALECTS_MEMREF_VIEW_OPS_TD
