// SPDX-License-Identifier: Apache-2.0
#include "core/ir/blob.h"

#include <algorithm>
#include <cstring>
#include <system_error>

#include "absl/status/status.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemAlloc.h"

namespace mlir {

namespace fs = llvm::sys::fs;

BlobOwner::~BlobOwner() = default;

namespace {

class HeapOwner final : public BlobOwner {
public:
  HeapOwner(size_t size, size_t alignment)
      : size(size), alignment(alignment),
        memory(static_cast<char *>(llvm::allocate_buffer(size, alignment))) {}
  ~HeapOwner() override { llvm::deallocate_buffer(memory, size, alignment); }

  const size_t size;
  const size_t alignment;
  char *const memory;
};

class FileOwner final : public BlobOwner {
public:
  FileOwner(llvm::StringRef path, uint64_t offset,
            fs::mapped_file_region &&region)
      : BlobOwner(path, offset), region(std::move(region)) {}

private:
  fs::mapped_file_region region;
};

} // namespace

Blob Blob::allocate(uint64_t size, uint32_t elementWidth,
                    llvm::endianness order, uint32_t alignment, char *&memory) {
  auto owner = llvm::makeIntrusiveRefCnt<HeapOwner>(
      size, std::max<size_t>(alignment, alignof(std::max_align_t)));
  memory = owner->memory;
  return Blob({memory, static_cast<size_t>(size)}, elementWidth, order,
              alignment, std::move(owner));
}

Blob Blob::copy(llvm::ArrayRef<char> bytes, uint32_t elementWidth,
                llvm::endianness order, uint32_t alignment) {
  char *memory;
  Blob blob = allocate(bytes.size(), elementWidth, order, alignment, memory);
  llvm::copy(bytes, memory);
  return blob;
}

/// `what`, with the path and the system's reason.
static absl::Status getFileError(llvm::StringRef what, llvm::StringRef path,
                                 std::error_code error) {
  const std::string message =
      (what + " '" + path + "': " + error.message()).str();
  return error == std::errc::no_such_file_or_directory
             ? absl::NotFoundError(message)
             : absl::UnavailableError(message);
}

/// Whether `file`, a path or an open file, is one that has these bytes.
template <typename File>
static absl::Status checkFile(const File &file, llvm::StringRef path,
                              uint64_t offset, uint64_t size) {
  fs::file_status status;
  if (std::error_code error = fs::status(file, status))
    return getFileError("cannot open", path, error);
  // Opening a pipe would wait for its other end.
  if (status.type() != fs::file_type::regular_file)
    return absl::UnavailableError(
        ("cannot map '" + path + "': not a regular file").str());
  if (offset > status.getSize() || size > status.getSize() - offset)
    return absl::OutOfRangeError(("'" + path + "' has " +
                                  llvm::Twine(status.getSize()) +
                                  " bytes, not " + llvm::Twine(size) +
                                  " from offset " + llvm::Twine(offset) + " on")
                                     .str());
  return absl::OkStatus();
}

absl::StatusOr<Blob> Blob::mapFile(llvm::StringRef path, uint64_t offset,
                                   uint64_t size, uint32_t elementWidth,
                                   llvm::endianness order, uint32_t alignment) {
  if (absl::Status status = checkFile(path, path, offset, size); !status.ok())
    return status;
  llvm::Expected<fs::file_t> file = fs::openNativeFileForRead(path);
  if (!file)
    return getFileError("cannot open", path,
                        llvm::errorToErrorCode(file.takeError()));
  auto close = llvm::make_scope_exit([&] { fs::closeFile(*file); });
  // It may have become another one since.
  if (absl::Status status = checkFile(*file, path, offset, size); !status.ok())
    return status;
  if (size == 0)
    return Blob({}, elementWidth, order, alignment,
                llvm::makeIntrusiveRefCnt<FileOwner>(path, offset,
                                                     fs::mapped_file_region()));

  // Mappings begin at pages.
  const uint64_t skipped =
      offset % static_cast<uint64_t>(fs::mapped_file_region::alignment());
  std::error_code error;
  fs::mapped_file_region region(*file, fs::mapped_file_region::readonly,
                                skipped + size, offset - skipped, error);
  if (error)
    return getFileError("cannot map", path, error);
  const char *bytes = region.const_data() + skipped;
  return Blob(
      {bytes, static_cast<size_t>(size)}, elementWidth, order, alignment,
      llvm::makeIntrusiveRefCnt<FileOwner>(path, offset, std::move(region)));
}

/// Copies numbers of type `T`, each swapped.
template <typename T>
static void copySwapped(char *to, llvm::ArrayRef<char> from) {
  for (size_t i = 0; i != from.size(); i += sizeof(T)) {
    T number;
    std::memcpy(&number, from.data() + i, sizeof(T));
    number = llvm::byteswap(number);
    std::memcpy(to + i, &number, sizeof(T));
  }
}

void Blob::copyTo(char *destination, llvm::endianness newOrder) const {
  if (newOrder == order || elementWidth <= 1) {
    llvm::copy(bytes, destination);
    return;
  }
  // What is left behind the last whole number stays as it is.
  const llvm::ArrayRef<char> numbers =
      bytes.drop_back(bytes.size() % elementWidth);
  llvm::copy(bytes.drop_front(numbers.size()), destination + numbers.size());
  if (elementWidth == 2)
    copySwapped<uint16_t>(destination, numbers);
  else if (elementWidth == 4)
    copySwapped<uint32_t>(destination, numbers);
  else if (elementWidth == 8)
    copySwapped<uint64_t>(destination, numbers);
  else
    for (size_t i = 0; i != numbers.size(); i += elementWidth)
      std::reverse_copy(numbers.data() + i, numbers.data() + i + elementWidth,
                        destination + i);
}

bool operator==(const Blob &a, const Blob &b) {
  if (a.bytes.size() != b.bytes.size() || a.elementWidth != b.elementWidth ||
      a.order != b.order)
    return false;
  return a.bytes.empty() || a.bytes.data() == b.bytes.data() ||
         std::memcmp(a.bytes.data(), b.bytes.data(), a.bytes.size()) == 0;
}

} // namespace mlir
