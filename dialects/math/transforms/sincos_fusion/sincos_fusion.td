// SPDX-License-Identifier: Apache-2.0
#ifndef DIALECTS_MATH_TRANSFORMS_SINCOS_FUSION_SINCOS_FUSION_TD
#define DIALECTS_MATH_TRANSFORMS_SINCOS_FUSION_SINCOS_FUSION_TD

include "ods/records/pass.td"

def MathSincosFusionPass : Pass<"math-sincos-fusion"> {
  let summary = "Fuse sin and cos operations.";
  let description = [{
    Fuses a sine and a cosine of the same value, in the same block and with the
    same flags.

    ```mlir
    %0 = math.sin %x : f32
    %1 = math.cos %x : f32
    ```

    becomes

    ```mlir
    %sin, %cos = math.sincos %x : f32
    ```
  }];
  let dependentDialects = ["::mlir::math::MathDialect"];
}

#endif // DIALECTS_MATH_TRANSFORMS_SINCOS_FUSION_SINCOS_FUSION_TD
