// SPDX-License-Identifier: Apache-2.0
#ifndef DIALECTS_MATH_TRANSFORMS_POLYNOMIAL_APPROXIMATION_TD
#define DIALECTS_MATH_TRANSFORMS_POLYNOMIAL_APPROXIMATION_TD

include "ods/records/pass.td"

def TestMathPolynomialApproximation
    : Pass<"test-math-polynomial-approximation"> {
  let summary = "Test math polynomial approximations";
  let description = [{
    Applies `populateMathPolynomialApproximationPatterns`: functions of `f32`
    become arithmetic on floats and their bits, those of `f16` and `bf16` by
    casts to `f32`; with AVX2 also `rsqrt` of these. That of `f32` is left alone:
    there is no dialect of AVX2's instructions.

    ```mlir
    %0 = math.log1p %x : f32
    ```

    becomes, with the approximation of `%log = math.log %u`,

    ```mlir
    %u = arith.addf %x, %one : f32
    %1 = arith.cmpf oeq, %u, %one : f32
    %2 = arith.cmpf oeq, %u, %log : f32
    %3 = arith.subf %u, %one : f32
    %4 = arith.divf %log, %3 : f32
    %5 = arith.mulf %x, %4 : f32
    %6 = arith.ori %1, %2 : i1
    %7 = arith.select %6, %x, %5 : f32
    ```
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::math::MathDialect"];
  let options = [
    Option<"enableAvx2", "enable-avx2", "bool", "false",
           "Enable approximations that emit AVX2 intrinsics via the X86Vector "
           "dialect">
  ];
}

#endif // DIALECTS_MATH_TRANSFORMS_POLYNOMIAL_APPROXIMATION_TD
