// SPDX-License-Identifier: Apache-2.0
#include "targets/native/float16_operations.h"

#include <memory>
#include <string>

#include "llvm/ADT/STLExtras.h"
#include "llvm/Analysis/ConstantFolding.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Verifier.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace mlir::native {
namespace {

using testing::HasSubstr;
using testing::Not;

std::string print(const llvm::Module &module) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  module.print(stream, nullptr);
  return text;
}

class Float16OperationsTest : public testing::Test {
protected:
  /// Parses the module `text` and expands its functions.
  std::unique_ptr<llvm::Module> expand(const std::string &text) {
    llvm::SMDiagnostic diagnostic;
    std::unique_ptr<llvm::Module> module =
        llvm::parseAssemblyString(text, diagnostic, context);
    EXPECT_TRUE(module) << diagnostic.getMessage().str() << "\n" << text;
    for (llvm::Function &function : *module) {
      absl::Status status =
          expandFloat16Operations(function, {.half = true, .bfloat = true});
      EXPECT_TRUE(status.ok()) << status;
    }
    std::string errors;
    llvm::raw_string_ostream stream(errors);
    EXPECT_FALSE(llvm::verifyModule(*module, &stream)) << errors;
    return module;
  }

  /// Expands `operation`, an instruction on constants, and returns its value as
  /// LLVM prints it.
  std::string evaluate(const std::string &type, const std::string &operation,
                       const std::string &declaration = "") {
    std::unique_ptr<llvm::Module> module =
        expand(declaration + "\ndefine " + type +
               " @f() {\n  %r = " + operation + "\n  ret " + type + " %r\n}");
    llvm::Function &function = *module->getFunction("f");
    for (llvm::Instruction &instruction :
         llvm::make_early_inc_range(llvm::instructions(function))) {
      llvm::Constant *folded =
          llvm::ConstantFoldInstruction(&instruction, module->getDataLayout());
      if (!folded)
        continue;
      instruction.replaceAllUsesWith(folded);
      instruction.eraseFromParent();
    }
    std::string text;
    llvm::raw_string_ostream stream(text);
    llvm::cast<llvm::ReturnInst>(function.back().getTerminator())
        ->getReturnValue()
        ->printAsOperand(stream, /*PrintType=*/false);
    return text;
  }

  llvm::LLVMContext context;
};

TEST_F(Float16OperationsTest, RoundsEachResult) {
  // 2048 + 1 is a tie, which rounds down to the even neighbor.
  EXPECT_EQ(evaluate("half", "fadd half 0xH6800, 0xH3C00"), "0xH6800");
  EXPECT_EQ(evaluate("half", "fmul half 0xH7BFF, 0xH4000"), "0xH7C00");
  EXPECT_EQ(evaluate("half", "fdiv half 0xH3C00, 0xH4200"), "0xH3555");
  EXPECT_EQ(evaluate("bfloat", "fsub bfloat 0xR4380, 0xR3F40"), "0xR437F");
  EXPECT_EQ(evaluate("bfloat", "frem bfloat 0xR40F0, 0xR4040"), "0xR3FC0");
}

TEST_F(Float16OperationsTest, KeepsFastMathFlags) {
  EXPECT_THAT(print(*expand("define half @f(half %a) {\n"
                            "  %r = fadd nnan contract half %a, %a\n"
                            "  ret half %r\n}")),
              HasSubstr("fadd nnan contract float"));
}

// The sign of a NaN changes too.
TEST_F(Float16OperationsTest, ChangesSignsOnly) {
  EXPECT_EQ(evaluate("half", "fneg half 0xH7D01"), "0xHFD01");
  EXPECT_EQ(evaluate("bfloat", "call bfloat @llvm.fabs.bf16(bfloat 0xRFF81)",
                     "declare bfloat @llvm.fabs.bf16(bfloat)"),
            "0xR7F81");
  EXPECT_EQ(evaluate("half",
                     "call half @llvm.copysign.f16(half 0xH7D01, half 0xH8000)",
                     "declare half @llvm.copysign.f16(half, half)"),
            "0xHFD01");
}

