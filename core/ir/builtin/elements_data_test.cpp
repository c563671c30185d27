// SPDX-License-Identifier: Apache-2.0
#include "core/ir/builtin/elements_data.h"

#include "core/ir/context/context.h"
#include "gtest/gtest.h"

namespace mlir::detail {
namespace {

using llvm::APInt;

class ElementsDataTest : public testing::Test {
protected:
  Type getInteger(unsigned width) { return IntegerType::get(&context, width); }
  /// Returns the canonical form of bytes for elements of this type.
  llvm::SmallVector<char> canonicalize(Type type, uint64_t numElements,
                                       llvm::ArrayRef<char> bytes) {
    const Blob blob =
        canonicalizeData(getElementLayout(type),
                         Blob(bytes, 1, llvm::endianness::little), numElements);
    return llvm::SmallVector<char>(blob.getBytes());
  }

  MLIRContext context{MLIRContext::Threading::Disabled};
};

using Bytes = llvm::SmallVector<char>;

TEST_F(ElementsDataTest, BitsArePacked) {
  EXPECT_EQ(getDenseElementStorageWidth(getInteger(1)), 1u);
}

TEST_F(ElementsDataTest, OddWidthsTakeWholeBytes) {
  EXPECT_EQ(getDenseElementStorageWidth(getInteger(3)), 8u);
}

TEST_F(ElementsDataTest, WidthsAreNoPowersOfTwo) {
  EXPECT_EQ(getDenseElementStorageWidth(getInteger(48)), 48u);
}

TEST_F(ElementsDataTest, IndexTakes64Bits) {
  EXPECT_EQ(getDenseElementStorageWidth(IndexType::get(&context)), 64u);
}

TEST_F(ElementsDataTest, SmallFloatsTakeWholeBytes) {
  EXPECT_EQ(getDenseElementStorageWidth(FloatTF32Type::get(&context)), 24u);
}

TEST_F(ElementsDataTest, ComplexPartsTakeWholeBytes) {
  EXPECT_EQ(getDenseElementStorageWidth(ComplexType::get(getInteger(1))), 16u);
}

TEST_F(ElementsDataTest, NoBitsTakeNoBytes) {
  EXPECT_EQ(getDenseElementStorageWidth(getInteger(0)), 0u);
}

TEST_F(ElementsDataTest, NumbersAreLittleEndian) {
  Bytes data(4);
  writeBits(data.data(), 16, 1, APInt(16, 0x1234));
  EXPECT_EQ(data, (Bytes{0, 0, 0x34, 0x12}));
}

TEST_F(ElementsDataTest, WideNumbersAreLittleEndian) {
  Bytes data(9);
  writeBits(data.data(), 72, 0, APInt(72, "0102030405060708A9", 16));
  EXPECT_EQ(data, (Bytes{char(0xA9), 8, 7, 6, 5, 4, 3, 2, 1}));
}

TEST_F(ElementsDataTest, WideNumberIsReadBack) {
  const APInt value(131, "123456789012345678901234567890123", 10);
  Bytes data(34);
  writeBits(data.data(), 136, 1, value);
  EXPECT_EQ(readBits(data, 136, 1, 131), value);
}

TEST_F(ElementsDataTest, NumberIsReadFromItsBytes) {
  const Bytes data = {1, 2, 3, 4, 5, 6};
  EXPECT_EQ(readBits(data, 24, 1, 24), APInt(24, 0x060504));
}

TEST_F(ElementsDataTest, BitsAboveTheWidthAreNotRead) {
  const Bytes data = {char(0xFF)};
  EXPECT_EQ(readBits(data, 8, 0, 3), APInt(3, 7));
}

TEST_F(ElementsDataTest, NumberOfNoBitsIsRead) {
  EXPECT_EQ(readBits({}, 0, 5, 0).getBitWidth(), 0u);
}

TEST_F(ElementsDataTest, LowestBitIsFirst) {
  Bytes data(2);
  writeBits(data.data(), 1, 9, APInt(1, 1));
  EXPECT_EQ(data, (Bytes{0, 2}));
}

TEST_F(ElementsDataTest, BitIsCleared) {
  Bytes data = {char(0xFF)};
  writeBits(data.data(), 1, 0, APInt(1, 0));
  EXPECT_EQ(data, (Bytes{char(0xFE)}));
}

TEST_F(ElementsDataTest, BitIsReadBack) {
  const Bytes data = {0, 2};
  EXPECT_TRUE(readBits(data, 1, 9, 1).isOne());
}

TEST_F(ElementsDataTest, DifferentElementsAreKept) {
  EXPECT_EQ(canonicalize(getInteger(8), 3, {1, 1, 2}), (Bytes{1, 1, 2}));
}

TEST_F(ElementsDataTest, EqualElementsAreOne) {
  EXPECT_EQ(canonicalize(getInteger(16), 3, {1, 2, 1, 2, 1, 2}), (Bytes{1, 2}));
}

TEST_F(ElementsDataTest, EqualBytesOfOneElementAreKept) {
  EXPECT_EQ(canonicalize(getInteger(16), 1, {1, 1}), (Bytes{1, 1}));
}

TEST_F(ElementsDataTest, LastElementMakesTheDifference) {
  EXPECT_EQ(canonicalize(getInteger(16), 3, {1, 2, 1, 2, 1, 3}).size(), 6u);
}

TEST_F(ElementsDataTest, NoElementsAreKept) {
  EXPECT_EQ(canonicalize(getInteger(16), 0, {}), Bytes());
}

TEST_F(ElementsDataTest, BitsBesideANumberAreCleared) {
  EXPECT_EQ(canonicalize(getInteger(3), 2, {char(0xFF), 1}), (Bytes{7, 1}));
}

TEST_F(ElementsDataTest, BitsBesideANumberHideNoSplat) {
  EXPECT_EQ(canonicalize(getInteger(3), 2, {char(0xFF), 7}), (Bytes{7}));
}

TEST_F(ElementsDataTest, BitsBesideAWideNumberAreCleared) {
  EXPECT_EQ(canonicalize(getInteger(9), 2, {1, char(0xFF), 2, 0}),
            (Bytes{1, 1, 2, 0}));
}

TEST_F(ElementsDataTest, BitsBesideComplexPartsAreCleared) {
  const Type type = ComplexType::get(getInteger(1));
  EXPECT_EQ(canonicalize(type, 1, {3, 2}), (Bytes{1, 0}));
}

TEST_F(ElementsDataTest, BitsBesidePackedOnesAreCleared) {
  EXPECT_EQ(canonicalize(getInteger(1), 4, {char(0xF3)}), (Bytes{3}));
}

TEST_F(ElementsDataTest, PackedOnesAreASplat) {
  EXPECT_EQ(canonicalize(getInteger(1), 9, {char(0xFF), 1}),
            (Bytes{char(0xFF)}));
}

TEST_F(ElementsDataTest, PackedZerosAreASplat) {
  EXPECT_EQ(canonicalize(getInteger(1), 17, {0, 0, 0}), (Bytes{0}));
}

TEST_F(ElementsDataTest, PackedZerosBesideOtherBitsAreASplat) {
  EXPECT_EQ(canonicalize(getInteger(1), 4, {char(0xF0)}), (Bytes{0}));
}

TEST_F(ElementsDataTest, LastPackedBitMakesTheDifference) {
  EXPECT_EQ(canonicalize(getInteger(1), 9, {char(0xFF), 0}),
            (Bytes{char(0xFF), 0}));
}

TEST_F(ElementsDataTest, FirstPackedBitMakesTheDifference) {
  EXPECT_EQ(canonicalize(getInteger(1), 9, {char(0xFE), 1}),
            (Bytes{char(0xFE), 1}));
}

TEST_F(ElementsDataTest, OnePackedBitIsASplat) {
  EXPECT_EQ(canonicalize(getInteger(1), 1, {1}), (Bytes{char(0xFF)}));
}

TEST_F(ElementsDataTest, OneElementIsTrueUnlessItsByteIsZero) {
  EXPECT_EQ(canonicalize(getInteger(1), 1, {2}), (Bytes{char(0xFF)}));
}

TEST_F(ElementsDataTest, CanonicalDataIsNotCopied) {
  const Bytes data = {1, 2, 3, 4};
  const Blob blob(data, 1, llvm::endianness::little);
  EXPECT_EQ(canonicalizeData(getElementLayout(getInteger(8)), blob, 4)
                .getBytes()
                .data(),
            data.data());
}

TEST_F(ElementsDataTest, HostNumbersAreCopiedToLittleEndian) {
  const uint32_t number = 0x01020304;
  Bytes data(4);
  copyLittleEndian(data.data(),
                   llvm::ArrayRef(reinterpret_cast<const char *>(&number), 4),
                   4);
  EXPECT_EQ(data, (Bytes{4, 3, 2, 1}));
}

TEST_F(ElementsDataTest, ShapeThatOverflowsHasManyElements) {
  const int64_t large = int64_t(1) << 40;
  EXPECT_EQ(
      getNumElementsOrMax(RankedTensorType::get({large, large}, getInteger(8))),
      UINT64_MAX);
}

TEST_F(ElementsDataTest, ZeroOfComplexIsTwoZeros) {
  const Type f32 = Float32Type::get(&context);
  const Attribute zero = FloatAttr::get(f32, 0.0);
  EXPECT_EQ(getZeroElement(ComplexType::get(f32)),
            ArrayAttr::get(&context, {zero, zero}));
}

} // namespace
} // namespace mlir::detail
