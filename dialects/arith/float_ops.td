// SPDX-License-Identifier: Apache-2.0
//
// Arithmetic on floats. Results are rounded to the nearest value, ties to even,
// and each operation takes fastmath flags, `none` by default.
#ifndef DIALECTS_ARITH_FLOAT_OPS_TD
#define DIALECTS_ARITH_FLOAT_OPS_TD

include "dialects/arith/op_classes.td"

def Arith_NegFOp : Arith_FloatUnaryOp<"negf"> {
  let summary = "a float with the other sign";
  let description = [{
    Turns the sign over, that of zeros, infinities and NaNs too. It is not a
    subtraction from zero, and nothing is rounded.

    ```mlir
    %minus = arith.negf %x : f32
    ```
  }];
  let hasFolder = 1;
}

def Arith_AddFOp : Arith_FloatBinaryOp<"addf", [Commutative]> {
  let summary = "sum of floats";
  let description = [{
    The sum, rounded. Infinities of opposite signs give NaN.

    ```mlir
    %sum = arith.addf %a, %b fastmath<reassoc,nsz> : vector<8xf32>
    ```
  }];
  let hasFolder = 1;
}

def Arith_SubFOp : Arith_FloatBinaryOp<"subf"> {
  let summary = "difference of floats";
  let description = [{
    The first operand less the second, rounded. Infinities of the same sign
    give NaN.

    ```mlir
    %delta = arith.subf %new, %old : f64
    ```
  }];
  let hasFolder = 1;
}

def Arith_MulFOp : Arith_FloatBinaryOp<"mulf", [Commutative]> {
  let summary = "product of floats";
  let description = [{
    The product, rounded. Zero times infinity gives NaN.

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
    The first operand by the second, rounded. Division of a finite number other
    than zero by zero gives an infinity, of zero by zero or of infinities NaN.

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
    What is left when the quotient is cut to an integer: the exact `a - b * n`
    with `n` the quotient rounded towards zero, as C's `fmod`. It has the sign
    of the first operand. An infinite first operand or a second one of zero
    gives NaN.

    ```mlir
    %angle = arith.remf %turned, %full : f64
    ```
  }];
  let hasFolder = 1;
}

def Arith_MaximumFOp : Arith_FloatBinaryOp<"maximumf", [Commutative]> {
  let summary = "the greater of two floats, NaN if one is NaN";
  let description = [{
    The maximum of IEEE 754-2019: -0.0 is less than +0.0, and a NaN among the
    operands gives NaN.

    ```mlir
    %relu = arith.maximumf %x, %zero : vector<16xf32>
    ```
  }];
  let hasFolder = 1;
}

def Arith_MaxNumFOp : Arith_FloatBinaryOp<"maxnumf", [Commutative]> {
  let summary = "the greater of two floats, the number if one is NaN";
  let description = [{
    Where one operand is NaN the result is the other one. Of -0.0 and +0.0 it
    may be either.

    ```mlir
    %m = arith.maxnumf %a, %b : f16
    ```
  }];
  let hasFolder = 1;
}

def Arith_MinimumFOp : Arith_FloatBinaryOp<"minimumf", [Commutative]> {
  let summary = "the less of two floats, NaN if one is NaN";
  let description = [{
    The minimum of IEEE 754-2019: -0.0 is less than +0.0, and a NaN among the
    operands gives NaN.

    ```mlir
    %m = arith.minimumf %a, %b : f32
    ```
  }];
  let hasFolder = 1;
}

def Arith_MinNumFOp : Arith_FloatBinaryOp<"minnumf", [Commutative]> {
  let summary = "the less of two floats, the number if one is NaN";
  let description = [{
    Where one operand is NaN the result is the other one. Of -0.0 and +0.0 it
    may be either.

    ```mlir
    %m = arith.minnumf %a, %b : tensor<8xf64>
    ```
  }];
  let hasFolder = 1;
}

#endif // DIALECTS_ARITH_FLOAT_OPS_TD
