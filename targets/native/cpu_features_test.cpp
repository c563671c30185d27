// SPDX-License-Identifier: Apache-2.0
#include "targets/native/cpu_features.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "gtest/gtest.h"

namespace mlir::native {
namespace {

std::vector<CpuFeature> getFeatures(llvm::StringRef triple,
                                    llvm::StringRef cpu) {
  absl::StatusOr<Target> target = resolveTarget(triple, cpu);
  EXPECT_TRUE(target.ok()) << target.status();
  return getRequiredCpuFeatures(*target);
}

/// Returns word and bit of the feature `name`, or nullopt if it is not
/// required.
std::optional<std::pair<unsigned, unsigned>>
find(const std::vector<CpuFeature> &features, llvm::StringRef name) {
  for (const CpuFeature &feature : features)
    if (feature.name == name)
      return std::pair(feature.word, feature.bit);
  return std::nullopt;
}

using WordAndBit = std::pair<unsigned, unsigned>;

TEST(CpuFeaturesTest, X86LevelThree) {
  std::vector<CpuFeature> features =
      getFeatures("x86_64-linux-gnu", "x86-64-v3");
  // The numbers are those of GCC's and compiler-rt's __cpu_model.
  EXPECT_EQ(find(features, "avx2"), WordAndBit(0, 10));
  EXPECT_EQ(find(features, "fma"), WordAndBit(0, 14));
  EXPECT_TRUE(find(features, "movbe"));
  EXPECT_FALSE(find(features, "avx512f"));
}

TEST(CpuFeaturesTest, X86CryptographyIsNotRequired) {
  std::vector<CpuFeature> features =
      getFeatures("x86_64-linux-gnu", "skylake-avx512");
  EXPECT_TRUE(find(features, "avx512f"));
  EXPECT_FALSE(find(features, "aes"));
}

TEST(CpuFeaturesTest, FeaturesAskedFor) {
  absl::StatusOr<Target> target =
      resolveTarget("x86_64-linux-gnu", "x86-64-v3", "-avx2,+avx512f,-fma");
  ASSERT_TRUE(target.ok()) << target.status();
  std::vector<CpuFeature> features = getRequiredCpuFeatures(*target);
  // Removing a feature removes its dependents; adding one adds its
  // requirements.
  EXPECT_FALSE(find(features, "avx512f"));
  EXPECT_TRUE(find(features, "avx2"));
  EXPECT_FALSE(find(features, "fma"));
}

TEST(CpuFeaturesTest, Z14) {
  std::vector<CpuFeature> features = getFeatures("s390x-linux-gnu", "z14");
  // Facility 135 is bit 7 from the left of the third doubleword.
  EXPECT_EQ(find(features, "vector-enhancements-1"), WordAndBit(3, 56));
  EXPECT_FALSE(find(features, "vector-enhancements-2"));
  EXPECT_FALSE(find(features, "transactional-execution"));
}

TEST(CpuFeaturesTest, Z15HasMoreThanZ14) {
  EXPECT_TRUE(
      find(getFeatures("s390x-linux-gnu", "z15"), "vector-enhancements-2"));
}

TEST(CpuFeaturesTest, OldestZRequiresNothing) {
  EXPECT_TRUE(getFeatures("s390x-linux-gnu", "z10").empty());
}

TEST(CpuFeaturesTest, Power9) {
  std::vector<CpuFeature> features =
      getFeatures("powerpc64le-linux-gnu", "pwr9");
  EXPECT_EQ(find(features, "isa-v30-instructions"), WordAndBit(1, 23));
  EXPECT_FALSE(find(features, "mma"));
}

TEST(CpuFeaturesTest, Power10HasMatrixInstructions) {
  EXPECT_EQ(find(getFeatures("powerpc64le-linux-gnu", "pwr10"), "mma"),
            WordAndBit(1, 17));
}

} // namespace
} // namespace mlir::native
