// SPDX-License-Identifier: Apache-2.0
#include "core/ir/data/mapped_blob.h"

#include <string>
#include <system_error>

#include "absl/status/status.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/FileSystem.h"

namespace mlir {

namespace fs = llvm::sys::fs;

namespace {

class FileOwner final : public BlobOwner {
public:
  FileOwner(llvm::StringRef path, uint64_t offset,
            fs::mapped_file_region &&region)
      : BlobOwner(path, offset), region(std::move(region)) {}

private:
  fs::mapped_file_region region;
};

} // namespace

/// Returns an error with `what`, the path and the system's message.
static absl::Status getFileError(llvm::StringRef what, llvm::StringRef path,
                                 std::error_code error) {
  const std::string message =
      (what + " '" + path + "': " + error.message()).str();
  return error == std::errc::no_such_file_or_directory
             ? absl::NotFoundError(message)
             : absl::UnavailableError(message);
}

/// Checks that `file`, a path or an open file, is a regular file with these
/// bytes.
template <typename File>
static absl::Status checkFile(const File &file, llvm::StringRef path,
                              uint64_t offset, uint64_t size) {
  fs::file_status status;
  if (std::error_code error = fs::status(file, status))
    return getFileError("cannot open", path, error);
  // Opening a pipe would block.
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

absl::StatusOr<Blob> mapBlob(llvm::StringRef path, uint64_t offset,
                             uint64_t size, uint32_t elementWidth,
                             llvm::endianness order, uint32_t alignment) {
  if (absl::Status status = checkFile(path, path, offset, size); !status.ok())
    return status;
  llvm::Expected<fs::file_t> file = fs::openNativeFileForRead(path);
  if (!file)
    return getFileError("cannot open", path,
                        llvm::errorToErrorCode(file.takeError()));
  auto close = llvm::make_scope_exit([&] { fs::closeFile(*file); });
  // The file may have been replaced in the meantime.
  if (absl::Status status = checkFile(*file, path, offset, size); !status.ok())
    return status;
  if (size == 0)
    return Blob({}, elementWidth, order, alignment,
                llvm::makeIntrusiveRefCnt<FileOwner>(path, offset,
                                                     fs::mapped_file_region()));

  // Mappings begin at page boundaries.
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

} // namespace mlir
