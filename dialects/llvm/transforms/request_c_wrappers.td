// SPDX-License-Identifier: Apache-2.0
#ifndef DIALECTS_LLVM_TRANSFORMS_REQUEST_C_WRAPPERS_TD
#define DIALECTS_LLVM_TRANSFORMS_REQUEST_C_WRAPPERS_TD

include "ods/records/pass.td"

def LLVMRequestCWrappersPass
    : Pass<"llvm-request-c-wrappers", "::mlir::func::FuncOp"> {
  let summary = "Request C wrapper emission for all functions";
  let description = [{
    Gives the function the attribute `llvm.emit_c_interface`, by which
    `convert-func-to-llvm` makes a wrapper that C can call.
  }];
}

#endif // DIALECTS_LLVM_TRANSFORMS_REQUEST_C_WRAPPERS_TD
