// SPDX-License-Identifier: Apache-2.0
//
// Operations with a data layout.
#ifndef CORE_INTERFACES_DATA_LAYOUT_OPS_TD
#define CORE_INTERFACES_DATA_LAYOUT_OPS_TD

include "ods/records/op_base.td"

// A query about a type, given the entries of its class.
class DataLayoutTypeQuery<string what, string type, string name, string body>
    : StaticInterfaceMethod<what, type, name,
                            (ins "::mlir::Type":$type,
                                 "const ::mlir::DataLayout &":$dataLayout,
                                 "::mlir::DataLayoutEntryListRef":$params),
                            "", body>;
// A query about an entry, which may be null.
class DataLayoutEntryQuery<string what, string type, string name, string body>
    : StaticInterfaceMethod<what, type, name,
                            (ins "::mlir::DataLayoutEntryInterface":$entry),
                            "", body>;

def DataLayoutOpInterface : OpInterface<"DataLayoutOpInterface"> {
  let description = [{
    Operations that may specify a data layout for the code within them. Their
    answers for types and entries depend on the operation class only. Entries
    are verified before they are queried.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<"The layout, or null.",
                    "::mlir::DataLayoutSpecInterface", "getDataLayoutSpec",
                    (ins)>,
    InterfaceMethod<"The description of the system, or null.",
                    "::mlir::TargetSystemSpecInterface", "getTargetSystemSpec",
                    (ins)>,
    DataLayoutTypeQuery<"The size of a type in bytes.",
                        "::llvm::TypeSize", "getTypeSize", [{
      return ::mlir::detail::divideCeil(
          ConcreteOp::getTypeSizeInBits(type, dataLayout, params), 8u);
    }]>,
    DataLayoutTypeQuery<"The size of a type in bits.",
                        "::llvm::TypeSize", "getTypeSizeInBits", [{
      return ::mlir::detail::getDefaultTypeSizeInBits(type, dataLayout, params);
    }]>,
    DataLayoutTypeQuery<"The alignment of a type that is needed, in bytes.",
                        "uint64_t", "getTypeABIAlignment", [{
      return ::mlir::detail::getDefaultABIAlignment(type, dataLayout, params);
    }]>,
    DataLayoutTypeQuery<"The alignment of a type that is best, in bytes.",
                        "uint64_t", "getTypePreferredAlignment", [{
      return ::mlir::detail::getDefaultPreferredAlignment(type, dataLayout,
                                                          params);
    }]>,
    DataLayoutTypeQuery<"The width in which one counts with such pointers; "
                        "none for other types.",
                        "::std::optional<uint64_t>", "getIndexBitwidth", [{
      return ::mlir::detail::getDefaultIndexBitwidth(type, dataLayout, params);
    }]>,
    DataLayoutEntryQuery<"The byte order.",
                         "::mlir::Attribute", "getEndianness",
                         "return ::mlir::detail::getDefaultEndianness(entry);">,
    DataLayoutEntryQuery<
      "The memory space that is meant where none is given.",
      "::mlir::Attribute", "getDefaultMemorySpace",
      "return ::mlir::detail::getDefaultMemorySpace(entry);">,
    DataLayoutEntryQuery<
      "The memory space of allocations on the stack.",
      "::mlir::Attribute", "getAllocaMemorySpace",
      "return ::mlir::detail::getDefaultAllocaMemorySpace(entry);">,
    DataLayoutEntryQuery<
      "How names are mangled.", "::mlir::Attribute", "getManglingMode",
      "return ::mlir::detail::getDefaultManglingMode(entry);">,
    DataLayoutEntryQuery<
      "The memory space of programs.",
      "::mlir::Attribute", "getProgramMemorySpace",
      "return ::mlir::detail::getDefaultProgramMemorySpace(entry);">,
    DataLayoutEntryQuery<
      "The memory space of globals.",
      "::mlir::Attribute", "getGlobalMemorySpace",
      "return ::mlir::detail::getDefaultGlobalMemorySpace(entry);">,
    DataLayoutEntryQuery<
      "The natural alignment of the stack in bits; 0 if unknown.",
      "uint64_t", "getStackAlignment",
      "return ::mlir::detail::getDefaultStackAlignment(entry);">,
    DataLayoutEntryQuery<
      "The alignment of pointers to functions.",
      "::mlir::Attribute", "getFunctionPointerAlignment",
      "return ::mlir::detail::getDefaultFunctionPointerAlignment(entry);">,
    DataLayoutEntryQuery<
      "The widths of integers that the target has.",
      "::mlir::Attribute", "getLegalIntWidths",
      "return ::mlir::detail::getDefaultLegalIntWidths(entry);">,
    DataLayoutEntryQuery<
      "A property of a device, if it has it.",
      "::std::optional<::mlir::Attribute>", "getDevicePropertyValue",
      "return ::mlir::detail::getDevicePropertyValue(entry);">
  ];

  let dependentTraits = [IsolatedFromAbove];
  let verify = [{ return ::mlir::detail::verifyDataLayoutOp($_op); }];
}

#endif // CORE_INTERFACES_DATA_LAYOUT_OPS_TD
