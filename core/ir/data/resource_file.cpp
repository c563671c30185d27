// SPDX-License-Identifier: Apache-2.0
#include "core/ir/data/resource_file.h"

#include <algorithm>
#include <vector>

#include "absl/status/status.h"
#include "core/ir/data/mapped_blob.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/CRC.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/Path.h"

namespace mlir {

using llvm::ArrayRef;
using llvm::StringRef;

static uint32_t addToChecksum(uint32_t checksum, ArrayRef<char> bytes) {
  return llvm::crc32(
      checksum,
      ArrayRef(reinterpret_cast<const uint8_t *>(bytes.data()), bytes.size()));
}

static std::string formatChecksum(uint32_t checksum) {
  std::string text;
  llvm::raw_string_ostream(text)
      << llvm::format_hex_no_prefix(checksum, /*Width=*/8, /*Upper=*/true);
  return text;
}

std::optional<BlobReference> BlobReference::parse(StringRef text) {
  if (!text.consume_front(Prefix))
    return std::nullopt;
  BlobReference reference;
  for (uint64_t *number :
       {&reference.alignment, &reference.offset, &reference.size}) {
    auto [digits, rest] = text.split(':');
    if (digits.getAsInteger(10, *number))
      return std::nullopt;
    text = rest;
  }
  auto [digits, path] = text.split(':');
  if (digits.size() != 8 || digits.getAsInteger(16, reference.checksum))
    return std::nullopt;
  if (path.empty() || path.contains('\0'))
    return std::nullopt;
  reference.path = path.str();
  return reference;
}

absl::StatusOr<Blob> BlobReference::map(StringRef folder) const {
  if (!llvm::isPowerOf2_64(alignment) || alignment > MaximumAlignment)
    return absl::InvalidArgumentError("alignment " + llvm::utostr(alignment) +
                                      " is not a power of two up to " +
                                      llvm::utostr(MaximumAlignment));
  llvm::SmallString<128> place;
  if (!llvm::sys::path::is_absolute(path))
    place = folder;
  llvm::sys::path::append(place, path);
  absl::StatusOr<Blob> blob =
      mapBlob(place, offset, size, /*elementWidth=*/1, llvm::endianness::little,
              static_cast<uint32_t>(alignment));
  if (!blob.ok())
    return blob;
  const uint32_t found = addToChecksum(0, blob->getBytes());
  if (found != checksum)
    return absl::DataLossError(("'" + place + "' has checksum " +
                                formatChecksum(found) + " there, not " +
                                formatChecksum(checksum))
                                   .str());
  return blob;
}

llvm::raw_ostream &operator<<(llvm::raw_ostream &os,
                              const BlobReference &reference) {
  return os << BlobReference::Prefix << reference.alignment << ':'
            << reference.offset << ':' << reference.size << ':'
            << formatChecksum(reference.checksum) << ':' << reference.path;
}

/// Calls back for each piece of a blob, with numbers in little-endian order.
static void forEachPiece(const Blob &blob,
                         llvm::function_ref<void(ArrayRef<char>)> callback) {
  constexpr size_t pieceSize = 1 << 16;
  const size_t width = std::max(blob.getElementWidth(), 1u);
  const bool isSwapped =
      width != 1 && blob.getOrder() != llvm::endianness::little;
  const size_t step = std::max<size_t>(pieceSize / width, 1) * width;
  std::vector<char> swapped(isSwapped ? step : 0);
  for (ArrayRef<char> rest = blob.getBytes(); !rest.empty();) {
    const ArrayRef<char> piece = rest.take_front(step);
    rest = rest.drop_front(piece.size());
    if (!isSwapped) {
      callback(piece);
      continue;
    }
    Blob(piece, width, blob.getOrder())
        .copyTo(swapped.data(), llvm::endianness::little);
    callback(ArrayRef(swapped).take_front(piece.size()));
  }
}

/// Returns the offset at which the blob will begin.
uint64_t ResourceFileWriter::align(const Blob &blob) const {
  return llvm::alignTo(position, std::clamp<uint64_t>(blob.getAlignment(),
                                                      MinimumAlignment,
                                                      MaximumAlignment));
}

std::optional<BlobReference> ResourceFileWriter::place(const Blob &blob) const {
  const uint64_t size = blob.getBytes().size();
  if (size < MinimumSize)
    return std::nullopt;
  return BlobReference{.alignment = std::max(blob.getAlignment(), 1u),
                       .offset = align(blob),
                       .size = size,
                       .path = path};
}

uint32_t ResourceFileWriter::write(const Blob &blob) {
  const uint64_t start = align(blob);
  os.write_zeros(start - position);
  uint32_t checksum = 0;
  forEachPiece(blob, [&](ArrayRef<char> piece) {
    checksum = addToChecksum(checksum, piece);
    os.write(piece.data(), piece.size());
  });
  position = start + blob.getBytes().size();
  return checksum;
}

} // namespace mlir
