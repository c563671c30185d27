// SPDX-License-Identifier: Apache-2.0
#include "core/ir/context/registry.h"

#include "core/ir/builtin/builtin_dialect.h"
#include "gtest/gtest.h"

namespace mlir {
namespace {

struct PassEntry {
  llvm::StringRef name;
};
struct PipelineEntry {
  llvm::StringRef name;
};

TEST(Registry, EntriesAreFoundByKindAndName) {
  const PassEntry cse{"cse"};
  const PipelineEntry pipeline{"cse"};
  Registry registry;
  EXPECT_TRUE(registry.insert(cse));
  EXPECT_EQ(registry.lookup<PassEntry>("cse"), &cse);
  EXPECT_EQ(registry.lookup<PipelineEntry>("cse"), nullptr);
  EXPECT_TRUE(registry.insert(pipeline));
  EXPECT_EQ(registry.lookup<PipelineEntry>("cse"), &pipeline);
  EXPECT_EQ(registry.lookup<PassEntry>("dce"), nullptr);
}

TEST(Registry, TheFirstEntryOfANameStays) {
  const PassEntry first{"a"}, second{"a"};
  Registry registry;
  EXPECT_TRUE(registry.insert(first));
  EXPECT_FALSE(registry.insert(second));
  EXPECT_EQ(registry.lookup<PassEntry>("a"), &first);
}

TEST(Registry, EntriesAreSorted) {
  const PassEntry b{"b"}, a{"a"}, c{"c"};
  Registry registry;
  for (const PassEntry *entry : {&b, &a, &c})
    registry.insert(*entry);
  EXPECT_EQ(registry.getEntries<PassEntry>(),
            (std::vector<const PassEntry *>{&a, &b, &c}));
  EXPECT_TRUE(registry.getEntries<PipelineEntry>().empty());
}

TEST(Registry, IsAValue) {
  const PassEntry a{"a"};
  Registry registry;
  registry.getDialects().insert<BuiltinDialect>();
  const Registry copy = registry;
  registry.insert(a);
  EXPECT_EQ(copy.lookup<PassEntry>("a"), nullptr);
  EXPECT_EQ(copy.getDialects().lookup("builtin"), &BuiltinDialect::descriptor);
}

} // namespace
} // namespace mlir
