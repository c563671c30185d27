// SPDX-License-Identifier: Apache-2.0
//
// usage: run_suite SUITE FOLDER PASSING [EXCEPTIONS]
//
// Runs the models that compile_suite compiled to FOLDER on their inputs and
// compares their outputs. Prints each test that differs from PASSING, the
// names of the tests that pass, without those of EXCEPTIONS, and fails if there
// is one. A line of EXCEPTIONS is a name, a colon and the reason.
//
// The compiler may refuse a model that is not listed. A crash, a failing call
// or a wrong output is an error of any test.
#include <algorithm>
#include <cmath>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "core/support/tool.h"
#include "targets/onnx/status.h"
#include "tests/onnx_backend/isolated.h"
#include "tests/onnx_backend/suite.h"
#include "tools/onnx-mlir-run/compare.h"
#include "tools/onnx-mlir-run/model_library.h"
#include "tools/onnx-mlir-run/tensor.h"
#include "tools/onnx-mlir-run/tensor_io.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"

namespace onnx_mlir {
namespace {

constexpr llvm::StringLiteral passed = "passed";

absl::StatusOr<std::vector<Value>>
readValues(llvm::ArrayRef<SuiteValue> values);

absl::StatusOr<Value> readValue(const SuiteValue &value) {
  Value result;
  if (value.kind == SuiteValue::TensorMessage) {
    absl::StatusOr<Tensor> tensor = parseTensorProto(value.message);
    if (!tensor.ok())
      return tensor.status();
    result.tensor = *std::move(tensor);
    return result;
  }
  if (value.kind != SuiteValue::Sequence && value.kind != SuiteValue::Optional)
    return unimplemented("a value is not a tensor, a sequence or optional");
  absl::StatusOr<std::vector<Value>> elements = readValues(value.elements);
  if (!elements.ok())
    return elements.status();
  result.elements = *std::move(elements);
  return result;
}

absl::StatusOr<std::vector<Value>>
readValues(llvm::ArrayRef<SuiteValue> values) {
  std::vector<Value> list;
  for (const SuiteValue &value : values) {
    absl::StatusOr<Value> read = readValue(value);
    if (!read.ok())
      return read.status();
    list.push_back(*std::move(read));
  }
  return list;
}

/// Returns a tolerance of at least two units in the last place of elements of
/// 16 bits: models may round intermediate values of these types or not.
Tolerance widen(Tolerance tolerance, const Tensor &expected) {
  double unit = 0;
  if (expected.type->name == "f16")
    unit = std::ldexp(1.0, -10);
  else if (expected.type->name == "bf16")
    unit = std::ldexp(1.0, -7);
  tolerance.relative = std::max(tolerance.relative, 2 * unit);
  return tolerance;
}

/// Returns the difference of a value, or nullopt if there is none.
std::optional<std::string> compareValues(const Value &got, const Value &wanted,
                                         const Tolerance &tolerance) {
  if (got.tensor.has_value() != wanted.tensor.has_value())
    return got.tensor ? "is a tensor, expected a list"
                      : "is a list, expected a tensor";
  if (got.tensor)
    return findDifference(*got.tensor, *wanted.tensor,
                          widen(tolerance, *wanted.tensor));
  if (got.elements.size() != wanted.elements.size())
    return absl::StrCat("has ", got.elements.size(), " elements, expected ",
                        wanted.elements.size());
  for (auto [i, element, other] :
       llvm::enumerate(got.elements, wanted.elements))
    if (std::optional<std::string> difference =
            compareValues(element, other, tolerance))
      return absl::StrCat("element ", i, ": ", *difference);
  return std::nullopt;
}

/// Returns OK if the model computes the outputs of a data set.
absl::Status runDataSet(const ModelLibrary &library, const DataSet &dataSet,
                        const Tolerance &tolerance) {
  absl::StatusOr<std::vector<Value>> inputs = readValues(dataSet.inputs);
  if (!inputs.ok())
    return inputs.status();
  absl::StatusOr<std::vector<Value>> expected = readValues(dataSet.outputs);
  if (!expected.ok())
    return expected.status();
  absl::StatusOr<std::vector<Value>> outputs =
      library.runValues(library.getEntryPoints().front(), *inputs);
  if (!outputs.ok())
    return outputs.status();
  if (outputs->size() != expected->size())
    return absl::InternalError("the number of outputs is wrong");
  for (auto [index, got, wanted] : llvm::enumerate(*outputs, *expected))
    if (std::optional<std::string> difference =
            compareValues(got, wanted, tolerance))
      return absl::InternalError("output " + std::to_string(index) + ": " +
                                 *difference);
  return absl::OkStatus();
}

/// Tests whose expected outputs are not those that ONNX specifies: where the
/// values of these inverse Fourier transforms are 0, up to 1.9e-7 is expected,
/// with a tolerance of 1e-7. A NaN becomes 6 in FLOAT4E2M1, but -0 is expected.
constexpr llvm::StringLiteral wrongTests[] = {
    "node/test_cast_FLOAT16_to_FLOAT4E2M1",
    "node/test_cast_FLOAT_to_FLOAT4E2M1",
    "node/test_castlike_FLOAT16_to_FLOAT4E2M1",
    "node/test_castlike_FLOAT16_to_FLOAT4E2M1_expanded",
    "node/test_castlike_FLOAT_to_FLOAT4E2M1",
    "node/test_castlike_FLOAT_to_FLOAT4E2M1_expanded",
    "node/test_dft_inverse",
    "node/test_dft_inverse_opset19",
};

/// Tests whose expected outputs are random numbers of NumPy. See
/// tests/models:random_numbers_test.
constexpr llvm::StringLiteral randomTests[] = {
    "node/test_bernoulli",
    "node/test_bernoulli_double",
    "node/test_bernoulli_double_expanded",
    "node/test_bernoulli_expanded",
    "node/test_bernoulli_seed",
    "node/test_bernoulli_seed_expanded",
    "node/test_training_dropout",
    "node/test_training_dropout_default",
    "node/test_training_dropout_default_mask",
    "node/test_training_dropout_mask",
};

/// Runs a compiled model and returns its outcome.
std::string runCase(const SuiteCase &suiteCase, const std::string &path) {
  absl::StatusOr<std::unique_ptr<ModelLibrary>> library =
      ModelLibrary::open(path);
  absl::Status status = library.status();
  const Tolerance tolerance = {suiteCase.relativeTolerance,
                               suiteCase.absoluteTolerance, std::nullopt};
  for (const DataSet &dataSet : suiteCase.dataSets)
    if (status.ok())
      status = runDataSet(**library, dataSet, tolerance);
  if (status.ok())
    return passed.str();
  return "wrong: " + std::string(status.message());
}

absl::StatusOr<std::vector<std::string>> readLines(llvm::StringRef path) {
  auto file = llvm::MemoryBuffer::getFile(path);
  if (!file)
    return systemError(path, file.getError());
  std::vector<std::string> lines;
  for (llvm::StringRef line : llvm::split((*file)->getBuffer(), '\n'))
    if (!line.empty())
      lines.push_back(line.str());
  return lines;
}

/// Returns the difference of the outcome of a test from what is expected, or an
/// empty string.
std::string judge(llvm::StringRef outcome, llvm::StringRef name,
                  bool isListed) {
  if (outcome == passed)
    return isListed ? "" : "passes, but is not listed";
  if (isListed)
    return outcome.str();
  if (outcome.starts_with("refused") ||
      (outcome.starts_with("wrong") && (llvm::is_contained(wrongTests, name) ||
                                        llvm::is_contained(randomTests, name))))
    return "";
  return outcome.str();
}

/// Returns the names of the tests that must pass.
absl::StatusOr<llvm::StringSet<>>
readListed(llvm::ArrayRef<const char *> paths) {
  llvm::StringSet<> listed;
  for (auto [i, path] : llvm::enumerate(paths)) {
    absl::StatusOr<std::vector<std::string>> lines = readLines(path);
    if (!lines.ok())
      return lines.status();
    for (const std::string &line : *lines) {
      const llvm::StringRef name = llvm::StringRef(line).split(':').first;
      if (i == 0)
        listed.insert(name);
      else if (!listed.erase(name))
        return absl::InvalidArgumentError(absl::StrCat(
            path, ": ", name.str(), " is not listed in ", paths[0]));
    }
  }
  return listed;
}

/// Returns whether all outcomes are as expected.
absl::StatusOr<bool> runSuite(llvm::ArrayRef<const char *> arguments) {
  if (arguments.size() != 3 && arguments.size() != 4)
    return absl::InvalidArgumentError(
        "usage: run_suite SUITE FOLDER PASSING [EXCEPTIONS]");
  absl::StatusOr<std::vector<SuiteCase>> suite = readSuite(arguments[0]);
  if (!suite.ok())
    return suite.status();
  const std::string folder = arguments[1];
  absl::StatusOr<std::vector<std::string>> outcomes =
      readLines(folder + "/outcomes.txt");
  if (!outcomes.ok())
    return outcomes.status();
  if (outcomes->size() != suite->size())
    return absl::InternalError(folder + ": one outcome is not one line");
  absl::StatusOr<llvm::StringSet<>> listed =
      readListed(arguments.drop_front(2));
  if (!listed.ok())
    return listed.status();

  bool isAsExpected = true;
  size_t numPassed = 0;
  for (size_t i = 0; i < suite->size(); ++i) {
    const SuiteCase &suiteCase = (*suite)[i];
    std::string outcome = (*outcomes)[i];
    if (outcome == "compiled")
      outcome = runIsolated(/*seconds=*/120, [&] {
        return runCase(suiteCase, folder + "/" + std::to_string(i) + ".so");
      });
    numPassed += outcome == passed;
    const std::string difference =
        judge(outcome, suiteCase.name, listed->contains(suiteCase.name));
    if (difference.empty())
      continue;
    isAsExpected = false;
    llvm::outs() << suiteCase.name << ": " << difference << "\n";
  }
  llvm::outs() << numPassed << " of " << suite->size() << " tests pass\n";
  return isAsExpected;
}

} // namespace
} // namespace onnx_mlir

int main(int argc, char **argv) {
  absl::StatusOr<bool> isAsExpected =
      onnx_mlir::runSuite(llvm::ArrayRef<const char *>(argv + 1, argc - 1));
  if (!isAsExpected.ok())
    return mlir::finishTool(isAsExpected.status());
  return *isAsExpected ? 0 : 1;
}
