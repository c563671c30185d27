// SPDX-License-Identifier: Apache-2.0
//
// Loads a compiled model, a shared library with onnx-mlir's C interface.
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

/// The inputs and outputs of an entry point.
struct Signature {
  /// The JSON text from the library.
  std::string inputs;
  std::string outputs;
  /// The names in the JSON text. Empty or too few if the text is malformed.
  std::vector<std::string> inputNames;
  std::vector<std::string> outputNames;
};

/// A model library that stays loaded during the object's lifetime.
class ModelLibrary {
public:
  /// Loads the file `path`.
  /// Errors, which start with the path: system errors; InvalidArgument if the
  /// file is not a shared library for this machine or lacks functions of the
  /// interface or entry points.
  static absl::StatusOr<std::unique_ptr<ModelLibrary>>
  open(llvm::StringRef path);

  ~ModelLibrary();
  ModelLibrary(const ModelLibrary &) = delete;
  ModelLibrary &operator=(const ModelLibrary &) = delete;

  /// Returns the names of the functions that run the model; at least one.
  llvm::ArrayRef<std::string> getEntryPoints() const { return entryPoints; }

  /// Errors: InvalidArgument if there is no entry point `name`.
  absl::StatusOr<Signature> getSignature(llvm::StringRef name) const;

  /// Calls the entry point `name`.
  /// Errors: InvalidArgument if it does not exist; the model's message or the
  /// system error if it fails; InvalidArgument if the outputs violate the
  /// interface.
  absl::StatusOr<std::vector<Tensor>> run(llvm::StringRef name,
                                          llvm::ArrayRef<Tensor> inputs) const;
  /// The same for inputs and outputs that may be sequences or optional values.
  absl::StatusOr<std::vector<Value>>
  runValues(llvm::StringRef name, llvm::ArrayRef<Value> inputs) const;

private:
  /// The library's functions that this class calls.
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
    /// Null in libraries that onnx-mlir itself compiled.
    decltype(&omGetErrorMessage) getErrorMessage;
  };
  /// An owning pointer to a list and its tensors.
  using List = std::unique_ptr<OMTensorList, decltype(&omTensorListDestroy)>;
  class InputTensors;

  ModelLibrary(llvm::StringRef path, void *handle)
      : path(path), handle(handle) {}

  template <typename Function>
  absl::Status bind(Function &function, const char *name);
  absl::Status bindAll();
  absl::Status checkEntryPoint(llvm::StringRef name) const;
  absl::Status getFailure(llvm::StringRef function, int code) const;
  absl::StatusOr<List> call(llvm::StringRef name, InputTensors &inputs) const;
  template <typename Input>
  absl::StatusOr<std::vector<Value>>
  runInputs(llvm::StringRef name, llvm::ArrayRef<Input> inputs) const;
  absl::StatusOr<Tensor> copyTensor(const OMTensor *tensor) const;
  absl::StatusOr<Value> copyValue(const OMTensor *tensor) const;

  std::string path;
  void *handle;
  Functions functions = {};
  std::vector<std::string> entryPoints;
};

} // namespace onnx_mlir

#endif // TOOLS_ONNX_MLIR_RUN_MODEL_LIBRARY_H
