// SPDX-License-Identifier: Apache-2.0
#include "targets/onnx/shape_information.h"

#include <string>

#include "gtest/gtest.h"

using namespace onnx_mlir;

namespace {

std::string getError(llvm::StringRef text) {
  absl::StatusOr<ShapeInformation> information = parseShapeInformation(text);
  return information.ok() ? "ok" : std::string(information.status().message());
}

TEST(ShapeInformation, ShapesByInput) {
  absl::StatusOr<ShapeInformation> information =
      parseShapeInformation("0:1x3x48x320, 2:?x-1x0");
  ASSERT_TRUE(information.ok()) << information.status();
  EXPECT_EQ(information->find(0), llvm::ArrayRef<int64_t>({1, 3, 48, 320}));
  EXPECT_EQ(information->find(1), std::nullopt);
  EXPECT_EQ(information->find(2), llvm::ArrayRef<int64_t>({-1, -1, 0}));
  EXPECT_EQ(information->getLastIndex(), 2);
}

TEST(ShapeInformation, AllInputs) {
  absl::StatusOr<ShapeInformation> information =
      parseShapeInformation("-1:2x3,1:4");
  ASSERT_TRUE(information.ok()) << information.status();
  EXPECT_EQ(information->find(0), llvm::ArrayRef<int64_t>({2, 3}));
  EXPECT_EQ(information->find(1), llvm::ArrayRef<int64_t>({4}));
  EXPECT_EQ(information->getLastIndex(), 1);
}

TEST(ShapeInformation, Nothing) {
  absl::StatusOr<ShapeInformation> information = parseShapeInformation("");
  ASSERT_TRUE(information.ok()) << information.status();
  EXPECT_EQ(information->find(0), std::nullopt);
  EXPECT_EQ(information->getLastIndex(), -1);
}

TEST(ShapeInformation, Mistakes) {
  EXPECT_EQ(getError("1x3x48x320"), "shape information '1x3x48x320' is not of "
                                    "the form INPUT:D1xD2x...");
  EXPECT_EQ(getError("0:1,"),
            "shape information '' is not of the form INPUT:D1xD2x...");
  EXPECT_EQ(getError("x:1"), "input 'x' of shape information 'x:1' is not an "
                             "index from 0, or -1 for all inputs");
  EXPECT_EQ(getError("-2:1"), "input '-2' of shape information '-2:1' is not "
                              "an index from 0, or -1 for all inputs");
  EXPECT_EQ(getError("0:1x-2"), "dimension '-2' of shape '1x-2' is not a "
                                "number, -1 or ? (unknown)");
  EXPECT_EQ(getError("0:"),
            "dimension '' of shape '' is not a number, -1 or ? (unknown)");
  EXPECT_EQ(getError("0:99999999999999999999"),
            "dimension '99999999999999999999' of shape "
            "'99999999999999999999' is not a number, -1 or ? (unknown)");
  EXPECT_EQ(getError("0:1,0:2"), "shape information gives input 0 two shapes");
}

TEST(ShapeInformation, SizesByName) {
  ShapeInformation information;
  EXPECT_TRUE(parseDimensionSize("batch=4", information).ok());
  EXPECT_TRUE(parseDimensionSize("a=b=0", information).ok());
  EXPECT_EQ(information.sizes["batch"], 4);
  EXPECT_EQ(information.sizes["a=b"], 0);
}

TEST(ShapeInformation, MalformedSizes) {
  for (const char *text :
       {"", "n", "=3", "n=", "n=-1", "n=x", "n=1.5", "n=9223372036854775808"}) {
    ShapeInformation information;
    EXPECT_EQ(parseDimensionSize(text, information).message(),
              "'" + std::string(text) + "' is not of the form NAME=SIZE");
  }
}

TEST(ShapeInformation, ANameHasOneSize) {
  ShapeInformation information;
  EXPECT_TRUE(parseDimensionSize("n=1", information).ok());
  EXPECT_EQ(parseDimensionSize("n=1", information).message(),
            "dimension 'n' has two sizes");
}

} // namespace
