// SPDX-License-Identifier: Apache-2.0
//
// Arithmetic: operations that need no function except the square root.
#ifndef DIALECTS_COMPLEX_ARITHMETIC_OPS_TD
#define DIALECTS_COMPLEX_ARITHMETIC_OPS_TD

include "dialects/complex/op_classes.td"

def Complex_AddOp : Complex_BinaryOp<"add"> {
  let summary = "a sum";
  let description = [{
    The sum of real parts and that of imaginary parts.

    ```mlir
    %sum = complex.add %a, %b : complex<f32>
    ```
  }];
  let hasFolder = 1;
}

def Complex_SubOp : Complex_BinaryOp<"sub"> {
  let summary = "a difference";
  let description = [{
    Subtracts the second number from the first.

    ```mlir
    %delta = complex.sub %a, %b : complex<f32>
    ```
  }];
  let hasFolder = 1;
}

def Complex_MulOp : Complex_BinaryOp<"mul"> {
  let summary = "a product";
  let description = [{
    `(a + bi)(c + di) = (ac - bd) + (ad + bc)i`.

    ```mlir
    %product = complex.mul %a, %b fastmath<contract> : complex<f32>
    ```
  }];
  let hasFolder = 1;
}

def Complex_DivOp : Complex_BinaryOp<"div"> {
  let summary = "a quotient";
  let description = [{
    Divides the first number by the second.

    ```mlir
    %ratio = complex.div %a, %b : complex<f64>
    ```
  }];
  let hasFolder = 1;
}

def Complex_NegOp : Complex_UnaryOp<"neg"> {
  let summary = "negation";
  let description = [{
    Negates both parts.

    ```mlir
    %minus = complex.neg %z : complex<f32>
    ```
  }];
  let hasFolder = 1;
}

def Complex_ConjOp : Complex_UnaryOp<"conj"> {
  let summary = "the conjugate";
  let description = [{
    Negates the imaginary part.

    ```mlir
    %mirrored = complex.conj %z : complex<f32>
    ```
  }];
  let hasFolder = 1;
}

def Complex_AbsOp : Complex_OperandOp<"abs", [
    Complex_PartTypeMatches<"result", "complex", "result">]> {
  let summary = "the absolute value";
  let description = [{
    The distance from zero: the root of the sum of the squares of both parts.

    ```mlir
    %size = complex.abs %z : complex<f32>
    ```
  }];
  let results = (outs AnyFloat:$result);
}

def Complex_AngleOp : Complex_OperandOp<"angle", [
    Complex_PartTypeMatches<"result", "complex", "result">]> {
  let summary = "the argument";
  let description = [{
    The angle from -pi to pi between the positive real axis and the number.

    ```mlir
    %angle = complex.angle %z : complex<f32>
    ```
  }];
  let results = (outs AnyFloat:$result);
}

def Complex_SignOp : Complex_UnaryOp<"sign"> {
  let summary = "division by the absolute value";
  let description = [{
    Divides the number by its absolute value. The result of zero is zero.

    ```mlir
    %direction = complex.sign %z : complex<f32>
    ```
  }];
}

def Complex_EqualOp : Complex_ComparisonOp<"eq"> {
  let summary = "whether two numbers are equal";
  let description = [{
    Returns 1 if both parts are equal, by `oeq` of `arith.cmpf`.

    ```mlir
    %same = complex.eq %a, %b : complex<f32>
    ```
  }];
}

def Complex_NotEqualOp : Complex_ComparisonOp<"neq"> {
  let summary = "whether two numbers are not equal";
  let description = [{
    Returns 1 if one of the parts differs, by `une` of `arith.cmpf`.

    ```mlir
    %other = complex.neq %a, %b : complex<f32>
    ```
  }];
}

#endif // DIALECTS_COMPLEX_ARITHMETIC_OPS_TD
