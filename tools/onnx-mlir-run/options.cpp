// SPDX-License-Identifier: Apache-2.0
#include "tools/onnx-mlir-run/options.h"

#include <cmath>
#include <limits>

#include "core/support/command_line.h"
#include "targets/onnx/status.h"

namespace onnx_mlir {

/// Stands for an absent tolerance. It is negative, so users cannot specify it.
static constexpr double notGiven = -std::numeric_limits<double>::infinity();

/// Combines the three numbers to a tolerance.
static absl::StatusOr<Tolerance> makeTolerance(double relative, double absolute,
                                               double ofLargest) {
  for (double number : {relative, absolute, ofLargest})
    if (number != notGiven && !(number >= 0 && std::isfinite(number)))
      return invalidArgument("a tolerance must be finite and not negative");
  Tolerance tolerance;
  if (ofLargest != notGiven) {
    if (relative != notGiven || absolute != notGiven)
      return invalidArgument(
          "--rtol-max cannot be combined with --rtol and --atol");
    tolerance.ofLargest = ofLargest;
  }
  if (relative != notGiven)
    tolerance.relative = relative;
  if (absolute != notGiven)
    tolerance.absolute = absolute;
  return tolerance;
}

absl::StatusOr<RunOptions> parseOptions(llvm::ArrayRef<const char *> arguments,
                                        llvm::raw_ostream &output) {
  RunOptions options;
  double relative = notGiven, absolute = notGiven, ofLargest = notGiven;
  mlir::CommandLine commandLine(
      "onnx-mlir-run", "runs a compiled model and compares its outputs");
  commandLine.addPositional("model.so", options.library,
                            "the library that onnx-mlir compiled");
  commandLine.addValues("input", options.inputs, "file",
                        "an input, in the model's order: a TensorProto (.pb) "
                        "or a NumPy array (.npy)");
  commandLine.addValues("compare", options.expected, "file",
                        "an expected output, in the model's order, for all "
                        "outputs");
  commandLine.addNumber("rtol", relative,
                        "tolerance relative to the expected element (1e-3)");
  commandLine.addNumber("atol", absolute, "absolute tolerance (1e-7)");
  commandLine.addNumber("rtol-max", ofLargest,
                        "tolerance relative to the largest magnitude among "
                        "the expected elements, instead of the two above");
  commandLine.addValue(
      "output-dir", options.outputFolder, "folder",
      "write the outputs to this folder as output_0.pb and so on");
  commandLine.addFlag("npy", options.writeNpy,
                      "write .npy files instead of .pb");
  commandLine.addValue("entry-point", options.entryPoint, "name",
                       "the function to run, by default the model's first");
  commandLine.addFlag(
      "print-signature", options.printSignature,
      "print the model's inputs and outputs without running it");
  if (absl::Status status = commandLine.parse(arguments); !status.ok())
    return status;
  options.help = commandLine.helpRequested();
  if (options.help) {
    commandLine.printHelp(output);
    return options;
  }
  absl::StatusOr<Tolerance> tolerance =
      makeTolerance(relative, absolute, ofLargest);
  if (!tolerance.ok())
    return tolerance.status();
  options.tolerance = *tolerance;
  return options;
}

} // namespace onnx_mlir
