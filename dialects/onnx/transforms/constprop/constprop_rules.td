// SPDX-License-Identifier: Apache-2.0
//
// Rules that bring constants of sums and products together, those of the
// onnx-mlir paper, section 3.4.4. x and y are no constants; c, c1 and c2 are.
// Integers wrap around. Floats are reassociated.
#ifndef DIALECTS_ONNX_TRANSFORMS_CONSTPROP_CONSTPROP_RULES_TD
#define DIALECTS_ONNX_TRANSFORMS_CONSTPROP_CONSTPROP_RULES_TD

include "dialects/onnx/rules/shared.td"

def IsConstant : Constraint<CPred<"isConstant($0)">, "is a constant">;
def IsVariable : Constraint<CPred<"!isConstant($0)">, "is no constant">;
def Broadcast : Constraint<CPred<"getBroadcastType($0, $1) != nullptr">,
                           "have a common shape that is known">;
def CommonType : NativeCodeCall<"getBroadcastType($0, $1)">;

class JoinsFinitely<string function>
    : Constraint<CPred<"joinsFinitely($0, $1, std::" # function #
                       "<double>())">,
                 "are constants that are joined to finite ones">;

// f is associative and commutative.
multiclass Normalize<Op f, string function> {
  // c f x = x f c, which is exact.
  def Commute : Pat<(f $c, $x), (f $x, $c),
                    [(IsConstant $c), (IsVariable $x)]>;
  // (x f c1) f c2 = x f (c1 f c2)
  def OfConstants : Pat<
      (f (f:$inner $x, $c1), $c2),
      (f $x, (f $c1, $c2, (returnType (CommonType $c1, $c2)))),
      [(HasOneUse $inner), (IsVariable $x),
       (JoinsFinitely<function> $c1, $c2), (Broadcast $c1, $c2)]>;
  // (x f c) f y = (x f y) f c
  def MoveLeft : Pat<
      (f (f:$inner $x, $c), $y),
      (f (f $x, $y, (returnType (CommonType $x, $y))), $c),
      [(HasOneUse $inner), (IsVariable $x), (IsConstant $c), (IsVariable $y),
       (Broadcast $x, $y)]>;
  // x f (y f c) = (x f y) f c
  def MoveRight : Pat<
      (f $x, (f:$inner $y, $c)),
      (f (f $x, $y, (returnType (CommonType $x, $y))), $c),
      [(HasOneUse $inner), (IsVariable $x), (IsConstant $c), (IsVariable $y),
       (Broadcast $x, $y)]>;
  // (x f c1) f (y f c2) = (x f y) f (c1 f c2)
  def OfBoth : Pat<
      (f (f:$left $x, $c1), (f:$right $y, $c2)),
      (f (f $x, $y, (returnType (CommonType $x, $y))),
         (f $c1, $c2, (returnType (CommonType $c1, $c2)))),
      [(HasOneUse $left), (HasOneUse $right), (IsVariable $x), (IsVariable $y),
       (JoinsFinitely<function> $c1, $c2), (Broadcast $x, $y),
       (Broadcast $c1, $c2)]>;
}

defm Add : Normalize<ONNX_AddOp, "plus">;
defm Mul : Normalize<ONNX_MulOp, "multiplies">;

// (x * w + c1) * c2 = (x * w) * c2 + c1 * c2 for a product of matrices, whose
// constant weights then take c2. A sum of other values may cancel, so that the
// products would lose its precision.
def MulOfMatMulAdd : Pat<
    (ONNX_MulOp:$y (ONNX_AddOp:$inner (ONNX_MatMulOp:$x $_, $w), $c1), $c2),
    (ONNX_AddOp (ONNX_MulOp $x, $c2, (returnType (CommonType $x, $c2))),
                (ONNX_MulOp $c1, $c2, (returnType (CommonType $c1, $c2)))),
    [(HasOneUse $inner), (HasOneUse $x), (IsConstant $w),
     (JoinsFinitely<"multiplies"> $c1, $c2), (Broadcast $x, $c2),
     (Broadcast $c1, $c2)]>;

#endif // DIALECTS_ONNX_TRANSFORMS_CONSTPROP_CONSTPROP_RULES_TD
