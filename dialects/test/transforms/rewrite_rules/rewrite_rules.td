// SPDX-License-Identifier: Apache-2.0
//
// Rewrite rules for operations of pattern_ops.td and others. There is at least
// one rule for each feature of the rule language.
#ifndef DIALECTS_TEST_TRANSFORMS_REWRITE_RULES_REWRITE_RULES_TD
#define DIALECTS_TEST_TRANSFORMS_REWRITE_RULES_REWRITE_RULES_TD

include "dialects/test/test.td"
include "ods/records/patterns.td"

// One operation for another.

def RenameA : Pat<(OpA $x, $n), (OpB $x, $n)>;
def NumberC : Pat<(OpC $x), (OpB $x, ConstantAttr<I32Attr, "17">)>;
// Two rules with the same root: the benefit decides.
def NotTakenD : Pat<(OpD $x), (OpE $x)>;
def TakenD : Pat<(OpD $x), (OpF $x), [], [], (addBenefit 10)>;
// The rule with the larger tree applies.
def NumberG : Pat<(OpG $x), (OpB $x, ConstantAttr<I32Attr, "20">)>;
def NestedG : Pat<(OpG (OpG $x)), (OpB $x, ConstantAttr<I32Attr, "34">)>;
def LongCrash : Pat<(OpCrashLong $_, $_, $_), (OpCrashShort)>;

// The same value at several positions.

def EqualArguments : Pat<(OpN $x, $x), (OpO $x)>;
def EqualInTree : Pat<(OpN $b, (OpP $_, $b, $_, $_, $_, $_)),
                      (replaceWithValue $b)>;
def EqualToInner : Pat<(OpN (OpN $_, $x), $x), (replaceWithValue $x)>;
def EqualOften : Pat<(OpP $a, $b, $a, $a, $b, $c), (OpN $c, $b)>;
def AreSameOperands
    : Constraint<CPred<"haveSameOperands($0)">, "has one operand twice">;
def EqualBeforeCondition
    : Pat<(OpQ:$op $x, $x), (replaceWithValue $x), [(AreSameOperands $op)]>;
// Arguments without names are matched, too.
def IgnoredArguments
    : Pat<(TestIgnoreArgMatchSrcOp $_, $b, I32, I64Attr, $_, $f),
          (TestIgnoreArgMatchDstOp $b, $f)>;
def ConstantOperand : Pat<(OpR $x, (ConstantLikeMatcher I32Attr:$n)),
                          (OpS $x, $n)>;

// Interleaved operands and attributes, and many of both.

def Interleaved
    : Pat<(OpInterleavedOperandAttribute1 $x, $m, $y, $n),
          (OpInterleavedOperandAttribute2 $x, $m, $y, $n)>;
def Many
    : Pat<(ManyArgsOp $x1, $x2, $x3, $x4, $x5, $x6, $x7, $x8, $x9,
                      ConstantAttr<I64Attr, "42">, $a2, $a3, $a4, $a5, $a6, $a7,
                      $a8, $a9),
          (ManyArgsOp $x1, $x2, $x3, $x4, $x5, $x6, $x7, $x8, $x9,
                      ConstantAttr<I64Attr, "24">, $a2, $a3, $a4, $a5, $a6, $a7,
                      $a8, $a9)>;

// Attributes: constraints, a missing one, units, enums.

def AllConditions
    : Pat<(OpAllAttrConstraint1
           AllAttrOf<[IntArrayNthElemEq<0, 0>, IntArrayNthElemEq<1, 1>]>:$list),
          (OpAllAttrConstraint2 $list)>;
def IsMissing : Constraint<CPred<"!$0">, "is missing">;
def MissingAttribute
    : Pat<(OpM $x, $n), (OpM $x, ConstantAttr<I32Attr, "314159265">),
          [(IsMissing $n)]>;
def IsFour : Constraint<
    CPred<"::llvm::cast<::mlir::IntegerAttr>($0).getInt() == 4">, "is 4">;
def AllAttributes
    : Pat<(OpAttrMatch1 $required, $optional, $default, $more),
          (OpAttrMatch2 $required, $optional, $default, $more),
          [(IsFour $more)]>;
def UnitAttribute : Pat<(OpAttrMatch3 $unit),
                        (OpAttrMatch4 ConstUnitAttr, $unit)>;
def EnumOf32Bits : Pat<(I32EnumAttrOp I32Case5), (I32EnumAttrOp I32Case10)>;
def EnumOf64Bits : Pat<(I64EnumAttrOp I64Case5), (I64EnumAttrOp I64Case10)>;
def EnumOfDialect
    : Pat<(OpWithEnum ConstantEnumCase<TestEnumAttr, "first">,
                      ConstantAttr<I32Attr, "0">),
          (OpWithEnum ConstantEnumCase<TestEnumAttr, "second">,
                      ConstantAttr<I32Attr, "1">)>;

// Properties.

