// SPDX-License-Identifier: Apache-2.0
#include "targets/onnx/external_data.h"

#include <functional>
#include <system_error>
#include <utility>

#include "absl/status/status.h"
#include "targets/onnx/quote.h"
#include "targets/onnx/status.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/Path.h"

namespace onnx_mlir {

namespace fs = llvm::sys::fs;
namespace path = llvm::sys::path;

static absl::Status checkLocation(llvm::StringRef location) {
  if (location.empty())
    return invalidArgument("external data has no location");
  if (location.contains('\0'))
    return invalidArgument("external data " + quote(location) +
                           " is not a file name");
  if (path::is_absolute(location))
    return invalidArgument(
        "external data " + quote(location) +
        " has an absolute path, but must lie in the model's folder");
  if (llvm::is_contained(
          llvm::make_range(path::begin(location), path::end(location)), ".."))
    return invalidArgument("external data " + quote(location) +
                           " has '..' in its path, but must lie in the "
                           "model's folder");
  return absl::OkStatus();
}

static absl::StatusOr<uint64_t> parseNumber(llvm::StringRef key,
                                            llvm::StringRef text) {
  uint64_t number = 0;
  if (text.getAsInteger(10, number))
    return invalidArgument("external data has the " + key + " " + quote(text) +
                           ", which is not a number of bytes");
  return number;
}

absl::StatusOr<ExternalRange>
getExternalRange(const ::onnx::TensorProto &tensor) {
  if (!tensor.raw_data().empty())
    return invalidArgument("has elements both in raw_data and external data");
  ExternalRange range;
  for (const ::onnx::StringStringEntryProto &entry : tensor.external_data()) {
    if (entry.key() == "location") {
      range.location = entry.value();
      continue;
    }
    if (entry.key() != "offset" && entry.key() != "length")
      continue;
    absl::StatusOr<uint64_t> number = parseNumber(entry.key(), entry.value());
    if (!number.ok())
      return number.status();
    if (entry.key() == "offset")
      range.offset = *number;
    else
      range.length = *number;
  }
  if (absl::Status status = checkLocation(range.location); !status.ok())
    return status;
  return range;
}

/// Maps the regular file `file`. `what` names it in messages. Returns null for
/// an empty file.
static absl::StatusOr<std::unique_ptr<fs::mapped_file_region>>
mapFile(const llvm::Twine &file, const std::string &what) {
  // Check the status first, since opening a pipe would wait for its writer.
  fs::file_status status;
  if (std::error_code error = fs::status(file, status))
    return systemError(what, error);
  if (!fs::is_regular_file(status))
    return invalidArgument(what + " is not a regular file");
  llvm::Expected<fs::file_t> handle = fs::openNativeFileForRead(file);
  if (!handle)
    return systemError(what, llvm::errorToErrorCode(handle.takeError()));
  auto close = llvm::make_scope_exit([&] { fs::closeFile(*handle); });
  std::error_code error = fs::status(*handle, status);
  std::unique_ptr<fs::mapped_file_region> region;
  if (!error && status.getSize() > 0)
    region = std::make_unique<fs::mapped_file_region>(
        *handle, fs::mapped_file_region::readonly, status.getSize(),
        /*offset=*/0, error);
  if (error)
    return systemError(what, error);
  return region;
}

absl::StatusOr<llvm::ArrayRef<char>>
MappedFiles::get(const std::string &location) {
  auto found = regions.find(location);
  if (found == regions.end()) {
    std::string what = "external data " + quote(location);
    if (folder.empty())
      return invalidArgument(what + " is refused: the model has no folder");
    llvm::SmallString<128> file(folder);
    path::append(file, location);
    absl::StatusOr<std::unique_ptr<fs::mapped_file_region>> region =
        mapFile(file, what);
    if (!region.ok())
      return region.status();
    found = regions.emplace(location, std::move(*region)).first;
  }
  if (!found->second)
    return llvm::ArrayRef<char>();
  return llvm::ArrayRef<char>(found->second->const_data(),
                              found->second->size());
}

std::optional<std::pair<std::string, uint64_t>>
MappedFiles::find(llvm::ArrayRef<char> bytes) const {
  for (const auto &[location, region] : regions) {
    if (!region)
      continue;
    const char *start = region->const_data();
    if (std::less_equal<>()(start, bytes.begin()) &&
        std::less_equal<>()(bytes.end(), start + region->size())) {
      llvm::SmallString<128> file(folder);
      path::append(file, location);
      return std::pair(file.str().str(), uint64_t(bytes.begin() - start));
    }
  }
  return std::nullopt;
}

absl::StatusOr<llvm::ArrayRef<char>>
getExternalBytes(const ExternalRange &range, llvm::ArrayRef<char> file,
                 uint64_t size) {
  std::string what = "external data " + quote(range.location);
  if (range.length && *range.length != size)
    return invalidArgument(what + " has " + llvm::Twine(*range.length) +
                           " bytes of elements, but the tensor's type and "
                           "shape need " +
                           llvm::Twine(size));
  if (range.offset > file.size() || size > file.size() - range.offset)
    return invalidArgument(what + " ends at byte " + llvm::Twine(file.size()) +
                           ", but the tensor has " + llvm::Twine(size) +
                           " bytes from byte " + llvm::Twine(range.offset) +
                           " on");
  return file.slice(range.offset, size);
}

} // namespace onnx_mlir
