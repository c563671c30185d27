// SPDX-License-Identifier: Apache-2.0
//
// Tests of the encoded formats of operations.

#include "ods/format/format_test_base.h"
#include "ods/format/op_format_parser.h"

using namespace mlir::ods;

namespace {

class OpFormatTest : public FormatTest {
protected:
  /// Returns the first line of the format of an operation whose arguments,
  /// results, … are given as TableGen code.
  std::string program(llvm::StringRef format, llvm::StringRef body,
                      llvm::StringRef traits = "") {
    std::string dump =
        opFormat("def TheOp : Op<D, \"op\", [" + traits + "]> { " + body +
                 " let assemblyFormat = [{" + format + "}]; }");
    return llvm::StringRef(dump).split('\n').first.str();
  }
};

constexpr char oneOperand[] = "let arguments = (ins I32:$a);";
constexpr char groups[] =
    "let arguments = (ins Variadic<I32>:$a, Optional<I64>:$b);";
constexpr char segments[] = "AttrSizedOperandSegments";

TEST_F(OpFormatTest, LiteralsAndSpaces) {
  EXPECT_EQ(program("$a attr-dict", oneOperand), "_operand:0 attr-dict[;]");
  EXPECT_EQ(program("`(` $a `)` attr-dict", oneOperand),
            "`(` operand:0 `)` attr-dict[;]");
  EXPECT_EQ(program("`x` `<` $a `,` `[` `]` `>` attr-dict", oneOperand),
            "_`x` `<` operand:0 `,` _`[` `]` `>` attr-dict[;]");
  EXPECT_EQ(program("`->` $a `:` `x.y$z` `...` `=` `_` attr-dict", oneOperand),
            "_`->` _operand:0 _`:` _`x.y$z` _`...` _`=` _`_` attr-dict[;]");
  EXPECT_EQ(program("`{` `}` `{` `(` `x` `{` $a attr-dict", oneOperand),
            "`{` `}` _`{` `(` `x` `{` operand:0 attr-dict[;]");
}

TEST_F(OpFormatTest, WhiteSpace) {
  // An empty whitespace element suppresses the default space.
  EXPECT_EQ(program("`x` `` $a `` `y` attr-dict", oneOperand),
            "_`x` operand:0 `y` attr-dict[;]");
  // A space element is printed in addition to the space before a variable.
  EXPECT_EQ(program("`x` ` ` `y` ` ` $a attr-dict", oneOperand),
            "_`x` space `y` space _operand:0 attr-dict[;]");
  EXPECT_EQ(program("`(` `\\n` $a `)` attr-dict", oneOperand),
            "`(` newline operand:0 `)` attr-dict[;]");
  EXPECT_EQ(program("attr-dict `x` $a", oneOperand),
            "attr-dict[;] _`x` _operand:0");
  EXPECT_EQ(program("`(` attr-dict $a `)`", oneOperand),
            "`(` attr-dict[;] _operand:0 `)`");
}

TEST_F(OpFormatTest, FormsOfAttributes) {
  constexpr char body[] =
      "let arguments = (ins I32Attr:$a, StrAttr:$b, SymbolNameAttr:$c, "
      "AnyAttr:$d, A:$e, E:$f, UnitAttr:$g);";
  std::string before =
      "def E : I32EnumAttr<\"E\", \"\", [I32EnumAttrCase<\"x\", 0>]>; "
      "def A : AttrDef<D, \"A\"> { let mnemonic = \"a\"; } ";
  std::string dump =
      opFormat(before + "def TheOp : Op<D, \"op\"> { " + body +
               " let assemblyFormat = \"$a $b $c $d $e $f $g attr-dict\"; }");
  EXPECT_EQ(dump, "_attribute:0/without-type _attribute:1/without-type "
                  "_attribute:2/symbol _attribute:3/full _attribute:4/stripped "
                  "_attribute:5/enum _maybe attribute:6/without-type "
                  "attr-dict[0,1,2,3,4,5,6;]\n");
  EXPECT_EQ(program("qualified($a) qualified($b) attr-dict",
                    "let arguments = (ins DictArrayAttr:$a, AnyAttr:$b);"),
            "_qualified attribute:0/without-type _qualified attribute:1/full "
            "attr-dict[0,1;]");
}

TEST_F(OpFormatTest, OptionalAttributes) {
  constexpr char body[] = "let arguments = (ins OptionalAttr<I32Attr>:$a, "
                          "DefaultValuedAttr<I32Attr, \"1\">:$b, "
                          "OptionalAttr<ArrayAttr>:$c);";
  EXPECT_EQ(program("$a ($b^ $c)? attr-dict", body),
            "_maybe attribute:0/without-type (attribute:1^ 0| _maybe "
            "attribute:1/without-type _attribute:2/without-type)? "
            "attr-dict[0,1,2;]");
  EXPECT_EQ(program("(`x` $a^)? oilist(`b` $b | `c` $c) attr-dict", body),
            "(attribute:0^ 0| _`x` _attribute:0/without-type)? "
            "oilist(attribute:1^ _`b` _attribute:1/without-type | attribute:2^ "
            "_`c` _maybe attribute:2/without-type) attr-dict[0,1,2;]");
}

TEST_F(OpFormatTest, UnitsAreImplied) {
  constexpr char body[] = "let arguments = (ins UnitAttr:$a, UnitProp:$p);";
  EXPECT_EQ(program("(`a` $a^)? (`p` $p^)? attr-dict", body),
            "(attribute:0^ 0| _`a` set attribute:0)? (property:0^ 0| _`p` set "
            "property:0)? attr-dict[0;0]");
  // Not if the unit attribute itself is the deciding element.
  EXPECT_EQ(program("($a^ `x`)? (`` $p^)? attr-dict", body),
            "(attribute:0^ 0| _maybe attribute:0/without-type _`x`)? "
            "(property:0^ 0| property:0)? attr-dict[0;0]");
  EXPECT_EQ(program("(`no`) : (`a` $a^)? oilist(`p` $p) attr-dict", body),
            "!(attribute:0^ 0| _`no` : _`a` set attribute:0)? "
            "oilist(property:0^ _`p` set property:0) attr-dict[0;0]");
}

TEST_F(OpFormatTest, OptionalGroups) {
  EXPECT_EQ(program("($a^ `x`)? (`(` $b^ `)`)? attr-dict", groups, segments),
            "(operand:0^ 0| _operand:0 _`x`)? (operand:1^ 0| `(` operand:1 "
            "`)`)? no-operand-segments attr-dict[;]");
  EXPECT_EQ(program("(` ` `` `\\n` `[` $a^ `]`) : (`none`)? $b attr-dict",
                    groups, segments),
            "(operand:0^ 2| space newline `[` operand:0 `]` : _`none`)? "
            "_operand:1 no-operand-segments attr-dict[;]");
  EXPECT_EQ(program("(`none`) : (`[` $a^ `]`)? $b attr-dict", groups, segments),
            "!(operand:0^ 0| _`none` : `[` operand:0 `]`)? _operand:1 "
            "no-operand-segments attr-dict[;]");
  EXPECT_EQ(program("(`x` (`y` $a^)? $b^)? attr-dict", groups, segments),
            "(operand:1^ 0| _`x` (operand:0^ 0| _`y` _operand:0)? "
            "_operand:1)? no-operand-segments attr-dict[;]");
}

TEST_F(OpFormatTest, AnchorsThatAreNoVariables) {
  constexpr char body[] =
      "let arguments = (ins Variadic<AnyType>:$a); "
      "let results = (outs Variadic<AnyType>:$r); "
      "let regions = (region AnyRegion:$g, VariadicRegion<AnyRegion>:$h);";
  EXPECT_EQ(
      program("(`:` $a type($a)^)? (`->` type($r)^)? ($g^)? ($h^)? attr-dict",
              body),
      "(operand:0^ 0| _`:` _operand:0 _type(operand:0))? (result:0^ 0| _`->` "
      "_type(result:0))? (region:0^ 0| _region:0)? (region:1^ 0| _region:1)? "
      "attr-dict[;]");
  EXPECT_EQ(
      program("(`:` $a functional-type($a, $r)^)? "
              "(custom<X>($g, $h)^ `x`)? attr-dict",
              body),
      "(operand:0^ 0| _`:` _operand:0 _functional-type(operand:0, "
      "result:0))? (region:0^ region:1^ 0| _custom:0 _`x`)? attr-dict[;]");
}

TEST_F(OpFormatTest, AllOfThem) {
  constexpr char body[] = "let arguments = (ins AnyType:$a, AnyType:$b); "
                          "let results = (outs AnyType:$r, AnyType:$s); "
                          "let regions = (region AnyRegion:$g); "
                          "let successors = (successor AnySuccessor:$n);";
  EXPECT_EQ(program("operands attr-dict-with-keyword successors regions `:` "
                    "functional-type(operands, results)",
                    body),
            "_operands attr-dict-with-keyword[;] _successors _regions _`:` "
            "_functional-type(operands, results)");
  EXPECT_EQ(program("$a `,` $b successors regions `:` type(operands) `->` "
                    "qualified(type($r)) `,` type($s) attr-dict",
                    body),
            "_operand:0 `,` _operand:1 _successors _regions _`:` "
            "_type(operands) _`->` _qualified type(result:0) `,` "
            "_type(result:1) attr-dict[;]");
}

TEST_F(OpFormatTest, Dictionaries) {
  constexpr char body[] = "let arguments = (ins I32Attr:$a, I64Attr:$b, "
                          "I64Prop:$p, I64Prop:$q, Variadic<I32>:$v, "
                          "VariadicOfVariadic<I32, \"sizes\">:$w, "
                          "DenseI32ArrayAttr:$sizes);";
  EXPECT_EQ(program("$b $q $v $w prop-dict attr-dict", body, segments),
            "_attribute:1/without-type _property:1 _operand:0 _operand:1 "
            "_no-operand-segments prop-dict[1,2;1] no-operand-segments "
            "discardable attr-dict[1,2;1]");
  // Group sizes that are not inferred from the text are in the dictionary.
  EXPECT_EQ(program("operands attr-dict `:` type(operands)", groups, segments),
            "_operands attr-dict[;] _`:` _type(operands)");
  EXPECT_EQ(
      program("attr-dict `:` type($r) type($s)",
              "let results = (outs Variadic<I32>:$r, Variadic<I32>:$s);",
              "AttrSizedResultSegments"),
      "no-result-segments attr-dict[;] _`:` _type(result:0) _type(result:1)");
}

TEST_F(OpFormatTest, Custom) {
  std::string dump =
      opFormat("def TheOp : Op<D, \"op\"> { "
               "let arguments = (ins AnyType:$a, OptionalAttr<I32Attr>:$b, "
               "I64Prop:$p, Optional<AnyType>:$o); "
               "let results = (outs AnyType:$r); "
               "let regions = (region AnyRegion:$g); "
               "let successors = (successor AnySuccessor:$n); "
               "let assemblyFormat = [{ custom<One>($a, type($a), $b, $p, "
               "type($r)) `,` custom<Two>($g, $n, ref($a), ref(type($a)), "
               "\"x \\\" y\", attr-dict, prop-dict) "
               "(custom<Three>($o, type($o))^)? }]; }");
  EXPECT_EQ(dump,
            "_custom:0 `,` _custom:1 (operand:1^ operand:1^ 0| _custom:2)?\n"
            "operand text\noperand text\nresult text\n"
            "custom One(operand:0, operand-type:0, attribute:0, property:0, "
            "result-type:0)\n"
            "custom Two(region:0, successor:0, ref operand:0, ref "
            "operand-type:0, 'x \" y', attr-dict, prop-dict)\n"
            "custom optional Three(operand:1, operand-type:1)\n");
}

TEST_F(OpFormatTest, OILists) {
  EXPECT_EQ(program("oilist(`a` `(` $a `:` `)` | `b` `=` $b | `c`) attr-dict",
                    groups, segments),
            "oilist(operand:0^ _`a` `(` operand:0 _`:` `)` | operand:1^ _`b` "
            "_`=` _operand:1 | _`c`) no-operand-segments attr-dict[;]");
}

TEST_F(OpFormatTest, NoTextBreaksIt) {
  // Truncated and modified formats yield a format or an error, but no crash.
  const llvm::Record *record =
      read(llvm::Twine("def TheOp : Op<D, \"op\", [AttrSizedOperandSegments]> "
                       "{ ") +
               groups + " let assemblyFormat = \"attr-dict\"; }",
           "TheOp");
  ASSERT_TRUE(record);
  Operator op(*record);
  forEachChange(
      "`x` ($a^ `,` custom<F>(ref($a), \"s\"))? : (`y`)? "
      "oilist(`z` $b | `w`) attr-dict type($a) qualified(type($b))",
      [&](llvm::StringRef text) {
        FormatDiagnostics diagnostics(text, llvm::SMLoc(), llvm::SMLoc());
        auto format = OpFormatParser(op, diagnostics).parseFormat();
        if (succeeded(format))
          EXPECT_NE(dumpOpFormat(encodeOpFormat(op, std::move(*format))), "");
      });
}

TEST_F(OpFormatTest, DepthIsBounded) {
  std::string deep;
  for (int i = 0; i < 100000; ++i)
    deep += "(";
  EXPECT_EQ(program(deep, groups, segments),
            "error: format is nested too deeply");
}

} // namespace