TEST_F(Float16OperationsTest, Compares) {
  EXPECT_EQ(evaluate("i1", "fcmp olt half 0xH8001, 0xH0001"), "true");
  EXPECT_EQ(evaluate("i1", "fcmp oeq bfloat 0xR7FC0, 0xR7FC0"), "false");
}

TEST_F(Float16OperationsTest, Converts) {
  EXPECT_EQ(evaluate("i32", "fptosi half 0xHC500 to i32"), "-5");
  EXPECT_EQ(evaluate("i8", "fptoui bfloat 0xR4300 to i8"), "-128");
  EXPECT_EQ(evaluate("double", "fpext half 0xH3E00 to double"), "1.500000e+00");
  EXPECT_EQ(evaluate("half", "fptrunc double 1.500000e+00 to half"), "0xH3E00");
  EXPECT_EQ(evaluate("bfloat", "sitofp i64 -257 to bfloat"), "0xRC380");
  EXPECT_EQ(evaluate("bfloat", "uitofp i64 257 to bfloat"), "0xR4380");
}

TEST_F(Float16OperationsTest, ComputesIntrinsicsInFloat) {
  EXPECT_EQ(evaluate("half",
                     "call half @llvm.fma.f16(half 0xH4000, half 0xH4200, half "
                     "0xH3C00)",
                     "declare half @llvm.fma.f16(half, half, half)"),
            "0xH4700");
  EXPECT_EQ(evaluate("i8", "call i8 @llvm.fptosi.sat.i8.f16(half 0xH7BFF)",
                     "declare i8 @llvm.fptosi.sat.i8.f16(half)"),
            "127");
  EXPECT_EQ(
      evaluate("<2 x half>",
               "call <2 x half> @llvm.floor.v2f16(<2 x half> <half 0xH3E00, "
               "half 0xHBE00>)",
               "declare <2 x half> @llvm.floor.v2f16(<2 x half>)"),
      "<half 0xH3C00, half 0xHC000>");
}

TEST_F(Float16OperationsTest, RoundsInStructures) {
  const std::string text =
      print(*expand("declare { half, i32 } @llvm.frexp.f16.i32(half)\n"
                    "define { half, i32 } @f(half %a) {\n"
                    "  %r = call { half, i32 } @llvm.frexp.f16.i32(half %a)\n"
                    "  ret { half, i32 } %r\n}"));
  EXPECT_THAT(text, HasSubstr("call { float, i32 } @llvm.frexp.f32.i32"));
}

// Tests the smallest half and a signaling NaN, whose class differs in float.
TEST_F(Float16OperationsTest, TestsClasses) {
  const std::string declaration = "declare i1 @llvm.is.fpclass.f16(half, i32)";
  auto is = [&](const std::string &value, unsigned classes) {
    return evaluate("i1",
                    "call i1 @llvm.is.fpclass.f16(half " + value + ", i32 " +
                        std::to_string(classes) + ")",
                    declaration);
  };
  EXPECT_EQ(is("0xH0001", 0x80), "true");
  EXPECT_EQ(is("0xH8001", 0x80), "false");
  EXPECT_EQ(is("0xH8001", 0x10), "true");
  EXPECT_EQ(is("0xH0400", 0x100), "true");
  EXPECT_EQ(is("0xHFD00", 0x1), "true");
  EXPECT_EQ(is("0xHFD00", 0x2), "false");
  EXPECT_EQ(is("0xH7E00", 0x2), "true");
  EXPECT_EQ(is("0xHFC00", 0x4), "true");
  EXPECT_EQ(is("0xH7C00", 0x3fb), "true");
  EXPECT_EQ(is("0xH8000", 0x20), "true");
  EXPECT_EQ(is("0xH8000", 0x3df), "false");
}

