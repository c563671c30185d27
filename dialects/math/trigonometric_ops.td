// SPDX-License-Identifier: Apache-2.0
//
// Trigonometric and hyperbolic functions and their inverses.
#ifndef DIALECTS_MATH_TRIGONOMETRIC_OPS_TD
#define DIALECTS_MATH_TRIGONOMETRIC_OPS_TD

include "dialects/math/op_classes.td"

def Math_SinOp : Math_FloatUnaryOp<"sin"> {
  let summary = "the sine";
  let description = [{
    Returns the sine of an angle in radians.

    ```mlir
    %y = math.sin %angle : f32
    ```
  }];
  let hasFolder = 1;
}

def Math_CosOp : Math_FloatUnaryOp<"cos"> {
  let summary = "the cosine";
  let description = [{
    Returns the cosine of an angle in radians.

    ```mlir
    %x = math.cos %angle : f32
    ```
  }];
  let hasFolder = 1;
}

def Math_TanOp : Math_FloatUnaryOp<"tan"> {
  let summary = "the tangent";
  let description = [{
    Returns the tangent of an angle in radians.

    ```mlir
    %slope = math.tan %angle : f64
    ```
  }];
  let hasFolder = 1;
}

def Math_SincosOp : Math_FloatOp<"sincos", [
    SameOperandsAndResultShape, AllTypesMatch<["operand", "sin", "cos"]>]> {
  let summary = "the sine and the cosine";
  let description = [{
    Returns the sine and the cosine of an angle in radians.

    ```mlir
    %y, %x = math.sincos %angle : f32
    ```
  }];
  let arguments = (ins FloatLike:$operand, Arith_DefaultFastMath:$fastmath);
  let results = (outs FloatLike:$sin, FloatLike:$cos);
  let assemblyFormat = [{
    $operand (`fastmath` `` $fastmath^)? attr-dict `:` type($operand)
  }];
}

def Math_AsinOp : Math_FloatUnaryOp<"asin"> {
  let summary = "the arc sine";
  let description = [{
    Returns the angle between -pi/2 and pi/2 with this sine. Operands outside of
    [-1, 1] yield NaN.

    ```mlir
    %angle = math.asin %y : f32
    ```
  }];
  let hasFolder = 1;
}

def Math_AcosOp : Math_FloatUnaryOp<"acos"> {
  let summary = "the arc cosine";
  let description = [{
    Returns the angle between 0 and pi with this cosine. Operands outside of
    [-1, 1] yield NaN.

    ```mlir
    %angle = math.acos %x : f32
    ```
  }];
  let hasFolder = 1;
}

def Math_AtanOp : Math_FloatUnaryOp<"atan"> {
  let summary = "the arc tangent";
  let description = [{
    Returns the angle between -pi/2 and pi/2 with this tangent.

    ```mlir
    %angle = math.atan %slope : f32
    ```
  }];
  let hasFolder = 1;
}

def Math_Atan2Op : Math_FloatBinaryOp<"atan2"> {
  let summary = "arc tangent of a quotient, in the right quadrant";
  let description = [{
    Returns the angle between -pi and pi of the point `(rhs, lhs)`: the arc
    tangent of the quotient, in the quadrant that the signs select.

    ```mlir
    %angle = math.atan2 %y, %x : f32
    ```
  }];
  let hasFolder = 1;
}

def Math_SinhOp : Math_FloatUnaryOp<"sinh"> {
  let summary = "the hyperbolic sine";
  let description = [{
    Half of `exp(x) - exp(-x)`.

    ```mlir
    %y = math.sinh %x : f64
    ```
  }];
  let hasFolder = 1;
}

def Math_CoshOp : Math_FloatUnaryOp<"cosh"> {
  let summary = "the hyperbolic cosine";
  let description = [{
    Half of `exp(x) + exp(-x)`.

    ```mlir
    %y = math.cosh %x : f64
    ```
  }];
  let hasFolder = 1;
}

def Math_TanhOp : Math_FloatUnaryOp<"tanh"> {
  let summary = "the hyperbolic tangent";
  let description = [{
    Returns the hyperbolic sine divided by the hyperbolic cosine.

    ```mlir
    %y = math.tanh %x : vector<8xf32>
    ```
  }];
  let hasFolder = 1;
}

def Math_AsinhOp : Math_FloatUnaryOp<"asinh"> {
  let summary = "the inverse of the hyperbolic sine";
  let description = [{
    Returns the number with this hyperbolic sine.

    ```mlir
    %x = math.asinh %y : f64
    ```
  }];
  let hasFolder = 1;
}

def Math_AcoshOp : Math_FloatUnaryOp<"acosh"> {
  let summary = "the inverse of the hyperbolic cosine";
  let description = [{
    Returns the nonnegative number with this hyperbolic cosine. Operands below 1
    yield NaN.

    ```mlir
    %x = math.acosh %y : f64
    ```
  }];
  let hasFolder = 1;
}

def Math_AtanhOp : Math_FloatUnaryOp<"atanh"> {
  let summary = "the inverse of the hyperbolic tangent";
  let description = [{
    Returns the number with this hyperbolic tangent. Operands outside of [-1, 1]
    yield NaN.

    ```mlir
    %x = math.atanh %y : f64
    ```
  }];
  let hasFolder = 1;
}

#endif // DIALECTS_MATH_TRIGONOMETRIC_OPS_TD
