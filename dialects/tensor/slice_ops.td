// SPDX-License-Identifier: Apache-2.0
//
// Slices with offsets, sizes and strides: extract_slice, insert_slice,
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
  let summary = "extraction of a slice";
  let description = [{
    Element (i, j, …) of the result is element (offset0 + i * stride0, offset1 +
    j * stride1, …) of the source. There is one offset, size and stride for each
    dimension of the source, static or dynamic. The result may drop dimensions
    of static size 1. All elements must be in bounds. The verifier rejects
    slices that are certainly out of bounds.

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

  // A missing or null result type is inferred.
  let builders = [
    OpBuilder<(ins "Value":$source, "ArrayRef<OpFoldResult>":$offsets,
      "ArrayRef<OpFoldResult>":$sizes, "ArrayRef<OpFoldResult>":$strides,
      CArg<"ArrayRef<NamedAttribute>", "{}">:$attrs)>,
    OpBuilder<(ins "RankedTensorType":$resultType, "Value":$source,
      "ArrayRef<OpFoldResult>":$offsets, "ArrayRef<OpFoldResult>":$sizes,
      "ArrayRef<OpFoldResult>":$strides,
      CArg<"ArrayRef<NamedAttribute>", "{}">:$attrs)>,
    // Offsets, sizes and strides are dynamic.
    OpBuilder<(ins "Value":$source, "ValueRange":$offsets,
      "ValueRange":$sizes, "ValueRange":$strides,
      CArg<"ArrayRef<NamedAttribute>", "{}">:$attrs)>,
    OpBuilder<(ins "RankedTensorType":$resultType, "Value":$source,
      "ValueRange":$offsets, "ValueRange":$sizes, "ValueRange":$strides,
      CArg<"ArrayRef<NamedAttribute>", "{}">:$attrs)>,
    OpBuilder<(ins "Value":$source, "ArrayRef<Range>":$ranges,
      CArg<"ArrayRef<NamedAttribute>", "{}">:$attrs)>,
    // All offsets are 0, all strides 1.
    OpBuilder<(ins "RankedTensorType":$resultType, "Value":$source,
      "ArrayRef<OpFoldResult>":$sizes,
      CArg<"ArrayRef<NamedAttribute>", "{}">:$attrs)>
  ];

  let extraClassDeclaration = extraBaseClassDeclaration # [{
    RankedTensorType getType() { return getResultType(); }

    /// Returns the dimensions of the source that the result drops, if it is a
    /// valid rank reduction.
    std::optional<llvm::SmallDenseSet<unsigned>> computeRankReductionMask() {
      return ::mlir::computeRankReductionMask(getSourceType().getShape(),
                                              getType().getShape());
    }

    /// Infers the result type without rank reduction.
    static RankedTensorType inferResultType(RankedTensorType sourceTensorType,
                                            ArrayRef<int64_t> staticSizes);
    static RankedTensorType inferResultType(
        RankedTensorType sourceTensorType, ArrayRef<OpFoldResult> staticSizes);

    /// Infers the result type of rank `resultRank`: as many dimensions of size
    /// 1 as needed are dropped, the first ones.
    static RankedTensorType inferCanonicalRankReducedResultType(
        unsigned resultRank, RankedTensorType sourceRankedTensorType,
        ArrayRef<int64_t> staticSizes);
    static RankedTensorType inferCanonicalRankReducedResultType(
        unsigned resultRank, RankedTensorType sourceRankedTensorType,
        ArrayRef<OpFoldResult> staticSizes);

    /// Returns the numbers of offsets, sizes and strides.
    std::array<unsigned, 3> getArrayAttrMaxRanks() {
      unsigned rank = getSourceType().getRank();
      return {rank, rank, rank};
    }
    /// Returns the number of operands before them: the source.
    static unsigned getOffsetSizeAndStrideStartOperandIndex() { return 1; }

    /// Returns the dimensions of the source that the result drops, the first
    /// possible ones.
    llvm::SmallBitVector getDroppedDims();

    /// Returns `value`, a ranked tensor, or a slice of it that drops dimensions
    /// of size 1, with the shape `desiredShape`. Fails if there is no such
    /// slice.
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
  let summary = "insertion of a slice";
  let description = [{
    Replaces the elements of the destination that `tensor.extract_slice` with
    these offsets, sizes and strides would extract. The source may drop
    dimensions of static size 1.

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
    // Offsets, sizes and strides are dynamic.
    OpBuilder<(ins "Value":$source, "Value":$dest,
      "ValueRange":$offsets, "ValueRange":$sizes, "ValueRange":$strides,
      CArg<"ArrayRef<NamedAttribute>", "{}">:$attrs)>,
    OpBuilder<(ins "Value":$source, "Value":$dest,
      "ArrayRef<Range>":$ranges,
      CArg<"ArrayRef<NamedAttribute>", "{}">:$attrs)>,
    // All offsets are 0, all strides 1.
    OpBuilder<(ins "Value":$source, "Value":$dest,
      "ArrayRef<OpFoldResult>":$sizes,
      CArg<"ArrayRef<NamedAttribute>", "{}">:$attrs)>
  ];

  let extraClassDeclaration = extraBaseClassDeclaration # [{
    RankedTensorType getType() { return getResultType(); }
    RankedTensorType getDestType() { return getResultType(); }

    /// Returns the numbers of offsets, sizes and strides.
    std::array<unsigned, 3> getArrayAttrMaxRanks() {
      unsigned rank = getResultType().getRank();
      return {rank, rank, rank};
    }
    /// Returns the number of operands before them.
    static unsigned getOffsetSizeAndStrideStartOperandIndex() { return 2; }

    /// Returns the dimensions of the destination that the source drops.
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

// The op is not pure, although it has no effects, since it would be erased
// without results.
def Tensor_ParallelInsertSliceOp : Tensor_Op<"parallel_insert_slice", [
    AttrSizedOperandSegments, OffsetSizeAndStrideOpInterface,
    DeclareOpInterfaceMethods<ParallelCombiningOpInterface, [
      "getUpdatedDestinations", "getIteratingParent"]>]> {
  let summary = "insertion of a slice into the result of a parallel loop";
  let description = [{
    A `tensor.insert_slice` in the terminator of a parallel loop. The slices
    that all iterations insert into the destination form the result of the loop,
    in an unspecified order. The result is undefined where slices overlap.

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
    // Offsets, sizes and strides are dynamic.
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

    /// Returns the numbers of offsets, sizes and strides.
    std::array<unsigned, 3> getArrayAttrMaxRanks() {
      unsigned rank = getDestType().getRank();
      return {rank, rank, rank};
    }
    /// Returns the number of operands before them.
    static unsigned getOffsetSizeAndStrideStartOperandIndex() { return 2; }

    /// Returns the result of the loop to which the slice belongs.
    OpResult getTiedOpResult();

    /// Returns the dimensions of the destination that the source drops.
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
