// SPDX-License-Identifier: Apache-2.0
//
// Functions. Those with several values return the principal value.
#ifndef DIALECTS_COMPLEX_FUNCTION_OPS_TD
#define DIALECTS_COMPLEX_FUNCTION_OPS_TD

include "dialects/complex/op_classes.td"

def Complex_ExpOp : Complex_UnaryOp<"exp"> {
  let summary = "the exponential function";
  let description = [{
    *e* to the power of the number.

    ```mlir
    %w = complex.exp %z : complex<f32>
    ```
  }];
  let hasFolder = 1;
}

def Complex_Expm1Op : Complex_UnaryOp<"expm1"> {
  let summary = "the exponential function less one";
  let description = [{
    *e* to the power of the number, less 1, without loss near zero.

    ```mlir
    %w = complex.expm1 %z : complex<f32>
    ```
  }];
}

def Complex_LogOp : Complex_UnaryOp<"log"> {
  let summary = "the natural logarithm";
  let description = [{
    The imaginary part of the result is between -pi and pi.

    ```mlir
    %w = complex.log %z : complex<f32>
    ```
  }];
}

def Complex_Log1pOp : Complex_UnaryOp<"log1p"> {
  let summary = "natural logarithm of one plus the operand";
  let description = [{
    The natural logarithm of the number plus 1, without loss near zero.

    ```mlir
    %w = complex.log1p %z : complex<f32>
    ```
  }];
}

def Complex_PowOp : Complex_BinaryOp<"pow"> {
  let summary = "a power";
  let description = [{
    The first number to the power of the second: `exp(rhs * log(lhs))`.

    ```mlir
    %w = complex.pow %base, %exponent : complex<f32>
    ```
  }];
}

def Complex_PowiOp : Complex_Op<"powi", [
    Pure, Elementwise, SameOperandsAndResultShape,
    AllTypesMatch<["lhs", "result"]>,
    DeclareOpInterfaceMethods<ArithFastMathInterface>]> {
  let summary = "an integer power";
  let description = [{
    The number to the power of a signed integer.

    ```mlir
    %w = complex.powi %z, %n : complex<f32>, i32
    ```
  }];
  let arguments = (ins Complex<AnyFloat>:$lhs, AnySignlessInteger:$rhs,
                       OptionalAttr<Arith_FastMathAttr>:$fastmath);
  let results = (outs Complex<AnyFloat>:$result);
  let assemblyFormat = [{
    $lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict
    `:` type($result) `,` type($rhs)
  }];
}

def Complex_SqrtOp : Complex_UnaryOp<"sqrt"> {
  let summary = "the square root";
  let description = [{
    The root whose real part is not negative.

    ```mlir
    %w = complex.sqrt %z : complex<f32>
    ```
  }];
}

def Complex_RsqrtOp : Complex_UnaryOp<"rsqrt"> {
  let summary = "reciprocal of the square root";
  let description = [{
    The reciprocal of the square root.

    ```mlir
    %w = complex.rsqrt %z : complex<f32>
    ```
  }];
}

def Complex_SinOp : Complex_UnaryOp<"sin"> {
  let summary = "the sine";
  let description = [{
    The sine of a number.

    ```mlir
    %w = complex.sin %z : complex<f32>
    ```
  }];
}

def Complex_CosOp : Complex_UnaryOp<"cos"> {
  let summary = "the cosine";
  let description = [{
    The cosine of a number.

    ```mlir
    %w = complex.cos %z : complex<f32>
    ```
  }];
}

def Complex_TanOp : Complex_UnaryOp<"tan"> {
  let summary = "the tangent";
  let description = [{
    The sine by the cosine.

    ```mlir
    %w = complex.tan %z : complex<f32>
    ```
  }];
}

def Complex_TanhOp : Complex_UnaryOp<"tanh"> {
  let summary = "the hyperbolic tangent";
  let description = [{
    The hyperbolic sine by the hyperbolic cosine.

    ```mlir
    %w = complex.tanh %z : complex<f32>
    ```
  }];
}

def Complex_Atan2Op : Complex_BinaryOp<"atan2"> {
  let summary = "the arc tangent of a quotient";
  let description = [{
    The arc tangent of the first number divided by the second: `-i * log((rhs +
    i * lhs) / sqrt(lhs * lhs + rhs * rhs))`.

    ```mlir
    %w = complex.atan2 %a, %b : complex<f32>
    ```
  }];
}

#endif // DIALECTS_COMPLEX_FUNCTION_OPS_TD
