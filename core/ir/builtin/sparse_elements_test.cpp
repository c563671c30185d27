// SPDX-License-Identifier: Apache-2.0
#include <string>

#include "core/ir/builtin/builtin_locations.h"
#include "core/ir/builtin/elements.h"
#include "core/ir/context/context.h"
#include "core/ir/context/diagnostics.h"
#include "gtest/gtest.h"

namespace mlir {
namespace {

using llvm::ArrayRef;

class SparseElementsTest : public testing::Test {
protected:
  DenseIntElementsAttr getIndices(ArrayRef<int64_t> shape,
                                  ArrayRef<int64_t> indices) {
    return DenseIntElementsAttr::get(RankedTensorType::get(shape, i64),
                                     indices);
  }
  DenseElementsAttr getValues(ArrayRef<int64_t> shape,
                              ArrayRef<int32_t> values) {
    return DenseElementsAttr::get(RankedTensorType::get(shape, i32), values);
  }
  /// Returns values with two indices each.
  SparseElementsAttr get(ArrayRef<int64_t> indices, ArrayRef<int32_t> values) {
    const int64_t count = values.size();
    return SparseElementsAttr::get(matrix, getIndices({count, 2}, indices),
                                   getValues(count, values));
  }
  /// Returns the error for an invalid attribute.
  std::string refuse(ShapedType type, DenseIntElementsAttr indices,
                     DenseElementsAttr values) {
    std::string message = "accepted";
    ScopedDiagnosticHandler handler(
        &context, [&](Diagnostic &diagnostic) { message = diagnostic.str(); });
    const Location location = UnknownLoc::get(&context);
    SparseElementsAttr::getChecked([&] { return emitError(location); }, type,
                                   indices, values);
    return message;
  }

  MLIRContext context{MLIRContext::Threading::Disabled};
  Type i32 = IntegerType::get(&context, 32);
  Type i64 = IntegerType::get(&context, 64);
  ShapedType matrix = RankedTensorType::get({3, 4}, i32);
  ShapedType row = RankedTensorType::get({2}, i32);
};

TEST_F(SparseElementsTest, EqualAttributesAreOneObject) {
  EXPECT_EQ(get({0, 1, 1, 2}, {5, 6}), get({0, 1, 1, 2}, {5, 6}));
}

TEST_F(SparseElementsTest, TypeIsKept) {
  EXPECT_EQ(TypedAttr(get({0, 1, 1, 2}, {5, 6})).getType(), matrix);
}

TEST_F(SparseElementsTest, ValueIsAtItsIndex) {
  EXPECT_EQ(get({0, 1, 1, 2}, {5, 6}).getElement(6), IntegerAttr::get(i32, 6));
}

TEST_F(SparseElementsTest, OtherElementsAreZero) {
  EXPECT_EQ(get({0, 1, 1, 2}, {5, 6}).getElement(0), IntegerAttr::get(i32, 0));
}

TEST_F(SparseElementsTest, IndicesMayBeASplat) {
  EXPECT_EQ(get({1, 1}, {5}).getElement(5), IntegerAttr::get(i32, 5));
}

TEST_F(SparseElementsTest, ElementsAttrHasTheElements) {
  EXPECT_EQ(ElementsAttr(get({1, 1}, {5})).getElement(5),
            IntegerAttr::get(i32, 5));
}

TEST_F(SparseElementsTest, IndicesOfOneDimensionMayBeAList) {
  EXPECT_EQ(refuse(row, getIndices(2, {0, 1}), getValues(2, {5, 6})),
            "accepted");
}

TEST_F(SparseElementsTest, ElementAtAListedIndex) {
  EXPECT_EQ(SparseElementsAttr::get(row, getIndices(1, {1}), getValues(1, {5}))
                .getElement(1),
            IntegerAttr::get(i32, 5));
}

TEST_F(SparseElementsTest, NoValuesAreAccepted) {
  EXPECT_EQ(refuse(row, getIndices({0, 1}, {}), getValues(0, {})), "accepted");
}

TEST_F(SparseElementsTest, ValuesOfTwoDimensionsAreRefused) {
  EXPECT_EQ(refuse(row, getIndices({1, 1}, {1}), getValues({1, 1}, {1})),
            "expected 1-d tensor for sparse element values");
}

TEST_F(SparseElementsTest, MoreValuesThanIndicesAreRefused) {
  EXPECT_EQ(refuse(row, getIndices({2, 1}, {0, 1}), getValues(3, {1, 2, 3})),
            "expected shape ([2]); inferred shape of indices literal ([2, 1]); "
            "inferred shape of values literal ([3])");
}

TEST_F(SparseElementsTest, IndicesOfAnotherRankAreRefused) {
  EXPECT_EQ(refuse(matrix, getIndices(1, {0}), getValues(1, {1})),
            "expected shape ([3, 4]); inferred shape of indices literal ([1]); "
            "inferred shape of values literal ([1])");
}

TEST_F(SparseElementsTest, IndexOutsideIsRefused) {
  EXPECT_EQ(
      refuse(matrix, getIndices({2, 2}, {0, 1, 1, 5}), getValues(2, {1, 2})),
      "sparse index #1 is not contained within the value shape, with "
      "index=[1, 5], and type='tensor<3x4xi32>'");
}

TEST_F(SparseElementsTest, NegativeIndexIsRefused) {
  EXPECT_EQ(refuse(row, getIndices({1, 1}, {-1}), getValues(1, {1})),
            "sparse index #0 is not contained within the value shape, with "
            "index=[18446744073709551615], and type='tensor<2xi32>'");
}

} // namespace
} // namespace mlir
