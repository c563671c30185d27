// SPDX-License-Identifier: Apache-2.0
//
// Rules that find operators in chains of others. Constants are scalars or lists
// of one element. All floats are reassociated.
#ifndef DIALECTS_ONNX_TRANSFORMS_RECOMPOSE_RECOMPOSE_RULES_TD
#define DIALECTS_ONNX_TRANSFORMS_RECOMPOSE_RECOMPOSE_RULES_TD

include "dialects/onnx/onnx.td"
include "ods/records/patterns.td"

defvar One = ConstantAttr<SI64Attr, "1">;

// A constant of one element, which is the number rounded to its type.
class IsNumber<string number>
    : Constraint<CPred<"isNumber($0, " # number # ")">, "is " # number>;
def HasOneUse : Constraint<CPred<"$0.hasOneUse()">, "has one use">;
def AreSame : Constraint<CPred<"$0 == $1">, "are the same value">;
def AreSameType : Constraint<CPred<"$0.getType() == $1.getType()">,
                             "have the same type">;
def IsOmitted : Constraint<CPred<"isa<NoneType>($0.getType())">, "is omitted">;

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
  // x * (t * 0.5)
  def Inner : Pat<(ONNX_MulOp:$y (either $x, (ONNX_MulOp:$p sum, $half))),
                  result, all>;
}
defm GeluDiv : Gelu<(ONNX_ErfOp (ONNX_DivOp $x, $r)), "none",
                    [(IsNumber<"1.4142135623730951"> $r)]>;
defm GeluMul : Gelu<(ONNX_ErfOp (ONNX_MulOp $x, $r)), "none",
                    [(IsNumber<"0.7071067811865476"> $r)]>;
// tanh(sqrt(2 / pi) * (x + 0.044715 * x ^ 3))
defm GeluTanh : Gelu<
    (ONNX_TanhOp
        (ONNX_MulOp
            (ONNX_AddOp $x, (ONNX_MulOp (ONNX_PowOp $x, $cube), $k)), $r)),
    "tanh",
    [(IsNumber<"3.0"> $cube), (IsNumber<"0.044715"> $k),
     (IsNumber<"0.7978845608028654"> $r)]>;

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
defvar deviation =
    (ONNX_SqrtOp:$s
        (ONNX_AddOp:$a (ONNX_ReduceMeanOp:$v (ONNX_MulOp:$q $e, $f), $_, One, $_),
                       $epsilon));
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

// layer_normalization(x, 1) * s = layer_normalization(x, s), and the same with a
// bias and for rms_normalization
def IsScale : Constraint<CPred<"isScale($0, $1)">, "is a scale">;
def AreOnes : Constraint<CPred<"areOnes($0)">, "is 1 everywhere">;
def Rescaled : NativeCodeCall<"replaceOperand($_builder, $0, 1, $1)">;
def Biased : NativeCodeCall<"replaceOperand($_builder, $0, 2, $1)">;
def ScaledLayerNormalization : Pat<
    (ONNX_MulOp
        (either (ONNX_LayerNormalizationOp:$n $_, $ones, $bias, $_, $_, $_),
                $scale)),
    (Rescaled $n__0, $scale),
    [(AreOnes $ones), (IsOmitted $bias), (HasOneUse $n__0),
     (IsScale $n__0, $scale)]>;
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
    [(IsOmitted $none), (HasOneUse $n__0), (IsScale $n__0, $bias)]>;

#endif // DIALECTS_ONNX_TRANSFORMS_RECOMPOSE_RECOMPOSE_RULES_TD
