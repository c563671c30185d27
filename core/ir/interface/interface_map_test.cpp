// SPDX-License-Identifier: Apache-2.0
#include "core/ir/interface/interface_map.h"

#include "gtest/gtest.h"

namespace mlir {
namespace {

struct First;
struct Second;
constexpr int firstTable = 1, secondTable = 2, otherTable = 3;

TEST(InterfaceMap, IsEmptyAtFirst) {
  InterfaceMap map;
  EXPECT_FALSE(map.contains(TypeID::get<First>()));
  EXPECT_EQ(map.lookup(TypeID::get<First>()), nullptr);
}

TEST(InterfaceMap, FindsTablesById) {
  InterfaceMap map({{TypeID::get<First>(), &firstTable},
                    {TypeID::get<Second>(), &secondTable}});
  EXPECT_EQ(map.lookup(TypeID::get<First>()), &firstTable);
  EXPECT_EQ(map.lookup(TypeID::get<Second>()), &secondTable);
}

TEST(InterfaceMap, TheFirstImplementationCounts) {
  InterfaceMap map({{TypeID::get<First>(), &firstTable}});
  map.insert({TypeID::get<First>(), &otherTable});
  EXPECT_EQ(map.lookup(TypeID::get<First>()), &firstTable);
  EXPECT_EQ(map.getEntries().size(), 1u);
}

} // namespace
} // namespace mlir
