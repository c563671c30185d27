// SPDX-License-Identifier: Apache-2.0
//
// Constant data as an object file, written directly: it never passes through
// LLVM constants or an assembler.
#ifndef TARGETS_NATIVE_DATA_OBJECT_H
#define TARGETS_NATIVE_DATA_OBJECT_H

#include <string>

#include "core/ir/blob.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/TargetParser/Triple.h"

namespace mlir::native {

/// An array of elements, and what it is called.
struct DataPiece {
  std::string symbol;
  /// Its alignment is that of the piece.
  Blob elements;
};

/// Writes an ELF object file for `triple` that defines the hidden symbols of
/// `pieces`, each read-only memory with the elements in the target's byte
/// order, one after the other with zeros between them. Streams the pieces; the
/// memory it needs does not depend on their sizes.
///
/// Source: System V ABI, "Object Files", and its supplements for the targets.
void writeDataObject(const llvm::Triple &triple,
                     llvm::ArrayRef<DataPiece> pieces,
                     llvm::raw_ostream &output);

} // namespace mlir::native

#endif // TARGETS_NATIVE_DATA_OBJECT_H
