// SPDX-License-Identifier: Apache-2.0
#include <array>
#include <string>
#include <thread>
#include <vector>

#include "core/ir/builtin/builtin_locations.h"
#include "core/ir/builtin/elements.h"
#include "core/ir/context/context.h"
#include "core/ir/context/diagnostics.h"
#include "gtest/gtest.h"

namespace mlir {
namespace {

using llvm::ArrayRef;

class DenseArrayAttrTest : public testing::Test {
protected:
  /// Returns the error for an invalid array.
  std::string refuse(Type elementType, int64_t size, ArrayRef<char> data) {
    std::string message = "accepted";
    ScopedDiagnosticHandler handler(
        &context, [&](Diagnostic &diagnostic) { message = diagnostic.str(); });
    const Location location = UnknownLoc::get(&context);
    DenseArrayAttr::getChecked([&] { return emitError(location); }, elementType,
                               size, data);
    return message;
  }
  Type getInteger(unsigned width) { return IntegerType::get(&context, width); }

  MLIRContext context{MLIRContext::Threading::Disabled};
};

TEST_F(DenseArrayAttrTest, NumbersAreLittleEndian) {
  auto array = DenseI32ArrayAttr::get(&context, ArrayRef<int32_t>{1, -2});
  EXPECT_EQ(array.getRawData(),
            (ArrayRef<char>{1, 0, 0, 0, char(0xFE), char(0xFF), char(0xFF),
                            char(0xFF)}));
}

TEST_F(DenseArrayAttrTest, NumbersAreReadBack) {
  auto array = DenseI64ArrayAttr::get(&context, ArrayRef<int64_t>{1, -2});
  EXPECT_EQ(array.asArrayRef(), (ArrayRef<int64_t>{1, -2}));
}

TEST_F(DenseArrayAttrTest, NumbersAreAligned) {
  DenseI8ArrayAttr::get(&context, ArrayRef<int8_t>{1, 2, 3});
  auto array = DenseI64ArrayAttr::get(&context, ArrayRef<int64_t>{1, -2});
  EXPECT_EQ(reinterpret_cast<uintptr_t>(array.asArrayRef().data()) %
                alignof(int64_t),
            0u);
}

TEST_F(DenseArrayAttrTest, NumbersAreViewedTwiceInOnePlace) {
  auto array = DenseI64ArrayAttr::get(&context, ArrayRef<int64_t>{1, -2});
  EXPECT_EQ(array.asArrayRef().data(), array.asArrayRef().data());
}

TEST_F(DenseArrayAttrTest, ThreadsViewNumbersInOnePlace) {
  MLIRContext shared(MLIRContext::Threading::Enabled);
  auto array = DenseI64ArrayAttr::get(&shared, ArrayRef<int64_t>{1, -2});
  std::array<const int64_t *, 4> views = {};
  std::vector<std::thread> threads;
  for (const int64_t *&view : views)
    threads.emplace_back([&] { view = array.asArrayRef().data(); });
  for (std::thread &thread : threads)
    thread.join();
  EXPECT_TRUE(llvm::all_equal(views));
}

TEST_F(DenseArrayAttrTest, ShortNumbersAreReadBack) {
  auto array = DenseI16ArrayAttr::get(&context, ArrayRef<int16_t>{300, -2});
  EXPECT_EQ(array[0], 300);
}

TEST_F(DenseArrayAttrTest, BytesAreReadBack) {
  auto array = DenseI8ArrayAttr::get(&context, ArrayRef<int8_t>{5, -2});
  EXPECT_EQ(array[1], -2);
}

TEST_F(DenseArrayAttrTest, BoolsTakeAByteEach) {
  auto array = DenseBoolArrayAttr::get(&context, ArrayRef<bool>{true, false});
  EXPECT_EQ(array.getRawData(), (ArrayRef<char>{1, 0}));
}

TEST_F(DenseArrayAttrTest, BoolsAreReadBack) {
  auto array = DenseBoolArrayAttr::get(&context, ArrayRef<bool>{true, false});
  EXPECT_EQ(array.asArrayRef(), (ArrayRef<bool>{true, false}));
}

TEST_F(DenseArrayAttrTest, BytesThatAreTrueAreOne) {
  EXPECT_EQ(DenseArrayAttr::get(getInteger(1), 2, {2, 0}),
            DenseBoolArrayAttr::get(&context, ArrayRef<bool>{true, false}));
}

TEST_F(DenseArrayAttrTest, FloatsAreReadBack) {
  auto array = DenseF32ArrayAttr::get(&context, ArrayRef<float>{1.5f, -2.0f});
  EXPECT_EQ(array[1], -2.0f);
}

TEST_F(DenseArrayAttrTest, DoublesAreReadBack) {
  auto array = DenseF64ArrayAttr::get(&context, ArrayRef<double>{1.5, -2.0});
  EXPECT_EQ(array[0], 1.5);
}

TEST_F(DenseArrayAttrTest, EmptyArrayHasNoElements) {
  EXPECT_TRUE(DenseI32ArrayAttr::get(&context, ArrayRef<int32_t>())
                  .asArrayRef()
                  .empty());
}

TEST_F(DenseArrayAttrTest, EmptyArraysOfOtherTypesDiffer) {
  EXPECT_NE(Attribute(DenseI32ArrayAttr::get(&context, ArrayRef<int32_t>())),
            Attribute(DenseI64ArrayAttr::get(&context, ArrayRef<int64_t>())));
}

TEST_F(DenseArrayAttrTest, EqualArraysAreOneObject) {
  EXPECT_EQ(Attribute(DenseI32ArrayAttr::get(&context, ArrayRef<int32_t>(7))),
            Attribute(DenseArrayAttr::get(getInteger(32), 1, {7, 0, 0, 0})));
}

TEST_F(DenseArrayAttrTest, SizeIsThatOfTheElements) {
  EXPECT_EQ(DenseF64ArrayAttr::get(&context, ArrayRef<double>{1, 2, 3}).size(),
            3);
}

TEST_F(DenseArrayAttrTest, ArrayIsOfTheClassOfItsElements) {
  EXPECT_TRUE(isa<DenseI32ArrayAttr>(
      DenseArrayAttr::get(getInteger(32), 1, {7, 0, 0, 0})));
}

TEST_F(DenseArrayAttrTest, FloatsAreNoIntegers) {
  EXPECT_FALSE(isa<DenseI32ArrayAttr>(
      Attribute(DenseF32ArrayAttr::get(&context, ArrayRef<float>{1.5f}))));
}

TEST_F(DenseArrayAttrTest, UnsignedIntegersAreNotSignless) {
  const Type type = IntegerType::get(&context, 8, IntegerType::Unsigned);
  EXPECT_FALSE(isa<DenseI8ArrayAttr>(DenseArrayAttr::get(type, 1, {7})));
}

TEST_F(DenseArrayAttrTest, OtherWidthsAreHeld) {
  EXPECT_EQ(refuse(getInteger(24), 2, {1, 2, 3, 4, 5, 6}), "accepted");
}

TEST_F(DenseArrayAttrTest, IndexIsRefused) {
  EXPECT_EQ(refuse(IndexType::get(&context), 0, {}),
            "expected integer or floating point element type");
}

TEST_F(DenseArrayAttrTest, PartsOfBytesAreRefused) {
  EXPECT_EQ(refuse(getInteger(7), 0, {}),
            "element type bitwidth must be a multiple of 8");
}

TEST_F(DenseArrayAttrTest, DataOfAnotherSizeIsRefused) {
  EXPECT_EQ(refuse(getInteger(32), 2, {1, 2, 3, 4, 5, 6, 7}),
            "expected data size (2 elements, 4 bytes each) does not match: 7 "
            "bytes");
}

} // namespace
} // namespace mlir
