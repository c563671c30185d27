// SPDX-License-Identifier: Apache-2.0
// zlib links and decompresses its own output, on every platform.
#include <string>

#include "zlib.h"
#include "gtest/gtest.h"

namespace {

TEST(ZlibTest, UnpacksWhatItPacked) {
  const std::string text(10000, 'a');
  uLongf packedSize = compressBound(text.size());
  std::string packed(packedSize, '\0');
  ASSERT_EQ(compress(reinterpret_cast<Bytef *>(packed.data()), &packedSize,
                     reinterpret_cast<const Bytef *>(text.data()), text.size()),
            Z_OK);
  EXPECT_LT(packedSize, text.size() / 10);

  uLongf size = text.size();
  std::string unpacked(size, '\0');
  ASSERT_EQ(uncompress(reinterpret_cast<Bytef *>(unpacked.data()), &size,
                       reinterpret_cast<const Bytef *>(packed.data()),
                       packedSize),
            Z_OK);
  EXPECT_EQ(unpacked, text);
}

} // namespace
