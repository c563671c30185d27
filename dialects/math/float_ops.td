// SPDX-License-Identifier: Apache-2.0
//
// Floats: signs, rounding to integers, kinds of floats, products with a sum.
#ifndef DIALECTS_MATH_FLOAT_OPS_TD
#define DIALECTS_MATH_FLOAT_OPS_TD

include "dialects/math/op_classes.td"

def Math_AbsFOp : Math_FloatUnaryOp<"absf"> {
  let summary = "a float without its sign";
  let description = [{
    Clears the sign, that of zeros, infinities and NaNs too.

    ```mlir
    %distance = math.absf %difference : f64
    ```
  }];
  let hasFolder = 1;
}

def Math_CopySignOp : Math_FloatBinaryOp<"copysign"> {
  let summary = "a float with the sign of another";
  let description = [{
    The first operand with the sign of the second one, that of zeros and NaNs
    too.

    ```mlir
    %signed = math.copysign %size, %like : f32
    ```
  }];
  let hasFolder = 1;
}

def Math_CeilOp : Math_FloatUnaryOp<"ceil"> {
  let summary = "the next integer not below";
  let description = [{
    Rounds towards positive infinity.

    ```mlir
    %above = math.ceil %x : f32
    ```
  }];
  let hasFolder = 1;
}

def Math_FloorOp : Math_FloatUnaryOp<"floor"> {
  let summary = "the next integer not above";
  let description = [{
    Rounds towards negative infinity.

    ```mlir
    %below = math.floor %x : vector<4xf32>
    ```
  }];
  let hasFolder = 1;
}

def Math_RoundOp : Math_FloatUnaryOp<"round"> {
  let summary = "the nearest integer, away from zero";
  let description = [{
    Rounds to the nearest integer, halves away from zero, as C's `round`.

    ```mlir
    %whole = math.round %x : f64
    ```
  }];
  let hasFolder = 1;
}

def Math_RoundEvenOp : Math_FloatUnaryOp<"roundeven"> {
  let summary = "the nearest integer, even if there are two";
  let description = [{
    Rounds to the nearest integer, halves to the even one.

    ```mlir
    %whole = math.roundeven %x : f64
    ```
  }];
  let hasFolder = 1;
}

def Math_TruncOp : Math_FloatUnaryOp<"trunc"> {
  let summary = "the integer part";
  let description = [{
    Rounds towards zero.

    ```mlir
    %whole = math.trunc %x : tensor<?xf32>
    ```
  }];
  let hasFolder = 1;
}

def Math_IsFiniteOp : Math_FloatClassificationOp<"isfinite"> {
  let summary = "whether a float is no infinity and no NaN";
  let description = [{
    True for zeros, subnormal and normal numbers.

    ```mlir
    %ok = math.isfinite %x : f32
    ```
  }];
}

def Math_IsInfOp : Math_FloatClassificationOp<"isinf"> {
  let summary = "whether a float is an infinity";
  let description = [{
    True for both of them.

    ```mlir
    %overflown = math.isinf %x : f32
    ```
  }];
}

def Math_IsNaNOp : Math_FloatClassificationOp<"isnan"> {
  let summary = "whether a float is NaN";
  let description = [{
    True for quiet and signaling ones.

    ```mlir
    %undefined = math.isnan %x : f32
    ```
  }];
}

def Math_IsNormalOp : Math_FloatClassificationOp<"isnormal"> {
  let summary = "whether a float is a normal number";
  let description = [{
    False for zeros, subnormal numbers, infinities and NaNs.

    ```mlir
    %full = math.isnormal %x : vector<8xf16>
    ```
  }];
}

def Math_ClampFOp : Math_FloatTernaryOp<"clampf"> {
  let summary = "a float within bounds";
  let description = [{
    As release 22 defines it: the maximum, as `arith.maximumf`, of `max` and of
    the minimum of `value` and `min`. Where `min` is the lesser bound, that is
    always `max`; what limits a value to an interval is the op with its bounds
    the other way round.

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
  let summary = "a product with a sum, rounded once";
  let description = [{
    The first operand times the second plus the third, with no rounding between.

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
