// SPDX-License-Identifier: Apache-2.0
#ifndef DIALECTS_LLVM_TRANSFORMS_ADD_COMDATS_TD
#define DIALECTS_LLVM_TRANSFORMS_ADD_COMDATS_TD

include "ods/records/pass.td"

def LLVMAddComdats : Pass<"llvm-add-comdats", "::mlir::ModuleOp"> {
  let summary = "Add comdats to linkonce and linkonce_odr functions";
  let description = [{
    Each such function gets a group of its own in `@__llvm_comdat`, of which the
    linker keeps any. Not all object formats have groups.
  }];
}

#endif // DIALECTS_LLVM_TRANSFORMS_ADD_COMDATS_TD
