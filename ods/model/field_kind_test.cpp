// SPDX-License-Identifier: Apache-2.0
#include "ods/model/field_kind.h"

#include "ods/model/expression_encoder.h"
#include "ods/model/property.h"
#include "ods/model/test_records.h"
#include "gtest/gtest.h"

using namespace mlir::ods;

static std::string print(const FieldKindInfo &kind) {
  return kind.kind.str() + (kind.optional ? "?" : "") +
         (kind.element.empty() ? "" : "<" + kind.element.str() + ">");
}

static const char definitions[] = R"(
  def E : I32Enum<"E", "", [I32EnumCase<"a", 0>]> {
    let cppNamespace = "::test";
  }
  def G : I64Enum<"G", "", [I64EnumCase<"a", 0>]> {
    let cppNamespace = "::test";
  }
  def T : TestType<"T"> { let mnemonic = "t"; }
)";

TEST(FieldKind, OfCppTypes) {
  test::Records records(definitions);
  auto kind = [&](llvm::StringRef type) {
    return print(getFieldKindOfCppType(type, records.keeper));
  };
  EXPECT_EQ(kind("bool"), "Bool");
  EXPECT_EQ(kind("int"), "Int32");
  EXPECT_EQ(kind(" unsigned "), "UInt32");
  EXPECT_EQ(kind("int64_t"), "Int64");
  EXPECT_EQ(kind("uint64_t"), "UInt64");
  EXPECT_EQ(kind("::llvm::APInt"), "Integer");
  EXPECT_EQ(kind("::llvm::StringRef"), "String");
  EXPECT_EQ(kind("std::string"), "String");
  EXPECT_EQ(kind("::mlir::Type"), "Type");
  EXPECT_EQ(kind("mlir::IntegerType"), "Type");
  EXPECT_EQ(kind("Attribute"), "Attribute");
  EXPECT_EQ(kind("::mlir::IntegerAttr"), "Attribute");
  EXPECT_EQ(kind("::other::SomeAttr"), "Attribute");
  EXPECT_EQ(kind("::mlir::AffineMap"), "AffineMap");
  EXPECT_EQ(kind("::llvm::ArrayRef<int64_t>"), "Int64Array<Int64>");
  EXPECT_EQ(kind("const ::llvm::SmallVector<bool, 4> &"), "BoolArray<Bool>");
  EXPECT_EQ(kind("ArrayRef<::mlir::NamedAttribute>"),
            "NamedAttributeArray<NamedAttribute>");
  EXPECT_EQ(kind("::llvm::ArrayRef<::mlir::IntegerAttr>"),
            "AttributeArray<Attribute>");
  EXPECT_EQ(kind("::test::E"), "UInt32");
  EXPECT_EQ(kind("E"), "UInt32");
  EXPECT_EQ(kind("::test::G"), "UInt64");
  EXPECT_EQ(kind("TType"), "Type");
  EXPECT_EQ(kind("::test::TType"), "Type");
  EXPECT_EQ(kind("std::optional<::mlir::Type>"), "Type?");
  EXPECT_EQ(kind("std::optional<int64_t>"), "Custom?<Int64>");
}

TEST(FieldKind, CustomIsWhatOnlyCppKnows) {
  test::Records records(definitions);
  for (llvm::StringRef type :
       {"", "::mlir::Location", "Foo", "::other::E", "::mlir::NamedAttribute",
        "::llvm::ArrayRef<float>", "ArrayRef<ArrayRef<int64_t>>", "SomeEnum",
        "std::pair<int, int>", "ArrayRef<", "::llvm::APFloat", "XE"})
    EXPECT_EQ(getFieldKindOfCppType(type, records.keeper).kind, "Custom")
        << type.str();
}

TEST(FieldKind, OfProperties) {
  test::Records records(std::string(definitions) + R"(
    def A : DefaultValuedProp<I64Prop, "3">;
    def B : ArrayProp<I32Prop>;
    def C : OptionalProp<I64Prop>;
    def D : EnumProp<E>;
    def F : ConfinedProp<StringProp, CPred<"true">>;
    def H : Property<"::other::Thing">;
    def I : DefaultValuedProp<UnitProp, "true">;
    def J : DefaultValuedProp<EnumProp<E>, "::test::E::a">;
    def K : ArrayProp<OptionalProp<I64Prop>>;
    def L : ArrayProp<UnitProp>;
    def M : OptionalProp<UnitProp>;
    def N : OptionalProp<EnumProp<E>>;
    def O : DefaultValuedProp<OptionalProp<I32Prop, 0>, "0">;
  )");
  auto kind = [&](llvm::StringRef name) {
    return print(Property(records[name]).getFieldKind());
  };
  EXPECT_EQ(kind("I32Prop"), "Int32");
  EXPECT_EQ(kind("BoolProp"), "Bool");
  EXPECT_EQ(kind("UnitProp"), "Bool");
  EXPECT_EQ(kind("A"), "Int64");
  EXPECT_EQ(kind("B"), "Int32Array<Int32>");
  EXPECT_EQ(kind("C"), "Optional?<Int64>");
  EXPECT_EQ(kind("D"), "UInt32");
  EXPECT_EQ(kind("F"), "String");
  EXPECT_EQ(kind("H"), "Custom");
  EXPECT_EQ(kind("K"), "Custom");
  EXPECT_EQ(kind("L"), "Custom");
  EXPECT_EQ(kind("M"), "Custom?<Bool>");
  EXPECT_EQ(kind("N"), "Custom?<UInt32>");
  EXPECT_EQ(kind("O"), "Optional?<Int32>");
  EXPECT_TRUE(Property(records["C"]).isPlainOptional());
  EXPECT_FALSE(Property(records["O"]).isPlainOptional());
  EXPECT_EQ(Property(records["O"]).getElementProperty()->getPropertyDefName(),
            "I32Prop");
  EXPECT_FALSE(Property(records["O"]).isDefaultZero());
  EXPECT_TRUE(Property(records["C"]).isDefaultZero());
  EXPECT_TRUE(Property(records["I"]).isUnit());
  EXPECT_FALSE(Property(records["A"]).isUnit());
  EXPECT_EQ(Property(records["A"]).getBaseProperty().getDef().getName(),
            "I64Prop");
  auto value = [&](llvm::StringRef name) {
    auto bytes = Property(records[name]).getDefaultExpression();
    return bytes ? decodeExpression(*bytes) : "none";
  };
  EXPECT_EQ(value("A"), "3");
  EXPECT_EQ(value("C"), "null");
  EXPECT_EQ(value("I"), "true");
  EXPECT_EQ(value("J"), "0");
  EXPECT_EQ(value("I64Prop"), "none");
}
