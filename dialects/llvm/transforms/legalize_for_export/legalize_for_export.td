// SPDX-License-Identifier: Apache-2.0
#ifndef DIALECTS_LLVM_TRANSFORMS_LEGALIZE_FOR_EXPORT_LEGALIZE_FOR_EXPORT_TD
#define DIALECTS_LLVM_TRANSFORMS_LEGALIZE_FOR_EXPORT_LEGALIZE_FOR_EXPORT_TD

include "ods/records/pass.td"

def LLVMLegalizeForExportPass : Pass<"llvm-legalize-for-export"> {
  let summary = "Legalize LLVM dialect to be convertible to LLVM IR";
  let description = [{
    Inserts a block before a successor with arguments for each repeated
    occurrence in a terminator, since the phi nodes of LLVM distinguish incoming
    values by their blocks. Merges consecutive fragments in expressions of debug
    information.

    ```mlir
      llvm.cond_br %c, ^bb1(%x : i32), ^bb1(%y : i32)
    ```
    becomes

    ```mlir
      llvm.cond_br %c, ^bb1(%x : i32), ^bb2(%y : i32)
    ^bb2(%0: i32):
      llvm.br ^bb1(%0 : i32)
    ```
  }];
  let dependentDialects = ["LLVM::LLVMDialect"];
}

#endif // DIALECTS_LLVM_TRANSFORMS_LEGALIZE_FOR_EXPORT_LEGALIZE_FOR_EXPORT_TD
