// SPDX-License-Identifier: Apache-2.0
//
// Rules that find operators in chains of others. Constants are scalars or lists
// of one element. All floats are reassociated.
#ifndef DIALECTS_ONNX_TRANSFORMS_RECOMPOSE_RECOMPOSE_RULES_TD
#define DIALECTS_ONNX_TRANSFORMS_RECOMPOSE_RECOMPOSE_RULES_TD

include "dialects/onnx/rules/shared.td"

// A constant of one element, which is the number rounded to its type.
class IsNumber<string number>
    : Constraint<CPred<"isNumber($0, " # number # ")">, "is " # number>;
def AreSame : Constraint<CPred<"$0 == $1">, "are the same value">;
def AreSameType : Constraint<CPred<"$0.getType() == $1.getType()">,
                             "have the same type">;

//===----------------------------------------------------------------------===//
// HardSwish

// x * clip(x + 3, 0, 6) / 6 = hard_swish(x), where the product with 6 or 1 / 6
// may be that of a part.
defvar shifted = (ONNX_ClipOp:$c (ONNX_AddOp:$a $x, $three), $zero, $six);
class HardSwish<dag source, string factor, dag inner>
    : Pat<source, (ONNX_HardSwishOp $x),
          [(IsNumber<"3.0"> $three), (IsNumber<"0.0"> $zero),
           (IsNumber<"6.0"> $six), (IsNumber<factor> $f), (HasOneUse $c),
           (HasOneUse $a), inner, (AreSameType $y, $x)]>;
def HardSwishDiv : HardSwish<
    (ONNX_DivOp:$y (ONNX_MulOp:$p (either $x, shifted)), $f), "6.0",
    (HasOneUse $p)>;
def HardSwishMul : HardSwish<
    (ONNX_MulOp:$y (ONNX_MulOp:$p (either $x, shifted)), $f), "1.0 / 6",
    (HasOneUse $p)>;
def HardSwishOfDiv : HardSwish<
    (ONNX_MulOp:$y (either $x, (ONNX_DivOp:$p shifted, $f))), "6.0",
    (HasOneUse $p)>;
def HardSwishOfMul : HardSwish<
    (ONNX_MulOp:$y (either $x, (ONNX_MulOp:$p shifted, $f))), "1.0 / 6",
    (HasOneUse $p)>;

// x * hard_sigmoid(x, 1 / 6, 1 / 2) = hard_swish(x)
class IsFloat<string number>
    : Constraint<CPred<"$0.getValueAsDouble() == static_cast<float>(" # number #
                       ")">, "is " # number>;
def HardSwishOfHardSigmoid : Pat<
    (ONNX_MulOp:$y (either $x, (ONNX_HardSigmoidOp:$s $x, $alpha, $beta))),
    (ONNX_HardSwishOp $x),
    [(IsFloat<"1.0 / 6"> $alpha), (IsFloat<"0.5"> $beta), (HasOneUse $s),
     (AreSameType $y, $x)]>;

//===----------------------------------------------------------------------===//
// HardSigmoid

// clip(x + 3, 0, 6) / 6 = hard_sigmoid(x, 1 / 6, 1 / 2)
def Sixth : NativeCodeCall<"$_builder.getF32FloatAttr(1.0f / 6)">;
defvar Half = ConstantAttr<F32Attr, "0.5">;
class HardSigmoid<dag source, string factor>
    : Pat<source, (ONNX_HardSigmoidOp $x, (Sixth), Half),
          [(IsNumber<"3.0"> $three), (IsNumber<"0.0"> $zero),
           (IsNumber<"6.0"> $six), (IsNumber<factor> $f), (HasOneUse $c),
           (HasOneUse $a), (AreSameType $y, $x)]>;
def HardSigmoidDiv : HardSigmoid<(ONNX_DivOp:$y shifted, $f), "6.0">;
def HardSigmoidMul : HardSigmoid<(ONNX_MulOp:$y shifted, $f), "1.0 / 6">;

// clip(x * alpha + beta, 0, 1) = hard_sigmoid(x, alpha, beta), where both are
// numbers that attributes can have.
def IsAttribute : Constraint<CPred<"isFloatAttribute($0)">,
                             "is one 32-bit float">;
