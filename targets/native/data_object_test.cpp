// SPDX-License-Identifier: Apache-2.0
#include "targets/native/data_object.h"

#include <string>
#include <vector>

#include "llvm/ADT/SmallString.h"
#include "llvm/BinaryFormat/ELF.h"
#include "llvm/Object/ELFObjectFile.h"
#include "llvm/Object/ObjectFile.h"
#include "gtest/gtest.h"

namespace mlir::native {
namespace {

constexpr char bytes[] = {1, 2, 3, 4, 5, 6, 7, 8};
constexpr char text[] = {'a', 'b', 'c'};

const DataPiece pieces[] = {
    {"numbers", Blob(bytes, 4, llvm::endianness::little, 64)},
    {"text", Blob(text, 1, llvm::endianness::little, 64)},
    {"shorts", Blob(llvm::ArrayRef<char>(bytes).take_front(4), 2,
                    llvm::endianness::little, 64)},
    {"big", Blob(llvm::ArrayRef<char>(bytes).take_front(2), 2,
                 llvm::endianness::big, 4)},
};

/// Writes an object file and reads it with LLVM.
class DataObjectTest : public testing::TestWithParam<const char *> {
protected:
  void SetUp() override {
    llvm::raw_svector_ostream stream(file);
    writeDataObject(triple, pieces, stream);
    llvm::Expected<std::unique_ptr<llvm::object::ObjectFile>> parsed =
        llvm::object::ObjectFile::createELFObjectFile(
            llvm::MemoryBufferRef(file, "data.o"));
    ASSERT_TRUE(static_cast<bool>(parsed))
        << llvm::toString(parsed.takeError());
    object = std::move(*parsed);
  }

  std::string contents() {
    std::string data;
    llvm::raw_string_ostream output(data);
    writeData(triple, pieces, output);
    return data;
  }

  llvm::Triple triple{GetParam()};
  llvm::SmallString<0> file;
  std::unique_ptr<llvm::object::ObjectFile> object;
};

TEST_P(DataObjectTest, IsForTheTarget) {
  EXPECT_EQ(object->getArch(), triple.getArch());
  EXPECT_EQ(object->isLittleEndian(), triple.isLittleEndian());
}

TEST_P(DataObjectTest, ElementsHaveTheTargetsByteOrder) {
  std::string expected(bytes, 8);
  if (!triple.isLittleEndian())
    expected = {4, 3, 2, 1, 8, 7, 6, 5};
  EXPECT_EQ(contents().substr(0, 8), expected);
}

TEST_P(DataObjectTest, BytesAreNotSwapped) {
  EXPECT_EQ(contents().substr(64, 3), "abc");
}

TEST_P(DataObjectTest, ElementsOfTwoBytes) {
  std::string expected(bytes, 4);
  if (!triple.isLittleEndian())
    expected = {2, 1, 4, 3};
  EXPECT_EQ(contents().substr(128, 4), expected);
}

TEST_P(DataObjectTest, ElementsOfTheOtherOrder) {
  std::string expected = {2, 1};
  if (!triple.isLittleEndian())
    expected = {1, 2};
  EXPECT_EQ(contents().substr(132, 2), expected);
}

TEST_P(DataObjectTest, BytesAfterTheLastPieceAreReadable) {
  EXPECT_EQ(contents().substr(134), std::string(64, '\0'));
}

TEST_P(DataObjectTest, GapsAreZero) {
  EXPECT_EQ(contents().substr(8, 56), std::string(56, '\0'));
}

TEST_P(DataObjectTest, SymbolsAreHiddenAndCoverTheirPieces) {
  std::vector<std::string> found;
  for (llvm::object::ELFSymbolRef symbol : object->symbols()) {
    EXPECT_EQ(symbol.getOther() & 3, llvm::ELF::STV_HIDDEN);
    found.push_back(llvm::cantFail(symbol.getName()).str() + " " +
                    std::to_string(llvm::cantFail(symbol.getValue())) + " " +
                    std::to_string(symbol.getSize()));
  }
  EXPECT_EQ(found, (std::vector<std::string>{"numbers 0 8", "text 64 3",
                                             "shorts 128 4", "big 132 2"}));
}

TEST_P(DataObjectTest, TheSectionHasNoContents) {
  for (const llvm::object::ELFSectionRef section : object->sections())
    if (llvm::cantFail(section.getName()) == weightsSection) {
      EXPECT_EQ(section.getType(), llvm::ELF::SHT_NOBITS);
      EXPECT_EQ(section.getSize(), getDataSize(pieces));
    }
  EXPECT_EQ(getDataSize(pieces), 134 + readableSlack);
}

TEST_P(DataObjectTest, NoPiecesMakeNoSymbol) {
  llvm::SmallString<0> empty;
  llvm::raw_svector_ostream stream(empty);
  writeDataObject(triple, {}, stream);
  auto parsed = llvm::object::ObjectFile::createELFObjectFile(
      llvm::MemoryBufferRef(empty, "empty.o"));
  ASSERT_TRUE(static_cast<bool>(parsed)) << llvm::toString(parsed.takeError());
  EXPECT_TRUE((*parsed)->symbols().empty());
}

TEST_P(DataObjectTest, MoreElementsThanTheBufferHolds) {
  std::string many;
  for (unsigned i = 0; i < 10000; ++i)
    many += {char(i), char(i >> 8), 0, 0};
  llvm::SmallString<0> large;
  llvm::raw_svector_ostream stream(large);
  const DataPiece piece = {"many",
                           Blob(llvm::ArrayRef<char>(many.data(), many.size()),
                                4, llvm::endianness::little, 64)};
  writeData(triple, piece, stream);
  const size_t last = 4 * 9999;
  std::string expected = {char(9999 & 255), char(9999 >> 8), 0, 0};
  if (!triple.isLittleEndian())
    std::reverse(expected.begin(), expected.end());
  EXPECT_EQ(large.substr(last, 4), expected);
}

TEST_P(DataObjectTest, APackedPieceHasTheSizeOfItsPanels) {
  const char matrix[] = {1, 0, 2, 0, 3, 0};
  // Panels of two columns.
  Packing packing;
  packing.shape = {3, 1};
  packing.source = {{1, 0, {0, 1}}, {3, 0, {1, 0}}};
  packing.lines = 0;
  packing.width = 2;
  llvm::SmallString<0> packed;
  llvm::raw_svector_ostream stream(packed);
  const DataPiece piece = {
      "panels", Blob(matrix, 2, llvm::endianness::little, 64), packing};
  EXPECT_EQ(piece.getSize(), 6u);
  writeData(triple, piece, stream);
  std::string expected("\1\0\2\0\3\0", 6);
  if (!triple.isLittleEndian())
    expected = std::string("\0\1\0\2\0\3", 6);
  expected.append(readableSlack, '\0');
  EXPECT_EQ(packed, expected);
}

INSTANTIATE_TEST_SUITE_P(Targets, DataObjectTest,
                         testing::Values("x86_64-linux-gnu",
                                         "powerpc64le-linux-gnu",
                                         "s390x-linux-gnu"));

} // namespace
} // namespace mlir::native
