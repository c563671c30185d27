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
