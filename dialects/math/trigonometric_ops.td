// SPDX-License-Identifier: Apache-2.0
//
// Trigonometric and hyperbolic functions and their inverses.
#ifndef DIALECTS_MATH_TRIGONOMETRIC_OPS_TD
#define DIALECTS_MATH_TRIGONOMETRIC_OPS_TD

include "dialects/math/op_classes.td"

def Math_SinOp : Math_FloatUnaryOp<"sin"> {
  let summary = "the sine";
  let description = [{
    Of an angle in radians.

    ```mlir
    %y = math.sin %angle : f32
    ```
  }];
  let hasFolder = 1;
}

def Math_CosOp : Math_FloatUnaryOp<"cos"> {
  let summary = "the cosine";
  let description = [{
    Of an angle in radians.

    ```mlir
    %x = math.cos %angle : f32
    ```
  }];
  let hasFolder = 1;
}

def Math_TanOp : Math_FloatUnaryOp<"tan"> {
  let summary = "the tangent";
  let description = [{
    Of an angle in radians.

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
    Both of one angle in radians.

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
    The angle from -pi/2 to pi/2 that has this sine; NaN beyond -1 and 1.

    ```mlir
    %angle = math.asin %y : f32
    ```
  }];
  let hasFolder = 1;
}

def Math_AcosOp : Math_FloatUnaryOp<"acos"> {
  let summary = "the arc cosine";
  let description = [{
    The angle from 0 to pi that has this cosine; NaN beyond -1 and 1.

    ```mlir
    %angle = math.acos %x : f32
    ```
  }];
  let hasFolder = 1;
}

def Math_AtanOp : Math_FloatUnaryOp<"atan"> {
  let summary = "the arc tangent";
  let description = [{
    The angle from -pi/2 to pi/2 that has this tangent.

    ```mlir
    %angle = math.atan %slope : f32
    ```
  }];
  let hasFolder = 1;
}

def Math_Atan2Op : Math_FloatBinaryOp<"atan2"> {
  let summary = "the angle of a point";
  let description = [{
    The angle from -pi to pi of the point `(rhs, lhs)`: the arc tangent of their
    quotient in the quadrant that their signs say.

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
    The hyperbolic sine by the hyperbolic cosine.

    ```mlir
    %y = math.tanh %x : vector<8xf32>
    ```
  }];
  let hasFolder = 1;
}

def Math_AsinhOp : Math_FloatUnaryOp<"asinh"> {
  let summary = "the inverse of the hyperbolic sine";
  let description = [{
    The number that has this hyperbolic sine.

    ```mlir
    %x = math.asinh %y : f64
    ```
  }];
  let hasFolder = 1;
}

def Math_AcoshOp : Math_FloatUnaryOp<"acosh"> {
  let summary = "the inverse of the hyperbolic cosine";
  let description = [{
    The positive number that has this hyperbolic cosine; NaN below 1.

    ```mlir
    %x = math.acosh %y : f64
    ```
  }];
  let hasFolder = 1;
}

def Math_AtanhOp : Math_FloatUnaryOp<"atanh"> {
  let summary = "the inverse of the hyperbolic tangent";
  let description = [{
    The number that has this hyperbolic tangent; NaN beyond -1 and 1.

    ```mlir
    %x = math.atanh %y : f64
    ```
  }];
  let hasFolder = 1;
}

#endif // DIALECTS_MATH_TRIGONOMETRIC_OPS_TD