def AttributeOf : NativeCodeCall<"makeFloatAttribute($_builder, $0)">;
def HardSigmoidOfLine : Pat<
    (ONNX_ClipOp:$y (ONNX_AddOp:$a (ONNX_MulOp:$p $x, $alpha), $beta), $zero,
                    $one),
    (ONNX_HardSigmoidOp $x, (AttributeOf $alpha), (AttributeOf $beta)),
    [(IsNumber<"0.0"> $zero), (IsNumber<"1.0"> $one), (IsAttribute $alpha),
     (IsAttribute $beta), (HasOneUse $a), (HasOneUse $p), (AreSameType $y, $x)]>;

//===----------------------------------------------------------------------===//
// Sigmoid, Swish, Mish

// 1 / (1 + exp(-x)) = sigmoid(x)
defvar onePlusPower = (ONNX_AddOp (ONNX_ExpOp (ONNX_NegOp $x)), $one);
class Sigmoid<dag source, list<dag> conditions>
    : Pat<source, (ONNX_SigmoidOp $x),
          !listconcat([(IsNumber<"1.0"> $one), (AreSameType $y, $x)],
                      conditions)>;
def SigmoidOfReciprocal : Sigmoid<(ONNX_ReciprocalOp:$y onePlusPower), []>;
def SigmoidOfQuotient : Sigmoid<(ONNX_DivOp:$y $number, onePlusPower),
                                [(IsNumber<"1.0"> $number)]>;

// x * sigmoid(alpha * x) = swish(x, alpha). A sigmoid with other uses remains.
def SwishOfSigmoid : Pat<
    (ONNX_MulOp:$y (either $x, (ONNX_SigmoidOp:$s $x))),
    (ONNX_SwishOp $x, ConstantAttr<F32Attr, "1.0">),
    [(HasOneUse $s), (AreSameType $y, $x)]>;
def SwishOfScaled : Pat<
    (ONNX_MulOp:$y (either $x, (ONNX_SigmoidOp:$s (ONNX_MulOp:$p $x, $alpha)))),
    (ONNX_SwishOp $x, (AttributeOf $alpha)),
    [(IsAttribute $alpha), (HasOneUse $s), (HasOneUse $p), (AreSameType $y, $x)]>;
// x / (1 + exp(-x)) = swish(x)
def SwishOfQuotient : Pat<
    (ONNX_DivOp:$y $x, (ONNX_AddOp (ONNX_ExpOp (ONNX_NegOp $x)), $one)),
    (ONNX_SwishOp $x, ConstantAttr<F32Attr, "1.0">),
    [(IsNumber<"1.0"> $one), (AreSameType $y, $x)]>;

// x * tanh(softplus(x)) = mish(x), where softplus(x) = log(1 + exp(x)). For
// large numbers, the tangent is 1 whether the sum is infinite or not.
class Mish<dag softplus, list<dag> conditions>
    : Pat<(ONNX_MulOp:$y (either $x, (ONNX_TanhOp:$t softplus))),
          (ONNX_MishOp $x),
          !listconcat([(HasOneUse $t), (HasOneUse $s), (AreSameType $y, $x)],
                      conditions)>;
def MishOfSoftplus : Mish<(ONNX_SoftplusOp:$s $x), []>;
def MishOfLog : Mish<(ONNX_LogOp:$s (ONNX_AddOp (ONNX_ExpOp $x), $one)),
                     [(IsNumber<"1.0"> $one)]>;

//===----------------------------------------------------------------------===//
// Gelu

