// SPDX-License-Identifier: Apache-2.0
#include "targets/native/narrow_products.h"

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

/// Returns the instructions of a function that returns %m and has arguments %a
/// and %b.
std::string run(const std::string &type, const std::string &triple) {
  llvm::LLVMContext context;
  llvm::SMDiagnostic error;
  const std::unique_ptr<llvm::Module> module = llvm::parseAssemblyString(
      "define " + type + " @f(" + type + " %a, " + type + " %b) {\n%m = mul " +
          type + " %a, %b\nret " + type + " %m\n}\n",
      error, context);
  if (!module)
    return error.getMessage().str();
  widenNarrowProducts(*module, llvm::Triple(triple));
  EXPECT_FALSE(llvm::verifyModule(*module));
  std::string text;
  llvm::raw_string_ostream os(text);
  for (llvm::Instruction &instruction : module->getFunction("f")->front())
    os << instruction << "\n";
  return text;
}

TEST(NarrowProductsTest, AreWidenedOnPowerPC) {
  EXPECT_EQ(run("i2", "powerpc64le-linux-gnu"), "  %1 = zext i2 %a to i32\n"
                                                "  %2 = zext i2 %b to i32\n"
                                                "  %3 = mul i32 %1, %2\n"
                                                "  %m = trunc i32 %3 to i2\n"
                                                "  ret i2 %m\n");
}

TEST(NarrowProductsTest, OtherWidthsAreLeft) {
  EXPECT_EQ(run("i4", "powerpc64le-linux-gnu"),
            "  %m = mul i4 %a, %b\n  ret i4 %m\n");
}

TEST(NarrowProductsTest, OtherArchitecturesAreLeft) {
  EXPECT_EQ(run("i2", "s390x-linux-gnu"),
            "  %m = mul i2 %a, %b\n  ret i2 %m\n");
}

} // namespace
} // namespace mlir::native
