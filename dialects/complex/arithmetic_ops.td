// SPDX-License-Identifier: Apache-2.0
//
// Arithmetic: what takes no function but the square root.
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
    The first number less the second.

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
    The first number by the second.

    ```mlir
    %ratio = complex.div %a, %b : complex<f64>
    ```
  }];
  let hasFolder = 1;
}

def Complex_NegOp : Complex_UnaryOp<"neg"> {
  let summary = "a number with the other sign";
  let description = [{
    Turns over the signs of both parts.

    ```mlir
    %minus = complex.neg %z : complex<f32>
    ```
  }];
  let hasFolder = 1;
}

def Complex_ConjOp : Complex_UnaryOp<"conj"> {
  let summary = "the conjugate";
  let description = [{
    Turns over the sign of the imaginary part.

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
  let summary = "the direction";
  let description = [{
    The number by its absolute value; zero of zero.

    ```mlir
    %direction = complex.sign %z : complex<f32>
    ```
  }];
}

def Complex_EqualOp : Complex_ComparisonOp<"eq"> {
  let summary = "whether two numbers are equal";
  let description = [{
    Both parts are, as `oeq` of `arith.cmpf` has it.

    ```mlir
    %same = complex.eq %a, %b : complex<f32>
    ```
  }];
}

def Complex_NotEqualOp : Complex_ComparisonOp<"neq"> {
  let summary = "whether two numbers are not equal";
  let description = [{
    One of the parts is not, as `une` of `arith.cmpf` has it.

    ```mlir
    %other = complex.neq %a, %b : complex<f32>
    ```
  }];
}

#endif // DIALECTS_COMPLEX_ARITHMETIC_OPS_TD
