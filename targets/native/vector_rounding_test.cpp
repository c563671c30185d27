// SPDX-License-Identifier: Apache-2.0
#include "targets/native/vector_rounding.h"

#include <memory>
#include <string>

#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Verifier.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"

namespace mlir::native {
namespace {

/// Returns the first instruction of a function that rounds its argument %a.
std::string run(const std::string &type, const std::string &suffix,
                const std::string &triple) {
  llvm::LLVMContext context;
  llvm::SMDiagnostic error;
  const std::unique_ptr<llvm::Module> module = llvm::parseAssemblyString(
      "define " + type + " @f(" + type + " %a) {\n%r = call nnan " + type +
          " @llvm.roundeven." + suffix + "(" + type + " %a)\nret " + type +
          " %r\n}\n",
      error, context);
  if (!module)
    return error.getMessage().str();
  replaceVectorRoundEven(*module, llvm::Triple(triple));
  EXPECT_FALSE(llvm::verifyModule(*module));
  std::string text;
  llvm::raw_string_ostream os(text);
  os << module->getFunction("f")->front().front();
  return text;
}

TEST(VectorRoundingTest, VectorsUseRintOnPowerPC) {
  EXPECT_EQ(run("<4 x float>", "v4f32", "powerpc64le-linux-gnu"),
            "  %r = call nnan <4 x float> @llvm.rint.v4f32(<4 x float> %a)");
}

TEST(VectorRoundingTest, ScalarsAreLeft) {
  EXPECT_EQ(run("float", "f32", "powerpc64le-linux-gnu"),
            "  %r = call nnan float @llvm.roundeven.f32(float %a)");
}

TEST(VectorRoundingTest, OtherArchitecturesAreLeft) {
  EXPECT_EQ(
      run("<4 x float>", "v4f32", "s390x-linux-gnu"),
      "  %r = call nnan <4 x float> @llvm.roundeven.v4f32(<4 x float> %a)");
}

} // namespace
} // namespace mlir::native
