// SPDX-License-Identifier: Apache-2.0
#include <limits>

#include "ods/encoding/assembly_format.h"
#include "ods/encoding/byte_reader.h"
#include "ods/encoding/byte_writer.h"
#include "ods/encoding/expression.h"
#include "gtest/gtest.h"

namespace mlir {
namespace ods {
namespace {

constexpr uint64_t unsignedNumbers[] = {
    0, 1, 127, 128, 300, std::numeric_limits<uint64_t>::max()};
constexpr int64_t signedNumbers[] = {0,
                                     -1,
                                     63,
                                     64,
                                     -64,
                                     -65,
                                     std::numeric_limits<int64_t>::min(),
                                     std::numeric_limits<int64_t>::max()};

TEST(Encoding, ReaderTakesWhatWriterWrote) {
  ByteWriter writer("x");
  for (uint64_t number : unsignedNumbers)
    writer.writeUnsigned(number);
  for (int64_t number : signedNumbers)
    writer.writeSigned(number);
  writer.writeString(std::string(200, 'y'));
  writer.writeByte(255);
  ByteReader reader(writer.getBytes());
  EXPECT_EQ('x', reader.takeByte());
  for (uint64_t number : unsignedNumbers)
    EXPECT_EQ(number, reader.takeUnsigned());
  for (int64_t number : signedNumbers)
    EXPECT_EQ(number, reader.takeSigned());
  EXPECT_EQ(std::string(200, 'y'), reader.takeString());
  EXPECT_EQ(255, reader.peekByte());
  EXPECT_EQ(255, reader.takeByte());
  EXPECT_TRUE(reader.isAtEnd());
}

TEST(Encoding, ReaderTriesNumbers) {
  for (uint64_t number : unsignedNumbers) {
    ByteWriter writer;
    writer.writeUnsigned(number);
    uint64_t found;
    ASSERT_TRUE(ByteReader(writer.getBytes()).tryTakeUnsigned(found));
    EXPECT_EQ(number, found);
    const llvm::StringRef bytes = writer.getBytes();
    EXPECT_FALSE(ByteReader(bytes.drop_back()).tryTakeUnsigned(found));
  }
  for (int64_t number : signedNumbers) {
    ByteWriter writer;
    writer.writeSigned(number);
    int64_t found;
    ASSERT_TRUE(ByteReader(writer.getBytes()).tryTakeSigned(found));
    EXPECT_EQ(number, found);
    const llvm::StringRef bytes = writer.getBytes();
    EXPECT_FALSE(ByteReader(bytes.drop_back()).tryTakeSigned(found));
  }
}

TEST(Encoding, ReaderRefusesNumbersOfMoreThan64Bits) {
  const std::string bytes = std::string(10, '\xff') + '\x7f';
  uint64_t number;
  EXPECT_FALSE(ByteReader(bytes).tryTakeUnsigned(number));
}

TEST(Encoding, ReaderRefusesWhatIsNotThere) {
  uint8_t byte;
  EXPECT_FALSE(ByteReader("").tryTakeByte(byte));
  uint64_t count;
  EXPECT_TRUE(ByteReader("\2ab").tryTakeCount(count));
  EXPECT_FALSE(ByteReader("\3ab").tryTakeCount(count));
  llvm::StringRef string;
  ASSERT_TRUE(ByteReader("\2abc").tryTakeString(string));
  EXPECT_EQ("ab", string);
  EXPECT_FALSE(ByteReader("\3ab").tryTakeString(string));
}

TEST(Encoding, OpcodesHaveWhatFollowsThem) {
  EXPECT_EQ(Immediate::Integer, getOpcodeInfo(Opcode::Integer).immediate);
  EXPECT_EQ(-1, getOpcodeInfo(Opcode::And).numArguments);
  EXPECT_EQ(3, getOpcodeInfo(Opcode::If).numArguments);
  EXPECT_EQ(Immediate::Class, getOpcodeInfo(Opcode::IsA).immediate);
  EXPECT_EQ(unsigned(Opcode::BlockArguments) + 1, numOpcodes);
  EXPECT_EQ(unsigned(EntityClass::UnitAttr) + 1, numEntityClasses);
}

TEST(Encoding, FormatElementsAreInTheOrderOfTheirOpcodes) {
  for (unsigned i = 0; i < numFormatOpcodes; ++i)
    EXPECT_EQ(FormatOpcode(i), getFormatElementInfo(FormatOpcode(i)).opcode);
  EXPECT_EQ(unsigned(FormatOpcode::Struct) + 1, numFormatOpcodes);
}

TEST(Encoding, NoneEndsThePartsOfFormatElements) {
  for (const FormatElementInfo &info : formatElementInfos)
    EXPECT_EQ(FormatPart::None, std::end(info.parts)[-1]);
}

} // namespace
} // namespace ods
} // namespace mlir