def IsNotNegative : Constraint<CPred<"$0 >= 0">, "is not negative">;
def NextNumber : NativeCodeCall<"$0 + 1">;
def Negated : NativeCodeCall<"-$0">;
def Joined : NativeCodeCall<[{joinTags($0, $1)}]>;
def PropertyOfRoot
    : Pat<(TestPropPatternOp1 $tag, $n, ConstantProp<BoolProp, "false">),
          (TestPropPatternOp1 $tag, (NextNumber $n),
                              ConstantProp<BoolProp, "true">),
          [(IsNotNegative $n)]>;
def PropertiesInTree
    : Pat<(TestPropPatternOp2
           (TestPropPatternOp1 $tag, $n, ConstantProp<BoolProp, "true">),
           $more),
          (TestPropPatternOp2
           (TestPropPatternOp1 $tag, (Negated $n),
                               ConstantProp<BoolProp, "false">),
           (Joined $tag, $more))>;

// Calls of native_calls.h.

def CreateOpI : NativeCodeCallVoid<"createOpI($_builder, $_loc, $0)">;
def NoResult : Pat<(OpH $x), (CreateOpI $x)>;
def CreateOpK : NativeCodeCall<"createOpK($_builder, $_loc)">;
def NoArgument : Pat<(OpJ), (CreateOpK)>;
def Auxiliary : Pattern<(OpNativeCodeCall3 $x), [(CreateOpI $x), (OpK)]>;
def Choose : NativeCodeCall<"chooseValue($0, $1, $2)">;
def TwoNumbers : NativeCodeCall<"makeNumbers($_builder, $0, $1)">;
def ChosenFirst
    : Pat<(OpNativeCodeCall1 $x, $y, ConstBoolAttrTrue:$choice, $m, $n),
          (OpNativeCodeCall2 (Choose $x, $y, $choice), (TwoNumbers $m, $n))>;
def ChosenSecond
    : Pat<(OpNativeCodeCall1 $x, $y, ConstBoolAttrFalse:$choice, $m, $n),
          (Choose $x, $y, $choice)>;
def FirstI32 : NativeCodeCall<"findFirstI32($_self, $0)">;
def MatchedByCall : Pat<(OpNativeCodeCall4 (FirstI32 $x)),
                        (OpNativeCodeCall5 $x, $x)>;
def BothSwapped : NativeCodeCall<"swapBoth($0, $1)", 2>;
def CallOfTwo
    : Pattern<(OpNativeCodeCall6 $x, $y),
              [(OpNativeCodeCall7 (BothSwapped:$both__0 $x, $y)),
               (OpNativeCodeCall7 $both__1)]>;

// Names.

def Named
    : Pattern<(OpSymbolBindingA $x, $n),
              [(OpSymbolBindingD (OpSymbolBindingB:$b $x),
                                 (OpSymbolBindingC $b), $n)]>;
def NamedNoResult : Pat<(OpSymbolBindingNoResult $x),
                        (OpSymbolBindingB $x)>;

// Several results.

def AllAtOnce : Pat<(ThreeResultOp MultiResultOpKind1:$k),
                    (AnotherThreeResultOp $k)>;
def TwoAndOne : Pattern<(ThreeResultOp MultiResultOpKind2:$k),
                        [(TwoResultOp $k), (OneResultOp1 $k)]>;
def OneAndTwo : Pattern<(ThreeResultOp MultiResultOpKind3:$k),
                        [(OneResultOp2 $k), (AnotherTwoResultOp $k)]>;
def OneOfEach
    : Pattern<(ThreeResultOp MultiResultOpKind4:$k),
              [(TwoResultOp:$first__0 $k), (OneResultOp1 $k),
               (TwoResultOp:$second__1 $k)]>;
def OneAsOperand
    : Pattern<(ThreeResultOp MultiResultOpKind6:$k),
              [(OneResultOp3 (TwoResultOp:$pair__1 $k)),
               (AnotherTwoResultOp $k)]>;

// Variadic operands and results.

def VariadicResults : Pat<(OneVResOneVOperandOp1 $x),
                          (OneVResOneVOperandOp2 $x)>;
def MixedOperands : Pat<(MixedVOperandOp1 $x, $y, $z),
                        (MixedVOperandOp2 $x, $y, $z)>;
def MixedResults : Pat<(MixedVResultOp1), (MixedVResultOp2)>;
def ResultsAsOperands
    : Pat<(OneI32ResultOp),
          (MixedVOperandOp3
           (MixedVResultOp3:$r__0 ConstantAttr<I32Attr, "2">),
           $r__1, $r__2, ConstantAttr<I32Attr, "2">)>;
def GroupOfTwo
    : Pat<(MixedVOperandOp4 (variadic $a, $b), $c,
                            ConstantAttr<I32Attr, "0">:$n),
          (MixedVOperandOp5 $a, $b, $c, $n,
                            ConstantStrAttr<StrAttr, "MatchVariadic">)>;
def GroupOfTrees
    : Pat<(MixedVOperandOp4 (variadic (MixedVOperandInOutI32Op $a),
                                      (MixedVOperandInOutI32Op $b)),
                            $c, ConstantAttr<I32Attr, "1">:$n),
          (MixedVOperandOp5 $a, $b, $c, $n,
                            ConstantStrAttr<StrAttr, "MatchVariadicSubDag">)>;
