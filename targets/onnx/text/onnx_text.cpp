// SPDX-License-Identifier: Apache-2.0
#include "targets/onnx/text/onnx_text.h"

#include <cstdint>
#include <string>

#include "google/protobuf/repeated_field.h"
#include "targets/onnx/quote.h"
#include "targets/onnx/text/onnx_text_parser.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringSwitch.h"

namespace onnx_mlir {

using google::protobuf::RepeatedPtrField;
using ::onnx::FunctionProto;
using ::onnx::GraphProto;
using ::onnx::ModelProto;
using ::onnx::NodeProto;
using ::onnx::TensorProto;
using ::onnx::ValueInfoProto;
using Names = RepeatedPtrField<std::string>;
using Values = RepeatedPtrField<ValueInfoProto>;
using Tensors = RepeatedPtrField<TensorProto>;

//===----------------------------------------------------------------------===//
// Models and functions

/// Parses elements that commas separate, between `open` and `close`.
bool OnnxTextParser::parseList(char open, char close,
                               llvm::function_ref<bool()> parse) {
  if (!lexer.expect(open))
    return false;
  if (lexer.consume(close))
    return true;
  do {
    if (!parse())
      return false;
  } while (lexer.consume(','));
  return lexer.expect(close);
}

/// Parses the properties in angle brackets, if there are any.
template <typename Proto> bool OnnxTextParser::parseProperties(Proto &proto) {
  if (lexer.peek() != '<')
    return true;
  return parseList('<', '>', [&] {
    const size_t position = lexer.getPosition();
    std::string key;
    if (!lexer.expectIdentifier(key) || !lexer.expect(':'))
      return false;
    if (!parseProperty(key, proto))
      // An error of the value is there already.
      return !getStatus().ok()
                 ? false
                 : lexer.failAt(position, quote(key) + " is no property here");
    return true;
  });
}

bool OnnxTextParser::parseModel(ModelProto &model) {
  if (!parseProperties(model) || !parseGraph(*model.mutable_graph()))
    return false;
  while (!lexer.atEnd())
    if (!parseFunction(*model.add_functions()))
      return false;
  return true;
}

/// Parses the value of a property. If there is no such property, returns false
/// without an error.
bool OnnxTextParser::parseProperty(llvm::StringRef key, ModelProto &model) {
  int64_t number = 0;
  if (key == "ir_version" || key == "model_version") {
    if (!lexer.expectInteger(number))
      return false;
    if (key == "ir_version")
      model.set_ir_version(number);
    else
      model.set_model_version(number);
    return true;
  }
  if (key == "opset_import")
    return parseOpsets(*model.mutable_opset_import());
  if (key == "metadata_props")
    return parseEntries(*model.mutable_metadata_props());
  std::string *text =
      llvm::StringSwitch<llvm::function_ref<std::string *()>>(key)
          .Case("producer_name", [&] { return model.mutable_producer_name(); })
          .Case("producer_version",
                [&] { return model.mutable_producer_version(); })
          .Case("domain", [&] { return model.mutable_domain(); })
          .Case("doc_string", [&] { return model.mutable_doc_string(); })
          .Default([]() -> std::string * { return nullptr; })();
  return text && lexer.expectString(*text);
}

bool OnnxTextParser::parseProperty(llvm::StringRef key,
                                   FunctionProto &function) {
  if (key == "opset_import")
    return parseOpsets(*function.mutable_opset_import());
  if (key == "domain")
    return lexer.expectString(*function.mutable_domain());
  if (key == "overload")
    return lexer.expectString(*function.mutable_overload());
  return key == "doc_string" &&
         lexer.expectString(*function.mutable_doc_string());
}

bool OnnxTextParser::parseOpsets(
    RepeatedPtrField<::onnx::OperatorSetIdProto> &opsets) {
  return parseList('[', ']', [&] {
    ::onnx::OperatorSetIdProto &opset = *opsets.Add();
    int64_t version = 0;
    if (!lexer.expectString(*opset.mutable_domain()) || !lexer.expect(':') ||
        !lexer.expectInteger(version))
      return false;
    opset.set_version(version);
    return true;
  });
}

bool OnnxTextParser::parseEntries(
    RepeatedPtrField<::onnx::StringStringEntryProto> &entries) {
  return parseList('[', ']', [&] {
    ::onnx::StringStringEntryProto &entry = *entries.Add();
    return lexer.expectString(*entry.mutable_key()) && lexer.expect(':') &&
           lexer.expectString(*entry.mutable_value());
  });
}

bool OnnxTextParser::parseFunction(FunctionProto &function) {
  if (!parseProperties(function) || !lexer.expectName(*function.mutable_name()))
    return false;
  if (lexer.peek() == '<' &&
      !parseList('<', '>', [&] { return parseFunctionAttribute(function); }))
    return false;
  if (!parseFunctionValues(*function.mutable_input(),
                           *function.mutable_value_info()) ||
      !lexer.expectArrow() ||
      !parseFunctionValues(*function.mutable_output(),
                           *function.mutable_value_info()))
    return false;
  if (lexer.peek() == '<' && !parseList('<', '>', [&] {
        return parseValue(*function.add_value_info());
      }))
    return false;
  return parseNodes(*function.mutable_node());
}

/// Parses the name of an attribute, or an attribute with its default.
bool OnnxTextParser::parseFunctionAttribute(FunctionProto &function) {
  std::string name;
  if (!lexer.expectName(name))
    return false;
  if (lexer.peek() == ':' || lexer.peek() == '=')
    return parseAttributeValue(name, *function.add_attribute_proto());
  function.add_attribute(name);
  return true;
}

/// Parses names, which may have types.
bool OnnxTextParser::parseFunctionValues(Names &names, Values &values) {
  return parseList('(', ')', [&] {
    std::string &name = *names.Add();
    if (!isType())
      return lexer.expectName(name);
    ValueInfoProto &value = *values.Add();
    if (!parseType(*value.mutable_type()) || !lexer.expectName(name))
      return false;
    value.set_name(name);
    return true;
  });
}

//===----------------------------------------------------------------------===//
// Graphs

bool OnnxTextParser::parseGraph(GraphProto &graph) {
  Nested nested(*this);
  if (!nested.check() || !lexer.expectName(*graph.mutable_name()))
    return false;
  // Inputs may have initializers.
  const auto parseInput = [&] {
    ValueInfoProto &input = *graph.add_input();
    return parseValue(input) &&
           (!lexer.consume('=') ||
            parseInitializer(input, *graph.mutable_initializer()));
  };
  if (lexer.peek() == '(' && !parseList('(', ')', parseInput))
    return false;
  if (!lexer.expectArrow() ||
      !parseList('(', ')', [&] { return parseValue(*graph.add_output()); }))
    return false;
  const auto parseInner = [&] {
    ValueInfoProto value;
    if (!parseValue(value))
      return false;
    if (lexer.consume('='))
      return parseInitializer(value, *graph.mutable_initializer());
    *graph.add_value_info() = value;
    return true;
  };
  if (lexer.peek() == '<' && !parseList('<', '>', parseInner))
    return false;
  return parseNodes(*graph.mutable_node());
}

/// Parses a name, which may have a type.
bool OnnxTextParser::parseValue(ValueInfoProto &value) {
  return (!isType() || parseType(*value.mutable_type())) &&
         lexer.expectName(*value.mutable_name());
}

bool OnnxTextParser::parseInitializer(const ValueInfoProto &value,
                                      Tensors &initializers) {
  TensorProto &tensor = *initializers.Add();
  tensor.set_name(value.name());
  return parseTensor(value.type(), tensor);
}

bool OnnxTextParser::parseNodes(RepeatedPtrField<NodeProto> &nodes) {
  if (!lexer.expect('{'))
    return false;
  while (!lexer.consume('}'))
    if (!parseNode(*nodes.Add()))
      return false;
  return true;
}

/// Parses names, of which some may be empty. A comma may be last.
bool OnnxTextParser::parseNames(Names &names) {
  std::string name;
  bool isFound = false;
  do {
    if (!lexer.takeName(name, isFound))
      return false;
    if (isFound)
      *names.Add() = name;
  } while (isFound && lexer.consume(','));
  return true;
}

bool OnnxTextParser::parseNode(NodeProto &node) {
  bool isFound = false;
  if (lexer.consume('[') &&
      (!lexer.takeName(*node.mutable_name(), isFound) || !lexer.expect(']')))
    return false;
  if (!parseNames(*node.mutable_output()) || !lexer.expect('=') ||
      !parseOperator(node) || !parseAttributes(*node.mutable_attribute()) ||
      !lexer.expect('(') || !parseNames(*node.mutable_input()) ||
      !lexer.expect(')'))
    return false;
  // Attributes may be before or after the inputs. The label of the next node
  // is in square brackets.
  return node.attribute_size() > 0 ||
         parseAttributes(*node.mutable_attribute());
}

/// Parses `domain.name:overload`.
bool OnnxTextParser::parseOperator(NodeProto &node) {
  std::string name;
  if (!lexer.expectQualifiedIdentifier(name))
    return false;
  const auto [domain, op] = llvm::StringRef(name).rsplit('.');
  node.set_domain(op.empty() ? "" : domain.str());
  node.set_op_type(op.empty() ? name : op.str());
  return !lexer.consume(':') ||
         lexer.expectIdentifier(*node.mutable_overload());
}

absl::Status parseOnnxText(llvm::StringRef text, ModelProto &model) {
  OnnxTextParser parser(text);
  return parser.parseModel(model) ? absl::OkStatus() : parser.getStatus();
}

} // namespace onnx_mlir
