// SPDX-License-Identifier: Apache-2.0
//
// Rules for operators that move elements and compute none. All are exact.
#ifndef DIALECTS_ONNX_RULES_MOVEMENT_TD
#define DIALECTS_ONNX_RULES_MOVEMENT_TD

include "dialects/onnx/rules/shared.td"

// identity(x) = x
def Identity : Pat<(ONNX_IdentityOp:$y $x), (replaceWithValue $x),
                   [(CanReplace $y, $x)]>;

// Transpose.

// transpose(transpose(x, p), q) = transpose(x, p of q)
def HavePermutations : Constraint<CPred<"havePermutations($0, $1)">,
                                  "have permutations that are known">;
def Composed : NativeCodeCall<"composePermutations($_builder, $0, $1)">;
def TransposeOfTranspose : Pat<
    (ONNX_TransposeOp:$outer (ONNX_TransposeOp:$inner $x, $_), $_),
    (ONNX_TransposeOp $x, (Composed $inner, $outer)),
    [(HavePermutations $inner, $outer)]>;

// transpose(x, identity) = x
def IsIdentityPermutation : Constraint<CPred<"isIdentityPermutation($0)">,
                                       "is the identity">;
def TransposeOfNothing : Pat<
    (ONNX_TransposeOp:$y $x, $_), (replaceWithValue $x),
    [(IsIdentityPermutation $y), (CanReplace $y, $x)]>;

// transpose(x) = reshape(x), if the dimensions with more than one element keep
// their order. A reshape moves nothing.
def KeepsOrder : Constraint<CPred<"keepsOrder($0)">, "moves no element">;
def ShapeOf : NativeCodeCall<"makeShape($_builder, $_loc, $0)">;
def TransposeOfOnes : Pat<
    (ONNX_TransposeOp:$y $x, $_), (ONNX_ReshapeOp $x, (ShapeOf $y), Zero),
    [(KeepsOrder $y)]>;

// Views.

// reshape(view(x), s) = reshape(x, s), if s names no dimension of the view
def NamesNoDimension : Constraint<CPred<"namesNoDimension($0, $1)">,
                                  "is a constant that copies no size">;
class ReshapeOf<dag view>
    : Pat<(ONNX_ReshapeOp view, $shape, $allowzero),
          (ONNX_ReshapeOp $x, $shape, $allowzero),
          [(NamesNoDimension $shape, $allowzero)]>;
def ReshapeOfReshape : ReshapeOf<(ONNX_ReshapeOp $x, $_, $_)>;
def ReshapeOfFlatten : ReshapeOf<(ONNX_FlattenOp $x, $_)>;
def ReshapeOfSqueeze : ReshapeOf<(ONNX_SqueezeOp $x, $_)>;
def ReshapeOfUnsqueeze : ReshapeOf<(ONNX_UnsqueezeOp $x, $_)>;

// view(view(x)) = reshape(x, s), if s can name the shape
def CanNameShape : Constraint<CPred<"canNameShape($0)">,
                              "has a shape that an operand can name">;
class ViewOfView<dag views> : Pat<views, (ONNX_ReshapeOp $x, (ShapeOf $y), Zero),
                                  [(CanNameShape $y)]>;
def FlattenOfReshape
    : ViewOfView<(ONNX_FlattenOp:$y (ONNX_ReshapeOp $x, $_, $_), $_)>;
def SqueezeOfReshape
    : ViewOfView<(ONNX_SqueezeOp:$y (ONNX_ReshapeOp $x, $_, $_), $_)>;
def UnsqueezeOfReshape
    : ViewOfView<(ONNX_UnsqueezeOp:$y (ONNX_ReshapeOp $x, $_, $_), $_)>;
def SqueezeUnsqueezed
    : ViewOfView<(ONNX_SqueezeOp:$y (ONNX_UnsqueezeOp $x, $_), $_)>;
def UnsqueezeSqueezed
    : ViewOfView<(ONNX_UnsqueezeOp:$y (ONNX_SqueezeOp $x, $_), $_)>;

// f(x) = x, if the shape remains
class SameShape<dag source>
    : Pat<source, (replaceWithValue $x),
          [(HasShapeOf $y, $x), (CanReplace $y, $x)]>;
// A view has as many elements, so that one size may be unknown.
def HasViewShapeOf : Constraint<CPred<"hasViewShapeOf($0, $1)">,
                                "has the shape of the other">;
class SameView<dag source>
    : Pat<source, (replaceWithValue $x),
          [(HasViewShapeOf $y, $x), (CanReplace $y, $x)]>;
