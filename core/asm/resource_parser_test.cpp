// SPDX-License-Identifier: Apache-2.0
#include <memory>
#include <string>

#include "core/asm/operation_parser_test_base.h"
#include "core/ir/asm_printer.h"
#include "core/ir/dialect.h"

namespace mlir {
namespace {

using Kind = AsmResourceEntry::Kind;

/// Reads the entries of the section `ext` as what each test says.
class ResourceParserTest : public OperationParserTestBase {
protected:
  class Reader : public AsmResourceParser {
  public:
    Reader(std::optional<Kind> kind, std::string &text)
        : AsmResourceParser("ext"), kind(kind), text(text) {}

    LogicalResult parseResource(AsmResourceEntry &entry) override {
      text += entry.getKey().str() + "=";
      switch (kind.value_or(entry.getKind())) {
      case Kind::Bool: {
        FailureOr<bool> value = entry.parseAsBool();
        if (succeeded(value))
          text += *value ? "bool true;" : "bool false;";
        return value;
      }
      case Kind::String: {
        FailureOr<std::string> value = entry.parseAsString();
        if (succeeded(value))
          text += "string " + *value + ";";
        return value;
      }
      case Kind::Blob: {
        FailureOr<Blob> value = entry.parseAsBlob();
        if (succeeded(value))
          text += "blob of " + std::to_string(value->getBytes().size()) +
                  " aligned " + std::to_string(value->getAlignment()) + ";";
        return value;
      }
      }
      return failure();
    }

  private:
    std::optional<Kind> kind;
    std::string &text;
  };

  /// What the reader makes of the entries, or messages.
  std::string read(llvm::StringRef entries,
                   std::optional<Kind> kind = std::nullopt) {
    std::string text;
    ParserConfig config(&context);
    config.attachResourceParser(std::make_unique<Reader>(kind, text));
    const std::string source =
        ("{-# external_resources: {ext: {" + entries + "}} #-}").str();
    return parseSourceString(source, config) ? text : messages;
  }
};

TEST_F(ResourceParserTest, KindsOfEntries) {
  EXPECT_EQ(read("a: true, b: \"x\", c: \"0x0400000001\", d: false"),
            "a=bool true;b=string x;c=blob of 1 aligned 4;d=bool false;");
}

TEST_F(ResourceParserTest, NoEntries) { EXPECT_EQ(read(""), ""); }

TEST_F(ResourceParserTest, KeyInQuotes) {
  EXPECT_EQ(read("\"a b\": true"), "a b=bool true;");
}

TEST_F(ResourceParserTest, EscapesInAString) {
  EXPECT_EQ(read("a: \"x\\22\\0A\""), "a=string x\"\n;");
}

TEST_F(ResourceParserTest, BlobOfNothing) {
  EXPECT_EQ(read("a: \"0x08000000\""), "a=blob of 0 aligned 1;");
}

TEST_F(ResourceParserTest, StringThatLooksLikeABlob) {
  EXPECT_EQ(read("a: \"0x12\"", Kind::String), "a=string 0x12;");
}

TEST_F(ResourceParserTest, BoolThatIsNone) {
  EXPECT_EQ(read("a: \"x\"", Kind::Bool),
            "1:35 expected 'true' or 'false' value for key 'a'\n");
}

TEST_F(ResourceParserTest, StringThatIsNone) {
  EXPECT_EQ(read("a: true", Kind::String),
            "1:35 expected string value for key 'a'\n");
}

TEST_F(ResourceParserTest, BlobThatIsNone) {
  EXPECT_EQ(read("a: true", Kind::Blob),
            "1:35 expected hex string blob for key 'a'\n");
}

TEST_F(ResourceParserTest, BlobWithAnOddNumberOfDigits) {
  EXPECT_EQ(read("a: \"0x040000000\"", Kind::Blob),
            "1:35 expected hex string blob for key 'a'\n");
}

TEST_F(ResourceParserTest, AlignmentThatIsNoPowerOfTwo) {
  EXPECT_EQ(read("a: \"0x0300000001\""),
            "1:35 expected hex string blob for key 'a' to encode alignment in "
            "first 4 bytes, but got non-power-of-2 value: 3\n");
}

TEST_F(ResourceParserTest, AlignmentThatIsTooShort) {
  EXPECT_EQ(read("a: \"0x0400\""),
            "1:35 expected hex string blob for key 'a' to encode alignment in "
            "first 4 bytes\n");
}

TEST_F(ResourceParserTest, AlignmentThatIsTooLargeToBeHad) {
  EXPECT_EQ(read("a: \"0x0000008001\""), "a=blob of 1 aligned 2147483648;");
}

TEST_F(ResourceParserTest, BlobsAreAligned) {
  ASSERT_TRUE(parse("\"t.op\"() {r = dense_resource<k> : tensor<1xi8>} : () -> "
                    "()\n{-# dialect_resources: {builtin: {k: "
                    "\"0x4000000001\"}} #-}"))
      << messages;
  ResourceHandle handle = getResourceManager(&context).lookup(
      context.getLoadedDialect("builtin"), "k");
  ASSERT_TRUE(handle && handle.getBlob());
  const Blob &blob = *handle.getBlob();
  EXPECT_EQ(blob.getAlignment(), 64u);
  EXPECT_EQ(reinterpret_cast<uintptr_t>(blob.getBytes().data()) % 64, 0u);
}

TEST_F(ResourceParserTest, DialectThatIsUnknown) {
  EXPECT_EQ(getErrors("{-# dialect_resources: {nope: {}} #-}"),
            "1:25 dialect 'nope' is unknown\n");
}

TEST_F(ResourceParserTest, DialectWithoutResources) {
  static const DialectDescriptor dialect = {.name = "plain",
                                            .id = TypeID::fromName("plain")};
  context.getOrLoadDialect(dialect);
  EXPECT_EQ(getErrors("{-# dialect_resources: {plain: {a: true}} #-}"),
            "1:33 unexpected 'resource' section for dialect 'plain'\n");
}

TEST_F(ResourceParserTest, DialectThatDoesNotKnowTheKey) {
  static const OpAsmDialectTable table = {
      .parseResource = [](Dialect *, AsmResourceEntry &) { return success(); },
      .declareResource = [](Dialect *, llvm::StringRef)
          -> FailureOr<ResourceHandle> { return failure(); }};
  static const InterfaceImplementation interfaces[] = {
      {TypeID::get<OpAsmDialectInterface>(), &table}};
  static const DialectDescriptor dialect = {.name = "picky",
                                            .id = TypeID::fromName("picky"),
                                            .interfaces = interfaces};
  context.getOrLoadDialect(dialect);
  EXPECT_EQ(getErrors("{-# dialect_resources: {picky: {a: true}} #-}"),
            "1:33 unknown 'resource' key 'a' for dialect 'picky'\n");
}

TEST_F(ResourceParserTest, ReadingTwiceGivesResourcesOfTheirOwn) {
  const char *source =
      "\"t.op\"() {r = dense_resource<k> : tensor<1xi8>} : () -> ()\n"
      "{-# dialect_resources: {builtin: {k: \"0x0100000001\"}} #-}";
  OwningOpRef<ModuleOp> first = parse(source), second = parse(source);
  ASSERT_TRUE(first && second) << messages;
  auto getKey = [](ModuleOp module) {
    return module.getBody()
        ->front()
        .getAttrOfType<DenseResourceElementsAttr>("r")
        .getRawHandle()
        .getKey();
  };
  EXPECT_EQ(getKey(*first), "k");
  EXPECT_EQ(getKey(*second), "k_1");
}

} // namespace
} // namespace mlir
