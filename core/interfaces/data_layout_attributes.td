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
    InterfaceMethod<"Returns the value of a key. Fails if there is no such "
                    "key.",
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
    InterfaceMethod<"Returns the key.",
                    "::mlir::DataLayoutEntryKey", "getKey", (ins)>,
    InterfaceMethod<"Returns the value.",
                    "::mlir::Attribute", "getValue", (ins)>,
    InterfaceMethod<"Verifies the entry independently of other entries.",
                    "::llvm::LogicalResult", "verifyEntry",
                    (ins "::mlir::Location":$loc), "",
                    [{ return ::mlir::success(); }]>
  ];

  let extraClassDeclaration = [{
    /// Returns true if the key is a type.
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
      "Returns this layout combined with the layouts of enclosing operations, "
      "outermost first. Returns null if they are incompatible.",
      "::mlir::DataLayoutSpecInterface", "combineWith",
      (ins "::llvm::ArrayRef<::mlir::DataLayoutSpecInterface>":$specs)>,
    InterfaceMethod<"Returns the entries.", "::mlir::DataLayoutEntryListRef",
                    "getEntries", (ins)>,
    DataLayoutIdentifier<"the byte order", "getEndiannessIdentifier">,
    DataLayoutIdentifier<"the default memory space",
                         "getDefaultMemorySpaceIdentifier">,
    DataLayoutIdentifier<"the memory space of stack allocations",
                         "getAllocaMemorySpaceIdentifier">,
    DataLayoutIdentifier<"the memory space of programs",
                         "getProgramMemorySpaceIdentifier">,
    DataLayoutIdentifier<"the memory space of globals",
                         "getGlobalMemorySpaceIdentifier">,
    DataLayoutIdentifier<"the name mangling mode", "getManglingModeIdentifier">,
    DataLayoutIdentifier<"the stack alignment",
                         "getStackAlignmentIdentifier">,
    DataLayoutIdentifier<"the alignment of function pointers",
                         "getFunctionPointerAlignmentIdentifier">,
    DataLayoutIdentifier<"the legal integer widths of the target",
                         "getLegalIntWidthsIdentifier">,
    InterfaceMethod<"Returns the entries whose key is a type of the given "
                    "class.",
                    "::mlir::DataLayoutEntryList", "getSpecForType",
                    (ins "::mlir::TypeID":$type), "", [{
      return ::mlir::detail::filterEntriesForType($_attr.getEntries(), type);
    }]>,
    InterfaceMethod<"Returns the entry of an identifier, or null.",
                    "::mlir::DataLayoutEntryInterface", "getSpecForIdentifier",
                    (ins "::mlir::StringAttr":$identifier), "", [{
      return ::mlir::detail::filterEntryForIdentifier($_attr.getEntries(),
                                                      identifier);
    }]>,
    InterfaceMethod<"Verifies the layout.",
                    "::llvm::LogicalResult", "verifySpec",
                    (ins "::mlir::Location":$loc), "", [{
      return ::mlir::detail::verifyDataLayoutSpec($_attr, loc);
    }]>
  ];

  let extraClassDeclaration = [{
    /// Returns the entries whose key is a `Ty`.
    template <typename Ty> ::mlir::DataLayoutEntryList getSpecForType() const {
      return getSpecForType(::mlir::TypeID::get<Ty>());
    }

    /// The default implementation of `query`.
    ::mlir::FailureOr<::mlir::Attribute>
    queryHelper(::mlir::DataLayoutEntryKey key) const {
      return ::mlir::detail::queryEntries(getEntries(), key);
    }

    /// Groups the entries by the class of their type or by identifier. Keeps
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
    InterfaceMethod<"Returns the properties.", "::mlir::DataLayoutEntryListRef",
                    "getEntries", (ins)>,
    InterfaceMethod<"Returns the property with a name, or null.",
                    "::mlir::DataLayoutEntryInterface", "getSpecForIdentifier",
                    (ins "::mlir::StringAttr":$identifier), "", [{
      return ::mlir::detail::filterEntryForIdentifier($_attr.getEntries(),
                                                      identifier);
    }]>,
    InterfaceMethod<"Verifies the device description.",
                    "::llvm::LogicalResult", "verifyEntry",
                    (ins "::mlir::Location":$loc), "",
                    [{ return ::mlir::success(); }]>
  ];

  let extraClassDeclaration = [{
    /// The default implementation of `query`.
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
    InterfaceMethod<"Returns the devices.",
                    "::llvm::ArrayRef<::mlir::DataLayoutEntryInterface>",
                    "getEntries", (ins)>,
    InterfaceMethod<"Returns the description of a device, or nullopt if there "
                    "is no such device.",
                    "::std::optional<::mlir::TargetDeviceSpecInterface>",
                    "getDeviceSpecForDeviceID",
                    (ins "::mlir::StringAttr":$deviceID)>,
    InterfaceMethod<"Verifies the system description.",
                    "::llvm::LogicalResult", "verifySpec",
                    (ins "::mlir::Location":$loc), "", [{
      return ::mlir::detail::verifyTargetSystemSpec($_attr, loc);
    }]>
  ];

  let extraClassDeclaration = [{
    using DeviceID = ::mlir::StringAttr;

    /// The default implementation of `query`.
    ::mlir::FailureOr<::mlir::Attribute>
    queryHelper(::mlir::DataLayoutEntryKey key) const;
  }];
}

#endif // CORE_INTERFACES_DATA_LAYOUT_ATTRIBUTES_TD
