// SPDX-License-Identifier: Apache-2.0
//
// Tests of the formats of types and attributes.

#include "ods/encoding/assembly_format.h"
#include "ods/format/def_format_parser.h"
#include "ods/format/format_test_base.h"

using namespace mlir::ods;

namespace {

class DefFormatTest : public FormatTest {
protected:
  std::string format(const llvm::Twine &text,
                     llvm::StringRef parameters = "\"int\":$a, \"int\":$b") {
    std::string dump =
        defFormat("def TheDef : AttrDef<D, \"A\"> { let mnemonic = \"a\"; "
                  "let parameters = (ins " +
                  parameters + "); let assemblyFormat = [{" + text + "}]; }");
    llvm::StringRef rest = dump;
    return rest.consume_front("error: ") ? rest.split('\n').first.str() : dump;
  }
};

constexpr char optionals[] = "OptionalParameter<\"int\">:$a, "
                             "DefaultValuedParameter<\"int\", \"5\">:$b, "
                             "OptionalArrayRefParameter<\"int\">:$c";

TEST_F(DefFormatTest, Elements) {
  EXPECT_EQ(format("`<` $a `,` qualified($b) `>`"),
            "`<` parameter:0 `,` _qualified parameter:1 `>`\n");
  EXPECT_EQ(format("$a ` ` `x` `\\n` $b"),
            "_parameter:0 space `x` newline _parameter:1\n");
  EXPECT_EQ(format("`<` params `>`"), "`<` params[0,1] `>`\n");
  EXPECT_EQ(format("params"), "_params[0,1]\n");
  EXPECT_EQ(format("`{` struct(params) `}` `x`"),
            "`{` struct(0, 1) `}` _`x`\n");
  EXPECT_EQ(format("struct($b, qualified($a))"),
            "_struct(1, 0=qualified parameter:0)\n");
}

TEST_F(DefFormatTest, Custom) {
  EXPECT_EQ(format("`<` custom<X>($a, \"s\") custom<Y>($b, ref($a)) `>`"),
            "`<` custom:0 _custom:1 `>`\n"
            "custom X(parameter:0, 's')\n"
            "custom Y(parameter:1, ref parameter:0)\n");
  EXPECT_EQ(format("struct($a, custom<X>($b))"),
            "_struct(0, 1=custom:0)\ncustom X(parameter:1)\n");
}

TEST_F(DefFormatTest, OptionalGroups) {
  EXPECT_EQ(format("(`<` $a^ `>`)? ($b^) : (`none`)? $c", optionals),
            "(parameter:0^ 0| `<` parameter:0 `>`)? (parameter:1^ 0| "
            "_parameter:1 : _`none`)? _parameter:2\n");
  // The spacing after a group continues as if its first sequence were absent.
  EXPECT_EQ(
      format("`x` (`y` `<` $a^)? $b (`z`) : (`w` `<` $c^ `[`)? `u`", optionals),
      "_`x` (parameter:0^ 0| _`y` `<` parameter:0)? _parameter:1 "
      "!(parameter:2^ 0| _`z` space : _`w` `<` parameter:2 `[`)? `u`\n");
  EXPECT_EQ(format("(`<` struct(params)^ `>`)?", optionals),
            "(parameter:0^ parameter:1^ parameter:2^ 0| `<` struct(0, 1, 2) "
            "`>`)?\n");
  EXPECT_EQ(format("(`` custom<X>($a, $b)^ `x`)? $c", optionals),
            "(parameter:0^ parameter:1^ 0| custom:0 _`x`)? _parameter:2\n"
            "custom optional X(parameter:0, parameter:1)\n");
}

// The spacing is as if the group were absent. A space at the end of the group
// separates it from the next word.
TEST_F(DefFormatTest, WordsAfterOptionalGroups) {
  EXPECT_EQ(format("`<` ($a^)? `to` $b $c `>`", optionals),
            "`<` (parameter:0^ 0| parameter:0 space)? `to` _parameter:1 "
            "_parameter:2 `>`\n");
  EXPECT_EQ(format("`<` ($a^)? `:` $b $c `>`", optionals),
            "`<` (parameter:0^ 0| parameter:0)? `:` _parameter:1 _parameter:2 "
            "`>`\n");
  EXPECT_EQ(format("`<` ($a^ `,`)? `to` $b $c `>`", optionals),
            "`<` (parameter:0^ 0| parameter:0 `,`)? `to` _parameter:1 "
            "_parameter:2 `>`\n");
  // The group may end the text.
  EXPECT_EQ(format("`<` ($a^)? (`to` $b^)? `>` $c", optionals),
            "`<` (parameter:0^ 0| parameter:0 (parameter:1^ 1| space)?)? "
            "(parameter:1^ 0| `to` _parameter:1)? `>` _parameter:2\n");
  EXPECT_EQ(format("`<` ($a^)? $b `>` $c", optionals),
            "`<` (parameter:0^ 0| parameter:0 (parameter:1^ 1| space)?)? "
            "parameter:1 `>` _parameter:2\n");
}

TEST_F(DefFormatTest, SelfTypes) {
  constexpr char parameters[] =
      "\"int\":$a, AttributeSelfTypeParameter<\"\">:$t";
  EXPECT_EQ(format("params", parameters), "_params[0]\n");
  EXPECT_EQ(format("custom<X>($a, ref($t))", parameters),
            "_custom:0\ncustom X(parameter:0, ref parameter:1)\n");
}

TEST_F(DefFormatTest, Parameters) {
  EXPECT_EQ(format("$nope"), "TheDef has no parameter named 'nope'");
  EXPECT_EQ(format("$a $a"), "duplicate parameter 'a'");
  EXPECT_EQ(format("$a"), "format is missing reference to parameter: b");
  EXPECT_EQ(format("$a params"), "`params` captures duplicate parameter: a");
  EXPECT_EQ(format("custom<X>(ref($a))"),
            "parameter 'a' must be bound before it is referenced");
  EXPECT_EQ(format("custom<X>(params)"),
            "`params` can only be used at the top-level context or within a "
            "`struct` directive");
  EXPECT_EQ(format("qualified(params)"),
            "`qualified` argument list expected a variable");
  EXPECT_EQ(format("attr-dict"), "unsupported directive kind");
}

TEST_F(DefFormatTest, Structs) {
  EXPECT_EQ(format("struct"), "expected '(' before `struct` argument list");
  EXPECT_EQ(format("custom<X>(struct(params))"),
            "`struct` can only be used at the top-level context");
  EXPECT_EQ(format("struct($a"), "expected ')' at the end of an argument list");
  EXPECT_EQ(format("struct(custom<X>(\"s\"))"),
            "a `custom` directive nested within a `struct` must be passed a "
            "parameter");
  EXPECT_EQ(format("struct(custom<X>($a, $b))"),
            "`struct` can only contain `custom` directives with a single "
            "argument");
  EXPECT_EQ(format("struct($a, params)"),
            "`params` captures duplicate parameter: a");
  EXPECT_EQ(format("struct(params) `,`", optionals),
            "`struct` directive with optional parameters cannot be followed by "
            "a comma literal");
}

TEST_F(DefFormatTest, WhatGroupsMayHold) {
  EXPECT_EQ(format("($a^)?"),
            "parameters in an optional group must be optional");
  EXPECT_EQ(format("(`x` params^)?"), "`params` directive allowed in optional "
                                      "group only if all parameters are "
                                      "optional");
  EXPECT_EQ(format("(`x` struct($a)^)?"),
            "`struct` is only allowed in an optional group if all captured "
            "parameters are optional");
  EXPECT_EQ(format("(custom<X>($a)^)?"),
            "`custom` is only allowed in an optional group if all captured "
            "parameters are optional");
  EXPECT_EQ(format("(`x`^)?", optionals),
            "optional group anchor must be a parameter or directive");
  EXPECT_EQ(format("(custom<X>(\"s\")^)?", optionals),
            "`custom` directive with no bound parameters cannot be used as "
            "optional group anchor");
  EXPECT_EQ(format("(params^)?", optionals),
            "first parsable element of an optional group must be a literal, "
            "variable, or custom directive");
}

TEST_F(DefFormatTest, NoTextBreaksIt) {
  // Truncated and modified formats yield a format or an error, but no crash.
  const llvm::Record *record =
      read(llvm::Twine("def TheDef : TypeDef<D, \"A\"> { let mnemonic = "
                       "\"a\"; let parameters = (ins ") +
               optionals + "); let assemblyFormat = \"params\"; }",
           "TheDef");
  ASSERT_TRUE(record);
  AttrOrTypeDef def(record);
  forEachChange("`x` (`<` struct($a, custom<F>($b))^ `>`)? : (`y`)? "
                "custom<G>(ref($a), \"s\") qualified($c) params",
                [&](llvm::StringRef text) {
                  FormatDiagnostics diagnostics(text, llvm::SMLoc(),
                                                llvm::SMLoc());
                  auto elements = DefFormatParser(def, diagnostics).parse();
                  if (succeeded(elements))
                    EXPECT_NE(dumpDefFormat(encodeDefFormat(*elements)), "");
                });
}

TEST_F(DefFormatTest, DumpsOfBytesThatAreNoProgram) {
  EXPECT_EQ(dumpFormatProgram(""), "<invalid>");
  for (int byte = 0; byte < 256; ++byte) {
    std::string bytes = {1, static_cast<char>(byte), 0, 1, 1, 1, 1, 1};
    for (size_t i = 0; i <= bytes.size(); ++i)
      EXPECT_NE(dumpFormatProgram(llvm::StringRef(bytes).take_front(i)), "");
  }
  // Unterminated groups.
  std::string deep;
  for (int i = 0; i < 100000; ++i)
    deep += std::string{1, static_cast<char>(FormatOpcode::Optional), 0, 0, 0};
  EXPECT_TRUE(llvm::StringRef(dumpFormatProgram(deep)).ends_with("<invalid>"));
}

} // namespace
