// SPDX-License-Identifier: Apache-2.0
//
// A rule, or two, for each thing that rules can say. Rules are told apart by
// the tag of the operation that gives the first operand.
#ifndef TESTS_RULES_FEATURE_RULES_TD
#define TESTS_RULES_FEATURE_RULES_TD

include "ods/records/patterns.td"
include "tests/rules/standin.td"

class Tag<string name> : ConstantStrAttr<StrAttr, name>;
def AreNotSame : Constraint<CPred<"$0 != $1">, "are not the same">;
def HasOneUse : Constraint<CPred<"$_self.hasOneUse()">, "has one use">;
def IsIn64Bits : Constraint<CPred<"$0.getType().isInteger(64)">, "of 64 bits">;

// Names: the same value twice.
def Repeated : Pat<(AddOp $x, $x), (AbsOp $x)>;
// Different ones.
def NotRepeated : Pat<(MulOp (GiveOp:$x Tag<"different">), $y), (NegOp $y),
                      [(AreNotSame $x, $y)]>;

// Either order.
def EitherOrder : Pat<(MulOp (either (NegOp $x), AnyI32:$y)), (AddOp $y, $x)>;

// Several results, of which some are named.
def SwapsToPair
    : Pattern<(SwapOp (GiveOp:$x Tag<"swap">), $y),
              [(PairOp:$pair__1 $x, $y), (replaceWithValue $pair__0)]>;
// All of them at once.
def PairOfAll : Pat<(SwapOp (GiveOp:$x Tag<"all">), $y), (PairOp $x, $y)>;
// Made for another one.
def Auxiliary
    : Pattern<(SwapOp (GiveOp:$x Tag<"auxiliary">), $y),
              [(NegOp:$a $y), (PairOp $a, $x)]>;

// Groups of operands, with the number that there is.
def VariadicOfTwo : Pat<(TakeOp (variadic:$all (GiveOp:$x Tag<"two">), $y)),
                        (TakeOp (variadic $y, $x, $y))>;
def OptionalIsKept : Pat<(GroupsOp $a, $b, ConstantAttr<I64Attr, "1">),
                         (GroupsOp $a, $b, ConstantAttr<I64Attr, "2">)>;

// An attribute that may be missing, and one that must be there.
def AnyTag : Pat<(IdentityOp (GiveOp $tag)), (GiveOp $tag)>;

// Types that are said, and locations.
def TypeInText
    : Pat<(AbsOp (GiveOp:$x Tag<"type">)),
          (SelectOp (GiveOp Tag<"i1">, (returnType "$_builder.getI1Type()")),
                    $x, (GiveOp Tag<"same">, (returnType $x)))>;
def Located : Pat<(AbsOp (GiveOp:$x Tag<"location">)),
                  (NegOp (NegOp $x, (location "inner")),
                         (location "outer", $x))>;

// Properties that are no attributes.
def PropertyIsKept
    : Pat<(CountOp (GiveOp:$x Tag<"keep">), $n, ConstantProp<BoolProp, "false">),
          (CountOp $x, $n, ConstantProp<BoolProp, "true">)>;
def PropertyIsSet
    : Pat<(CountOp (GiveOp:$x Tag<"set">), ConstantProp<IntProp<"int32_t">, "3">,
                   $quick),
          (CountOp $x, ConstantProp<IntProp<"int32_t">, "-4">, $quick)>;

// C++: attributes and values, several values, nothing, a value in a leaf.
def NextTag : NativeCodeCall<"getNextTag($_builder, $0)">;
def CallMakesAttribute
    : Pat<(NegOp (GiveOp:$x StrAttr:$tag)), (GiveOp (NextTag $tag)),
          [(HasOneUse:$x)]>;
def BothResults : NativeCodeCall<"getBoth($0)", 2>;
def CallMakesTwo : Pat<(PairOp (PairOp:$p $x, $y), $z), (BothResults $p)>;
def Note : NativeCodeCallVoid<"note($_builder, $0)">;
def CallMakesNothing
    : Pattern<(TakeOp (variadic (GiveOp:$x Tag<"note">))), [(Note $x), (TakeOp (variadic))]>;
def Second : NativeCodeCall<"$_self.getDefiningOp()->getOperand(1)">;
def CallOfLeaf : Pat<(IdentityOp (AddOp:$sum $x, $y)), (NegOp Second:$sum)>;

// C++ that matches.
def IsTagged : NativeCodeCall<"findTag($_self, $0)">;
def CallMatches : Pat<(AbsOp (IsTagged StrAttr:$tag)), (GiveOp $tag)>;
def IsCounted : NativeCodeCall<"findCount($_self, $0)">;
def CallMatchesProperty
    : Pat<(MulOp (IsCounted IntProp<"int32_t">:$n), $y),
          (CountOp $y, $n, ConstantProp<BoolProp, "true">)>;
// A condition that only C++ knows.
def ConditionInCpp : Pat<(SelectOp $c, $x, $y), (IdentityOp $x),
                         [(IsIn64Bits $x)]>;

// A builder that knows the type.
def Builder : Pat<(AbsOp (GiveOp:$x Tag<"built">)), (IdentityOp (BuiltOp $x))>;

// What comes after: the new operation is known.
def Supplemental : Pat<(AbsOp (GiveOp:$x Tag<"after">)), (NegOp:$new $x), [],
                       [(NativeCodeCallVoid<"note($_builder, $0)"> $new)]>;

// The rule that is worth most is taken.
def WorthLess : Pat<(ReduceL1Op $x, $axes, $k), (NegOp $x)>;
def WorthMore : Pat<(ReduceL1Op $x, $axes, $k), (AbsOp $x), [], [],
                    (addBenefit 10)>;
def WorthLeast : Pat<(ReduceL1Op $x, $axes, $k), (IdentityOp $x)>;

#endif // TESTS_RULES_FEATURE_RULES_TD
