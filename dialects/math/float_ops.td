// SPDX-License-Identifier: Apache-2.0
//
// Floats: signs, rounding to integers, classification, fused multiply-add.
#ifndef DIALECTS_MATH_FLOAT_OPS_TD
#define DIALECTS_MATH_FLOAT_OPS_TD

include "dialects/math/op_classes.td"

def Math_AbsFOp : Math_FloatUnaryOp<"absf"> {
  let summary = "absolute value of a float";
  let description = [{
    Clears the sign bit, also of zeros, infinities and NaNs.

    ```mlir
    %distance = math.absf %difference : f64
    ```
  }];
  let hasFolder = 1;
}

def Math_CopySignOp : Math_FloatBinaryOp<"copysign"> {
  let summary = "a float with the sign of another";
  let description = [{
    Returns the first operand with the sign of the second, also for zeros and
    NaNs.

    ```mlir
    %signed = math.copysign %size, %like : f32
    ```
  }];
  let hasFolder = 1;
}

def Math_CeilOp : Math_FloatUnaryOp<"ceil"> {
  let summary = "round up to an integer";
  let description = [{
    Rounds towards positive infinity.

    ```mlir
    %above = math.ceil %x : f32
    ```
  }];
  let hasFolder = 1;
}

def Math_FloorOp : Math_FloatUnaryOp<"floor"> {
  let summary = "round down to an integer";
  let description = [{
    Rounds towards negative infinity.

    ```mlir
    %below = math.floor %x : vector<4xf32>
    ```
  }];
  let hasFolder = 1;
}

def Math_RoundOp : Math_FloatUnaryOp<"round"> {
  let summary = "round to the nearest integer, halves away from zero";
  let description = [{
    Rounds to the nearest integer, halves away from zero, as C's `round`.

    ```mlir
    %whole = math.round %x : f64
    ```
  }];
  let hasFolder = 1;
}

def Math_RoundEvenOp : Math_FloatUnaryOp<"roundeven"> {
  let summary = "round to the nearest integer, halves to even";
  let description = [{
    Rounds to the nearest integer, halves to the even one.

    ```mlir
    %whole = math.roundeven %x : f64
    ```
  }];
  let hasFolder = 1;
}

def Math_TruncOp : Math_FloatUnaryOp<"trunc"> {
  let summary = "round towards zero to an integer";
  let description = [{
    Rounds towards zero.

    ```mlir
    %whole = math.trunc %x : tensor<?xf32>
    ```
  }];
  let hasFolder = 1;
}

def Math_IsFiniteOp : Math_FloatClassificationOp<"isfinite"> {
  let summary = "whether a float is neither infinite nor NaN";
  let description = [{
    Returns true for zeros, subnormal and normal numbers.

    ```mlir
    %ok = math.isfinite %x : f32
    ```
  }];
}

def Math_IsInfOp : Math_FloatClassificationOp<"isinf"> {
  let summary = "whether a float is an infinity";
  let description = [{
    Returns true for both infinities.

    ```mlir
    %overflown = math.isinf %x : f32
    ```
  }];
}

def Math_IsNaNOp : Math_FloatClassificationOp<"isnan"> {
  let summary = "whether a float is NaN";
  let description = [{
    Returns true for quiet and signaling NaNs.

    ```mlir
    %undefined = math.isnan %x : f32
    ```
  }];
}

def Math_IsNormalOp : Math_FloatClassificationOp<"isnormal"> {
  let summary = "whether a float is a normal number";
  let description = [{
    Returns false for zeros, subnormal numbers, infinities and NaNs.

    ```mlir
    %full = math.isnormal %x : vector<8xf16>
    ```
  }];
}

def Math_ClampFOp : Math_FloatTernaryOp<"clampf"> {
  let summary = "clamping of a float";
  let description = [{
    Defined as in release 22: the maximum, by `arith.maximumf`, of `max` and the
    minimum of `value` and `min`. If `min` is less than `max`, the result is
    always `max`. Swap the bounds to limit a value to an interval.

    ```mlir
    %probability = math.clampf %x to [%one, %zero] : f32
    ```
  }];
  let arguments = (ins FloatLike:$value, FloatLike:$min, FloatLike:$max,
                       Arith_DefaultFastMath:$fastmath);
  let assemblyFormat = [{
    $value `to` ` ` `[` $min `,` $max `]` (`fastmath` `` $fastmath^)?
    attr-dict `:` type($result)
  }];
}

def Math_FmaOp : Math_FloatTernaryOp<"fma"> {
  let summary = "fused multiply-add";
  let description = [{
    Returns the product of the first two operands plus the third, rounded once.

    ```mlir
    %y = math.fma %slope, %x, %offset : vector<16xf32>
    ```
  }];
  let arguments = (ins FloatLike:$a, FloatLike:$b, FloatLike:$c,
                       Arith_DefaultFastMath:$fastmath);
  let assemblyFormat = [{
    $a `,` $b `,` $c (`fastmath` `` $fastmath^)? attr-dict `:` type($result)
  }];
}

#endif // DIALECTS_MATH_FLOAT_OPS_TD
