// SPDX-License-Identifier: Apache-2.0
//
// Operations that can be verified at run time.
#ifndef CORE_INTERFACES_RUNTIME_VERIFIABLE_TD
#define CORE_INTERFACES_RUNTIME_VERIFIABLE_TD

include "ods/records/op_base.td"

def RuntimeVerifiableOpInterface
    : OpInterface<"RuntimeVerifiableOpInterface"> {
  let description = [{
    Operations for which checks can be generated of properties that the verifier
    cannot know: sizes, indices, alignment.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<
      "Creates checks that end the program with a message on failure. The "
      "insertion point is before the operation.",
      "void", "generateRuntimeVerification",
      (ins "::mlir::OpBuilder &":$builder, "::mlir::Location":$loc,
           "::llvm::function_ref<::std::string(::mlir::Operation *, "
           "::llvm::StringRef)>":$generateErrorMessage)>
  ];
}

#endif // CORE_INTERFACES_RUNTIME_VERIFIABLE_TD
