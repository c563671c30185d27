// SPDX-License-Identifier: Apache-2.0
#ifndef DIALECTS_MATH_TRANSFORMS_UPLIFT_TO_FMA_UPLIFT_TO_FMA_TD
#define DIALECTS_MATH_TRANSFORMS_UPLIFT_TO_FMA_UPLIFT_TO_FMA_TD

include "ods/records/pass.td"

def MathUpliftToFMA : Pass<"math-uplift-to-fma"> {
  let summary = "Uplift arith ops to math.fma.";
  let description = [{
    Fuses a product and a sum if their flags allow to round only once.

    ```mlir
    %0 = arith.mulf %a, %b fastmath<contract> : f32
    %1 = arith.addf %0, %c fastmath<contract> : f32
    ```

    becomes

    ```mlir
    %0 = math.fma %a, %b, %c fastmath<contract> : f32
    ```
  }];
  let dependentDialects = ["::mlir::math::MathDialect"];
}

#endif // DIALECTS_MATH_TRANSFORMS_UPLIFT_TO_FMA_UPLIFT_TO_FMA_TD
