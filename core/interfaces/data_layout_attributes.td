// SPDX-License-Identifier: Apache-2.0
//
// Attributes that specify data layouts or targets.
#ifndef CORE_INTERFACES_DATA_LAYOUT_ATTRIBUTES_TD
#define CORE_INTERFACES_DATA_LAYOUT_ATTRIBUTES_TD

include "ods/records/op_base.td"

def DLTIQueryInterface : AttrInterface<"DLTIQueryInterface"> {
  let description = [{
    Attributes that map keys to attributes, which may support queries
    themselves.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<"What a key stands for; fails if there is no such key.",
                    "::mlir::FailureOr<::mlir::Attribute>", "query",
                    (ins "::mlir::DataLayoutEntryKey":$key)>
  ];
}

def DataLayoutEntryInterface : AttrInterface<"DataLayoutEntryInterface"> {
  let description = [{
    A key and its value. The key is a type, whose class defines the meaning of
    the value, or an identifier, whose dialect defines it.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<"The key.", "::mlir::DataLayoutEntryKey", "getKey", (ins)>,
    InterfaceMethod<"The value.", "::mlir::Attribute", "getValue", (ins)>,
    InterfaceMethod<"Whether the entry, taken by itself, is valid.",
                    "::llvm::LogicalResult", "verifyEntry",
                    (ins "::mlir::Location":$loc), "",
                    [{ return ::mlir::success(); }]>
  ];

  let extraClassDeclaration = [{
    /// Whether the key is a type.
    bool isTypeEntry() const { return ::llvm::isa<::mlir::Type>(getKey()); }
  }];
}

class DataLayoutIdentifier<string what, string name>
    : InterfaceMethod<"The key of " # what # ".", "::mlir::StringAttr", name,
                      (ins "::mlir::MLIRContext *":$context)>;

def DataLayoutSpecInterface
    : AttrInterface<"DataLayoutSpecInterface", [DLTIQueryInterface]> {
  let description = [{
    A list of entries that specifies the data layout within an operation.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<
      "This layout where `specs`, outermost first, hold around: null if they "
      "do not fit together.",
      "::mlir::DataLayoutSpecInterface", "combineWith",
      (ins "::llvm::ArrayRef<::mlir::DataLayoutSpecInterface>":$specs)>,
    InterfaceMethod<"The entries.", "::mlir::DataLayoutEntryListRef",
                    "getEntries", (ins)>,
    DataLayoutIdentifier<"the byte order", "getEndiannessIdentifier">,
    DataLayoutIdentifier<"the memory space that is meant where none is given",
                         "getDefaultMemorySpaceIdentifier">,
    DataLayoutIdentifier<"the memory space of allocations on the stack",
                         "getAllocaMemorySpaceIdentifier">,
    DataLayoutIdentifier<"the memory space of programs",
                         "getProgramMemorySpaceIdentifier">,
    DataLayoutIdentifier<"the memory space of globals",
                         "getGlobalMemorySpaceIdentifier">,
    DataLayoutIdentifier<"how names are mangled", "getManglingModeIdentifier">,
    DataLayoutIdentifier<"the alignment of the stack",
                         "getStackAlignmentIdentifier">,
    DataLayoutIdentifier<"the alignment of pointers to functions",
                         "getFunctionPointerAlignmentIdentifier">,
    DataLayoutIdentifier<"the widths of integers that the target has",
                         "getLegalIntWidthsIdentifier">,
    InterfaceMethod<"The entries whose key is a type of a class.",
                    "::mlir::DataLayoutEntryList", "getSpecForType",
                    (ins "::mlir::TypeID":$type), "", [{
      return ::mlir::detail::filterEntriesForType($_attr.getEntries(), type);
    }]>,
    InterfaceMethod<"The entry of an identifier, or null.",
                    "::mlir::DataLayoutEntryInterface", "getSpecForIdentifier",
                    (ins "::mlir::StringAttr":$identifier), "", [{
      return ::mlir::detail::filterEntryForIdentifier($_attr.getEntries(),
                                                      identifier);
    }]>,
    InterfaceMethod<"Whether the layout is valid.",
                    "::llvm::LogicalResult", "verifySpec",
                    (ins "::mlir::Location":$loc), "", [{
      return ::mlir::detail::verifyDataLayoutSpec($_attr, loc);
    }]>
  ];

  let extraClassDeclaration = [{
    /// The entries whose key is a `Ty`.
    template <typename Ty> ::mlir::DataLayoutEntryList getSpecForType() const {
      return getSpecForType(::mlir::TypeID::get<Ty>());
    }

    /// What `query` does by default.
    ::mlir::FailureOr<::mlir::Attribute>
    queryHelper(::mlir::DataLayoutEntryKey key) const {
      return ::mlir::detail::queryEntries(getEntries(), key);
    }

    /// Sorts the entries by the class of their type and by identifier, each in
    /// the order of the entries.
    void bucketEntriesByType(
        ::llvm::MapVector<::mlir::TypeID, ::mlir::DataLayoutEntryList> &types,
        ::llvm::MapVector<::mlir::StringAttr, ::mlir::DataLayoutEntryInterface>
            &ids) const;
  }];
}

def TargetDeviceSpecInterface
    : AttrInterface<"TargetDeviceSpecInterface", [DLTIQueryInterface]> {
  let description = [{
    The properties of a device: a list of entries whose keys are identifiers.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<"The properties.", "::mlir::DataLayoutEntryListRef",
                    "getEntries", (ins)>,
    InterfaceMethod<"The property of a name, or null.",
                    "::mlir::DataLayoutEntryInterface", "getSpecForIdentifier",
                    (ins "::mlir::StringAttr":$identifier), "", [{
      return ::mlir::detail::filterEntryForIdentifier($_attr.getEntries(),
                                                      identifier);
    }]>,
    InterfaceMethod<"Whether the description is valid.",
                    "::llvm::LogicalResult", "verifyEntry",
                    (ins "::mlir::Location":$loc), "",
                    [{ return ::mlir::success(); }]>
  ];

  let extraClassDeclaration = [{
    /// What `query` does by default.
    ::mlir::FailureOr<::mlir::Attribute>
    queryHelper(::mlir::DataLayoutEntryKey key) const {
      return ::mlir::detail::queryEntries(getEntries(), key);
    }
  }];
}

def TargetSystemSpecInterface
    : AttrInterface<"TargetSystemSpecInterface", [DLTIQueryInterface]> {
  let description = [{
    The devices of a system: a list of entries that map unique device ids to
    device descriptions.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<"The devices.",
                    "::llvm::ArrayRef<::mlir::DataLayoutEntryInterface>",
                    "getEntries", (ins)>,
    InterfaceMethod<"The description of a device, if there is such a device.",
                    "::std::optional<::mlir::TargetDeviceSpecInterface>",
                    "getDeviceSpecForDeviceID",
                    (ins "::mlir::StringAttr":$deviceID)>,
    InterfaceMethod<"Whether the description is valid.",
                    "::llvm::LogicalResult", "verifySpec",
                    (ins "::mlir::Location":$loc), "", [{
      return ::mlir::detail::verifyTargetSystemSpec($_attr, loc);
    }]>
  ];

  let extraClassDeclaration = [{
    using DeviceID = ::mlir::StringAttr;

    /// What `query` does by default.
    ::mlir::FailureOr<::mlir::Attribute>
    queryHelper(::mlir::DataLayoutEntryKey key) const;
  }];
}

#endif // CORE_INTERFACES_DATA_LAYOUT_ATTRIBUTES_TD
