// SPDX-License-Identifier: Apache-2.0
#include "targets/machine/host.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"

namespace mlir::machine {
namespace {

using llvm::Triple;

TEST(HostTest, ModelOfItsName) {
  EXPECT_EQ(findModel(Triple::x86_64, "znver3", {})->cpu, "znver3");
  EXPECT_EQ(findModel(Triple::ppc64le, "pwr9", {})->cpu, "pwr9");
  EXPECT_EQ(findModel(Triple::systemz, "z15", {})->cpu, "z15");
}

TEST(HostTest, NewerMachinesHaveTheNewestModel) {
  EXPECT_EQ(findModel(Triple::ppc64le, "pwr11", {})->cpu, "pwr10");
  EXPECT_EQ(findModel(Triple::systemz, "z17", {})->cpu, "z16");
}

TEST(HostTest, UnnamedPowerIsTheOldestOfTheAbi) {
  EXPECT_EQ(findModel(Triple::ppc64le, "generic", {})->cpu, "pwr8");
}

TEST(HostTest, UnnamedZIsNone) {
  EXPECT_FALSE(findModel(Triple::systemz, "generic", {}));
  EXPECT_FALSE(findModel(Triple::systemz, "", {}));
}

TEST(HostTest, UnnamedX86IsALevel) {
  EXPECT_EQ(findModel(Triple::x86_64, "generic", {})->cpu, "x86-64");
  llvm::StringMap<bool> features = {{"avx2", true}, {"avx512f", false}};
  EXPECT_EQ(findModel(Triple::x86_64, "newlake", features)->cpu, "x86-64-v3");
  features["avx"] = false;
  EXPECT_EQ(findModel(Triple::x86_64, "newlake", features)->cpu, "x86-64-v2");
}

TEST(HostTest, HiddenFeatures) {
  llvm::StringMap<bool> features = {{"avx512f", false}, {"fma", true}};
  std::vector<llvm::StringRef> missing = getMissingFeatures(
      *lookupMachine("x86_64-linux-gnu", "znver4"), features);
  ASSERT_EQ(missing.size(), 1u);
  EXPECT_EQ(missing.front(), "avx512f");
}

/// Writes the files that describe a cache in sysfs.
void writeCache(llvm::StringRef folder, unsigned index, llvm::StringRef level,
                llvm::StringRef type, llvm::StringRef size,
                llvm::StringRef cpus) {
  std::string place = (folder + "/index" + llvm::Twine(index)).str();
  ASSERT_FALSE(llvm::sys::fs::create_directories(place));
  auto write = [&](llvm::StringRef name, llvm::StringRef text) {
    std::error_code error;
    llvm::raw_fd_ostream file((place + "/" + name).str(), error);
    ASSERT_FALSE(error);
    file << text << '\n';
  };
  write("level", level);
  write("type", type);
  write("size", size);
  write("shared_cpu_list", cpus);
  write("coherency_line_size", "128");
}

TEST(HostTest, CachesOfLinux) {
  std::string folder = testing::TempDir() + "/caches";
  writeCache(folder, 0, "1", "Data", "32K", "0,4");
  writeCache(folder, 1, "1", "Instruction", "64K", "0,4");
  writeCache(folder, 2, "2", "Unified", "1M", "0,4");
  writeCache(folder, 3, "3", "Unified", "16M", "0-7");
  Caches caches = readCaches(folder, {1, 2, 3, 4});
  EXPECT_EQ(caches.l1d, 32u << 10);
  EXPECT_EQ(caches.l2, 1u << 20);
  EXPECT_EQ(caches.l3, 4u << 20); // four cores with two threads each
  EXPECT_EQ(caches.line, 128u);
}

TEST(HostTest, NonsenseIsNotRead) {
  std::string folder = testing::TempDir() + "/nonsense";
  writeCache(folder, 0, "1", "Data", "much", "0");
  writeCache(folder, 1, "3", "Unified", "4M", "x-y");
  Caches caches = readCaches(folder, {1, 2, 3, 4});
  EXPECT_EQ(caches.l1d, 1u);
  EXPECT_EQ(caches.l3, 4u << 20);
}

TEST(HostTest, NoCachesAreTheFallback) {
  Caches caches = readCaches("/no/such/folder", {1, 2, 3, 4});
  EXPECT_EQ(caches.l1d, 1u);
  EXPECT_EQ(caches.line, 4u);
}

} // namespace
} // namespace mlir::machine
