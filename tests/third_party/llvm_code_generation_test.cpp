// SPDX-License-Identifier: Apache-2.0
// Each of the three code generators links and writes an object, on every
// platform.
#include <memory>

#include "tests/third_party/compile_add.h"
#include "llvm/BinaryFormat/ELF.h"
#include "llvm/Object/ELFObjectFile.h"
#include "llvm/Object/ObjectFile.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/MemoryBufferRef.h"
#include "llvm/Support/TargetSelect.h"
#include "gtest/gtest.h"

namespace {

struct Platform {
  const char *triple;
  unsigned machine;
  bool isLittleEndian;
};

class LlvmCodeGenerationTest : public testing::TestWithParam<Platform> {
protected:
  static void SetUpTestSuite() {
#define INITIALIZE(target)                                                     \
  LLVMInitialize##target##TargetInfo();                                        \
  LLVMInitialize##target##Target();                                            \
  LLVMInitialize##target##TargetMC();                                          \
  LLVMInitialize##target##AsmPrinter();
    INITIALIZE(PowerPC)
    INITIALIZE(SystemZ)
    INITIALIZE(X86)
#undef INITIALIZE
  }
};

TEST_P(LlvmCodeGenerationTest, WritesAnObjectOfTheTarget) {
  llvm::SmallVector<char, 0> bytes = compileAdd(GetParam().triple);
  auto file = llvm::object::ObjectFile::createELFObjectFile(
      llvm::MemoryBufferRef({bytes.data(), bytes.size()}, "add.o"));
  ASSERT_TRUE(static_cast<bool>(file)) << llvm::toString(file.takeError());
  const auto &object =
      *llvm::cast<llvm::object::ELFObjectFileBase>(file->get());
  EXPECT_EQ(object.getEMachine(), GetParam().machine);
  EXPECT_EQ(object.isLittleEndian(), GetParam().isLittleEndian);
}

INSTANTIATE_TEST_SUITE_P(
    Targets, LlvmCodeGenerationTest,
    testing::Values(Platform{"powerpc64le-linux-gnu", llvm::ELF::EM_PPC64,
                             true},
                    Platform{"s390x-linux-gnu", llvm::ELF::EM_S390, false},
                    Platform{"x86_64-linux-gnu", llvm::ELF::EM_X86_64, true}));

} // namespace
