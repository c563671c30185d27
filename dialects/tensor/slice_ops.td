// SPDX-License-Identifier: Apache-2.0
//
// Parts by offset, size and stride: extract_slice, insert_slice,
// parallel_insert_slice.
#ifndef DIALECTS_TENSOR_SLICE_OPS_TD
#define DIALECTS_TENSOR_SLICE_OPS_TD

include "core/interfaces/destination_style.td"
include "core/interfaces/infer_type.td"
include "core/interfaces/op_asm.td"
include "core/interfaces/parallel_combining.td"
include "core/interfaces/side_effects.td"
include "core/interfaces/view_like.td"
include "dialects/tensor/dialect.td"

def Tensor_ExtractSliceOp
    : Tensor_OpWithOffsetSizesAndStrides<"extract_slice", [
          DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>,
          DeclareOpInterfaceMethods<ReifyRankedShapedTypeOpInterface,
                                    ["reifyResultShapes"]>,
          AttrSizedOperandSegments, Pure, OffsetSizeAndStrideOpInterface]> {
  let summary = "a part of a tensor";
  let description = [{
    Element (i, j, …) of the result is element (offset0 + i * stride0, offset1 +
    j * stride1, …) of the source; sizes say how many there are. There is one
    offset, size and stride for each dimension of the source, static or a value.
    The result may leave out dimensions of static size 1. All elements are in
    the source; what certainly is not is refused.

    ```mlir
    %p = tensor.extract_slice %t[%i, 4] [2, %n] [1, 3]
      : tensor<16x32xf32> to tensor<2x?xf32>
    ```
  }];

  let arguments = (ins AnyRankedTensor:$source,
                       Variadic<Index>:$offsets,
                       Variadic<Index>:$sizes,
                       Variadic<Index>:$strides,
                       DenseI64ArrayAttr:$static_offsets,
                       DenseI64ArrayAttr:$static_sizes,
                       DenseI64ArrayAttr:$static_strides);
  let results = (outs AnyRankedTensor:$result);

  // A result type that is not given, or null, follows from the rest.
  let builders = [
    OpBuilder<(ins "Value":$source, "ArrayRef<OpFoldResult>":$offsets,
      "ArrayRef<OpFoldResult>":$sizes, "ArrayRef<OpFoldResult>":$strides,
      CArg<"ArrayRef<NamedAttribute>", "{}">:$attrs)>,
    OpBuilder<(ins "RankedTensorType":$resultType, "Value":$source,
      "ArrayRef<OpFoldResult>":$offsets, "ArrayRef<OpFoldResult>":$sizes,
      "ArrayRef<OpFoldResult>":$strides,
      CArg<"ArrayRef<NamedAttribute>", "{}">:$attrs)>,
    // All dynamic.
    OpBuilder<(ins "Value":$source, "ValueRange":$offsets,
      "ValueRange":$sizes, "ValueRange":$strides,
      CArg<"ArrayRef<NamedAttribute>", "{}">:$attrs)>,
    OpBuilder<(ins "RankedTensorType":$resultType, "Value":$source,
      "ValueRange":$offsets, "ValueRange":$sizes, "ValueRange":$strides,
      CArg<"ArrayRef<NamedAttribute>", "{}">:$attrs)>,
    OpBuilder<(ins "Value":$source, "ArrayRef<Range>":$ranges,
      CArg<"ArrayRef<NamedAttribute>", "{}">:$attrs)>,
    // Offsets 0, strides 1.
    OpBuilder<(ins "RankedTensorType":$resultType, "Value":$source,
      "ArrayRef<OpFoldResult>":$sizes,
      CArg<"ArrayRef<NamedAttribute>", "{}">:$attrs)>
  ];

  let extraClassDeclaration = extraBaseClassDeclaration # [{
    RankedTensorType getType() { return getResultType(); }

    /// Which dimensions of the source the result leaves out, if it can be had
    /// so.
    std::optional<llvm::SmallDenseSet<unsigned>> computeRankReductionMask() {
      return ::mlir::computeRankReductionMask(getSourceType().getShape(),
                                              getType().getShape());
    }

    /// The type of the result with all its dimensions.
    static RankedTensorType inferResultType(RankedTensorType sourceTensorType,
                                            ArrayRef<int64_t> staticSizes);
    static RankedTensorType inferResultType(
        RankedTensorType sourceTensorType, ArrayRef<OpFoldResult> staticSizes);

    /// The type without as many dimensions of size 1, the first ones, as give
    /// it that rank.
    static RankedTensorType inferCanonicalRankReducedResultType(
        unsigned resultRank, RankedTensorType sourceRankedTensorType,
        ArrayRef<int64_t> staticSizes);
    static RankedTensorType inferCanonicalRankReducedResultType(
        unsigned resultRank, RankedTensorType sourceRankedTensorType,
        ArrayRef<OpFoldResult> staticSizes);

    /// How many offsets, sizes and strides there are.
    std::array<unsigned, 3> getArrayAttrMaxRanks() {
      unsigned rank = getSourceType().getRank();
      return {rank, rank, rank};
    }
    /// The operands before them: the source.
    static unsigned getOffsetSizeAndStrideStartOperandIndex() { return 1; }

    /// Which dimensions of the source the result leaves out, the first that can
    /// be.
    llvm::SmallBitVector getDroppedDims();

    /// `value`, a ranked tensor, without dimensions of size 1 so that it has
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

  let hasCanonicalizer = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

def Tensor_InsertSliceOp : Tensor_OpWithOffsetSizesAndStrides<"insert_slice", [
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>,
    DeclareOpInterfaceMethods<ReifyRankedShapedTypeOpInterface,
                              ["reifyResultShapes"]>,
    AttrSizedOperandSegments, DestinationStyleOpInterface, Pure,
    OffsetSizeAndStrideOpInterface,
    TypesMatchWith<"expected result type to match dest type",
                   "dest", "result", "$_self", "std::equal_to<>()", "self">
    ]> {
  let summary = "a tensor with another part";
  let description = [{
    Puts the source where `tensor.extract_slice` with these offsets, sizes and
    strides would take it from; all other elements are those of the destination.
    The source may leave out dimensions of static size 1.

    ```mlir
    %u = tensor.insert_slice %p into %t[%i, 4] [2, %n] [1, 3]
      : tensor<2x?xf32> into tensor<16x32xf32>
    ```
  }];

  let arguments = (ins AnyRankedTensor:$source,
                       AnyRankedTensor:$dest,
                       Variadic<Index>:$offsets,
                       Variadic<Index>:$sizes,
                       Variadic<Index>:$strides,
                       DenseI64ArrayAttr:$static_offsets,
                       DenseI64ArrayAttr:$static_sizes,
                       DenseI64ArrayAttr:$static_strides);
  let results = (outs AnyRankedTensor:$result);

  let builders = [
    OpBuilder<(ins "Value":$source, "Value":$dest,
      "ArrayRef<OpFoldResult>":$offsets, "ArrayRef<OpFoldResult>":$sizes,
      "ArrayRef<OpFoldResult>":$strides,
      CArg<"ArrayRef<NamedAttribute>", "{}">:$attrs)>,
    // All dynamic.
    OpBuilder<(ins "Value":$source, "Value":$dest,
      "ValueRange":$offsets, "ValueRange":$sizes, "ValueRange":$strides,
      CArg<"ArrayRef<NamedAttribute>", "{}">:$attrs)>,
    OpBuilder<(ins "Value":$source, "Value":$dest,
      "ArrayRef<Range>":$ranges,
      CArg<"ArrayRef<NamedAttribute>", "{}">:$attrs)>,
    // Offsets 0, strides 1.
    OpBuilder<(ins "Value":$source, "Value":$dest,
      "ArrayRef<OpFoldResult>":$sizes,
      CArg<"ArrayRef<NamedAttribute>", "{}">:$attrs)>
  ];

  let extraClassDeclaration = extraBaseClassDeclaration # [{
    RankedTensorType getType() { return getResultType(); }
    RankedTensorType getDestType() { return getResultType(); }

    /// How many offsets, sizes and strides there are.
    std::array<unsigned, 3> getArrayAttrMaxRanks() {
      unsigned rank = getResultType().getRank();
      return {rank, rank, rank};
    }
    /// The operands before them.
    static unsigned getOffsetSizeAndStrideStartOperandIndex() { return 2; }

    /// Which dimensions of the destination the source leaves out.
    llvm::SmallBitVector getDroppedDims();

    MutableOperandRange getDpsInitsMutable() {
      return MutableOperandRange(getOperation(),
                                 getDestMutable().getOperandNumber(), 1);
    }
  }];

  let assemblyFormat = [{
    $source `into` $dest ``
    custom<DynamicIndexList>($offsets, $static_offsets)
    custom<DynamicIndexList>($sizes, $static_sizes)
    custom<DynamicIndexList>($strides, $static_strides)
    attr-dict `:` type($source) `into` type($dest)
  }];

  let hasCanonicalizer = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

