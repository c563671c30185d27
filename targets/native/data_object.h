// SPDX-License-Identifier: Apache-2.0
//
// Writes constant data directly, without LLVM constants or an assembler: an
// object file with its symbols, and its bytes.
#ifndef TARGETS_NATIVE_DATA_OBJECT_H
#define TARGETS_NATIVE_DATA_OBJECT_H

#include <memory>
#include <optional>
#include <string>

#include "core/ir/data/blob.h"
#include "core/ir/data/element_source.h"
#include "core/ir/data/packing.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/TargetParser/Triple.h"

namespace mlir::native {

/// The section of the constants. Its name is an identifier, so that the linker
/// defines the symbols __start_om_weights and __stop_om_weights.
inline constexpr llvm::StringLiteral weightsSection = "om_weights";

/// The bytes after the last constant that are readable, as those after any
/// other constant are: code may read the last elements as a whole vector.
inline constexpr uint64_t readableSlack = 64;

/// An array of elements and the name of its symbol.
struct DataPiece {
  DataPiece(std::string symbol, std::shared_ptr<ElementSource> elements,
            uint32_t alignment, std::optional<Packing> packing = std::nullopt);
  /// The elements are the numbers of a blob, aligned as these are.
  DataPiece(std::string symbol, const Blob &numbers,
            std::optional<Packing> packing = std::nullopt);

  std::string symbol;
  std::shared_ptr<ElementSource> elements;
  /// The alignment of the symbol.
  uint32_t alignment;
  /// The order in which the elements are written, if it is another one.
  std::optional<Packing> packing;

  /// Returns the number of bytes that are written.
  uint64_t getSize() const;
  /// Writes the elements in byte order `order`. Memory use does not depend on
  /// their number; if they are read from a mapped file, its memory is freed.
  void write(llvm::endianness order, llvm::raw_ostream &output) const;
};

/// Returns the number of bytes that the pieces take, each aligned, and of those
/// after them; 0 if there are no elements.
uint64_t getDataSize(llvm::ArrayRef<DataPiece> pieces);

/// Writes an ELF object file for `triple` that defines the hidden symbols of
/// `pieces` as read-only data in a section without contents, which `writeData`
/// writes after the file is linked (late_section.h). The section is aligned to
/// pages.
///
/// Source: System V ABI, "Object Files", and its supplements for the targets.
void writeDataObject(const llvm::Triple &triple,
                     llvm::ArrayRef<DataPiece> pieces,
                     llvm::raw_ostream &output);

/// Returns a linker script that gives the section of the weights addresses
/// after those of all others, in a segment of its own.
llvm::StringRef getDataScript();

/// Writes the contents of the section: the pieces in the target's byte order,
/// in the given order, with zeros between pieces and after the last one.
/// Streams the pieces: memory use does not depend on their sizes.
void writeData(const llvm::Triple &triple, llvm::ArrayRef<DataPiece> pieces,
               llvm::raw_ostream &output);

} // namespace mlir::native

#endif // TARGETS_NATIVE_DATA_OBJECT_H
