// SPDX-License-Identifier: Apache-2.0
#ifndef DIALECTS_LLVM_TRANSFORMS_ADD_COMDATS_ADD_COMDATS_TD
#define DIALECTS_LLVM_TRANSFORMS_ADD_COMDATS_ADD_COMDATS_TD

include "ods/records/pass.td"

def LLVMAddComdats : Pass<"llvm-add-comdats", "::mlir::ModuleOp"> {
  let summary = "Add comdats to linkonce and linkonce_odr functions";
  let description = [{
    Gives each such function a comdat selector of kind `any` in
    `@__llvm_comdat`: the linker keeps one of several definitions. Not all
    object formats support comdats.

    ```mlir
    llvm.func linkonce @a() { llvm.return }
    ```
    becomes

    ```mlir
    llvm.comdat @__llvm_comdat {
      llvm.comdat_selector @a any
    }
    llvm.func linkonce @a() comdat(@__llvm_comdat::@a) { llvm.return }
    ```
  }];
}

#endif // DIALECTS_LLVM_TRANSFORMS_ADD_COMDATS_ADD_COMDATS_TD
