// SPDX-License-Identifier: Apache-2.0
#include "ods/gen_dialect/gen_dialect.h"

#include "ods/gen_enum/generator_test_base.h"

namespace mlir::ods {
namespace {

class GenDialect : public GeneratorTest {
protected:
  static std::string decls(const std::string &text) {
    return generate(text, [](const auto &records, auto &os) {
      return emitDialectDecls(records, "other", os);
    });
  }
  static std::string defs(const std::string &text) {
    return generate(text, [](const auto &records, auto &os) {
      return emitDialectDefs(records, "other", os);
    });
  }
};

constexpr char other[] = R"(
def Other_Dialect : Dialect {
  let name = "other";
  let cppNamespace = "::test::other";
  let summary = "another dialect";
  let dependentDialects = ["::test::TestDialect"];
  let hasConstantMaterializer = 1;
  let hasOperationAttrVerify = 1;
  let discardableAttrs = (ins "::mlir::IntegerAttr":$my_size);
}
)";

TEST_F(GenDialect, DeclaresClass) {
  const std::string text = decls(other);
  EXPECT_TRUE(has(text, "namespace test::other {\n"
                        "class OtherDialect : public ::mlir::Dialect {\n"));
  EXPECT_TRUE(has(text, "static const ::mlir::DialectDescriptor descriptor;"));
  EXPECT_TRUE(has(text, "return ::llvm::StringLiteral(\"other\");"));
  EXPECT_TRUE(has(text, "::mlir::Operation *materializeConstant("));
  EXPECT_TRUE(has(text, "class MySizeAttrHelper : public "
                        "::mlir::DiscardableAttrHelper<::mlir::IntegerAttr>"));
  EXPECT_TRUE(has(text, "return \"other.my_size\";"));
  EXPECT_FALSE(has(text, "getCanonicalizationPatterns"));
}

TEST_F(GenDialect, DefinesDescriptor) {
  const std::string text = defs(other);
  EXPECT_TRUE(has(text, "&::test::TestDialect::descriptor"));
  EXPECT_TRUE(has(text, "constinit const ::mlir::DialectDescriptor "
                        "OtherDialect::descriptor = {\n"
                        "    .name = \"other\",\n"));
  EXPECT_TRUE(has(text, "    .materializeConstant = "
                        "&::mlir::DialectHook::materializeConstant<"
                        "OtherDialect>,\n"));
}

TEST_F(GenDialect, AsksTheClassForItsTextUnlessThatIsGenerated) {
  EXPECT_TRUE(has(defs(other), "    .parseType = ::mlir::DialectHook::"
                               "getTypeParser<OtherDialect>(),\n"));
  const std::string text = defs(std::string(other) + R"(
def Generated : Dialect {
  let name = "other";
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
}
)");
  EXPECT_FALSE(has(text, "getTypeParser<GeneratedDialect>"));
}

} // namespace
} // namespace mlir::ods
