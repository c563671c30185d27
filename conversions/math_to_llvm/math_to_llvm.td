// SPDX-License-Identifier: Apache-2.0
#ifndef CONVERSIONS_MATH_TO_LLVM_MATH_TO_LLVM_TD
#define CONVERSIONS_MATH_TO_LLVM_MATH_TO_LLVM_TD

include "ods/records/pass.td"

def ConvertMathToLLVMPass : Pass<"convert-math-to-llvm"> {
  let summary = "Convert Math dialect to LLVM dialect";
  let description = [{
    Converts functions that LLVM has as intrinsics. `expm1`, `log1p` and `rsqrt`
    become a few operations, which are less accurate near 0. Other functions are
    converted by `convert-math-to-libm` and `convert-math-to-funcs`.

    ```mlir
    %0 = math.exp %x : f32
    ```
    becomes

    ```mlir
    %0 = llvm.intr.exp(%x) : (f32) -> f32
    ```
  }];
  let dependentDialects = ["LLVM::LLVMDialect"];
  let options = [
    Option<"approximateLog1p", "approximate-log1p", "bool", "true",
           "Enable approximation of Log1p.">
  ];
}

def ConvertExactMathToLLVMPass : Pass<"convert-exact-math-to-llvm"> {
  let summary = "Convert math functions with exact results to LLVM dialect";
  let description = [{
    Converts the functions whose results are exact, and so equal on all machines:
    `absf`, `absi`, `ceil`, `copysign`, `floor`, `fma`, `round`, `roundeven`,
    `sqrt` and `trunc`. Other functions remain.

    ```mlir
    %0 = math.sqrt %x : f32
    %1 = math.exp %0 : f32
    ```
    becomes

    ```mlir
    %0 = llvm.intr.sqrt(%x) : (f32) -> f32
    %1 = math.exp %0 : f32
    ```
  }];
  let dependentDialects = ["LLVM::LLVMDialect"];
}

#endif // CONVERSIONS_MATH_TO_LLVM_MATH_TO_LLVM_TD
