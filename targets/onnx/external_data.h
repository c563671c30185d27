// SPDX-License-Identifier: Apache-2.0
//
// Tensor elements that lie in files beside the model.
#ifndef TARGETS_ONNX_EXTERNAL_DATA_H
#define TARGETS_ONNX_EXTERNAL_DATA_H

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>

#include "absl/status/statusor.h"
#include "onnx/onnx_pb.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/FileSystem.h"

namespace onnx_mlir {

/// Where the elements of a tensor are, as its external_data says.
struct ExternalRange {
  /// A path relative to the model's folder, which it does not leave (save by a
  /// symbolic link).
  std::string location;
  uint64_t offset = 0;
  /// Absent: as many bytes as the tensor needs.
  std::optional<uint64_t> length;
};

/// Reads the external_data of `tensor`; keys that ONNX does not know are
/// ignored, and so is the checksum.
/// Errors: InvalidArgument for a location that is missing, absolute or has a
/// `..` in it, a number that is none, and for elements in the message as well.
absl::StatusOr<ExternalRange>
getExternalRange(const ::onnx::TensorProto &tensor);

/// Files mapped read-only into memory, each once. Not thread-safe.
class MappedFiles {
public:
  /// An empty `folder` has no files.
  explicit MappedFiles(llvm::StringRef folder) : folder(folder) {}

  /// The whole of the file `location` in the folder. It lives as long as this
  /// object. Errors: those of the system, and InvalidArgument when it is no
  /// regular file.
  absl::StatusOr<llvm::ArrayRef<char>> get(const std::string &location);

private:
  std::string folder;
  /// An empty file, which cannot be mapped, is a null pointer.
  std::map<std::string, std::unique_ptr<llvm::sys::fs::mapped_file_region>>
      regions;
};

/// The `size` bytes of `file`, the contents of range.location, that `range`
/// stands for. Errors: InvalidArgument when its length is another, or it ends
/// after the file.
absl::StatusOr<llvm::ArrayRef<char>>
getExternalBytes(const ExternalRange &range, llvm::ArrayRef<char> file,
                 uint64_t size);

} // namespace onnx_mlir

#endif // TARGETS_ONNX_EXTERNAL_DATA_H
