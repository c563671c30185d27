// SPDX-License-Identifier: Apache-2.0
#include "tools/onnx-mlir-run/options.h"

#include <string>

#include "gtest/gtest.h"

using namespace onnx_mlir;

namespace {

absl::StatusOr<RunOptions> parse(llvm::ArrayRef<const char *> arguments) {
  std::string output;
  llvm::raw_string_ostream stream(output);
  return parseOptions(arguments, stream);
}

TEST(Options, Everything) {
  absl::StatusOr<RunOptions> options =
      parse({"m.so", "--input", "a.pb", "--input=b.npy", "--compare", "y.pb",
             "--output-dir=out", "--npy", "--entry-point=run_b", "--rtol=0.5",
             "--atol", "0"});
  ASSERT_TRUE(options.ok()) << options.status();
  EXPECT_EQ(options->library, "m.so");
  EXPECT_EQ(options->inputs, (std::vector<std::string>{"a.pb", "b.npy"}));
  EXPECT_EQ(options->expected, std::vector<std::string>{"y.pb"});
  EXPECT_EQ(options->outputFolder, "out");
  EXPECT_TRUE(options->writeNpy);
  EXPECT_EQ(options->entryPoint, "run_b");
  EXPECT_EQ(options->tolerance.relative, 0.5);
  EXPECT_EQ(options->tolerance.absolute, 0);
  EXPECT_EQ(options->tolerance.ofLargest, std::nullopt);
}

TEST(Options, Tolerances) {
  EXPECT_EQ(parse({"m.so"})->tolerance.relative, 1e-3);
  EXPECT_EQ(parse({"m.so"})->tolerance.absolute, 1e-7);
  EXPECT_EQ(parse({"m.so", "--rtol-max=1e-3"})->tolerance.ofLargest, 1e-3);
  EXPECT_EQ(parse({"m.so", "--rtol-max=1", "--atol=0"}).status().message(),
            "--rtol-max cannot be combined with --rtol and --atol");
  for (const char *wrong : {"--rtol=-1", "--atol=nan", "--rtol-max=-0.5"})
    EXPECT_EQ(parse({"m.so", wrong}).status().message(),
              "a tolerance must be finite and not negative")
        << wrong;
}

TEST(Options, Help) {
  std::string output;
  llvm::raw_string_ostream stream(output);
  absl::StatusOr<RunOptions> options = parseOptions({"--help"}, stream);
  ASSERT_TRUE(options.ok()) << options.status();
  EXPECT_TRUE(options->help);
  EXPECT_NE(output.find("--rtol-max"), std::string::npos);
}

TEST(Options, Mistakes) {
  EXPECT_FALSE(parse({}).ok());
  EXPECT_FALSE(parse({"m.so", "n.so"}).ok());
  EXPECT_FALSE(parse({"m.so", "--unknown"}).ok());
}

} // namespace