def ReshapeToSame : SameView<(ONNX_ReshapeOp:$y $x, $_, $_)>;
def FlattenToSame : SameView<(ONNX_FlattenOp:$y $x, $_)>;
def SqueezeOfUnsqueeze
    : SameView<(ONNX_SqueezeOp:$y (ONNX_UnsqueezeOp $x, $_), $_)>;
def UnsqueezeOfSqueeze
    : SameView<(ONNX_UnsqueezeOp:$y (ONNX_SqueezeOp $x, $_), $_)>;

// squeeze(unsqueeze(x, a), a) = x, unsqueeze(squeeze(x, a), a) = x, for shapes
// that are not known.
def HaveSameAxes : Constraint<CPred<"haveSameAxes($0, $1)">,
                              "have equal axes">;
def SqueezeOfEqualAxes : Pat<
    (ONNX_SqueezeOp:$y (ONNX_UnsqueezeOp $x, $a), $b), (replaceWithValue $x),
    [(HaveSameAxes $a, $b), (CanReplace $y, $x)]>;
def UnsqueezeOfEqualAxes : Pat<
    (ONNX_UnsqueezeOp:$y (ONNX_SqueezeOp $x, $a), $b), (replaceWithValue $x),
    [(HaveSameAxes $a, $b), (CanReplace $y, $x)]>;

// unsqueeze(unsqueeze(x, a), b) = unsqueeze(x, c), squeeze(squeeze(x, a), b) =
// squeeze(x, c), where c has the axes of both.
def CanJoinAxes : Constraint<CPred<"joinAxes($0, $1, $2).has_value()">,
                             "are axes that are known">;
def JoinedAxes : NativeCodeCall<
    "makeIntegers($_builder, $_loc, *joinAxes($0, $1, $2))">;
def UnsqueezeOfUnsqueeze : Pat<
    (ONNX_UnsqueezeOp:$y (ONNX_UnsqueezeOp $x, $a), $b),
    (ONNX_UnsqueezeOp $x, (JoinedAxes $b, $a, $y)),
    [(CanJoinAxes $b, $a, $y)]>;
def SqueezeOfSqueeze : Pat<
    (ONNX_SqueezeOp (ONNX_SqueezeOp $x, $a), $b),
    (ONNX_SqueezeOp $x, (JoinedAxes $a, $b, $x)),
    [(CanJoinAxes $a, $b, $x)]>;

// Transposes of views. A view joins and splits dimensions. If a permutation does
// not tear these apart, the transpose can precede the view.

// reshape(transpose(view(x), p), s) = reshape(transpose(x, q), s). The transpose
// has no other use.
def CanPrecedeView : Constraint<CPred<"canPrecedeView($0, $1, $2)">,
                                "can precede the view">;
def BeforeView : NativeCodeCall<"orderBeforeView($_builder, $0, $1, $2)">;
def PermutedType : NativeCodeCall<"permuteType($0, $1, $2)">;
class ViewOfTransposeOfView<dag view>
    : Pat<(ONNX_ReshapeOp (ONNX_TransposeOp:$t view, $_), $shape, $allowzero),
          (ONNX_ReshapeOp
              (ONNX_TransposeOp $x, (BeforeView $x, $v, $t),
                                (returnType (PermutedType $x, $v, $t))),
              $shape, $allowzero),
          [(HasOneUse $t), (NamesNoDimension $shape, $allowzero),
           (CanPrecedeView $x, $v, $t)]>;
// transpose(view(transpose(x, p)), q) = reshape(transpose(x, r), s)
def ComposedBeforeView
    : NativeCodeCall<"composeBeforeView($_builder, $0, $1, $2)">;
class TransposeOfViewOfTranspose<dag view>
    : Pat<(ONNX_TransposeOp:$t view, $_),
          (ONNX_ReshapeOp
              (ONNX_TransposeOp $y, (ComposedBeforeView $x, $v, $t),
                                (returnType (PermutedType $x, $v, $t))),
              (ShapeOf $t), Zero),
          [(CanPrecedeView $x, $v, $t), (CanNameShape $t),
           (HavePermutations $x, $x)]>;
multiclass TransposedView<dag view, dag viewOfTranspose> {
  def ThenReshaped : ViewOfTransposeOfView<view>;
  def OfTranspose : TransposeOfViewOfTranspose<viewOfTranspose>;
}
defvar transposed = (ONNX_TransposeOp:$x $y, $_);
defm TransposedReshape : TransposedView<(ONNX_ReshapeOp:$v $x, $_, $_),
                                        (ONNX_ReshapeOp:$v transposed, $_, $_)>;