// x * (1 + f(x)) / 2 = gelu(x), where f is the error function of x / sqrt(2),
// or an approximation by tanh.
multiclass Gelu<dag function, string approximate, list<dag> conditions> {
  defvar sum = (ONNX_AddOp:$t function, $one);
  defvar result = (ONNX_GeluOp $x, ConstantStrAttr<StrAttr, approximate>);
  defvar all = !listconcat([(IsNumber<"1.0"> $one), (IsNumber<"0.5"> $half),
                            (HasOneUse $t), (HasOneUse $p),
                            (AreSameType $y, $x)], conditions);
  // (x * t) * 0.5
  def Last : Pat<(ONNX_MulOp:$y (ONNX_MulOp:$p (either $x, sum)), $half),
                 result, all>;
  // (x * 0.5) * t
  def First : Pat<(ONNX_MulOp:$y (either (ONNX_MulOp:$p $x, $half), sum)),
                  result, all>;
  // (x / 2) * t
  def Half : Pat<(ONNX_MulOp:$y (either (ONNX_DivOp:$p $x, $half), sum)),
                 result,
                 !listconcat([(IsNumber<"1.0"> $one), (IsNumber<"2.0"> $half),
                              (HasOneUse $t), (HasOneUse $p),
                              (AreSameType $y, $x)], conditions)>;
  // x * (t * 0.5)
  def Inner : Pat<(ONNX_MulOp:$y (either $x, (ONNX_MulOp:$p sum, $half))),
                  result, all>;
}
defm GeluDiv : Gelu<(ONNX_ErfOp (ONNX_DivOp $x, $r)), "none",
                    [(IsNumber<"1.4142135623730951"> $r)]>;
defm GeluMul : Gelu<(ONNX_ErfOp (ONNX_MulOp $x, $r)), "none",
                    [(IsNumber<"0.7071067811865476"> $r)]>;
// tanh(sqrt(2 / pi) * (x + 0.044715 * x ^ 3)), where the cube is a power or a
// product
defvar tanhConstants = [(IsNumber<"0.044715"> $k),
                        (IsNumber<"0.7978845608028654"> $r)];
class GeluCurve<dag cubic> {
  dag tree = (ONNX_TanhOp (ONNX_MulOp (ONNX_AddOp (either $x, cubic)), $r));
}
defvar power = (ONNX_MulOp (ONNX_PowOp $x, $cube), $k);
defvar square = (ONNX_MulOp $x, $x);
defm GeluTanh : Gelu<GeluCurve<power>.tree, "tanh",
                     !listconcat([(IsNumber<"3.0"> $cube)], tanhConstants)>;
defm GeluTanhOfProduct : Gelu<
    GeluCurve<(ONNX_MulOp (ONNX_MulOp (either square, $x)), $k)>.tree, "tanh",
    tanhConstants>;
defm GeluTanhOfScaledSquare : Gelu<
    GeluCurve<(ONNX_MulOp (either (ONNX_MulOp square, $k), $x))>.tree, "tanh",
    tanhConstants>;
defm GeluTanhOfScaledCube : Gelu<
    GeluCurve<(ONNX_MulOp (either (ONNX_MulOp (either (ONNX_MulOp $x, $k), $x)),
                                  $x))>.tree, "tanh",
    tanhConstants>;
// tanh((x * sqrt(2 / pi)) * (1 + 0.044715 * x * x))
class GeluSquare<dag quadratic> {
  dag tree = (ONNX_TanhOp
      (ONNX_MulOp (either (ONNX_MulOp $x, $r), (ONNX_AddOp quadratic, $unit))));
}
defvar squareConstants = !listconcat([(IsNumber<"1.0"> $unit)], tanhConstants);
defm GeluTanhOfSquare : Gelu<GeluSquare<(ONNX_MulOp square, $k)>.tree, "tanh",
                             squareConstants>;
defm GeluTanhOfScaled : Gelu<
    GeluSquare<(ONNX_MulOp (either (ONNX_MulOp $x, $k), $x))>.tree, "tanh",
    squareConstants>;

//===----------------------------------------------------------------------===//
// Softmax

// exp(x) / sum(exp(x)) = softmax(x), along one dimension
def HasOneAxis : Constraint<CPred<"getReducedAxis($0).has_value()">,
                            "reduces one dimension">;
def AxisOf : NativeCodeCall<"makeReducedAxis($_builder, $0)">;
def SoftmaxOfExp : Pat<
    (ONNX_DivOp:$y (ONNX_ExpOp:$e $x), (ONNX_ReduceSumOp:$s $f, $_, One, $_)),
    (ONNX_SoftmaxOp $x, (AxisOf $s)),
    [(AreSame $e, $f), (HasOneUse $s), (HasOneAxis $s), (AreSameType $y, $x)]>;

