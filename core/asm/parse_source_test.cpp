// SPDX-License-Identifier: Apache-2.0
//
// Parsing of a source with one operation, by its class.
#include "core/asm/operation_parser_test_base.h"
#include "core/asm/parser.h"
#include "core/ir/builtin/builtin_ops.h"
#include "core/ir/interface/region_kind.h"
#include "llvm/Support/FileSystem.h"

namespace mlir {
namespace {

class ParseSourceTest : public OperationParserTestBase {
protected:
  /// Returns the printed operation, or the diagnostics.
  template <typename OpT> std::string read(llvm::StringRef text) {
    messages.clear();
    OwningOpRef<OpT> op =
        parseSourceString<OpT>(text, ParserConfig(&context), "test");
    if (!op)
      return messages;
    OwningOpRef<Operation *> any = std::move(op);
    EXPECT_FALSE(op);
    EXPECT_EQ(any->getBlock(), nullptr);
    std::string printed;
    llvm::raw_string_ostream os(printed);
    any->print(os);
    return llvm::StringRef(printed).rtrim().str();
  }
};

using CastOp = UnrealizedConversionCastOp;

TEST_F(ParseSourceTest, AModuleIsThatOfTheSource) {
  EXPECT_EQ(read<ModuleOp>("module @a {}"), "module @a {\n}");
}

TEST_F(ParseSourceTest, AModuleIsPutAroundEverythingElse) {
  EXPECT_EQ(read<ModuleOp>(""), "module {\n}");
  EXPECT_EQ(read<ModuleOp>("\"a.b\"() : () -> ()"),
            "module {\n  \"a.b\"() : () -> ()\n}");
  EXPECT_EQ(read<ModuleOp>("module {} module {}"),
            "module {\n  module {\n  }\n  module {\n  }\n}");
}

TEST_F(ParseSourceTest, AnOperationOfAClass) {
  EXPECT_EQ(read<CastOp>("builtin.unrealized_conversion_cast to i32"),
            "%0 = unrealized_conversion_cast to i32");
}

TEST_F(ParseSourceTest, AnOperationOfAnotherClass) {
  EXPECT_EQ(read<CastOp>("\"a.b\"() : () -> ()"),
            "0:0 source must contain a single top-level "
            "'builtin.unrealized_conversion_cast' operation, found: 'a.b'\n");
}

TEST_F(ParseSourceTest, SeveralOperationsOfAClass) {
  EXPECT_EQ(read<CastOp>("builtin.unrealized_conversion_cast to i32\n"
                         "builtin.unrealized_conversion_cast to i32"),
            "0:0 source must contain a single top-level "
            "'builtin.unrealized_conversion_cast' operation, found: 2\n");
}

TEST_F(ParseSourceTest, AnyOperation) {
  EXPECT_EQ(read<Operation *>("\"a.b\"() : () -> ()"), "\"a.b\"() : () -> ()");
  EXPECT_EQ(read<Operation *>(""),
            "0:0 source must contain a single top-level operation, found: 0\n");
}

TEST_F(ParseSourceTest, AnOperationWithAnInterface) {
  OwningOpRef<RegionKindInterface> op = parseSourceString<RegionKindInterface>(
      "module {}", ParserConfig(&context));
  ASSERT_TRUE(op);
  EXPECT_FALSE(op->hasSSADominance(0));
  messages.clear();
  EXPECT_FALSE(parseSourceString<RegionKindInterface>("\"a.b\"() : () -> ()",
                                                      ParserConfig(&context)));
  EXPECT_EQ(messages, "0:0 source must contain a single top-level operation, "
                      "found: 'a.b'\n");
}

TEST_F(ParseSourceTest, TextThatIsWrong) {
  EXPECT_EQ(read<CastOp>("]"), "1:1 expected operation name in quotes\n");
}

TEST_F(ParseSourceTest, Files) {
  EXPECT_FALSE(
      parseSourceFile<CastOp>("/nowhere/x.mlir", ParserConfig(&context)));
  EXPECT_EQ(messages, "could not open input file '/nowhere/x.mlir': No such "
                      "file or directory\n");
  llvm::SmallString<128> path;
  int file;
  ASSERT_FALSE(
      llvm::sys::fs::createTemporaryFile("parse_source", "mlir", file, path));
  llvm::raw_fd_ostream(file, /*shouldClose=*/true)
      << "builtin.unrealized_conversion_cast to i32\n";
  EXPECT_TRUE(parseSourceFile<CastOp>(path, ParserConfig(&context)));
  EXPECT_TRUE(parseSourceFile(path, ParserConfig(&context)));
  llvm::sys::fs::remove(path);
}

} // namespace
} // namespace mlir
