// SPDX-License-Identifier: Apache-2.0
//
// Rules that bring arithmetic into canonical form: constants are combined and
// on the right, casts are outermost, and there are fewer operations. All
// integers wrap around. Overflow flags are kept if all operations of a rule
// have them and the combined constant does not overflow. c, c0 and c1 are
// constants. The constant operand of a commutative operation is the right one.
#ifndef DIALECTS_ARITH_CANONICALIZATION_TD
#define DIALECTS_ARITH_CANONICALIZATION_TD

include "dialects/arith/arith.td"
include "ods/records/patterns.td"

// The sum, difference or product of two integers, in the type of a value.
class CombineIntegers<string function>
    : NativeCodeCall<"combineIntegers($0, $1, $2, std::" # function # "())">;
def SumOf : CombineIntegers<"plus<APInt>">;
def DifferenceOf : CombineIntegers<"minus<APInt>">;
def ProductOf : CombineIntegers<"multiplies<APInt>">;

// The flags that both operations have, without those against an overflow that
// occurs when their constants are joined. Without it, all operands that are not
// poison before give the same sum, difference or product in whole numbers.
class JoinedFlags<string method>
    : NativeCodeCall<"joinFlags($0, $1, $2, $3, $4, &APInt::s" # method #
                     "_ov, &APInt::u" # method # "_ov)">;
def FlagsOfSum : JoinedFlags<"add">;
def FlagsOfDifference : JoinedFlags<"sub">;
def FlagsOfProduct : JoinedFlags<"mul">;

def ZeroLike : NativeCodeCall<"$_builder.getZeroAttr($0.getType())">;
def CommonFlags : NativeCodeCall<"intersectFlags($0, $1)">;
defvar NoFlags = ConstantEnumCase<Arith_IntegerOverflowAttr, "none">;

def HaveSameType : Constraint<CPred<"$0.getType() == $1.getType()">,
                              "have the same type">;
def HasFixedWidth
    : Constraint<CPred<"!isa<IndexType>(getElementTypeOrSelf($0.getType()))">,
                 "are no indices">;
def IsUnused : Constraint<CPred<"$0.use_empty()">, "is not used">;
// Constraints on constants that are an integer or a splat.
def IsMinusOne : Constraint<CPred<"isAllOnes($0)">, "is -1">;
def IsPlusOne : Constraint<CPred<"isPlusOne($0)">, "is 1 and not -1">;

// Sums.

// (x + c0) + c1 = x + (c0 + c1)
def AddIAddConstant : Pat<
    (Arith_AddIOp:$sum
        (Arith_AddIOp $x, (ConstantLikeMatcher APIntAttr:$c0), $inner),
        (ConstantLikeMatcher APIntAttr:$c1), $outer),
    (Arith_AddIOp $x, (Arith_ConstantOp (SumOf $sum, $c0, $c1)),
        (FlagsOfSum $sum, $inner, $outer, $c0, $c1))>;

// (x - c0) + c1 = x + (c1 - c0)
def AddISubConstantRHS : Pat<
    (Arith_AddIOp:$sum
        (Arith_SubIOp $x, (ConstantLikeMatcher APIntAttr:$c0), $inner),
        (ConstantLikeMatcher APIntAttr:$c1), $outer),
    (Arith_AddIOp $x, (Arith_ConstantOp (DifferenceOf $sum, $c1, $c0)),
        (FlagsOfDifference $sum, $inner, $outer, $c1, $c0))>;

// (c0 - x) + c1 = (c0 + c1) - x
def AddISubConstantLHS : Pat<
    (Arith_AddIOp:$sum
        (Arith_SubIOp (ConstantLikeMatcher APIntAttr:$c0), $x, $inner),
        (ConstantLikeMatcher APIntAttr:$c1), $outer),
    (Arith_SubIOp (Arith_ConstantOp (SumOf $sum, $c0, $c1)), $x,
        (FlagsOfSum $sum, $inner, $outer, $c0, $c1))>;

// x + y * -1 = x - y
def AddIMulNegativeOneRhs : Pat<
    (Arith_AddIOp $x,
        (Arith_MulIOp $y, (ConstantLikeMatcher AnyAttr:$c), $inner), $outer),
    (Arith_SubIOp $x, $y, NoFlags),
    [(IsMinusOne $c)]>;

// x * -1 + y = y - x
def AddIMulNegativeOneLhs : Pat<
    (Arith_AddIOp
        (Arith_MulIOp $x, (ConstantLikeMatcher AnyAttr:$c), $inner),
        $y, $outer),
    (Arith_SubIOp $y, $x, NoFlags),
    [(IsMinusOne $c)]>;

