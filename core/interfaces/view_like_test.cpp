// SPDX-License-Identifier: Apache-2.0
#include "core/interfaces/view_like.h"

#include "core/interfaces/interface_test_base.h"

namespace mlir {
namespace {

/// The slice of the test operation. The operands are offsets, then sizes, then
/// strides.
struct Part {
  llvm::SmallVector<int64_t> offsets, sizes, strides;
  unsigned dynamicOffsets = 0, dynamicSizes = 0;
};
Part part;

struct Slice : OffsetSizeAndStrideOpInterface::ExternalModel<Slice, AnyOp> {
  static unsigned getOffsetSizeAndStrideStartOperandIndex() { return 0; }
  std::array<unsigned, 3> getArrayAttrMaxRanks(Operation *) const {
    return {2, 2, 2};
  }
  OperandRange getOffsets(Operation *op) const {
    return op->getOperands().take_front(part.dynamicOffsets);
  }
  OperandRange getSizes(Operation *op) const {
    return op->getOperands().slice(part.dynamicOffsets, part.dynamicSizes);
  }
  OperandRange getStrides(Operation *op) const {
    return op->getOperands().drop_front(part.dynamicOffsets +
                                        part.dynamicSizes);
  }
  llvm::ArrayRef<int64_t> getStaticOffsets(Operation *) const {
    return part.offsets;
  }
  llvm::ArrayRef<int64_t> getStaticSizes(Operation *) const {
    return part.sizes;
  }
  llvm::ArrayRef<int64_t> getStaticStrides(Operation *) const {
    return part.strides;
  }
  // Not used here. The defaults require complete classes.
  llvm::SmallVector<OpFoldResult> getMixedOffsets(Operation *) const {
    return {};
  }
  llvm::SmallVector<OpFoldResult> getMixedSizes(Operation *) const {
    return {};
  }
  llvm::SmallVector<OpFoldResult> getMixedStrides(Operation *) const {
    return {};
  }
  bool isDynamicOffset(Operation *, unsigned) const { return false; }
  bool isDynamicSize(Operation *, unsigned) const { return false; }
  bool isDynamicStride(Operation *, unsigned) const { return false; }
  int64_t getStaticOffset(Operation *, unsigned) const { return 0; }
  int64_t getStaticSize(Operation *, unsigned) const { return 0; }
  int64_t getStaticStride(Operation *, unsigned) const { return 0; }
  unsigned getIndexOfDynamicOffset(Operation *, unsigned) const { return 0; }
  unsigned getIndexOfDynamicSize(Operation *, unsigned) const { return 0; }
  unsigned getIndexOfDynamicStride(Operation *, unsigned) const { return 0; }
  Value getDynamicOffset(Operation *, unsigned) const { return {}; }
  Value getDynamicSize(Operation *, unsigned) const { return {}; }
  Value getDynamicStride(Operation *, unsigned) const { return {}; }
  bool isSameAs(Operation *, OffsetSizeAndStrideOpInterface,
                llvm::function_ref<bool(OpFoldResult, OpFoldResult)>) const {
    return false;
  }
  bool hasUnitStride(Operation *) const { return false; }
  bool hasZeroOffset(Operation *) const { return false; }
};

constexpr int64_t dynamic = ShapedType::kDynamic;

class ViewLikeTest : public InterfaceTest {
protected:
  ViewLikeTest() { test.define("test.slice", {}, {implement<Slice>()}); }
  /// Returns the diagnostics for a slice with this number of operands.
  std::string verify(Part newPart, unsigned numOperands = 0) {
    part = newPart;
    Operation *op = test.create("test.slice", {.operands = std::vector<Value>(
                                                   numOperands, value(index))});
    return check(op, [](Operation *op) {
      return detail::verifyOffsetSizeAndStrideOp(
          OffsetSizeAndStrideOpInterface(op));
    });
  }
};

TEST_F(ViewLikeTest, VerifiesParts) {
  EXPECT_EQ(verify({{0, 1}, {2, 3}, {1, -1}}), "");
  EXPECT_EQ(verify({{0, dynamic}, {dynamic, 3}, {1, dynamic}, 1, 1}, 3), "");
  // Invariant 1.
  EXPECT_EQ(verify({{0, 0}, {dynamic, 3}, {1, 1}}),
            "expected the number of 'sizes' to match the number of dynamic "
            "entries in 'static_sizes' (0 vs 1)");
  EXPECT_EQ(verify({{dynamic, 0}, {1, 3}, {1, 1}}, 1),
            "expected the number of 'strides' to match the number of dynamic "
            "entries in 'static_strides' (1 vs 0)");
  EXPECT_EQ(verify({{dynamic, 0}, {1, 3}, {1, 1}}),
            "expected the number of 'offsets' to match the number of dynamic "
            "entries in 'static_offsets' (0 vs 1)");
  // Invariant 2.
  EXPECT_EQ(verify({{0}, {1, 3}, {1, 1}}),
            "expected mixed offsets rank to match mixed sizes rank (1 vs 2) so "
            "the rank of the result type is well-formed.");
  EXPECT_EQ(verify({{0, 0}, {1, 3}, {1}}),
            "expected mixed sizes rank to match mixed strides rank (2 vs 1) so "
            "the rank of the result type is well-formed.");
  // Invariant 3.
  EXPECT_EQ(verify({{0}, {1}, {1}}), "expected 2 offset values, got 1");
  // Invariant 4.
  EXPECT_EQ(verify({{0, -1}, {-2, 1}, {1, 1}}),
            "expected offsets to be non-negative, but got -1");
  EXPECT_EQ(verify({{0, 0}, {-2, 1}, {1, 1}}),
            "expected sizes to be non-negative, but got -2");
}

std::string inBounds(llvm::ArrayRef<int64_t> shape,
                     llvm::ArrayRef<int64_t> offsets,
                     llvm::ArrayRef<int64_t> sizes,
                     llvm::ArrayRef<int64_t> strides) {
  auto result = verifyInBoundsSlice(shape, offsets, sizes, strides, true);
  EXPECT_EQ(result.isValid, result.errorMessage.empty());
  return result.errorMessage;
}

TEST(InBoundsSlice, Says) {
  EXPECT_EQ(inBounds({4, 4}, {3, 0}, {1, 4}, {1, 1}), "");
  EXPECT_EQ(inBounds({4}, {4}, {0}, {1}), "offset 0 is out-of-bounds: 4 >= 4");
  EXPECT_EQ(inBounds({4, 4}, {0, 3}, {1, 2}, {1, 1}),
            "slice along dimension 1 runs out-of-bounds: 4 >= 4");
  EXPECT_EQ(inBounds({dynamic}, {9}, {9}, {9}), "");
  EXPECT_EQ(inBounds({4}, {dynamic}, {9}, {9}), "");
  EXPECT_EQ(inBounds({4}, {0}, {dynamic}, {9}), "");
  EXPECT_EQ(inBounds({4}, {1}, {INT64_MAX}, {INT64_MAX}),
            "slice along dimension 0 runs out-of-bounds");
}

TEST_F(ViewLikeTest, MixedValues) {
  Value v = value(index);
  auto mixed = getMixedValues({1, dynamic, 3}, v, &test.context);
  ASSERT_EQ(mixed.size(), 3u);
  EXPECT_EQ(getConstantIntValue(mixed[0]), 1);
  EXPECT_FALSE(getConstantIntValue(mixed[1]));
  auto [integers, values] = decomposeMixedValues(mixed);
  EXPECT_EQ(integers, (llvm::SmallVector<int64_t>{1, dynamic, 3}));
  EXPECT_EQ(values, (llvm::SmallVector<Value>{v}));
  EXPECT_TRUE(isEqualConstantIntOrValueArray(mixed, mixed));
  EXPECT_FALSE(areAllConstantIntValue(mixed, 1));
}

TEST_F(ViewLikeTest, ConstantsBehindValues) {
  auto fold = [](Operation *op, llvm::ArrayRef<Attribute>,
                 llvm::SmallVectorImpl<OpFoldResult> &results) {
    results.push_back(op->getAttr("value"));
    return success();
  };
  test.define("test.constant", {{&OpTrait::ConstantLike::descriptor}}, {},
              {.fold = fold});
  Value four =
      test.create("test.constant",
                  {.results = {index},
                   .attributes = {{"value", test.builder.getIndexAttr(4)}}})
          ->getResult(0);
  EXPECT_EQ(getConstantIntValue(OpFoldResult(four)), 4);
  llvm::SmallVector<OpFoldResult> list = {four, value(index)};
  EXPECT_TRUE(succeeded(foldDynamicIndexList(list)));
  EXPECT_TRUE(llvm::isa<Attribute>(list[0]));
  EXPECT_TRUE(failed(foldDynamicIndexList(list)));
}

} // namespace
} // namespace mlir
