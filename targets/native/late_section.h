// SPDX-License-Identifier: Apache-2.0
//
// Contents of a section that are written after linking, so that the linker
// neither reads nor copies them.
#ifndef TARGETS_NATIVE_LATE_SECTION_H
#define TARGETS_NATIVE_LATE_SECTION_H

#include <string>

#include "absl/status/status.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"

namespace mlir::native {

/// Gives the section `name` of the linked 64-bit ELF file `path` the contents
/// that `write` writes, as many bytes as the section has. The linker gave it
/// addresses in a segment of its own, but no place in the file (SHT_NOBITS).
/// The contents are appended to the file. A file without the section, or with
/// an empty one, is unchanged.
///
/// Errors: Internal if the segment has another section; Unavailable if the file
/// cannot be read or written, and it is then unusable.
///
/// Source: System V ABI, "Object Files" and "Program Loading".
absl::Status
writeLateSection(const std::string &path, llvm::StringRef name,
                 llvm::function_ref<void(llvm::raw_ostream &)> write);

} // namespace mlir::native

#endif // TARGETS_NATIVE_LATE_SECTION_H
