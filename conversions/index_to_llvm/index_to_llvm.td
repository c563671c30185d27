// SPDX-License-Identifier: Apache-2.0
#ifndef CONVERSIONS_INDEX_TO_LLVM_INDEX_TO_LLVM_TD
#define CONVERSIONS_INDEX_TO_LLVM_INDEX_TO_LLVM_TD

include "ods/records/pass.td"

def ConvertIndexToLLVMPass : Pass<"convert-index-to-llvm"> {
  let summary = "Lower the `index` dialect to the `llvm` dialect.";
  let description = [{
    Each operation becomes one instruction, but for divisions that round up or
    down, which become several. The width of indices is the option's, and should
    be that of the target's pointers.
  }];
  let dependentDialects = ["::mlir::LLVM::LLVMDialect"];
  let options = [
    Option<"indexBitwidth", "index-bitwidth", "unsigned", "0",
           "Bitwidth of the index type, 0 to use size of machine word">
  ];
}

#endif // CONVERSIONS_INDEX_TO_LLVM_INDEX_TO_LLVM_TD
