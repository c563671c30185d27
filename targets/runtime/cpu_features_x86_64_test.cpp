// SPDX-License-Identifier: Apache-2.0
//
// The runtime and LLVM detect the same features of an x86-64 CPU.
#include <cstdint>

#include "targets/runtime/cpu_features.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/TargetParser/Host.h"
#include "llvm/TargetParser/X86TargetParser.h"
#include "gtest/gtest.h"

namespace {

struct Feature {
  llvm::StringRef name;
  int64_t number;
};

constexpr Feature features[] = {
#define X86_FEATURE(ENUM, STR) {STR, llvm::X86::FEATURE_##ENUM},
#include "llvm/TargetParser/X86TargetParser.def"
};

TEST(CpuFeaturesX86Test, AgreesWithLLVM) {
  llvm::StringMap<bool> host = llvm::sys::getHostCPUFeatures();
  int compared = 0, present = 0;
  for (const Feature &feature : features) {
    auto known = host.find(feature.name);
    if (known == host.end())
      continue;
    // LLVM 19 reads leaf 24 without a subleaf: the register holds any number.
    if (feature.name == "avx10.1-512")
      continue;
    bool has = omCpuHas(feature.number / 32, feature.number % 32);
    EXPECT_EQ(has, known->second) << feature.name.str();
    ++compared;
    present += has;
  }
  EXPECT_GT(compared, 80);
  EXPECT_GT(present, 8);
}

} // namespace
