// SPDX-License-Identifier: Apache-2.0
#ifndef CONVERSIONS_UB_TO_LLVM_UB_TO_LLVM_TD
#define CONVERSIONS_UB_TO_LLVM_UB_TO_LLVM_TD

include "ods/records/pass.td"

def UBToLLVMConversionPass : Pass<"convert-ub-to-llvm"> {
  let summary = "Convert UB dialect to LLVM dialect";
  let description = [{
    Converts poison of types that LLVM supports, and unreachable code.

    ```mlir
    %0 = ub.poison : i32
    ```
    becomes

    ```mlir
    %0 = llvm.mlir.poison : i32
    ```
  }];
  let dependentDialects = ["LLVM::LLVMDialect"];
  let options = [
    Option<"indexBitwidth", "index-bitwidth", "unsigned", "0",
           "Bitwidth of the index type, 0 to use size of machine word">
  ];
}

#endif // CONVERSIONS_UB_TO_LLVM_UB_TO_LLVM_TD
