// SPDX-License-Identifier: Apache-2.0
#ifndef CONVERSIONS_MATH_TO_FUNCS_MATH_TO_FUNCS_TD
#define CONVERSIONS_MATH_TO_FUNCS_MATH_TO_FUNCS_TD

include "ods/records/pass.td"

def ConvertMathToFuncs : Pass<"convert-math-to-funcs", "ModuleOp"> {
  let summary = "Convert Math operations to calls of outlined implementations.";
  let description = [{
    Converts integer powers, and optionally counts of leading zeros, to calls of
    functions that compute them with arithmetic and loops. Operations with the
    same types share one function at the end of the module. It is private and
    has linkage `linkonce_odr`, so that the linker merges those of several
    modules. Operations on vectors become one call per element.

    ```mlir
    %0 = math.fpowi %x, %n : f32, i8
    ```

    becomes

    ```mlir
    %0 = call @__mlir_math_fpowi_f32_i8(%x, %n) : (f32, i8) -> f32
    ```
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::cf::ControlFlowDialect",
                           "::mlir::func::FuncDialect",
                           "::mlir::scf::SCFDialect",
                           "::mlir::vector::VectorDialect",
                           "::mlir::LLVM::LLVMDialect"];
  let options = [
    Option<"minWidthOfFPowIExponent", "min-width-of-fpowi-exponent", "unsigned",
           "1",
           "Convert FPowI only if the width of its exponent's integer type is "
           "greater than or equal to this value">,
    Option<"convertCtlz", "convert-ctlz", "bool", "false",
           "Convert math.ctlz to a software implementation. Enable for targets "
           "that do not natively support ctlz.">
  ];
}

#endif // CONVERSIONS_MATH_TO_FUNCS_MATH_TO_FUNCS_TD
