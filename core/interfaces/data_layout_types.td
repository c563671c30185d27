// SPDX-License-Identifier: Apache-2.0
//
// Types that define their own data layout.
#ifndef CORE_INTERFACES_DATA_LAYOUT_TYPES_TD
#define CORE_INTERFACES_DATA_LAYOUT_TYPES_TD

include "ods/records/op_base.td"

def DataLayoutTypeInterface : TypeInterface<"DataLayoutTypeInterface"> {
  let description = [{
    Types that know their size and alignment. `params` are the entries whose
    keys are types of the same class, with any parameters. There may be none.
    They are verified before. `dataLayout` answers queries about other types.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<"Returns the size in bytes.",
                    "::llvm::TypeSize", "getTypeSize",
                    (ins "const ::mlir::DataLayout &":$dataLayout,
                         "::mlir::DataLayoutEntryListRef":$params), "", [{
      return ::mlir::detail::divideCeil(
          $_type.getTypeSizeInBits(dataLayout, params), 8u);
    }]>,
    InterfaceMethod<"Returns the size in bits.", "::llvm::TypeSize",
                    "getTypeSizeInBits",
                    (ins "const ::mlir::DataLayout &":$dataLayout,
                         "::mlir::DataLayoutEntryListRef":$params)>,
    InterfaceMethod<"Returns the required alignment in bytes.", "uint64_t",
                    "getABIAlignment",
                    (ins "const ::mlir::DataLayout &":$dataLayout,
                         "::mlir::DataLayoutEntryListRef":$params)>,
    InterfaceMethod<"Returns the preferred alignment in bytes.", "uint64_t",
                    "getPreferredAlignment",
                    (ins "const ::mlir::DataLayout &":$dataLayout,
                         "::mlir::DataLayoutEntryListRef":$params), "",
                    [{ return $_type.getABIAlignment(dataLayout, params); }]>,
    InterfaceMethod<"Returns the width of index arithmetic on pointers of this "
                    "type, or nullopt for other types.",
                    "::std::optional<uint64_t>", "getIndexBitwidth",
                    (ins "const ::mlir::DataLayout &":$dataLayout,
                         "::mlir::DataLayoutEntryListRef":$params), "",
                    [{ return ::std::nullopt; }]>,
    InterfaceMethod<"Returns true if an inner layout may replace the entries "
                    "`oldLayout` of outer layouts by `newLayout`. `newSpec` is "
                    "the inner layout. `identified` maps identifiers to their "
                    "combined entries.",
                    "bool", "areCompatible",
                    (ins "::mlir::DataLayoutEntryListRef":$oldLayout,
                         "::mlir::DataLayoutEntryListRef":$newLayout,
                         "::mlir::DataLayoutSpecInterface":$newSpec,
                         "const ::mlir::DataLayoutIdentifiedEntryMap &":
                             $identified), "", [{ return true; }]>,
    InterfaceMethod<"Verifies entries of types of this class.",
                    "::llvm::LogicalResult", "verifyEntries",
                    (ins "::mlir::DataLayoutEntryListRef":$entries,
                         "::mlir::Location":$loc), "",
                    [{ return ::mlir::success(); }]>
  ];
}

#endif // CORE_INTERFACES_DATA_LAYOUT_TYPES_TD
