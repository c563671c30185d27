// SPDX-License-Identifier: Apache-2.0
#include "targets/machine/machine_model.h"

#include <memory>

#include "targets/machine/known_features.h"
#include "targets/native/target.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/Target/TargetMachine.h"
#include "gtest/gtest.h"

namespace mlir::machine {
namespace {

/// Returns LLVM's description of a CPU, or null if LLVM does not know it.
std::unique_ptr<llvm::TargetMachine> describe(llvm::StringRef triple,
                                              llvm::StringRef cpu) {
  absl::StatusOr<native::Target> target = native::resolveTarget(triple, cpu);
  if (!target.ok())
    return nullptr;
  return native::createTargetMachine(*target, native::OptimizationLevel::O2);
}

TEST(MachineModelTest, DataLayoutsAreThoseOfLlvm) {
  for (const Architecture &row : getArchitectures()) {
    auto llvmMachine = describe(row.triple, "");
    ASSERT_TRUE(llvmMachine);
    llvm::DataLayout layout = llvmMachine->createDataLayout();
    EXPECT_EQ(row.dataLayout, layout.getStringRepresentation());
    EXPECT_EQ(row.isLittleEndian, layout.isLittleEndian());
    EXPECT_EQ(row.pointerBits, layout.getPointerSizeInBits());
    EXPECT_EQ(llvmMachine->getTargetTriple().str(), row.triple);
  }
}

TEST(MachineModelTest, DefaultCpuIsTheOneOfCodeGeneration) {
  for (const Architecture &row : getArchitectures()) {
    const MachineModel *model = lookupMachine(row.triple, "");
    ASSERT_TRUE(model);
    absl::StatusOr<native::Target> target =
        native::resolveTarget(row.triple, "");
    ASSERT_TRUE(target.ok()) << target.status();
    EXPECT_EQ(model->cpu, target->cpu);
  }
}

TEST(MachineModelTest, CpusAndTheirFeaturesAreThoseOfLlvm) {
  for (const MachineModel &row : getMachines()) {
    auto llvmMachine = describe(getArchitecture(row).triple, row.cpu);
    ASSERT_TRUE(llvmMachine) << row.cpu.str();
    llvm::SmallVector<llvm::StringRef> names;
    row.features.split(names, ',', -1, false);
    for (llvm::StringRef name : names) {
      EXPECT_TRUE(
          llvmMachine->getMCSubtargetInfo()->checkFeatures(("+" + name).str()))
          << row.cpu.str() << " " << name.str();
      EXPECT_TRUE(llvm::is_contained(getKnownFeatures(row.architecture), name))
          << name.str();
    }
  }
}

TEST(MachineModelTest, KnownFeaturesAreThoseOfLlvm) {
  for (const Architecture &row : getArchitectures()) {
    auto llvmMachine = describe(row.triple, "");
    ASSERT_TRUE(llvmMachine);
    llvm::StringSet<> names;
    for (const llvm::SubtargetFeatureKV &feature :
         llvmMachine->getMCSubtargetInfo()->getAllProcessorFeatures())
      names.insert(feature.Key);
    for (llvm::StringRef name : getKnownFeatures(row.kind))
      EXPECT_TRUE(names.contains(name)) << name.str();
  }
}

TEST(MachineModelTest, NumbersAreSensible) {
  for (const MachineModel &row : getMachines()) {
    EXPECT_TRUE(llvm::isPowerOf2_32(row.vectorBits)) << row.cpu.str();
    EXPECT_TRUE(llvm::isPowerOf2_32(row.vectorRegisters)) << row.cpu.str();
    EXPECT_TRUE(llvm::isPowerOf2_32(row.caches.line)) << row.cpu.str();
    EXPECT_LT(row.caches.l1d, row.caches.l2) << row.cpu.str();
    EXPECT_LT(row.caches.l1d, row.caches.l3) << row.cpu.str();
    EXPECT_EQ(row.fmaPorts == 0, row.fmaLatency == 0) << row.cpu.str();
  }
}

TEST(MachineModelTest, Lookup) {
  const MachineModel *model = lookupMachine("s390x-ibm-linux", "z15");
  ASSERT_TRUE(model);
  EXPECT_EQ(model->caches.line, 256u);
  EXPECT_EQ(model, lookupMachine("s390x-linux-gnu", "arch13"));
  EXPECT_EQ(lookupMachine("ppc64le-linux-gnu", "power10")->cpu, "pwr10");
  EXPECT_EQ(lookupMachine("x86_64-linux-gnu", "")->cpu, "x86-64-v3");
  EXPECT_FALSE(getArchitecture(*model).isLittleEndian);
}

TEST(MachineModelTest, UnknownNames) {
  EXPECT_FALSE(lookupMachine("s390x-linux-gnu", "haswell"));
  EXPECT_FALSE(lookupMachine("x86_64-linux-gnu", "i586"));
  EXPECT_FALSE(lookupMachine("aarch64-linux-gnu", ""));
  EXPECT_FALSE(lookupArchitecture("x86_64-apple-darwin"));
  EXPECT_FALSE(lookupArchitecture("x86_64-linux-musl"));
  EXPECT_FALSE(lookupArchitecture(""));
}

} // namespace
} // namespace mlir::machine
