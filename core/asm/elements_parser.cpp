// SPDX-License-Identifier: Apache-2.0
//
// Attributes with many elements: dense and sparse elements, resources, dense
// arrays.
#include "core/asm/number.h"
#include "core/asm/parser_base.h"
#include "core/asm/tensor_literal.h"
#include "core/ir/builtin/builtin_dialect.h"
#include "core/ir/builtin/elements.h"
#include "core/ir/context/diagnostics.h"
#include "core/ir/data/float_semantics.h"

namespace mlir {
namespace detail {

/// Returns `type`, or parses a type after a colon. Reports at `loc` if it is
/// not a shaped type.
ShapedType Parser::parseShapedType(llvm::SMLoc loc, Type type,
                                   const char *message) {
  if (!type) {
    if (parseToken(Token::colon, "expected ':'"))
      return nullptr;
    type = parseType();
    if (!type)
      return nullptr;
  }
  auto shaped = dyn_cast<ShapedType>(type);
  return shaped ? shaped : ShapedType(null(loc, message));
}

/// Returns the type of an elements literal at `loc`. Its shape must be
/// static.
Type Parser::parseElementsLiteralType(llvm::SMLoc loc, Type type) {
  ShapedType shaped =
      parseShapedType(loc, type, "elements literal must be a shaped type");
  if (!shaped)
    return nullptr;
  if (!shaped.hasStaticShape())
    return null(loc, "elements literal type must have static shape");
  return shaped;
}

/// Parses dense<[1, 2]> : tensor<2xi32>.
Attribute Parser::parseDenseElementsAttr(Type type) {
  llvm::SMLoc loc = getToken().getLoc();
  consumeToken(Token::kw_dense);
  if (parseToken(Token::less, "expected '<' after 'dense'"))
    return nullptr;
  TensorLiteral literal(*this);
  if (!consumeIf(Token::greater) &&
      (literal.parse(/*allowHex=*/true) ||
       parseToken(Token::greater, "expected '>'")))
    return nullptr;
  type = parseElementsLiteralType(loc, type);
  if (!type)
    return nullptr;
  return literal.getAttr(loc, cast<ShapedType>(type));
}

/// Parses dense_resource<key> : tensor<2xi32>.
Attribute Parser::parseDenseResourceElementsAttr(Type type) {
  consumeToken(Token::kw_dense_resource);
  if (parseToken(Token::less, "expected '<' after 'dense_resource'"))
    return nullptr;
  FailureOr<ResourceHandle> handle =
      parseResourceHandle(getContext()->getOrLoadDialect<BuiltinDialect>());
  if (failed(handle) || parseToken(Token::greater, "expected '>'"))
    return nullptr;
  llvm::SMLoc loc = getToken().getLoc();
  ShapedType shaped =
      parseShapedType(loc, type, "`dense_resource` expected a shaped type");
  if (!shaped)
    return nullptr;
  return DenseResourceElementsAttr::get(shaped, *handle);
}

/// Parses sparse<[[0, 0], [1, 2]], [1, 5]> : tensor<3x4xi32>.
Attribute Parser::parseSparseElementsAttr(Type type) {
  llvm::SMLoc loc = getToken().getLoc();
  consumeToken(Token::kw_sparse);
  if (parseToken(Token::less, "Expected '<' after 'sparse'"))
    return nullptr;
  if (consumeIf(Token::greater)) {
    type = parseElementsLiteralType(loc, type);
    return type ? makeEmptySparse(loc, type) : nullptr;
  }
  llvm::SMLoc indicesPlace = getToken().getLoc();
  TensorLiteral indices(*this), values(*this);
  if (indices.parse(/*allowHex=*/false) ||
      parseToken(Token::comma, "expected ','"))
    return nullptr;
  llvm::SMLoc valuesPlace = getToken().getLoc();
  if (values.parse(/*allowHex=*/true) ||
      parseToken(Token::greater, "expected '>'"))
    return nullptr;
  type = parseElementsLiteralType(loc, type);
  if (!type)
    return nullptr;
  auto shaped = cast<ShapedType>(type);
  // A single index or value may stand for all of them.
  llvm::SmallVector<int64_t, 2> indicesShape(indices.getShape());
  if (indicesShape.empty())
    indicesShape = {1, shaped.getRank()};
  llvm::SmallVector<int64_t, 2> valuesShape(values.getShape());
  if (valuesShape.empty())
    valuesShape = {indicesShape.front()};
  auto indicesType = RankedTensorType::get(
      indicesShape, state.cache.getIntegerType(64, IntegerType::Signless));
  auto valuesType = RankedTensorType::getChecked(
      [&] { return emitError(loc); }, valuesShape, shaped.getElementType());
  if (!valuesType)
    return nullptr;
  DenseElementsAttr denseIndices = indices.getAttr(indicesPlace, indicesType);
  if (!denseIndices)
    return nullptr;
  DenseElementsAttr denseValues = values.getAttr(valuesPlace, valuesType);
  if (!denseValues)
    return nullptr;
  return SparseElementsAttr::getChecked(
      [&] { return emitError(loc); }, shaped,
      cast<DenseIntElementsAttr>(denseIndices), denseValues);
}

/// Creates a sparse attribute without values. `type` has a static shape.
Attribute Parser::makeEmptySparse(llvm::SMLoc loc, Type type) {
  auto emitErrorAtPlace = [&] { return emitError(loc); };
  auto shaped = cast<ShapedType>(type);
  auto indicesType = RankedTensorType::get(
      {0, shaped.getRank()},
      state.cache.getIntegerType(64, IntegerType::Signless));
  auto valuesType = RankedTensorType::getChecked(emitErrorAtPlace, {0},
                                                 shaped.getElementType());
  if (!valuesType)
    return nullptr;
  auto indices = cast<DenseIntElementsAttr>(
      DenseElementsAttr::get(indicesType, llvm::ArrayRef<llvm::APInt>()));
  DenseElementsAttr values =
      DenseElementsAttr::get(valuesType, llvm::ArrayRef<Attribute>());
  return SparseElementsAttr::getChecked(emitErrorAtPlace, shaped, indices,
                                        values);
}

namespace {

/// Parses the numbers in array<...>.
class DenseArrayParser : public Parser {
public:
  /// `type` is i1, or an integer or float type of a multiple of 8 bits.
  DenseArrayParser(ParserState &state, Type type)
      : Parser(state), integer(dyn_cast<IntegerType>(type)),
        semantics(integer ? nullptr : &FloatType(type).getFloatSemantics()),
        width(integer ? integer.getWidth() : semantics->width),
        storage(llvm::alignTo(width, 8)) {}

