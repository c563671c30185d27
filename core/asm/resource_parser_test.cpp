// SPDX-License-Identifier: Apache-2.0
#include <memory>
#include <string>

#include "core/asm/operation_parser_test_base.h"
#include "core/ir/context/dialect.h"
#include "core/ir/context/resource_manager.h"
#include "core/ir/print/asm_printer.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

namespace mlir {
namespace {

using Kind = AsmResourceEntry::Kind;

/// Parses the entries of the section `ext` as the kinds that each test selects.
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

  /// Returns what the resource parser received, or the diagnostics.
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

// Blobs in files.

/// A test file with the content `123456789`, whose checksum is CBF43926.
class ReferenceParserTest : public ResourceParserTest {
protected:
  ReferenceParserTest() {
    int descriptor;
    EXPECT_FALSE(llvm::sys::fs::createTemporaryFile("resource_parser", "a:b",
                                                    descriptor, path));
    llvm::raw_fd_ostream(descriptor, /*shouldClose=*/true) << "x123456789y";
  }
  ~ReferenceParserTest() override { llvm::sys::fs::remove(path); }

  /// Parses a reference to the file with the given fields.
  std::string readReference(llvm::StringRef fields,
                            std::optional<Kind> kind = std::nullopt) {
    return read(("a: \"file:" + fields + ":" + path + "\"").str(), kind);
  }
  /// Returns the diagnostic about a value, without the file name.
  std::string getError(llvm::StringRef fields) {
    std::string text = readReference(fields, Kind::Blob);
    if (size_t found = text.find(path.str()); found != std::string::npos)
      text.replace(found, path.size(), "PATH");
    return text;
  }

  llvm::SmallString<128> path;
};

TEST_F(ReferenceParserTest, IsABlob) {
  EXPECT_EQ(readReference("16:1:9:CBF43926"), "a=blob of 9 aligned 16;");
  EXPECT_EQ(readReference("1:01:9:cbf43926"), "a=blob of 9 aligned 1;");
}

TEST_F(ReferenceParserTest, ToNothingIsTheEmptyBlob) {
  EXPECT_EQ(readReference("64:11:0:00000000"), "a=blob of 0 aligned 1;");
}

TEST_F(ReferenceParserTest, ThatIsMalformedIsAString) {
  for (const char *fields :
       {"", "16", "16:1:9", "16:1:9:CBF4392", "16:1:9:CBF4392G",
        "16:1:9:0CBF43926", "-16:1:9:CBF43926", "16:+1:9:CBF43926",
        "16:0x1:9:CBF43926", "16:1: 9:CBF43926", "16:1::CBF43926",
        "16:1:18446744073709551616:CBF43926", " 16:1:9:CBF43926"}) {
    EXPECT_EQ(readReference(fields), "a=string file:" + std::string(fields) +
                                         ":" + path.str().str() + ";");
    EXPECT_EQ(getError(fields),
              "1:35 expected 'file:ALIGNMENT:OFFSET:SIZE:CHECKSUM:PATH' for "
              "key 'a'\n");
    messages.clear();
  }
  EXPECT_EQ(read("a: \"file:1:0:0:00000000:\""),
            "a=string file:1:0:0:00000000:;");
  EXPECT_EQ(read("a: \"file:1:0:0:00000000:a\\00\"", Kind::String),
            std::string("a=string file:1:0:0:00000000:a\0;", 32));
  EXPECT_EQ(read("a: \"file:1:0:0:00000000:a\\00\""),
            std::string("a=string file:1:0:0:00000000:a\0;", 32));
}

TEST_F(ReferenceParserTest, IsAStringIfOneIsAskedFor) {
  EXPECT_EQ(readReference("16:1:9:CBF43926", Kind::String),
            "a=string file:16:1:9:CBF43926:" + path.str().str() + ";");
}

TEST_F(ReferenceParserTest, WithAWrongAlignment) {
  EXPECT_EQ(getError("3:1:9:CBF43926"),
            "1:35 cannot read blob for key 'a': alignment 3 is not a power of "
            "two up to 2147483648\n");
  messages.clear();
  EXPECT_EQ(getError("0:1:9:CBF43926"),
            "1:35 cannot read blob for key 'a': alignment 0 is not a power of "
            "two up to 2147483648\n");
  messages.clear();
  EXPECT_EQ(getError("4294967296:1:9:CBF43926"),
            "1:35 cannot read blob for key 'a': alignment 4294967296 is not a "
            "power of two up to 2147483648\n");
}

TEST_F(ReferenceParserTest, WithAnotherChecksum) {
  EXPECT_EQ(getError("1:1:9:00000001"),
            "1:35 cannot read blob for key 'a': 'PATH' has checksum CBF43926 "
            "there, not 00000001\n");
}

TEST_F(ReferenceParserTest, BeyondTheEndOfTheFile) {
  EXPECT_EQ(getError("1:2:10:00000000"),
            "1:35 cannot read blob for key 'a': 'PATH' has 11 bytes, not 10 "
            "from offset 2 on\n");
  messages.clear();
  EXPECT_EQ(getError("1:18446744073709551615:18446744073709551615:00000000"),
            "1:35 cannot read blob for key 'a': 'PATH' has 11 bytes, not "
            "18446744073709551615 from offset 18446744073709551615 on\n");
}

TEST_F(ReferenceParserTest, ToWhatIsNoFile) {
  EXPECT_EQ(read("a: \"file:1:0:1:00000000:/nope/x\""),
            "1:35 cannot read blob for key 'a': cannot open '/nope/x': No such "
            "file or directory\n");
  messages.clear();
  EXPECT_EQ(read("a: \"file:1:0:1:00000000:/dev/zero\""),
            "1:35 cannot read blob for key 'a': cannot map '/dev/zero': not a "
            "regular file\n");
  messages.clear();
  EXPECT_EQ(read("a: \"file:1:0:0:00000000:/\""),
            "1:35 cannot read blob for key 'a': cannot map '/': not a regular "
            "file\n");
}

TEST_F(ReferenceParserTest, IsRelativeToTheFolderOfTheText) {
  std::string text;
  ParserConfig config(&context);
  config.attachResourceParser(std::make_unique<Reader>(std::nullopt, text));
  const std::string source =
      ("{-# external_resources: {ext: {a: \"file:1:1:9:CBF43926:" +
       llvm::sys::path::filename(path) + "\"}} #-}")
          .str();
  const llvm::StringRef folder = llvm::sys::path::parent_path(path);
  EXPECT_TRUE(parseSourceString(source, config, (folder + "/t.mlir").str()));
  EXPECT_EQ(text, "a=blob of 9 aligned 1;") << messages;
  EXPECT_FALSE(parseSourceString(source, config, "t.mlir"));
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
