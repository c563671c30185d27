// SPDX-License-Identifier: Apache-2.0
#ifndef ODS_RECORDS_TYPES_VECTOR_TD
#define ODS_RECORDS_TYPES_VECTOR_TD

include "ods/records/types/vector_shape.td"

// Vectors with these element types.
class VectorOfNonZeroRankOf<list<Type> allowedTypes>
    : ShapedContainerType<allowedTypes, IsVectorOfNonZeroRankTypePred, "vector",
                          "::mlir::VectorType">;
class FixedVectorOfNonZeroRankOf<list<Type> allowedTypes>
    : ShapedContainerType<allowedTypes, IsFixedVectorOfNonZeroRankTypePred,
                          "fixed-length vector", "::mlir::VectorType">;
class VectorOfAnyRankOf<list<Type> allowedTypes>
    : ShapedContainerType<allowedTypes, IsVectorOfAnyRankTypePred, "vector",
                          "::mlir::VectorType">;
class FixedVectorOfAnyRank<list<Type> allowedTypes>
    : ShapedContainerType<allowedTypes, IsFixedVectorOfAnyRankTypePred,
                          "fixed-length vector", "::mlir::VectorType">;
class ScalableVectorOfAnyRank<list<Type> allowedTypes>
    : ShapedContainerType<allowedTypes, IsVectorTypeWithAnyDimScalablePred,
                          "scalable vector", "::mlir::VectorType">;
class VectorWithTrailingDimScalableOf<list<Type> allowedTypes>
    : ShapedContainerType<
          allowedTypes, IsVectorTypeWithOnlyTrailingDimScalablePred,
          "trailing scalable vector", "::mlir::VectorType">;

// Vectors accepted by all of the constraints. Their summaries are concatenated.
class _vectorThatIs<list<Type> types>
    : AllOfType<types, !interleave(!foreach(type, types, type.summary), ""),
                "::mlir::VectorType">;

// Vectors with these element types and of these ranks or lengths.
class VectorOfRankAndType<list<int> allowedRanks, list<Type> allowedTypes>
    : _vectorThatIs<[VectorOfNonZeroRankOf<allowedTypes>,
                     VectorOfRank<allowedRanks>]>;
class FixedVectorOfRankAndType<list<int> allowedRanks, list<Type> allowedTypes>
    : _vectorThatIs<[FixedVectorOfAnyRank<allowedTypes>,
                     VectorOfRank<allowedRanks>]>;
class VectorOfLengthAndType<list<int> allowedLengths, list<Type> allowedTypes>
    : _vectorThatIs<[VectorOfNonZeroRankOf<allowedTypes>,
                     VectorOfLength<allowedLengths>]>;
class VectorOfMinMaxLengthAndType<int minLength, int maxLength,
                                  list<Type> allowedTypes>
    : _vectorThatIs<[VectorOfNonZeroRankOf<allowedTypes>,
                     VectorOfMinLength<minLength>,
                     VectorOfMaxLength<maxLength>]>;
class FixedVectorOfLengthAndType<list<int> allowedLengths,
                                 list<Type> allowedTypes>
    : _vectorThatIs<[FixedVectorOfAnyRank<allowedTypes>,
                     FixedVectorOfLength<allowedLengths>]>;
class ScalableVectorOfLengthAndType<list<int> allowedLengths,
                                    list<Type> allowedTypes>
    : _vectorThatIs<[ScalableVectorOfAnyRank<allowedTypes>,
                     ScalableVectorOfLength<allowedLengths>]>;
class ScalableVectorOfRankAndLengthAndType<list<int> allowedRanks,
                                           list<int> allowedLengths,
                                           list<Type> allowedTypes>
    : _vectorThatIs<[ScalableVectorOfRank<allowedRanks>,
                     ScalableVectorOfAnyRank<allowedTypes>,
                     ScalableVectorOfLength<allowedLengths>]>;
class VectorWithTrailingDimScalableOfSizeAndType<
    list<int> allowedTrailingSizes, list<Type> allowedTypes>
    : _vectorThatIs<[VectorWithTrailingDimScalableOf<allowedTypes>,
                     ShapedTypeWithNthDimOfSize<-1, allowedTrailingSizes>]>;

// Vectors with a fixed shape and element type, which are buildable.
class FixedVectorOfShapeAndType<list<int> shape, Type elType>
    : ShapedContainerType<
          [elType], And<[IsVectorOfShape<shape>,
                         IsFixedVectorOfAnyRankTypePred]>,
          "vector<" # !interleave(shape, "x") # "x" # elType # ">",
          "::mlir::VectorType">,
      BuildableType<"::mlir::VectorType::get({" # !interleave(shape, " ,") #
                        "} , " # elType.builderCall # " );",
                    OdsAround<"(vector-type " # OdsNumbers<shape>.text # " ",
                              elType.builderExpr, ")">.text>;

// Vectors with any element type.
def AnyVectorOfNonZeroRank : VectorOfNonZeroRankOf<[AnyType]>;
def AnyFixedVectorOfNonZeroRank : FixedVectorOfNonZeroRankOf<[AnyType]>;
def AnyVectorOfAnyRank : VectorOfAnyRankOf<[AnyType]>;
def AnyFixedVectorOfAnyRank : FixedVectorOfAnyRank<[AnyType]>;
def AnyScalableVectorOfAnyRank : ScalableVectorOfAnyRank<[AnyType]>;

#endif // ODS_RECORDS_TYPES_VECTOR_TD
