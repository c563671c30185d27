// SPDX-License-Identifier: Apache-2.0
//
// Dimension lists and shaped types.
// Source: the MLIR Language Reference, "Type System".
#include "core/asm/parser_base.h"
#include "core/ir/builtin/builtin_attribute_interfaces.h"
#include "core/ir/context/diagnostics.h"
#include "llvm/ADT/SmallBitVector.h"
#include "llvm/ADT/StringExtras.h"

namespace mlir {
namespace detail {

/// Parses an integer in a dimension list. `0x8` is read as the dimension 0,
/// then `x` and 8.
ParseResult Parser::parseIntegerInDimensionList(int64_t &value) {
  if (getToken().isNot(Token::integer))
    return fail("invalid dimension");
  llvm::StringRef spelling = getTokenSpelling();
  if (spelling.size() > 1 && spelling[1] == 'x') {
    value = 0;
    state.lastTokenEnd = llvm::SMLoc::getFromPointer(spelling.data() + 1);
    resetToken(spelling.data() + 1);
    return success();
  }
  std::optional<uint64_t> number = getToken().getUInt64Value();
  if (!number || *number > static_cast<uint64_t>(INT64_MAX))
    return fail("invalid dimension");
  value = static_cast<int64_t>(*number);
  consumeToken(Token::integer);
  return success();
}

/// Parses the `x` after a dimension, which may be the first letter of an
/// identifier.
ParseResult Parser::parseXInDimensionList() {
  llvm::StringRef spelling = getTokenSpelling();
  if (getToken().isNot(Token::bare_identifier) || spelling.front() != 'x')
    return failWrongToken("expected 'x' in dimension list");
  state.lastTokenEnd = llvm::SMLoc::getFromPointer(spelling.data() + 1);
  resetToken(spelling.data() + 1);
  return success();
}

/// Reads dimensions that are each directly followed by `x`: `4x?x`. Stops at
/// anything else, which the token-based methods below handle.
static const char *readDimensions(const char *loc, bool allowDynamic,
                                  llvm::SmallVectorImpl<int64_t> &dimensions) {
  constexpr ptrdiff_t surelyFit = 18;
  while (true) {
    const char *end = loc;
    int64_t value = 0;
    if (*end == '?' && allowDynamic) {
      value = ShapedType::kDynamic;
      ++end;
    } else {
      for (; llvm::isDigit(*end) && end - loc < surelyFit; ++end)
        value = value * 10 + (*end - '0');
    }
    if (end == loc || *end != 'x')
      return loc;
    dimensions.push_back(value);
    loc = end + 1;
  }
}

ParseResult
Parser::parseDimensionListRanked(llvm::SmallVectorImpl<int64_t> &dimensions,
                                 bool allowDynamic, bool withTrailingX) {
  auto isDimension = [&] {
    return getToken().isAny(Token::integer, Token::question);
  };
  if (!isDimension())
    return success();
  if (!withTrailingX) {
    if (parseDimension(dimensions, allowDynamic))
      return failure();
    while (getToken().is(Token::bare_identifier) &&
           getTokenSpelling().front() == 'x')
      if (parseXInDimensionList() || parseDimension(dimensions, allowDynamic))
        return failure();
    return success();
  }
  const char *start = getToken().getLoc().getPointer();
  const char *end = readDimensions(start, allowDynamic, dimensions);
  if (end != start) {
    state.lastTokenEnd = llvm::SMLoc::getFromPointer(end);
    resetToken(end);
  }
  while (isDimension())
    if (parseDimension(dimensions, allowDynamic) || parseXInDimensionList())
      return failure();
  return success();
}

ParseResult Parser::parseDimension(llvm::SmallVectorImpl<int64_t> &dimensions,
                                   bool allowDynamic) {
  int64_t value = ShapedType::kDynamic;
  if (getToken().is(Token::question)) {
    if (!allowDynamic)
      return fail("expected static shape");
    consumeToken();
  } else if (parseIntegerInDimensionList(value)) {
    return failure();
  }
  dimensions.push_back(value);
  return success();
}

/// Parses `*x`, or dimensions.
ParseResult Parser::parseShape(bool &isUnranked) {
  isUnranked = consumeIf(Token::star);
  return isUnranked ? parseXInDimensionList()
                    : parseDimensionListRanked(state.integers);
}

/// Parses vector<4x[8]xf32>.
Type Parser::parseVectorType() {
  Nesting nesting(*this);
  llvm::SMLoc loc = getToken().getLoc();
  consumeToken(Token::kw_vector);
  if (!nesting || parseToken(Token::less, "expected '<' in vector type"))
    return nullptr;
  ListScope<int64_t> dimensions(state.integers);
  size_t numScalable = 0;
  if (parseVectorDimensions(numScalable))
    return nullptr;
  // The flags of scalable dimensions follow the sizes.
  Type elementType = parseType();
  if (!elementType || parseToken(Token::greater, "expected '>' in vector type"))
    return nullptr;
  return makeVectorType(loc, dimensions.get(), numScalable, elementType);
}

/// Parses `4x[8]x`. Appends the sizes to the integers and, if any dimension is
/// scalable, one flag for each.
ParseResult Parser::parseVectorDimensions(size_t &numScalable) {
  const size_t begin = state.integers.size();
  llvm::SmallBitVector scalable;
  while (getToken().isAny(Token::integer, Token::left_square)) {
    bool isScalable = consumeIf(Token::left_square);
    int64_t value;
    if (parseIntegerInDimensionList(value))
      return failure();
    if (isScalable && !consumeIf(Token::right_square))
      return failWrongToken("missing ']' closing scalable dimension");
    state.integers.push_back(value);
    scalable.push_back(isScalable);
    if (parseXInDimensionList())
      return failure();
  }
  numScalable = scalable.any() ? scalable.size() : 0;
  for (size_t i = 0; i != numScalable; ++i)
    state.integers.push_back(scalable[i]);
  assert(state.integers.size() - begin == scalable.size() + numScalable);
  (void)begin;
  return success();
}

Type Parser::makeVectorType(llvm::SMLoc loc, llvm::ArrayRef<int64_t> sizes,
                            size_t numScalable, Type elementType) {
  llvm::SmallVector<bool, 8> scalable;
  for (int64_t flag : sizes.take_back(numScalable))
    scalable.push_back(flag != 0);
  return VectorType::getChecked([&] { return emitError(loc); },
                                sizes.drop_back(numScalable), elementType,
                                scalable);
}

/// Parses tensor<4x?xf32, #encoding>, tensor<*xf32>.
Type Parser::parseTensorType() {
  Nesting nesting(*this);
  consumeToken(Token::kw_tensor);
  if (!nesting || parseToken(Token::less, "expected '<' in tensor type"))
    return nullptr;
  ListScope<int64_t> dimensions(state.integers);
  bool isUnranked;
  if (parseShape(isUnranked))
    return nullptr;
  llvm::SMLoc loc = getToken().getLoc();
  Type elementType = parseType();
  const BaseStorage *encoding = nullptr;
  if (consumeIf(Token::comma)) {
    std::optional<const BaseStorage *> parsed = parseEncoding();
    if (!parsed || failed(verifyEncoding(Attribute(*parsed), dimensions.get(),
                                         elementType)))
      return nullptr;
    encoding = *parsed;
  }
  if (!elementType || parseToken(Token::greater, "expected '>' in tensor type"))
    return nullptr;
  if (!TensorType::isValidElementType(elementType))
    return null(loc, "invalid tensor element type");
  if (!isUnranked)
    return RankedTensorType::get(dimensions.get(), elementType,
                                 Attribute(encoding));
  if (encoding)
    return null("cannot apply encoding to unranked tensor");
  return UnrankedTensorType::get(elementType);
}

/// Parses the encoding after the comma of a tensor type. Returns null if there
/// is none.
/// Errors: nullopt.
std::optional<const BaseStorage *> Parser::parseEncoding() {
  Attribute encoding;
  OptionalParseResult parsed = parseOptionalAttribute(encoding);
  if (parsed.has_value() && *parsed)
    return std::nullopt;
  return encoding.getImpl();
}

LogicalResult Parser::verifyEncoding(Attribute encoding,
                                     llvm::ArrayRef<int64_t> shape,
                                     Type elementType) {
  auto verifiable = dyn_cast_or_null<VerifiableTensorEncoding>(encoding);
  if (!verifiable || !elementType)
    return success();
  return verifiable.verifyEncoding(shape, elementType,
                                   [&] { return emitError(); });
}

/// Parses memref<4x?xf32, strided<[?, 1]>, 3>, memref<*xf32, 3>.
Type Parser::parseMemRefType() {
  Nesting nesting(*this);
  llvm::SMLoc loc = getToken().getLoc();
  consumeToken(Token::kw_memref);
  if (!nesting || parseToken(Token::less, "expected '<' in memref type"))
    return nullptr;
  ListScope<int64_t> dimensions(state.integers);
  bool isUnranked;
  if (parseShape(isUnranked))
    return nullptr;
  llvm::SMLoc elementPlace = getToken().getLoc();
  Type elementType = parseType();
  if (!elementType)
    return nullptr;
  if (!BaseMemRefType::isValidElementType(elementType))
    return null(elementPlace, "invalid memref element type");
  ListScope<Attribute> parameters(state.attributes);
  parameters.push_back(Attribute()); // the layout
  parameters.push_back(Attribute()); // the memory space
  if (!consumeIf(Token::greater) &&
      (parseToken(Token::comma, "expected ',' or '>' in memref type") ||
       parseMemRefParameters(isUnranked)))
    return nullptr;
  return makeMemRefType(loc, isUnranked, dimensions.get(), elementType,
                        parameters.get());
}

/// Parses layout and memory space up to `>`. Stores them in the last two
/// attributes.
ParseResult Parser::parseMemRefParameters(bool isUnranked) {
  if (getToken().is(Token::greater))
    return failWrongToken("expected list element");
  do {
    Attribute attribute = parseAttribute();
    if (!attribute)
      return failure();
    Attribute &layout = state.attributes.end()[-2];
    Attribute &memorySpace = state.attributes.end()[-1];
    if (!isa<MemRefLayoutAttrInterface>(attribute)) {
      if (memorySpace)
        return fail("multiple memory spaces specified in memref type");
      memorySpace = attribute;
      continue;
    }
    layout = attribute;
    if (isUnranked)
      return fail("cannot have affine map for unranked memref type");
    if (memorySpace)
      return fail("expected memory space to be last in memref type");
  } while (consumeIf(Token::comma));
  return parseToken(Token::greater, "expected ',' or '>'");
}

Type Parser::makeMemRefType(llvm::SMLoc loc, bool isUnranked,
                            llvm::ArrayRef<int64_t> shape, Type elementType,
                            llvm::ArrayRef<Attribute> parameters) {
  auto emitErrorAtPlace = [&] { return emitError(loc); };
  if (isUnranked)
    return UnrankedMemRefType::getChecked(emitErrorAtPlace, elementType,
                                          parameters[1]);
  return MemRefType::getChecked(emitErrorAtPlace, shape, elementType,
                                parameters[0], parameters[1]);
}

} // namespace detail
} // namespace mlir
