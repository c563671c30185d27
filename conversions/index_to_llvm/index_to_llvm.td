// SPDX-License-Identifier: Apache-2.0
#ifndef CONVERSIONS_INDEX_TO_LLVM_INDEX_TO_LLVM_TD
#define CONVERSIONS_INDEX_TO_LLVM_INDEX_TO_LLVM_TD

include "ods/records/pass.td"

def ConvertIndexToLLVMPass : Pass<"convert-index-to-llvm"> {
  let summary = "Lower the `index` dialect to the `llvm` dialect.";
  let description = [{
    Converts each operation to one instruction, except for divisions that round
    up or down. The option sets the width of indices, which should be that of
    the target's pointers.

    ```mlir
    %0 = index.add %a, %b
    ```
    becomes, with casts from and to `index`,

    ```mlir
    %0 = llvm.add %a, %b : i64
    ```
  }];
  let dependentDialects = ["::mlir::LLVM::LLVMDialect"];
  let options = [
    Option<"indexBitwidth", "index-bitwidth", "unsigned", "0",
           "Bitwidth of the index type, 0 to use size of machine word">
  ];
}

#endif // CONVERSIONS_INDEX_TO_LLVM_INDEX_TO_LLVM_TD
