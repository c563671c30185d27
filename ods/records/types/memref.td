// SPDX-License-Identifier: Apache-2.0
#ifndef ODS_RECORDS_TYPES_MEMREF_TD
#define ODS_RECORDS_TYPES_MEMREF_TD

include "ods/records/types/container.td"
include "ods/records/types/float.td"
include "ods/records/types/integer.td"

// Memrefs with these element types: unranked, ranked, or either.
class UnrankedMemRefOf<list<Type> allowedTypes>
    : ShapedContainerType<allowedTypes, IsUnrankedMemRefTypePred,
                          "unranked.memref", "::mlir::UnrankedMemRefType">;
class MemRefOf<list<Type> allowedTypes>
    : ShapedContainerType<allowedTypes, IsMemRefTypePred, "memref",
                          "::mlir::MemRefType">;
class RankedOrUnrankedMemRefOf<list<Type> allowedTypes, list<Pred> preds = [],
                               string summary = "ranked or unranked memref">
    : ShapedContainerType<allowedTypes,
                          And<!listconcat([IsBaseMemRefTypePred], preds)>,
                          summary, "::mlir::BaseMemRefType">;

// Memrefs of a rank other than 0.
class Non0RankedMemRefOf<list<Type> allowedTypes>
    : ConfinedType<MemRefOf<allowedTypes>, [HasRankGreaterOrEqualPred<1>],
                   "non-0-ranked." # MemRefOf<allowedTypes>.summary,
                   "::mlir::MemRefType">;

// Memrefs of one of these ranks.
class MemRefRankOf<list<Type> allowedTypes, list<int> ranks>
    : ConfinedType<MemRefOf<allowedTypes>, [HasAnyRankOfPred<ranks>],
                   !interleave(!foreach(rank, ranks, rank # "D"), "/") # " " #
                       MemRefOf<allowedTypes>.summary,
                   "::mlir::MemRefType">;

// Memrefs without dynamic dimensions.
class StaticShapeMemRefOf<list<Type> allowedTypes>
    : ConfinedType<MemRefOf<allowedTypes>, [HasStaticShapePred],
                   "statically shaped " # MemRefOf<allowedTypes>.summary,
                   "::mlir::MemRefType">;

// Memrefs with a strided layout.
def HasStridesPred
    : CPred<[{ ::llvm::cast<::mlir::MemRefType>($_self).isStrided() }],
            "(is-strided self)">;
class StridedMemRefOf<list<Type> allowedTypes>
    : ConfinedType<MemRefOf<allowedTypes>, [HasStridesPred],
                   "strided " # MemRefOf<allowedTypes>.summary>;
class StridedMemRefRankOf<list<Type> allowedTypes, list<int> ranks>
    : ConfinedType<MemRefOf<allowedTypes>, [HasAnyRankOfPred<ranks>],
                   !interleave(!foreach(rank, ranks, rank # "D"), "/") # " " #
                       MemRefOf<allowedTypes>.summary>;

// Memrefs with any element type.
def AnyUnrankedMemRef : UnrankedMemRefOf<[AnyType]>;
def AnyMemRef : MemRefOf<[AnyType]>;
def AnyNon0RankedMemRef : Non0RankedMemRefOf<[AnyType]>;
def AnyRankedOrUnrankedMemRef : RankedOrUnrankedMemRefOf<[AnyType]>;
def AnyNon0RankedOrUnrankedMemRef
    : AnyTypeOf<[AnyUnrankedMemRef, AnyNon0RankedMemRef]>;
def AnyStaticShapeMemRef : StaticShapeMemRefOf<[AnyType]>;
def AnyStridedMemRef : StridedMemRefOf<[AnyType]>;
class AnyStridedMemRefOfRank<int rank>
    : AllOfType<[AnyStridedMemRef, MemRefRankOf<[AnyType], [rank]>],
                AnyStridedMemRef.summary # " of rank " # rank>;

// Memrefs with one element type.
def I1MemRef : MemRefOf<[I1]>;
def I8MemRef : MemRefOf<[I8]>;
def I16MemRef : MemRefOf<[I16]>;
def I32MemRef : MemRefOf<[I32]>;
def I64MemRef : MemRefOf<[I64]>;
def BF16MemRef : MemRefOf<[BF16]>;
def F16MemRef : MemRefOf<[F16]>;
def F32MemRef : MemRefOf<[F32]>;
def F64MemRef : MemRefOf<[F64]>;

// Tensors and memrefs with these element types.
class TensorOrMemRef<list<Type> allowedTypes>
    : ShapedContainerType<allowedTypes, IsTensorOrMemRefTypePred,
                          "Tensor or MemRef", "::mlir::ShapedType">;

#endif // ODS_RECORDS_TYPES_MEMREF_TD
