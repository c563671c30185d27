// SPDX-License-Identifier: Apache-2.0
#ifndef DIALECTS_MATH_TRANSFORMS_EXPAND_OPS_EXPAND_OPS_TD
#define DIALECTS_MATH_TRANSFORMS_EXPAND_OPS_EXPAND_OPS_TD

include "ods/records/pass.td"

def MathExpandOpsPass : Pass<"math-expand-ops"> {
  let summary = "Expand math operations.";
  let description = [{
    Expands functions to arithmetic and a few other functions, for targets that
    support only these: powers, hyperbolic functions, rounding, bit counts.

    ```mlir
    %0 = math.sinh %x : f32
    ```

    becomes

    ```mlir
    %cst = arith.constant 5.000000e-01 : f32
    %0 = math.exp %x : f32
    %1 = arith.negf %x : f32
    %2 = math.exp %1 : f32
    %3 = arith.subf %0, %2 : f32
    %4 = arith.mulf %3, %cst : f32
    ```

    `ops=sinh,ceil` expands only these operations.
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect"];
  let options = [
    ListOption<"opMnemonics", "ops", "std::string", "Operations to expand.">
  ];
}

#endif // DIALECTS_MATH_TRANSFORMS_EXPAND_OPS_EXPAND_OPS_TD
