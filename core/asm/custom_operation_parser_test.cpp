// SPDX-License-Identifier: Apache-2.0
#include "core/asm/custom_operation_parser.h"

#include "core/asm/operation_parser_test_base.h"
#include "core/ir/definition/dynamic_dialect.h"
#include "core/ir/descriptor/traits.h"

namespace mlir {
namespace {

using Delimiter = AsmParser::Delimiter;
using ParseFn = ParseResult (*)(OpAsmParser &, OperationState &);

/// Defines operations of a dialect `t`, whose parse hooks each test provides.
class CustomOperationParserTest : public OperationParserTestBase {
protected:
  CustomOperationParserTest() : dialect(DynamicDialect::create(&context, "t")) {
    // Keeps the terminators apart.
    add("end", [](OpAsmParser &, OperationState &) -> ParseResult {
      return success();
    });
  }

  void add(const char *name, ParseFn parse, std::vector<TraitUse> traits = {},
           std::vector<InterfaceImplementation> interfaces = {}) {
    DynamicOpDefinition definition;
    definition.name = name;
    definition.hooks.parse = parse;
    definition.traits = std::move(traits);
    definition.interfaces = std::move(interfaces);
    dialect->add(std::move(definition));
  }

  DynamicDialect *dialect;
};

ParseResult parseTwoOperands(OpAsmParser &parser, OperationState &result) {
  llvm::SmallVector<OpAsmParser::UnresolvedOperand> operands;
  llvm::SmallVector<Type> types;
  llvm::SMLoc loc = parser.getCurrentLocation();
  return failure(parser.parseOperandList(operands, 2) ||
                 parser.parseColonTypeList(types) ||
                 parser.resolveOperands(operands, types, loc, result.operands));
}

TEST_F(CustomOperationParserTest, ResolvesOperands) {
  add("op", parseTwoOperands);
  Operation *op = parseFirst("%x = \"a\"() : () -> i32\n"
                             "t.op %x, %y : i32, i64\n"
                             "%y = \"a\"() : () -> i64");
  ASSERT_TRUE(op);
  EXPECT_EQ(op->getNextNode()->getOperand(1),
            module->getBody()->back().getResult(0));
}

TEST_F(CustomOperationParserTest, MissingOperands) {
  add("op", parseTwoOperands);
  EXPECT_EQ(getErrors("t.op : i32"), "1:5 expected operand\n");
}

TEST_F(CustomOperationParserTest, DelimiterInPlaceOfOperands) {
  add("op", parseTwoOperands);
  EXPECT_EQ(getErrors("t.op (%x) : i32"), "1:6 unexpected delimiter\n");
}

TEST_F(CustomOperationParserTest, WrongNumberOfOperands) {
  add("op", parseTwoOperands);
  EXPECT_EQ(getErrors("t.op %x : i32"),
            "1:6 custom op 't.op' expected 2 operands\n");
}

TEST_F(CustomOperationParserTest, OperandListInBrackets) {
  add("op", [](OpAsmParser &parser, OperationState &) -> ParseResult {
    llvm::SmallVector<OpAsmParser::UnresolvedOperand> operands;
    return parser.parseOperandList(operands, Delimiter::Square);
  });
  EXPECT_EQ(getErrors("t.op (%x)"), "1:5 expected '[' in operand list\n");
}

TEST_F(CustomOperationParserTest, OptionalOperand) {
  add("op", [](OpAsmParser &parser, OperationState &result) -> ParseResult {
    OpAsmParser::UnresolvedOperand operand;
    OptionalParseResult parsed = parser.parseOptionalOperand(operand);
    result.addAttribute("there",
                        parser.getBuilder().getBoolAttr(parsed.has_value()));
    return success();
  });
  Operation *op = parseFirst("t.op");
  ASSERT_TRUE(op);
  EXPECT_EQ(op->getAttr("there"), BoolAttr::get(&context, false));
}

TEST_F(CustomOperationParserTest, NamesOfResults) {
  add("op", [](OpAsmParser &parser, OperationState &result) -> ParseResult {
    Builder &builder = parser.getBuilder();
    for (unsigned i = 0; i < parser.getNumResults(); ++i) {
      auto [name, number] = parser.getResultName(i);
      result.addAttribute(("r" + llvm::Twine(i)).str(),
                          builder.getStringAttr(name + llvm::Twine(number)));
      result.addTypes(builder.getI32Type());
    }
    return success();
  });
  Operation *op = parseFirst("%a, %12:2 = t.op");
  ASSERT_TRUE(op);
  EXPECT_EQ(op->getAttr("r0"), StringAttr::get(&context, "a0"));
  EXPECT_EQ(op->getAttr("r2"), StringAttr::get(&context, "121"));
}

ParseResult parseFunctionLike(OpAsmParser &parser, OperationState &result) {
  llvm::SmallVector<OpAsmParser::Argument> arguments;
  return failure(parser.parseArgumentList(arguments, Delimiter::Paren,
                                          /*allowType=*/true,
                                          /*allowAttrs=*/true) ||
                 parser.parseRegion(*result.addRegion(), arguments,
                                    /*enableNameShadowing=*/true));
}

TEST_F(CustomOperationParserTest, RegionWithArguments) {
  add("op", parseFunctionLike, {{&OpTrait::IsIsolatedFromAbove::descriptor}});
  Operation *op = parseFirst("t.op(%x: i32 {a.b}, %y: i64) {\n"
                             "  \"a\"(%y) : (i64) -> ()\n}");
  ASSERT_TRUE(op);
  Block &block = op->getRegion(0).front();
  EXPECT_EQ(block.front().getOperand(0), block.getArgument(1));
}

TEST_F(CustomOperationParserTest, IsolatedRegionHidesNames) {
  add("op", parseFunctionLike, {{&OpTrait::IsIsolatedFromAbove::descriptor}});
  EXPECT_TRUE(parse("%x = \"a\"() : () -> i64\n"
                    "t.op(%x: i32) {\n  \"a\"(%x) : (i32) -> ()\n}\n"
                    "\"a\"(%x) : (i64) -> ()"))
      << messages;
}

TEST_F(CustomOperationParserTest, IsolatedRegionDoesNotSeeOut) {
  add("op", parseFunctionLike, {{&OpTrait::IsIsolatedFromAbove::descriptor}});
  EXPECT_EQ(getErrors("%x = \"a\"() : () -> i64\n"
                      "t.op() {\n  \"a\"(%x) : (i64) -> ()\n}"),
            "3:7 use of undeclared SSA value name\n");
}

TEST_F(CustomOperationParserTest, ArgumentTwice) {
  add("op", parseFunctionLike);
  EXPECT_EQ(getErrors("t.op(%x: i32, %x: i64) {}"),
            "1:15 region entry argument '%x' is already in use\n"
            "1:6 previously referenced here\n");
}

TEST_F(CustomOperationParserTest, LabelInRegionWithNamedArguments) {
  add("op", parseFunctionLike);
  EXPECT_EQ(getErrors("t.op(%x: i32) {\n^a:\n}"),
            "2:1 invalid block name in region with named arguments\n");
}

TEST_F(CustomOperationParserTest, NumberOfArgument) {
  add("op", parseFunctionLike);
  EXPECT_EQ(getErrors("t.op(%x#1: i32) {}"),
            "1:8 result number not allowed in argument list\n");
}

TEST_F(CustomOperationParserTest, ArgumentListWithoutParentheses) {
  add("op", parseFunctionLike);
  EXPECT_EQ(getErrors("t.op {}"), "1:5 expected '(' in argument list\n");
}

ParseResult parseUnnamedArguments(OpAsmParser &parser, OperationState &result) {
  llvm::SmallVector<OpAsmParser::Argument> arguments(2);
  for (OpAsmParser::Argument &argument : arguments)
    argument.type = parser.getBuilder().getI32Type();
  return parser.parseRegion(*result.addRegion(), arguments);
}

TEST_F(CustomOperationParserTest, LabelNamesArguments) {
  add("op", parseUnnamedArguments);
  Operation *op = parseFirst("t.op {\n^a(%x: i32, %y: i32 loc(\"l\")):\n"
                             "  \"a\"(%y)[^a, ^b] : (i32) -> ()\n^b:\n}");
  ASSERT_TRUE(op);
  Block &block = op->getRegion(0).front();
  EXPECT_EQ(block.front().getOperand(0), block.getArgument(1));
  EXPECT_EQ(block.front().getSuccessor(0), &block);
}

TEST_F(CustomOperationParserTest, LabelWithOtherTypes) {
  add("op", parseUnnamedArguments);
  Operation *op = parseFirst("t.op {\n^a(%x: i64):\n}");
  ASSERT_TRUE(op);
  Block &block = op->getRegion(0).front();
  ASSERT_EQ(block.getNumArguments(), 1u);
  EXPECT_TRUE(block.getArgument(0).getType().isInteger(64));
}

TEST_F(CustomOperationParserTest, LabelWithMoreArguments) {
  add("op", parseUnnamedArguments);
  EXPECT_EQ(getErrors("t.op {\n^a(%x: i32, %y: i32, %z: i32):\n}"),
            "3:1 entry block arguments were already defined\n");
}

TEST_F(CustomOperationParserTest, LabelWithMoreArgumentsBeforeAnother) {
  add("op", parseUnnamedArguments);
  EXPECT_EQ(getErrors("t.op {\n^a(%x: i32, %y: i32, %z: i32):\n^b:\n}"),
            "3:1 entry block arguments were already defined\n");
}

TEST_F(CustomOperationParserTest, UnnamedArgumentsWithoutLabel) {
  add("op", parseUnnamedArguments);
  Operation *op = parseFirst("t.op {\n}");
  ASSERT_TRUE(op);
  EXPECT_EQ(op->getRegion(0).front().getNumArguments(), 0u);
}

TEST_F(CustomOperationParserTest, SecondLabelIsAnotherBlock) {
  add("op", parseUnnamedArguments);
  Operation *op = parseFirst("t.op {\n^a:\n^b:\n}");
  ASSERT_TRUE(op);
  EXPECT_FALSE(op->getRegion(0).hasOneBlock());
}

TEST_F(CustomOperationParserTest, DefaultDialect) {
  static constexpr OpAsmTable table = {
      .getDefaultDialect = [] { return llvm::StringRef("t"); }};
  add("op", parseFunctionLike, {}, {{TypeID::get<OpAsmOpInterface>(), &table}});
  EXPECT_TRUE(parse("t.op() {\n  end\n  t.op() { end }\n}")) << messages;
}

TEST_F(CustomOperationParserTest, SameNameInTwoDefaultDialects) {
  static constexpr OpAsmTable inT = {
      .getDefaultDialect = [] { return llvm::StringRef("t"); }};
  static constexpr OpAsmTable inU = {
      .getDefaultDialect = [] { return llvm::StringRef("u"); }};
  add("a", parseFunctionLike, {}, {{TypeID::get<OpAsmOpInterface>(), &inT}});
  add("b", parseFunctionLike, {}, {{TypeID::get<OpAsmOpInterface>(), &inU}});
  DynamicOpDefinition end;
  end.name = "end";
  end.hooks.parse = [](OpAsmParser &, OperationState &) -> ParseResult {
    return success();
  };
  DynamicDialect::create(&context, "u")->add(std::move(end));
  ASSERT_TRUE(parseFirst("t.a() { end }\nt.b() { end }\nt.a() { end }"))
      << messages;
  std::vector<llvm::StringRef> names;
  for (Operation &op : *module->getBody())
    names.push_back(op.getRegion(0).front().back().getName().getStringRef());
  EXPECT_EQ(names, (std::vector<llvm::StringRef>{"t.end", "u.end", "t.end"}));
}

TEST_F(CustomOperationParserTest, NoDefaultDialect) {
  add("op", parseFunctionLike);
  EXPECT_EQ(
      llvm::StringRef(getErrors("t.op() {\n  end\n}")).take_until([](char c) {
        return c == '\n';
      }),
      "2:3 Dialect `' not found for custom op 'end'  (tried '.end' as "
      "well)");
}

TEST_F(CustomOperationParserTest, SuccessorWithOperands) {
  add("br",
      [](OpAsmParser &parser, OperationState &result) -> ParseResult {
        Block *block;
        llvm::SmallVector<Value> operands;
        if (parser.parseSuccessorAndUseList(block, operands))
          return failure();
        result.addSuccessors(block);
        result.addOperands(operands);
        return success();
      },
      {{&OpTrait::IsTerminator::descriptor}});
  Operation *op = parseFirst("\"a\"() ({\n^a(%x: i32):\n"
                             "  t.br ^b(%x, %x : i32, i32)\n"
                             "^b(%y: i32, %z: i32):\n  t.br ^a(%y : i32)\n"
                             "}) : () -> ()");
  ASSERT_TRUE(op);
  Operation &branch = op->getRegion(0).front().front();
  EXPECT_EQ(branch.getNumOperands(), 2u);
  EXPECT_EQ(branch.getSuccessor(0), &op->getRegion(0).back());
}

ParseResult parseBranch(OpAsmParser &parser, OperationState &result) {
  Block *block;
  llvm::SmallVector<Value> operands;
  if (parser.parseSuccessorAndUseList(block, operands))
    return failure();
  result.addSuccessors(block);
  result.addOperands(operands);
  return success();
}

TEST_F(CustomOperationParserTest, SuccessorWithoutOperands) {
  add("br", parseBranch, {{&OpTrait::IsTerminator::descriptor}});
  EXPECT_TRUE(parse("\"a\"() ({\n  t.br ^b\n^b:\n  t.br ^b()\n}) : () -> ()"))
      << messages;
}

TEST_F(CustomOperationParserTest, SuccessorWithTooFewTypes) {
  add("br", parseBranch, {{&OpTrait::IsTerminator::descriptor}});
  EXPECT_EQ(getErrors("\"a\"() ({\n^a(%x: i32):\n"
                      "  t.br ^a(%x, %x : i32)\n}) : () -> ()"),
            "3:23 expected 2 types to match operand list\n");
}

TEST_F(CustomOperationParserTest, SuccessorWithoutTypes) {
  add("br", parseBranch, {{&OpTrait::IsTerminator::descriptor}});
  EXPECT_EQ(getErrors("\"a\"() ({\n^a(%x: i32):\n"
                      "  t.br ^a(%x)\n}) : () -> ()"),
            "3:13 expected ':' in operand list\n");
}

TEST_F(CustomOperationParserTest, NameOfAnOperationInside) {
  add("op", [](OpAsmParser &parser, OperationState &result) -> ParseResult {
    FailureOr<OperationName> name = parser.parseCustomOperationName();
    if (failed(name))
      return failure();
    result.addAttribute(
        "name", parser.getBuilder().getStringAttr(name->getStringRef()));
    return success();
  });
  Operation *op = parseFirst("t.op t.end");
  ASSERT_TRUE(op);
  EXPECT_EQ(op->getAttr("name"), StringAttr::get(&context, "t.end"));
  EXPECT_EQ(getErrors("t.op \"t.end\""),
            "1:6 expected bare identifier or keyword\n");
}

TEST_F(CustomOperationParserTest, KeywordOrString) {
  add("op", [](OpAsmParser &parser, OperationState &result) -> ParseResult {
    std::string text;
    if (parser.parseKeywordOrString(&text))
      return failure();
    result.addAttribute("text", parser.getBuilder().getStringAttr(text));
    return success();
  });
  Operation *op = parseFirst("t.op \"a b\"\nt.op word");
  ASSERT_TRUE(op);
  EXPECT_EQ(op->getAttr("text"), StringAttr::get(&context, "a b"));
  EXPECT_EQ(op->getNextNode()->getAttr("text"),
            StringAttr::get(&context, "word"));
  EXPECT_EQ(getErrors("t.op 1"),
            "1:6 custom op 't.op' expected valid keyword or string\n");
}

TEST_F(CustomOperationParserTest, AttributeTwice) {
  add("op", [](OpAsmParser &parser, OperationState &result) -> ParseResult {
    result.addAttribute("a", parser.getBuilder().getUnitAttr());
    return parser.parseOptionalAttrDict(result.attributes);
  });
  EXPECT_EQ(getErrors("t.op {a}"), "1:1 custom op 't.op' attribute 'a' occurs "
                                   "more than once in the attribute list\n");
}

TEST_F(CustomOperationParserTest, NoForm) {
  add("op", nullptr);
  EXPECT_EQ(getErrors("t.op"),
            "1:1 custom op 't.op' has no custom assembly form\n");
}

TEST_F(CustomOperationParserTest, HookThatGoesOnAfterAFailure) {
  add("op", [](OpAsmParser &parser, OperationState &result) -> ParseResult {
    (void)parser.parseRegion(*result.addRegion());
    return success();
  });
  EXPECT_EQ(getErrors("t.op { \"a\"() ({ ? }) : () -> () }"),
            "1:16 expected operation name in quotes\n");
}

TEST_F(CustomOperationParserTest, HookThatFailsBehindARegion) {
  add("op", [](OpAsmParser &parser, OperationState &result) -> ParseResult {
    std::unique_ptr<Region> region;
    OptionalParseResult parsed = parser.parseOptionalRegion(region);
    if (!parsed.has_value() || *parsed)
      return failure();
    return parser.parseKeyword("x");
  });
  EXPECT_EQ(getErrors("\"u\"(%x) : (i32) -> ()\n"
                      "t.op { %x = \"a\"() : () -> i32 } y"),
            "2:33 custom op 't.op' expected 'x'\n");
}

TEST_F(CustomOperationParserTest, GenericOperationInside) {
  add("op", [](OpAsmParser &parser, OperationState &result) -> ParseResult {
    Block &block = result.addRegion()->emplaceBlock();
    return success(parser.parseGenericOperation(&block, block.begin()));
  });
  Operation *op = parseFirst("t.op \"a\"() ({ \"b\"() : () -> () }) : () -> ()"
                             "\nt.op \"c\"() : () -> ()");
  ASSERT_TRUE(op);
  EXPECT_EQ(op->getRegion(0).front().front().getName().getStringRef(), "a");
}

TEST_F(CustomOperationParserTest, GenericFormBehindName) {
  add("op", [](OpAsmParser &parser, OperationState &result) -> ParseResult {
    return parser.parseGenericOperationAfterOpName(result);
  });
  Operation *op = parseFirst("%x = \"a\"() : () -> i32\n"
                             "%y = t.op(%x) ({}) {u} : (i32) -> i64");
  ASSERT_TRUE(op);
  op = op->getNextNode();
  EXPECT_EQ(op->getNumOperands() + op->getNumResults() + op->getNumRegions(),
            3u);
}

TEST_F(CustomOperationParserTest, GenericFormWithGivenParts) {
  add("op", [](OpAsmParser &parser, OperationState &result) -> ParseResult {
    OpAsmParser::UnresolvedOperand operand;
    if (parser.parseOperand(operand))
      return failure();
    Builder &builder = parser.getBuilder();
    return parser.parseGenericOperationAfterOpName(
        result, llvm::ArrayRef(operand), llvm::ArrayRef<Block *>(),
        llvm::MutableArrayRef<std::unique_ptr<Region>>(),
        llvm::ArrayRef<NamedAttribute>(), Attribute(),
        builder.getFunctionType(builder.getI32Type(), {}));
  });
  Operation *op = parseFirst("%x = \"a\"() : () -> i32\nt.op %x");
  ASSERT_TRUE(op);
  EXPECT_EQ(op->getNextNode()->getOperand(0), op->getResult(0));
}

TEST_F(CustomOperationParserTest, AffineMapWithOperands) {
  add("op", [](OpAsmParser &parser, OperationState &result) -> ParseResult {
    llvm::SmallVector<OpAsmParser::UnresolvedOperand> operands;
    Attribute map;
    return failure(parser.parseAffineMapOfSSAIds(operands, map, "map",
                                                 result.attributes) ||
                   parser.resolveOperands(operands,
                                          parser.getBuilder().getIndexType(),
                                          result.operands));
  });
  Operation *op = parseFirst("%x, %y = \"a\"() : () -> (index, index)\n"
                             "t.op [symbol(%y) + %x, %x]");
  ASSERT_TRUE(op);
  Operation *use = op->getNextNode();
  ASSERT_EQ(use->getNumOperands(), 2u);
  EXPECT_EQ(use->getOperand(0), op->getResult(0));
  EXPECT_EQ(use->getAttrOfType<AffineMapAttr>("map").getValue().getNumResults(),
            2u);
}

TEST_F(CustomOperationParserTest, Assignments) {
  add("op", [](OpAsmParser &parser, OperationState &result) -> ParseResult {
    llvm::SmallVector<OpAsmParser::Argument> arguments;
    llvm::SmallVector<OpAsmParser::UnresolvedOperand> operands;
    if (parser.parseAssignmentList(arguments, operands))
      return failure();
    Type type = parser.getBuilder().getI32Type();
    for (OpAsmParser::Argument &argument : arguments)
      argument.type = type;
    return failure(parser.resolveOperands(operands, type, result.operands) ||
                   parser.parseRegion(*result.addRegion(), arguments));
  });
  Operation *op = parseFirst("%x = \"a\"() : () -> i32\n"
                             "t.op (%a = %x, %b = %x) { }");
  ASSERT_TRUE(op);
  EXPECT_EQ(op->getNextNode()->getRegion(0).getNumArguments(), 2u);
}

TEST_F(CustomOperationParserTest, LocationSpecifier) {
  add("op", [](OpAsmParser &parser, OperationState &result) -> ParseResult {
    std::optional<Location> location;
    if (parser.parseOptionalLocationSpecifier(location) ||
        parser.parseKeyword("x"))
      return failure();
    result.location = *location;
    return success();
  });
  Operation *op = parseFirst("t.op loc(#l) x\n#l = loc(\"n\")");
  ASSERT_TRUE(op);
  EXPECT_TRUE(llvm::isa<NameLoc>(op->getLoc()));
}

} // namespace
} // namespace mlir
