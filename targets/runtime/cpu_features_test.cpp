// SPDX-License-Identifier: Apache-2.0
//
// Tests the feature words of the CPU, and a model for a CPU that does not
// exist.
#include "targets/runtime/cpu_features.h"

#include <cerrno>
#include <cstdint>
#include <cstdlib>

#include "onnx-mlir/Runtime/OMError.h"
#include "onnx-mlir/Runtime/OMTensorList.h"
#include "targets/runtime/model.h"
#include "gtest/gtest.h"

namespace {

// No platform uses this bit: word 4 is unused on two of them, and on the third
// it is facility 255, which is not assigned.
const OMCpuFeature features[] = {{"time-travel", 4, 0}};

bool computed = false;
int64_t compute(OMCall *) {
  computed = true;
  return 0;
}

} // namespace

// model.h declares it extern, so other files see it.
const OMModel omModel = {"tardis", 1, features, 0, nullptr, nullptr,
                         "{}",     0, nullptr,  0, nullptr};

namespace {

TEST(CpuFeaturesTest, AModelForAnotherCpuIsNotRun) {
  OMEntryPoint entryPoint = {};
  entryPoint.name = "run_main_graph";
  entryPoint.compute = compute;
  errno = 0;
  // The CPU is checked first, so the missing list of inputs does not matter.
  EXPECT_EQ(omRunEntryPoint(&entryPoint, nullptr), nullptr);
  EXPECT_EQ(errno, ENOTSUP);
  EXPECT_STREQ(omGetErrorMessage(),
               "run_main_graph: this CPU lacks 'time-travel', expected a CPU "
               "like 'tardis'");
  EXPECT_FALSE(computed);
}

/// A model for a CPU that does not exist, another such one, and any CPU.
const OMMachine variants[] = {
    {"delorean", 1, features}, {"any", 0, nullptr}, {"worst", 0, nullptr}};
const OMModel severalMachines = {"tardis", 1, features, 0, nullptr, nullptr,
                                 "{}",     0, nullptr,  3, variants};

/// Sets OM_CPU for the duration of a scope.
class WantedCpu {
public:
  explicit WantedCpu(const char *cpu) { setenv("OM_CPU", cpu, 1); }
  ~WantedCpu() { unsetenv("OM_CPU"); }
};

TEST(CpuFeaturesTest, TheBestMachineThatTheCpuIsIsChosen) {
  EXPECT_EQ(omChooseMachine("f", &severalMachines), 2);
  WantedCpu empty("");
  EXPECT_EQ(omChooseMachine("f", &severalMachines), 2);
}

TEST(CpuFeaturesTest, TheEnvironmentNamesAMachine) {
  WantedCpu cpu("worst");
  EXPECT_EQ(omChooseMachine("f", &severalMachines), 3);
}

TEST(CpuFeaturesTest, AMachineThatTheCpuIsNotIsAnError) {
  WantedCpu cpu("delorean");
  errno = 0;
  EXPECT_EQ(omChooseMachine("f", &severalMachines), -1);
  EXPECT_EQ(errno, ENOTSUP);
  EXPECT_STREQ(omGetErrorMessage(), "f: this CPU lacks 'time-travel', expected "
                                    "a CPU like 'delorean'");
}

TEST(CpuFeaturesTest, AMachineWithoutCodeIsAnError) {
  WantedCpu cpu("enterprise");
  errno = 0;
  EXPECT_EQ(omChooseMachine("f", &severalMachines), -1);
  EXPECT_EQ(errno, EINVAL);
  EXPECT_STREQ(omGetErrorMessage(),
               "f: OM_CPU is 'enterprise', but there is code for 'tardis', "
               "'delorean', 'any', 'worst' only");
}

TEST(CpuFeaturesTest, TheMessageNamesWhatEachMachineNeeds) {
  OMModel model = severalMachines;
  model.numVariants = 1;
  EXPECT_EQ(omChooseMachine("f", &model), -1);
  EXPECT_STREQ(omGetErrorMessage(),
               "f: this CPU lacks 'time-travel' and 'time-travel', expected a "
               "CPU like 'tardis' or 'delorean'");
}

TEST(CpuFeaturesTest, PlacesThatDoNotExistAreAbsent) {
  EXPECT_FALSE(omCpuHas(-1, 0));
  EXPECT_FALSE(omCpuHas(OM_CPU_WORDS, 0));
  EXPECT_FALSE(omCpuHas(0, -1));
  EXPECT_FALSE(omCpuHas(0, 64));
}

TEST(CpuFeaturesTest, WhatIsRememberedIsWhatIsRead) {
  uint64_t words[OM_CPU_WORDS] = {};
  omReadCpuWords(words);
  for (int64_t word = 0; word < OM_CPU_WORDS; ++word)
    for (int64_t bit = 0; bit < 64; ++bit)
      EXPECT_EQ(omCpuHas(word, bit), words[word] >> bit & 1)
          << word << ", " << bit;
}

TEST(CpuFeaturesTest, WhatEveryCpuOfThePlatformHas) {
#if defined(__x86_64__)
  EXPECT_TRUE(omCpuHas(0, 0)); // cmov
  EXPECT_TRUE(omCpuHas(0, 4)); // sse2
#elif defined(__s390x__)
  // Facility N is bit 63 - N % 64 of word 1 + N / 64.
  EXPECT_TRUE(omCpuHas(0, 2));    // stfle, in AT_HWCAP
  EXPECT_TRUE(omCpuHas(1, 61));   // 2: the z/Architecture is active
  EXPECT_TRUE(omCpuHas(1, 42));   // 21: extended immediates
  if (omCpuHas(0, 11))            // The system saves vector registers,
    EXPECT_TRUE(omCpuHas(3, 62)); // so there are some: 129.
#elif defined(__powerpc64__)
  EXPECT_TRUE(omCpuHas(0, 28)); // altivec
  EXPECT_TRUE(omCpuHas(0, 7));  // vsx
  EXPECT_TRUE(omCpuHas(1, 31)); // POWER8
#endif
}

} // namespace
