// SPDX-License-Identifier: Apache-2.0
//
// The dlti dialect: data layouts and facts about targets.
#ifndef DIALECTS_DLTI_DLTI_TD
#define DIALECTS_DLTI_DLTI_TD

include "core/interfaces/data_layout.td"
include "ods/records/attr_type_def.td"
include "ods/records/op_base.td"

def DLTI_Dialect : Dialect {
  let name = "dlti";
  let cppNamespace = "::mlir";
  let description = [{
    Data layouts and facts about targets, as attributes of the operations that
    are compiled for the target.
  }];
  let hasOperationAttrVerify = 1;
  let useDefaultAttributePrinterParser = 1;

  let extraClassDeclaration = [{
    // Names of attributes of operations.
    static constexpr ::llvm::StringLiteral kMapAttrName = "dlti.map";
    static constexpr ::llvm::StringLiteral kDataLayoutAttrName = "dlti.dl_spec";
    static constexpr ::llvm::StringLiteral kTargetSystemDescAttrName =
        "dlti.target_system_spec";
    static constexpr ::llvm::StringLiteral kTargetDeviceDescAttrName =
        "dlti.target_device_spec";

    // Keys of entries, and their values.
    static constexpr ::llvm::StringLiteral kDataLayoutEndiannessKey =
        "dlti.endianness";
    static constexpr ::llvm::StringLiteral kDataLayoutEndiannessBig = "big";
    static constexpr ::llvm::StringLiteral kDataLayoutEndiannessLittle =
        "little";
    static constexpr ::llvm::StringLiteral kDataLayoutManglingModeKey =
        "dlti.mangling_mode";
    static constexpr ::llvm::StringLiteral kDataLayoutDefaultMemorySpaceKey =
        "dlti.default_memory_space";
    static constexpr ::llvm::StringLiteral kDataLayoutAllocaMemorySpaceKey =
        "dlti.alloca_memory_space";
    static constexpr ::llvm::StringLiteral kDataLayoutProgramMemorySpaceKey =
        "dlti.program_memory_space";
    static constexpr ::llvm::StringLiteral kDataLayoutGlobalMemorySpaceKey =
        "dlti.global_memory_space";
    static constexpr ::llvm::StringLiteral kDataLayoutStackAlignmentKey =
        "dlti.stack_alignment";
    static constexpr ::llvm::StringLiteral
        kDataLayoutFunctionPointerAlignmentKey =
            "dlti.function_pointer_alignment";
    static constexpr ::llvm::StringLiteral kDataLayoutLegalIntWidthsKey =
        "dlti.legal_int_widths";
  }];
}

// The trait of operations whose data layout is the attribute `dlti.dl_spec`.
def HasDefaultDLTIDataLayout
    : NativeOpTrait<"HasDefaultDLTIDataLayout", [], [{
    ::mlir::DataLayoutSpecInterface getDataLayoutSpec() {
      return ::mlir::impl::getDataLayoutSpec(getOperation());
    }
    ::mlir::TargetSystemSpecInterface getTargetSystemSpec() {
      return ::mlir::impl::getTargetSystemSpec(getOperation());
    }
  }]> {
  let cppNamespace = "::mlir";
}

class DLTIAttr<string name, list<Trait> traits = []>
    : AttrDef<DLTI_Dialect, name, traits>;

// A list of entries, which are written `key = value`. An attribute that is an
// entry, `#dlti.dl_entry<key, value>`, may be written as well.
class DLTIEntriesAttr<string name, string attrMnemonic, Trait interface>
    : DLTIAttr<name, [interface]> {
  let mnemonic = attrMnemonic;
  let parameters = (ins
    ArrayRefParameter<"::mlir::DataLayoutEntryInterface">:$entries);
  let genVerifyDecl = 1;
  let hasCustomAssemblyFormat = 1;
}

def DLTI_DataLayoutEntryAttr
    : DLTIAttr<"DataLayoutEntry", [DataLayoutEntryInterface]> {
  let summary = "an entry of a layout";
  let description = [{
    A pair of a key, which is a type or an identifier, and a value.

    ```mlir
    #dlti.dl_entry<index, 32>
    ```
  }];
  let mnemonic = "dl_entry";
  // Exactly one of the first two is set.
  let parameters = (ins OptionalParameter<"::mlir::Type">:$typeKey,
                        OptionalParameter<"::mlir::StringAttr">:$identifier,
                        "::mlir::Attribute":$value);
  let hasCustomAssemblyFormat = 1;
  let skipDefaultBuilders = 1;
  let builders = [
    AttrBuilderWithInferredContext<
        (ins "::mlir::StringAttr":$key, "::mlir::Attribute":$value),
        "return $_get(key.getContext(), ::mlir::Type(), key, value);">,
    AttrBuilderWithInferredContext<
        (ins "::mlir::Type":$key, "::mlir::Attribute":$value),
        "return $_get(key.getContext(), key, ::mlir::StringAttr(), value);">,
    AttrBuilder<
        (ins "::mlir::Type":$key, "::mlir::Attribute":$value),
        "return $_get($_ctxt, key, ::mlir::StringAttr(), value);">
  ];
  let extraClassDeclaration = [{
    ::mlir::DataLayoutEntryKey getKey() const {
      if (::mlir::Type type = getTypeKey())
        return type;
      return getIdentifier();
    }
  }];
}

