// SPDX-License-Identifier: Apache-2.0
//
// A compiled model: a shared library with onnx-mlir's C interface.
#ifndef TOOLS_ONNX_MLIR_RUN_MODEL_LIBRARY_H
#define TOOLS_ONNX_MLIR_RUN_MODEL_LIBRARY_H

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "onnx-mlir/Runtime/OMEntryPoint.h"
#include "onnx-mlir/Runtime/OMError.h"
#include "onnx-mlir/Runtime/OMSignature.h"
#include "onnx-mlir/Runtime/OMTensor.h"
#include "onnx-mlir/Runtime/OMTensorList.h"
#include "tools/onnx-mlir-run/tensor.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace onnx_mlir {

/// What an entry point takes and returns.
struct Signature {
  /// JSON, as the library has it.
  std::string inputs;
  std::string outputs;
  /// The names in it. Empty, or too few, if the JSON is not as it should be.
  std::vector<std::string> inputNames;
  std::vector<std::string> outputNames;
};

/// A model library that is loaded as long as this object lives.
class ModelLibrary {
public:
  /// Loads the file `path`. Errors, all with the path in front: those of the
  /// system; InvalidArgument for a file that is no shared library of this
  /// machine, or lacks functions of the interface or entry points.
  static absl::StatusOr<std::unique_ptr<ModelLibrary>>
  open(llvm::StringRef path);

  ~ModelLibrary();
  ModelLibrary(const ModelLibrary &) = delete;
  ModelLibrary &operator=(const ModelLibrary &) = delete;

  /// The names of the functions that run the model; at least one.
  llvm::ArrayRef<std::string> getEntryPoints() const { return entryPoints; }

  /// Errors: InvalidArgument when there is no entry point `name`.
  absl::StatusOr<Signature> getSignature(llvm::StringRef name) const;

  /// Calls the entry point `name`. Errors: InvalidArgument when there is none;
  /// what the model says, or the system's error, when it fails; InvalidArgument
  /// for outputs that are not as the interface demands.
  absl::StatusOr<std::vector<Tensor>> run(llvm::StringRef name,
                                          llvm::ArrayRef<Tensor> inputs) const;

private:
  /// The functions that are used, as the library has them.
  struct Functions {
    decltype(&omQueryEntryPoints) queryEntryPoints;
    decltype(&omInputSignature) inputSignature;
    decltype(&omOutputSignature) outputSignature;
    decltype(&omTensorCreate) tensorCreate;
    decltype(&omTensorDestroy) tensorDestroy;
    decltype(&omTensorGetDataPtr) tensorGetDataPtr;
    decltype(&omTensorGetDataType) tensorGetDataType;
    decltype(&omTensorGetRank) tensorGetRank;
    decltype(&omTensorGetShape) tensorGetShape;
    decltype(&omTensorGetStrides) tensorGetStrides;
    decltype(&omTensorListCreate) listCreate;
    decltype(&omTensorListDestroy) listDestroy;
    decltype(&omTensorListGetSize) listGetSize;
    decltype(&omTensorListGetOmtByIndex) listGetOmtByIndex;
    /// Null in a library made by onnx-mlir itself.
    decltype(&omGetErrorMessage) getErrorMessage;
  };
  /// An owning pointer to a list and its tensors.
  using List = std::unique_ptr<OMTensorList, decltype(&omTensorListDestroy)>;

  ModelLibrary(llvm::StringRef path, void *handle)
      : path(path), handle(handle) {}

  template <typename Function>
  absl::Status bind(Function &function, const char *name);
  absl::Status bindAll();
  absl::Status checkEntryPoint(llvm::StringRef name) const;
  absl::Status getFailure(llvm::StringRef function, int code) const;
  absl::StatusOr<List> makeList(llvm::ArrayRef<Tensor> tensors) const;
  absl::StatusOr<Tensor> copyTensor(const OMTensor *tensor) const;

  std::string path;
  void *handle;
  Functions functions = {};
  std::vector<std::string> entryPoints;
};

} // namespace onnx_mlir

#endif // TOOLS_ONNX_MLIR_RUN_MODEL_LIBRARY_H
