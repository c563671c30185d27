// SPDX-License-Identifier: Apache-2.0
#ifndef DIALECTS_MATH_TRANSFORMS_ALGEBRAIC_SIMPLIFICATION_ALGEBRAIC_SIMPLIFICATION_TD
#define DIALECTS_MATH_TRANSFORMS_ALGEBRAIC_SIMPLIFICATION_ALGEBRAIC_SIMPLIFICATION_TD

include "ods/records/pass.td"

def TestMathAlgebraicSimplification
    : Pass<"test-math-algebraic-simplification"> {
  let summary = "Test math algebraic simplification";
  let description = [{
    Applies `populateMathAlgebraicSimplificationPatterns`: powers with certain
    constant exponents become products, quotients and roots.

    ```mlir
    %c3 = arith.constant 3.0 : f32
    %0 = math.powf %x, %c3 : f32
    ```

    becomes

    ```mlir
    %0 = arith.mulf %x, %x : f32
    %1 = arith.mulf %x, %0 : f32
    ```
  }];
  let dependentDialects = ["::mlir::math::MathDialect"];
}

#endif // DIALECTS_MATH_TRANSFORMS_ALGEBRAIC_SIMPLIFICATION_ALGEBRAIC_SIMPLIFICATION_TD
