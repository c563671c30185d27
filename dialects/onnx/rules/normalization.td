// SPDX-License-Identifier: Apache-2.0
//
// Rules for normalizations.
#ifndef DIALECTS_ONNX_RULES_NORMALIZATION_TD
#define DIALECTS_ONNX_RULES_NORMALIZATION_TD

include "dialects/onnx/rules/shared.td"

// The batch normalization of inference with constant scale s, shift o, mean m
// and variance v is x * f + (o - m * f), where f = s / sqrt(v + epsilon).
// Floats are reassociated; both constants are finite.
def HasConstants : Constraint<CPred<"hasFiniteConstants($0)">,
                              "has constants that are finite">;
def FactorOf : NativeCodeCall<"makeFactor($_builder, $_loc, $0)">;
def OffsetOf : NativeCodeCall<"makeOffset($_builder, $_loc, $0)">;
def NormalizationToMulAdd : Pattern<
    (ONNX_BatchNormalizationOp:$y $x, $_, $_, $_, $_, $_, $_, Zero),
    [(ONNX_AddOp (ONNX_MulOp $x, (FactorOf $y__0), (returnType $y__0)),
                 (OffsetOf $y__0)),
     (NoValue), (NoValue)],
    [(HasConstants $y__0), (IsUnused $y__1), (IsUnused $y__2)]>;

// Outside of training, dropout is the identity.
def IsInference : Constraint<CPred<"isInference($0)">,
                             "is omitted or the constant false">;
def DropoutOfInference : Pattern<
    (ONNX_DropoutOp:$y $x, $_, $mode, $_),
    [(replaceWithValue $x), (NoValue)],
    [(IsInference $mode), (IsUnused $y__1), (CanReplace $y__0, $x)]>;

#endif // DIALECTS_ONNX_RULES_NORMALIZATION_TD
