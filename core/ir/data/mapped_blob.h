// SPDX-License-Identifier: Apache-2.0
//
// Blobs that are parts of files.
#ifndef CORE_IR_DATA_MAPPED_BLOB_H
#define CORE_IR_DATA_MAPPED_BLOB_H

#include "absl/status/statusor.h"
#include "core/ir/data/blob.h"

namespace mlir {

/// Maps part of a file without reading it. The bytes are aligned as their
/// offset in the file is, at most to a page. `alignment` is the alignment of
/// copies.
/// Errors: NotFound or Unavailable if the file cannot be opened or mapped;
/// OutOfRange if it has fewer than `size` bytes after `offset`. The message
/// contains `path`.
absl::StatusOr<Blob> mapBlob(llvm::StringRef path, uint64_t offset,
                             uint64_t size, uint32_t elementWidth,
                             llvm::endianness order, uint32_t alignment = 1);

} // namespace mlir

#endif // CORE_IR_DATA_MAPPED_BLOB_H
