// SPDX-License-Identifier: Apache-2.0
//
// An ONNX model as read from a file: the protobuf messages and the bytes of its
// tensors, inline or external. This reader does not interpret the graph. It
// does not check whether operators exist, inputs are defined or types agree.
#ifndef TARGETS_ONNX_MODEL_H
#define TARGETS_ONNX_MODEL_H

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "onnx/onnx_pb.h"
#include "targets/onnx/model_format.h"
#include "targets/onnx/tensor_data.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace onnx_mlir {

/// One model. It is immutable.
/// Thread safety: thread-safe.
class Model {
public:
  /// Reads the file `path`, whose extension determines the format. External
  /// data is read from the folder of the file on demand. A binary file is
  /// mapped, and must not change during the model's lifetime: the elements of
  /// tensors are not copied.
  /// Errors, which start with the name of the file: NotFound or another system
  /// error if the file cannot be read; InvalidArgument if it is truncated,
  /// larger than protobuf's 2 GiB, not a model in its format, of an IR version
  /// that this compiler does not know, or without IR version, operator sets or
  /// graph.
  static absl::StatusOr<std::unique_ptr<Model>> read(llvm::StringRef path);

  /// Parses a model from `bytes`, which need not outlive the call. `name`
  /// replaces the name of the file in messages. External data is read from
  /// `baseDirectory` and rejected if that is empty.
  /// Errors: those of read, except system errors.
  static absl::StatusOr<std::unique_ptr<Model>>
  parse(llvm::StringRef bytes, llvm::StringRef name,
        llvm::StringRef baseDirectory,
        ModelFormat format = ModelFormat::Binary);

  ~Model();
  Model(const Model &) = delete;
  Model &operator=(const Model &) = delete;

  /// Returns the model's message. Tensors are read by getTensor or readTensor:
  /// their raw_data may be references to the file.
  const ::onnx::ModelProto &proto() const { return message; }

  /// Returns the name of the file without its folder.
  llvm::StringRef name() const { return fileName; }

  /// Returns the version of the operator set `domain` that the model imports,
  /// or nullopt. `""` and `"ai.onnx"` are the same domain.
  std::optional<int64_t> getOpsetVersion(llvm::StringRef domain = "") const;

  /// Returns the elements of `tensor`, which is part of proto(): an initializer
  /// or the value of an attribute. External files are mapped once each and must
  /// not change during the model's lifetime. The bytes are valid during the
  /// model's lifetime.
  /// Errors, which name the model and the location of the tensor: errors of
  /// getInlineData; external data whose location is absolute or contains `..`,
  /// whose file cannot be read, or whose range is outside the file or does not
  /// match type and shape. The model is unchanged on failure.
  absl::StatusOr<TensorData> getTensor(const ::onnx::TensorProto &tensor) const;

  /// Does the same, but errors do not name the model and the location.
  absl::StatusOr<TensorData>
  readTensor(const ::onnx::TensorProto &tensor) const;

  /// Returns the path of the mapped file that contains `bytes`, elements of a
  /// tensor, and their offset in it; nullopt if they are in other memory.
  std::optional<std::pair<std::string, uint64_t>>
  findFile(llvm::ArrayRef<char> bytes) const;

  /// Returns `status` with the model's name before its message. OK stays OK.
  absl::Status locate(const absl::Status &status) const;

private:
  struct Storage;

  Model(llvm::StringRef name, llvm::StringRef baseDirectory);

  std::string fileName;
  ::onnx::ModelProto message;
  /// Mapped files and converted elements, with their lock.
  std::unique_ptr<Storage> storage;
};

} // namespace onnx_mlir

#endif // TARGETS_ONNX_MODEL_H
