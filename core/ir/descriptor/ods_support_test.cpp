// SPDX-License-Identifier: Apache-2.0
#include "core/ir/descriptor/ods_support.h"

#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/builtin/builtin_locations.h"
#include "core/ir/builtin/elements.h"
#include "core/ir/context/context.h"
#include "core/ir/context/diagnostics.h"
#include "gtest/gtest.h"

namespace mlir {
namespace {

class OdsSupportTest : public testing::Test {
protected:
  OdsSupportTest() {
    context.getDiagEngine().registerHandler([&](Diagnostic &diagnostic) {
      message += diagnostic.str();
      return success();
    });
  }

  /// Converts a value to an attribute and back.
  template <typename T> T thereAndBack(T value) {
    T result{};
    EXPECT_TRUE(succeeded(convertFromAttribute(
        result, convertToAttribute(&context, value), nullptr)));
    return result;
  }
  /// Returns the error for an attribute that is not a `T`.
  template <typename T> std::string refuse(T storage, Attribute attribute) {
    message.clear();
    EXPECT_TRUE(failed(convertFromAttribute(storage, attribute, [&] {
      return emitError(UnknownLoc::get(&context));
    })));
    EXPECT_TRUE(failed(convertFromAttribute(storage, attribute, nullptr)));
    return message;
  }

  MLIRContext context;
  std::string message;
};

TEST_F(OdsSupportTest, NumbersThereAndBack) {
  EXPECT_EQ(thereAndBack<int64_t>(INT64_MIN), INT64_MIN);
  EXPECT_EQ(thereAndBack<int32_t>(-7), -7);
  EXPECT_EQ(thereAndBack<int8_t>(-128), -128);
  EXPECT_EQ(thereAndBack<uint8_t>(255), 255);
  EXPECT_EQ(thereAndBack<bool>(true), true);
}

TEST_F(OdsSupportTest, StringsThereAndBack) {
  EXPECT_EQ(thereAndBack<std::string>("text"), "text");
}

TEST_F(OdsSupportTest, ArraysThereAndBack) {
  const int64_t numbers[] = {3, -4};
  Attribute attribute =
      convertToAttribute(&context, llvm::ArrayRef<int64_t>(numbers));
  llvm::SmallVector<int64_t> vector{1};
  EXPECT_TRUE(succeeded(convertFromAttribute(vector, attribute, nullptr)));
  EXPECT_EQ(vector, (llvm::SmallVector<int64_t>{3, -4}));
  int64_t fixed[2] = {};
  EXPECT_TRUE(succeeded(convertFromAttribute(
      llvm::MutableArrayRef<int64_t>(fixed), attribute, nullptr)));
  EXPECT_EQ(fixed[1], -4);
}

TEST_F(OdsSupportTest, OtherKindsAreRefused) {
  Attribute unit = UnitAttr::get(&context);
  EXPECT_EQ(refuse<int64_t>(0, unit), "expected IntegerAttr for key `value`");
  EXPECT_EQ(refuse<std::string>("", unit),
            "expected string property to come from string attribute");
  int32_t memory[2];
  EXPECT_EQ(refuse(llvm::MutableArrayRef<int32_t>(memory), unit),
            "expected DenseI32ArrayAttr for key `value`");
}

TEST_F(OdsSupportTest, OtherLengthsAreRefused) {
  const int32_t number = 1;
  int32_t memory[2];
  EXPECT_EQ(refuse(llvm::MutableArrayRef<int32_t>(memory),
                   convertToAttribute(&context, llvm::ArrayRef(number))),
            "size mismatch in attribute conversion: 1 vs 2");
}

} // namespace
} // namespace mlir
