// SPDX-License-Identifier: Apache-2.0
//
// Writes constant data as an object file directly, without LLVM constants or an
// assembler.
#ifndef TARGETS_NATIVE_DATA_OBJECT_H
#define TARGETS_NATIVE_DATA_OBJECT_H

#include <string>

#include "core/ir/data/blob.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/TargetParser/Triple.h"

namespace mlir::native {

/// The section of the constants. Its name is an identifier, so that the linker
/// defines the symbols __start_om_weights and __stop_om_weights.
inline constexpr llvm::StringLiteral weightsSection = "om_weights";

/// An array of elements and the name of its symbol.
struct DataPiece {
  std::string symbol;
  /// Their alignment is the alignment of the symbol.
  Blob elements;
};

/// Writes an ELF object file for `triple` that defines the hidden symbols of
/// `pieces`. Each piece becomes read-only data in the target's byte order, in
/// the given order, with zero padding between pieces. Streams the pieces:
/// memory use does not depend on their sizes.
///
/// Source: System V ABI, "Object Files", and its supplements for the targets.
void writeDataObject(const llvm::Triple &triple,
                     llvm::ArrayRef<DataPiece> pieces,
                     llvm::raw_ostream &output);

} // namespace mlir::native

#endif // TARGETS_NATIVE_DATA_OBJECT_H
