// SPDX-License-Identifier: Apache-2.0
#include "targets/native/array_addresses.h"

#include <string>

#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/PassManager.h"
#include "llvm/IR/Verifier.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"

namespace mlir::native {
namespace {

/// Returns the body of a function with arguments %p, %i, %j and %k after the
/// pass.
std::string run(const std::string &body) {
  llvm::LLVMContext context;
  llvm::SMDiagnostic error;
  auto module = llvm::parseAssemblyString(
      "define ptr @f(ptr %p, i64 %i, i64 %j, i64 %k) {\nentry:\n" + body +
          "  ret ptr %a\n}\n",
      error, context);
  if (!module)
    return error.getMessage().str();
  llvm::FunctionAnalysisManager analyses;
  llvm::Function &function = *module->getFunction("f");
  ArrayAddressPass().run(function, analyses);
  EXPECT_FALSE(llvm::verifyModule(*module));
  std::string text;
  llvm::raw_string_ostream os(text);
  for (llvm::Instruction &instruction : function.getEntryBlock())
    if (llvm::isa<llvm::GetElementPtrInst>(instruction))
      os << instruction << "\n";
  return text;
}

TEST(ArrayAddressTest, TwoDimensions) {
  EXPECT_EQ(run("  %0 = mul nuw nsw i64 %i, 66\n"
                "  %1 = add nuw nsw i64 %0, %j\n"
                "  %a = getelementptr inbounds nuw float, ptr %p, i64 %1\n"),
            "  %2 = getelementptr inbounds nuw [66 x float], ptr %p, i64 %i\n"
            "  %a = getelementptr inbounds nuw [66 x float], ptr %2, i64 0, "
            "i64 %j\n");
}

TEST(ArrayAddressTest, ThreeDimensions) {
  EXPECT_EQ(
      run("  %0 = mul nuw nsw i64 %i, 20\n"
          "  %1 = mul nuw nsw i64 %j, 5\n"
          "  %2 = add nuw nsw i64 %0, %1\n"
          "  %3 = add nuw nsw i64 %2, %k\n"
          "  %a = getelementptr inbounds nuw i8, ptr %p, i64 %3\n"),
      "  %4 = getelementptr inbounds nuw [4 x [5 x i8]], ptr %p, i64 %i\n"
      "  %5 = getelementptr inbounds nuw [4 x [5 x i8]], ptr %4, i64 0, "
      "i64 %j\n"
      "  %a = getelementptr inbounds nuw [5 x i8], ptr %5, i64 0, i64 %k\n");
}

TEST(ArrayAddressTest, EvenTheLastIndexIsScaled) {
  EXPECT_EQ(run("  %0 = mul nuw nsw i64 %i, 20\n"
                "  %1 = mul nuw nsw i64 %j, 5\n"
                "  %2 = add nuw nsw i64 %0, %1\n"
                "  %a = getelementptr inbounds nuw i8, ptr %p, i64 %2\n"),
            "  %3 = getelementptr inbounds nuw [4 x [5 x i8]], ptr %p, i64 %i\n"
            "  %a = getelementptr inbounds nuw [4 x [5 x i8]], ptr %3, i64 0, "
            "i64 %j\n");
}

TEST(ArrayAddressTest, PartsOfOneIndexAreAdded) {
  EXPECT_EQ(run("  %0 = mul nuw nsw i64 %i, 8\n"
                "  %1 = add nuw nsw i64 %j, %0\n"
                "  %2 = add nuw nsw i64 %1, %k\n"
                "  %a = getelementptr inbounds nuw i8, ptr %p, i64 %2\n"),
            "  %4 = getelementptr inbounds nuw [8 x i8], ptr %p, i64 %i\n"
            "  %a = getelementptr inbounds nuw [8 x i8], ptr %4, i64 0, i64 "
            "%3\n");
}

TEST(ArrayAddressTest, WhatMayBeNegativeStays) {
  const std::string sum = "  %0 = mul nuw nsw i64 %i, 8\n"
                          "  %1 = add nuw nsw i64 %0, %j\n";
  for (const std::string &body :
       {"  %0 = mul nsw i64 %i, 8\n  %1 = add nuw nsw i64 %0, %j\n"
        "  %a = getelementptr inbounds nuw i8, ptr %p, i64 %1\n",
        "  %0 = mul nuw nsw i64 %i, 8\n  %1 = add nsw i64 %0, %j\n"
        "  %a = getelementptr inbounds nuw i8, ptr %p, i64 %1\n"})
    EXPECT_EQ(run(body),
              "  %a = getelementptr inbounds nuw i8, ptr %p, i64 %1\n");
  EXPECT_EQ(run(sum + "  %a = getelementptr inbounds i8, ptr %p, i64 %1\n"),
            "  %a = getelementptr inbounds i8, ptr %p, i64 %1\n");
  EXPECT_EQ(run(sum + "  %a = getelementptr nuw i8, ptr %p, i64 %1\n"),
            "  %a = getelementptr nuw i8, ptr %p, i64 %1\n");
}

TEST(ArrayAddressTest, StridesThatAreNoArrayStay) {
  EXPECT_EQ(run("  %0 = mul nuw nsw i64 %i, 8\n"
                "  %1 = mul nuw nsw i64 %j, 3\n"
                "  %2 = add nuw nsw i64 %0, %1\n"
                "  %a = getelementptr inbounds nuw i8, ptr %p, i64 %2\n"),
            "  %a = getelementptr inbounds nuw i8, ptr %p, i64 %2\n");
}

} // namespace
} // namespace mlir::native
