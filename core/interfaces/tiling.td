// SPDX-License-Identifier: Apache-2.0
//
// Operations that can be tiled.
#ifndef CORE_INTERFACES_TILING_TD
#define CORE_INTERFACES_TILING_TD

include "ods/records/op_base.td"

def TilingInterface : OpInterface<"TilingInterface"> {
  let description = [{
    Operations that iterate over the points of a box, the iteration domain,
    where points are independent or reduced. They can create an operation that
    computes a tile of the domain only. A tile has an offset and a size in each
    dimension, relative to the domain.

    A caller that creates loops over tiles queries the domain and the code of
    each tile, and inserts the result tiles at `getResultTilePosition`. To fuse
    a producer into a tiled consumer, it tiles the producer by the result tile
    that the consumer reads. To fuse a consumer into a producer, it tiles the
    consumer by operand tiles. The interface does not decide what is profitable.

    All methods but the first two may fail. Operations created before the
    failure may stay; they have no uses.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<
      "Returns the iterator type of each dimension of the domain.",
      "::mlir::SmallVector<::mlir::utils::IteratorType>",
      "getLoopIteratorTypes", (ins), "", "return {};">,
    InterfaceMethod<
      "Returns the iteration domain.",
      "::mlir::SmallVector<::mlir::Range>", "getIterationDomain",
      (ins "::mlir::OpBuilder &":$b), "", "return {};">,
    InterfaceMethod<
      "Creates operations that compute a tile of the domain, and the operand "
      "slices that they need.",
      "::mlir::FailureOr<::mlir::TilingResult>", "getTiledImplementation",
      (ins "::mlir::OpBuilder &":$b,
           "::mlir::ArrayRef<::mlir::OpFoldResult>":$offsets,
           "::mlir::ArrayRef<::mlir::OpFoldResult>":$sizes),
      "", "return ::mlir::failure();">,
    InterfaceMethod<
      "Returns the part of a result that a tile of the domain computes. Parts "
      "of different tiles do not overlap.",
      "::llvm::LogicalResult", "getResultTilePosition",
      (ins "::mlir::OpBuilder &":$b, "unsigned":$resultNumber,
           "::mlir::ArrayRef<::mlir::OpFoldResult>":$offsets,
           "::mlir::ArrayRef<::mlir::OpFoldResult>":$sizes,
           "::mlir::SmallVector<::mlir::OpFoldResult> &":$resultOffsets,
           "::mlir::SmallVector<::mlir::OpFoldResult> &":$resultSizes),
      "", "return ::mlir::failure();">,
    InterfaceMethod<
      "Creates operations that compute a part of a result.",
      "::mlir::FailureOr<::mlir::TilingResult>", "generateResultTileValue",
      (ins "::mlir::OpBuilder &":$b, "unsigned":$resultNumber,
           "::mlir::ArrayRef<::mlir::OpFoldResult>":$offsets,
           "::mlir::ArrayRef<::mlir::OpFoldResult>":$sizes),
      "", "return ::mlir::failure();">,
    InterfaceMethod<
      "Creates operations that use exactly these parts of some operands.",
      "::mlir::FailureOr<::mlir::TilingResult>",
      "getTiledImplementationFromOperandTiles",
      (ins "::mlir::OpBuilder &":$b,
           "::mlir::ArrayRef<unsigned>":$operandNumbers,
           "::mlir::ArrayRef<::mlir::SmallVector<::mlir::OpFoldResult>>":
               $allOffsets,
           "::mlir::ArrayRef<::mlir::SmallVector<::mlir::OpFoldResult>>":
               $allSizes),
      "", "return ::mlir::failure();">,
    InterfaceMethod<
      "Returns the tile of the domain that contains exactly the uses of these "
      "parts of some operands.",
      "::llvm::LogicalResult", "getIterationDomainTileFromOperandTiles",
      (ins "::mlir::OpBuilder &":$b,
           "::mlir::ArrayRef<unsigned>":$operandNumbers,
           "::mlir::ArrayRef<::mlir::SmallVector<::mlir::OpFoldResult>>":
               $allOffsets,
           "::mlir::ArrayRef<::mlir::SmallVector<::mlir::OpFoldResult>>":
               $allSizes,
           "::mlir::SmallVectorImpl<::mlir::OpFoldResult> &":
               $iterDomainOffsets,
           "::mlir::SmallVectorImpl<::mlir::OpFoldResult> &":$iterDomainSizes),
      "", "return ::mlir::failure();">,
    InterfaceMethod<
      "Returns the tile of the domain that computes a part of a result.",
      "::llvm::LogicalResult", "getIterationDomainTileFromResultTile",
      (ins "::mlir::OpBuilder &":$b, "unsigned":$resultNumber,
           "::mlir::ArrayRef<::mlir::OpFoldResult>":$offsets,
           "::mlir::ArrayRef<::mlir::OpFoldResult>":$sizes,
           "::mlir::SmallVectorImpl<::mlir::OpFoldResult> &":
               $iterDomainOffsets,
           "::mlir::SmallVectorImpl<::mlir::OpFoldResult> &":$iterDomainSizes),
      "", "return ::mlir::failure();">,
    InterfaceMethod<
      "Creates the scalar operations of one point of the domain.",
      "::llvm::LogicalResult", "generateScalarImplementation",
      (ins "::mlir::OpBuilder &":$b, "::mlir::Location":$loc,
           "::mlir::ValueRange":$ivs),
      "", "return ::mlir::failure();">,
    InterfaceMethod<
      "Returns true if the operation can be fused with a consumer of this part "
      "of a result. Must not change the IR.",
      "bool", "isOpFusableWithConsumerSlice",
      (ins "unsigned":$resultNumber,
           "::mlir::ArrayRef<::mlir::OpFoldResult>":$offsets,
           "::mlir::ArrayRef<::mlir::OpFoldResult>":$sizes),
      "", "return false;">,
    InterfaceMethod<
      "Returns true if the operation can be fused with producers of these "
      "parts of some operands. Must not change the IR.",
      "bool", "isOpFusableWithProducerSlices",
      (ins "::mlir::ArrayRef<unsigned>":$operandNumbers,
           "::mlir::ArrayRef<::mlir::SmallVector<::mlir::OpFoldResult>>":
               $allOffsets,
           "::mlir::ArrayRef<::mlir::SmallVector<::mlir::OpFoldResult>>":
               $allSizes),
      "", "return false;">
  ];
}

def PartialReductionOpInterface
    : OpInterface<"PartialReductionOpInterface", [TilingInterface]> {
  let description = [{
    Reductions whose dimensions can be split in two: one accumulates a partial
    result for each tile, or for each position in a tile, and the partial
    results are merged at the end. Tiles are those of `TilingInterface`.
    `reductionDims` are the dimensions that are split, and `splitReductionIvs`
    are the tile numbers in these dimensions.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<
      "Creates tensors for partial results, filled with the neutral element of "
      "the reduction. They have the shapes of the results and one more "
      "dimension for each tile size that is not zero.",
      "::mlir::FailureOr<::mlir::SmallVector<::mlir::Value>>",
      "generateInitialTensorForPartialReduction",
      (ins "::mlir::OpBuilder &":$b, "::mlir::Location":$loc,
           "::mlir::ArrayRef<::mlir::OpFoldResult>":$tileSizes,
           "const ::llvm::SetVector<unsigned> &":$reductionDims),
      "", "return ::mlir::failure();">,
    InterfaceMethod<
      "Creates operations that compute the partial results of a tile.",
      "::mlir::FailureOr<::mlir::TilingResult>", "tileToPartialReduction",
      (ins "::mlir::OpBuilder &":$b, "::mlir::Location":$loc,
           "::mlir::ReductionTilingStrategy":$tilingStrategy,
           "::mlir::ValueRange":$init,
           "::mlir::ArrayRef<::mlir::OpFoldResult>":$offsets,
           "::mlir::ArrayRef<::mlir::OpFoldResult>":$sizes,
           "const ::llvm::SetVector<unsigned> &":$reductionDims,
           "::mlir::ArrayRef<::mlir::OpFoldResult>":$splitReductionIvs),
      "", "return ::mlir::failure();">,
    InterfaceMethod<
      "Creates operations that reduce the partial results to the results.",
      "::mlir::FailureOr<::mlir::MergeResult>", "mergeReductions",
      (ins "::mlir::OpBuilder &":$b, "::mlir::Location":$loc,
           "::mlir::ValueRange":$partialReduce,
           "const ::llvm::SetVector<unsigned> &":$reductionDims),
      "", "return ::mlir::failure();">,
    InterfaceMethod<
      "Returns the part of the partial results that a tile computes.",
      "::llvm::LogicalResult", "getPartialResultTilePosition",
      (ins "::mlir::OpBuilder &":$b, "unsigned":$resultNumber,
           "::mlir::ReductionTilingStrategy":$tilingStrategy,
           "::mlir::ArrayRef<::mlir::OpFoldResult>":$offsets,
           "::mlir::ArrayRef<::mlir::OpFoldResult>":$sizes,
           "const ::llvm::SetVector<unsigned> &":$reductionDims,
           "::mlir::ArrayRef<::mlir::OpFoldResult>":$splitReductionIvs,
           "::mlir::SmallVector<::mlir::OpFoldResult> &":$resultOffsets,
           "::mlir::SmallVector<::mlir::OpFoldResult> &":$resultSizes),
      "", "return ::mlir::failure();">
  ];
}

#endif // CORE_INTERFACES_TILING_TD
