// SPDX-License-Identifier: Apache-2.0
#include "tools/onnx-mlir-run/run.h"

#include <memory>
#include <optional>
#include <system_error>

#include "absl/status/status.h"
#include "targets/onnx/quote.h"
#include "targets/onnx/status.h"
#include "tools/onnx-mlir-run/compare.h"
#include "tools/onnx-mlir-run/model_library.h"
#include "tools/onnx-mlir-run/tensor.h"
#include "tools/onnx-mlir-run/tensor_io.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

namespace onnx_mlir {

static absl::StatusOr<std::vector<Tensor>>
readTensors(llvm::ArrayRef<std::string> paths) {
  std::vector<Tensor> tensors;
  for (const std::string &path : paths) {
    absl::StatusOr<Tensor> tensor = readTensor(path);
    if (!tensor.ok())
      return tensor.status();
    tensors.push_back(std::move(*tensor));
  }
  return tensors;
}

/// Returns the name of output `index`, or the index if the signature has no
/// name.
static std::string getOutputName(const Signature &signature, size_t index) {
  if (index < signature.outputNames.size() &&
      !signature.outputNames[index].empty())
    return signature.outputNames[index];
  return std::to_string(index);
}

static absl::Status writeOutputs(const RunOptions &options,
                                 const Signature &signature,
                                 llvm::ArrayRef<Tensor> outputs) {
  if (std::error_code error =
          llvm::sys::fs::create_directories(options.outputFolder))
    return systemError(options.outputFolder, error);
  for (size_t i = 0; i < outputs.size(); ++i) {
    llvm::SmallString<128> path(options.outputFolder);
    llvm::sys::path::append(path, "output_" + llvm::Twine(i) +
                                      (options.writeNpy ? ".npy" : ".pb"));
    if (absl::Status status =
            writeTensor(outputs[i], getOutputName(signature, i), path);
        !status.ok())
      return status;
  }
  return absl::OkStatus();
}

static std::vector<std::string>
compareOutputs(const RunOptions &options, const Signature &signature,
               llvm::ArrayRef<Tensor> outputs,
               llvm::ArrayRef<Tensor> expected) {
  std::vector<std::string> differences;
  for (size_t i = 0; i < expected.size(); ++i)
    if (std::optional<std::string> difference =
            findDifference(outputs[i], expected[i], options.tolerance))
      differences.push_back("output " + quote(getOutputName(signature, i)) +
                            ": " + *difference);
  return differences;
}

/// Runs entry point `name`, then writes and compares its outputs.
static absl::StatusOr<std::vector<std::string>>
runEntryPoint(const RunOptions &options, const ModelLibrary &library,
              llvm::StringRef name, const Signature &signature) {
  absl::StatusOr<std::vector<Tensor>> inputs = readTensors(options.inputs);
  if (!inputs.ok())
    return inputs.status();
  absl::StatusOr<std::vector<Tensor>> expected = readTensors(options.expected);
  if (!expected.ok())
    return expected.status();
  absl::StatusOr<std::vector<Tensor>> outputs = library.run(name, *inputs);
  if (!outputs.ok())
    return outputs.status();
  if (!options.outputFolder.empty())
    if (absl::Status status = writeOutputs(options, signature, *outputs);
        !status.ok())
      return status;
  if (!expected->empty() && expected->size() != outputs->size())
    return invalidArgument("the model has " + llvm::Twine(outputs->size()) +
                           " outputs, but " + llvm::Twine(expected->size()) +
                           " files to compare with are given");
  return compareOutputs(options, signature, *outputs, *expected);
}

absl::StatusOr<std::vector<std::string>> runModel(const RunOptions &options,
                                                  llvm::raw_ostream &output) {
  absl::StatusOr<std::unique_ptr<ModelLibrary>> library =
      ModelLibrary::open(options.library);
  if (!library.ok())
    return library.status();
  std::string name = options.entryPoint.empty()
                         ? (*library)->getEntryPoints().front()
                         : options.entryPoint;
  absl::StatusOr<Signature> signature = (*library)->getSignature(name);
  if (!signature.ok())
    return signature.status();
  if (options.printSignature) {
    output << "entry point: " << name << "\ninputs: " << signature->inputs
           << "\noutputs: " << signature->outputs << "\n";
    return std::vector<std::string>();
  }
  // The model checks its inputs too, but this message can state both numbers.
  size_t declared = signature->inputNames.size();
  if (declared > 0 && declared != options.inputs.size())
    return invalidArgument(options.library + ": " + name + " takes " +
                           llvm::Twine(declared) + " inputs, but " +
                           llvm::Twine(options.inputs.size()) + " are given");
  return runEntryPoint(options, **library, name, *signature);
}

} // namespace onnx_mlir
