// SPDX-License-Identifier: Apache-2.0
//
// Runs a model that the compiler compiled, with its own runtime.
#include <cstdlib>

#include "absl/status/statusor.h"
#include "tools/onnx-mlir-run/options.h"
#include "tools/onnx-mlir-run/run.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"

using namespace onnx_mlir;

namespace {

std::string getVariable(const char *name) {
  const char *value = std::getenv(name);
  EXPECT_NE(value, nullptr) << name;
  return value ? value : "";
}

class CompiledModel : public testing::Test {
protected:
  CompiledModel() {
    options.library = getVariable("MODEL");
    options.inputs = {getVariable("INPUT")};
    options.expected = {getVariable("EXPECTED")};
  }

  RunOptions options;
};

TEST_F(CompiledModel, ComputesWhatIsExpected) {
  absl::StatusOr<std::vector<std::string>> differences =
      runModel(options, llvm::nulls());
  ASSERT_TRUE(differences.ok()) << differences.status();
  EXPECT_EQ(*differences, std::vector<std::string>());
}

TEST_F(CompiledModel, DiffersFromOtherNumbers) {
  options.expected = options.inputs;
  absl::StatusOr<std::vector<std::string>> differences =
      runModel(options, llvm::nulls());
  ASSERT_TRUE(differences.ok()) << differences.status();
  EXPECT_EQ(*differences,
            std::vector<std::string>{
                "output 'y': element [1,2]: got 0, expected -5, tolerance "
                "0.005 (6 of 6 elements differ)"});
}

TEST_F(CompiledModel, ChecksItsInputs) {
  options.inputs.push_back(options.inputs[0]);
  EXPECT_EQ(runModel(options, llvm::nulls()).status().message(),
            options.library +
                ": run_main_graph takes 1 inputs, but 2 are given");
}

} // namespace
