// SPDX-License-Identifier: Apache-2.0
//
// Stores blobs of resources in a file next to the text. The text contains
// references to them: `file:ALIGNMENT:OFFSET:SIZE:CHECKSUM:PATH`.
#ifndef CORE_IR_DATA_RESOURCE_FILE_H
#define CORE_IR_DATA_RESOURCE_FILE_H

#include <cstdint>
#include <optional>
#include <string>

#include "absl/status/statusor.h"
#include "core/ir/data/blob.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"

namespace mlir {

/// The bytes of a file that form a blob. Numbers in them are little-endian.
struct BlobReference {
  /// The prefix of each reference.
  static constexpr llvm::StringLiteral Prefix = "file:";
  static constexpr uint64_t MaximumAlignment = uint64_t(1) << 31;

  uint64_t alignment = 1;
  uint64_t offset = 0;
  uint64_t size = 0;
  /// The CRC-32 of the bytes, as computed by llvm::crc32.
  uint32_t checksum = 0;
  std::string path;

  /// Parses the text of a reference: decimal numbers, eight hexadecimal digits,
  /// and the rest as the path. Returns nullopt if the text is malformed. Does
  /// not check the values.
  static std::optional<BlobReference> parse(llvm::StringRef text);

  /// Maps the bytes without copying them. A relative path is relative to
  /// `folder`, or to the working directory if `folder` is empty.
  /// Errors: InvalidArgument if the alignment is not a power of two up to
  /// MaximumAlignment; DataLoss if the checksum differs; and those of mapBlob.
  absl::StatusOr<Blob> map(llvm::StringRef folder) const;
};

llvm::raw_ostream &operator<<(llvm::raw_ostream &os,
                              const BlobReference &reference);

/// Appends blobs to a file. The bytes are the same on every host.
class ResourceFileWriter {
public:
  /// Smaller blobs remain in the text.
  static constexpr uint64_t MinimumSize = 64;
  /// Offsets are aligned to at least the minimum, and to at most the maximum if
  /// a blob requires more.
  static constexpr uint64_t MinimumAlignment = 64;
  static constexpr uint64_t MaximumAlignment = uint64_t(1) << 16;

  /// Writes to `os`, which must be empty and outlive this object. References
  /// name `path`.
  ResourceFileWriter(llvm::raw_ostream &os, std::string path)
      : os(os), path(std::move(path)) {}

  /// Returns the reference of a blob without its checksum, or nullopt if the
  /// blob is too small.
  std::optional<BlobReference> place(const Blob &blob) const;

  /// Appends the blob that was placed last, without copying it. Returns its
  /// checksum.
  uint32_t write(const Blob &blob);

private:
  uint64_t align(const Blob &blob) const;

  llvm::raw_ostream &os;
  const std::string path;
  uint64_t position = 0;
};

} // namespace mlir

#endif // CORE_IR_DATA_RESOURCE_FILE_H
