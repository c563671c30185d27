// SPDX-License-Identifier: Apache-2.0
//
// One or two rules for each feature of rules. Tags on the operation that
// defines the first operand distinguish the rules.
#ifndef TESTS_RULES_FEATURE_RULES_TD
#define TESTS_RULES_FEATURE_RULES_TD

include "ods/records/patterns.td"
include "tests/rules/standin.td"

class Tag<string name> : ConstantStrAttr<StrAttr, name>;
def AreNotSame : Constraint<CPred<"$0 != $1">, "are not the same">;
def HasOneUse : Constraint<CPred<"$_self.hasOneUse()">, "has one use">;
def IsIn64Bits : Constraint<CPred<"$0.getType().isInteger(64)">, "of 64 bits">;

// The same name twice requires equal values.
def Repeated : Pat<(AddOp $x, $x), (AbsOp $x)>;
// A constraint requires different values.
def NotRepeated : Pat<(MulOp (GiveOp:$x Tag<"different">), $y), (NegOp $y),
                      [(AreNotSame $x, $y)]>;

// Operands in either order.
def EitherOrder : Pat<(MulOp (either (NegOp $x), AnyI32:$y)), (AddOp $y, $x)>;

// Several results, some of which have names.
def SwapsToPair
    : Pattern<(SwapOp (GiveOp:$x Tag<"swap">), $y),
              [(PairOp:$pair__1 $x, $y), (replaceWithValue $pair__0)]>;
// All results at once.
def PairOfAll : Pat<(SwapOp (GiveOp:$x Tag<"all">), $y), (PairOp $x, $y)>;
// An auxiliary result pattern that another one uses.
def Auxiliary
    : Pattern<(SwapOp (GiveOp:$x Tag<"auxiliary">), $y),
              [(NegOp:$a $y), (PairOp $a, $x)]>;

// Groups of operands of a given size.
def VariadicOfTwo : Pat<(TakeOp (variadic:$all (GiveOp:$x Tag<"two">), $y)),
                        (TakeOp (variadic $y, $x, $y))>;
def OptionalIsKept : Pat<(GroupsOp $a, $b, ConstantAttr<I64Attr, "1">),
                         (GroupsOp $a, $b, ConstantAttr<I64Attr, "2">)>;

// An optional and a required attribute.
def AnyTag : Pat<(IdentityOp (GiveOp $tag)), (GiveOp $tag)>;

// Explicit types and locations.
def TypeInText
    : Pat<(AbsOp (GiveOp:$x Tag<"type">)),
          (SelectOp (GiveOp Tag<"i1">, (returnType "$_builder.getI1Type()")),
                    $x, (GiveOp Tag<"same">, (returnType $x)))>;
def Located : Pat<(AbsOp (GiveOp:$x Tag<"location">)),
                  (NegOp (NegOp $x, (location "inner")),
                         (location "outer", $x))>;

// Properties that are not attributes.
def PropertyIsKept
    : Pat<(CountOp (GiveOp:$x Tag<"keep">), $n, ConstantProp<BoolProp, "false">),
          (CountOp $x, $n, ConstantProp<BoolProp, "true">)>;
def PropertyIsSet
    : Pat<(CountOp (GiveOp:$x Tag<"set">), ConstantProp<IntProp<"int32_t">, "3">,
                   $quick),
          (CountOp $x, ConstantProp<IntProp<"int32_t">, "-4">, $quick)>;

// C++ calls: attributes and values, several values, no value, a value in a
// leaf.
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

// A C++ call in a source pattern.
def IsTagged : NativeCodeCall<"findTag($_self, $0)">;
def CallMatches : Pat<(AbsOp (IsTagged StrAttr:$tag)), (GiveOp $tag)>;
def IsCounted : NativeCodeCall<"findCount($_self, $0)">;
def CallMatchesProperty
    : Pat<(MulOp (IsCounted IntProp<"int32_t">:$n), $y),
          (CountOp $y, $n, ConstantProp<BoolProp, "true">)>;
// A constraint in C++.
def ConditionInCpp : Pat<(SelectOp $c, $x, $y), (IdentityOp $x),
                         [(IsIn64Bits $x)]>;

// A builder that infers the type.
def Builder : Pat<(AbsOp (GiveOp:$x Tag<"built">)), (IdentityOp (BuiltOp $x))>;

// Supplemental calls, which may refer to the new operation.
def Supplemental : Pat<(AbsOp (GiveOp:$x Tag<"after">)), (NegOp:$new $x), [],
                       [(NativeCodeCallVoid<"note($_builder, $0)"> $new)]>;

// The rule with the greatest benefit is applied.
def WorthLess : Pat<(ReduceL1Op $x, $axes, $k), (NegOp $x)>;
def WorthMore : Pat<(ReduceL1Op $x, $axes, $k), (AbsOp $x), [], [],
                    (addBenefit 10)>;
def WorthLeast : Pat<(ReduceL1Op $x, $axes, $k), (IdentityOp $x)>;

#endif // TESTS_RULES_FEATURE_RULES_TD
