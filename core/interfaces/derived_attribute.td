// SPDX-License-Identifier: Apache-2.0
//
// Attributes that operations derive from other attributes and types.
#ifndef CORE_INTERFACES_DERIVED_ATTRIBUTE_TD
#define CORE_INTERFACES_DERIVED_ATTRIBUTE_TD

include "ods/records/op_base.td"

def DerivedAttributeOpInterface
    : OpInterface<"DerivedAttributeOpInterface"> {
  let description = [{
    Operations with derived attributes, which are not stored but computed from
    operands, results and other attributes. Each operation whose definition has
    derived attributes implements this interface.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    StaticInterfaceMethod<"Returns true if the attribute with this name is "
                          "derived.",
                          "bool", "isDerivedAttribute",
                          (ins "::llvm::StringRef":$name)>,
    InterfaceMethod<
      "Returns the derived attributes that can be represented as attributes, "
      "or null if one of them cannot be computed.",
      "::mlir::DictionaryAttr", "materializeDerivedAttributes">
  ];
}

#endif // CORE_INTERFACES_DERIVED_ATTRIBUTE_TD
