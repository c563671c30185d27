// SPDX-License-Identifier: Apache-2.0
#ifndef CONVERSIONS_CF_TO_LLVM_CF_TO_LLVM_TD
#define CONVERSIONS_CF_TO_LLVM_CF_TO_LLVM_TD

include "ods/records/pass.td"

def ConvertControlFlowToLLVMPass : Pass<"convert-cf-to-llvm", "ModuleOp"> {
  let summary = "Convert ControlFlow operations to the LLVM dialect";
  let description = [{
    Branches become those of `llvm`, and arguments of the blocks that they go to
    get types of LLVM. Operations of other dialects stay: casts stand between
    them and the arguments.

    `cf.assert` becomes a branch around a call of `puts` and one of `abort`.
  }];
  let dependentDialects = ["LLVM::LLVMDialect"];
  let options = [
    Option<"indexBitwidth", "index-bitwidth", "unsigned", "0",
           "Bitwidth of the index type, 0 to use size of machine word">
  ];
}

#endif // CONVERSIONS_CF_TO_LLVM_CF_TO_LLVM_TD