// Adds 1 to 2048 four times; a sum in float would be 2052.
TEST_F(Float16OperationsTest, ReducesInOrderAndRounds) {
  EXPECT_EQ(
      evaluate(
          "half",
          "call half @llvm.vector.reduce.fadd.v4f16(half 0xH6800, <4 x "
          "half> <half 0xH3C00, half 0xH3C00, half 0xH3C00, half 0xH3C00>)",
          "declare half @llvm.vector.reduce.fadd.v4f16(half, <4 x half>)"),
      "0xH6800");
}

TEST_F(Float16OperationsTest, ReducesLanesThatAreOn) {
  EXPECT_EQ(
      evaluate(
          "half",
          "call half @llvm.vp.reduce.fmul.v4f16(half 0xH3C00, <4 x half> <half "
          "0xH4000, half 0xH4000, half 0xH4000, half 0xH4000>, <4 x i1> <i1 "
          "true, i1 false, i1 true, i1 true>, i32 3)",
          "declare half @llvm.vp.reduce.fmul.v4f16(half, <4 x half>, <4 x i1>, "
          "i32)"),
      "0xH4400");
}

TEST_F(Float16OperationsTest, UpdatesAtomically) {
  const std::string text =
      print(*expand("define bfloat @f(ptr %p, bfloat %a) {\n"
                    "  %r = atomicrmw fadd ptr %p, bfloat %a seq_cst\n"
                    "  ret bfloat %r\n}"));
  EXPECT_THAT(text, HasSubstr("cmpxchg ptr %p, i16"));
  EXPECT_THAT(text, Not(HasSubstr("fadd bfloat")));
}

TEST_F(Float16OperationsTest, LeavesMovements) {
  const std::string text =
      "declare <2 x half> @llvm.vector.reverse.v2f16(<2 x half>)\n"
      "define <2 x half> @f(ptr %p, i1 %c) {\n"
      "  %a = load <2 x half>, ptr %p, align 4\n"
      "  %b = call <2 x half> @llvm.vector.reverse.v2f16(<2 x half> %a)\n"
      "  %r = select i1 %c, <2 x half> %a, <2 x half> %b\n"
      "  ret <2 x half> %r\n}";
  EXPECT_THAT(print(*expand(text)),
              HasSubstr("%b = call <2 x half> @llvm.vector.reverse.v2f16"));
}

TEST_F(Float16OperationsTest, LeavesOtherTypes) {
  llvm::SMDiagnostic diagnostic;
  std::unique_ptr<llvm::Module> module = llvm::parseAssemblyString(
      "define half @f(half %a) {\n  %r = fadd half %a, %a\n  ret half %r\n}",
      diagnostic, context);
  const std::string before = print(*module);
  EXPECT_TRUE(expandFloat16Operations(*module->getFunction("f"),
                                      {.half = false, .bfloat = true})
                  .ok());
  EXPECT_EQ(print(*module), before);
}

TEST_F(Float16OperationsTest, RefusesConstrainedOperations) {
  llvm::SMDiagnostic diagnostic;
  std::unique_ptr<llvm::Module> module = llvm::parseAssemblyString(
      "declare half @llvm.experimental.constrained.fadd.f16(half, half, "
      "metadata, metadata)\n"
      "define half @f(half %a) strictfp {\n"
      "  %r = call half @llvm.experimental.constrained.fadd.f16(half %a, half "
      "%a, metadata !\"round.dynamic\", metadata !\"fpexcept.strict\") "
      "strictfp\n"
      "  ret half %r\n}",
      diagnostic, context);
  ASSERT_TRUE(module) << diagnostic.getMessage().str();
  absl::Status status = expandFloat16Operations(*module->getFunction("f"),
                                                {.half = true, .bfloat = true});
  EXPECT_EQ(status.message(),
            "no code for calls of llvm.experimental.constrained.fadd.f16");
}

} // namespace
} // namespace mlir::native
