// SPDX-License-Identifier: Apache-2.0
#ifndef DIALECTS_MATH_TRANSFORMS_EXTEND_TO_SUPPORTED_TYPES_EXTEND_TO_SUPPORTED_TYPES_TD
#define DIALECTS_MATH_TRANSFORMS_EXTEND_TO_SUPPORTED_TYPES_EXTEND_TO_SUPPORTED_TYPES_TD

include "ods/records/pass.td"

def MathExtendToSupportedTypes : Pass<"math-extend-to-supported-types"> {
  let summary = "Legalize floating-point math ops on low-precision floats";
  let description = [{
    Converts functions of floats that the target does not support to functions
    of `target-type`, with casts that may be contracted. Functions of `f32`,
    `f64`, the target type and the `extra-types` stay. `math.fma` stays, since
    targets support it for more formats, and so does `math.isnormal`, whose
    result depends on the format.

    ```mlir
    %0 = math.exp %x : f16
    ```

    becomes

    ```mlir
    %0 = arith.extf %x fastmath<contract> : f16 to f32
    %1 = math.exp %0 : f32
    %2 = arith.truncf %1 fastmath<contract> : f32 to f16
    ```
  }];
  let dependentDialects = ["::mlir::math::MathDialect",
                           "::mlir::arith::ArithDialect"];
  let options = [
    ListOption<"extraTypeStrs", "extra-types", "std::string",
               "MLIR types with arithmetic support on a given target (f64 and "
               "f32 are implicitly supported)">,
    Option<"targetTypeStr", "target-type", "std::string", "\"f32\"",
           "MLIR type to convert the unsupported source types to">
  ];
}

#endif // DIALECTS_MATH_TRANSFORMS_EXTEND_TO_SUPPORTED_TYPES_EXTEND_TO_SUPPORTED_TYPES_TD
