// SPDX-License-Identifier: Apache-2.0
//
// Predicates on the rank, the length and the shape of vectors, and constraints
// with only these predicates, which are combined with constraints on the
// elements.
#ifndef ODS_RECORDS_TYPES_VECTOR_SHAPE_TD
#define ODS_RECORDS_TYPES_VECTOR_SHAPE_TD

include "ods/records/types/container.td"

// A number of the vector is in the list.
class _vectorRankIsOneOf<list<int> ranks>
    : Or<!foreach(rank, ranks,
          CPred<"::llvm::cast<::mlir::VectorType>($_self).getRank() == " # rank,
                "(eq (rank self) " # rank # ")">)>;
class _vectorLengthIsOneOf<list<int> lengths>
    : Or<!foreach(length, lengths,
          CPred<"::llvm::cast<::mlir::VectorType>($_self).getNumElements() == "
                    # length,
                "(eq (num-elements self) " # length # ")">)>;

// Vectors of one of these ranks.
class IsVectorOfRankPred<list<int> allowedRanks>
    : And<[IsVectorOfNonZeroRankTypePred, _vectorRankIsOneOf<allowedRanks>]>;
class IsFixedVectorOfRankPred<list<int> allowedRanks>
    : And<[IsFixedVectorOfAnyRankTypePred, _vectorRankIsOneOf<allowedRanks>]>;
class IsScalableVectorOfRankPred<list<int> allowedRanks>
    : And<[IsVectorTypeWithAnyDimScalablePred,
           _vectorRankIsOneOf<allowedRanks>]>;
class VectorOfRank<list<int> allowedRanks>
    : Type<IsVectorOfRankPred<allowedRanks>,
           " of ranks " # !interleave(allowedRanks, "/"), "::mlir::VectorType">;
class FixedVectorOfRank<list<int> allowedRanks>
    : Type<IsFixedVectorOfRankPred<allowedRanks>,
           " of ranks " # !interleave(allowedRanks, "/"), "::mlir::VectorType">;
class ScalableVectorOfRank<list<int> allowedRanks>
    : Type<IsScalableVectorOfRankPred<allowedRanks>,
           " of ranks " # !interleave(allowedRanks, "/"), "::mlir::VectorType">;

// Vectors with one of these numbers of elements, or with at least or at most a
// number of elements.
class IsVectorOfLengthPred<list<int> allowedLengths>
    : And<[IsVectorOfNonZeroRankTypePred,
           _vectorLengthIsOneOf<allowedLengths>]>;
class IsVectorOfMinLengthPred<int minLength> : And<[
  IsVectorOfNonZeroRankTypePred,
  CPred<"::llvm::cast<::mlir::VectorType>($_self).getNumElements() >= " #
            minLength,
        "(ge (num-elements self) " # minLength # ")">
]>;
class IsVectorOfMaxLengthPred<int maxLength> : And<[
  IsVectorOfNonZeroRankTypePred,
  CPred<"::llvm::cast<::mlir::VectorType>($_self).getNumElements() <= " #
            maxLength,
        "(le (num-elements self) " # maxLength # ")">
]>;
class IsFixedVectorOfLengthPred<list<int> allowedLengths>
    : And<[IsFixedVectorOfAnyRankTypePred,
           _vectorLengthIsOneOf<allowedLengths>]>;
class IsScalableVectorOfLengthPred<list<int> allowedLengths>
    : And<[IsVectorTypeWithAnyDimScalablePred,
           _vectorLengthIsOneOf<allowedLengths>]>;
class VectorOfLength<list<int> allowedLengths>
    : Type<IsVectorOfLengthPred<allowedLengths>,
           " of length " # !interleave(allowedLengths, "/"),
           "::mlir::VectorType">;
class VectorOfMinLength<int minLength>
    : Type<IsVectorOfMinLengthPred<minLength>,
           " of at least length " # minLength, "::mlir::VectorType">;
class VectorOfMaxLength<int maxLength>
    : Type<IsVectorOfMaxLengthPred<maxLength>,
           " of at most length " # maxLength, "::mlir::VectorType">;
class FixedVectorOfLength<list<int> allowedLengths>
    : Type<IsFixedVectorOfLengthPred<allowedLengths>,
           " of length " # !interleave(allowedLengths, "/"),
           "::mlir::VectorType">;
class ScalableVectorOfLength<list<int> allowedLengths>
    : Type<IsScalableVectorOfLengthPred<allowedLengths>,
           " of length " # !interleave(allowedLengths, "/"),
           "::mlir::VectorType">;

// The minimum rank for which this index exists. A negative index counts from
// the end.
class NormalizeIndex<int value> {
  int ret = !if(!lt(value, 0), !sub(0, value), !add(value, 1));
}

// The dimension at this index has one of the sizes. A negative index counts
// from the end.
class IsNthDimSizeIsOneOfPred<int n, list<int> allowedSizes> : And<[
  CPred<"::llvm::cast<::mlir::ShapedType>($_self).getRank() >= " #
            NormalizeIndex<n>.ret,
        "(ge (rank self) " # NormalizeIndex<n>.ret # ")">,
  CPred<"::llvm::is_contained(::llvm::ArrayRef<int64_t>({" #
            !interleave(allowedSizes, ", ") #
            "}), ::llvm::cast<::mlir::ShapedType>($_self).getDimSize(" #
            !if(!lt(n, 0),
                "::llvm::cast<::mlir::ShapedType>($_self).getRank() + ", "") #
            n # "))",
        "(contains " # OdsNumbers<allowedSizes>.text # " (at (shape self) " #
            n # "))">
]>;
class ShapedTypeWithNthDimOfSize<int n, list<int> allowedSizes>
    : Type<IsNthDimSizeIsOneOfPred<n, allowedSizes>,
           " with dim " # n # " having a size of {" #
               !interleave(allowedSizes, ", ") # "}",
           "::mlir::ShapedType">;

// The vector has this shape.
class IsVectorOfShape<list<int> shape>
    : CPred<"::llvm::cast<::mlir::VectorType>($_self).getShape() == "
            "::llvm::ArrayRef<int64_t>({" # !interleave(shape, ", ") # "})",
            "(eq (shape self) " # OdsNumbers<shape>.text # ")">;

#endif // ODS_RECORDS_TYPES_VECTOR_SHAPE_TD
