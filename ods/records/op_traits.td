// SPDX-License-Identifier: Apache-2.0
#ifndef ODS_RECORDS_OP_TRAITS_TD
#define ODS_RECORDS_OP_TRAITS_TD

include "ods/records/traits.td"

// Put beside a trait that is verified before others, as these rely on it.
class StructuralOpTrait;

// Traits of operations; those that they depend on are verified before.
class NativeOpTrait<string name, list<Trait> traits = [],
                    code extraOpDeclaration = [{}],
                    code extraOpDefinition = [{}]>
    : NativeTrait<name, "Op", extraOpDeclaration, extraOpDefinition> {
  list<Trait> dependentTraits = traits;
}
class ParamNativeOpTrait<string prop, string params, list<Trait> traits = []>
    : ParamNativeTrait<prop, params, "Op"> {
  list<Trait> dependentTraits = traits;
}
class GenInternalOpTrait<string prop, list<Trait> traits = []>
    : GenInternalTrait<prop, "Op"> {
  list<Trait> dependentTraits = traits;
}

// In expressions the operation is implicit, and `$name` is the operand, result,
// attribute, property, region or successor of that name: a list of them where
// it is variadic, null where it is absent.
class PredOpTrait<string descr, Pred pred, list<Trait> traits = []>
    : PredTrait<descr, pred> {
  list<Trait> dependentTraits = traits;
}

// Of the operation in its surroundings: a scope for affine symbols or for
// automatic allocations, what ends a block, what sees no values from outside,
// and what is within certain operations only.
def AffineScope : NativeOpTrait<"AffineScope">;
def AutomaticAllocationScope : NativeOpTrait<"AutomaticAllocationScope">;
def Terminator : NativeOpTrait<"IsTerminator">;
def IsolatedFromAbove : NativeOpTrait<"IsIsolatedFromAbove">;
class HasParent<string op> : ParamNativeOpTrait<"HasParent", op>,
                             StructuralOpTrait;
class ParentOneOf<list<string> ops>
    : ParamNativeOpTrait<"HasParent", !interleave(ops, ", ")>,
      StructuralOpTrait;

// Of what it computes: f(x, y) = f(y, x); f(f(x)) = f(x) or f(x, x) = x;
// f(f(x)) = x; and a constant.
def Commutative : NativeOpTrait<"IsCommutative">;
def Idempotent : NativeOpTrait<"IsIdempotent">;
def Involution : NativeOpTrait<"IsInvolution">;
def ConstantLike : NativeOpTrait<"ConstantLike">;

// Of the types of operands and results.
def ResultsBroadcastableShape : NativeOpTrait<"ResultsBroadcastableShape">;
def ResultsAreFloatLike : NativeOpTrait<"ResultsAreFloatLike">;
def SameTypeOperands : NativeOpTrait<"SameTypeOperands">;
def SameOperandsShape : NativeOpTrait<"SameOperandsShape">;
def SameOperandsAndResultShape : NativeOpTrait<"SameOperandsAndResultShape">;
def SameOperandsElementType : NativeOpTrait<"SameOperandsElementType">;
def SameOperandsAndResultElementType
    : NativeOpTrait<"SameOperandsAndResultElementType">;
def MemRefsNormalizable : NativeOpTrait<"MemRefsNormalizable">;
def FirstAttrDerivedResultType
    : GenInternalOpTrait<"FirstAttrDerivedResultType">;

// Of operations that work element by element: what their operands may become
// while they stay what they are.
def Elementwise : NativeOpTrait<"Elementwise">;
def Scalarizable : NativeOpTrait<"Scalarizable", [Elementwise]>;
def Vectorizable : NativeOpTrait<"Vectorizable", [Elementwise]>;
def Tensorizable : NativeOpTrait<"Tensorizable", [Elementwise]>;
def ElementwiseMappable
    : TraitList<[Elementwise, Scalarizable, Vectorizable, Tensorizable]>;

// Of the regions: one block each, with a terminator that need not be written,
// without any, or without arguments.
def SingleBlock : NativeOpTrait<"SingleBlock">, StructuralOpTrait;
class SingleBlockImplicitTerminatorImpl<string op>
    : ParamNativeOpTrait<"SingleBlockImplicitTerminator", op, [SingleBlock]>,
      StructuralOpTrait;
class SingleBlockImplicitTerminator<string op>
    : TraitList<[SingleBlock, SingleBlockImplicitTerminatorImpl<op>]>;
def NoTerminator : NativeOpTrait<"NoTerminator">, StructuralOpTrait;
def NoRegionArguments : NativeOpTrait<"NoRegionArguments">, StructuralOpTrait;

// How the operands or results are divided where several are variadic: all of
// the same number, or by the numbers that operandSegmentSizes or
// resultSegmentSizes holds, one for each in the definition.
def SameVariadicOperandSize : GenInternalOpTrait<"SameVariadicOperandSize">;
def SameVariadicResultSize : GenInternalOpTrait<"SameVariadicResultSize">;
def AttrSizedOperandSegments : NativeOpTrait<"AttrSizedOperandSegments">,
                               StructuralOpTrait;
def AttrSizedResultSegments : NativeOpTrait<"AttrSizedResultSegments">,
                              StructuralOpTrait;

#endif // ODS_RECORDS_OP_TRAITS_TD
