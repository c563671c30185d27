// SPDX-License-Identifier: Apache-2.0
//
// Rules for products of matrices and convolutions: an affine function of each
// channel that follows one becomes part of its weights and its bias.
#ifndef DIALECTS_ONNX_RULES_CONTRACTION_TD
#define DIALECTS_ONNX_RULES_CONTRACTION_TD

include "dialects/onnx/rules/shared.td"

// a * b + c = gemm(a, b, c) for matrices, if c broadcasts to the product.
def CanBeAddend : Constraint<CPred<"canBeAddend($0, $1)">,
                             "broadcasts to the matrix">;
def MatMulAdd : Pat<
    (ONNX_AddOp (either (ONNX_MatMulOp:$product $a, $b), $c)),
    (ONNX_GemmOp $a, $b, $c, FloatOne, FloatOne, Zero, Zero),
    [(HasOneUse $product), (CanBeAddend $product, $c)]>;

// gemm(a, b) + c = gemm(a, b, c), if c broadcasts to the product.
def GemmAddend : Pat<
    (ONNX_AddOp
        (either (ONNX_GemmOp:$product $a, $b, $none, $alpha, $_, $transA,
                              $transB),
                $c)),
    (ONNX_GemmOp $a, $b, $c, $alpha, FloatOne, $transA, $transB),
    [(IsOmitted $none), (HasOneUse $product), (CanBeAddend $product, $c)]>;

// gemm(transpose(a), b, c) = gemm(a, b, c) with the other value of transA, and
// the same for b. A matrix has one transpose.
def Flipped : NativeCodeCall<"flipFlag($_builder, $0)">;
def SwapsMatrix : Constraint<CPred<"swapsMatrix($0)">,
                             "swaps the dimensions of a matrix">;
def GemmTransposedLeft : Pat<
    (ONNX_GemmOp (ONNX_TransposeOp:$matrix $a, $_), $b, $c, $alpha, $beta,
                 $transA, $transB),
    (ONNX_GemmOp $a, $b, $c, $alpha, $beta, (Flipped $transA), $transB),
    [(SwapsMatrix $matrix)]>;
def GemmTransposedRight : Pat<
    (ONNX_GemmOp $a, (ONNX_TransposeOp:$matrix $b, $_), $c, $alpha, $beta,
                 $transA, $transB),
    (ONNX_GemmOp $a, $b, $c, $alpha, $beta, $transA, (Flipped $transB)),
    [(SwapsMatrix $matrix)]>;

// The following rules have a contraction that one operation uses. That operation
// computes y * f + o, where f and o have a constant for each channel. C++ finds
// it as the user of the contraction.
def UserFolds : Constraint<CPred<"canFoldUser($0)">,
                           "has a user that can be folded into it">;
def FoldedWeights : NativeCodeCall<"foldUserIntoWeights($_builder, $_loc, $0)">;
def FoldedBias : NativeCodeCall<"foldUserIntoBias($_builder, $_loc, $0)">;

// (w * x + b) * f + o = (w * f) * x + (b * f + o), for each kind of the user.
// All of w, b, f and o are constants, and so are the results. Floats are
// reassociated; no constant becomes infinite or NaN.
multiclass FoldUser<dag contraction, dag folded> {
  def Normalization : Pattern<
      (ONNX_BatchNormalizationOp:$result contraction, $_, $_, $_, $_, $_, $_,
                                         Zero),
      [folded, (NoValue), (NoValue)],
      [(HasOneUse $y), (UserFolds $y), (IsUnused $result__1),
       (IsUnused $result__2)]>;
  def Mul : Pat<(ONNX_MulOp (either contraction, $_)), folded,
                [(HasOneUse $y), (UserFolds $y)]>;
  def Div : Pat<(ONNX_DivOp contraction, $_), folded,
                [(HasOneUse $y), (UserFolds $y)]>;
  def Add : Pat<(ONNX_AddOp (either contraction, $_)), folded,
                [(HasOneUse $y), (UserFolds $y)]>;
  def Sub : Pat<(ONNX_SubOp contraction, $_), folded,
                [(HasOneUse $y), (UserFolds $y)]>;
}

