// SPDX-License-Identifier: Apache-2.0
//
// Attributes that operations compute from the rest.
#ifndef CORE_INTERFACES_DERIVED_ATTRIBUTE_TD
#define CORE_INTERFACES_DERIVED_ATTRIBUTE_TD

include "ods/records/op_base.td"

def DerivedAttributeOpInterface
    : OpInterface<"DerivedAttributeOpInterface"> {
  let description = [{
    Operations with attributes that they do not keep, but compute from operands,
    results and other attributes. Every operation whose definition has derived
    attributes implements it.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    StaticInterfaceMethod<"Whether the attribute with this name is computed.",
                          "bool", "isDerivedAttribute",
                          (ins "::llvm::StringRef":$name)>,
    InterfaceMethod<
      "The computed attributes, but for those that have no attribute's form; "
      "null if one of them cannot be computed.",
      "::mlir::DictionaryAttr", "materializeDerivedAttributes">
  ];
}

#endif // CORE_INTERFACES_DERIVED_ATTRIBUTE_TD
