// SPDX-License-Identifier: Apache-2.0
#ifndef DIALECTS_LLVM_TRANSFORMS_USE_DEFAULT_VISIBILITY_USE_DEFAULT_VISIBILITY_TD
#define DIALECTS_LLVM_TRANSFORMS_USE_DEFAULT_VISIBILITY_USE_DEFAULT_VISIBILITY_TD

include "ods/records/pass.td"

def LLVMUseDefaultVisibilityPass
    : Pass<"llvm-use-default-visibility", "::mlir::ModuleOp"> {
  let summary =
      "Update default visibility of all global values and function definitions";
  let description = [{
    Gives symbols with default visibility the visibility of the option, as the
    option `-fvisibility` of C compilers does.

    ```mlir
    llvm.func @f()
    ```
    becomes, with `visibility=hidden`,

    ```mlir
    llvm.func hidden @f()
    ```
  }];
  let options = [
    Option<"useVisibility", "visibility", "::mlir::LLVM::Visibility",
           "::mlir::LLVM::Visibility::Default",
           "Visibility to use in place of default.",
           [{::llvm::cl::values(
               clEnumValN(::mlir::LLVM::Visibility::Hidden, "hidden",
                          "Hidden"),
               clEnumValN(::mlir::LLVM::Visibility::Protected, "protected",
                          "Protected"))}]>
  ];
}

#endif // DIALECTS_LLVM_TRANSFORMS_USE_DEFAULT_VISIBILITY_USE_DEFAULT_VISIBILITY_TD