defm Conv : FoldUser<
    (ONNX_ConvOp:$y $x, $_, $_, $pad, $dilations, $group, $kernel, $pads,
                    $strides),
    (ONNX_ConvOp $x, (FoldedWeights $y), (FoldedBias $y), $pad, $dilations,
                 $group, $kernel, $pads, $strides)>;
defm ConvTranspose : FoldUser<
    (ONNX_ConvTransposeOp:$y $x, $_, $_, $pad, $dilations, $group, $kernel,
                             $padding, $shape, $pads, $strides),
    (ONNX_ConvTransposeOp $x, (FoldedWeights $y), (FoldedBias $y), $pad,
                          $dilations, $group, $kernel, $padding, $shape, $pads,
                          $strides)>;
defm Gemm : FoldUser<
    (ONNX_GemmOp:$y $a, $_, $_, $alpha, $beta, $transA, $transB),
    (ONNX_GemmOp $a, (FoldedWeights $y), (FoldedBias $y), $alpha, $beta,
                 $transA, $transB)>;
// A product without bias has no place for an offset.
def MatMulMul : Pat<
    (ONNX_MulOp (either (ONNX_MatMulOp:$y $a, $_), $_)),
    (ONNX_MatMulOp $a, (FoldedWeights $y)),
    [(HasOneUse $y), (UserFolds $y)]>;
def MatMulDiv : Pat<
    (ONNX_DivOp (ONNX_MatMulOp:$y $a, $_), $_),
    (ONNX_MatMulOp $a, (FoldedWeights $y)),
    [(HasOneUse $y), (UserFolds $y)]>;

// The following rules have a contraction of an operand that computes x * f or
// x + o, where f or o has a constant for each channel, and has no other use.
def FactorFolds : Constraint<CPred<"canFoldFactor($0)">,
                             "has an operand whose factor can be folded">;
def ScaledWeights : NativeCodeCall<"foldFactor($_builder, $_loc, $0)">;
def OffsetFolds : Constraint<CPred<"canFoldOffset($0)">,
                             "has an operand whose offset can be folded">;
def MovedBias : NativeCodeCall<"foldOffset($_builder, $_loc, $0)">;

// w * (x * f) = (w * f) * x. All of w and f are constants, and so is the result.
// Floats are reassociated; no constant becomes infinite or NaN.
multiclass FoldFactor<dag ofProduct, dag ofQuotient, dag folded> {
  def OfMul : Pat<ofProduct, folded, [(HasOneUse $d), (FactorFolds $y)]>;
  def OfDiv : Pat<ofQuotient, folded, [(HasOneUse $d), (FactorFolds $y)]>;
}
class ConvOf<dag operand> {
  dag tree = (ONNX_ConvOp:$y operand, $w, $b, $pad, $dilations, $group, $kernel,
                             $pads, $strides);
}
class GemmOf<dag operand> {
  dag tree = (ONNX_GemmOp:$y operand, $w, $b, $alpha, $beta, $transA, $transB);
}
class MatMulOf<dag operand> {
  dag tree = (ONNX_MatMulOp:$y operand, $w);
}
defvar scaled = (ONNX_MulOp:$d $x, $_);
defvar divided = (ONNX_DivOp:$d $x, $_);
defm Conv : FoldFactor<
    ConvOf<scaled>.tree, ConvOf<divided>.tree,
    (ONNX_ConvOp $x, (ScaledWeights $y), $b, $pad, $dilations, $group, $kernel,
                 $pads, $strides)>;
defm Gemm : FoldFactor<
    GemmOf<scaled>.tree, GemmOf<divided>.tree,
    (ONNX_GemmOp $x, (ScaledWeights $y), $b, $alpha, $beta, $transA, $transB)>;
defm MatMul : FoldFactor<MatMulOf<scaled>.tree, MatMulOf<divided>.tree,
                         (ONNX_MatMulOp $x, (ScaledWeights $y))>;

// conv(x + o, w, b) = conv(x, w, b + w * o) without padding, which o is not
// added to. The same conditions hold.
defvar convWithMovedBias =
    (ONNX_ConvOp $x, $w, (MovedBias $y), $pad, $dilations, $group, $kernel,
                 $pads, $strides);
