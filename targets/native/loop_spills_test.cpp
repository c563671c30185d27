// SPDX-License-Identifier: Apache-2.0
#include "targets/native/loop_spills.h"

#include <memory>
#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "targets/native/target.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Target/TargetMachine.h"
#include "gtest/gtest.h"

namespace mlir::native {
namespace {

/// Returns a function with a loop that carries this many sums of vectors of
/// four floats.
std::string makeLoop(unsigned numSums) {
  std::string text =
      "declare <4 x float> @llvm.fma.v4f32(<4 x float>, <4 x float>, <4 x "
      "float>)\n"
      "define void @sum(ptr noalias %x, ptr noalias %y, i64 %n) {\n"
      "entry:\n  br label %loop\nloop:\n"
      "  %i = phi i64 [ 0, %entry ], [ %next, %loop ]\n";
  for (unsigned s = 0; s < numSums; ++s)
    absl::StrAppend(&text, "  %s", s,
                    " = phi <4 x float> [ zeroinitializer, %entry ], [ %t", s,
                    ", %loop ]\n");
  text += "  %p = getelementptr <4 x float>, ptr %x, i64 %i\n"
          "  %a = load <4 x float>, ptr %p\n";
  for (unsigned s = 0; s < numSums; ++s)
    absl::StrAppend(&text, "  %t", s,
                    " = call <4 x float> @llvm.fma.v4f32(<4 x float> %a, <4 x "
                    "float> %a, <4 x float> %s",
                    s, ")\n");
  text += "  %next = add i64 %i, 1\n  %more = icmp ult i64 %next, %n\n"
          "  br i1 %more, label %loop, label %end\nend:\n";
  for (unsigned s = 0; s < numSums; ++s)
    absl::StrAppend(&text, "  %q", s, " = getelementptr <4 x float>, ptr %y, ",
                    "i64 ", s, "\n  store <4 x float> %t", s, ", ptr %q", s,
                    "\n");
  return text + "  ret void\n}\n";
}

/// Returns the innermost loops of machine code for a CPU.
std::vector<InnermostLoop> getLoops(const std::string &text, const char *triple,
                                    const char *cpu) {
  llvm::LLVMContext context;
  llvm::SMDiagnostic diagnostic;
  std::unique_ptr<llvm::Module> module =
      llvm::parseAssemblyString(text, diagnostic, context);
  absl::StatusOr<Target> target = resolveTarget(triple, cpu);
  if (!module || !target.ok())
    return {};
  std::unique_ptr<llvm::TargetMachine> machine =
      createTargetMachine(*target, OptimizationLevel::O3);
  module->setTargetTriple(target->triple.str());
  module->setDataLayout(machine->createDataLayout());
  absl::StatusOr<std::vector<InnermostLoop>> loops =
      getInnermostLoops(*module, *machine);
  return loops.ok() ? *loops : std::vector<InnermostLoop>();
}

struct Registers {
  const char *triple, *cpu;
  /// The number of vector registers.
  unsigned count;
};

class LoopSpillsTest : public testing::TestWithParam<Registers> {};

TEST_P(LoopSpillsTest, SumsThatFitStayInRegisters) {
  const auto loops = getLoops(makeLoop(GetParam().count - 2), GetParam().triple,
                              GetParam().cpu);
  ASSERT_EQ(loops.size(), 1u);
  EXPECT_EQ(loops[0].function, "sum");
  EXPECT_GE(loops[0].numInstructions, GetParam().count);
  EXPECT_EQ(loops[0].numSpills, 0u);
  EXPECT_EQ(loops[0].numReloads, 0u);
}

TEST_P(LoopSpillsTest, OtherSumsAreSpilled) {
  const auto loops = getLoops(makeLoop(GetParam().count + 4), GetParam().triple,
                              GetParam().cpu);
  ASSERT_EQ(loops.size(), 1u);
  EXPECT_GE(loops[0].numSpills, 4u);
  EXPECT_GE(loops[0].numReloads, 4u);
}

TEST(InnermostLoopsTest, OthersAreNotListed) {
  const auto loops = getLoops(R"(
    define void @nest(ptr %x, i64 %n) {
    entry:
      br label %outer
    outer:
      %i = phi i64 [ 0, %entry ], [ %j, %latch ]
      br label %inner
    inner:
      %k = phi i64 [ 0, %outer ], [ %l, %inner ]
      store volatile i64 %k, ptr %x
      %l = add i64 %k, 1
      %again = icmp ult i64 %l, %n
      br i1 %again, label %inner, label %latch
    latch:
      %j = add i64 %i, 1
      %more = icmp ult i64 %j, %n
      br i1 %more, label %outer, label %end
    end:
      ret void
    })",
                              "x86_64-linux-gnu", "x86-64-v3");
  ASSERT_EQ(loops.size(), 1u);
  EXPECT_LT(loops[0].numInstructions, 8u);
}

INSTANTIATE_TEST_SUITE_P(
    Machines, LoopSpillsTest,
    testing::Values(Registers{"x86_64-linux-gnu", "x86-64-v3", 16},
                    Registers{"x86_64-linux-gnu", "x86-64-v4", 32},
                    Registers{"powerpc64le-linux-gnu", "pwr9", 64},
                    Registers{"s390x-linux-gnu", "z14", 32}));

} // namespace
} // namespace mlir::native
