// SPDX-License-Identifier: Apache-2.0
#include "core/asm/block_scopes.h"

#include "core/ir/structure/operation.h"
#include "gtest/gtest.h"

namespace mlir::detail {
namespace {

class BlockScopesTest : public testing::Test {
protected:
  llvm::StringRef text = "^a ^b";
  Region region;
  BlockScopes scopes;
};

TEST_F(BlockScopesTest, SameNameIsSameBlock) {
  scopes.push();
  EXPECT_EQ(scopes.get("^a", text.data()), scopes.get("^a", text.data()));
}

TEST_F(BlockScopesTest, DefinesWhatWasUsed) {
  scopes.push();
  Block *used = scopes.get("^a", text.data());
  Block *defined = scopes.define("^a", text.data(), nullptr);
  region.push_back(defined);
  EXPECT_EQ(defined, used);
  EXPECT_TRUE(scopes.pop().empty());
}

TEST_F(BlockScopesTest, DefinesAsGivenBlock) {
  scopes.push();
  Block &given = region.emplaceBlock();
  EXPECT_EQ(scopes.define("^a", text.data(), &given), &given);
  EXPECT_EQ(scopes.get("^a", text.data()), &given);
}

TEST_F(BlockScopesTest, ReplacesUsedByGivenBlock) {
  scopes.push();
  scopes.get("^a", text.data());
  Block &given = region.emplaceBlock();
  EXPECT_EQ(scopes.define("^a", text.data(), &given), &given);
}

TEST_F(BlockScopesTest, DoesNotRedefine) {
  scopes.push();
  region.push_back(scopes.define("^a", text.data(), nullptr));
  EXPECT_EQ(scopes.define("^a", text.data(), nullptr), nullptr);
}

TEST_F(BlockScopesTest, RegionsHaveNamesOfTheirOwn) {
  scopes.push();
  Block *outer = scopes.define("^a", text.data(), nullptr);
  region.push_back(outer);
  scopes.push();
  EXPECT_NE(scopes.get("^a", text.data()), outer);
  scopes.pop();
  EXPECT_EQ(scopes.get("^a", text.data()), outer);
}

TEST_F(BlockScopesTest, TellsWhatIsUndefinedInOrder) {
  scopes.push();
  scopes.get("^b", text.data() + 3);
  scopes.get("^a", text.data());
  EXPECT_EQ(scopes.pop(),
            (std::vector<const char *>{text.data(), text.data() + 3}));
}

} // namespace
} // namespace mlir::detail
