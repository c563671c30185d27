// SPDX-License-Identifier: Apache-2.0
//
// Blobs that are parts of files.
#ifndef CORE_IR_MAPPED_BLOB_H
#define CORE_IR_MAPPED_BLOB_H

#include "absl/status/statusor.h"
#include "core/ir/blob.h"

namespace mlir {

/// Part of a file, mapped and not read. It is aligned as it is in the file, up
/// to pages; `alignment` is that of copies.
/// Errors: NotFound or Unavailable when it cannot be opened or mapped,
/// OutOfRange when it has no `size` bytes from `offset` on; the message names
/// `path`.
absl::StatusOr<Blob> mapBlob(llvm::StringRef path, uint64_t offset,
                             uint64_t size, uint32_t elementWidth,
                             llvm::endianness order, uint32_t alignment = 1);

} // namespace mlir

#endif // CORE_IR_MAPPED_BLOB_H
