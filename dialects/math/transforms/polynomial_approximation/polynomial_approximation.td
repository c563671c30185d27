// SPDX-License-Identifier: Apache-2.0
#ifndef DIALECTS_MATH_TRANSFORMS_POLYNOMIAL_APPROXIMATION_POLYNOMIAL_APPROXIMATION_TD
#define DIALECTS_MATH_TRANSFORMS_POLYNOMIAL_APPROXIMATION_POLYNOMIAL_APPROXIMATION_TD

include "ods/records/pass.td"

def TestMathPolynomialApproximation
    : Pass<"test-math-polynomial-approximation"> {
  let summary = "Test math polynomial approximations";
  let description = [{
    Applies `populateMathPolynomialApproximationPatterns`: functions of `f32`
    become arithmetic on floats and their bits, functions of `f16` and `bf16`
    use `f32`. With AVX2, `rsqrt` of `f16` and `bf16` is converted, too; that of
    `f32` stays, since there is no dialect for AVX2 instructions.

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

#endif // DIALECTS_MATH_TRANSFORMS_POLYNOMIAL_APPROXIMATION_POLYNOMIAL_APPROXIMATION_TD
