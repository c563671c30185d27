// SPDX-License-Identifier: Apache-2.0
//
// Predicates on the types of operands and results, identified by index.
#ifndef ODS_RECORDS_MULTI_ENTITY_BY_PLACE_TD
#define ODS_RECORDS_MULTI_ENTITY_BY_PLACE_TD

include "ods/records/types/predicates.td"
include "ods/records/types/type.td"

// The operand or result at an index exists, or has a shaped type.
class _isThere<string method, string function, int place>
    : CPred<"$_op.getNum" # method # "s() > " # place,
            "(gt (size (" # function # "s)) " # place # ")">;
class _isShaped<string method, string function, int place>
    : SubstLeaves<"$_self", "$_op.get" # method # "(" # place # ").getType()",
                  IsShapedTypePred,
                  "(type-of (" # function # " " # place # "))">;

// The elements of the operand at an index have the type.
class TCopVTEtIs<int idx, Type type> : And<[
  _isThere<"Operand", "operand", idx>,
  _isShaped<"Operand", "operand", idx>,
  SubstLeaves<"$_self", "getElementTypeOrSelf($_op.getOperand(" # idx # "))",
              type.predicate,
              "(element-type-or-self (type-of (operand " # idx # ")))">
]>;

// The elements of the operands at two indices, or at all of these indices, have
// the same type.
class TCopVTEtIsSameAs<int i, int j> : And<[
  _isThere<"Operand", "operand", !if(!gt(i, j), i, j)>,
  _isShaped<"Operand", "operand", i>,
  _isShaped<"Operand", "operand", j>,
  CPred<"::mlir::getElementTypeOrSelf($_op.getOperand(" # i # ")) == "
        "::mlir::getElementTypeOrSelf($_op.getOperand(" # j # "))",
        "(eq (element-type-or-self (type-of (operand " # i # "))) "
        "(element-type-or-self (type-of (operand " # j # "))))">
]>;
class TCopVTEtAreSameAt<list<int> indices>
    : CPred<"::llvm::all_equal(::llvm::map_range(::mlir::ArrayRef<unsigned>({" #
                !interleave(indices, ", ") # "}), [this](unsigned i) { return "
                "getElementTypeOrSelf(this->getOperand(i)); }))",
            "(all-equal (map (list" #
                !interleave(!foreach(i, indices, " (operand " # i # ")"), "") #
                ") (element-type-or-self (type-of self))))">;

// The result and the operand at two indices are shaped; have the same type;
// have the same element type; or are shaped and have the same element type.
class TCOpResIsShapedTypePred<int i, int j> : And<[
  _isThere<"Result", "result", i>,
  _isThere<"Operand", "operand", j>,
  _isShaped<"Result", "result", i>,
  _isShaped<"Operand", "operand", j>
]>;
class TCresIsSameAsOpBase<int i, int j>
    : CPred<"$_op.getResult(" # i # ").getType() == $_op.getOperand(" # j #
                ").getType()",
            "(eq (type-of (result " # i # ")) (type-of (operand " # j # ")))">;
class TCresVTEtIsSameAsOpBase<int i, int j>
    : CPred<"getElementTypeOrSelf($_op.getResult(" # i # ")) == "
            "getElementTypeOrSelf($_op.getOperand(" # j # "))",
            "(eq (element-type-or-self (type-of (result " # i # "))) "
            "(element-type-or-self (type-of (operand " # j # "))))">;
class TCresVTEtIsSameAsOp<int i, int j>
    : And<[TCOpResIsShapedTypePred<i, j>, TCresVTEtIsSameAsOpBase<i, j>]>;

// The type of the operand can be broadcast to that of the result.
class TCOpIsBroadcastableToRes<int opId, int resId> : And<[
  TCOpResIsShapedTypePred<opId, resId>,
  CPred<"::mlir::OpTrait::util::getBroadcastedType($_op.getOperand(" # opId #
            ").getType(), $_op.getResult(" # resId # ").getType())",
        "(not (is-null (broadcast (type-of (operand " # opId #
            ")) (type-of (result " # resId # ")))))">
]>;

#endif // ODS_RECORDS_MULTI_ENTITY_BY_PLACE_TD
