// SPDX-License-Identifier: Apache-2.0
#include "core/ir/context/resource_manager.h"

#include <vector>

#include "core/ir/context/context.h"
#include "core/ir/context/dialect.h"
#include "gtest/gtest.h"

namespace mlir {

struct ResourcesTestDialect;

namespace {

constexpr DialectDescriptor OtherDialect = {
    .name = "other", .id = TypeID::get<ResourcesTestDialect>()};

class ResourcesTest : public testing::Test {
protected:
  static Blob getBlob(llvm::StringRef text) {
    return Blob::copy({text.data(), text.size()}, 1, llvm::endianness::little);
  }
  static llvm::StringRef getText(ResourceHandle handle) {
    return {handle.getBlob()->getBytes().data(),
            handle.getBlob()->getBytes().size()};
  }

  MLIRContext context{MLIRContext::Threading::Disabled};
  ResourceManager &resources = getResourceManager(&context);
  Dialect *builtin = context.getLoadedDialect("builtin");
};

TEST_F(ResourcesTest, ContextHasOneManager) {
  EXPECT_EQ(&getResourceManager(&context), &resources);
}

TEST_F(ResourcesTest, HandleWithoutEntryIsFalse) {
  EXPECT_FALSE(ResourceHandle());
}

TEST_F(ResourcesTest, NothingIsThere) {
  EXPECT_FALSE(resources.lookup(builtin, "a"));
}

TEST_F(ResourcesTest, InsertsWithABlob) {
  const ResourceHandle handle =
      resources.insert(builtin, "a", getBlob("bytes"));
  EXPECT_EQ(handle.getKey(), "a");
  EXPECT_EQ(handle.getDialect(), builtin);
  EXPECT_EQ(getText(handle), "bytes");
  EXPECT_EQ(resources.lookup(builtin, "a"), handle);
}

TEST_F(ResourcesTest, ReferenceMayComeFirst) {
  const ResourceHandle handle = resources.getOrInsert(builtin, "a");
  EXPECT_EQ(handle.getBlob(), nullptr);
  resources.update(handle, getBlob("bytes"));
  EXPECT_EQ(getText(handle), "bytes");
}

TEST_F(ResourcesTest, ReferencesToOneKeyAreEqual) {
  EXPECT_EQ(resources.getOrInsert(builtin, "a"),
            resources.getOrInsert(builtin, "a"));
  EXPECT_FALSE(resources.getOrInsert(builtin, "a") ==
               resources.getOrInsert(builtin, "b"));
}

TEST_F(ResourcesTest, UpdateReplaces) {
  const ResourceHandle handle = resources.insert(builtin, "a", getBlob("old"));
  resources.update(handle, getBlob("new"));
  EXPECT_EQ(getText(handle), "new");
}

TEST_F(ResourcesTest, TakenKeysGetANumber) {
  resources.insert(builtin, "a");
  EXPECT_EQ(resources.insert(builtin, "a").getKey(), "a_1");
  EXPECT_EQ(resources.insert(builtin, "a").getKey(), "a_2");
}

TEST_F(ResourcesTest, NumbersPassOverTakenKeys) {
  resources.insert(builtin, "a");
  resources.getOrInsert(builtin, "a_1");
  EXPECT_EQ(resources.insert(builtin, "a").getKey(), "a_2");
}

TEST_F(ResourcesTest, DialectsHaveTheirOwnKeys) {
  Dialect *other = context.getOrLoadDialect(OtherDialect);
  resources.insert(builtin, "a", getBlob("builtin"));
  const ResourceHandle handle = resources.insert(other, "a", getBlob("other"));
  EXPECT_EQ(handle.getKey(), "a");
  EXPECT_EQ(getText(resources.lookup(builtin, "a")), "builtin");
}

TEST_F(ResourcesTest, KeysMayBeAnyText) {
  const llvm::StringRef key("\0:\xff", 3);
  EXPECT_EQ(resources.getOrInsert(builtin, key).getKey(), key);
  EXPECT_TRUE(resources.lookup(builtin, key));
}

} // namespace
} // namespace mlir
