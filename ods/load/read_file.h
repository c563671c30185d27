// SPDX-License-Identifier: Apache-2.0
//
// Reads untrusted files.
#ifndef ODS_LOAD_READ_FILE_H
#define ODS_LOAD_READ_FILE_H

#include <memory>

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/ErrorOr.h"
#include "llvm/Support/MemoryBuffer.h"

namespace mlir {
namespace ods {

/// Returns the bytes of a file, which may be an endless pipe or device. Errors:
/// those of the system; `file_too_large` if there are more than `maxBytes`.
llvm::ErrorOr<std::unique_ptr<llvm::MemoryBuffer>>
readFile(llvm::StringRef path, size_t maxBytes);

} // namespace ods
} // namespace mlir

#endif // ODS_LOAD_READ_FILE_H
