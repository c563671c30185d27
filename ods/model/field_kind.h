// SPDX-License-Identifier: Apache-2.0
//
// Determines the kinds of fields (core/ir/descriptor/field.h) of properties and
// parameters.
#ifndef ODS_MODEL_FIELD_KIND_H
#define ODS_MODEL_FIELD_KIND_H

#include "llvm/ADT/StringRef.h"

namespace llvm {
class Record;
class RecordKeeper;
} // namespace llvm

namespace mlir {
namespace ods {

/// A kind of fields.
struct FieldKindInfo {
  /// The name of a FieldKind: "Int64", "Attribute", …; "Custom" if only C++
  /// code can handle the field.
  llvm::StringRef kind = "Custom";
  /// True if the field may be absent. For "Optional" and "Custom", `element` is
  /// the kind of the value if that is not Custom.
  bool optional = false;
  /// The element kind of an array ("TypeArray") or optional field; otherwise
  /// empty. "Custom" if the array is Custom.
  llvm::StringRef element = "";
  /// The enumeration that the C++ type names or may name; null if there is
  /// none.
  const llvm::Record *enumeration = nullptr;

  bool isCustom() const { return kind == "Custom"; }
};

/// Returns the kind of a C++ type given as text: `int64_t`, `::mlir::Type`,
/// `::llvm::ArrayRef<int64_t>`. Enumerations and types defined in `records` are
/// recognized by their class names.
FieldKindInfo getFieldKindOfCppType(llvm::StringRef cppType,
                                    const llvm::RecordKeeper &records);

/// Returns the kind of a `Property` or `AttrOrTypeParameter` record: its field
/// `kind` if set, else that of its C++ type.
FieldKindInfo getFieldKindOfRecord(const llvm::Record &record,
                                   llvm::StringRef cppType);

} // namespace ods
} // namespace mlir

#endif // ODS_MODEL_FIELD_KIND_H
