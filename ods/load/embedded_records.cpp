// SPDX-License-Identifier: Apache-2.0
#include "ods/load/embedded_records.h"

#include <string>

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Twine.h"

using namespace mlir::ods;
using llvm::StringRef;

/// Excludes the terminating null character.
template <size_t N> static constexpr StringRef getText(const char (&bytes)[N]) {
  return StringRef(bytes, N - 1);
}

// Defines an array for each file, and `files`.
#include "ods/load/embedded_records.inc"

llvm::ArrayRef<EmbeddedFile> mlir::ods::getEmbeddedRecords() { return files; }

std::optional<EmbeddedFile> mlir::ods::findEmbeddedRecords(StringRef name) {
  const std::string path =
      (name.starts_with("mlir/") ? "ods/records/" + name : llvm::Twine(name))
          .str();
  const EmbeddedFile *file = llvm::lower_bound(
      files, path, [](const EmbeddedFile &file, StringRef path) {
        return file.path < path;
      });
  if (file == std::end(files) || file->path != path)
    return std::nullopt;
  return *file;
}
