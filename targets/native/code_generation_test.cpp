// SPDX-License-Identifier: Apache-2.0
#include "targets/native/code_generation.h"

#include <memory>

#include "llvm/ADT/SmallString.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Target/TargetMachine.h"
#include "gtest/gtest.h"

namespace mlir::native {
namespace {

class CodeGenerationTest : public testing::Test {
protected:
  CodeGenerationTest() {
    absl::StatusOr<Target> target = resolveTarget("s390x-linux-gnu", "");
    machine = createTargetMachine(*target, OptimizationLevel::O2);
  }

  std::unique_ptr<llvm::Module> parse(llvm::StringRef text) {
    llvm::SMDiagnostic diagnostic;
    return llvm::parseAssemblyString(text, diagnostic, context);
  }

  llvm::LLVMContext context;
  std::unique_ptr<llvm::TargetMachine> machine;
};

TEST_F(CodeGenerationTest, OptimizingRemovesWork) {
  auto module = parse("define i32 @f(i32 %x) {\n"
                      "  %y = add i32 %x, 1\n  %z = sub i32 %y, 1\n"
                      "  ret i32 %z\n}\n");
  ASSERT_TRUE(optimize(*module, *machine, OptimizationLevel::O2).ok());
  EXPECT_EQ(module->getFunction("f")->getInstructionCount(), 1u);
}

TEST_F(CodeGenerationTest, LevelZeroKeepsIt) {
  auto module = parse("define i32 @f(i32 %x) {\n"
                      "  %y = add i32 %x, 1\n  %z = sub i32 %y, 1\n"
                      "  ret i32 %z\n}\n");
  ASSERT_TRUE(optimize(*module, *machine, OptimizationLevel::O0).ok());
  EXPECT_EQ(module->getFunction("f")->getInstructionCount(), 3u);
}

TEST_F(CodeGenerationTest, ScheduledLoopsRemain) {
  auto module = parse(R"(
    define void @unrolled(ptr %x) {
      br label %loop
    loop:
      %i = phi i64 [ 0, %0 ], [ %next, %loop ]
      %p = getelementptr float, ptr %x, i64 %i
      store volatile float 0.0, ptr %p
      %next = add i64 %i, 1
      %more = icmp ult i64 %next, 4
      br i1 %more, label %loop, label %end
    end:
      ret void
    }
    define void @scheduled(ptr %x) "scheduled-loops" {
      br label %loop
    loop:
      %i = phi i64 [ 0, %0 ], [ %next, %loop ]
      %p = getelementptr float, ptr %x, i64 %i
      store volatile float 0.0, ptr %p
      %next = add i64 %i, 1
      %more = icmp ult i64 %next, 4
      br i1 %more, label %loop, label %end
    end:
      ret void
    }
  )");
  ASSERT_TRUE(optimize(*module, *machine, OptimizationLevel::O2).ok());
  EXPECT_EQ(module->getFunction("unrolled")->size(), 1u);
  EXPECT_GT(module->getFunction("scheduled")->size(), 1u);
}

TEST_F(CodeGenerationTest, ModuleGetsTheTargetsLayout) {
  llvm::Module module("m", context);
  ASSERT_TRUE(optimize(module, *machine, OptimizationLevel::O1).ok());
  EXPECT_TRUE(module.getDataLayout().isBigEndian());
}

TEST_F(CodeGenerationTest, InvalidModuleIsRefused) {
  llvm::Module module("m", context);
  auto *function = llvm::Function::Create(
      llvm::FunctionType::get(llvm::Type::getVoidTy(context), false),
      llvm::GlobalValue::ExternalLinkage, "f", module);
  // The block has no terminator.
  llvm::BasicBlock::Create(context, "entry", function);
  absl::Status status = optimize(module, *machine, OptimizationLevel::O2);
  EXPECT_EQ(status.code(), absl::StatusCode::kInternal);
  EXPECT_NE(std::string(status.message()).find("does not have terminator"),
            std::string::npos);
}

TEST_F(CodeGenerationTest, BackEndsComplaintIsAnError) {
  auto module = parse("define void @f() {\n"
                      "  call void asm sideeffect \"no such thing\", \"\"()\n"
                      "  ret void\n}\n");
  ASSERT_TRUE(optimize(*module, *machine, OptimizationLevel::O2).ok());
  llvm::SmallString<0> object;
  llvm::raw_svector_ostream stream(object);
  absl::Status status = emitObject(*module, *machine, stream);
  EXPECT_EQ(status.code(), absl::StatusCode::kInternal);
  EXPECT_NE(std::string(status.message()).find("<inline asm>"),
            std::string::npos)
      << status;
}

// LLVM 19 alone cannot select it.
TEST_F(CodeGenerationTest, VectorsRoundToEvenOnPowerPC) {
  absl::StatusOr<Target> target = resolveTarget("powerpc64le-linux-gnu", "");
  machine = createTargetMachine(*target, OptimizationLevel::O2);
  auto module =
      parse("declare <4 x float> @llvm.roundeven.v4f32(<4 x float>)\n"
            "define <4 x float> @f(<4 x float> %x) {\n"
            "  %y = call <4 x float> @llvm.roundeven.v4f32(<4 x float> %x)\n"
            "  ret <4 x float> %y\n}\n");
  ASSERT_TRUE(optimize(*module, *machine, OptimizationLevel::O2).ok());
  llvm::SmallString<0> text;
  llvm::raw_svector_ostream stream(text);
  const absl::Status status = emitAssembly(*module, *machine, stream);
  ASSERT_TRUE(status.ok()) << status;
  EXPECT_NE(text.str().find("xvrspic"), llvm::StringRef::npos) << text.c_str();
}

TEST_F(CodeGenerationTest, AssemblyIsText) {
  auto module = parse("define void @f() {\n  ret void\n}\n");
  ASSERT_TRUE(optimize(*module, *machine, OptimizationLevel::O2).ok());
  llvm::SmallString<0> text;
  llvm::raw_svector_ostream stream(text);
  ASSERT_TRUE(emitAssembly(*module, *machine, stream).ok());
  EXPECT_NE(text.str().find("br\t%r14"), llvm::StringRef::npos) << text.c_str();
}

TEST_F(CodeGenerationTest, ObjectFileIsElf) {
  auto module = parse("define void @f() {\n  ret void\n}\n");
  ASSERT_TRUE(optimize(*module, *machine, OptimizationLevel::O2).ok());
  llvm::SmallString<0> object;
  llvm::raw_svector_ostream stream(object);
  ASSERT_TRUE(emitObject(*module, *machine, stream).ok());
  EXPECT_TRUE(object.starts_with("\x7f"
                                 "ELF\2\2"));
}

} // namespace
} // namespace mlir::native
