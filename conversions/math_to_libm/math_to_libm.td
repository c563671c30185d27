// SPDX-License-Identifier: Apache-2.0
#ifndef CONVERSIONS_MATH_TO_LIBM_MATH_TO_LIBM_TD
#define CONVERSIONS_MATH_TO_LIBM_MATH_TO_LIBM_TD

include "ods/records/pass.td"

def ConvertMathToLibmPass : Pass<"convert-math-to-libm", "ModuleOp"> {
  let summary = "Convert Math dialect to libm calls";
  let description = [{
    Converts functions of floats to calls of the functions of C's `<math.h>`,
    which are declared if needed. Functions of `f16` and `bf16` are computed in
    `f32`, functions of vectors element by element. It is an error if operations
    of math remain.

    ```mlir
    %0 = math.sin %x : f32
    ```

    becomes

    ```mlir
    func.func private @sinf(f32) -> f32 attributes {llvm.readnone}

    %0 = call @sinf(%x) : (f32) -> f32
    ```
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::func::FuncDialect",
                           "::mlir::vector::VectorDialect"];
}

#endif // CONVERSIONS_MATH_TO_LIBM_MATH_TO_LIBM_TD
