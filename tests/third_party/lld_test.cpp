// SPDX-License-Identifier: Apache-2.0
// lld links a shared library inside this process, with all of LLVM's back ends.
#include <dlfcn.h>
#include <string>

#include "lld/Common/Driver.h"
#include "tests/third_party/compile_add.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Passes/PassPlugin.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"

LLD_HAS_DRIVER(elf)

// LLVM's link-time optimizer refers to Polly, which is not linked.
llvm::PassPluginLibraryInfo getPollyPluginInfo() { return {}; }

namespace {

TEST(LldTest, LinksALibraryThatLoads) {
  llvm::InitializeNativeTarget();
  llvm::InitializeNativeTargetAsmPrinter();
  std::string folder = testing::TempDir();
  std::string object = folder + "/add.o", library = folder + "/libadd.so";
  {
    std::error_code error;
    llvm::raw_fd_ostream stream(object, error);
    ASSERT_FALSE(error);
    llvm::SmallVector<char, 0> bytes = compileAdd("x86_64-linux-gnu");
    stream << llvm::StringRef(bytes.data(), bytes.size());
  }

  const char *arguments[] = {"ld.lld", "-shared", object.c_str(), "-o",
                             library.c_str()};
  ASSERT_EQ(lld::lldMain(arguments, llvm::outs(), llvm::errs(),
                         {{lld::Gnu, &lld::elf::link}})
                .retCode,
            0);

  void *handle = dlopen(library.c_str(), RTLD_NOW);
  ASSERT_NE(handle, nullptr) << dlerror();
  auto *add = reinterpret_cast<int (*)(int, int)>(dlsym(handle, "add"));
  ASSERT_NE(add, nullptr);
  EXPECT_EQ(add(40, 2), 42);
  dlclose(handle);
}

} // namespace
