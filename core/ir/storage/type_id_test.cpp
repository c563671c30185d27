// SPDX-License-Identifier: Apache-2.0
#include "core/ir/storage/type_id.h"

#include <string>

#include "llvm/ADT/DenseSet.h"
#include "gtest/gtest.h"

namespace mlir {
namespace {

struct Hidden;
struct OtherHidden;

} // namespace

struct Named;
template <typename T> struct Template;

namespace {

TEST(TypeID, EqualForEqualTypesOnly) {
  EXPECT_EQ(TypeID::get<Named>(), TypeID::get<Named>());
  EXPECT_NE(TypeID::get<Named>(), TypeID::get<int>());
  EXPECT_NE(TypeID::get<Template<int>>(), TypeID::get<Template<Named>>());
}

TEST(TypeID, TypesInUnnamedNamespacesHaveIdsOfTheirOwn) {
  EXPECT_EQ(TypeID::get<Hidden>(), TypeID::get<Hidden>());
  EXPECT_NE(TypeID::get<Hidden>(), TypeID::get<OtherHidden>());
  EXPECT_NE(TypeID::get<Template<Hidden>>(), TypeID::get<Hidden>());
}

TEST(TypeID, IsAConstant) {
  static constexpr TypeID id = TypeID::get<Named>();
  static_assert(id);
  EXPECT_EQ(id, TypeID::get<Named>());
}

TEST(TypeID, NullIsNoTypes) {
  EXPECT_FALSE(TypeID());
  EXPECT_TRUE(TypeID::get<Hidden>());
}

TEST(TypeID, OfNamesAtRunTime) {
  EXPECT_EQ(TypeID::fromName("d.op"), TypeID::fromName("d.op"));
  EXPECT_NE(TypeID::fromName("d.op"), TypeID::fromName("d.other"));
}

TEST(TypeID, IsAKeyOfTables) {
  llvm::DenseSet<TypeID> set;
  for (unsigned i = 0; i < 1000; ++i)
    EXPECT_TRUE(set.insert(TypeID::fromName(std::to_string(i))).second);
  EXPECT_FALSE(set.insert(TypeID::fromName("17")).second);
  EXPECT_TRUE(set.contains(TypeID::fromName("999")));
}

} // namespace
} // namespace mlir
