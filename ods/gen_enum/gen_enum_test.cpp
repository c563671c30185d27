// SPDX-License-Identifier: Apache-2.0
#include "ods/gen_enum/gen_enum.h"

#include "ods/gen_enum/generator_test_base.h"

namespace mlir::ods {
namespace {

using GenEnum = GeneratorTest;

constexpr char kinds[] = R"(
def Kind : I32EnumAttr<"Kind", "a kind", [
    I32EnumAttrCase<"First", 0>, I32EnumAttrCase<"2nd", 5, "second">]> {
  let cppNamespace = "::test";
}
)";
constexpr char flags[] = R"(
def Flags : I32BitEnumAttr<"Flags", "some flags", [
    I32BitEnumAttrCaseNone<"none">, I32BitEnumAttrCaseBit<"a", 0>,
    I32BitEnumAttrCaseBit<"b", 2>]> {
  let cppNamespace = "::test";
  let genSpecializedAttr = 0;
}
)";

TEST_F(GenEnum, DeclaresClassAndFunctions) {
  const std::string text = generate(kinds, emitEnumDecls);
  EXPECT_TRUE(has(text, "enum class Kind : uint32_t {\n  First = 0,\n"
                        "  _2nd = 5,\n};\n"));
  EXPECT_TRUE(has(text, "extern const ::mlir::EnumDescriptor kindDescriptor;"));
  EXPECT_TRUE(has(text, "::std::optional<Kind> symbolizeKind(uint32_t value)"));
  EXPECT_TRUE(has(text, "::llvm::StringRef stringifyKind(Kind value)"));
  EXPECT_TRUE(has(text, "unsigned getMaxEnumValForKind() { return 5; }"));
  EXPECT_TRUE(
      has(text, "    : public ::mlir::IntegerEnumAttr<KindAttr, Kind> {"));
  // The declarations do not instantiate std::optional.
  EXPECT_TRUE(has(text, "symbolizeKind(::llvm::StringRef string);"));
  EXPECT_FALSE(has(text, "classof"));
}

TEST_F(GenEnum, DefinesDescriptor) {
  EXPECT_TRUE(has(generate(kinds, emitEnumDefs),
                  R"(static constexpr ::mlir::EnumCaseDescriptor )"
                  R"(kindDescriptorCases[] = {
    {"First", "First", 0},
    {"2nd", "second", 5},
};
constexpr ::mlir::EnumDescriptor kindDescriptor = {
    .cppType = "::test::Kind",
    .summary = "a kind",
    .cases = kindDescriptorCases,
    .width = 32,
    .isAttribute = true};
)"));
  EXPECT_TRUE(has(generate(kinds, emitEnumDefs),
                  "::llvm::StringRef stringifyKind(Kind value) {\n"));
}

TEST_F(GenEnum, HasOperatorsOfBits) {
  const std::string text = generate(flags, emitEnumDecls);
  EXPECT_TRUE(has(text, "constexpr Flags operator|(Flags a, Flags b) {"));
  EXPECT_TRUE(has(text, "constexpr Flags &operator^=(Flags &a, Flags b)"));
  EXPECT_TRUE(has(text, "static_cast<uint32_t>(5u)"));
  EXPECT_TRUE(has(text, "std::string stringifyFlags(Flags value);"));
  EXPECT_FALSE(has(text, "getMaxEnumValForFlags"));
  EXPECT_FALSE(has(text, "class FlagsAttr"));
  EXPECT_TRUE(has(generate(flags, emitEnumDefs), ".isBitEnum = true"));
}

} // namespace
} // namespace mlir::ods
