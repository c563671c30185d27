// SPDX-License-Identifier: Apache-2.0
#include "core/asm/operation_parser.h"

#include "core/asm/operation_parser_test_base.h"
#include "core/asm/parser_fixture.h"

namespace mlir {
namespace {

using OperationParserTest = OperationParserTestBase;

// Generic form.

TEST_F(OperationParserTest, ReadsNameAndCounts) {
  Operation *op = parseFirst("%0:2 = \"a.b\"() : () -> (i32, i64)");
  ASSERT_TRUE(op);
  EXPECT_EQ(op->getName().getStringRef(), "a.b");
  EXPECT_EQ(op->getNumResults(), 2u);
}

TEST_F(OperationParserTest, ReadsEscapesInNames) {
  Operation *op = parseFirst("\"a\\41\"() : () -> ()");
  ASSERT_TRUE(op);
  EXPECT_EQ(op->getName().getStringRef(), "aA");
}

TEST_F(OperationParserTest, RefusesMoreRegionsThanOperationsHave) {
  llvm::SourceMgr sources;
  sources.AddNewSourceBuffer(llvm::MemoryBuffer::getMemBuffer("", "file"), {});
  ParserConfig config(&context);
  detail::SymbolState symbols;
  detail::ParserState state(sources, config, symbols);
  OwningOpRef<ModuleOp> module = ModuleOp::create(UnknownLoc::get(&context));
  detail::OperationParser parser(state, module->getOperation());
  EXPECT_FALSE(parser.checkRegionCount(8388606));
  EXPECT_TRUE(parser.checkRegionCount(8388607));
  EXPECT_EQ(messages, "1:1 too many regions, the limit is 8388607\n");
}

TEST_F(OperationParserTest, ResolvesOperands) {
  Operation *op = parseFirst("%0:2 = \"a\"() : () -> (i32, i64)\n"
                             "\"b\"(%0#1, %0) : (i64, i32) -> ()");
  ASSERT_TRUE(op);
  EXPECT_EQ(op->getNextNode()->getOperand(0), op->getResult(1));
}

TEST_F(OperationParserTest, ResolvesOperandsAcrossGroupsOfNames) {
  Operation *op =
      parseFirst("%a:2, %b, %c:3 = \"x\"() : () -> (i1, i2, i3, i4, i5, i6)\n"
                 "\"y\"(%b, %c#2, %a#1, %c) : (i3, i6, i2, i4) -> ()");
  ASSERT_TRUE(op);
  Operation *use = op->getNextNode();
  EXPECT_EQ(use->getOperand(1), op->getResult(5));
}

TEST_F(OperationParserTest, ResolvesForwardReferences) {
  Operation *op = parseFirst("\"b\"(%x) : (i32) -> ()\n"
                             "%x = \"a\"() : () -> i32");
  ASSERT_TRUE(op);
  EXPECT_EQ(op->getOperand(0), op->getNextNode()->getResult(0));
}

TEST_F(OperationParserTest, ResolvesForwardReferencesToLaterResults) {
  Operation *op = parseFirst("\"b\"(%x#1, %x#0) : (i32, i64) -> ()\n"
                             "%x:2 = \"a\"() : () -> (i64, i32)");
  ASSERT_TRUE(op);
  EXPECT_EQ(op->getOperand(0), op->getNextNode()->getResult(1));
}

TEST_F(OperationParserTest, TellsNumbersWithZerosApart) {
  Operation *op = parseFirst("%7 = \"a\"() : () -> i32\n"
                             "%07 = \"a\"() : () -> i32\n"
                             "\"b\"(%7) : (i32) -> ()");
  ASSERT_TRUE(op);
  EXPECT_EQ(module->getBody()->back().getOperand(0), op->getResult(0));
}

TEST_F(OperationParserTest, ReadsLargeNumbersAsNames) {
  Operation *op = parseFirst("%4000000000 = \"a\"() : () -> i32\n"
                             "\"b\"(%4000000000) : (i32) -> ()");
  ASSERT_TRUE(op);
  EXPECT_EQ(op->getNextNode()->getOperand(0), op->getResult(0));
}

TEST_F(OperationParserTest, KeepsPropertiesApart) {
  Operation *op = parseFirst("\"a\"() <{p = 1 : i32}> {d} : () -> ()");
  ASSERT_TRUE(op);
  EXPECT_TRUE(op->getPropertiesAsAttribute());
  EXPECT_EQ(op->getDiscardableAttrs().size(), 1u);
}

TEST_F(OperationParserTest, SetsInherentAttributesFromTheDictionary) {
  Operation *op = parseFirst(
      "\"builtin.module\"() ({^bb0:}) {sym_name = \"x\", a.b} : () -> ()");
  ASSERT_TRUE(module);
  (void)op;
  EXPECT_EQ(module->getName(), "x");
}

TEST_F(OperationParserTest, PropertiesTakePrecedence) {
  parseFirst("\"builtin.module\"() <{sym_name = \"x\"}> ({^bb0:}) "
             "{sym_name = \"y\"} : () -> ()");
  ASSERT_TRUE(module);
  EXPECT_EQ(module->getName(), "x");
}

TEST_F(OperationParserTest, TakesAliasesOfFunctionTypes) {
  Operation *op = parseFirst("!f = () -> i32\n%0 = \"a\"() : !f");
  ASSERT_TRUE(op);
  EXPECT_EQ(op->getNumResults(), 1u);
}

TEST_F(OperationParserTest, ReadsRegionsAndBlocks) {
  Operation *op = parseFirst("\"a\"() ({\n"
                             "  \"br\"()[^b, ^c] : () -> ()\n"
                             "^c(%x: i32):\n"
                             "^b:\n"
                             "}, {}) : () -> ()");
  ASSERT_TRUE(op);
  ASSERT_EQ(op->getNumRegions(), 2u);
  EXPECT_TRUE(op->getRegion(1).empty());
  Operation &branch = op->getRegion(0).front().front();
  EXPECT_EQ(branch.getSuccessor(0), &op->getRegion(0).back());
}

TEST_F(OperationParserTest, BlockNamesBelongToRegions) {
  Operation *op = parseFirst("\"a\"() ({\n"
                             "^x:\n"
                             "  \"b\"() ({^x: \"c\"()[^x] : () -> ()})"
                             " : () -> ()\n"
                             "  \"d\"()[^x] : () -> ()\n"
                             "}) : () -> ()");
  ASSERT_TRUE(op);
  Block &block = op->getRegion(0).front();
  EXPECT_EQ(block.back().getSuccessor(0), &block);
}

TEST_F(OperationParserTest, NamesEndWithTheirRegion) {
  EXPECT_TRUE(parse("\"a\"() ({%x = \"b\"() : () -> i32},\n"
                    "      {%x = \"b\"() : () -> i64}) : () -> ()\n"
                    "%x = \"c\"() : () -> i1"));
}

TEST_F(OperationParserTest, LocationIsThatOfTheName) {
  Operation *op = parseFirst("\n  %0 = \"a\"() : () -> i32");
  ASSERT_TRUE(op);
  EXPECT_EQ(op->getLoc().getLine(), 2u);
  EXPECT_EQ(op->getLoc().getColumn(), 8u);
}

TEST_F(OperationParserTest, ReadsTrailingLocations) {
  Operation *op = parseFirst("\"a\"() : () -> () loc(\"n\")");
  ASSERT_TRUE(op);
  EXPECT_TRUE(llvm::isa<NameLoc>(op->getLoc()));
}

TEST_F(OperationParserTest, ResolvesDeferredLocations) {
  Operation *op = parseFirst("\"a\"() ({^b(%x: i32 loc(#l)):\n"
                             "}) : () -> () loc(#m)\n"
                             "#l = loc(\"n\")\n#m = loc(\"f\":1:2)");
  ASSERT_TRUE(op);
  EXPECT_TRUE(llvm::isa<FileLineColLoc>(op->getLoc()));
  EXPECT_TRUE(llvm::isa<NameLoc>(op->getRegion(0).getArgument(0).getLoc()));
}

// Custom form.

TEST_F(OperationParserTest, ReadsCustomForm) {
  parseFirst("module @x {\n  module @y {}\n}");
  ASSERT_TRUE(module);
  EXPECT_EQ(module->getName(), "x");
  EXPECT_EQ(llvm::cast<ModuleOp>(module->getBody()->front()).getName(), "y");
}

TEST_F(OperationParserTest, CustomFormWithDialect) {
  EXPECT_TRUE(parse("builtin.module {}"));
}

TEST_F(OperationParserTest, SaysWhichDialectsThereAre) {
  EXPECT_EQ(getErrors("a.b"),
            "1:1 Dialect `a' not found for custom op 'a.b' \n"
            "1:1 Available dialects: builtin ; for more info on dialect "
            "registration see https://mlir.llvm.org/getting_started/Faq/"
            "#registered-loaded-dependent-whats-up-with-dialects-management\n");
}

TEST_F(OperationParserTest, SaysWhatWasTried) {
  EXPECT_EQ(getErrors("a"),
            "1:1 custom op 'a' is unknown (tried 'builtin.a' as well)\n");
}

TEST_F(OperationParserTest, SaysUnknown) {
  EXPECT_EQ(getErrors("builtin.a"), "1:1 custom op 'builtin.a' is unknown\n");
}

// Implicit modules.

TEST_F(OperationParserTest, PutsModuleAroundOperations) {
  EXPECT_TRUE(parse(""));
  Operation *op = parseFirst("\"a\"() : () -> ()");
  ASSERT_TRUE(op);
  EXPECT_EQ(op->getName().getStringRef(), "a");
}

TEST_F(OperationParserTest, PutsModuleAroundTwoModules) {
  Operation *op = parseFirst("module {} module {}");
  EXPECT_TRUE(llvm::isa_and_nonnull<ModuleOp>(op));
}

TEST_F(OperationParserTest, AppendsToBlock) {
  llvm::SourceMgr sources;
  sources.AddNewSourceBuffer(
      llvm::MemoryBuffer::getMemBuffer("\"a\"() : () -> ()"), llvm::SMLoc());
  Block block;
  ASSERT_TRUE(
      succeeded(parseAsmSourceFile(sources, &block, ParserConfig(&context))));
  EXPECT_EQ(block.front().getBlock(), &block);
}

TEST_F(OperationParserTest, ToolWithoutModuleWantsOneOperation) {
  auto sources = std::make_shared<llvm::SourceMgr>();
  sources->AddNewSourceBuffer(llvm::MemoryBuffer::getMemBuffer(""),
                              llvm::SMLoc());
  EXPECT_FALSE(parseSourceFileForTool(sources, ParserConfig(&context),
                                      /*insertImplicitModule=*/false));
  EXPECT_EQ(messages,
            "0:0 source must contain a single top-level operation, found: 0\n");
}

TEST_F(OperationParserTest, FileThatIsNotThere) {
  EXPECT_FALSE(parseSourceFile("/nowhere/x.mlir", ParserConfig(&context)));
  EXPECT_EQ(messages, "could not open input file '/nowhere/x.mlir': No such "
                      "file or directory\n");
}

// Errors.

TEST_F(OperationParserTest, RefusesUnregisteredDialects) {
  context.allowUnregisteredDialects(false);
  EXPECT_EQ(getErrors("\"a.b\"  () : () -> ()"),
            "1:8 operation being parsed with an unregistered dialect. If this "
            "is intended, please use -allow-unregistered-dialect with the MLIR "
            "tool used\n");
}

TEST_F(OperationParserTest, UndefinedValuesInOrder) {
  EXPECT_EQ(getErrors("\"a\"(%x, %y) : (i32, i32) -> ()\n"
                      "\"a\"(%z, %x) : (i32, i32) -> ()"),
            "1:5 use of undeclared SSA value name\n"
            "1:9 use of undeclared SSA value name\n"
            "2:5 use of undeclared SSA value name\n");
}

TEST_F(OperationParserTest, RedefinedValue) {
  EXPECT_EQ(getErrors("%x = \"a\"() : () -> i32\n%x = \"a\"() : () -> i32"),
            "2:1 redefinition of SSA value '%x'\n"
            "1:1 previously defined here\n");
}

TEST_F(OperationParserTest, RedefinedNumber) {
  EXPECT_EQ(getErrors("%3 = \"a\"() : () -> i32\n%3 = \"a\"() : () -> i32"),
            "2:1 redefinition of SSA value '%3'\n"
            "1:1 previously defined here\n");
}

TEST_F(OperationParserTest, OtherTypeThanDefined) {
  EXPECT_EQ(getErrors("%x = \"a\"() : () -> i32\n\"b\"(%x) : (i64) -> ()"),
            "2:5 use of value '%x' expects different type than prior uses: "
            "'i64' vs 'i32'\n"
            "1:1 prior use here\n");
}

TEST_F(OperationParserTest, OtherTypeThanUsed) {
  EXPECT_EQ(getErrors("\"b\"(%x) : (i64) -> ()\n%x = \"a\"() : () -> i32"),
            "2:1 definition of SSA value '%x#0' has type 'i32'\n"
            "1:5 previously used here with type 'i64'\n");
}

TEST_F(OperationParserTest, ResultThatIsNotThere) {
  EXPECT_EQ(getErrors("%x = \"a\"() : () -> i32\n\"b\"(%x#1) : (i32) -> ()"),
            "2:5 reference to invalid result number\n");
}

TEST_F(OperationParserTest, NumbersOfArgumentsAreTheirOwn) {
  EXPECT_TRUE(parse("\"a\"() ({^b(%x: i32, %x#4294967295: i64):\n"
                    "\"c\"(%x#4294967295) : (i64) -> ()}) : () -> ()"))
      << messages;
}

TEST_F(OperationParserTest, RedefinedNumberOfArgument) {
  EXPECT_EQ(getErrors("\"a\"() ({^b(%x#1: i32, %x#1: i64):}) : () -> ()"),
            "1:23 redefinition of SSA value '%x'\n"
            "1:12 previously defined here\n");
}

TEST_F(OperationParserTest, CountsResults) {
  EXPECT_EQ(getErrors("%x:4294967295 = \"a\"() : () -> i32"),
            "1:1 operation defines 1 results but was provided 4294967295 to "
            "bind\n");
}

TEST_F(OperationParserTest, CountsResultsBeyond64Bits) {
  EXPECT_EQ(getErrors("%x:18446744073709551615, %y = \"a\"() : () -> i32"),
            "1:1 operation defines 1 results but was provided "
            "18446744073709551615 to bind\n");
}

TEST_F(OperationParserTest, UndefinedBlocks) {
  EXPECT_EQ(getErrors("\"a\"() ({\"b\"()[^x, ^y] : () -> ()}) : () -> ()"),
            "1:15 reference to an undefined block\n"
            "1:19 reference to an undefined block\n");
}

TEST_F(OperationParserTest, UndefinedBlockAtTop) {
  EXPECT_EQ(getErrors("\"b\"()[^x] : () -> ()"),
            "1:7 reference to an undefined block\n");
}

TEST_F(OperationParserTest, RedefinedBlock) {
  EXPECT_EQ(getErrors("\"a\"() ({\n^x:\n^x:\n}) : () -> ()"),
            "3:1 redefinition of block '^x'\n");
}

TEST_F(OperationParserTest, UndefinedLocation) {
  EXPECT_EQ(getErrors("\"a\"() : () -> () loc(#l)"),
            "1:22 operation location alias was never defined\n");
}

TEST_F(OperationParserTest, AliasThatIsNoLocation) {
  EXPECT_EQ(getErrors("\"a\"() : () -> () loc(#l)\n#l = 1 : i32"),
            "1:22 expected location, but found '1 : i32'\n");
}

TEST_F(OperationParserTest, InvalidProperties) {
  EXPECT_EQ(getErrors("\"builtin.module\"() <1> ({^bb0:}) : () -> ()"),
            "1:1 invalid properties 1 : i64 for op builtin.module: expected "
            "DictionaryAttr to set properties\n");
}

TEST_F(OperationParserTest, ReleasesWhatWasReadBeforeAnError) {
  EXPECT_EQ(getErrors("\"u\"(%x, %y) : (i32, i32) -> ()\n"
                      "\"a\"() ({\n"
                      "  \"b\"()[^x] : () -> ()\n"
                      "^x:\n"
                      "  %x = \"c\"(%z) : (i32) -> i32\n"
                      "  \"d\"()[^x] : () -> ()\n"
                      "}, { \"e\"(%x)[^z] ({ %y = "),
            "7:25 expected operation name in quotes\n");
}

TEST_F(OperationParserTest, ReleasesCustomRegionsBeforeAnError) {
  EXPECT_EQ(getErrors("\"u\"(%x) : (i32) -> ()\n"
                      "module {\n"
                      "  %x = \"c\"(%z) : (i32) -> i32\n"
                      "  \"a\"() ({ \"b\"(%x)[^y] : (i32) -> () "),
            "4:37 expected operation name in quotes\n");
}

// Nesting depth.

TEST_F(OperationParserTest, ReadsDeepGenericRegions) {
  EXPECT_TRUE(parse(nest("\"a\"() ({", "", "}) : () -> ()", 20000)));
}

TEST_F(OperationParserTest, ReadsDeepCustomRegions) {
  EXPECT_TRUE(parse(
      nest("module {", "", "}", detail::OperationParser::MaximumCustomDepth)));
}

TEST_F(OperationParserTest, RefusesDeeperCustomRegions) {
  std::string text = nest("module {\n", "", "}", 100000);
  EXPECT_EQ(getErrors(text), "501:1 nesting is too deep, the limit is 500\n");
}

// Other top-level parts.

TEST_F(OperationParserTest, RedefinedAttributeAlias) {
  EXPECT_EQ(getErrors("#a = 1\n#a = 2"),
            "2:1 redefinition of attribute alias id 'a'\n");
}

TEST_F(OperationParserTest, ReservedTypeAlias) {
  EXPECT_EQ(getErrors("!a.b = i32"), "1:1 type names with a '.' are reserved "
                                     "for dialect-defined names\n");
}

TEST_F(OperationParserTest, ReadsResources) {
  Operation *op =
      parseFirst("\"a\"() {r = dense_resource<k> : tensor<2xi8>} : () -> ()\n"
                 "{-# dialect_resources: {builtin: {k: \"0x0400000001fF\"}} "
                 "#-}");
  ASSERT_TRUE(op);
  const Blob *blob =
      op->getAttrOfType<DenseResourceElementsAttr>("r").getData();
  ASSERT_TRUE(blob);
  EXPECT_EQ(blob->getAlignment(), 4u);
  EXPECT_EQ(blob->getBytes(), llvm::ArrayRef<char>({1, char(0xFF)}));
}

TEST_F(OperationParserTest, ResourceWithoutHexDigits) {
  EXPECT_EQ(getErrors("{-# dialect_resources: {builtin: {k: \"0x0400000G\"}} "
                      "#-}"),
            "1:38 expected hex string blob for key 'k'\n");
}

TEST_F(OperationParserTest, ResourceWithWrongAlignment) {
  EXPECT_EQ(getErrors("{-# dialect_resources: {builtin: {k: \"0x03000000\"}} "
                      "#-}"),
            "1:38 expected hex string blob for key 'k' to encode alignment in "
            "first 4 bytes, but got non-power-of-2 value: 3\n");
}

TEST_F(OperationParserTest, ResourceWithDataAndWrongAlignment) {
  EXPECT_EQ(getErrors("{-# dialect_resources: {builtin: {k: "
                      "\"0x04060000AABB\"}} #-}"),
            "1:38 expected hex string blob for key 'k' to encode alignment in "
            "first 4 bytes, but got non-power-of-2 value: 1540\n");
}

TEST_F(OperationParserTest, RefusesAliasesThatNestBeyondTheLimit) {
  std::string text = "!t0 = tuple<i32>\n";
  for (unsigned i = 1; i <= 10000; ++i)
    text += ("!t" + llvm::Twine(i) + " = tuple<!t" + llvm::Twine(i - 1) + ">\n")
                .str();
  EXPECT_FALSE(parse(text));
  EXPECT_EQ(messages, "10001:17 nesting is too deep, the limit is 10000\n");
}

TEST_F(OperationParserTest, RefusesAliasesThatStandForTooMuch) {
  std::string text = "#a0 = [0, 0]\n";
  for (unsigned i = 1; i <= 60; ++i) {
    const std::string inner = "#a" + std::to_string(i - 1);
    text += "#a" + std::to_string(i) + " = [" + inner + ", " + inner + "]\n";
  }
  EXPECT_FALSE(parse(text));
  EXPECT_EQ(messages, "27:15 aliases stand for more than 1073741824 bytes of "
                      "text\n");
}

TEST_F(OperationParserTest, GivesExternalResourcesToTheirParser) {
  struct Reader : AsmResourceParser {
    explicit Reader(std::string &text) : AsmResourceParser("ext"), text(text) {}
    LogicalResult parseResource(AsmResourceEntry &entry) override {
      FailureOr<std::string> value = entry.parseAsString();
      if (failed(value))
        return failure();
      text += (entry.getKey() + "=" + *value).str();
      return success();
    }
    std::string &text;
  };
  std::string text;
  ParserConfig config(&context);
  config.attachResourceParser(std::make_unique<Reader>(text));
  EXPECT_TRUE(parseSourceString("{-# external_resources: {ext: {a: \"b\"}} #-}",
                                config));
  EXPECT_EQ(text, "a=b");
}

TEST_F(OperationParserTest, WarnsOfExternalResourcesWithoutParser) {
  EXPECT_TRUE(parse("{-# external_resources: {ext: {a: \"b\"}} #-}"));
  EXPECT_EQ(messages, "1:26 ignoring unknown external resources for 'ext'\n");
}

} // namespace
} // namespace mlir
