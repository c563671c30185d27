// SPDX-License-Identifier: Apache-2.0
#include "core/asm/deferred_locations.h"

#include <string>

#include "core/ir/builtin/builtin_locations.h"
#include "core/ir/builtin/builtin_ops.h"
#include "core/ir/context/context.h"
#include "gtest/gtest.h"

namespace mlir::detail {
namespace {

class DeferredLocationsTest : public testing::Test {
protected:
  LocationAttr getNamed(llvm::StringRef name) {
    return NameLoc::get(StringAttr::get(&context, name));
  }

  MLIRContext context;
  DeferredLocations locations{&context};
  OwningOpRef<ModuleOp> module = ModuleOp::create(UnknownLoc::get(&context));
};

TEST_F(DeferredLocationsTest, SameAliasIsSameLocation) {
  EXPECT_EQ(locations.get("a", nullptr), locations.get("a", nullptr));
}

TEST_F(DeferredLocationsTest, NotThatOfAFile) {
  EXPECT_NE(
      locations.get("a", nullptr),
      Location::getFileLineCol(StringAttr::get(&context, "deferred"), 1, 0));
}

TEST_F(DeferredLocationsTest, ReplacesThatOfOperation) {
  (*module)->setLoc(locations.get("a", nullptr));
  ASSERT_TRUE(succeeded(
      locations.resolveIn(*module, [&](llvm::StringRef name, const char *) {
        return getNamed(name);
      })));
  EXPECT_EQ((*module)->getLoc(), Location(getNamed("a")));
}

TEST_F(DeferredLocationsTest, ReplacesThatOfArgument) {
  BlockArgument argument = module->getBody()->addArgument(
      NoneType::get(&context), locations.get("a", nullptr));
  ASSERT_TRUE(succeeded(
      locations.resolveIn(*module, [&](llvm::StringRef name, const char *) {
        return getNamed(name);
      })));
  EXPECT_EQ(argument.getLoc(), Location(getNamed("a")));
}

TEST_F(DeferredLocationsTest, LeavesOthers) {
  (*module)->setLoc(getNamed("x"));
  locations.get("a", nullptr);
  ASSERT_TRUE(succeeded(locations.resolveIn(
      *module, [](llvm::StringRef, const char *) { return LocationAttr(); })));
  EXPECT_EQ((*module)->getLoc(), Location(getNamed("x")));
}

TEST_F(DeferredLocationsTest, FailsWithPlaceOfFirstUse) {
  llvm::StringRef text = "ab";
  (*module)->setLoc(locations.get("a", text.data()));
  locations.get("a", text.data() + 1);
  const char *seen = nullptr;
  EXPECT_TRUE(failed(
      locations.resolveIn(*module, [&](llvm::StringRef, const char *place) {
        seen = place;
        return LocationAttr();
      })));
  EXPECT_EQ(seen, text.data());
}

TEST_F(DeferredLocationsTest, TellsManyAliasesApart) {
  constexpr int count = 40000;
  std::vector<std::string> names;
  for (int i = 0; i < count; ++i)
    names.push_back(std::to_string(i));
  Location last = (*module)->getLoc();
  for (const std::string &name : names)
    last = locations.get(name, nullptr);
  (*module)->setLoc(last);
  ASSERT_TRUE(succeeded(
      locations.resolveIn(*module, [&](llvm::StringRef name, const char *) {
        return getNamed(name);
      })));
  EXPECT_EQ((*module)->getLoc(), Location(getNamed(names.back())));
}

} // namespace
} // namespace mlir::detail
