// SPDX-License-Identifier: Apache-2.0
//
// Runs a fuzz target on its corpus, whose files are the arguments, and on
// mutations of it. Each input is first written to the test's undeclared
// outputs, where an input that crashes can be found.
#include <chrono>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <vector>

#include "tests/fuzz/mutate.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

namespace {

constexpr uint64_t seed = 1;
constexpr int maxMutations = 20000;
constexpr std::chrono::milliseconds timeLimit(2000);

std::vector<std::string> &getCorpus() {
  static std::vector<std::string> corpus;
  return corpus;
}

void save(llvm::StringRef input) {
  const char *folder = std::getenv("TEST_UNDECLARED_OUTPUTS_DIR");
  if (!folder)
    return;
  std::error_code error;
  llvm::raw_fd_ostream(std::string(folder) + "/last_input", error) << input;
}

void run(llvm::StringRef input) {
  save(input);
  // A copy of exact size lets AddressSanitizer detect reads past its end.
  std::vector<uint8_t> copy(input.bytes_begin(), input.bytes_end());
  EXPECT_EQ(LLVMFuzzerTestOneInput(copy.data(), copy.size()), 0);
}

TEST(Fuzz, Corpus) {
  run("");
  for (const std::string &input : getCorpus())
    run(input);
}

TEST(Fuzz, Mutations) {
  mlir::fuzz::Mutator mutator(seed);
  auto end = std::chrono::steady_clock::now() + timeLimit;
  int count = 0;
  while (count < maxMutations && std::chrono::steady_clock::now() < end) {
    run(mutator.mutate(getCorpus()));
    ++count;
  }
  llvm::outs() << count << " mutations\n";
}

} // namespace

int main(int argc, char **argv) {
  testing::InitGoogleTest(&argc, argv);
  for (int i = 1; i < argc; ++i) {
    auto file = llvm::MemoryBuffer::getFile(argv[i]);
    if (!file) {
      llvm::errs() << "error: " << argv[i] << ": " << file.getError().message()
                   << "\n";
      return 1;
    }
    getCorpus().push_back((*file)->getBuffer().str());
  }
  if (getCorpus().empty()) {
    llvm::errs() << "error: the corpus is empty\n";
    return 1;
  }
  return RUN_ALL_TESTS();
}
