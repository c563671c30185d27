// SPDX-License-Identifier: Apache-2.0
// LLVM's IR, its parser and its verifier link and run on every platform.
#include <memory>
#include <string>

#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Verifier.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"

namespace {

TEST(LlvmIrTest, ReadsAndVerifiesAModule) {
  llvm::LLVMContext context;
  llvm::SMDiagnostic error;
  std::unique_ptr<llvm::Module> module =
      llvm::parseAssemblyString("define i32 @twice(i32 %x) {\n"
                                "  %sum = add i32 %x, %x\n"
                                "  ret i32 %sum\n"
                                "}\n",
                                error, context);
  ASSERT_NE(module, nullptr);
  EXPECT_FALSE(llvm::verifyModule(*module, &llvm::errs()));
  EXPECT_EQ(module->getFunction("twice")->arg_size(), 1u);
}

TEST(LlvmIrTest, SaysWhatIsWrongWithText) {
  llvm::LLVMContext context;
  llvm::SMDiagnostic error;
  EXPECT_EQ(llvm::parseAssemblyString("define i32 @f() {\n"
                                      "  ret i64 0\n"
                                      "}\n",
                                      error, context),
            nullptr);
  EXPECT_EQ(error.getLineNo(), 2);
}

} // namespace
