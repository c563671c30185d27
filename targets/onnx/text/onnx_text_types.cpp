// SPDX-License-Identifier: Apache-2.0
#include <cstdint>
#include <string>

#include "targets/onnx/quote.h"
#include "targets/onnx/text/onnx_text_parser.h"
#include "llvm/ADT/StringSwitch.h"

namespace onnx_mlir {

using ::onnx::TensorProto;
using ::onnx::TypeProto;

/// Returns the type of elements with this name, or UNDEFINED.
static TensorProto::DataType getDataType(llvm::StringRef name) {
  TensorProto::DataType type = TensorProto::UNDEFINED;
  // Names are in lower case.
  if (name.lower() != name || !TensorProto::DataType_Parse(name.upper(), &type))
    return TensorProto::UNDEFINED;
  return type;
}

static bool isTypeConstructor(llvm::StringRef name) {
  return llvm::StringSwitch<bool>(name)
      .Cases("seq", "map", "optional", "sparse_tensor", "opaque", true)
      .Default(false);
}

bool OnnxTextParser::isType() {
  const llvm::StringRef name = lexer.peekIdentifier();
  return getDataType(name) != TensorProto::UNDEFINED || isTypeConstructor(name);
}

bool OnnxTextParser::parseElementType(int32_t &type) {
  const size_t position = lexer.getPosition();
  std::string name;
  if (!lexer.expectIdentifier(name))
    return false;
  type = getDataType(name);
  return type != TensorProto::UNDEFINED ||
         lexer.failAt(position, quote(name) + " is no type of elements");
}

bool OnnxTextParser::parseType(TypeProto &type) {
  Nested nested(*this);
  if (!nested.check())
    return false;
  const llvm::StringRef name = lexer.peekIdentifier();
  if (!isTypeConstructor(name)) {
    int32_t element = 0;
    if (!parseElementType(element))
      return false;
    type.mutable_tensor_type()->set_elem_type(element);
    return parseShape(*type.mutable_tensor_type());
  }
  lexer.takeIdentifier();
  return lexer.expect('(') && parseNamedType(name, type) && lexer.expect(')');
}

/// Parses what is in the parentheses of a type.
bool OnnxTextParser::parseNamedType(llvm::StringRef kind, TypeProto &type) {
  if (kind == "seq")
    return parseType(*type.mutable_sequence_type()->mutable_elem_type());
  if (kind == "optional")
    return parseType(*type.mutable_optional_type()->mutable_elem_type());
  if (kind == "opaque")
    return parseOpaque(*type.mutable_opaque_type());
  int32_t element = 0;
  if (!parseElementType(element))
    return false;
  if (kind == "map") {
    type.mutable_map_type()->set_key_type(element);
    return lexer.expect(',') &&
           parseType(*type.mutable_map_type()->mutable_value_type());
  }
  type.mutable_sparse_tensor_type()->set_elem_type(element);
  return parseShape(*type.mutable_sparse_tensor_type());
}

/// Parses `domain, name`, `name`, or nothing.
bool OnnxTextParser::parseOpaque(TypeProto::Opaque &type) {
  if (lexer.peek() == ')')
    return true;
  std::string name;
  if (!lexer.expectQualifiedIdentifier(name))
    return false;
  if (!lexer.consume(',')) {
    type.set_name(name);
    return true;
  }
  type.set_domain(name);
  return lexer.expectIdentifier(*type.mutable_name());
}

/// Parses the shape of a tensor. None is that of a scalar; empty brackets are
/// an unknown one.
template <typename Tensor> bool OnnxTextParser::parseShape(Tensor &type) {
  if (lexer.peek() != '[') {
    type.mutable_shape();
    return true;
  }
  return parseList('[', ']',
                   [&] { return parseDimension(*type.mutable_shape()); });
}

bool OnnxTextParser::parseDimension(::onnx::TensorShapeProto &shape) {
  auto &dimension = *shape.add_dim();
  if (lexer.consume('?'))
    return true;
  if (lexer.peek() == '"' || !lexer.peekIdentifier().empty())
    return lexer.expectName(*dimension.mutable_dim_param());
  int64_t size = 0;
  if (!lexer.expectInteger(size))
    return false;
  dimension.set_dim_value(size);
  return true;
}

/// Parses the elements of a tensor, or where they are.
bool OnnxTextParser::parseTensor(const TypeProto &type, TensorProto &tensor) {
  const TypeProto::Tensor &tensorType = type.tensor_type();
  if (!type.has_tensor_type() || !tensorType.has_shape())
    return lexer.fail("a constant needs the type of a tensor with a shape");
  tensor.set_data_type(tensorType.elem_type());
  for (const auto &dimension : tensorType.shape().dim()) {
    if (!dimension.has_dim_value())
      return lexer.fail("a constant needs dimensions that are numbers");
    tensor.add_dims(dimension.dim_value());
  }
  if (lexer.peek() == '{')
    return parseList('{', '}', [&] { return parseElement(tensor); });
  if (lexer.peek() != '[')
    return true;
  tensor.set_data_location(TensorProto::EXTERNAL);
  return parseEntries(*tensor.mutable_external_data());
}

bool OnnxTextParser::parseElement(TensorProto &tensor) {
  switch (tensor.data_type()) {
  case TensorProto::STRING:
    return lexer.expectString(*tensor.add_string_data());
  case TensorProto::FLOAT:
  case TensorProto::COMPLEX64: {
    float value = 0;
    if (!lexer.expectFloat(value))
      return false;
    tensor.add_float_data(value);
    return true;
  }
  case TensorProto::DOUBLE:
  case TensorProto::COMPLEX128: {
    double value = 0;
    if (!lexer.expectDouble(value))
      return false;
    tensor.add_double_data(value);
    return true;
  }
  case TensorProto::UINT32:
  case TensorProto::UINT64: {
    uint64_t value = 0;
    if (!lexer.expectUnsigned(value))
      return false;
    tensor.add_uint64_data(value);
    return true;
  }
  default: {
    const size_t position = lexer.getPosition();
    int64_t value = 0;
    if (!lexer.expectInteger(value))
      return false;
    if (tensor.data_type() == TensorProto::INT64) {
      tensor.add_int64_data(value);
      return true;
    }
    if (value < INT32_MIN || value > INT32_MAX)
      return lexer.failAt(position, "the element is out of range");
    tensor.add_int32_data(static_cast<int32_t>(value));
    return true;
  }
  }
}

} // namespace onnx_mlir
