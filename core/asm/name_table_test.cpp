// SPDX-License-Identifier: Apache-2.0
#include "core/asm/name_table.h"

#include <string>

#include "gtest/gtest.h"

namespace mlir::detail {
namespace {

TEST(NameTable, NumbersInOrderOfArrival) {
  NameTable table;
  EXPECT_EQ(table.getOrInsert("a"), 0u);
  EXPECT_EQ(table.getOrInsert("b"), 1u);
  EXPECT_EQ(table.getOrInsert("a"), 0u);
}

TEST(NameTable, KeepsNames) {
  NameTable table;
  table.getOrInsert("first");
  EXPECT_EQ(table.getName(table.getOrInsert("second")), "second");
}

TEST(NameTable, TellsSimilarNamesApart) {
  NameTable table;
  const std::string zeros(20, '\0');
  for (size_t length = 0; length <= zeros.size(); ++length)
    EXPECT_EQ(table.getOrInsert(llvm::StringRef(zeros).take_front(length)),
              length);
}

TEST(NameTable, FindsNamesAfterGrowth) {
  std::vector<std::string> names;
  for (int i = 0; i < 5000; ++i)
    names.push_back("%name_" + std::to_string(i));
  NameTable table;
  for (const std::string &name : names)
    table.getOrInsert(name);
  for (size_t i = 0; i < names.size(); ++i)
    ASSERT_EQ(table.getOrInsert(names[i]), i);
}

} // namespace
} // namespace mlir::detail
