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
def ShapeOfType : NativeCodeCall<"makeShape($_builder, $_loc, $0)">;
def TransposeOfOnes : Pat<
    (ONNX_TransposeOp:$y $x, $_), (ONNX_ReshapeOp $x, (ShapeOfType $y), Zero),
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

// slice(x) = x, if it steps forward and the shape remains
def StepsForward : Constraint<CPred<"stepsForward($0)">, "steps forward">;
def SliceOfAll : Pat<
    (ONNX_SliceOp:$y $x, $_, $_, $_, $steps), (replaceWithValue $x),
    [(StepsForward $steps), (HasShapeOf $y, $x), (CanReplace $y, $x)]>;

#endif // DIALECTS_ONNX_RULES_MOVEMENT_TD
