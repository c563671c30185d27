// SPDX-License-Identifier: Apache-2.0
//
// Constant data as an object file, written directly: it never passes through
// LLVM constants or an assembler.
#ifndef TARGETS_NATIVE_DATA_OBJECT_H
#define TARGETS_NATIVE_DATA_OBJECT_H

#include <cstdint>

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/TargetParser/Triple.h"

namespace mlir::native {

/// An array of elements in little-endian order.
struct DataPiece {
  /// Bytes from the start of the data. Pieces are ordered by it and disjoint.
  uint64_t offset;
  /// Bytes of an element: 1, 2, 4 or 8.
  unsigned elementWidth;
  llvm::ArrayRef<char> bytes;
};

/// Alignment in bytes of the data.
inline constexpr uint64_t dataAlignment = 64;

/// Writes an ELF object file for `triple` that defines the hidden symbol
/// `symbol`: read-only memory that holds the pieces' elements in the target's
/// byte order, and zeros between them. Streams the pieces; the memory it needs
/// does not depend on their sizes.
///
/// Source: System V ABI, "Object Files", and its supplements for the targets.
void writeDataObject(const llvm::Triple &triple, llvm::StringRef symbol,
                     llvm::ArrayRef<DataPiece> pieces,
                     llvm::raw_ostream &output);

} // namespace mlir::native

#endif // TARGETS_NATIVE_DATA_OBJECT_H
