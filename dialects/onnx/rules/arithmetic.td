// SPDX-License-Identifier: Apache-2.0
//
// Rules for element-wise operators. All of them are exact, also for NaN,
// infinities and -0, unless they say otherwise.
#ifndef DIALECTS_ONNX_RULES_ARITHMETIC_TD
#define DIALECTS_ONNX_RULES_ARITHMETIC_TD

include "dialects/onnx/rules/shared.td"

// Operands that change nothing. The constant c does not enlarge the shape of x.

class IsNeutral<string number>
    : Constraint<CPred<"isNeutral($0, $1, $2, " # number # ")">,
                 "leaves the other operand as it is">;

// x f c = x
class NeutralRight<Op f, string number>
    : Pat<(f:$y $x, $c), (replaceWithValue $x),
          [(IsNeutral<number> $y, $x, $c)]>;
// c f x = x
class NeutralLeft<Op f, string number>
    : Pat<(f:$y $c, $x), (replaceWithValue $x),
          [(IsNeutral<number> $y, $x, $c)]>;

// x + -0.0 = x, x + 0 = x for integers. But x + 0.0 is 0.0 for x = -0.0.
def AddZero : NeutralRight<ONNX_AddOp, "-0.0">;
def ZeroAdd : NeutralLeft<ONNX_AddOp, "-0.0">;
def SubZero : NeutralRight<ONNX_SubOp, "0.0">;
def MulOne : NeutralRight<ONNX_MulOp, "1.0">;
def OneMul : NeutralLeft<ONNX_MulOp, "1.0">;
def DivOne : NeutralRight<ONNX_DivOp, "1.0">;
def PowOne : NeutralRight<ONNX_PowOp, "1.0">;
def AndTrue : NeutralRight<ONNX_AndOp, "1.0">;
def TrueAnd : NeutralLeft<ONNX_AndOp, "1.0">;
def OrFalse : NeutralRight<ONNX_OrOp, "0.0">;
def FalseOr : NeutralLeft<ONNX_OrOp, "0.0">;

// x + 0.0 = x, but for x = -0.0. The sign of zero is lost, so that these rules
// are among those that reassociate.
def AddPlusZero : NeutralRight<ONNX_AddOp, "0.0">;
def PlusZeroAdd : NeutralLeft<ONNX_AddOp, "0.0">;

// x ^ 2 = x * x for floats
def IsSquare : Constraint<CPred<"isSquare($0, $1)">,
                          "is 2 and does not enlarge the float">;
def PowTwo : Pat<(ONNX_PowOp $x, $c), (ONNX_MulOp $x, $x), [(IsSquare $x, $c)]>;

// f(f(x)) = x
class Involution<Op f>
    : Pat<(f:$y (f $x)), (replaceWithValue $x), [(CanReplace $y, $x)]>;
def NegOfNeg : Involution<ONNX_NegOp>;
def NotOfNot : Involution<ONNX_NotOp>;
def BitwiseNotOfBitwiseNot : Involution<ONNX_BitwiseNotOp>;

// f(f(x)) = f(x)
class Idempotent<Op f> : Pat<(f:$y (f:$z $_)), (replaceWithValue $z),
                             [(CanReplace $y, $z)]>;
def AbsOfAbs : Idempotent<ONNX_AbsOp>;
def CeilOfCeil : Idempotent<ONNX_CeilOp>;
def FloorOfFloor : Idempotent<ONNX_FloorOp>;
def ReluOfRelu : Idempotent<ONNX_ReluOp>;
def RoundOfRound : Idempotent<ONNX_RoundOp>;
def SignOfSign : Idempotent<ONNX_SignOp>;

// clip(x) = x without bounds
def ClipWithoutBounds : Pat<
    (ONNX_ClipOp:$y $x, $min, $max), (replaceWithValue $x),
    [(IsOmitted $min), (IsOmitted $max), (CanReplace $y, $x)]>;

// f(x) = x for operators of any number of operands
class OfOne<Op f> : Pat<(f:$y (variadic $x)), (replaceWithValue $x),
                        [(CanReplace $y, $x)]>;
def MaxOfOne : OfOne<ONNX_MaxOp>;
def MeanOfOne : OfOne<ONNX_MeanOp>;
def MinOfOne : OfOne<ONNX_MinOp>;
def SumOfOne : OfOne<ONNX_SumOp>;

// where(c, x, x) = x, if c does not enlarge x
def WhereOfSame : Pat<(ONNX_WhereOp:$y $c, $x, $x), (replaceWithValue $x),
                      [(HasShapeOf $y, $x), (CanReplace $y, $x)]>;
// where(true, x, _) = x, where(false, _, x) = x, if the others do not enlarge x
def IsTrue : Constraint<CPred<"isSplat($0, 1)">, "is true everywhere">;
def IsFalse : Constraint<CPred<"isSplat($0, 0)">, "is false everywhere">;
def WhereTrue : Pat<(ONNX_WhereOp:$y $c, $x, $_), (replaceWithValue $x),
                    [(IsTrue $c), (HasShapeOf $y, $x), (CanReplace $y, $x)]>;
def WhereFalse : Pat<(ONNX_WhereOp:$y $c, $_, $x), (replaceWithValue $x),
                     [(IsFalse $c), (HasShapeOf $y, $x), (CanReplace $y, $x)]>;

// cast(x) = x to the same type
def HasElementTypeOf : Constraint<
    CPred<"getElementTypeOrSelf($0) == getElementTypeOrSelf($1)">,
    "has the element type of the other">;
def CastToSame : Pat<(ONNX_CastOp:$y $x, $_, $_, $_), (replaceWithValue $x),
                     [(HasElementTypeOf $y, $x), (CanReplace $y, $x)]>;
// cast(cast(x)) = cast(x), if the inner one keeps all values. The text of a
// number depends on its type.
def KeepsValues : Constraint<CPred<"castKeepsValues($0, $1)">,
                             "has all values of the other type">;
def IsNumberType : Constraint<CPred<"$0.getValue().isIntOrFloat()">,
                              "is a type of numbers">;
def CastOfCast : Pat<
    (ONNX_CastOp (ONNX_CastOp:$z $x, $_, $_, $_), $mode, $saturate, $to),
    (ONNX_CastOp $x, $mode, $saturate, $to),
    [(IsNumberType $to), (KeepsValues $x, $z)]>;

#endif // DIALECTS_ONNX_RULES_ARITHMETIC_TD
