// SPDX-License-Identifier: Apache-2.0
//
// How records are read: fields of the kind that is expected, or an error at the
// record and the end of the program, as with TableGen's own. No bad record gets
// past these.
#ifndef ODS_MODEL_RECORD_H
#define ODS_MODEL_RECORD_H

#include <optional>

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/Twine.h"
#include "llvm/TableGen/Record.h"

namespace mlir {
namespace ods {

/// How deep definitions may be nested in one another.
inline constexpr unsigned maxDepth = 200;

/// The string of a string or code field, trimmed; empty where the field is
/// unset or there is none.
llvm::StringRef getStringOrEmpty(const llvm::Record &record,
                                 llvm::StringRef field);

/// The string of a field as it is; nullopt where it is empty or unset, or there
/// is none.
std::optional<llvm::StringRef> getOptionalString(const llvm::Record &record,
                                                 llvm::StringRef field);

/// The record that a field refers to; null where it is unset or there is none.
const llvm::Record *getOptionalDef(const llvm::Record &record,
                                   llvm::StringRef field);

/// The elements of a list field; none where it is unset or there is none.
llvm::ArrayRef<llvm::Init *> getOptionalList(const llvm::Record &record,
                                             llvm::StringRef field);

/// Whether a bit field is set; false where there is none.
bool getBitOrFalse(const llvm::Record &record, llvm::StringRef field);

/// The record that `init` refers to.
/// Errors: at `user`, if it is none: "expected a record in WHAT, but got …".
const llvm::Record &getDefOf(const llvm::Init *init, const llvm::Record &user,
                             const llvm::Twine &what);

/// The same, of a class.
/// Errors: at `user`, also if it is not of that class.
const llvm::Record &getDefOf(const llvm::Init *init, const llvm::Record &user,
                             const llvm::Twine &what,
                             llvm::StringRef className);

/// Checks that a record is of a class.
/// Errors: at the record: "expected a 'CLASS'".
void checkClass(const llvm::Record &record, llvm::StringRef className);

/// Ends the program: definitions are nested too deeply, or in themselves.
[[noreturn]] void reportTooDeep(const llvm::Record &record);

/// Calls `visit` for a record and all that it is made from by `field`, outside
/// first, until that returns true.
/// Errors: ends the program with a message where that is too deep.
void walkBases(const llvm::Record &record, llvm::StringRef field,
               llvm::function_ref<bool(const llvm::Record &)> visit);

/// Where a record is that `user` refers to: of an anonymous one, which has no
/// place of its own, that of `user`.
llvm::ArrayRef<llvm::SMLoc> getUseLoc(const llvm::Record &record,
                                      const llvm::Record &user);

/// Where to report what is wrong with a field: at the field where the record
/// itself sets it, at the record where its class does.
llvm::SmallVector<llvm::SMLoc, 2> getFieldLoc(const llvm::Record &record,
                                              llvm::StringRef field);

} // namespace ods
} // namespace mlir

#endif // ODS_MODEL_RECORD_H
