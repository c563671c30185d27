// SPDX-License-Identifier: Apache-2.0
#ifndef DIALECTS_LLVM_TRANSFORMS_LEGALIZE_FOR_EXPORT_TD
#define DIALECTS_LLVM_TRANSFORMS_LEGALIZE_FOR_EXPORT_TD

include "ods/records/pass.td"

def LLVMLegalizeForExportPass : Pass<"llvm-legalize-for-export"> {
  let summary = "Legalize LLVM dialect to be convertible to LLVM IR";
  let description = [{
    A block to which a terminator goes several times with arguments gets blocks
    before it, one for each time but the first: phi nodes of LLVM tell what comes
    from where by blocks.

    Fragments in a row of an expression of debug information become one.
  }];
  let dependentDialects = ["LLVM::LLVMDialect"];
}

#endif // DIALECTS_LLVM_TRANSFORMS_LEGALIZE_FOR_EXPORT_TD