// Differences.

// (x + c0) - c1 = x + (c0 - c1)
def SubIRHSAddConstant : Pat<
    (Arith_SubIOp:$difference
        (Arith_AddIOp $x, (ConstantLikeMatcher APIntAttr:$c0), $inner),
        (ConstantLikeMatcher APIntAttr:$c1), $outer),
    (Arith_AddIOp $x, (Arith_ConstantOp (DifferenceOf $difference, $c0, $c1)),
        NoFlags)>;

// c1 - (x + c0) = (c1 - c0) - x
def SubILHSAddConstant : Pat<
    (Arith_SubIOp:$difference (ConstantLikeMatcher APIntAttr:$c1),
        (Arith_AddIOp $x, (ConstantLikeMatcher APIntAttr:$c0), $inner),
        $outer),
    (Arith_SubIOp (Arith_ConstantOp (DifferenceOf $difference, $c1, $c0)), $x,
        (FlagsOfDifference $difference, $inner, $outer, $c1, $c0))>;

// (x - c0) - c1 = x - (c0 + c1)
def SubIRHSSubConstantRHS : Pat<
    (Arith_SubIOp:$difference
        (Arith_SubIOp $x, (ConstantLikeMatcher APIntAttr:$c0), $inner),
        (ConstantLikeMatcher APIntAttr:$c1), $outer),
    (Arith_SubIOp $x, (Arith_ConstantOp (SumOf $difference, $c0, $c1)),
        (FlagsOfSum $difference, $inner, $outer, $c0, $c1))>;

// (c0 - x) - c1 = (c0 - c1) - x
def SubIRHSSubConstantLHS : Pat<
    (Arith_SubIOp:$difference
        (Arith_SubIOp (ConstantLikeMatcher APIntAttr:$c0), $x, $inner),
        (ConstantLikeMatcher APIntAttr:$c1), $outer),
    (Arith_SubIOp (Arith_ConstantOp (DifferenceOf $difference, $c0, $c1)), $x,
        (FlagsOfDifference $difference, $inner, $outer, $c0, $c1))>;

// c1 - (x - c0) = (c0 + c1) - x
def SubILHSSubConstantRHS : Pat<
    (Arith_SubIOp:$difference (ConstantLikeMatcher APIntAttr:$c1),
        (Arith_SubIOp $x, (ConstantLikeMatcher APIntAttr:$c0), $inner),
        $outer),
    (Arith_SubIOp (Arith_ConstantOp (SumOf $difference, $c0, $c1)), $x,
        (FlagsOfSum $difference, $inner, $outer, $c0, $c1))>;

// c1 - (c0 - x) = x + (c1 - c0)
def SubILHSSubConstantLHS : Pat<
    (Arith_SubIOp:$difference (ConstantLikeMatcher APIntAttr:$c1),
        (Arith_SubIOp (ConstantLikeMatcher APIntAttr:$c0), $x, $inner),
        $outer),
    (Arith_AddIOp $x, (Arith_ConstantOp (DifferenceOf $difference, $c1, $c0)),
        (FlagsOfDifference $difference, $inner, $outer, $c1, $c0))>;

// (x - y) - x = 0 - y
def SubISubILHSRHSLHS : Pat<
    (Arith_SubIOp (Arith_SubIOp $x, $y, $inner), $x, $outer),
    (Arith_SubIOp (Arith_ConstantOp (ZeroLike $y)), $y,
        (CommonFlags $inner, $outer))>;

// Products.

// (x * c0) * c1 = x * (c0 * c1)
def MulIMulIConstant : Pat<
    (Arith_MulIOp:$product
        (Arith_MulIOp $x, (ConstantLikeMatcher APIntAttr:$c0), $inner),
        (ConstantLikeMatcher APIntAttr:$c1), $outer),
    (Arith_MulIOp $x, (Arith_ConstantOp (ProductOf $product, $c0, $c1)),
        (FlagsOfProduct $product, $inner, $outer, $c0, $c1))>;

// Operations with two results whose second result (the carry, the high half) is
// unused become the operation that computes the first. Any value may replace
// the second result.

// addui_extended(x, y) = (x + y, unused)
def AddUIExtendedToAddI : Pattern<
    (Arith_AddUIExtendedOp:$sum $x, $y),
    [(Arith_AddIOp $x, $y, NoFlags), (replaceWithValue $x)],
    [(IsUnused $sum__1)]>;

