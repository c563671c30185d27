// SPDX-License-Identifier: Apache-2.0
#ifndef DIALECTS_LLVM_TRANSFORMS_REQUEST_C_WRAPPERS_REQUEST_C_WRAPPERS_TD
#define DIALECTS_LLVM_TRANSFORMS_REQUEST_C_WRAPPERS_REQUEST_C_WRAPPERS_TD

include "ods/records/pass.td"

def LLVMRequestCWrappersPass
    : Pass<"llvm-request-c-wrappers", "::mlir::func::FuncOp"> {
  let summary = "Request C wrapper emission for all functions";
  let description = [{
    Adds the attribute `llvm.emit_c_interface`, with which
    `convert-func-to-llvm` creates a wrapper that is callable from C.

    ```mlir
    func.func private @f(i32)
    ```
    becomes

    ```mlir
    func.func private @f(i32) attributes {llvm.emit_c_interface}
    ```
  }];
}

#endif // DIALECTS_LLVM_TRANSFORMS_REQUEST_C_WRAPPERS_REQUEST_C_WRAPPERS_TD
