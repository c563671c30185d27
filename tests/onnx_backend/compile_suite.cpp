// SPDX-License-Identifier: Apache-2.0
//
// usage: compile_suite SUITE TRIPLE SIZES FOLDER
//
// Compiles each model of a suite for a platform to FOLDER/N.so, N from 0 on.
// SIZES is `static`, or `dynamic` to make all sizes of inputs and outputs
// unknown first. Writes a line to FOLDER/outcomes.txt for each: `compiled`,
// `refused: REASON` or `crashed: REASON`.
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "core/support/output_file.h"
#include "core/support/tool.h"
#include "tests/onnx_backend/isolated.h"
#include "tests/onnx_backend/suite.h"
#include "tests/onnx_backend/unknown_dimensions.h"
#include "tools/onnx-mlir/compile.h"
#include "tools/onnx-mlir/options.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"

namespace onnx_mlir {

/// Compiles a serialized model and returns its outcome.
static std::string compileCase(const absl::StatusOr<std::string> &message,
                               const std::string &triple,
                               const std::string &stem) {
  if (!message.ok())
    return "refused: " + std::string(message.status().message());
  const std::string model = stem + ".onnx";
  absl::Status status = mlir::writeFile(
      model, [&](llvm::raw_ostream &output) { output << *message; });
  const std::string target = "--mtriple=" + triple;
  absl::StatusOr<std::optional<Options>> options = parseOptions(
      {model.c_str(), "-o", stem.c_str(), target.c_str()}, llvm::errs());
  status.Update(options.status());
  if (status.ok())
    status = compile(**options, llvm::errs());
  if (status.ok())
    return "compiled";
  return "refused: " + std::string(status.message());
}

static absl::Status compileSuite(llvm::ArrayRef<const char *> arguments) {
  if (arguments.size() != 4)
    return absl::InvalidArgumentError(
        "usage: compile_suite SUITE TRIPLE static|dynamic FOLDER");
  absl::StatusOr<std::vector<SuiteCase>> suite = readSuite(arguments[0]);
  if (!suite.ok())
    return suite.status();
  const bool isDynamic = llvm::StringRef(arguments[2]) == "dynamic";
  const std::string folder = arguments[3];
  std::string outcomes;
  for (auto [i, suiteCase] : llvm::enumerate(*suite)) {
    const std::string stem = folder + "/" + std::to_string(i);
    const std::string &message = suiteCase.model;
    outcomes += runIsolated(/*seconds=*/60, [&] {
      return compileCase(isDynamic ? forgetDimensions(message)
                                   : absl::StatusOr<std::string>(message),
                         arguments[1], stem);
    });
    outcomes += "\n";
  }
  return mlir::writeFile(
      folder + "/outcomes.txt",
      [&](llvm::raw_ostream &output) { output << outcomes; });
}

} // namespace onnx_mlir

int main(int argc, char **argv) {
  return mlir::finishTool(onnx_mlir::compileSuite(
      llvm::ArrayRef<const char *>(argv + 1, argc - 1)));
}
