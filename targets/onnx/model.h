// SPDX-License-Identifier: Apache-2.0
//
// An ONNX model as read from a file: the protobuf messages and the bytes of its
// tensors, inline or external. It does not interpret the graph: whether an
// operator exists, its inputs are defined and its types agree is for others.
#ifndef TARGETS_ONNX_MODEL_H
#define TARGETS_ONNX_MODEL_H

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "onnx/onnx_pb.h"
#include "targets/onnx/tensor_data.h"
#include "llvm/ADT/StringRef.h"

namespace onnx_mlir {

/// One model. Immutable; all methods may be called from any thread.
class Model {
public:
  /// Reads the binary protobuf file `path`. External data is looked for in the
  /// file's folder, when a tensor asks for it.
  /// Errors, all with the file's name in front: NotFound or another code of the
  /// system when the file cannot be read; InvalidArgument when it is truncated,
  /// above protobuf's 2 GiB, no model, of an IR version newer than this
  /// compiler knows, or lacks its IR version, operator sets or graph;
  /// Unimplemented for sparse initializers.
  static absl::StatusOr<std::unique_ptr<Model>> read(llvm::StringRef path);

  /// The model that `bytes`, which need not outlive the call, hold. `name`
  /// stands for the file's name in messages. External data is looked for in
  /// `baseDirectory`; when that is empty, it is refused.
  /// Errors: as for read, those of the system excepted.
  static absl::StatusOr<std::unique_ptr<Model>>
  parse(llvm::StringRef bytes, llvm::StringRef name,
        llvm::StringRef baseDirectory);

  ~Model();
  Model(const Model &) = delete;
  Model &operator=(const Model &) = delete;

  const ::onnx::ModelProto &proto() const { return message; }

  /// The file's name without its folder.
  llvm::StringRef name() const { return fileName; }

  /// The version of the operator set `domain` that the model imports (`""` and
  /// `"ai.onnx"` are one domain); nullopt when it does not.
  std::optional<int64_t> getOpsetVersion(llvm::StringRef domain = "") const;

  /// The elements of `tensor`, a part of proto() (an initializer or the value
  /// of an attribute). External files are mapped, once each, and must not be
  /// changed while the model lives. The bytes live as long as the model.
  /// Errors: the model's name, the tensor's place and the reason: what
  /// getInlineData refuses; external data whose location is absolute or leaves
  /// the model's folder through `..`, whose file cannot be read, or whose range
  /// lies outside the file or has not the size that type and shape need. A
  /// failure changes nothing.
  absl::StatusOr<TensorData> getTensor(const ::onnx::TensorProto &tensor) const;

  /// `status` with the model's name in front of its message; OK stays OK.
  absl::Status locate(const absl::Status &status) const;

private:
  struct Storage;

  Model(llvm::StringRef name, llvm::StringRef baseDirectory);

  std::string fileName;
  ::onnx::ModelProto message;
  /// What getTensor maps and converts, and the lock over it.
  std::unique_ptr<Storage> storage;
};

} // namespace onnx_mlir

#endif // TARGETS_ONNX_MODEL_H
