// SPDX-License-Identifier: Apache-2.0
#ifndef ODS_RECORDS_TYPES_LIKE_TD
#define ODS_RECORDS_TYPES_LIKE_TD

include "ods/records/types/container.td"
include "ods/records/types/float.td"
include "ods/records/types/integer.td"

// The type, or a container of it with value semantics.
class TypeOrValueSemanticsContainer<Type allowedType, string name>
    : Type<Or<[allowedType.predicate,
               ValueSemanticsContainerOf<[allowedType]>.predicate]>,
           name>;

def BoolLike : TypeOrValueSemanticsContainer<I1, "bool-like">;
def SignlessIntegerLike
    : TypeOrValueSemanticsContainer<AnySignlessInteger, "signless-integer">;
def SignlessIntegerOrIndexLike
    : TypeOrValueSemanticsContainer<AnySignlessIntegerOrIndex,
                                    "signless-integer-like">;
def FloatLike : TypeOrValueSemanticsContainer<AnyFloat, "floating-point-like">;

def SignlessIntegerOrFloatLike
    : TypeConstraint<Or<[SignlessIntegerLike.predicate, FloatLike.predicate]>,
                     "signless-integer-like or floating-point-like">;
def SignlessIntegerOrIndexOrFloatLike
    : TypeConstraint<Or<[SignlessIntegerOrIndexLike.predicate,
                         FloatLike.predicate]>,
                     "signless-integer-or-index-like or floating-point-like">;

#endif // ODS_RECORDS_TYPES_LIKE_TD
