// SPDX-License-Identifier: Apache-2.0
#ifndef DIALECTS_ARITH_TRANSFORMS_EMULATE_UNSUPPORTED_FLOATS_EMULATE_UNSUPPORTED_FLOATS_TD
#define DIALECTS_ARITH_TRANSFORMS_EMULATE_UNSUPPORTED_FLOATS_EMULATE_UNSUPPORTED_FLOATS_TD

include "ods/records/pass.td"

def ArithEmulateUnsupportedFloats : Pass<"arith-emulate-unsupported-floats"> {
  let summary = "Emulate operations on unsupported floats with extf/truncf";
  let description = [{
    Computes arithmetic on floats that the target does not support in a float
    type that it supports, and rounds each result to the original type.

    ```mlir
    %0 = arith.addf %a, %b : bf16
    %1 = arith.mulf %0, %b : bf16
    ```

    becomes, with `source-types=bf16`,

    ```mlir
    %2 = arith.extf %b fastmath<contract> : bf16 to f32
    %3 = arith.extf %a fastmath<contract> : bf16 to f32
    %4 = arith.addf %3, %2 : f32
    %5 = arith.truncf %4 fastmath<contract> : f32 to bf16
    %6 = arith.extf %5 fastmath<contract> : bf16 to f32
    %7 = arith.mulf %6, %2 : f32
    %8 = arith.truncf %7 fastmath<contract> : f32 to bf16
    ```

    Casts between floats and operations that only move values stay. It is an
    error if `target-type` is one of `source-types`.
  }];
  let options = [
    ListOption<"sourceTypeStrs", "source-types", "std::string",
               "MLIR types without arithmetic support on a given target">,
    Option<"targetTypeStr", "target-type", "std::string", "\"f32\"",
           "MLIR type to convert the unsupported source types to">
  ];
}

#endif // DIALECTS_ARITH_TRANSFORMS_EMULATE_UNSUPPORTED_FLOATS_EMULATE_UNSUPPORTED_FLOATS_TD
