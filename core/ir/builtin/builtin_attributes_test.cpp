// SPDX-License-Identifier: Apache-2.0
#include "core/ir/builtin/builtin_attributes.h"

#include <string>

#include "core/ir/builtin/builtin_dialect.h"
#include "core/ir/builtin/builtin_locations.h"
#include "core/ir/context/context.h"
#include "core/ir/context/diagnostics.h"
#include "gtest/gtest.h"

namespace mlir {
namespace {

class BuiltinAttributesTest : public testing::Test {
protected:
  /// Starts a diagnostic; its text is stored in `message`.
  InFlightDiagnostic emitHere() { return emitError(UnknownLoc::get(&context)); }

  MLIRContext context{MLIRContext::Threading::Disabled};
  std::string message;
  ScopedDiagnosticHandler handler{
      &context, [this](Diagnostic &diagnostic) { message = diagnostic.str(); }};
  Type i32 = IntegerType::get(&context, 32);
};

TEST_F(BuiltinAttributesTest, EqualStringsAreOneObject) {
  EXPECT_EQ(StringAttr::get(&context, "name"),
            StringAttr::get(&context, llvm::Twine("na") + "me"));
}

TEST_F(BuiltinAttributesTest, StringHoldsItsValue) {
  EXPECT_EQ(StringAttr::get(&context, "name").getValue(), "name");
}

TEST_F(BuiltinAttributesTest, StringIsFollowedByZero) {
  const std::string text = "name";
  auto attribute = StringAttr::get(&context, llvm::StringRef(text).drop_back());
  EXPECT_EQ(attribute.data()[3], 0);
}

TEST_F(BuiltinAttributesTest, StringMayHoldAZero) {
  EXPECT_EQ(StringAttr::get(&context, llvm::StringRef("a\0b", 3)).size(), 3u);
}

TEST_F(BuiltinAttributesTest, StringIsOfTypeNone) {
  EXPECT_TRUE(isa<NoneType>(StringAttr::get(&context, "name").getType()));
}

TEST_F(BuiltinAttributesTest, EmptyStringIsOneObject) {
  EXPECT_EQ(StringAttr::get(&context), StringAttr::get(&context, ""));
}

TEST_F(BuiltinAttributesTest, StringWithTypeIsAnother) {
  EXPECT_NE(StringAttr::get("name", i32), StringAttr::get(&context, "name"));
}

TEST_F(BuiltinAttributesTest, StringKeepsItsType) {
  EXPECT_EQ(cast<TypedAttr>(Attribute(StringAttr::get("name", i32))).getType(),
            i32);
}

TEST_F(BuiltinAttributesTest, StringsCompareByBytes) {
  EXPECT_LT(
      StringAttr::get(&context, "Z").compare(StringAttr::get(&context, "a")),
      0);
}

TEST_F(BuiltinAttributesTest, StringKnowsTheDialectOfItsPrefix) {
  EXPECT_EQ(StringAttr::get(&context, "builtin.module").getReferencedDialect(),
            context.getLoadedDialect("builtin"));
}

TEST_F(BuiltinAttributesTest, StringWithoutPrefixHasNoDialect) {
  EXPECT_EQ(StringAttr::get(&context, "builtin").getReferencedDialect(),
            nullptr);
}

TEST_F(BuiltinAttributesTest, UnitIsOneObject) {
  EXPECT_EQ(UnitAttr::get(&context), UnitAttr::get(&context));
}

TEST_F(BuiltinAttributesTest, ArrayHoldsItsElements) {
  const Attribute elements[] = {UnitAttr::get(&context),
                                StringAttr::get(&context, "a")};
  EXPECT_EQ(ArrayAttr::get(&context, elements).getValue(),
            llvm::ArrayRef(elements));
}

TEST_F(BuiltinAttributesTest, EqualArraysAreOneObject) {
  auto make = [&] {
    return ArrayAttr::get(
        &context, {UnitAttr::get(&context), StringAttr::get(&context, "a")});
  };
  EXPECT_EQ(make(), make());
}

TEST_F(BuiltinAttributesTest, ArraysOfOtherOrderDiffer) {
  const Attribute a = UnitAttr::get(&context), b = TypeAttr::get(i32);
  EXPECT_NE(ArrayAttr::get(&context, {a, b}), ArrayAttr::get(&context, {b, a}));
}

TEST_F(BuiltinAttributesTest, ArrayGivesValuesOfItsElements) {
  auto array = ArrayAttr::get(&context, {StringAttr::get(&context, "a"),
                                         StringAttr::get(&context, "b")});
  std::string joined;
  for (llvm::StringRef value : array.getAsValueRange<StringAttr>())
    joined += value;
  EXPECT_EQ(joined, "ab");
}

TEST_F(BuiltinAttributesTest, TypeAttributeHoldsAType) {
  EXPECT_EQ(TypeAttr::get(i32).getValue(), i32);
}

TEST_F(BuiltinAttributesTest, IntegerSetAttributeHoldsASet) {
  const IntegerSet set = IntegerSet::getEmptySet(1, 0, &context);
  EXPECT_EQ(IntegerSetAttr::get(set).getValue(), set);
}

TEST_F(BuiltinAttributesTest, OpaqueHoldsItsText) {
  auto opaque = OpaqueAttr::get(StringAttr::get(&context, "foo"), "bar",
                                NoneType::get(&context));
  EXPECT_EQ(opaque.getAttrData(), "bar");
}

TEST_F(BuiltinAttributesTest, OpaqueOfABadNamespaceIsRefused) {
  context.allowUnregisteredDialects();
  EXPECT_FALSE(OpaqueAttr::getChecked([&] { return emitHere(); },
                                      StringAttr::get(&context, "b-r"), "x",
                                      NoneType::get(&context)));
  EXPECT_EQ(message, "invalid dialect namespace '\"b-r\"'");
}

TEST_F(BuiltinAttributesTest, OpaqueOfAnUnregisteredDialectIsRefused) {
  EXPECT_FALSE(OpaqueAttr::getChecked([&] { return emitHere(); },
                                      StringAttr::get(&context, "bar"), "z<x>",
                                      i32));
  EXPECT_EQ(message,
            "#\"bar\"<\"z<x>\"> : 'i32' attribute created with unregistered "
            "dialect. If this is intended, please call "
            "allowUnregisteredDialects() on the MLIRContext, or use "
            "-allow-unregistered-dialect with the MLIR opt tool used");
}

TEST_F(BuiltinAttributesTest, OpaqueOfAnUnregisteredDialectMayBeAllowed) {
  context.allowUnregisteredDialects();
  EXPECT_TRUE(OpaqueAttr::getChecked(
      [&] { return emitHere(); }, StringAttr::get(&context, "bar"), "z", i32));
}

TEST_F(BuiltinAttributesTest, DistinctAttributesDiffer) {
  const Attribute unit = UnitAttr::get(&context);
  EXPECT_NE(DistinctAttr::create(unit), DistinctAttr::create(unit));
}

TEST_F(BuiltinAttributesTest, DistinctHoldsAnAttribute) {
  EXPECT_EQ(DistinctAttr::create(TypeAttr::get(i32)).getReferencedAttr(),
            TypeAttr::get(i32));
}

TEST_F(BuiltinAttributesTest, EachKindIsRegistered) {
  for (const AttributeDescriptor *descriptor : getBuiltinAttributes())
    EXPECT_NE(context.lookupStorage(descriptor->id), nullptr)
        << descriptor->name.str();
}

TEST_F(BuiltinAttributesTest, EachTypeIsRegistered) {
  for (const TypeDescriptor *descriptor : getBuiltinTypes())
    EXPECT_NE(context.lookupStorage(descriptor->id), nullptr)
        << descriptor->name.str();
}

TEST_F(BuiltinAttributesTest, KindsBelongToTheBuiltinDialect) {
  EXPECT_EQ(&Attribute(UnitAttr::get(&context)).getDialect(),
            context.getLoadedDialect<BuiltinDialect>());
}

} // namespace
} // namespace mlir
