// SPDX-License-Identifier: Apache-2.0
//
// Access to records. The functions return fields of the expected kind, or
// report an error at the record and end the program, as TableGen does. Thus no
// invalid record passes.
#ifndef ODS_MODEL_RECORD_H
#define ODS_MODEL_RECORD_H

#include <optional>

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/Twine.h"
#include "llvm/TableGen/Record.h"

namespace mlir {
namespace ods {

/// The maximum nesting depth of definitions.
inline constexpr unsigned maxDepth = 200;

/// Returns the trimmed string in a string or code field; empty if the field is
/// unset or missing.
llvm::StringRef getStringOrEmpty(const llvm::Record &record,
                                 llvm::StringRef field);

/// Returns the string in a field unchanged; nullopt if it is empty, unset or
/// missing.
std::optional<llvm::StringRef> getOptionalString(const llvm::Record &record,
                                                 llvm::StringRef field);

/// Returns the record in a field; null if it is unset or missing.
const llvm::Record *getOptionalDef(const llvm::Record &record,
                                   llvm::StringRef field);

/// Returns the elements of a list field; empty if it is unset or missing.
llvm::ArrayRef<llvm::Init *> getOptionalList(const llvm::Record &record,
                                             llvm::StringRef field);

/// Returns the value of a bit field; false if it is missing.
bool getBitOrFalse(const llvm::Record &record, llvm::StringRef field);

/// Returns the record that `init` refers to. Errors: at `user` if it is not a
/// record: "expected a record in WHAT, but got …".
const llvm::Record &getDefOf(const llvm::Init *init, const llvm::Record &user,
                             const llvm::Twine &what);

/// Like the overload above, for a record of a class. Errors: at `user`, also if
/// the class differs.
const llvm::Record &getDefOf(const llvm::Init *init, const llvm::Record &user,
                             const llvm::Twine &what,
                             llvm::StringRef className);

/// Checks the class of a record. Errors: at the record: "expected a 'CLASS'".
void checkClass(const llvm::Record &record, llvm::StringRef className);

/// Ends the program because definitions are nested too deeply or recursively.
[[noreturn]] void reportTooDeep(const llvm::Record &record);

/// Calls `visit` for a record and, following `field`, for all records that it
/// is derived from, outermost first, until `visit` returns true. Errors: ends
/// the program if the chain is too long.
void walkBases(const llvm::Record &record, llvm::StringRef field,
               llvm::function_ref<bool(const llvm::Record &)> visit);

/// Returns the location of a record that `user` refers to; that of `user` if
/// the record is anonymous.
llvm::ArrayRef<llvm::SMLoc> getUseLoc(const llvm::Record &record,
                                      const llvm::Record &user);

/// Returns the location for errors about a field: the field if the record
/// itself sets it, otherwise the record.
llvm::SmallVector<llvm::SMLoc, 2> getFieldLoc(const llvm::Record &record,
                                              llvm::StringRef field);

} // namespace ods
} // namespace mlir

#endif // ODS_MODEL_RECORD_H
