// SPDX-License-Identifier: Apache-2.0
//
// The definitions that every other includes, as part of the program.
#ifndef ODS_LOAD_EMBEDDED_RECORDS_H
#define ODS_LOAD_EMBEDDED_RECORDS_H

#include <optional>

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace mlir {
namespace ods {

struct EmbeddedFile {
  /// From the root of the repository: "ods/records/op_base.td".
  llvm::StringRef path;
  /// With a null character behind its end.
  llvm::StringRef text;
};

/// All of them, sorted by path.
llvm::ArrayRef<EmbeddedFile> getEmbeddedRecords();

/// The file that an include means: by its path, or by upstream's include path,
/// "mlir/IR/OpBase.td".
std::optional<EmbeddedFile> findEmbeddedRecords(llvm::StringRef name);

} // namespace ods
} // namespace mlir

#endif // ODS_LOAD_EMBEDDED_RECORDS_H
