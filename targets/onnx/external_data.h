// SPDX-License-Identifier: Apache-2.0
//
// Reads tensor elements that are stored in files beside the model.
#ifndef TARGETS_ONNX_EXTERNAL_DATA_H
#define TARGETS_ONNX_EXTERNAL_DATA_H

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "absl/status/statusor.h"
#include "onnx/onnx_pb.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/FileSystem.h"

namespace onnx_mlir {

/// The location of a tensor's elements, as its external_data describes it.
struct ExternalRange {
  /// A path relative to the model's folder and below it, unless the folder
  /// contains symbolic links.
  std::string location;
  uint64_t offset = 0;
  /// If absent, the number of bytes that the tensor needs.
  std::optional<uint64_t> length;
};

/// Reads the external_data of `tensor`. Ignores the checksum and unknown keys.
/// Errors: InvalidArgument if the location is missing, is absolute or contains
/// `..`, if a number is malformed, or if the message also contains elements.
absl::StatusOr<ExternalRange>
getExternalRange(const ::onnx::TensorProto &tensor);

/// Files mapped read-only into memory, each once.
/// Thread safety: not thread-safe.
class MappedFiles {
public:
  /// If `folder` is empty, no file is found.
  explicit MappedFiles(llvm::StringRef folder) : folder(folder) {}

  /// Returns the contents of the file `location` in the folder. They are valid
  /// during the lifetime of this object.
  /// Errors: errors of the system; InvalidArgument if it is not a regular file.
  absl::StatusOr<llvm::ArrayRef<char>> get(const std::string &location);

  /// Returns the path of the mapped file that contains `bytes`, and their
  /// offset in it, or nullopt if no file does.
  std::optional<std::pair<std::string, uint64_t>>
  find(llvm::ArrayRef<char> bytes) const;

private:
  std::string folder;
  /// Maps locations to regions. An empty file cannot be mapped and is null.
  std::map<std::string, std::unique_ptr<llvm::sys::fs::mapped_file_region>>
      regions;
};

/// Returns the `size` bytes that `range` selects in `file`, the contents of
/// range.location.
/// Errors: InvalidArgument if the range has another length or extends past the
/// end of the file.
absl::StatusOr<llvm::ArrayRef<char>>
getExternalBytes(const ExternalRange &range, llvm::ArrayRef<char> file,
                 uint64_t size);

} // namespace onnx_mlir

#endif // TARGETS_ONNX_EXTERNAL_DATA_H
