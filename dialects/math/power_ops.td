// SPDX-License-Identifier: Apache-2.0
//
// Powers, roots, logarithms and the error function.
#ifndef DIALECTS_MATH_POWER_OPS_TD
#define DIALECTS_MATH_POWER_OPS_TD

include "dialects/math/op_classes.td"

def Math_ExpOp : Math_FloatUnaryOp<"exp"> {
  let summary = "the exponential function";
  let description = [{
    *e* to the power of the operand.

    ```mlir
    %y = math.exp %x : f32
    ```
  }];
  let hasFolder = 1;
}

def Math_Exp2Op : Math_FloatUnaryOp<"exp2"> {
  let summary = "a power of two";
  let description = [{
    2 to the power of the operand.

    ```mlir
    %y = math.exp2 %x : f32
    ```
  }];
  let hasFolder = 1;
}

def Math_ExpM1Op : Math_FloatUnaryOp<"expm1"> {
  let summary = "the exponential function less one";
  let description = [{
    *e* to the power of the operand, less 1, without loss near zero.

    ```mlir
    %y = math.expm1 %x : f64
    ```
  }];
  let hasFolder = 1;
}

def Math_LogOp : Math_FloatUnaryOp<"log"> {
  let summary = "the natural logarithm";
  let description = [{
    Zero yields negative infinity, negative numbers yield NaN.

    ```mlir
    %y = math.log %x : f32
    ```
  }];
  let hasFolder = 1;
}

def Math_Log10Op : Math_FloatUnaryOp<"log10"> {
  let summary = "the logarithm to base ten";
  let description = [{
    Zero yields negative infinity, negative numbers yield NaN.

    ```mlir
    %digits = math.log10 %x : f32
    ```
  }];
  let hasFolder = 1;
}

def Math_Log1pOp : Math_FloatUnaryOp<"log1p"> {
  let summary = "natural logarithm of one plus the operand";
  let description = [{
    The natural logarithm of the operand plus 1, without loss near zero.

    ```mlir
    %y = math.log1p %x : f64
    ```
  }];
  let hasFolder = 1;
}

def Math_Log2Op : Math_FloatUnaryOp<"log2"> {
  let summary = "the logarithm to base two";
  let description = [{
    Zero yields negative infinity, negative numbers yield NaN.

    ```mlir
    %bits = math.log2 %x : f32
    ```
  }];
  let hasFolder = 1;
}

def Math_PowFOp : Math_FloatBinaryOp<"powf"> {
  let summary = "a power";
  let description = [{
    The first operand to the power of the second one.

    ```mlir
    %y = math.powf %base, %exponent : f64
    ```
  }];
  let hasFolder = 1;
}

def Math_FPowIOp : Math_FloatOp<"fpowi", [
    SameOperandsAndResultShape, AllTypesMatch<["lhs", "result"]>]> {
  let summary = "an integer power";
  let description = [{
    The first operand to the power of the second one, a signed integer.

    ```mlir
    %y = math.fpowi %base, %n : vector<2xf32>, vector<2xi32>
    ```
  }];
  let arguments = (ins FloatLike:$lhs, SignlessIntegerOrIndexLike:$rhs,
                       Arith_DefaultFastMath:$fastmath);
  let results = (outs FloatLike:$result);
  let assemblyFormat = [{
    $lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict
    `:` type($lhs) `,` type($rhs)
  }];
}

def Math_SqrtOp : Math_FloatUnaryOp<"sqrt"> {
  let summary = "the square root";
  let description = [{
    Correctly rounded. Negative numbers yield NaN, -0.0 yields -0.0.

    ```mlir
    %side = math.sqrt %area : f32
    ```
  }];
  let hasFolder = 1;
}

def Math_RsqrtOp : Math_FloatUnaryOp<"rsqrt"> {
  let summary = "reciprocal of the square root";
  let description = [{
    Returns the reciprocal of the square root. Negative numbers yield NaN.

    ```mlir
    %scale = math.rsqrt %variance : f32
    ```
  }];
}

def Math_CbrtOp : Math_FloatUnaryOp<"cbrt"> {
  let summary = "the cube root";
  let description = [{
    The result has the sign of the operand.

    ```mlir
    %side = math.cbrt %volume : f64
    ```
  }];
}

def Math_ErfOp : Math_FloatUnaryOp<"erf"> {
  let summary = "the error function";
  let description = [{
    Returns 2 / sqrt(pi) times the integral of `exp(-t*t)` from 0 to the
    operand.

    ```mlir
    %y = math.erf %x : f32
    ```
  }];
  let hasFolder = 1;
}

def Math_ErfcOp : Math_FloatUnaryOp<"erfc"> {
  let summary = "complementary error function";
  let description = [{
    Returns 1 - `erf` of the operand, without cancellation where that is near 1.

    ```mlir
    %y = math.erfc %x : f32
    ```
  }];
  let hasFolder = 1;
}

#endif // DIALECTS_MATH_POWER_OPS_TD
