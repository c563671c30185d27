// SPDX-License-Identifier: Apache-2.0
#include "targets/native/target.h"

#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/Target/TargetMachine.h"
#include "gtest/gtest.h"

namespace mlir::native {
namespace {

/// Returns the resolved CPU, or the error message.
std::string resolve(llvm::StringRef triple, llvm::StringRef cpu) {
  absl::StatusOr<Target> target = resolveTarget(triple, cpu);
  return target.ok() ? target->cpu : std::string(target.status().message());
}

TEST(TargetTest, DefaultCpuOfEachArchitecture) {
  EXPECT_EQ(resolve("x86_64-linux-gnu", ""), "x86-64-v3");
  EXPECT_EQ(resolve("powerpc64le-linux-gnu", ""), "pwr9");
  EXPECT_EQ(resolve("s390x-linux-gnu", ""), "z14");
}

TEST(TargetTest, EmptyTripleIsTheHost) {
  absl::StatusOr<Target> target = resolveTarget("", "");
  ASSERT_TRUE(target.ok()) << target.status();
#if defined(__s390x__)
  EXPECT_EQ(target->triple.getArch(), llvm::Triple::systemz);
#elif defined(__powerpc64__)
  EXPECT_EQ(target->triple.getArch(), llvm::Triple::ppc64le);
#else
  EXPECT_EQ(target->triple.getArch(), llvm::Triple::x86_64);
#endif
}

TEST(TargetTest, TripleWithVendorIsNormalised) {
  absl::StatusOr<Target> target = resolveTarget("s390x-ibm-linux", "");
  ASSERT_TRUE(target.ok()) << target.status();
  EXPECT_EQ(target->triple.getArch(), llvm::Triple::systemz);
}

TEST(TargetTest, IbmsNamesOfPowerCpus) {
  EXPECT_EQ(resolve("ppc64le-linux-gnu", "power10"), "pwr10");
}

TEST(TargetTest, Features) {
  absl::StatusOr<Target> target =
      resolveTarget("s390x-linux-gnu", "z14", "-vector,+backchain");
  ASSERT_TRUE(target.ok()) << target.status();
  EXPECT_FALSE(createTargetMachine(*target, OptimizationLevel::O2)
                   ->getMCSubtargetInfo()
                   ->checkFeatures("+vector"));
  EXPECT_EQ(resolveTarget("s390x-linux-gnu", "", "vector").status().message(),
            "feature 'vector' must start with '+' or '-'");
  EXPECT_EQ(resolveTarget("s390x-linux-gnu", "", "+avx").status().message(),
            "feature 'avx' is not known for s390x");
}

TEST(TargetTest, CpuOfAnotherArchitecture) {
  EXPECT_EQ(resolve("s390x-linux-gnu", "x86-64-v3"),
            "cpu 'x86-64-v3' is not known for s390x");
}

TEST(TargetTest, CpuWithoutSixtyFourBits) {
  EXPECT_EQ(resolve("x86_64-linux-gnu", "i586"),
            "cpu 'i586' is not known for x86_64");
  EXPECT_EQ(resolve("ppc64le-linux-gnu", "440"),
            "cpu '440' is not known for ppc64le");
}

TEST(TargetTest, CpuOlderThanTheAbi) {
  EXPECT_EQ(resolve("ppc64le-linux-gnu", "pwr7"),
            "cpu 'pwr7' is not known for ppc64le");
}

TEST(TargetTest, UnsupportedTriples) {
  for (const char *triple :
       {"aarch64-linux-gnu", "powerpc64-linux-gnu", "x86_64-apple-darwin",
        "x86_64-linux-gnux32", "s390x-linux-musl", "nonsense"})
    EXPECT_EQ(resolve(triple, ""),
              "target triple '" + std::string(triple) +
                  "' is not supported: expected x86_64-linux-gnu, "
                  "powerpc64le-linux-gnu or s390x-linux-gnu");
}

TEST(TargetTest, NativeCpuOfAForeignTriple) {
#if defined(__s390x__)
  const char *foreign = "x86_64-linux-gnu";
#else
  const char *foreign = "s390x-linux-gnu";
#endif
  EXPECT_NE(resolve(foreign, "native").find("cpu 'native' is a "),
            std::string::npos);
}

TEST(TargetTest, MachineHasTheTargetsByteOrder) {
  for (auto [triple, isLittle] : {std::pair{"x86_64-linux-gnu", true},
                                  std::pair{"powerpc64le-linux-gnu", true},
                                  std::pair{"s390x-linux-gnu", false}}) {
    absl::StatusOr<Target> target = resolveTarget(triple, "");
    ASSERT_TRUE(target.ok()) << target.status();
    EXPECT_EQ(createTargetMachine(*target, OptimizationLevel::O3)
                  ->createDataLayout()
                  .isLittleEndian(),
              isLittle);
  }
}

} // namespace
} // namespace mlir::native
