// SPDX-License-Identifier: Apache-2.0
#include "core/support/near_miss.h"

#include <initializer_list>

#include "gtest/gtest.h"

namespace mlir {
namespace {

std::string nearest(llvm::StringRef written,
                    std::initializer_list<llvm::StringRef> candidates) {
  NearMiss miss(written);
  for (llvm::StringRef candidate : candidates)
    miss.compare(candidate);
  return miss.getNearest().str();
}

TEST(NearMiss, NearestWins) {
  EXPECT_EQ(nearest("canonicalise", {"canonical", "canonicalize", "cse"}),
            "canonicalize");
}

TEST(NearMiss, FirstOfThoseEquallyNearWins) {
  EXPECT_EQ(nearest("csx", {"csa", "csb"}), "csa");
}

TEST(NearMiss, FourChangesAreTooMany) {
  EXPECT_EQ(nearest("abcdefgh", {"abcd"}), "");
  EXPECT_EQ(nearest("abcdefgh", {"abcde"}), "abcde");
}

// Otherwise each short name would be near every other one.
TEST(NearMiss, AsManyChangesAsCharactersAreTooMany) {
  EXPECT_EQ(nearest("ab", {"xy"}), "");
  EXPECT_EQ(nearest("ab", {"xb"}), "xb");
}

TEST(NearMiss, NothingIsNearToNothing) { EXPECT_EQ(nearest("", {"a"}), ""); }

TEST(NearMiss, QuestionNamesTheNearest) {
  NearMiss miss("inlin");
  EXPECT_EQ(miss.getQuestion(), "");
  miss.compare("inline");
  EXPECT_EQ(miss.getQuestion(), "; did you mean 'inline'?");
}

} // namespace
} // namespace mlir