defm TransposedFlatten : TransposedView<(ONNX_FlattenOp:$v $x, $_),
                                        (ONNX_FlattenOp:$v transposed, $_)>;
defm TransposedSqueeze : TransposedView<(ONNX_SqueezeOp:$v $x, $_),
                                        (ONNX_SqueezeOp:$v transposed, $_)>;
defm TransposedUnsqueeze : TransposedView<(ONNX_UnsqueezeOp:$v $x, $_),
                                          (ONNX_UnsqueezeOp:$v transposed, $_)>;

// transpose(f(x), p) = f(transpose(x, p)) for an element-wise operator f that has
// no other use, if x is a transpose, or a chain of such operators of one. The
// transposes meet, and both go if they cancel out.
def LeadsToTranspose : Constraint<CPred<"leadsToTranspose($0, $1)">,
                                  "leads to a transpose">;
def OrderOf : NativeCodeCall<"getOrder($_builder, $0)">;
def TransposedType : NativeCodeCall<"transposeType($0, $1)">;
defvar transposedLeft = (ONNX_TransposeOp $x, (OrderOf $t),
                                          (returnType (TransposedType $x, $t)));
class TransposeOf<dag function, dag result, list<dag> conditions = []>
    : Pat<(ONNX_TransposeOp:$t function, $_), result,
          !listconcat([(HasOneUse $e), (LeadsToTranspose $x, $t)], conditions)>;
class TransposeOfUnary<Op f> : TransposeOf<(f:$e $x), (f transposedLeft)>;
def TransposeOfAbs : TransposeOfUnary<ONNX_AbsOp>;
def TransposeOfErf : TransposeOfUnary<ONNX_ErfOp>;
def TransposeOfExp : TransposeOfUnary<ONNX_ExpOp>;
def TransposeOfHardSwish : TransposeOfUnary<ONNX_HardSwishOp>;
def TransposeOfMish : TransposeOfUnary<ONNX_MishOp>;
def TransposeOfNeg : TransposeOfUnary<ONNX_NegOp>;
def TransposeOfRelu : TransposeOfUnary<ONNX_ReluOp>;
def TransposeOfSigmoid : TransposeOfUnary<ONNX_SigmoidOp>;
def TransposeOfSoftplus : TransposeOfUnary<ONNX_SoftplusOp>;
def TransposeOfSqrt : TransposeOfUnary<ONNX_SqrtOp>;
def TransposeOfTanh : TransposeOfUnary<ONNX_TanhOp>;
class TransposeOfScaled<Op f>
    : TransposeOf<(f:$e $x, $alpha), (f transposedLeft, $alpha)>;
def TransposeOfElu : TransposeOfScaled<ONNX_EluOp>;
def TransposeOfGelu : TransposeOfScaled<ONNX_GeluOp>;
def TransposeOfLeakyRelu : TransposeOfScaled<ONNX_LeakyReluOp>;
def TransposeOfSwish : TransposeOfScaled<ONNX_SwishOp>;
def TransposeOfHardSigmoid
    : TransposeOf<(ONNX_HardSigmoidOp:$e $x, $alpha, $beta),
                  (ONNX_HardSigmoidOp transposedLeft, $alpha, $beta)>;
def TransposeOfClip : TransposeOf<(ONNX_ClipOp:$e $x, $min, $max),
                                  (ONNX_ClipOp transposedLeft, $min, $max)>;

// The same for an operator of two operands, of which both lead to transposes, or
// the right one is a constant, which is transposed.
def CanTransposeConstant : Constraint<CPred<"canTransposeConstant($0, $1)">,
                                      "is a constant of no higher rank">;
def TransposedConstant
    : NativeCodeCall<"transposeConstant($_builder, $_loc, $0, $1)">;
multiclass TransposeOfBinary<Op f> {
  def Both : TransposeOf<
      (f:$e $x, $z),
      (f transposedLeft,
         (ONNX_TransposeOp $z, (OrderOf $t),
                           (returnType (TransposedType $z, $t)))),
      [(LeadsToTranspose $z, $t)]>;
  def Left : TransposeOf<(f:$e $x, $c),
                         (f transposedLeft, (TransposedConstant $c, $t)),
                         [(CanTransposeConstant $c, $t)]>;
}
defm TransposeOfAdd : TransposeOfBinary<ONNX_AddOp>;
defm TransposeOfSub : TransposeOfBinary<ONNX_SubOp>;
defm TransposeOfMul : TransposeOfBinary<ONNX_MulOp>;
defm TransposeOfDiv : TransposeOfBinary<ONNX_DivOp>;

