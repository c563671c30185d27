// SPDX-License-Identifier: Apache-2.0
//
// Other memrefs of the same memory: casts, parts, permutations.
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
  let summary = "the same memref, of a type that says more or less";
  let description = [{
    The types have the same element type and memory space. If both are ranked,
    ranks are equal, and where both say a size, an offset or a stride, they say
    the same. One may be unranked, and the other not.

    A type that says more asserts it: if at run time the memref has another
    rank, size, offset or stride, the program fails where checks are generated,
    and its behaviour is undefined where they are not.

    ```mlir
    %b = memref.cast %a : memref<?x4xf32> to memref<2x?xf32>
    %c = memref.cast %b : memref<2x?xf32> to memref<*xf32>
    ```
  }];

  let arguments = (ins AnyRankedOrUnrankedMemRef:$source);
  let results = (outs AnyRankedOrUnrankedMemRef:$dest);

  let extraClassDeclaration = [{
    /// Whether a user of the result may as well use the source: the cast only
    /// takes away from what the type says.
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
  let summary = "the same memory, reached through another memory space";
  let description = [{
    The types differ in the memory space only. Both memrefs mean the same
    memory, but the address may become another number; which spaces have an
    address for memory of which others is the target's affair. A cast to the
    same space does nothing.

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
  let summary = "the same memory, with a new offset, sizes and strides";
  let description = [{
    Takes nothing but the address from the source, which may be unranked;
    offset, sizes and strides are those given, in elements, counted from that
    address and not from the source's own offset. Nothing checks that they stay
    in the memory. Each is static or a value; where the result's type says one,
    the two agree.

    For a part of a memref, relative to its own offset and strides, see
    `memref.subview`.

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
    // Of a type that follows from the rest.
    OpBuilder<(ins "Value":$source, "OpFoldResult":$offset,
      "ArrayRef<OpFoldResult>":$sizes, "ArrayRef<OpFoldResult>":$strides,
      CArg<"ArrayRef<NamedAttribute>", "{}">:$attrs)>,
    // All static.
    OpBuilder<(ins "MemRefType":$resultType, "Value":$source,
      "int64_t":$offset, "ArrayRef<int64_t>":$sizes,
      "ArrayRef<int64_t>":$strides,
      CArg<"ArrayRef<NamedAttribute>", "{}">:$attrs)>,
    // All dynamic.
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

    /// How many offsets, sizes and strides there are.
    std::array<unsigned, 3> getArrayAttrMaxRanks() {
      return {1, getResultRank(), getResultRank()};
    }
    /// The operands before them: the source.
    static unsigned getOffsetSizeAndStrideStartOperandIndex() { return 1; }

    /// Sizes, strides and offset, as attributes where the result's type, or a
    /// constant operand, tells the value.
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
  let summary = "a part of a memref";
  let description = [{
    Element (i, j, …) of the result is element (offset0 + i * stride0, offset1 +
    j * stride1, …) of the source; sizes say how many there are. There is one
    offset, size and stride for each dimension of the source, static or a value.
    So the layout of the result follows:

        stride of dimension d = source's stride of d * stride given for d
        offset = source's offset + sum of (offset given for d * source's stride)

    The result may leave out dimensions of static size 1.

    All elements are in the source. What certainly is not is refused by the
    verifier; at run time it is undefined behaviour.

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

  // A result type that is not given, or null, follows from the rest.
  let builders = [
    OpBuilder<(ins "Value":$source, "ArrayRef<OpFoldResult>":$offsets,
      "ArrayRef<OpFoldResult>":$sizes, "ArrayRef<OpFoldResult>":$strides,
      CArg<"ArrayRef<NamedAttribute>", "{}">:$attrs)>,
    OpBuilder<(ins "MemRefType":$resultType, "Value":$source,
      "ArrayRef<OpFoldResult>":$offsets, "ArrayRef<OpFoldResult>":$sizes,
      "ArrayRef<OpFoldResult>":$strides,
      CArg<"ArrayRef<NamedAttribute>", "{}">:$attrs)>,
    // All static.
    OpBuilder<(ins "Value":$source, "ArrayRef<int64_t>":$offsets,
      "ArrayRef<int64_t>":$sizes, "ArrayRef<int64_t>":$strides,
      CArg<"ArrayRef<NamedAttribute>", "{}">:$attrs)>,
    OpBuilder<(ins "MemRefType":$resultType, "Value":$source,
      "ArrayRef<int64_t>":$offsets, "ArrayRef<int64_t>":$sizes,
      "ArrayRef<int64_t>":$strides,
      CArg<"ArrayRef<NamedAttribute>", "{}">:$attrs)>,
    // All dynamic.
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

    /// The type of the result with all its dimensions. Among static numbers,
    /// ShapedType::kDynamic stands for what is not known. The source's layout
    /// is strided.
    static MemRefType inferResultType(MemRefType sourceMemRefType,
                                      ArrayRef<int64_t> staticOffsets,
                                      ArrayRef<int64_t> staticSizes,
                                      ArrayRef<int64_t> staticStrides);
    static MemRefType inferResultType(MemRefType sourceMemRefType,
                                      ArrayRef<OpFoldResult> staticOffsets,
                                      ArrayRef<OpFoldResult> staticSizes,
                                      ArrayRef<OpFoldResult> staticStrides);

    /// The type of a result of a given shape, which leaves out some dimensions
    /// of size 1; finds its layout. The rank alone would not say which ones.
    static MemRefType inferRankReducedResultType(
        ArrayRef<int64_t> resultShape, MemRefType sourceMemRefType,
        ArrayRef<int64_t> staticOffsets, ArrayRef<int64_t> staticSizes,
        ArrayRef<int64_t> staticStrides);
    static MemRefType inferRankReducedResultType(
        ArrayRef<int64_t> resultShape, MemRefType sourceMemRefType,
        ArrayRef<OpFoldResult> staticOffsets,
        ArrayRef<OpFoldResult> staticSizes,
        ArrayRef<OpFoldResult> staticStrides);

    /// How many offsets, sizes and strides there are.
    std::array<unsigned, 3> getArrayAttrMaxRanks() {
      unsigned numDims = getSourceType().getRank();
      return {numDims, numDims, numDims};
    }
    /// The operands before them: the source.
    static unsigned getOffsetSizeAndStrideStartOperandIndex() { return 1; }

    /// Which dimensions of the source the result leaves out.
    llvm::SmallBitVector getDroppedDims();

    /// `value`, a ranked memref, without dimensions of size 1 so that it has
    /// the shape `desiredShape`: itself, or a new op. Fails if no choice of
    /// them gives that shape.
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
  let summary = "the same memory, with its dimensions in another order";
  let description = [{
    Sizes and strides are those of the operand, permuted: dimension d of the
    result is the dimension that result d of the map names. No element moves.

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
  let summary = "bytes as a memref of any element type";
  let description = [{
    The source is a memref of bytes of one dimension, contiguous and without
    offset; the result begins so many bytes behind its start and is contiguous
    too, of any shape and element type. One operand in the second brackets is
    given for each size that the result's type leaves open. The op has no stride
    and no offset in elements: see `memref.subview` for these.

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
    /// The sizes, under the name that all ops with dynamic sizes have for them.
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
