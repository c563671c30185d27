// SPDX-License-Identifier: Apache-2.0
#ifndef CONVERSIONS_CF_TO_LLVM_CF_TO_LLVM_TD
#define CONVERSIONS_CF_TO_LLVM_CF_TO_LLVM_TD

include "ods/records/pass.td"

def ConvertControlFlowToLLVMPass : Pass<"convert-cf-to-llvm", "ModuleOp"> {
  let summary = "Convert ControlFlow operations to the LLVM dialect";
  let description = [{
    Converts branches to those of `llvm`, and the types of the arguments of
    their successors to LLVM types. Operations of other dialects stay; casts
    convert between them and the arguments.

    Converts `cf.assert` to a conditional branch around a call of `puts` and a
    call of `abort`.

    ```mlir
      cf.br ^bb1(%x : i32)
    ^bb1(%0: i32):
    ```
    becomes

    ```mlir
      llvm.br ^bb1(%x : i32)
    ^bb1(%0: i32):
    ```
  }];
  let dependentDialects = ["LLVM::LLVMDialect"];
  let options = [
    Option<"indexBitwidth", "index-bitwidth", "unsigned", "0",
           "Bitwidth of the index type, 0 to use size of machine word">
  ];
}

#endif // CONVERSIONS_CF_TO_LLVM_CF_TO_LLVM_TD
