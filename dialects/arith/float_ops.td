// SPDX-License-Identifier: Apache-2.0
//
// Arithmetic on floats. Results are rounded to nearest, ties to even. Each
// operation has fastmath flags, which default to `none`.
#ifndef DIALECTS_ARITH_FLOAT_OPS_TD
#define DIALECTS_ARITH_FLOAT_OPS_TD

include "dialects/arith/op_classes.td"

def Arith_NegFOp : Arith_FloatUnaryOp<"negf"> {
  let summary = "negation of a float";
  let description = [{
    Inverts the sign bit, also of zeros, infinities and NaNs. It differs from a
    subtraction from zero and does not round.

    ```mlir
    %minus = arith.negf %x : f32
    ```
  }];
  let hasFolder = 1;
}

def Arith_AddFOp : Arith_FloatBinaryOp<"addf", [Commutative]> {
  let summary = "sum of floats";
  let description = [{
    Returns the rounded sum. Infinities of opposite signs yield NaN.

    ```mlir
    %sum = arith.addf %a, %b fastmath<reassoc,nsz> : vector<8xf32>
    ```
  }];
  let hasFolder = 1;
}

def Arith_SubFOp : Arith_FloatBinaryOp<"subf"> {
  let summary = "difference of floats";
  let description = [{
    Subtracts the second operand from the first and rounds. Infinities of the
    same sign yield NaN.

    ```mlir
    %delta = arith.subf %new, %old : f64
    ```
  }];
  let hasFolder = 1;
}

def Arith_MulFOp : Arith_FloatBinaryOp<"mulf", [Commutative]> {
  let summary = "product of floats";
  let description = [{
    Returns the rounded product. Zero times infinity yields NaN.

    ```mlir
    %scaled = arith.mulf %x, %factor : tensor<4x?xbf16>
    ```
  }];
  let hasCanonicalizer = 1;
  let hasFolder = 1;
}

def Arith_DivFOp : Arith_FloatBinaryOp<"divf"> {
  let summary = "quotient of floats";
  let description = [{
    Divides the first operand by the second and rounds. A finite nonzero number
    divided by zero yields an infinity; zero divided by zero, and infinity
    divided by infinity, yield NaN.

    ```mlir
    %ratio = arith.divf %part, %whole fastmath<arcp> : f32
    ```
  }];
  let hasCanonicalizer = 1;
  let hasFolder = 1;
}

def Arith_RemFOp : Arith_FloatBinaryOp<"remf"> {
  let summary = "remainder of a division of floats";
  let description = [{
    Returns the exact `a - b * n`, where `n` is the quotient rounded towards
    zero, as `fmod` of C. The result has the sign of the first operand. An
    infinite first operand or a zero second operand yields NaN.

    ```mlir
    %angle = arith.remf %turned, %full : f64
    ```
  }];
  let hasFolder = 1;
}

def Arith_MaximumFOp : Arith_FloatBinaryOp<"maximumf", [Commutative]> {
  let summary = "maximum of two floats, NaN if one is NaN";
  let description = [{
    The maximum of IEEE 754-2019: -0.0 is less than +0.0, and a NaN operand
    yields NaN.

    ```mlir
    %relu = arith.maximumf %x, %zero : vector<16xf32>
    ```
  }];
  let hasFolder = 1;
}

def Arith_MaxNumFOp : Arith_FloatBinaryOp<"maxnumf", [Commutative]> {
  let summary = "maximum of two floats, the number if one is NaN";
  let description = [{
    If one operand is NaN, returns the other one. The result for -0.0 and +0.0
    may be either.

    ```mlir
    %m = arith.maxnumf %a, %b : f16
    ```
  }];
  let hasFolder = 1;
}

def Arith_MinimumFOp : Arith_FloatBinaryOp<"minimumf", [Commutative]> {
  let summary = "minimum of two floats, NaN if one is NaN";
  let description = [{
    The minimum of IEEE 754-2019: -0.0 is less than +0.0, and a NaN operand
    yields NaN.

    ```mlir
    %m = arith.minimumf %a, %b : f32
    ```
  }];
  let hasFolder = 1;
}

def Arith_MinNumFOp : Arith_FloatBinaryOp<"minnumf", [Commutative]> {
  let summary = "minimum of two floats, the number if one is NaN";
  let description = [{
    If one operand is NaN, returns the other one. The result for -0.0 and +0.0
    may be either.

    ```mlir
    %m = arith.minnumf %a, %b : tensor<8xf64>
    ```
  }];
  let hasFolder = 1;
}

#endif // DIALECTS_ARITH_FLOAT_OPS_TD