// mulsi_extended(x, y) = (x * y, unused)
def MulSIExtendedToMulI : Pattern<
    (Arith_MulSIExtendedOp:$product $x, $y),
    [(Arith_MulIOp $x, $y, NoFlags), (replaceWithValue $x)],
    [(IsUnused $product__1)]>;

// mului_extended(x, y) = (x * y, unused)
def MulUIExtendedToMulI : Pattern<
    (Arith_MulUIExtendedOp:$product $x, $y),
    [(Arith_MulIOp $x, $y, NoFlags), (replaceWithValue $x)],
    [(IsUnused $product__1)]>;

// mulsi_extended(x, 1) = (x, extsi(x < 0)): the high half consists of sign
// bits. Indices cannot be extended.
def MulSIExtendedRHSOne : Pattern<
    (Arith_MulSIExtendedOp $x, (ConstantLikeMatcher AnyAttr:$c)),
    [(replaceWithValue $x),
     (Arith_ExtSIOp (Arith_CmpIOp
         ConstantEnumCase<Arith_CmpIPredicateAttr, "slt">, $x,
         (Arith_ConstantOp (ZeroLike $x))))],
    [(IsPlusOne $c), (HasFixedWidth $x)]>;

// Logic commutes with extensions, since the added bits are copies of zeros or
// of the sign bits.

// op(ext(x), ext(y)) = ext(op(x, y)), if x and y have the same type.
class LogicOfExtension<Op logic, Op extension> : Pat<
    (logic (extension $x), (extension $y)),
    (extension (logic $x, $y)),
    [(HaveSameType $x, $y)]>;
def AndOfExtUI : LogicOfExtension<Arith_AndIOp, Arith_ExtUIOp>;
def AndOfExtSI : LogicOfExtension<Arith_AndIOp, Arith_ExtSIOp>;
def OrOfExtUI : LogicOfExtension<Arith_OrIOp, Arith_ExtUIOp>;
def OrOfExtSI : LogicOfExtension<Arith_OrIOp, Arith_ExtSIOp>;
def XOrIOfExtUI : LogicOfExtension<Arith_XOrIOp, Arith_ExtUIOp>;
def XOrIOfExtSI : LogicOfExtension<Arith_XOrIOp, Arith_ExtSIOp>;

// p(x, y) ^ 1 = q(x, y), where q is the inverse of p.
def InvertPredicate : NativeCodeCall<"invertPredicate($0)">;
def XOrINotCmpI : Pat<
    (Arith_XOrIOp (Arith_CmpIOp $p, $x, $y),
        (ConstantLikeMatcher ConstantAttr<I1Attr, "1">)),
    (Arith_CmpIOp (InvertPredicate $p), $x, $y)>;

// Comparisons.

// p(ext(x), ext(y)) = p(x, y), if p is eq or ne, and x and y have the same
// type.
def IsEquality : Constraint<
    CPred<"$0.getValue() == CmpIPredicate::eq || "
          "$0.getValue() == CmpIPredicate::ne">, "is eq or ne">;
class EqualityOfExtension<Op extension> : Pat<
    (Arith_CmpIOp $p, (extension $x), (extension $y)),
    (Arith_CmpIOp $p, $x, $y),
    [(HaveSameType $x, $y), (IsEquality $p)]>;
def CmpIExtSI : EqualityOfExtension<Arith_ExtSIOp>;
def CmpIExtUI : EqualityOfExtension<Arith_ExtUIOp>;

// Selects.

// select(p ^ 1, x, y) = select(p, y, x)
def SelectNotCond : Pat<
    (SelectOp (Arith_XOrIOp $p, (ConstantLikeMatcher APIntAttr:$c)), $x, $y),
    (SelectOp $p, $y, $x),
    [(IsMinusOne $c)]>;

// select(p, select(p, x, y), z) = select(p, x, z)
def RedundantSelectTrue : Pat<
    (SelectOp $p, (SelectOp $p, $x, $y), $z),
    (SelectOp $p, $x, $z)>;

// select(p, x, select(p, y, z)) = select(p, x, z)
def RedundantSelectFalse : Pat<
    (SelectOp $p, $x, (SelectOp $p, $y, $z)),
    (SelectOp $p, $x, $z)>;

// select(p, 0, 1) = p ^ 1, for i1.
def SelectI1ToNot : Pat<
    (SelectOp $p, (ConstantLikeMatcher ConstantAttr<I1Attr, "0">),
        (ConstantLikeMatcher ConstantAttr<I1Attr, "1">)),
    (Arith_XOrIOp $p, (Arith_ConstantOp ConstantAttr<I1Attr, "1">))>;

