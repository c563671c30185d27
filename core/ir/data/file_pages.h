// SPDX-License-Identifier: Apache-2.0
//
// The memory of blobs that are mapped from files.
#ifndef CORE_IR_DATA_FILE_PAGES_H
#define CORE_IR_DATA_FILE_PAGES_H

#include "core/ir/data/blob.h"
#include "llvm/ADT/ArrayRef.h"

namespace mlir {

/// Frees the memory of a blob that its owner maps from a file, which must not
/// have changed. The bytes stay valid: the system reads them again if they are
/// used again. Does nothing for other blobs. Call it after the last use of a
/// large blob: else the memory of a process that reads a file once grows to the
/// size of the file.
void releaseFilePages(const Blob &blob);

/// Does the same for bytes of a file that is mapped read-only.
void releaseFilePages(llvm::ArrayRef<char> mapped);

} // namespace mlir

#endif // CORE_IR_DATA_FILE_PAGES_H
