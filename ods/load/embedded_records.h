// SPDX-License-Identifier: Apache-2.0
//
// The record library, embedded in the program.
#ifndef ODS_LOAD_EMBEDDED_RECORDS_H
#define ODS_LOAD_EMBEDDED_RECORDS_H

#include <optional>

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace mlir {
namespace ods {

struct EmbeddedFile {
  /// The path from the root of the repository: "ods/records/op_base.td".
  llvm::StringRef path;
  /// Null-terminated.
  llvm::StringRef text;
};

/// Returns all files, sorted by path.
llvm::ArrayRef<EmbeddedFile> getEmbeddedRecords();

/// Returns the file for an include by its path or by upstream's include path,
/// "mlir/IR/OpBase.td".
std::optional<EmbeddedFile> findEmbeddedRecords(llvm::StringRef name);

} // namespace ods
} // namespace mlir

#endif // ODS_LOAD_EMBEDDED_RECORDS_H
