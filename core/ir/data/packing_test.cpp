// SPDX-License-Identifier: Apache-2.0
#include "core/ir/data/packing.h"

#include <numeric>
#include <string>
#include <vector>

#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"

namespace mlir {
namespace {

/// Panels of `width` columns of a matrix.
Packing getPanels(int64_t rows, int64_t columns, int64_t width) {
  Packing packing;
  packing.shape = {columns, rows};
  packing.source = {{rows, 0, {0, 1}}, {columns, 0, {1, 0}}};
  packing.lines = 0;
  packing.width = width;
  return packing;
}

std::string write(const Packing &packing, const Blob &elements,
                  llvm::endianness order) {
  std::string text;
  llvm::raw_string_ostream output(text);
  packing.write(*makeBlobSource(elements, elements.getElementWidth()), order,
                output);
  return text;
}

TEST(Packing, TheLastPanelHasTheColumnsThatAreLeft) {
  const char matrix[] = {1, 2, 3, 4, 5, 6};
  const Packing packing = getPanels(2, 3, 2);
  EXPECT_EQ(packing.getNumElements(), 6u);
  EXPECT_EQ(write(packing, Blob(matrix, 1, llvm::endianness::little),
                  llvm::endianness::little),
            "\1\2\4\5\3\6");
}

TEST(Packing, PanelsAreWiderThanTheMatrix) {
  const char matrix[] = {1, 2, 3, 4, 5, 6};
  EXPECT_EQ(write(getPanels(2, 3, 8), Blob(matrix, 1, llvm::endianness::little),
                  llvm::endianness::little),
            "\1\2\3\4\5\6");
}

// The rows of a matrix with three columns, in pairs.
TEST(Packing, RowsOfAGroupAreNeighbors) {
  const char matrix[] = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12};
  Packing packing = getPanels(4, 3, 2);
  packing.group = 2;
  const Blob elements(matrix, 1, llvm::endianness::little);
  const std::string result = write(packing, elements, llvm::endianness::little);
  EXPECT_EQ(result, "\1\4\2\5\7\12\10\13\3\6\11\14");
  for (size_t place = 0; place < result.size(); ++place)
    EXPECT_EQ(matrix[*packing.find(packing.getIndex(place))], result[place]);
}

// Two matrices of three columns, whose rows have two dimensions.
TEST(Packing, EachPlaceHasTheElementOfItsIndex) {
  Packing packing;
  packing.shape = {2, 3, 2, 2};
  packing.source = {
      {2, 0, {1, 0, 0, 0}}, {4, 0, {0, 0, 2, 1}}, {3, 0, {0, 1, 0, 0}}};
  packing.lines = 1;
  packing.width = 2;
  std::vector<char> bytes(24);
  std::iota(bytes.begin(), bytes.end(), 0);
  const std::string result =
      write(packing, Blob(bytes, 1, llvm::endianness::little),
            llvm::endianness::little);
  ASSERT_EQ(result.size(), 24u);
  for (unsigned place = 0; place < 24; ++place)
    EXPECT_EQ(uint64_t(result[place]), packing.find(packing.getIndex(place)))
        << place;
  EXPECT_EQ(result.substr(0, 12),
            std::string("\0\1\3\4\6\7\x9\xA\2\5\x8\xB", 12));
}

TEST(Packing, NumbersGetTheByteOrder) {
  const char matrix[] = {1, 0, 2, 0, 3, 0};
  EXPECT_EQ(write(getPanels(1, 3, 2), Blob(matrix, 2, llvm::endianness::little),
                  llvm::endianness::big),
            std::string("\0\1\0\2\0\3", 6));
}

TEST(Packing, IndicesBeforeTheFirstAreOutside) {
  Packing packing;
  packing.shape = {4};
  packing.source = {{2, -1, {1}}};
  packing.lines = 0;
  packing.width = 4;
  const char list[] = {7, 8};
  EXPECT_EQ(write(packing, Blob(list, 1, llvm::endianness::little),
                  llvm::endianness::little),
            std::string("\0\7\10\0", 4));
}

// Each width has its own loop.
TEST(Packing, ATransposedMatrixOfEachWidth) {
  for (uint32_t width : {1, 2, 4, 8, 16}) {
    Packing packing;
    packing.shape = {5, 3};
    packing.source = {{3, 0, {0, 1}}, {5, 0, {1, 0}}};
    packing.lines = 1;
    packing.width = 3;
    std::vector<char> bytes(15 * width);
    std::iota(bytes.begin(), bytes.end(), 0);
    const std::string result =
        write(packing, Blob(bytes, width, llvm::endianness::little),
              llvm::endianness::little);
    std::string expected;
    for (int i = 0; i < 5; ++i)
      for (int j = 0; j < 3; ++j)
        expected.append(bytes.data() + (j * 5 + i) * width, width);
    EXPECT_EQ(result, expected) << width;
  }
}

TEST(Packing, AWidthBeyondAllSizes) {
  const Packing packing = getPanels(4, 3, int64_t(1) << 62);
  for (uint64_t place = 0; place < 12; ++place)
    EXPECT_EQ(packing.getIndex(place), getPanels(4, 3, 3).getIndex(place));
}

TEST(Packing, NothingIsWrittenForASizeOfZero) {
  EXPECT_EQ(write(getPanels(0, 3, 2), Blob({}, 4, llvm::endianness::little),
                  llvm::endianness::little),
            "");
}

} // namespace
} // namespace mlir
