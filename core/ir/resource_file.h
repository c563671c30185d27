// SPDX-License-Identifier: Apache-2.0
//
// Blobs of resources in files beside the text, which has references to them:
// `file:ALIGNMENT:OFFSET:SIZE:CHECKSUM:PATH`.
#ifndef CORE_IR_RESOURCE_FILE_H
#define CORE_IR_RESOURCE_FILE_H

#include <cstdint>
#include <optional>
#include <string>

#include "absl/status/statusor.h"
#include "core/ir/blob.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"

namespace mlir {

/// Which bytes of a file are a blob. Numbers in them are little-endian.
struct BlobReference {
  /// With what a reference begins.
  static constexpr llvm::StringLiteral Prefix = "file:";
  static constexpr uint64_t MaximumAlignment = uint64_t(1) << 31;

  uint64_t alignment = 1;
  uint64_t offset = 0;
  uint64_t size = 0;
  /// The CRC-32 of the bytes, as llvm::crc32 gives it.
  uint32_t checksum = 0;
  std::string path;

  /// Reads the text of a reference: decimal numbers, eight hexadecimal digits,
  /// and all the rest as the path; nullopt if it is none. The values are not
  /// checked.
  static std::optional<BlobReference> parse(llvm::StringRef text);

  /// Maps the bytes, which nothing copies. A relative path begins at `folder`;
  /// empty: the working folder.
  /// Errors: InvalidArgument when the alignment is no power of two up to
  /// MaximumAlignment, DataLoss when the checksum differs, and those of
  /// mapBlob.
  absl::StatusOr<Blob> map(llvm::StringRef folder) const;
};

llvm::raw_ostream &operator<<(llvm::raw_ostream &os,
                              const BlobReference &reference);

/// Puts blobs into a file, one after another. The bytes are the same on every
/// host.
class ResourceFileWriter {
public:
  /// Blobs of fewer bytes stay in the text.
  static constexpr uint64_t MinimumSize = 64;
  /// Of offsets, at least; and at most, if blobs ask for more.
  static constexpr uint64_t MinimumAlignment = 64;
  static constexpr uint64_t MaximumAlignment = uint64_t(1) << 16;

  /// Writes to `os`, which outlives this and has nothing in it. References
  /// name `path`.
  ResourceFileWriter(llvm::raw_ostream &os, std::string path)
      : os(os), path(std::move(path)) {}

  /// The reference that a blob would get, but for its checksum; nullopt if it
  /// is too small.
  std::optional<BlobReference> place(const Blob &blob) const;

  /// Appends a blob, which has been placed last; it is not copied.
  /// Returns its checksum.
  uint32_t write(const Blob &blob);

private:
  uint64_t align(const Blob &blob) const;

  llvm::raw_ostream &os;
  const std::string path;
  uint64_t position = 0;
};

} // namespace mlir

#endif // CORE_IR_RESOURCE_FILE_H
