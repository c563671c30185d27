// SPDX-License-Identifier: Apache-2.0
#include <cstdint>
#include <string>

#include "google/protobuf/repeated_field.h"
#include "targets/onnx/quote.h"
#include "targets/onnx/text/onnx_text_parser.h"
#include "llvm/ADT/StringExtras.h"

namespace onnx_mlir {

using google::protobuf::RepeatedPtrField;
using ::onnx::AttributeProto;
using ::onnx::TensorProto;
using ::onnx::TypeProto;
using AttributeType = AttributeProto::AttributeType;

bool OnnxTextParser::parseAttributes(
    RepeatedPtrField<AttributeProto> &attributes) {
  return lexer.peek() != '<' ||
         parseList('<', '>', [&] { return parseAttribute(*attributes.Add()); });
}

bool OnnxTextParser::parseAttribute(AttributeProto &attribute) {
  std::string name;
  return lexer.expectIdentifier(name) && parseAttributeValue(name, attribute);
}

/// Parses what follows the name of an attribute.
bool OnnxTextParser::parseAttributeValue(const std::string &name,
                                         AttributeProto &attribute) {
  attribute.set_name(name);
  if (lexer.consume(':')) {
    const size_t position = lexer.getPosition();
    std::string word;
    if (!lexer.expectIdentifier(word))
      return false;
    AttributeType type = AttributeProto::UNDEFINED;
    if (!AttributeProto::AttributeType_Parse(llvm::StringRef(word).upper(),
                                             &type) ||
        llvm::StringRef(word).lower() != word ||
        type == AttributeProto::UNDEFINED)
      return lexer.failAt(position, quote(word) + " is no type of attributes");
    attribute.set_type(type);
  }
  if (!lexer.expect('='))
    return false;
  return lexer.peek() == '[' ? parseAttributeList(attribute)
                             : parseSingle(attribute, attribute.type());
}

/// Returns the type of the elements of a list, or UNDEFINED.
static AttributeType getElementType(AttributeType list) {
  switch (list) {
  case AttributeProto::FLOATS:
    return AttributeProto::FLOAT;
  case AttributeProto::INTS:
    return AttributeProto::INT;
  case AttributeProto::STRINGS:
    return AttributeProto::STRING;
  case AttributeProto::TENSORS:
    return AttributeProto::TENSOR;
  case AttributeProto::GRAPHS:
    return AttributeProto::GRAPH;
  case AttributeProto::TYPE_PROTOS:
    return AttributeProto::TYPE_PROTO;
  default:
    return AttributeProto::UNDEFINED;
  }
}

/// Appends the value `element` to the list `attribute`. Returns false if lists
/// have no such values.
static bool append(AttributeProto &element, AttributeProto &attribute) {
  switch (element.type()) {
  case AttributeProto::INT:
    attribute.set_type(AttributeProto::INTS);
    attribute.add_ints(element.i());
    return true;
  case AttributeProto::FLOAT:
    attribute.set_type(AttributeProto::FLOATS);
    attribute.add_floats(element.f());
    return true;
  case AttributeProto::STRING:
    attribute.set_type(AttributeProto::STRINGS);
    attribute.add_strings(element.s());
    return true;
  case AttributeProto::TENSOR:
    attribute.set_type(AttributeProto::TENSORS);
    attribute.add_tensors()->Swap(element.mutable_t());
    return true;
  case AttributeProto::GRAPH:
    attribute.set_type(AttributeProto::GRAPHS);
    attribute.add_graphs()->Swap(element.mutable_g());
    return true;
  case AttributeProto::TYPE_PROTO:
    attribute.set_type(AttributeProto::TYPE_PROTOS);
    attribute.add_type_protos()->Swap(element.mutable_tp());
    return true;
  default:
    return false;
  }
}

bool OnnxTextParser::parseAttributeList(AttributeProto &attribute) {
  const size_t position = lexer.getPosition();
  if (attribute.type() != AttributeProto::UNDEFINED &&
      getElementType(attribute.type()) == AttributeProto::UNDEFINED)
    return lexer.fail("the type of the attribute is no list");
  if (!parseList('[', ']', [&] {
        const size_t start = lexer.getPosition();
        AttributeProto element;
        return parseSingle(element, getElementType(attribute.type())) &&
               (append(element, attribute) ||
                lexer.failAt(start, "a list cannot have this value"));
      }))
    return false;
  return attribute.type() != AttributeProto::UNDEFINED ||
         lexer.failAt(position, "an empty list needs a type");
}

bool OnnxTextParser::parseSingle(AttributeProto &attribute,
                                 AttributeType expected) {
  const size_t position = lexer.getPosition();
  const char next = lexer.peek();
  bool isValid = false;
  if (lexer.consume('@'))
    isValid = lexer.expectName(*attribute.mutable_ref_attr_name());
  else if (llvm::isAlpha(next) || next == '_')
    isValid = parseWord(attribute);
  else
    isValid = parseLiteral(attribute, expected);
  if (!isValid)
    return false;
  if (expected != AttributeProto::UNDEFINED && attribute.type() != expected)
    return lexer.failAt(
        position,
        "expected a value of type " +
            llvm::StringRef(AttributeProto::AttributeType_Name(expected))
                .lower());
  return true;
}

/// Parses a value that starts with a word: a type, a tensor, a number with a
/// name, or a graph.
bool OnnxTextParser::parseWord(AttributeProto &attribute) {
  if (!isType()) {
    if (!lexer.isFloatName()) {
      attribute.set_type(AttributeProto::GRAPH);
      return parseGraph(*attribute.mutable_g());
    }
    float value = 0;
    if (!lexer.expectFloat(value))
      return false;
    attribute.set_type(AttributeProto::FLOAT);
    attribute.set_f(value);
    return true;
  }
  TypeProto type;
  if (!parseType(type))
    return false;
  const char next = lexer.peek();
  if (next != '{' && next != '=' && lexer.peekIdentifier().empty()) {
    attribute.set_type(AttributeProto::TYPE_PROTO);
    attribute.mutable_tp()->Swap(&type);
    return true;
  }
  attribute.set_type(AttributeProto::TENSOR);
  TensorProto &tensor = *attribute.mutable_t();
  bool isFound = false;
  if (!lexer.takeName(*tensor.mutable_name(), isFound))
    return false;
  lexer.consume('=');
  return parseTensor(type, tensor);
}

bool OnnxTextParser::parseLiteral(AttributeProto &attribute,
                                  AttributeType expected) {
  using Kind = OnnxTextLexer::LiteralKind;
  OnnxTextLexer::Literal literal;
  if (!lexer.expectLiteral(literal))
    return false;
  if (literal.kind == Kind::String) {
    attribute.set_type(AttributeProto::STRING);
    attribute.set_s(literal.text);
    return true;
  }
  // An integer may stand for a float.
  if (literal.kind == Kind::Integer && expected != AttributeProto::FLOAT) {
    int64_t value = 0;
    if (!lexer.convert(literal, value))
      return false;
    attribute.set_type(AttributeProto::INT);
    attribute.set_i(value);
    return true;
  }
  float value = 0;
  if (!lexer.convert(literal, value))
    return false;
  attribute.set_type(AttributeProto::FLOAT);
  attribute.set_f(value);
  return true;
}

} // namespace onnx_mlir