// gather(gather(x, i), j) = gather(reshape(x), i * n + j) for one element i of a
// dimension, and one element j of the next, which has n elements
def TakesElementOfElement
    : Constraint<CPred<"canJoinGathers($0)">,
                 "takes one element of an element whose numbers are known">;
def JoinedGather : NativeCodeCall<"joinGathers($_builder, $_loc, $0)">;
def GatherOfGather : Pat<
    (ONNX_GatherOp:$y (ONNX_GatherOp $_, $_, $_), $_, $_), (JoinedGather $y),
    [(TakesElementOfElement $y)]>;

// Copies that change nothing.

def ExpandToSame : SameShape<(ONNX_ExpandOp:$y $x, $_)>;
def TileToSame : SameShape<(ONNX_TileOp:$y $x, $_)>;
def ConcatOfOne : Pat<(ONNX_ConcatOp:$y (variadic $x), $_),
                      (replaceWithValue $x), [(CanReplace $y, $x)]>;
// pad(x, 0) = x
def IsZeros : Constraint<CPred<"isSplat($0, 0)">, "is 0">;
def PadOfZeros : Pat<(ONNX_PadOp:$y $x, $pads, $_, $_, $_),
                     (replaceWithValue $x),
                     [(IsZeros $pads), (CanReplace $y, $x)]>;
// slice(slice(x)) = slice(x) with the ranges of both, if these are constants. A
// dimension that both slice has a size that is known, and both step forward.
def CanJoinSlices : Constraint<CPred<"canJoinSlices($0)">,
                               "is a range of ranges that are known">;
def JoinedSlices : NativeCodeCall<"joinSlices($_builder, $_loc, $0)">;
def SliceOfSlice : Pat<
    (ONNX_SliceOp:$y (ONNX_SliceOp $_, $_, $_, $_, $_), $_, $_, $_, $_),
    (JoinedSlices $y), [(CanJoinSlices $y)]>;

// concat(x, concat(y, z), w) = concat(x, y, z, w) along one dimension, if the
// inner one has no other use
def HasNestedConcat : Constraint<CPred<"hasNestedConcat($0)">,
                                 "joins what is joined">;
def FlatConcat : NativeCodeCall<"flattenConcat($_builder, $_loc, $0)">;
def ConcatOfConcat : Pat<(ONNX_ConcatOp:$y $_, $_), (FlatConcat $y),
                         [(HasNestedConcat $y)]>;

// concat(split(x)) = x for all parts in their order
def JoinsAllParts : Constraint<CPred<"getSplit($0) != nullptr">,
                               "joins all parts of a tensor">;
def SplitValue : NativeCodeCall<"getSplit($0)">;
def ConcatOfSplit : Pat<(ONNX_ConcatOp:$y $_, $_), (SplitValue $y),
                        [(JoinsAllParts $y)]>;

// concat(slice(x, a, b), slice(x, b, c)) = slice(x, a, c)
def JoinsAdjacentSlices : Constraint<CPred<"canJoinAdjacentSlices($0)">,
                                     "joins adjacent slices">;
def AdjacentSlices
    : NativeCodeCall<"joinAdjacentSlices($_builder, $_loc, $0)">;
def ConcatOfSlices : Pat<(ONNX_ConcatOp:$y $_, $_), (AdjacentSlices $y),
                         [(JoinsAdjacentSlices $y)]>;

// slice(concat(x, y)) = slice(x) or slice(y), if it has elements of one of them
def SlicesOneOperand : Constraint<CPred<"canSliceOperand($0)">,
                                  "is a range of one operand">;
def SliceOfOperand : NativeCodeCall<"sliceOperand($_builder, $_loc, $0)">;
def SliceOfConcat : Pat<
    (ONNX_SliceOp:$y (ONNX_ConcatOp $_, $_), $_, $_, $_, $_),
    (SliceOfOperand $y), [(SlicesOneOperand $y)]>;

// slice(x) = x, if it steps forward and the shape remains
def StepsForward : Constraint<CPred<"stepsForward($0)">, "steps forward">;
def SliceOfAll : Pat<
    (ONNX_SliceOp:$y $x, $_, $_, $_, $steps), (replaceWithValue $x),
    [(StepsForward $steps), (HasShapeOf $y, $x), (CanReplace $y, $x)]>;

#endif // DIALECTS_ONNX_RULES_MOVEMENT_TD