def DLTI_DataLayoutSpecAttr
    : DLTIEntriesAttr<"DataLayoutSpec", "dl_spec", DataLayoutSpecInterface> {
  let summary = "a layout";
  let description = [{
    A data layout: the sizes and alignments of types, and other facts, for the
    operations nested in the one that has the attribute. Keys are unique.

    ```mlir
    #dlti.dl_spec<index = 32, "dlti.endianness" = "big">
    ```
  }];
  let extraClassDeclaration = [{
    /// Combines this layout with the enclosing ones, outermost first. Inner
    /// entries replace outer entries with the same key. Returns null if a type
    /// or a dialect rejects the replacement. Entries with identifiers precede
    /// those with types.
    ::mlir::DataLayoutSpecAttr
    combineWith(::llvm::ArrayRef<::mlir::DataLayoutSpecInterface> specs) const;

    // Return the keys of this dialect for the properties of a layout.
    ::mlir::StringAttr
    getEndiannessIdentifier(::mlir::MLIRContext *context) const;
    ::mlir::StringAttr
    getDefaultMemorySpaceIdentifier(::mlir::MLIRContext *context) const;
    ::mlir::StringAttr
    getAllocaMemorySpaceIdentifier(::mlir::MLIRContext *context) const;
    ::mlir::StringAttr
    getManglingModeIdentifier(::mlir::MLIRContext *context) const;
    ::mlir::StringAttr
    getProgramMemorySpaceIdentifier(::mlir::MLIRContext *context) const;
    ::mlir::StringAttr
    getGlobalMemorySpaceIdentifier(::mlir::MLIRContext *context) const;
    ::mlir::StringAttr
    getStackAlignmentIdentifier(::mlir::MLIRContext *context) const;
    ::mlir::StringAttr
    getFunctionPointerAlignmentIdentifier(::mlir::MLIRContext *context) const;
    ::mlir::StringAttr
    getLegalIntWidthsIdentifier(::mlir::MLIRContext *context) const;

    ::mlir::FailureOr<::mlir::Attribute>
    query(::mlir::DataLayoutEntryKey key) const {
      return ::mlir::detail::queryEntries(getEntries(), key);
    }
  }];
}

def DLTI_MapAttr : DLTIEntriesAttr<"Map", "map", DLTIQueryInterface> {
  let summary = "keys and what they stand for";
  let description = [{
    A map with any facts. Keys are types or identifiers, values are any
    attributes. A value that has keys itself can be queried with a further key.

    ```mlir
    #dlti.map<"CPU" = #dlti.map<"L1" = 65536 : i32>>
    ```
  }];
  let extraClassDeclaration = [{
    ::mlir::FailureOr<::mlir::Attribute>
    query(::mlir::DataLayoutEntryKey key) const {
      return ::mlir::detail::queryEntries(getEntries(), key);
    }
  }];
}

def DLTI_TargetSystemSpecAttr
    : DLTIEntriesAttr<"TargetSystemSpec", "target_system_spec",
                      TargetSystemSpecInterface> {
  let summary = "the devices of a system";
  let description = [{
    Keys are the ids of devices, values are their specifications.

    ```mlir
    #dlti.target_system_spec<
      "CPU" = #dlti.target_device_spec<"L1_cache_size_in_bytes" = 4096 : ui32>>
    ```
  }];
  let extraClassDeclaration = [{
    ::std::optional<::mlir::TargetDeviceSpecInterface>
    getDeviceSpecForDeviceID(::mlir::StringAttr deviceID) const;
    ::mlir::FailureOr<::mlir::Attribute>
    query(::mlir::DataLayoutEntryKey key) const;
  }];
}

def DLTI_TargetDeviceSpecAttr
    : DLTIEntriesAttr<"TargetDeviceSpec", "target_device_spec",
                      TargetDeviceSpecInterface> {
  let summary = "the properties of a device";
  let description = [{
    Keys are the names of properties.

    ```mlir
    #dlti.target_device_spec<"max_vector_op_width" = 64 : ui32>
    ```
  }];
  let extraClassDeclaration = [{
    ::mlir::FailureOr<::mlir::Attribute>
    query(::mlir::DataLayoutEntryKey key) const {
      return ::mlir::detail::queryEntries(getEntries(), key);
    }
  }];
}

def DLTI_FunctionPointerAlignmentAttr
    : DLTIAttr<"FunctionPointerAlignment"> {
  let summary = "the alignment of pointers to functions";
  let description = [{
    The minimum alignment of function pointers in bits. `function_dependent`
    says whether it also depends on the alignment of the function.

    ```mlir
    #dlti.function_pointer_alignment<64, function_dependent = false>
    ```
  }];
  let mnemonic = "function_pointer_alignment";
  let parameters = (ins "uint64_t":$alignment, "bool":$function_dependent);
  let assemblyFormat =
      "`<` $alignment `,` `function_dependent` `=` $function_dependent `>`";
}

#endif // DIALECTS_DLTI_DLTI_TD