  ParseResult parse() {
    do {
      if (semantics ? parseFloatElement() : parseIntegerElement())
        return failure();
    } while (consumeIf(Token::comma));
    return success();
  }
  size_t size() const { return numElements; }
  llvm::ArrayRef<char> getData() const { return data; }

private:
  ParseResult parseIntegerElement();
  ParseResult parseFloatElement();
  ParseResult add(const llvm::APInt &bits);

  IntegerType integer;
  const FloatSemantics *semantics;
  unsigned width;
  size_t storage;
  llvm::SmallVector<char, 64> data;
  size_t numElements = 0;
};

ParseResult DenseArrayParser::add(const llvm::APInt &bits) {
  // Limits the memory taken by numbers that are much larger than their text.
  constexpr size_t maximumAmplified = size_t(1) << 30;
  const size_t size = data.size() + storage / 8;
  if (storage > 128 && size > maximumAmplified)
    return fail("elements take more than 1073741824 bytes");
  data.resize(size);
  writeBits(data.end() - storage / 8, storage, 0, bits);
  ++numElements;
  return success();
}

ParseResult DenseArrayParser::parseIntegerElement() {
  const bool isNegative = consumeIf(Token::minus);
  Token token = getToken();
  if (token.isAny(Token::kw_true, Token::kw_false)) {
    if (width != 1)
      return fail("expected i1 type for 'true' or 'false' values");
    consumeToken();
    return add(llvm::APInt(8, token.is(Token::kw_true)));
  }
  if (token.isNot(Token::integer))
    return fail("expected integer literal");
  consumeToken();
  if (width == 1)
    return fail("expected 'true' or 'false' values for i1 type");
  std::optional<llvm::APInt> value =
      fitInteger(token.getSpelling(), isNegative, width, integer.isSigned());
  if (!value)
    return fail("integer constant out of range");
  return add(*value);
}

ParseResult DenseArrayParser::parseFloatElement() {
  const bool isNegative = consumeIf(Token::minus);
  std::optional<llvm::APFloat> value;
  if (parseFloatFromLiteral(value, getToken(), isNegative, *semantics))
    return failure();
  consumeToken();
  return add(floatToBits(*semantics, *value));
}

} // namespace

/// Parses array<i32: 1, 2>.
Attribute Parser::parseDenseArrayAttr() {
  consumeToken(Token::kw_array);
  if (parseToken(Token::less, "expected '<' after 'array'"))
    return nullptr;
  llvm::SMLoc loc = getToken().getLoc();
  Type type = parseType();
  if (!type)
    return null(loc, "expected an integer or floating point type");
  if (!type.isIntOrFloat()) {
    emitError(loc, "expected integer or float type, got: ") << type;
    return nullptr;
  }
  if (!type.isInteger(1) && type.getIntOrFloatBitWidth() % 8 != 0)
    return null(loc, "element type bitwidth must be a multiple of 8");
  if (consumeIf(Token::greater))
    return DenseArrayAttr::get(type, 0, {});
  if (parseToken(Token::colon, "expected ':' after dense array type"))
    return nullptr;
  DenseArrayParser elements(state, type);
  if (elements.parse() ||
      parseToken(Token::greater, "expected '>' to close an array attribute"))
    return nullptr;
  return DenseArrayAttr::get(type, elements.size(), elements.getData());
}

} // namespace detail
} // namespace mlir
