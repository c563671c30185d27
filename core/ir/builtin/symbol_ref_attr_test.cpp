// SPDX-License-Identifier: Apache-2.0
#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/context/context.h"
#include "gtest/gtest.h"

namespace mlir {
namespace {

class SymbolRefAttrTest : public testing::Test {
protected:
  MLIRContext context{MLIRContext::Threading::Disabled};
  FlatSymbolRefAttr a = FlatSymbolRefAttr::get(&context, "a");
  FlatSymbolRefAttr b = FlatSymbolRefAttr::get(&context, "b");
};

TEST_F(SymbolRefAttrTest, EqualReferencesAreOneObject) {
  EXPECT_EQ(SymbolRefAttr::get(&context, "r", {a, b}),
            SymbolRefAttr::get(StringAttr::get(&context, "r"), {a, b}));
}

TEST_F(SymbolRefAttrTest, RootIsKept) {
  EXPECT_EQ(SymbolRefAttr::get(&context, "r", {a}).getRootReference(),
            StringAttr::get(&context, "r"));
}

TEST_F(SymbolRefAttrTest, NestedReferencesAreKept) {
  EXPECT_EQ(SymbolRefAttr::get(&context, "r", {a, b}).getNestedReferences(),
            llvm::ArrayRef({a, b}));
}

TEST_F(SymbolRefAttrTest, LeafIsTheLastName) {
  EXPECT_EQ(SymbolRefAttr::get(&context, "r", {a, b}).getLeafReference(),
            b.getAttr());
}

TEST_F(SymbolRefAttrTest, LeafOfAFlatReferenceIsItsRoot) {
  EXPECT_EQ(a.getLeafReference().getValue(), "a");
}

TEST_F(SymbolRefAttrTest, ReferenceWithoutNestedOnesIsFlat) {
  EXPECT_TRUE(isa<FlatSymbolRefAttr>(SymbolRefAttr::get(&context, "r", {})));
}

TEST_F(SymbolRefAttrTest, ReferenceWithNestedOnesIsNotFlat) {
  EXPECT_FALSE(isa<FlatSymbolRefAttr>(SymbolRefAttr::get(&context, "r", {a})));
}

} // namespace
} // namespace mlir