// Casts.

// cast(cast(x)) = x, if the result has the type of x and the middle is not
// narrower than that.
def IsNotNarrowerThan : Constraint<CPred<"isNotNarrowerThan($0, $1)">,
                                   "has elements of as many bits">;
class CastBack<Op cast> : Pat<
    (cast:$result (cast:$middle $x)),
    (replaceWithValue $x),
    [(HaveSameType $result, $x), (IsNotNarrowerThan $middle, $x)]>;
def IndexCastOfIndexCast : CastBack<Arith_IndexCastOp>;
def IndexCastUIOfIndexCastUI : CastBack<Arith_IndexCastUIOp>;

// outer(inner(x)) = cast(x), with the result type of outer.
class CastOfCast<Op outer, Op inner, Op cast> : Pat<
    (outer (inner $x)), (cast $x)>;
def IndexCastOfExtSI
    : CastOfCast<Arith_IndexCastOp, Arith_ExtSIOp, Arith_IndexCastOp>;
def IndexCastUIOfExtUI
    : CastOfCast<Arith_IndexCastUIOp, Arith_ExtUIOp, Arith_IndexCastUIOp>;
def BitcastOfBitcast
    : CastOfCast<Arith_BitcastOp, Arith_BitcastOp, Arith_BitcastOp>;
// The sign bit of the result of extui is 0.
def ExtSIOfExtUI : CastOfCast<Arith_ExtSIOp, Arith_ExtUIOp, Arith_ExtUIOp>;

// trunci(ext(x)) = ext(x), if the result is wider than x.
def IsWiderThan : Constraint<CPred<"isWiderThan($0, $1)">,
                             "has elements of more bits">;
class TruncationOfExtension<Op extension> : Pat<
    (Arith_TruncIOp:$result (extension:$wide $x), $flags),
    (extension $x),
    [(IsWiderThan $wide, $result), (IsWiderThan $result, $x)]>;
def TruncIExtSIToExtSI : TruncationOfExtension<Arith_ExtSIOp>;
def TruncIExtUIToExtUI : TruncationOfExtension<Arith_ExtUIOp>;

// trunci(shrsi(x, c)) = trunci(shrui(x, c)), if c is the number of bits that
// trunci drops: the shifted-in bits are dropped. The result has no nsw: the
// dropped bits are zeros then, whatever its sign.
def ShiftsWhatIsDropped : Constraint<
    CPred<"isWidthDifference($0, $1, $2)">, "is the difference of the widths">;
def WithoutNsw : NativeCodeCall<"withoutNsw($0)">;
def AsTypedAttr : NativeCodeCall<"cast<TypedAttr>($0)">;
def TruncIShrSIToTrunciShrUI : Pat<
    (Arith_TruncIOp:$result
        (Arith_ShRSIOp $x, (ConstantLikeMatcher TypedAttrInterface:$c), $exact),
        $flags),
    (Arith_TruncIOp
        (Arith_ShRUIOp $x, (Arith_ConstantOp (AsTypedAttr $c)), $exact),
        (WithoutNsw $flags)),
    [(ShiftsWhatIsDropped $x, $result, $c)]>;

// truncf(sitofp(x)) = sitofp(x), the same for uitofp, if truncf has no rounding
// mode and the first rounding does not change the second.
def RoundsOnce : Constraint<CPred<"roundsOnce($0, $1, $2)">,
                            "is rounded once">;
def IsDefaultRounding : Constraint<CPred<"!$0">, "is no rounding mode">;
class TruncationOfConversion<Op conversion> : Pat<
    (Arith_TruncFOp:$result (conversion:$middle $x), $rounding, $flags),
    (conversion $x),
    [(IsDefaultRounding $rounding), (RoundsOnce $x, $middle, $result)]>;
def TruncFSIToFPToSIToFP : TruncationOfConversion<Arith_SIToFPOp>;
def TruncFUIToFPToUIToFP : TruncationOfConversion<Arith_UIToFPOp>;

// Floats.

// -x * -y = x * y; -x / -y = x / y; with the flags of the outer operation.
class OfNegated<Op operation> : Pat<
    (operation (Arith_NegFOp $x, $_), (Arith_NegFOp $y, $_), $flags),
    (operation $x, $y, $flags),
    [(HaveSameType $x, $y)]>;
def MulFOfNegF : OfNegated<Arith_MulFOp>;
def DivFOfNegF : OfNegated<Arith_DivFOp>;

#endif // DIALECTS_ARITH_CANONICALIZATION_TD
