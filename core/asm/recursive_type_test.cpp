// SPDX-License-Identifier: Apache-2.0
//
// Parsing and printing of recursive types.
#include <string>

#include "core/asm/parser_fixture.h"
#include "core/ir/context/dialect.h"
#include "core/ir/format/asm_parser.h"
#include "core/ir/print/asm_printer.h"

namespace mlir {

namespace recursive_type_test {

struct NodeParameters {
  llvm::StringRef name;
  Type next; // set after creation
};

/// Prints `!rec.node<NAME, NEXT>`; nested in itself, `!rec.node<NAME>`.
class NodeType : public TypeBase<NodeType, NodeParameters> {
public:
  using TypeBase::TypeBase;
  static const TypeDescriptor descriptor;
  static NodeType get(MLIRContext *context, llvm::StringRef name) {
    return getUnchecked(context, {name, Type()});
  }
  llvm::StringRef getName() const { return getParameters().name; }
  Type getNext() const { return getParameters().next; }
  LogicalResult setNext(Type next) { return mutate({"", next}); }
};

Type parseNode(AsmParser &parser, const TypeDescriptor &) {
  llvm::StringRef name;
  if (parser.parseLess() || parser.parseKeyword(&name))
    return nullptr;
  NodeType node = NodeType::get(parser.getContext(), name);
  if (failed(parser.pushCyclicParsing(node.getAsOpaquePointer())))
    return parser.parseGreater() ? NodeType() : node;
  Type next;
  const bool failed = parser.parseComma() || parser.parseType(next);
  parser.popCyclicParsing();
  if (failed || parser.parseGreater())
    return nullptr;
  if (mlir::failed(node.setNext(next)))
    return parser.emitError(parser.getNameLoc(), "another node of this name"),
           nullptr;
  return node;
}

void printNode(Type type, AsmPrinter &printer) {
  auto node = llvm::cast<NodeType>(type);
  printer << "<" << node.getName();
  if (succeeded(printer.pushCyclicPrinting(node.getAsOpaquePointer()))) {
    printer << ", " << node.getNext();
    printer.popCyclicPrinting();
  }
  printer << ">";
}

constexpr FieldDescriptor nodeFields[] = {
    MLIR_FIELD(NodeParameters, name, String),
    {.name = "next",
     .kind = FieldKind::Type,
     .offset = offsetof(NodeParameters, next),
     .optional = true,
     .isMutable = true}};
constinit const TypeDescriptor NodeType::descriptor = {
    {.name = "rec.node",
     .id = TypeID::get<NodeType>(),
     .parameters = {nodeFields, sizeof(NodeParameters)},
     .mnemonic = "node"},
    parseNode,
    printNode};

struct RecDialect;
constexpr const TypeDescriptor *types[] = {&NodeType::descriptor};
const DialectDescriptor recDialect = {
    .name = "rec", .id = TypeID::get<RecDialect>(), .types = types};

} // namespace recursive_type_test

namespace {

using recursive_type_test::NodeType;

class RecursiveTypeTest : public ParserTest {
protected:
  RecursiveTypeTest() {
    context.getOrLoadDialect(recursive_type_test::recDialect);
  }

  std::string roundtrip(llvm::StringRef source, OpPrintingFlags flags = {}) {
    OwningOpRef<ModuleOp> module =
        parseSourceString(source, ParserConfig(&context));
    if (!module)
      return messages;
    std::string text;
    llvm::raw_string_ostream os(text);
    module.get()->print(os, flags);
    return text;
  }
};

TEST_F(RecursiveTypeTest, ContainsItself) {
  auto node =
      llvm::cast<NodeType>(parseType("!rec.node<a, !rec.node<a>>", &context));
  EXPECT_EQ(node.getNext(), node);
}

TEST_F(RecursiveTypeTest, ContainsOneThingOnly) {
  parseType("!rec.node<a, i32>", &context);
  EXPECT_EQ(readType("!rec.node<a, i32>"), "!rec.node<a, i32>");
  EXPECT_FALSE(parseType("!rec.node<a, i64>", &context));
  EXPECT_NE(messages.find("another node of this name"), std::string::npos)
      << messages;
}

TEST_F(RecursiveTypeTest, IsPrintedOnceInItself) {
  EXPECT_EQ(readType("!rec.node<a, !rec.node<a>>"),
            "!rec.node<a, !rec.node<a>>");
}

TEST_F(RecursiveTypeTest, IsPrintedAgainAfterItself) {
  EXPECT_EQ(readType("tuple<!rec.node<a, !rec.node<a>>, !rec.node<a, "
                     "!rec.node<a>>>"),
            "tuple<!rec.node<a, !rec.node<a>>, !rec.node<a, !rec.node<a>>>");
}

TEST_F(RecursiveTypeTest, ContainsItselfThroughAnother) {
  EXPECT_EQ(readType("!rec.node<a, !rec.node<b, tuple<!rec.node<a>>>>"),
            "!rec.node<a, !rec.node<b, tuple<!rec.node<a>>>>");
}

TEST_F(RecursiveTypeTest, NestedOnesOfManyNames) {
  std::string text = "!rec.node<n0>";
  for (unsigned i = 100; i-- > 0;)
    text = "!rec.node<n" + std::to_string(i) + ", " + text + ">";
  EXPECT_EQ(readType(text), text);
}

TEST_F(RecursiveTypeTest, TypesOfOperations) {
  const std::string text =
      "module {\n"
      "  %0 = \"t.a\"() : () -> !rec.node<a, !rec.node<a>>\n"
      "  \"t.b\"(%0) : (!rec.node<a, !rec.node<a>>) -> ()\n"
      "}\n";
  EXPECT_EQ(roundtrip(text), text);
}

TEST_F(RecursiveTypeTest, AliasesAreResolvedInIt) {
  EXPECT_EQ(roundtrip("!t = i32\n"
                      "!n = !rec.node<a, tuple<!t, !rec.node<a>>>\n"
                      "\"t.a\"() {t = !n} : () -> ()"),
            "module {\n"
            "  \"t.a\"() {t = !rec.node<a, tuple<i32, !rec.node<a>>>} : () -> "
            "()\n"
            "}\n");
}

TEST_F(RecursiveTypeTest, ErrorInItLeavesNothingOpen) {
  readType("!rec.node<b, x>");
  messages.clear();
  EXPECT_EQ(readType("!rec.node<b, i1>"), "!rec.node<b, i1>");
}

} // namespace
} // namespace mlir
