// SPDX-License-Identifier: Apache-2.0
//
// The parser of ONNX's text syntax. Its functions are in onnx_text.cpp (models
// and graphs), onnx_text_attributes.cpp and onnx_text_types.cpp.
#ifndef TARGETS_ONNX_TEXT_ONNX_TEXT_PARSER_H
#define TARGETS_ONNX_TEXT_ONNX_TEXT_PARSER_H

#include <cstdint>
#include <string>

#include "absl/status/status.h"
#include "google/protobuf/repeated_field.h"
#include "onnx/onnx_pb.h"
#include "targets/onnx/text/onnx_text_lexer.h"
#include "targets/onnx/text/text_cursor.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"

namespace onnx_mlir {

/// A parser by recursive descent. Its functions return false on an error, which
/// is then the status. parseModel is the entry; the messages must be empty.
class OnnxTextParser {
public:
  explicit OnnxTextParser(llvm::StringRef text) : lexer(text) {}

  bool parseModel(::onnx::ModelProto &model);
  const absl::Status &getStatus() const { return lexer.getStatus(); }

private:
  bool parseProperty(llvm::StringRef key, ::onnx::ModelProto &model);
  bool parseFunction(::onnx::FunctionProto &function);
  bool parseProperty(llvm::StringRef key, ::onnx::FunctionProto &function);
  bool parseFunctionAttribute(::onnx::FunctionProto &function);
  bool parseFunctionValues(
      google::protobuf::RepeatedPtrField<std::string> &names,
      google::protobuf::RepeatedPtrField<::onnx::ValueInfoProto> &values);
  template <typename Proto> bool parseProperties(Proto &proto);
  bool parseOpsets(
      google::protobuf::RepeatedPtrField<::onnx::OperatorSetIdProto> &opsets);
  bool parseEntries(
      google::protobuf::RepeatedPtrField<::onnx::StringStringEntryProto>
          &entries);
  bool parseList(char open, char close, llvm::function_ref<bool()> parse);

  bool parseGraph(::onnx::GraphProto &graph);
  bool parseValue(::onnx::ValueInfoProto &value);
  bool parseInitializer(
      const ::onnx::ValueInfoProto &value,
      google::protobuf::RepeatedPtrField<::onnx::TensorProto> &initializers);
  bool parseNodes(google::protobuf::RepeatedPtrField<::onnx::NodeProto> &nodes);
  bool parseNode(::onnx::NodeProto &node);
  bool parseOperator(::onnx::NodeProto &node);
  bool parseNames(google::protobuf::RepeatedPtrField<std::string> &names);

  bool parseAttributes(
      google::protobuf::RepeatedPtrField<::onnx::AttributeProto> &attributes);
  bool parseAttribute(::onnx::AttributeProto &attribute);
  bool parseAttributeValue(const std::string &name,
                           ::onnx::AttributeProto &attribute);
  bool parseAttributeList(::onnx::AttributeProto &attribute);
  bool parseSingle(::onnx::AttributeProto &attribute,
                   ::onnx::AttributeProto::AttributeType expected);
  bool parseWord(::onnx::AttributeProto &attribute);
  bool parseLiteral(::onnx::AttributeProto &attribute,
                    ::onnx::AttributeProto::AttributeType expected);

  bool isType();
  bool parseType(::onnx::TypeProto &type);
  bool parseNamedType(llvm::StringRef kind, ::onnx::TypeProto &type);
  bool parseOpaque(::onnx::TypeProto::Opaque &type);
  bool parseElementType(int32_t &type);
  template <typename Tensor> bool parseShape(Tensor &type);
  bool parseDimension(::onnx::TensorShapeProto &shape);
  bool parseTensor(const ::onnx::TypeProto &type, ::onnx::TensorProto &tensor);
  bool parseElement(::onnx::TensorProto &tensor);

  /// Counts the nesting of graphs and types.
  class Nested {
  public:
    explicit Nested(OnnxTextParser &parser) : parser(parser) { ++parser.depth; }
    ~Nested() { --parser.depth; }
    /// Returns false, and reports the error, if the nesting is too deep.
    bool check() const {
      return parser.depth <= maxTextDepth ||
             parser.lexer.fail("graphs or types are nested too deeply");
    }

  private:
    OnnxTextParser &parser;
  };

  OnnxTextLexer lexer;
  unsigned depth = 0;
};

} // namespace onnx_mlir

#endif // TARGETS_ONNX_TEXT_ONNX_TEXT_PARSER_H
