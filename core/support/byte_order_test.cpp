// SPDX-License-Identifier: Apache-2.0
//
// Tests the properties of the platform that all components assume.
#include <bit>
#include <cstdint>
#include <cstring>

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/SwapByteOrder.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"

namespace {

uint8_t firstByte(uint32_t value) {
  uint8_t bytes[sizeof(value)];
  std::memcpy(bytes, &value, sizeof(value));
  return bytes[0];
}

TEST(ByteOrderTest, PlatformHasTheOrderItIsBuiltFor) {
#if defined(__s390x__)
  EXPECT_EQ(firstByte(0x01020304), 0x01);
#else
  EXPECT_EQ(firstByte(0x01020304), 0x04);
#endif
}

TEST(ByteOrderTest, LanguageAndLlvmAgree) {
  EXPECT_EQ(std::endian::native == std::endian::big,
            llvm::sys::IsBigEndianHost);
}

TEST(ByteOrderTest, PointersHaveSixtyFourBits) {
  EXPECT_EQ(sizeof(void *), 8u);
}

TEST(ByteOrderTest, LlvmReadsTheOrderThatIsNamed) {
  const char bytes[] = {1, 2, 3, 4};
  EXPECT_EQ(llvm::support::endian::read32le(bytes), 0x04030201u);
  EXPECT_EQ(llvm::support::endian::read32be(bytes), 0x01020304u);
}

TEST(ByteOrderTest, LlvmSwapsAFloat) {
  EXPECT_EQ(llvm::bit_cast<uint32_t>(
                llvm::sys::getSwappedBytes(llvm::bit_cast<float>(0x0000803fu))),
            0x3f800000u);
}

TEST(ByteOrderTest, LlvmLibraryIsLinked) {
  llvm::SmallString<8> text;
  llvm::raw_svector_ostream(text) << 42;
  EXPECT_EQ(text, "42");
}

} // namespace