// softmax(x - m) = softmax(x), if m is the same along the dimension
def IsReducedOver : Constraint<CPred<"isReducedOver($0, $1)">,
                               "is reduced along the dimension">;
def SoftmaxOfDistance : Pat<
    (ONNX_SoftmaxOp:$y (ONNX_SubOp:$d $x, (ONNX_ReduceMaxOp:$m $x, $_, One, $_)),
                       $axis),
    (ONNX_SoftmaxOp $x, $axis),
    [(HasOneUse $d), (IsReducedOver $m, $axis), (AreSameType $y, $x)]>;

//===----------------------------------------------------------------------===//
// Normalization

// x / sqrt(mean(x * x) + epsilon) = rms_normalization(x), and the same of the
// distance from the mean = layer_normalization(x). The scale is 1; d is the
// dividend and e what is squared.
def IsCentered : Constraint<CPred<"areCentered($0, $1, $2)">,
                            "is the distance from the mean">;
def CanNormalize : Constraint<CPred<"canNormalize($0, $1, $2)">,
                              "can be normalized">;
def LayerNormalizationOf : NativeCodeCall<
    "makeLayerNormalization($_builder, $_loc, $0, $1, $2)">;
def RMSNormalizationOf : NativeCodeCall<
    "makeRMSNormalization($_builder, $_loc, $0, $1, $2)">;
defvar moment =
    (ONNX_AddOp:$a (ONNX_ReduceMeanOp:$v (ONNX_MulOp:$q $e, $f), $_, One, $_),
                   $epsilon);
defvar deviation = (ONNX_SqrtOp:$s moment);
multiclass Normalization<dag source, list<dag> others = []> {
  defvar conditions = !listconcat([(AreSame $e, $f), (HasOneUse $s),
                                   (HasOneUse $a), (HasOneUse $v),
                                   (HasOneUse $q)], others);
  def Layer : Pat<
      source, (LayerNormalizationOf $d, $v, $epsilon),
      !listconcat(conditions,
                  [(IsCentered $d, $e, $v), (CanNormalize $y, $v, $epsilon)]),
      [], (addBenefit 10)>;
  def RMS : Pat<
      source, (RMSNormalizationOf $d, $v, $epsilon),
      !listconcat(conditions,
                  [(AreSame $d, $e), (CanNormalize $y, $v, $epsilon)])>;
}
defm OfDiv : Normalization<(ONNX_DivOp:$y $d, deviation)>;
defm OfReciprocal : Normalization<
    (ONNX_MulOp:$y (either $d, (ONNX_ReciprocalOp deviation)))>;
defm OfQuotient : Normalization<
    (ONNX_MulOp:$y (either $d, (ONNX_DivOp $one, deviation))),
    [(IsNumber<"1.0"> $one)]>;
defm OfPower : Normalization<
    (ONNX_MulOp:$y (either $d, (ONNX_PowOp:$s moment, $exponent))),
    [(IsNumber<"-0.5"> $exponent)]>;

// x * r + (b - mean(x) * r) = layer_normalization(x, s, b), where r is
// s / sqrt(mean((x - mean(x)) ^ 2) + epsilon), and the same without s.
def IsMean : Constraint<CPred<"isMean($0, $1, $2)">,
                        "is the mean over the dimensions of the variance">;
def IsDistance : Constraint<CPred<"getCentered($0, $2) == $1">,
                            "is the distance from the mean">;
def HasTwoUses : Constraint<CPred<"$0.hasNUses(2)">,
                            "has two uses">;
def HasScaleShape : Constraint<CPred<"getScaleType($1) == $0.getType()">,
                               "has the shape of the normalized dimensions">;
class OfDifference<dag factor, dag result, list<dag> others>
    : Pat<(ONNX_AddOp:$y
              (either (ONNX_MulOp:$p (either $x, factor)),
                      (ONNX_SubOp:$t $bias,
                                     (ONNX_MulOp:$w (either $m, $r2))))),
          result,
          !listconcat([(AreSame $r, $r2), (AreSame $e, $f), (HasTwoUses $r),
                       (HasOneUse $p), (HasOneUse $t), (HasOneUse $w),
                       (HasOneUse $s), (HasOneUse $a), (HasOneUse $v),
                       (HasOneUse $q), (IsMean $m, $x, $v), (IsDistance $e, $x, $v),
                       (CanNormalize $y, $v, $epsilon),
                       (HasScaleShape $bias, $v)], others)>;

