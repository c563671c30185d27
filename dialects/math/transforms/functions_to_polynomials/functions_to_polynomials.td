// SPDX-License-Identifier: Apache-2.0
#ifndef DIALECTS_MATH_TRANSFORMS_FUNCTIONS_TO_POLYNOMIALS_FUNCTIONS_TO_POLYNOMIALS_TD
#define DIALECTS_MATH_TRANSFORMS_FUNCTIONS_TO_POLYNOMIALS_FUNCTIONS_TO_POLYNOMIALS_TD

include "ods/records/pass.td"

def FunctionsToPolynomials : Pass<"math-functions-to-polynomials"> {
  let summary = "Compute functions of f32 by polynomials";
  let description = [{
    Replaces erf, exp, expm1, log, log1p, log2, tanh, and squares and cubes by
    powf, of `f32` and of vectors of it, by arithmetic, so that loops over them can use vectors. The error is
    less than 2 units in the last place, and special values are those of C.

    ```mlir
    %0 = math.erf %x : f32
    ```

    becomes

    ```mlir
    %size = math.absf %x : f32
    %isSmall = arith.cmpf olt, %size, %one : f32
    %isOne = arith.cmpf ogt, %size, %bound : f32
    // p(x^2) and q(|x| - 5/2) with math.fma
    %small = math.fma %p, %x, %x : f32
    %q1 = arith.select %isOne, %one, %q : f32
    %large = math.copysign %q1, %x : f32
    %0 = arith.select %isSmall, %small, %large : f32
    ```
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::math::MathDialect"];
}

#endif // DIALECTS_MATH_TRANSFORMS_FUNCTIONS_TO_POLYNOMIALS_FUNCTIONS_TO_POLYNOMIALS_TD
