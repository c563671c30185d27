// SPDX-License-Identifier: Apache-2.0
#ifndef CONVERSIONS_ARITH_TO_LLVM_ARITH_TO_LLVM_TD
#define CONVERSIONS_ARITH_TO_LLVM_ARITH_TO_LLVM_TD

include "ods/records/pass.td"

def ArithToLLVMConversionPass : Pass<"convert-arith-to-llvm"> {
  let summary = "Convert Arith dialect to LLVM dialect";
  let description = [{
    Operations of `arith` become instructions and intrinsics of `llvm`. Indices
    become integers; vectors of several dimensions are taken apart. Floats that
    LLVM does not have are not converted: what widens and narrows them is
    expanded before.
  }];
  let dependentDialects = ["LLVM::LLVMDialect"];
  let options = [
    Option<"indexBitwidth", "index-bitwidth", "unsigned", "0",
           "Bitwidth of the index type, 0 to use size of machine word">
  ];
}

#endif // CONVERSIONS_ARITH_TO_LLVM_ARITH_TO_LLVM_TD
