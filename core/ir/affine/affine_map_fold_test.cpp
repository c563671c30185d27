// SPDX-License-Identifier: Apache-2.0
#include <limits>

#include "core/ir/affine/affine_test_base.h"
#include "core/ir/structure/builders.h"

namespace mlir {
namespace {

class AffineMapFoldTest : public AffineTest {
protected:
  Attribute index(int64_t value) {
    return IntegerAttr::get(IndexType::get(&context), value);
  }

  llvm::SmallVector<Attribute> results;
  llvm::SmallVector<int64_t> values;
  bool hasPoison = false;
};

TEST_F(AffineMapFoldTest, FoldsToIndexAttributes) {
  EXPECT_TRUE(succeeded(map(1, 1, {d0 + s0, d0 % 4})
                            .constantFold({index(7), index(2)}, results)));
  EXPECT_EQ(results, (llvm::SmallVector<Attribute>{index(9), index(3)}));
}

TEST_F(AffineMapFoldTest, TakesIntegersOfAnyWidthThatFit) {
  Attribute wide = IntegerAttr::get(IntegerType::get(&context, 128), -3);
  EXPECT_TRUE(succeeded(map(1, 0, {d0}).constantFold(wide, results)));
  EXPECT_EQ(results.front(), index(-3));
}

TEST_F(AffineMapFoldTest, IntegersThatDoNotFitAreUnknown) {
  Attribute wide = IntegerAttr::get(IntegerType::get(&context, 128),
                                    llvm::APInt::getOneBitSet(128, 100));
  EXPECT_TRUE(failed(map(1, 0, {d0}).constantFold(wide, results)));
}

TEST_F(AffineMapFoldTest, UnknownOperandFails) {
  EXPECT_TRUE(failed(
      map(2, 0, {d0, d1}).constantFold({index(1), Attribute()}, results)));
  EXPECT_TRUE(results.empty());
}

TEST_F(AffineMapFoldTest, OperandThatIsNotUsedMayBeUnknown) {
  EXPECT_TRUE(succeeded(
      map(2, 0, {d0}).constantFold({index(1), Attribute()}, results)));
}

TEST_F(AffineMapFoldTest, DivisionByZeroIsPoison) {
  EXPECT_TRUE(
      failed(map(1, 1, {d0.floorDiv(s0)})
                 .constantFold({index(1), index(0)}, results, &hasPoison)));
  EXPECT_TRUE(hasPoison);
}

TEST_F(AffineMapFoldTest, ModulusByWhatIsNotPositiveIsPoison) {
  EXPECT_TRUE(
      failed(map(1, 1, {d0 % s0})
                 .constantFold({index(5), index(-1)}, results, &hasPoison)));
  EXPECT_TRUE(hasPoison);
}

TEST_F(AffineMapFoldTest, UnknownDividendIsNotPoison) {
  EXPECT_TRUE(
      failed(map(1, 1, {d0 % s0})
                 .constantFold({Attribute(), index(0)}, results, &hasPoison)));
  EXPECT_FALSE(hasPoison);
}

TEST_F(AffineMapFoldTest, PoisonSpreads) {
  EXPECT_TRUE(failed(
      map(2, 1, {d0 + d1 % s0})
          .constantFold({index(1), index(1), index(0)}, results, &hasPoison)));
  EXPECT_TRUE(hasPoison);
}

TEST_F(AffineMapFoldTest, OverflowIsNeitherFoldedNorPoison) {
  int64_t largest = std::numeric_limits<int64_t>::max();
  EXPECT_TRUE(failed(
      map(1, 0, {d0 + 1}).constantFold(index(largest), results, &hasPoison)));
  EXPECT_FALSE(hasPoison);
}

TEST_F(AffineMapFoldTest, FoldsPartially) {
  AffineMap folded = map(2, 0, {d0 + 1, d1})
                         .partialConstantFold({index(1), Attribute()}, &values);
  EXPECT_EQ(folded, map(2, 0, {constant(2), d1}));
  EXPECT_TRUE(values.empty());
}

TEST_F(AffineMapFoldTest, PartialFoldOfAllHasValues) {
  EXPECT_TRUE(
      map(1, 0, {d0 + 1, constant(4)}).partialConstantFold(index(1), &values));
  EXPECT_EQ(values, (llvm::SmallVector<int64_t>{2, 4}));
}

TEST_F(AffineMapFoldTest, PartialFoldOfPoisonIsNull) {
  AffineMap divided = map(1, 0, {d0.ceilDiv(0)});
  EXPECT_FALSE(divided.partialConstantFold(index(1), nullptr, &hasPoison));
  EXPECT_EQ(divided.partialConstantFold(index(1)), divided);
}

TEST_F(AffineMapFoldTest, AttributesGoIntoTheMap) {
  Builder builder(&context);
  llvm::SmallVector<Value> remaining;
  AffineMap folded = foldAttributesIntoMap(
      builder, map(1, 2, {d0 * 2 + s0, s1 + 1}),
      {OpFoldResult(index(3)), OpFoldResult(index(4)), OpFoldResult(Value())},
      remaining);
  EXPECT_EQ(folded, map(0, 1, {constant(10), s0 + 1}));
  EXPECT_EQ(remaining.size(), 1u);
}

} // namespace
} // namespace mlir
