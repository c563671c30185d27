// SPDX-License-Identifier: Apache-2.0
#include "tests/mutations/token_mutator.h"

#include <set>

#include "gtest/gtest.h"

namespace mlir::mutations {
namespace {

TEST(TokenMutator, SplitsNamesStringsAndPunctuation) {
  EXPECT_EQ(splitTokens("%0 = test.op \"a \\\" b\"->i32"),
            (std::vector<llvm::StringRef>{"%0", "=", "test.op", "\"a \\\" b\"",
                                          "->", "i32"}));
}

TEST(TokenMutator, SplitsWhatIsNoToken) {
  EXPECT_EQ(splitTokens("\"open"), (std::vector<llvm::StringRef>{"\"open"}));
  EXPECT_EQ(splitTokens("-"), (std::vector<llvm::StringRef>{"-"}));
  EXPECT_TRUE(splitTokens("  ").empty());
}

TEST(TokenMutator, ChangesDiffer) {
  const TokenMutator mutator("a < b");
  std::set<std::string> changes;
  for (size_t i = 0; i < mutator.getNumChanges(); ++i)
    changes.insert(mutator.getChange(i));
  for (const char *expected :
       {"", "a ", "a < ", " < b", "a  b", "a < b b", "< a b"})
    EXPECT_TRUE(changes.contains(expected)) << expected;
  EXPECT_GT(changes.size(), mutator.getNumChanges() - 10);
}

} // namespace
} // namespace mlir::mutations
