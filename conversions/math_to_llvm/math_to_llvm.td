// SPDX-License-Identifier: Apache-2.0
#ifndef CONVERSIONS_MATH_TO_LLVM_MATH_TO_LLVM_TD
#define CONVERSIONS_MATH_TO_LLVM_MATH_TO_LLVM_TD

include "ods/records/pass.td"

def ConvertMathToLLVMPass : Pass<"convert-math-to-llvm"> {
  let summary = "Convert Math dialect to LLVM dialect";
  let description = [{
    Functions that LLVM has as intrinsics become these. `expm1`, `log1p` and
    `rsqrt` become a few operations, which are less exact near 0; other functions
    are for `convert-math-to-libm` and `convert-math-to-funcs`.
  }];
  let dependentDialects = ["LLVM::LLVMDialect"];
  let options = [
    Option<"approximateLog1p", "approximate-log1p", "bool", "true",
           "Enable approximation of Log1p.">
  ];
}

#endif // CONVERSIONS_MATH_TO_LLVM_MATH_TO_LLVM_TD
