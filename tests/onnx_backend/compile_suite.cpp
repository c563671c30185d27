// SPDX-License-Identifier: Apache-2.0
//
// usage: compile_suite SUITE TRIPLE WAY FOLDER
//
// Compiles each model of a suite for a platform to FOLDER/N.so, N from 0 on.
// WAY is the value of --via. Writes a line to FOLDER/outcomes.txt for each:
// `compiled`, `refused: REASON` or `crashed: REASON`.
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "core/support/output_file.h"
#include "core/support/tool.h"
#include "tests/onnx_backend/isolated.h"
#include "tests/onnx_backend/suite.h"
#include "tools/onnx-mlir/compile.h"
#include "tools/onnx-mlir/options.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"

namespace onnx_mlir {

/// Compiles a model and returns its outcome.
static std::string compileCase(const SuiteCase &suiteCase,
                               const std::string &triple,
                               const std::string &way,
                               const std::string &stem) {
  const std::string model = stem + ".onnx";
  absl::Status status = mlir::writeFile(
      model, [&](llvm::raw_ostream &output) { output << suiteCase.model; });
  const std::string target = "--mtriple=" + triple;
  const std::string via = "--via=" + way;
  absl::StatusOr<std::optional<Options>> options = parseOptions(
      {model.c_str(), "-o", stem.c_str(), target.c_str(), via.c_str()},
      llvm::errs());
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
        "usage: compile_suite SUITE TRIPLE WAY FOLDER");
  absl::StatusOr<std::vector<SuiteCase>> suite = readSuite(arguments[0]);
  if (!suite.ok())
    return suite.status();
  const std::string folder = arguments[3];
  std::string outcomes;
  for (size_t i = 0; i < suite->size(); ++i)
    outcomes += runIsolated(/*seconds=*/60,
                            [&] {
                              return compileCase(
                                  (*suite)[i], arguments[1], arguments[2],
                                  folder + "/" + std::to_string(i));
                            }) +
                "\n";
  return mlir::writeFile(
      folder + "/outcomes.txt",
      [&](llvm::raw_ostream &output) { output << outcomes; });
}

} // namespace onnx_mlir

int main(int argc, char **argv) {
  return mlir::finishTool(onnx_mlir::compileSuite(
      llvm::ArrayRef<const char *>(argv + 1, argc - 1)));
}
