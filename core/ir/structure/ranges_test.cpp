// SPDX-License-Identifier: Apache-2.0
#include "core/ir/structure/ranges.h"

#include "core/ir/ir_fixture.h"

namespace mlir {
namespace {

class RangesTest : public IRTest {
protected:
  RangesTest() {
    llvm::SmallVector<Type> types;
    for (unsigned i = 1; i <= 9; ++i)
      types.push_back(builder.getIntegerType(i));
    def = make("t.def", {}, types);
    use = make("t.use", ValueRange(def->getResults()).take_front(4));
  }
  ~RangesTest() override { use->dropAllReferences(); }

  /// Returns the bit widths of types, which identify the values of `def`.
  template <typename Range> static std::vector<unsigned> widths(Range types) {
    std::vector<unsigned> result;
    for (Type type : types)
      result.push_back(type.getIntOrFloatBitWidth());
    return result;
  }
  using Widths = std::vector<unsigned>;

  OwningOpRef<Operation *> def, use;
};

TEST_F(RangesTest, ValuesOfAnArray) {
  llvm::SmallVector<Value> values = {def->getResult(8), def->getResult(0)};
  ValueRange range(values);
  EXPECT_EQ(widths(range.getTypes()), (Widths{9, 1}));
  EXPECT_EQ(widths(range.drop_front().getTypes()), (Widths{1}));
}

TEST_F(RangesTest, ValuesOfResultsInAndOutOfLine) {
  ValueRange range(def->getResults());
  EXPECT_EQ(range.size(), 9u);
  EXPECT_EQ(widths(range.getTypes()), (Widths{1, 2, 3, 4, 5, 6, 7, 8, 9}));
  EXPECT_EQ(widths(range.slice(4, 4).getTypes()), (Widths{5, 6, 7, 8}));
  EXPECT_EQ(widths(range.drop_front(7).getTypes()), (Widths{8, 9}));
  EXPECT_EQ(range[6], def->getResult(6));
  EXPECT_EQ(range.back(), def->getResult(8));
}

TEST_F(RangesTest, ValuesOfOperands) {
  ValueRange range(use->getOperands());
  EXPECT_EQ(widths(range.getTypes()), (Widths{1, 2, 3, 4}));
  EXPECT_EQ(range.slice(1, 2)[1], def->getResult(2));
}

TEST_F(RangesTest, ValuesOfArguments) {
  Block block;
  block.addArguments({i32(), builder.getI8Type()}, {location, location});
  ValueRange range(block.getArguments());
  EXPECT_EQ(widths(range.getTypes()), (Widths{32, 8}));
  EXPECT_EQ(range[1], block.getArgument(1));
}

TEST_F(RangesTest, OneValueAndNone) {
  Value value = def->getResult(3);
  EXPECT_EQ(ValueRange(value).size(), 1u);
  EXPECT_EQ(ValueRange(value)[0], value);
  EXPECT_TRUE(ValueRange().empty());
  EXPECT_TRUE(ValueRange().getTypes().empty());
  EXPECT_TRUE(make("t.none")->getResults().empty());
}

TEST_F(RangesTest, RangesAreComparedByElements) {
  llvm::SmallVector<Value> values(use->getOperands());
  EXPECT_TRUE(ValueRange(values) == ValueRange(use->getOperands()));
  EXPECT_FALSE(ValueRange(values).drop_back() ==
               ValueRange(use->getOperands()));
}

TEST_F(RangesTest, TypesOfAnArray) {
  llvm::SmallVector<Type> types = {i32(), builder.getI8Type()};
  EXPECT_EQ(widths(TypeRange(types)), (Widths{32, 8}));
  EXPECT_EQ(widths(TypeRange(i32())), (Widths{32}));
  EXPECT_TRUE(llvm::ArrayRef<Type>(types) == TypeRange(types));
}

TEST_F(RangesTest, TypesOfValues) {
  llvm::SmallVector<Value> values = {def->getResult(1)};
  EXPECT_EQ(widths(TypeRange(ValueRange(values))), (Widths{2}));
  EXPECT_EQ(widths(TypeRange(use->getOperands()).drop_front(2)),
            (Widths{3, 4}));
  EXPECT_EQ(widths(TypeRange(def->getResults()).drop_front(6)),
            (Widths{7, 8, 9}));
}

TEST_F(RangesTest, OperandRangesKnowWhereTheyBegin) {
  OperandRange range = use->getOperands().drop_front(2);
  EXPECT_EQ(range.getBeginOperandIndex(), 2u);
  EXPECT_EQ(range.front(), def->getResult(2));
}

TEST_F(RangesTest, ResultsAreReplacedTogether) {
  OwningOpRef<Operation *> other = make("t.def", {}, def->getResultTypes());
  EXPECT_FALSE(def->getResults().use_empty());
  def->getResults().replaceAllUsesWith(other->getResults());
  EXPECT_TRUE(def->getResults().use_empty());
  EXPECT_EQ(use->getOperand(3), other->getResult(3));
  use->dropAllReferences();
}

TEST_F(RangesTest, SuccessorsOfATerminatorAndABlock) {
  OwningOpRef<Operation *> op = make("t.op", {}, {}, 1);
  Block &entry = op->getRegion(0).emplaceBlock();
  Block &next = op->getRegion(0).emplaceBlock();
  Operation *branch = append(&entry, "t.br", {}, {}, 0, {&next, &entry});
  EXPECT_EQ(llvm::to_vector(SuccessorRange(branch)),
            (llvm::SmallVector<Block *>{&next, &entry}));
  EXPECT_EQ(SuccessorRange(&entry).size(), 2u);
  EXPECT_TRUE(SuccessorRange(&next).empty());
}

TEST_F(RangesTest, MutableRangesChangeTheirPartOnly) {
  MutableOperandRange range(*use, 1, 2);
  EXPECT_EQ(widths(ValueRange(range).getTypes()), (Widths{2, 3}));
  range.append(def->getResult(8));
  EXPECT_EQ(widths(use->getOperandTypes()), (Widths{1, 2, 3, 9, 4}));
  range.erase(0);
  EXPECT_EQ(widths(use->getOperandTypes()), (Widths{1, 3, 9, 4}));
  range.assign({def->getResult(5), def->getResult(6), def->getResult(7)});
  EXPECT_EQ(widths(use->getOperandTypes()), (Widths{1, 6, 7, 8, 4}));
  EXPECT_EQ(range.size(), 3u);
  range.clear();
  EXPECT_EQ(widths(use->getOperandTypes()), (Widths{1, 4}));
  EXPECT_TRUE(range.empty());
}

TEST_F(RangesTest, MutableRangesKeepSegmentSizes) {
  use->setAttr("sizes", builder.getDenseI32ArrayAttr({1, 3}));
  MutableOperandRange range(*use, 1, 3, {{"sizes", 1}});
  range.append({def->getResult(4), def->getResult(5)});
  EXPECT_EQ(use->getAttr("sizes"), builder.getDenseI32ArrayAttr({1, 5}));
  range.erase(1, 3);
  EXPECT_EQ(use->getAttr("sizes"), builder.getDenseI32ArrayAttr({1, 2}));
  EXPECT_EQ(widths(use->getOperandTypes()), (Widths{1, 2, 6}));
}

TEST_F(RangesTest, ASliceOfAMutableRangeHasItsOperands) {
  MutableOperandRange range(*use);
  EXPECT_EQ(range.size(), 4u);
  EXPECT_EQ(widths(ValueRange(range.slice(2, 2)).getTypes()), (Widths{3, 4}));
  EXPECT_EQ(range.slice(2, 2)[0].getOperandNumber(), 2u);
}

} // namespace
} // namespace mlir
