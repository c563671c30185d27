// SPDX-License-Identifier: Apache-2.0
//
// Predicates on types.
#ifndef ODS_RECORDS_TYPES_PREDICATES_TD
#define ODS_RECORDS_TYPES_PREDICATES_TD

include "ods/records/constraints.td"

// Vectors: any, or without scalable dimensions; those of rank 0 are excluded
// where the name says so.
def IsVectorOfNonZeroRankTypePred : And<[
  CPred<"::llvm::isa<::mlir::VectorType>($_self)", "(isa 'VectorType' self)">,
  CPred<"::llvm::cast<::mlir::VectorType>($_self).getRank() > 0",
        "(gt (rank self) 0)">
]>;
def IsFixedVectorOfNonZeroRankTypePred : And<[
  CPred<"::llvm::isa<::mlir::FixedVectorType>($_self)",
        "(isa 'FixedVectorType' self)">,
  CPred<"::llvm::cast<::mlir::VectorType>($_self).getRank() > 0",
        "(gt (rank self) 0)">
]>;
def IsVectorOfAnyRankTypePred
    : CPred<"::llvm::isa<::mlir::VectorType>($_self)",
            "(isa 'VectorType' self)">;
def IsFixedVectorOfAnyRankTypePred
    : CPred<"::llvm::isa<::mlir::FixedVectorType>($_self)",
            "(isa 'FixedVectorType' self)">;

// Vectors with a scalable dimension: any, only the last one, or all of them.
def IsVectorTypeWithAnyDimScalablePred
    : CPred<"::llvm::isa<::mlir::ScalableVectorType>($_self)",
            "(isa 'ScalableVectorType' self)">;
def IsVectorTypeWithOnlyTrailingDimScalablePred : And<[
  CPred<"::llvm::isa<::mlir::VectorType>($_self)", "(isa 'VectorType' self)">,
  CPred<"::llvm::cast<::mlir::VectorType>($_self).getRank() > 0",
        "(gt (rank self) 0)">,
  CPred<"::llvm::cast<::mlir::VectorType>($_self).getScalableDims().back()",
        "(at (scalable-dims self) -1)">,
  CPred<"!llvm::is_contained(::llvm::cast<::mlir::VectorType>($_self)"
        ".getScalableDims().drop_back(), true)",
        "(not (contains (drop-back (scalable-dims self) 1) true))">
]>;
def IsVectorTypeWithAllDimsScalablePred : And<[
  IsVectorOfNonZeroRankTypePred,
  CPred<"::llvm::cast<::mlir::VectorType>($_self).allDimsScalable()",
        "(all (scalable-dims self) self)">
]>;

// Tensors, memrefs and other shaped types.
def IsTensorTypePred
    : CPred<"::llvm::isa<::mlir::TensorType>($_self)",
            "(isa 'TensorType' self)">;
def IsMemRefTypePred
    : CPred<"::llvm::isa<::mlir::MemRefType>($_self)",
            "(isa 'MemRefType' self)">;
def IsTensorOrMemRefTypePred : Or<[IsTensorTypePred, IsMemRefTypePred]>;
def IsUnrankedMemRefTypePred
    : CPred<"::llvm::isa<::mlir::UnrankedMemRefType>($_self)",
            "(isa 'UnrankedMemRefType' self)">;
def IsUnrankedTensorTypePred
    : CPred<"::llvm::isa<::mlir::UnrankedTensorType>($_self)",
            "(isa 'UnrankedTensorType' self)">;
def IsRankedTensorTypePred
    : CPred<"::llvm::isa<::mlir::RankedTensorType>($_self)",
            "(isa 'RankedTensorType' self)">;
def IsBaseMemRefTypePred
    : CPred<"::llvm::isa<::mlir::BaseMemRefType>($_self)",
            "(isa 'BaseMemRefType' self)">;
def IsShapedTypePred
    : CPred<"::llvm::isa<::mlir::ShapedType>($_self)",
            "(isa 'ShapedType' self)">;
def HasStaticShapePred
    : CPred<"::llvm::cast<::mlir::ShapedType>($_self).hasStaticShape()",
            "(has-static-shape self)">;

def IsTupleTypePred
    : CPred<"::llvm::isa<::mlir::TupleType>($_self)", "(isa 'TupleType' self)">;

// Types with value semantics: the builtin ones are vectors and tensors.
def HasValueSemanticsPred
    : CPred<"$_self.hasTrait<::mlir::ValueSemantics>()",
            "(has-trait 'ValueSemantics' self)">;

// Ranked shaped types: of any rank, of one of these ranks, or of at least this
// rank.
def HasRankPred
    : CPred<"::llvm::cast<::mlir::ShapedType>($_self).hasRank()",
            "(has-rank self)">;
class HasAnyRankOfPred<list<int> ranks> : And<[
  HasRankPred,
  Or<!foreach(rank, ranks,
      CPred<"::llvm::cast<::mlir::ShapedType>($_self).getRank() == " # rank,
            "(eq (rank self) " # rank # ")">)>
]>;
class HasRankGreaterOrEqualPred<int rank> : And<[
  HasRankPred,
  CPred<"::llvm::cast<::mlir::ShapedType>($_self).getRank() >= " # rank,
        "(ge (rank self) " # rank # ")">
]>;

#endif // ODS_RECORDS_TYPES_PREDICATES_TD