def ShiftedNormalization : NativeCodeCall<
    "makeShiftedNormalization($_builder, $_loc, $0, $1, $2, $3)">;
def ShiftedLayerNormalization
    : OfDifference<(ONNX_ReciprocalOp:$r deviation),
                   (ShiftedNormalization $x, $v, $epsilon, $bias), []>;
def AffineNormalization : NativeCodeCall<
    "makeAffineNormalization($_builder, $_loc, $0, $1, $2, $3, $4)">;
def AffineLayerNormalization
    : OfDifference<(ONNX_MulOp:$r (either (ONNX_ReciprocalOp:$i deviation),
                                          $scale)),
                   (AffineNormalization $x, $v, $epsilon, $scale, $bias),
                   [(HasOneUse $i), (HasScaleShape $scale, $v)]>;

def AreOnes : Constraint<CPred<"isSplat($0, 1.0)">, "is 1 everywhere">;

// cast(layer_normalization(cast(x), 1)) = layer_normalization(x, 1) for floats of
// 16 bits, which are normalized in f32, and the same for rms_normalization
def IsNarrow : Constraint<CPred<"canNormalizeNarrow($0, $1)">,
                          "has 16 bits, as what is normalized">;
def NarrowNormalization : NativeCodeCall<
    "makeNarrowNormalization($_builder, $0, $1)">;
def NarrowLayerNormalization : Pat<
    (ONNX_CastOp:$y
        (ONNX_LayerNormalizationOp:$n (ONNX_CastOp $x, $_, $_, $_), $ones, $bias,
                                      $_, $_, One),
        $_, $_, $_),
    (NarrowNormalization $n__0, $x),
    [(AreOnes $ones), (IsOmitted $bias), (HasOneUse $n__0), (IsUnused $n__1),
     (IsUnused $n__2), (IsNarrow $y, $x)]>;
def NarrowRMSNormalization : Pat<
    (ONNX_CastOp:$y
        (ONNX_RMSNormalizationOp:$n (ONNX_CastOp $x, $_, $_, $_), $ones, $_, $_,
                                    One),
        $_, $_, $_),
    (NarrowNormalization $n, $x),
    [(AreOnes $ones), (HasOneUse $n), (IsNarrow $y, $x)]>;

// layer_normalization(x, 1) * s = layer_normalization(x, s), and the same with a
// bias and for rms_normalization
def IsScale : Constraint<CPred<"isScale($0, $1)">, "is a scale">;
def Rescaled : NativeCodeCall<"replaceOperand($_builder, $0, 1, $1)">;
def Biased : NativeCodeCall<"replaceOperand($_builder, $0, 2, $1)">;
def ScaledLayerNormalization : Pat<
    (ONNX_MulOp
        (either (ONNX_LayerNormalizationOp:$n $_, $ones, $bias, $_, $_, $_),
                $scale)),
    (Rescaled $n__0, $scale),
    [(AreOnes $ones), (IsOmitted $bias), (HasOneUse $n__0), (IsUnused $n__1),
     (IsUnused $n__2), (IsScale $n__0, $scale)]>;
def ScaledRMSNormalization : Pat<
    (ONNX_MulOp
        (either (ONNX_RMSNormalizationOp:$n $_, $ones, $_, $_, $_), $scale)),
    (Rescaled $n, $scale),
    [(AreOnes $ones), (HasOneUse $n), (IsScale $n, $scale)]>;
def BiasedLayerNormalization : Pat<
    (ONNX_AddOp
        (either (ONNX_LayerNormalizationOp:$n $_, $_, $none, $_, $_, $_),
                $bias)),
    (Biased $n__0, $bias),
    [(IsOmitted $none), (HasOneUse $n__0), (IsUnused $n__1), (IsUnused $n__2),
     (IsScale $n__0, $bias)]>;

#endif // DIALECTS_ONNX_TRANSFORMS_RECOMPOSE_RECOMPOSE_RULES_TD
