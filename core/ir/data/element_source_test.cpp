// SPDX-License-Identifier: Apache-2.0
#include "core/ir/data/element_source.h"

#include <algorithm>
#include <string>

#include "llvm/Support/Endian.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"

namespace mlir {
namespace {

constexpr char numbers[] = {1, 2, 3, 4, 5, 6, 7, 8};

std::string read(ElementSource &source, uint64_t first, int64_t step,
                 size_t size) {
  std::string bytes(size * source.getWidth(), '\0');
  source.read(first, step, size, bytes.data());
  return bytes;
}

std::string write(ElementSource &source, llvm::endianness order) {
  std::string bytes;
  llvm::raw_string_ostream output(bytes);
  source.write(order, output);
  return bytes;
}

TEST(ElementSource, ABlobIsReadWithSteps) {
  const auto source =
      makeBlobSource(Blob(numbers, 2, llvm::endianness::little), 2);
  EXPECT_EQ(source->getNumElements(), 4u);
  EXPECT_EQ(read(*source, 0, 1, 4), "\1\2\3\4\5\6\7\x8");
  EXPECT_EQ(read(*source, 3, -2, 2), "\7\x8\3\4");
  EXPECT_EQ(read(*source, 1, 0, 2), "\3\4\3\4");
}

TEST(ElementSource, NumbersAreReadLittleEndian) {
  const auto source =
      makeBlobSource(Blob(numbers, 2, llvm::endianness::big), 4);
  EXPECT_EQ(source->getNumElements(), 2u);
  EXPECT_EQ(read(*source, 1, 1, 1), "\6\5\x8\7");
}

TEST(ElementSource, ABlobIsWrittenInBothOrders) {
  for (llvm::endianness given :
       {llvm::endianness::little, llvm::endianness::big})
    for (llvm::endianness wanted :
         {llvm::endianness::little, llvm::endianness::big})
      EXPECT_EQ(write(*makeBlobSource(Blob(numbers, 4, given), 4), wanted),
                given == wanted ? "\1\2\3\4\5\6\7\x8" : "\4\3\2\1\x8\7\6\5");
}

/// Its elements are their numbers.
class Counter final : public ElementSource {
public:
  explicit Counter(uint64_t count) : ElementSource(count, 4, 4) {}
  void read(uint64_t first, int64_t step, size_t size, char *to) override {
    largest = std::max(largest, size);
    for (size_t i = 0; i < size; ++i, first += step)
      llvm::support::endian::write32le(to + 4 * i, first);
  }
  void release() override { isReleased = true; }

  size_t largest = 0;
  bool isReleased = false;
};

TEST(ElementSource, ComputedElementsAreWrittenInBlocks) {
  constexpr uint64_t count = 1000003;
  Counter counter(count);
  const std::string bytes = write(counter, llvm::endianness::big);
  ASSERT_EQ(bytes.size(), 4 * count);
  for (uint64_t i = 0; i < count; ++i)
    ASSERT_EQ(llvm::support::endian::read32be(bytes.data() + 4 * i), i);
  EXPECT_LT(counter.largest, count / 8);
  EXPECT_TRUE(counter.isReleased);
}

TEST(ElementSource, NoElements) {
  Counter counter(0);
  EXPECT_EQ(write(counter, llvm::endianness::little), "");
}

} // namespace
} // namespace mlir
