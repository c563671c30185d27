// SPDX-License-Identifier: Apache-2.0
#include <string>

#include "core/ir/builtin/builtin_locations.h"
#include "core/ir/builtin/builtin_ops.h"
#include "core/ir/context/resource_manager.h"
#include "core/ir/interface/op_asm_interface.h"
#include "core/ir/print/asm_printer.h"
#include "core/ir/test_dialect.h"
#include "gtest/gtest.h"

namespace mlir {
namespace {

/// An entry as a parser provides it.
class TestEntry : public AsmResourceEntry {
public:
  TestEntry(llvm::StringRef key, Kind kind, MLIRContext *context)
      : key(key), kind(kind), context(context) {}
  llvm::StringRef getKey() const override { return key; }
  InFlightDiagnostic emitError() const override {
    return mlir::emitError(UnknownLoc::get(context));
  }
  Kind getKind() const override { return kind; }
  FailureOr<bool> parseAsBool() const override { return true; }
  FailureOr<std::string> parseAsString() const override {
    return std::string("a\"");
  }
  FailureOr<Blob> parseAsBlob() const override { return failure(); }

private:
  llvm::StringRef key;
  Kind kind;
  MLIRContext *context;
};

class AsmResources : public testing::Test {
protected:
  AsmResources() : module(ModuleOp::create(test.builder.getUnknownLoc())) {
    test.builder.setInsertionPointToEnd(module.get().getBody());
  }
  /// Uses a resource of two bytes.
  void use(llvm::StringRef key, bool hasBlob = true) {
    static constexpr char bytes[] = {1, 2};
    auto type = RankedTensorType::get({2}, test.builder.getI8Type());
    ResourceHandle handle =
        getResourceManager(&test.context)
            .insert(&type.getDialect(), key,
                    hasBlob ? std::optional<Blob>(
                                  Blob(bytes, 1, llvm::endianness::little, 4))
                            : std::nullopt);
    test.create("t.op",
                {.attributes = {test.getNamed(
                     "a", DenseResourceElementsAttr::get(type, handle))}});
  }
  LogicalResult add(AsmResourceParser &parser, llvm::StringRef key,
                    AsmResourceEntry::Kind kind) {
    TestEntry entry(key, kind, &test.context);
    return parser.parseResource(entry);
  }
  /// Returns the text after the module.
  std::string print(OpPrintingFlags flags = {}) {
    AsmState state(module.get(), flags, &fallback);
    std::string text;
    llvm::raw_string_ostream os(text);
    module->getOperation()->print(os, state);
    return llvm::StringRef(text).split("\n}\n").second.str();
  }
  TestDialect test;
  FallbackAsmResourceMap fallback;
  OwningOpRef<ModuleOp> module;
};

TEST_F(AsmResources, AreNotThereIfNoneIsUsed) { EXPECT_EQ(print(), ""); }

TEST_F(AsmResources, AreInTheOrderOfTheirUse) {
  use("b");
  use("a b");
  EXPECT_EQ(print(), "\n{-#\n"
                     "  dialect_resources: {\n"
                     "    builtin: {\n"
                     "      b: \"0x040000000102\",\n"
                     "      \"a b\": \"0x040000000102\"\n"
                     "    }\n"
                     "  }\n"
                     "#-}\n");
}

TEST_F(AsmResources, WithoutBlobAreLeftOut) {
  use("b", /*hasBlob=*/false);
  EXPECT_EQ(print(), "");
}

TEST_F(AsmResources, ThatAreLongAreElided) {
  use("b");
  EXPECT_NE(print(OpPrintingFlags().elideLargeResourceString(16)).find("0x"),
            std::string::npos);
  EXPECT_EQ(print(OpPrintingFlags().elideLargeResourceString(15)),
            "\n{-#\n\n#-}\n");
}

TEST_F(AsmResources, ThatNobodyReadsAreKept) {
  AsmResourceParser &parser = fallback.getParserFor("ext");
  EXPECT_EQ(&parser, &fallback.getParserFor("ext"));
  using Kind = AsmResourceEntry::Kind;
  ASSERT_TRUE(succeeded(add(parser, "s", Kind::String)));
  ASSERT_TRUE(succeeded(add(parser, "b", Kind::Bool)));
  EXPECT_TRUE(failed(add(parser, "f", Kind::Blob)));
  EXPECT_EQ(print(), "\n{-#\n"
                     "  external_resources: {\n"
                     "    ext: {\n"
                     "      s: \"a\\22\",\n"
                     "      b: true\n"
                     "    }\n"
                     "  }\n"
                     "#-}\n");
}

TEST_F(AsmResources, OfBothKindsStandInTwoSections) {
  use("b");
  AsmResourceParser &parser = fallback.getParserFor("ext");
  ASSERT_TRUE(succeeded(add(parser, "t", AsmResourceEntry::Kind::Bool)));
  EXPECT_EQ(print(), "\n{-#\n"
                     "  dialect_resources: {\n"
                     "    builtin: {\n"
                     "      b: \"0x040000000102\"\n"
                     "    }\n"
                     "  },\n"
                     "  external_resources: {\n"
                     "    ext: {\n"
                     "      t: true\n"
                     "    }\n"
                     "  }\n"
                     "#-}\n");
}

/// Prints a resource of each kind.
class TestPrinter : public AsmResourcePrinter {
public:
  using AsmResourcePrinter::AsmResourcePrinter;
  void buildResources(Operation *op, AsmResourceBuilder &builder) override {
    static constexpr char bytes[] = {'\xff', 0};
    builder.buildString("name", op->getName().getStringRef());
    builder.buildBool("no", false);
    builder.buildBlob("a key", Blob(bytes, 1, llvm::endianness::little, 16));
  }
};

TEST_F(AsmResources, OfAPrinterOfOnesOwn) {
  AsmState state(module.get());
  state.attachResourcePrinter(std::make_unique<TestPrinter>("mine"));
  std::string text;
  llvm::raw_string_ostream os(text);
  module->getOperation()->print(os, state);
  EXPECT_EQ(text, "module {\n"
                  "}\n\n"
                  "{-#\n"
                  "  external_resources: {\n"
                  "    mine: {\n"
                  "      name: \"builtin.module\",\n"
                  "      no: false,\n"
                  "      \"a key\": \"0x10000000FF00\"\n"
                  "    }\n"
                  "  }\n"
                  "#-}\n");
}

TEST_F(AsmResources, AreNotPrintedWithNestedOperations) {
  use("b");
  AsmState state(module.get());
  std::string text;
  llvm::raw_string_ostream os(text);
  module->getBody()->front().print(os, state);
  EXPECT_EQ(text.find("{-#"), std::string::npos) << text;
}

} // namespace
} // namespace mlir
