// SPDX-License-Identifier: Apache-2.0
#include "targets/machine/resolve.h"

#include "targets/machine/host.h"
#include "llvm/ADT/STLExtras.h"
#include "gtest/gtest.h"

namespace mlir::machine {
namespace {

std::string message(llvm::StringRef triple, llvm::StringRef cpu,
                    llvm::StringRef features = "") {
  absl::StatusOr<Machine> machine = resolveMachine(triple, cpu, features);
  return machine.ok() ? "" : std::string(machine.status().message());
}

bool contains(const Machine &machine, llvm::StringRef feature) {
  return llvm::is_contained(machine.features, feature);
}

TEST(ResolveTest, EmptyIsTheHostsDefault) {
  absl::StatusOr<Machine> machine = resolveMachine("", "", "");
  ASSERT_TRUE(machine.ok()) << machine.status();
#if defined(__s390x__)
  EXPECT_EQ(machine->model.cpu, "z14");
#elif defined(__powerpc64__)
  EXPECT_EQ(machine->model.cpu, "pwr9");
#else
  EXPECT_EQ(machine->model.cpu, "x86-64-v3");
#endif
  EXPECT_EQ(machine->triple, getHostTriple());
}

TEST(ResolveTest, FeaturesOfTheModel) {
  absl::StatusOr<Machine> machine =
      resolveMachine("powerpc64le-linux-gnu", "power10", "");
  ASSERT_TRUE(machine.ok()) << machine.status();
  EXPECT_TRUE(contains(*machine, "+mma"));
  EXPECT_EQ(machine->triple, "powerpc64le-unknown-linux-gnu");
}

TEST(ResolveTest, FeatureLessTakesWhatNeedsIt) {
  absl::StatusOr<Machine> machine =
      resolveMachine("x86_64-linux-gnu", "x86-64-v4", "-avx512f");
  ASSERT_TRUE(machine.ok()) << machine.status();
  EXPECT_TRUE(contains(*machine, "-avx512bw"));
  EXPECT_TRUE(contains(*machine, "+avx2"));
  EXPECT_EQ(machine->model.vectorBits, 256u);
  EXPECT_EQ(machine->model.vectorRegisters, 16u);
  EXPECT_EQ(machine->model.fmaPorts, 2u);

  machine = resolveMachine("powerpc64le-linux-gnu", "pwr10", "-altivec");
  ASSERT_TRUE(machine.ok()) << machine.status();
  EXPECT_TRUE(contains(*machine, "-mma"));
  EXPECT_EQ(machine->model.vectorBits, 0u);
  EXPECT_EQ(machine->model.fmaPorts, 0u);

  machine = resolveMachine("s390x-linux-gnu", "z15", "-vector");
  ASSERT_TRUE(machine.ok()) << machine.status();
  EXPECT_TRUE(contains(*machine, "-vector-enhancements-2"));
  EXPECT_EQ(machine->model.vectorRegisters, 0u);
}

TEST(ResolveTest, FeatureMoreWidensVectors) {
  absl::StatusOr<Machine> machine =
      resolveMachine("x86_64-linux-gnu", "x86-64", "+avx2,+fma");
  ASSERT_TRUE(machine.ok()) << machine.status();
  EXPECT_EQ(machine->model.vectorBits, 256u);
  EXPECT_EQ(machine->model.fmaPorts, 1u);
}

TEST(ResolveTest, NarrowerVectorsByPreference) {
  absl::StatusOr<Machine> machine =
      resolveMachine("x86_64-linux-gnu", "znver4", "+prefer-256-bit");
  ASSERT_TRUE(machine.ok()) << machine.status();
  EXPECT_EQ(machine->model.vectorBits, 256u);
  EXPECT_EQ(machine->model.vectorRegisters, 32u);
  EXPECT_EQ(machine->model.fmaPorts, 2u);
}

TEST(ResolveTest, LastOfAFeatureCounts) {
  absl::StatusOr<Machine> machine =
      resolveMachine("x86_64-linux-gnu", "", "-fma,+fma");
  ASSERT_TRUE(machine.ok()) << machine.status();
  EXPECT_EQ(llvm::count(machine->features, "+fma"), 1);
  EXPECT_FALSE(contains(*machine, "-fma"));
}

TEST(ResolveTest, UnknownNamesAreErrorsWithTheKnownOnes) {
  EXPECT_EQ(message("s390x-linux-gnu", "z9"),
            "cpu 'z9' is not known for s390x; expected one of: z13, z14, z15, "
            "z16, native");
  EXPECT_EQ(message("s390x-linux-gnu", "", "+vectr")
                .find("feature 'vectr' is not known for s390x; did you mean "
                      "'vector'?; expected one of: backchain, "),
            0u);
  EXPECT_EQ(message("s390x-linux-gnu", "", "vector"),
            "feature 'vector' must start with '+' or '-'");
  EXPECT_EQ(message("sparc-linux-gnu", ""),
            "target triple 'sparc-linux-gnu' is not supported: expected "
            "x86_64-linux-gnu, powerpc64le-linux-gnu or s390x-linux-gnu");
}

TEST(ResolveTest, NativeIsTheHost) {
  absl::StatusOr<Machine> machine = resolveMachine("", "native", "");
  // An emulator may report a CPU that has no model.
  if (machine.ok()) {
    EXPECT_GT(machine->model.caches.l1d, 0u);
  } else {
    EXPECT_NE(std::string(machine.status().message()).find("is not known for"),
              std::string::npos);
  }
}

TEST(ResolveTest, NativeOfAForeignTriple) {
#if defined(__s390x__)
  const char *foreign = "x86_64-linux-gnu";
#else
  const char *foreign = "s390x-linux-gnu";
#endif
  EXPECT_EQ(message(foreign, "native").find("cpu 'native' is a "), 0u);
}

} // namespace
} // namespace mlir::machine
