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
    InterfaceMethod<"Returns the layout, or null.",
                    "::mlir::DataLayoutSpecInterface", "getDataLayoutSpec",
                    (ins)>,
    InterfaceMethod<"Returns the description of the system, or null.",
                    "::mlir::TargetSystemSpecInterface", "getTargetSystemSpec",
                    (ins)>,
    DataLayoutTypeQuery<"Returns the size of a type in bytes.",
                        "::llvm::TypeSize", "getTypeSize", [{
      return ::mlir::detail::divideCeil(
          ConcreteOp::getTypeSizeInBits(type, dataLayout, params), 8u);
    }]>,
    DataLayoutTypeQuery<"Returns the size of a type in bits.",
                        "::llvm::TypeSize", "getTypeSizeInBits", [{
      return ::mlir::detail::getDefaultTypeSizeInBits(type, dataLayout, params);
    }]>,
    DataLayoutTypeQuery<"Returns the required alignment of a type in bytes.",
                        "uint64_t", "getTypeABIAlignment", [{
      return ::mlir::detail::getDefaultABIAlignment(type, dataLayout, params);
    }]>,
    DataLayoutTypeQuery<"Returns the preferred alignment of a type in bytes.",
                        "uint64_t", "getTypePreferredAlignment", [{
      return ::mlir::detail::getDefaultPreferredAlignment(type, dataLayout,
                                                          params);
    }]>,
    DataLayoutTypeQuery<"Returns the width of index arithmetic on pointers of "
                        "this type, or nullopt for other types.",
                        "::std::optional<uint64_t>", "getIndexBitwidth", [{
      return ::mlir::detail::getDefaultIndexBitwidth(type, dataLayout, params);
    }]>,
    DataLayoutEntryQuery<"Returns the byte order, or null.",
                         "::mlir::Attribute", "getEndianness",
                         "return ::mlir::detail::getDefaultEndianness(entry);">,
    DataLayoutEntryQuery<
      "Returns the default memory space, or null.",
      "::mlir::Attribute", "getDefaultMemorySpace",
      "return ::mlir::detail::getDefaultMemorySpace(entry);">,
    DataLayoutEntryQuery<
      "Returns the memory space of stack allocations, or null.",
      "::mlir::Attribute", "getAllocaMemorySpace",
      "return ::mlir::detail::getDefaultAllocaMemorySpace(entry);">,
    DataLayoutEntryQuery<
      "Returns the name mangling mode, or null.",
      "::mlir::Attribute", "getManglingMode",
      "return ::mlir::detail::getDefaultManglingMode(entry);">,
    DataLayoutEntryQuery<
      "Returns the memory space of programs, or null.",
      "::mlir::Attribute", "getProgramMemorySpace",
      "return ::mlir::detail::getDefaultProgramMemorySpace(entry);">,
    DataLayoutEntryQuery<
      "Returns the memory space of globals, or null.",
      "::mlir::Attribute", "getGlobalMemorySpace",
      "return ::mlir::detail::getDefaultGlobalMemorySpace(entry);">,
    DataLayoutEntryQuery<
      "Returns the natural alignment of the stack in bits, or 0 if it is "
      "unknown.",
      "uint64_t", "getStackAlignment",
      "return ::mlir::detail::getDefaultStackAlignment(entry);">,
    DataLayoutEntryQuery<
      "Returns the alignment of function pointers, or null.",
      "::mlir::Attribute", "getFunctionPointerAlignment",
      "return ::mlir::detail::getDefaultFunctionPointerAlignment(entry);">,
    DataLayoutEntryQuery<
      "Returns the legal integer widths of the target, or null.",
      "::mlir::Attribute", "getLegalIntWidths",
      "return ::mlir::detail::getDefaultLegalIntWidths(entry);">,
    DataLayoutEntryQuery<
      "Returns the value of a device property, or nullopt if the device does "
      "not have it.",
      "::std::optional<::mlir::Attribute>", "getDevicePropertyValue",
      "return ::mlir::detail::getDevicePropertyValue(entry);">
  ];

  let dependentTraits = [IsolatedFromAbove];
  let verify = [{ return ::mlir::detail::verifyDataLayoutOp($_op); }];
}

#endif // CORE_INTERFACES_DATA_LAYOUT_OPS_TD