def ConvOfAdd : Pat<ConvOf<(ONNX_AddOp:$d $x, $_)>.tree, convWithMovedBias,
                    [(HasOneUse $d), (OffsetFolds $y)]>;
def ConvOfSub : Pat<ConvOf<(ONNX_SubOp:$d $x, $_)>.tree, convWithMovedBias,
                    [(HasOneUse $d), (OffsetFolds $y)]>;

// (a * c) * (b * d) = (a * (c * d)) * b for a product of matrices and numbers c
// and d, so that one factor remains.
def AreScalars : Constraint<CPred<"canJoinFactors($0, $1, $2)">,
                            "are finite numbers, as their product">;
def JoinedFactors : NativeCodeCall<"joinFactors($_builder, $_loc, $0, $1)">;
def MatMulOfBoth : Pat<
    (ONNX_MatMulOp (ONNX_MulOp:$l $a, $c), (ONNX_MulOp:$r $b, $d)),
    (ONNX_MatMulOp
        (ONNX_MulOp $a, (JoinedFactors $c, $d), (returnType $l)), $b),
    [(HasOneUse $l), (HasOneUse $r), (AreScalars $l, $c, $d)]>;

// move(x) * c = move(x * c) for a number c, if what is moved is a product with
// constant weights, which then take c. Nothing else uses the values between.
def MovesContraction : Constraint<CPred<"movesContraction($0, $1)">,
                                  "moves a product with constant weights">;
class FactorOfMoved<dag moved, dag result>
    : Pat<(ONNX_MulOp moved, $c), result, [(MovesContraction $m, $c)]>;
defvar factorOfSource = (ONNX_MulOp $x, $c, (returnType $x));
def MulOfTranspose : FactorOfMoved<(ONNX_TransposeOp:$m $x, $order),
                                   (ONNX_TransposeOp factorOfSource, $order)>;
def MulOfReshape : FactorOfMoved<
    (ONNX_ReshapeOp:$m $x, $shape, $allowzero),
    (ONNX_ReshapeOp factorOfSource, $shape, $allowzero)>;
def MulOfSqueeze : FactorOfMoved<(ONNX_SqueezeOp:$m $x, $axes),
                                 (ONNX_SqueezeOp factorOfSource, $axes)>;
def MulOfUnsqueeze : FactorOfMoved<(ONNX_UnsqueezeOp:$m $x, $axes),
                                   (ONNX_UnsqueezeOp factorOfSource, $axes)>;

// conv(pad(x, p), w, pads = q) = conv(x, w, pads = p + q) for a padding by zeros
// of dimensions that the kernel moves along, and weights that are finite. The
// product of a zero and a weight may be -0.0, which a sum of zeros keeps.
def JoinsPadding : Constraint<CPred<"canJoinPadding($0)">,
                              "pads an operand that is padded by zeros">;
def JoinedPads : NativeCodeCall<"joinPadding($_builder, $0)">;
def ConvOfPad : Pat<
    ConvOf<(ONNX_PadOp $x, $_, $_, $_, $_)>.tree,
    (ONNX_ConvOp $x, $w, $b, ConstantStrAttr<StrAttr, "NOTSET">, $dilations,
                 $group, $kernel, (JoinedPads $y), $strides),
    [(JoinsPadding $y)]>;

// conv(x, w) + o = conv(x, w, o), where o has a constant for each channel. A sum
// with 0.0 only is left to the rules that reassociate: it makes -0.0 positive.
def UserAddsNumber
    : Constraint<CPred<"canFoldUser($0) && userAddsNumber($0)">,
                 "has a user that adds a number other than 0">;
def ConvBias : Pat<
    (ONNX_AddOp
        (either (ONNX_ConvOp:$y $x, $w, $none, $pad, $dilations, $group,
                                $kernel, $pads, $strides),
                $_)),
    (ONNX_ConvOp $x, $w, (FoldedBias $y), $pad, $dilations, $group, $kernel,
                 $pads, $strides),
    [(IsOmitted $none), (HasOneUse $y), (UserAddsNumber $y)]>;

#endif // DIALECTS_ONNX_RULES_CONTRACTION_TD
