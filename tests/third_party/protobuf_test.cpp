// SPDX-License-Identifier: Apache-2.0
// protoc's code compiles, and messages have the same bytes on every platform.
#include <string>

#include "google/protobuf/text_format.h"
#include "tests/third_party/point.pb.h"
#include "gtest/gtest.h"

namespace {

TEST(ProtobufTest, BytesDoNotDependOnThePlatform) {
  mlir::tests::Point point;
  point.set_x(-3);
  point.set_y(1.0);
  EXPECT_EQ(point.SerializeAsString(),
            std::string("\x08\x05\x11\0\0\0\0\0\0\xf0\x3f", 11));
}

TEST(ProtobufTest, ReadsText) {
  mlir::tests::Point point;
  ASSERT_TRUE(
      google::protobuf::TextFormat::ParseFromString("x: -3 y: 0.5", &point));
  EXPECT_EQ(point.x(), -3);
  EXPECT_EQ(point.y(), 0.5);
  EXPECT_FALSE(google::protobuf::TextFormat::ParseFromString("z: 1", &point));
}

} // namespace
