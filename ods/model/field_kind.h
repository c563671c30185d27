// SPDX-License-Identifier: Apache-2.0
//
// Which kinds of fields (core/ir/field.h) properties and parameters are.
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
  /// The name of a FieldKind: "Int64", "Attribute", …; "Custom" where only C++
  /// knows how to handle it.
  llvm::StringRef kind = "Custom";
  /// It may be absent. Of an "Optional" or "Custom" one, `element` is then the
  /// kind of what is there if it is not.
  bool optional = false;
  /// Of an array, "TypeArray", or an optional one: the kind of its elements;
  /// else empty. "Custom" where the array is.
  llvm::StringRef element = "";
  /// The enumeration whose class it is, or may be; null: of none.
  const llvm::Record *enumeration = nullptr;

  bool isCustom() const { return kind == "Custom"; }
};

/// The kind of a C++ type by its text: `int64_t`, `::mlir::Type`,
/// `::llvm::ArrayRef<int64_t>`. Enumerations and types that `records` define
/// are known by the name of their class.
FieldKindInfo getFieldKindOfCppType(llvm::StringRef cppType,
                                    const llvm::RecordKeeper &records);

/// The kind of a `Property` or `AttrOrTypeParameter` record: what its field
/// `kind` says, else its C++ type.
FieldKindInfo getFieldKindOfRecord(const llvm::Record &record,
                                   llvm::StringRef cppType);

} // namespace ods
} // namespace mlir

#endif // ODS_MODEL_FIELD_KIND_H
