// SPDX-License-Identifier: Apache-2.0
//
// Encodings of tensors. Their C++ is in
// core/ir/builtin/builtin_attribute_interfaces.h and builtin_attributes.h.
#ifndef CORE_INTERFACES_TENSOR_ENCODING_TD
#define CORE_INTERFACES_TENSOR_ENCODING_TD

include "ods/records/op_base.td"

def VerifiableTensorEncoding : AttrInterface<"VerifiableTensorEncoding"> {
  let description = [{
    Encodings that verify the tensor type that they are part of.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<
      "Verifies that the encoding is valid for a shape and element type. "
      "Errors: reports an error and fails.",
      "::llvm::LogicalResult", "verifyEncoding",
      (ins "::mlir::ArrayRef<int64_t>":$shape,
           "::mlir::Type":$elementType,
           "::llvm::function_ref<::mlir::InFlightDiagnostic()>":$emitError)>
  ];
}

#endif // CORE_INTERFACES_TENSOR_ENCODING_TD