// Not pure, though it has no effect: it has no result that would be used.
def Tensor_ParallelInsertSliceOp : Tensor_Op<"parallel_insert_slice", [
    AttrSizedOperandSegments, OffsetSizeAndStrideOpInterface,
    DeclareOpInterfaceMethods<ParallelCombiningOpInterface, [
      "getUpdatedDestinations", "getIteratingParent"]>]> {
  let summary = "what one round of a parallel loop puts into its result";
  let description = [{
    `tensor.insert_slice` in the terminator of a parallel loop: the parts that
    all rounds put into the destination together make the loop's result, in no
    said order. Where parts overlap the result is undefined.

    ```mlir
    tensor.parallel_insert_slice %p into %t[%i, 0] [1, 8] [1, 1]
      : tensor<8xf32> into tensor<16x8xf32>
    ```
  }];

  let arguments = (ins AnyRankedTensor:$source,
                       AnyRankedTensor:$dest,
                       Variadic<Index>:$offsets,
                       Variadic<Index>:$sizes,
                       Variadic<Index>:$strides,
                       DenseI64ArrayAttr:$static_offsets,
                       DenseI64ArrayAttr:$static_sizes,
                       DenseI64ArrayAttr:$static_strides);

  let builders = [
    OpBuilder<(ins "Value":$source, "Value":$dest,
      "ArrayRef<OpFoldResult>":$offsets, "ArrayRef<OpFoldResult>":$sizes,
      "ArrayRef<OpFoldResult>":$strides,
      CArg<"ArrayRef<NamedAttribute>", "{}">:$attrs)>,
    OpBuilder<(ins "Value":$source, "Value":$dest,
      "ArrayRef<Range>":$ranges,
      CArg<"ArrayRef<NamedAttribute>", "{}">:$attrs)>,
    // All dynamic.
    OpBuilder<(ins "Value":$source, "Value":$dest,
      "ValueRange":$offsets, "ValueRange":$sizes, "ValueRange":$strides,
      CArg<"ArrayRef<NamedAttribute>", "{}">:$attrs)>
  ];

  let extraClassDeclaration = [{
    Type yieldedType() { return Value(getDest()).getType(); }
    RankedTensorType getSourceType() {
      return ::llvm::cast<RankedTensorType>(Value(getSource()).getType());
    }
    RankedTensorType getDestType() {
      return ::llvm::cast<RankedTensorType>(Value(getDest()).getType());
    }
    InParallelOpInterface getParallelCombiningParent() {
      return ::llvm::dyn_cast<InParallelOpInterface>(
          getOperation()->getParentOp());
    }

    /// How many offsets, sizes and strides there are.
    std::array<unsigned, 3> getArrayAttrMaxRanks() {
      unsigned rank = getDestType().getRank();
      return {rank, rank, rank};
    }
    /// The operands before them.
    static unsigned getOffsetSizeAndStrideStartOperandIndex() { return 2; }

    /// The loop's result that it is a part of.
    OpResult getTiedOpResult();

    /// Which dimensions of the destination the source leaves out.
    llvm::SmallBitVector getDroppedDims();
  }];

  let assemblyFormat = [{
    $source `into` $dest ``
    custom<DynamicIndexList>($offsets, $static_offsets)
    custom<DynamicIndexList>($sizes, $static_sizes)
    custom<DynamicIndexList>($strides, $static_strides)
    attr-dict `:` type($source) `into` type($dest)
  }];

  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

#endif // DIALECTS_TENSOR_SLICE_OPS_TD
