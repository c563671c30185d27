// SPDX-License-Identifier: Apache-2.0
#include "core/ir/structure/ir_mapping.h"

#include "core/ir/ir_fixture.h"

namespace mlir {
namespace {

class IRMappingTest : public IRTest {
protected:
  IRMappingTest()
      : a(make("t.a", {}, {i32(), i32()})), b(make("t.b", {}, {i32(), i32()})) {
  }
  OwningOpRef<Operation *> a, b;
  Block block, other;
  IRMapping mapping;
};

TEST_F(IRMappingTest, IsEmptyAtFirst) {
  Value value = a->getResult(0);
  EXPECT_FALSE(mapping.contains(value));
  EXPECT_EQ(mapping.lookupOrNull(value), Value());
  EXPECT_EQ(mapping.lookupOrDefault(value), value);
  EXPECT_EQ(mapping.lookupOrValue(value, Value(b->getResult(0))),
            b->getResult(0));
}

TEST_F(IRMappingTest, ValuesBlocksAndOperations) {
  Value from = a->getResult(0), to = b->getResult(0);
  mapping.map(from, to);
  mapping.map(&block, &other);
  mapping.map(*a, *b);
  EXPECT_EQ(mapping.lookup(from), to);
  EXPECT_EQ(mapping.lookup(&block), &other);
  EXPECT_EQ(mapping.lookup(*a), *b);
  EXPECT_EQ(mapping.lookupOrDefault(&other), &other);
}

TEST_F(IRMappingTest, RangesOfValues) {
  mapping.map(ValueRange(a->getResults()), ValueRange(b->getResults()));
  EXPECT_EQ(mapping.lookup(Value(a->getResult(1))), b->getResult(1));
  EXPECT_EQ(mapping.getValueMap().size(), 2u);
}

TEST_F(IRMappingTest, TheLastMappingCounts) {
  mapping.map(*a, *b);
  mapping.map(*a, *a);
  EXPECT_EQ(mapping.lookup(*a), *a);
}

TEST_F(IRMappingTest, EraseAndClear) {
  Value value = a->getResult(0);
  mapping.map(value, value);
  mapping.map(&block, &other);
  mapping.map(*a, *b);
  mapping.erase(value);
  EXPECT_FALSE(mapping.contains(value));
  mapping.erase(&block);
  EXPECT_FALSE(mapping.contains(&block));
  mapping.clear();
  EXPECT_FALSE(mapping.contains(*a));
}

} // namespace
} // namespace mlir
