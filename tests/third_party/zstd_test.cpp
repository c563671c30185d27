// SPDX-License-Identifier: Apache-2.0
// zstd links and decompresses its own output, on every platform.
#include <string>

#include "zstd.h"
#include "gtest/gtest.h"

namespace {

TEST(ZstdTest, UnpacksWhatItPacked) {
  const std::string text(10000, 'a');
  std::string packed(ZSTD_compressBound(text.size()), '\0');
  size_t packedSize = ZSTD_compress(packed.data(), packed.size(), text.data(),
                                    text.size(), /*compressionLevel=*/3);
  ASSERT_FALSE(ZSTD_isError(packedSize));
  EXPECT_LT(packedSize, text.size() / 10);

  std::string unpacked(text.size(), '\0');
  ASSERT_EQ(ZSTD_decompress(unpacked.data(), unpacked.size(), packed.data(),
                            packedSize),
            text.size());
  EXPECT_EQ(unpacked, text);
}

} // namespace
