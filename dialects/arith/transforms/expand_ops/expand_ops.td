// SPDX-License-Identifier: Apache-2.0
#ifndef DIALECTS_ARITH_TRANSFORMS_EXPAND_OPS_EXPAND_OPS_TD
#define DIALECTS_ARITH_TRANSFORMS_EXPAND_OPS_EXPAND_OPS_TD

include "ods/records/pass.td"

def ArithExpandOpsPass : Pass<"arith-expand"> {
  let summary = "Legalize Arith ops to be convertible to LLVM.";
  let description = [{
    Expands operations that targets lack: divisions that round up or down,
    minima and maxima, casts with a scale and, optionally, casts of small float
    formats.

    ```mlir
    %0 = arith.maxnumf %a, %b : f32
    ```

    becomes

    ```mlir
    %0 = arith.cmpf ugt, %a, %b : f32
    %1 = arith.select %0, %a, %b : f32
    %2 = arith.cmpf uno, %a, %a : f32
    %3 = arith.select %2, %b, %1 : f32
    ```
  }];
  let options = [
    Option<"includeBf16", "include-bf16", "bool", "false",
           "Enable the BF16 expansion patterns">,
    Option<"includeF8E8M0", "include-f8e8m0", "bool", "false",
           "Enable the F8E8M0 expansion patterns">,
    Option<"includeF4E2M1", "include-f4e2m1", "bool", "false",
           "Enable the F4E2M1 expansion patterns">
  ];
}

#endif // DIALECTS_ARITH_TRANSFORMS_EXPAND_OPS_EXPAND_OPS_TD