def NamedGroups
    : Pat<(MixedVOperandOp6 (variadic:$x $_, $_), (variadic:$y $_, $_),
                            ConstantAttr<I32Attr, "1">),
          (MixedVOperandOp6 $y, $x, ConstantAttr<I32Attr, "-1">)>;
def NamesInGroups
    : Pat<(MixedVOperandOp6 (variadic $_, $b), (variadic $c, $d),
                            ConstantAttr<I32Attr, "2">:$n),
          (MixedVOperandOp5
           $c, $d, $b, $n,
           ConstantStrAttr<StrAttr, "MatchMultiVariadicSubSymbol">)>;
def IsGiven : Constraint<CPred<"isGiven($0)">, "is given">;
def OptionalInGroup
    : Pat<(MixedVOperandOp7 $x, $y, ConstantAttr<I32Attr, "2">:$n),
          (MixedVOperandOp6 $x, (variadic $y), $n), [(IsGiven $y)]>;
def GroupsMoved : Pat<(TestVariadicRewriteSrcOp $a, $b, $c),
                      (TestVariadicRewriteDstOp $b, $c, $a)>;

// Operands in either order.

def EitherOfTypes : Pat<(TestEitherOpA (either I32, I16:$x), $y),
                        (TestEitherOpB $x, $y)>;
def EitherOfTrees
    : Pat<(TestEitherOpB (either (TestEitherHelperOpA $x),
                                 (TestEitherHelperOpB $y))),
          (TestEitherOpB $x, $y)>;
def EitherAfterAttribute
    : Pat<(TestEitherOpC ConstantAttr<I32Attr, "0">, (either $x, I32:$y)),
          (TestEitherOpB $x, $y)>;

// Locations and types.

def Locations
    : Pat<(TestLocationSrcOp:$outer
           (TestLocationSrcOp:$middle (TestLocationSrcOp:$inner $x))),
          (TestLocationDstOp
           (TestLocationDstOp (TestLocationDstOp $x, (location $outer)),
                              (location "named")),
           (location "fused", $middle, $inner))>;
def LocationNoResult
    : Pat<(TestLocationSrcNoResOp:$outer
           (TestLocationSrcOp (TestLocationSrcOp $x))),
          (TestLocationDstNoResOp $x, (location $outer))>;
class Tagged<int n> : ConstantAttr<I32Attr, !cast<string>(n)>;
def TypeInText
    : Pat<(SourceOp $x, Tagged<11>),
          (OpX (OpX $x, (returnType "$_builder.getI32Type()")))>;
def TypeOfValue : Pat<(SourceOp $x, Tagged<22>),
                      (OpX (OpX $x, (returnType $x)))>;
def TypesInText
    : Pat<(SourceOp $x, Tagged<33>),
          (TwoToOne (OpX (OneToTwo:$pair__0 $x,
                                            (returnType "$_builder.getI64Type()",
                                                        "$_builder.getI32Type()")),
                         (returnType "$_builder.getI32Type()")),
                    (OpX $pair__1, (returnType "$_builder.getI64Type()")))>;
def TypeFromCall
    : Pat<(SourceOp $x, Tagged<44>),
          (OpX (OpX $x, (returnType (NativeCodeCall<"$0.getType()"> $x))))>;
def TypesOfBoth
    : Pat<(SourceOp $x, Tagged<55>),
          (TwoToOne (OneToTwo:$pair__0 $x,
                                       (returnType $x,
                                                   "$_builder.getI64Type()")),
                    $pair__1)>;
def TypeTwice
    : Pat<(SourceOp $x, Tagged<66>),
          (TwoToOne (OpX $x, (returnType $x), (location "loc1")),
                    (OpX $x, (location "loc2"), (returnType $x)))>;

// The pattern applies to an operation that would fold in place.
def SelfFold : Pat<(TestOpInPlaceSelfFold $_),
                   (TestOpConstant ConstantAttr<I32Attr, "97">)>;

// Legalization: the rule with the fewest steps is chosen, then the one with the
// highest benefit.

def Rewritten : Pat<(TestRewriteOp $x), (replaceWithValue $x)>;
class Status<string text> : ConstantStrAttr<StrAttr, text>;
def LegalizeA : Pat<(ILLegalOpA), (LegalOpA Status<"Success">)>;
def LegalizeB : Pat<(ILLegalOpB), (LegalOpA Status<"Failure">)>;
def LegalizeCByB : Pat<(ILLegalOpC), (ILLegalOpB)>;
def LegalizeCByD : Pat<(ILLegalOpC), (ILLegalOpD)>;
def LegalizeCByE : Pat<(ILLegalOpC), (ILLegalOpE), [], [], (addBenefit 10)>;
def LegalizeD : Pat<(ILLegalOpD), (LegalOpA Status<"Failure">)>;
def LegalizeE : Pat<(ILLegalOpE), (LegalOpA Status<"Success">)>;

#endif // DIALECTS_TEST_TRANSFORMS_REWRITE_RULES_REWRITE_RULES_TD
