// SPDX-License-Identifier: Apache-2.0
//
// Tests of errors in formats of operations.

#include "ods/format/format_test_base.h"

using namespace mlir::ods;

namespace {

class OpFormatErrorsTest : public FormatTest {
protected:
  /// Returns the first error of a format of an operation with one part of each
  /// kind.
  std::string error(const llvm::Twine &format) {
    std::string messages = opFormat(
        R"(def TheOp : Op<D, "op", [AttrSizedOperandSegments]> {
          let arguments = (ins AnyType:$a, Variadic<AnyType>:$v,
            Optional<AnyType>:$o, I32Attr:$i, OptionalAttr<I32Attr>:$oi,
            AnyAttr:$any, UnitAttr:$u, I64Prop:$p);
          let results = (outs AnyType:$r);
          let regions = (region AnyRegion:$g);
          let successors = (successor AnySuccessor:$s);
          let assemblyFormat = [{)" +
        format + "}]; }");
    llvm::StringRef first = llvm::StringRef(messages).split('\n').first;
    return first.consume_front("error: ") ? first.str() : messages;
  }
};

TEST_F(OpFormatErrorsTest, Tokens) {
  EXPECT_EQ(error("%"), "unexpected character");
  EXPECT_EQ(error("`abc"), "unexpected end of file in literal");
  EXPECT_EQ(error("custom<X>(\"abc"), "unexpected end of file in string");
  EXPECT_EQ(error("$"), "expected variable name");
  EXPECT_EQ(error("$1"), "expected variable name");
  EXPECT_EQ(error("foo"),
            "expected literal, variable, directive, or optional group");
  EXPECT_EQ(error("`1`"),
            "expected valid literal but got '1': single character "
            "literal must be a letter or one of "
            "'_:,=<>()[]{}?+-*'");
  EXPECT_EQ(error("`1a`"), "expected valid literal but got '1a': valid keyword "
                           "starts with a letter or '_'");
  EXPECT_EQ(error("`a-b`"),
            "expected valid literal but got 'a-b': keywords should contain "
            "only alphanum, '_', '$', or '.' characters");
  EXPECT_EQ(error("\"s\""),
            "strings may only be used as 'custom' directive arguments");
}

TEST_F(OpFormatErrorsTest, Place) {
  error("\n  $a `x`\n  foo ");
  EXPECT_EQ(errorPlace, "test.td: foo }]; }");
  // If the text does not occur unchanged in the file, the format itself is
  // shown.
  EXPECT_EQ(opFormat("def TheOp : Op<D, \"op\"> { let assemblyFormat = "
                     "\"a\" # \"bc\"; }"),
            "error: expected literal, variable, directive, or optional group\n"
            "note: in custom assembly format for this operation\n");
  EXPECT_EQ(errorPlace, ": abc");
}

TEST_F(OpFormatErrorsTest, Variables) {
  EXPECT_EQ(error("$nope"), "expected variable to refer to an argument, "
                            "region, result, or successor");
  EXPECT_EQ(error("$a $a"), "operand 'a' is already bound");
  EXPECT_EQ(error("$i $i"), "attribute 'i' is already bound");
  EXPECT_EQ(error("$p $p"), "property 'p' is already bound");
  EXPECT_EQ(error("$g $g"), "region 'g' is already bound");
  EXPECT_EQ(error("regions $g"), "region 'g' is already bound");
  EXPECT_EQ(error("$s $s"), "successor 's' is already bound");
  EXPECT_EQ(error("$r"), "result variables can can only be used as a child to "
                         "a 'type' directive");
  EXPECT_EQ(error("type($i)"),
            "attributes cannot be used as children to a `type` directive");
  EXPECT_EQ(error("type($p)"),
            "properties cannot be used as children to a `type` directive");
  EXPECT_EQ(error("type($g)"),
            "regions can only be used at the top level or in a ref directive");
  EXPECT_EQ(
      error("type($s)"),
      "successors can only be used at the top level or in a ref directive");
}

TEST_F(OpFormatErrorsTest, References) {
  EXPECT_EQ(error("ref($a)"),
            "'ref' is only valid within a `custom` directive");
  for (const char *name : {"operand 'a", "attribute 'i", "property 'p",
                           "region 'g", "successor 's"}) {
    std::string variable = llvm::StringRef(name).split('\'').second.str();
    EXPECT_EQ(error("custom<X>(ref($" + variable + "))"),
              name + std::string("' must be bound before it is referenced"));
  }
  EXPECT_EQ(error("custom<X>(ref(type($a)))"),
            "'ref' of 'type($a)' is not bound by a prior 'type' directive");
  EXPECT_EQ(
      error("custom<X>(ref(type(operands)))"),
      "'ref' of 'type(operands)' is not bound by a prior 'type' directive");
  EXPECT_EQ(error("custom<X>(ref(operands))"),
            "'ref' of 'operands' is not bound by a prior 'operands' directive");
  EXPECT_EQ(error("custom<X>(ref(regions))"),
            "'ref' of 'regions' is not bound by a prior 'regions' directive");
  EXPECT_EQ(
      error("custom<X>(ref(successors))"),
      "'ref' of 'successors' is not bound by a prior 'successors' directive");
  EXPECT_EQ(
      error("custom<X>(ref(attr-dict))"),
      "'ref' of 'attr-dict' is not bound by a prior 'attr-dict' directive");
  EXPECT_EQ(error("custom<X>(ref(prop-dict))"),
            "'ref' of 'prop-dict' unsupported");
}

TEST_F(OpFormatErrorsTest, Directives) {
  EXPECT_EQ(error(""),
            "'attr-dict' directive not found in custom assembly format");
  EXPECT_EQ(error("attr-dict attr-dict"),
            "'attr-dict' directive has already been seen");
  EXPECT_EQ(error("type(attr-dict)"),
            "'attr-dict' directive can only be used as a top-level directive");
  EXPECT_EQ(error("prop-dict prop-dict"),
            "'prop-dict' directive has already been seen");
  EXPECT_EQ(error("type(prop-dict)"),
            "'prop-dict' directive can only be used as a top-level directive");
  EXPECT_EQ(error("$a operands"),
            "'operands' directive creates overlap in format");
  EXPECT_EQ(error("$g regions"),
            "'regions' directive creates overlap in format");
  EXPECT_EQ(error("$s successors"),
            "'successors' directive creates overlap in format");
  EXPECT_EQ(error("results"), "'results' directive can can only be used as a "
                              "child to a 'type' directive");
  EXPECT_EQ(error("type(regions)"),
            "'regions' is only valid as a top-level directive");
  EXPECT_EQ(error("type(successors)"),
            "'successors' is only valid as a top-level directive");
  EXPECT_EQ(error("params"), "unsupported directive kind");
}

TEST_F(OpFormatErrorsTest, Types) {
  EXPECT_EQ(error("type(type($a))"),
            "'type' cannot be used as a child of another `type`");
  EXPECT_EQ(error("type"), "expected '(' before argument list");
  EXPECT_EQ(error("type($a"), "expected ')' after argument list");
  EXPECT_EQ(error("type($a) type($a)"), "'type' of 'a' is already bound");
  EXPECT_EQ(error("type(results) type($r)"), "'type' of 'r' is already bound");
  EXPECT_EQ(error("type($a) type(operands)"),
            "'operands' 'type' is already bound");
  EXPECT_EQ(error("type($r) type(results)"),
            "'results' 'type' is already bound");
  EXPECT_EQ(error("functional-type($a $r)"),
            "expected ',' after inputs argument");
  EXPECT_EQ(error("custom<X>(functional-type($a, $r))"),
            "'functional-type' is only valid as a top-level directive");
  EXPECT_EQ(error("qualified($a)"), "'qualified' directive expects an "
                                    "attribute or a `type` directive");
}

TEST_F(OpFormatErrorsTest, Custom) {
  EXPECT_EQ(error("custom"), "expected '<' before custom directive name");
  EXPECT_EQ(error("custom<type>"), "expected custom directive name identifier");
  EXPECT_EQ(error("custom<X("), "expected '>' after custom directive name");
  EXPECT_EQ(error("custom<X>"),
            "expected '(' before custom directive parameters");
  EXPECT_EQ(error("custom<X>($a"),
            "expected ')' after custom directive parameters");
  EXPECT_EQ(error("custom<X>(`a`)"), "literals may only be used in the "
                                     "top-level section of the format");
  EXPECT_EQ(error("custom<X>(($o^)?)"),
            "optional groups can only be used as top-level elements");
  EXPECT_EQ(error("custom<X>(operands)"), "only variables and types may be "
                                          "used as parameters to a custom "
                                          "directive");
  EXPECT_EQ(error("custom<X>(type(operands))"),
            "type directives within a custom directive may only refer to "
            "variables");
  EXPECT_EQ(error("custom<X>(custom<Y>($a))"),
            "`custom` can only be used at the top-level context or within a "
            "`struct` directive");
}

TEST_F(OpFormatErrorsTest, OptionalGroups) {
  EXPECT_EQ(error("($o)?"), "optional group has no anchor element");
  EXPECT_EQ(error("($o^)"), "expected '?' after optional group");
  EXPECT_EQ(error("($o^ $v^)?"), "only one element can be marked as the anchor "
                                 "of an optional group");
  EXPECT_EQ(error("($o^) : `x`"),
            "expected '(' to start else branch of optional group");
  EXPECT_EQ(error("(type($o) $o^)?"),
            "first parsable element of an optional group must be a literal, "
            "variable, or custom directive");
  EXPECT_EQ(error("(`x` $i^)?"), "only optional or default-valued attributes "
                                 "can be used to anchor an optional group");
  EXPECT_EQ(error("(`x` $p^)?"),
            "only properties with default values that can be optionally parsed "
            "(have the `let optionalParser = ...` field defined) can be used "
            "to anchor an optional group");
  EXPECT_EQ(error("($a^)?"), "only variable length operands can be used within "
                             "an optional group");
  EXPECT_EQ(error("(`x` type($r)^)?"), "only variable length results can be "
                                       "used within an optional group");
  EXPECT_EQ(error("(`x`^)?"), "only variables and types can be used to anchor "
                              "an optional group");
  EXPECT_EQ(error("($o^ attr-dict)?"), "only literals, types, and variables "
                                       "can be used within an optional group");
  // Also for an anchor in the second group.
  EXPECT_EQ(error("(`x`) : (`y` $i^)?"),
            "only optional or default-valued attributes can be used to anchor "
            "an optional group");
}

TEST_F(OpFormatErrorsTest, OILists) {
  EXPECT_EQ(error("oilist"), "expected '(' before oilist argument list");
  EXPECT_EQ(error("oilist($o)"), "expected literal, but got '$o'");
  EXPECT_EQ(error("oilist(`a` $i)"),
            "only optional attributes can be used in an oilist parsing group");
  EXPECT_EQ(error("oilist(`a` $p)"), "only default-valued or optional "
                                     "properties can be used in an olist "
                                     "parsing group");
  EXPECT_EQ(error("oilist(`a` $a)"), "only variable length operands can be "
                                     "used within an oilist parsing group");
  EXPECT_EQ(error("oilist(`a` functional-type($v, $r))"),
            "only variable length results can be used within an oilist parsing "
            "group");
  EXPECT_EQ(error("oilist(`a` $s)"), "only literals, types, and variables can "
                                     "be used within an oilist group");
  constexpr char rest[] = " $a $v $o attr-dict $s regions type(operands) "
                          "type($r)";
  EXPECT_EQ(error(llvm::Twine("oilist(`a`|`b`) `a`") + rest),
            "format ambiguity because a is used both in oilist element and the "
            "adjacent literal.");
  EXPECT_EQ(error(llvm::Twine("oilist(`a`|`b`) oilist(`b`)") + rest),
            "format ambiguity because b is used in two adjacent oilist "
            "elements.");
}

TEST_F(OpFormatErrorsTest, Ambiguities) {
  EXPECT_EQ(error("$any `:` attr-dict"),
            "format ambiguity caused by `:` literal found after attribute "
            "`any` which does not have a buildable type");
  EXPECT_EQ(error("$any ($o^ `x`)? $v (`:` $u^)? attr-dict"),
            "format ambiguity caused by `:` literal found after attribute "
            "`any` which does not have a buildable type");
  EXPECT_EQ(error("attr-dict $g"), "format ambiguity caused by `attr-dict` "
                                   "directive followed by region `g`");
}

TEST_F(OpFormatErrorsTest, WhatIsMissing) {
  EXPECT_EQ(error("attr-dict type($r)"), "operand #0, named 'a', not found");
  EXPECT_EQ(error("operands attr-dict type(operands) type($r)"),
            "region #0, named 'g', not found");
  EXPECT_EQ(error("operands $g attr-dict type(operands) type($r)"),
            "successor #0, named 's', not found");
}

} // namespace
