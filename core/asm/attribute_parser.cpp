// SPDX-License-Identifier: Apache-2.0
//
// Attributes, except those with many elements.
// Source: the MLIR Language Reference, "Attributes", and the MLIR
// documentation, "Builtin Dialect".
#include <memory>

#include "core/asm/number.h"
#include "core/asm/parser_base.h"
#include "core/ir/context/diagnostics.h"
#include "core/ir/data/float_semantics.h"
#include "llvm/ADT/DenseSet.h"

namespace mlir {
namespace detail {

Attribute Parser::parseAttribute(Type type) {
  if (needsNewStack())
    return onNewStack([&] { return parseAttribute(type); });
  switch (getToken().getKind()) {
  case Token::integer:
  case Token::floating_point:
  case Token::minus:
    return parseNumberAttr(type);
  case Token::string:
    return parseStringAttr(type);
  case Token::at_identifier:
    return parseSymbolRefAttr();
  case Token::left_square:
    return parseArrayAttr();
  case Token::left_brace:
    return parseDictionaryAttr();
  case Token::hash_identifier:
    return parseExtendedAttr(type);
  case Token::kw_false:
    consumeToken();
    return BoolAttr::get(getContext(), false);
  case Token::kw_true:
    consumeToken();
    return BoolAttr::get(getContext(), true);
  case Token::kw_unit:
    consumeToken();
    return state.cache.unit;
  case Token::kw_affine_map:
    return parseAffineMapAttr();
  case Token::kw_affine_set:
    return parseIntegerSetAttr();
  case Token::kw_array:
    return parseDenseArrayAttr();
  case Token::kw_dense:
    return parseDenseElementsAttr(type);
  case Token::kw_dense_resource:
    return parseDenseResourceElementsAttr(type);
  case Token::kw_sparse:
    return parseSparseElementsAttr(type);
  case Token::kw_strided:
    return parseStridedLayoutAttr();
  case Token::kw_distinct:
    return parseDistinctAttr(type);
  case Token::kw_loc:
    return parseLocationAttr();
  default:
    return parseTypeAttr();
  }
}

OptionalParseResult Parser::parseOptionalAttribute(Attribute &attribute,
                                                   Type type) {
  switch (getToken().getKind()) {
  case Token::at_identifier:
  case Token::floating_point:
  case Token::hash_identifier:
  case Token::integer:
  case Token::kw_affine_map:
  case Token::kw_affine_set:
  case Token::kw_dense:
  case Token::kw_dense_resource:
  case Token::kw_false:
  case Token::kw_loc:
  case Token::kw_sparse:
  case Token::kw_true:
  case Token::kw_unit:
  case Token::left_brace:
  case Token::left_square:
  case Token::minus:
  case Token::string:
    attribute = parseAttribute(type);
    return success(static_cast<bool>(attribute));
  default:
    Type value;
    OptionalParseResult parsed = parseOptionalType(value);
    if (parsed.has_value() && !*parsed)
      attribute = TypeAttr::get(value);
    return parsed;
  }
}

/// Parses a type as an attribute.
Attribute Parser::parseTypeAttr() {
  Type value;
  OptionalParseResult parsed = parseOptionalType(value);
  if (!parsed.has_value())
    return nullWrongToken("expected attribute value");
  if (!value)
    return nullptr;
  return TypeAttr::get(value);
}

/// Parses [1, "a"].
Attribute Parser::parseArrayAttr() {
  Nesting nesting(*this);
  consumeToken(Token::left_square);
  if (!nesting)
    return nullptr;
  ListScope<Attribute> elements(state.attributes);
  if (!consumeIf(Token::right_square)) {
    do {
      Attribute element = parseAttribute();
      if (!element)
        return nullptr;
      elements.push_back(element);
    } while (consumeIf(Token::comma));
    if (parseToken(Token::right_square, "expected ',' or ']'"))
      return nullptr;
  }
  return ArrayAttr::get(getContext(), elements.get());
}

/// Parses {a = 1, b}.
Attribute Parser::parseDictionaryAttr() {
  Nesting nesting(*this);
  if (!nesting)
    return nullptr;
  ListScope<NamedAttribute> entries(state.namedAttributes);
  if (parseNamedAttributes())
    return nullptr;
  return DictionaryAttr::get(getContext(), entries.get());
}

ParseResult Parser::parseAttributeDict(NamedAttrList &attributes) {
  ListScope<NamedAttribute> entries(state.namedAttributes);
  if (parseNamedAttributes())
    return failure();
  attributes.append(entries.get());
  return success();
}

namespace {

/// Finds duplicate names: a few by linear search, many with a set.
class DuplicateCheck {
public:
  /// Returns true if `name` is new. `entries` are the previous entries.
  bool insert(llvm::ArrayRef<NamedAttribute> entries, StringAttr name) {
    constexpr size_t few = 16;
    if (LLVM_LIKELY(entries.size() < few))
      return llvm::none_of(entries, [&](const NamedAttribute &entry) {
        return entry.getName() == name;
      });
    if (!names) {
      names = std::make_unique<llvm::DenseSet<Attribute>>();
      for (const NamedAttribute &entry : entries)
        names->insert(entry.getName());
    }
    return names->insert(name).second;
  }

private:
  std::unique_ptr<llvm::DenseSet<Attribute>> names;
};

} // namespace

/// Parses entries in braces and appends them to the named attributes.
ParseResult Parser::parseNamedAttributes() {
  if (parseToken(Token::left_brace, "expected '{' in attribute dictionary"))
    return failure();
  if (consumeIf(Token::right_brace))
    return success();
  const size_t begin = state.namedAttributes.size();
  DuplicateCheck names;
  do {
    StringAttr name = getAttributeName();
    if (!name)
      return failure();
    if (!names.insert(llvm::ArrayRef(state.namedAttributes).drop_front(begin),
                      name))
      return failDuplicate(name);
    consumeToken();
    Attribute value = state.cache.unit;
    if (consumeIf(Token::equal) && !(value = parseAttribute()))
      return failure();
    state.namedAttributes.push_back(NamedAttribute(name, value));
  } while (consumeIf(Token::comma));
  return parseToken(Token::right_brace, "expected '}' in attribute dictionary");
}

/// Returns the attribute name at the current token, a keyword or a string.
/// Returns null after a diagnostic if it is neither.
StringAttr Parser::getAttributeName() {
  if (LLVM_LIKELY(isKeyword()))
    return state.cache.getAttributeName(getTokenSpelling());
  if (getToken().isNot(Token::string)) {
    (void)failWrongToken("expected attribute name");
    return nullptr;
  }
  StringAttr name = getStringAttr(getToken());
  if (name.empty()) {
    (void)fail("expected valid attribute name");
    return nullptr;
  }
  return state.cache.getAttributeName(name.getValue());
}

ParseResult Parser::failDuplicate(StringAttr name) {
  return emitError("duplicate key '")
         << name.getValue() << "' in dictionary attribute";
}

/// Parses `-1 : i32`, 0.5.
Attribute Parser::parseNumberAttr(Type type) {
  const bool isNegative = consumeIf(Token::minus);
  if (LLVM_LIKELY(getToken().is(Token::integer)))
    return parseIntegerAttr(type, isNegative);
  if (getToken().is(Token::floating_point))
    return parseFloatAttr(type, isNegative);
  return nullWrongToken("expected constant integer or floating point value");
}

/// Returns the type of a literal: `type` if it is given, else the type after a
/// colon, else `defaultType`.
Type Parser::parseLiteralType(Type type, Type defaultType) {
  if (type)
    return type;
  if (!consumeIf(Token::colon))
    return defaultType;
  return parseType();
}

Attribute Parser::parseFloatAttr(Type type, bool isNegative) {
  const double value = readDouble(getTokenSpelling());
  consumeToken();
  type = parseLiteralType(type, state.cache.f64);
  if (!type)
    return nullptr;
  if (!isa<FloatType>(type))
    return null("floating point value not valid for specified type");
  return FloatAttr::get(type, isNegative ? -value : value);
}

Attribute Parser::parseIntegerAttr(Type type, bool isNegative) {
  Token token = getToken();
  consumeToken();
  type = parseLiteralType(
      type, state.cache.getIntegerType(64, IntegerType::Signless));
  if (!type)
    return nullptr;
  unsigned width;
  bool isSigned;
  if (auto integer = dyn_cast<IntegerType>(type)) {
    if (isNegative && integer.isUnsigned())
      return null(
          token.getLoc(),
          "negative integer literal not valid for unsigned integer type");
    width = integer.getWidth();
    isSigned = integer.isSigned();
  } else if (isa<IndexType>(type)) {
    width = IndexType::kInternalStorageBitWidth;
    isSigned = true;
  } else if (isa<FloatType>(type)) {
    return makeFloatFromInteger(token, type, isNegative);
  } else {
    return null(token.getLoc(), "integer literal not valid for specified type");
  }
  if (LLVM_UNLIKELY(width > 64))
    return makeWideInteger(token, type, isNegative);
  std::optional<uint64_t> value = token.getUInt64Value();
  if (value)
    value = fitInteger(*value, isNegative, width, isSigned);
  if (!value)
    return null(token.getLoc(), "integer constant out of range for attribute");
  return state.cache.getInteger(type, static_cast<int64_t>(*value));
}

/// Creates an integer attribute of more than 64 bits.
Attribute Parser::makeWideInteger(const Token &token, Type type,
                                  bool isNegative) {
  // Limits the memory taken by numbers that are much larger than their text.
  constexpr uint64_t maximumAmplified = uint64_t(64) << 20;
  auto integer = cast<IntegerType>(type);
  if (integer.getWidth() > 128) {
    state.wideIntegerBytes += integer.getWidth() / 8;
    if (state.wideIntegerBytes > maximumAmplified + 64 * state.buffer.size())
      return null(token.getLoc(), "wide integers take too much memory");
  }
  std::optional<llvm::APInt> value = fitInteger(
      token.getSpelling(), isNegative, integer.getWidth(), integer.isSigned());
  if (!value)
    return null(token.getLoc(), "integer constant out of range for attribute");
  return IntegerAttr::get(type, *value);
}

/// Creates the float whose bits a hexadecimal literal gives.
Attribute Parser::makeFloatFromInteger(const Token &token, Type type,
                                       bool isNegative) {
  std::optional<llvm::APFloat> value;
  if (parseFloatFromIntegerLiteral(value, token, isNegative,
                                   FloatType(type).getFloatSemantics()))
    return nullptr;
  return FloatAttr::get(type, *value);
}

/// Parses "text", "text" : i32.
Attribute Parser::parseStringAttr(Type type) {
  Token token = getToken();
  consumeToken(Token::string);
  type = parseLiteralType(type, state.cache.none);
  if (!type)
    return nullptr;
  if (LLVM_LIKELY(type == state.cache.none))
    return getStringAttr(token);
  return StringAttr::get(getStringAttr(token).getValue(), type);
}

/// Parses @root::@nested.
Attribute Parser::parseSymbolRefAttr() {
  Token token = getToken();
  consumeToken(Token::at_identifier);
  StringAttr root = getStringAttr(token);
  if (LLVM_LIKELY(getToken().isNot(Token::colon)))
    return state.cache.getSymbolRef(root);
  llvm::SmallVector<FlatSymbolRefAttr, 4> nested;
  while (getToken().is(Token::colon)) {
    // A single colon belongs to the following syntax.
    const char *colon = getToken().getLoc().getPointer();
    consumeToken();
    if (!consumeIf(Token::colon)) {
      // Do not go back to report an error twice or past the end.
      if (!getToken().isAny(Token::end_of_file, Token::error))
        resetToken(colon);
      break;
    }
    if (getToken().isNot(Token::at_identifier))
      return null(getToken().getLoc(),
                  "expected nested symbol reference identifier");
    nested.push_back(state.cache.getSymbolRef(getStringAttr(getToken())));
    consumeToken();
  }
  return SymbolRefAttr::get(root, nested);
}

/// Parses affine_map<(d0) -> (d0)>.
Attribute Parser::parseAffineMapAttr() {
  consumeToken(Token::kw_affine_map);
  AffineMap map;
  if (parseToken(Token::less, "expected '<' in affine map") ||
      parseAffineMapReference(map) ||
      parseToken(Token::greater, "expected '>' in affine map"))
    return nullptr;
  return AffineMapAttr::get(map);
}

/// Parses affine_set<(d0) : (d0 >= 0)>.
Attribute Parser::parseIntegerSetAttr() {
  consumeToken(Token::kw_affine_set);
  IntegerSet set;
  if (parseToken(Token::less, "expected '<' in integer set") ||
      parseIntegerSetReference(set) ||
      parseToken(Token::greater, "expected '>' in integer set"))
    return nullptr;
  return IntegerSetAttr::get(set);
}

/// Parses strided<[?, 1], offset: 4>.
Attribute Parser::parseStridedLayoutAttr() {
  llvm::SMLoc loc = getToken().getLoc();
  consumeToken(Token::kw_strided);
  if (parseToken(Token::less, "expected '<' after 'strided'") ||
      parseToken(Token::left_square, "expected '['"))
    return nullptr;
  llvm::SmallVector<int64_t, 4> strides;
  if (!consumeIf(Token::right_square)) {
    do {
      if (parseStrideOrOffset(strides.emplace_back()))
        return nullptr;
    } while (consumeIf(Token::comma));
    if (parseToken(Token::right_square, "expected ']'"))
      return nullptr;
  }
  int64_t offset = 0;
  if (!consumeIf(Token::greater)) {
    if (parseToken(Token::comma, "expected ','") ||
        parseToken(Token::kw_offset, "expected 'offset' after comma") ||
        parseToken(Token::colon, "expected ':' after 'offset'") ||
        parseStrideOrOffset(offset) ||
        parseToken(Token::greater, "expected '>'"))
      return nullptr;
  }
  return StridedLayoutAttr::getChecked([&] { return emitError(loc); },
                                       getContext(), offset, strides);
}

/// Parses an integer or `?`.
ParseResult Parser::parseStrideOrOffset(int64_t &value) {
  if (consumeIf(Token::question)) {
    value = ShapedType::kDynamic;
    return success();
  }
  llvm::SMLoc loc = getToken().getLoc();
  const bool isNegative = consumeIf(Token::minus);
  std::optional<uint64_t> number;
  if (getToken().is(Token::integer))
    number = getToken().getUInt64Value();
  if (!number || *number > static_cast<uint64_t>(INT64_MAX))
    return fail(loc, "expected a 64-bit signed integer or '?'");
  consumeToken();
  value = static_cast<int64_t>(isNegative ? -*number : *number);
  return success();
}

/// Parses distinct[0]<1>.
Attribute Parser::parseDistinctAttr(Type type) {
  Nesting nesting(*this);
  llvm::SMLoc loc = getToken().getLoc();
  consumeToken(Token::kw_distinct);
  if (!nesting ||
      parseToken(Token::left_square, "expected '[' after 'distinct'"))
    return nullptr;
  Token token = getToken();
  if (parseToken(Token::integer, "expected distinct ID"))
    return nullptr;
  std::optional<uint64_t> id = token.getUInt64Value();
  if (!id)
    return null("expected an unsigned 64-bit integer");
  if (parseToken(Token::right_square, "expected ']' to close distinct ID") ||
      parseToken(Token::less, "expected '<' after distinct ID"))
    return nullptr;
  Attribute referenced = state.cache.unit;
  if (!consumeIf(Token::greater)) {
    referenced = parseAttribute(type);
    if (!referenced)
      return null("expected attribute");
    if (parseToken(Token::greater, "expected '>' to close distinct attribute"))
      return nullptr;
  }
  return getDistinctAttr(loc, *id, referenced);
}

/// Returns the distinct attribute with number `id` in the file.
Attribute Parser::getDistinctAttr(llvm::SMLoc loc, uint64_t id,
                                  Attribute referenced) {
  DistinctAttr &attribute = state.symbols.distinctAttributes[id];
  if (!attribute) {
    attribute = DistinctAttr::create(referenced);
  } else if (attribute.getReferencedAttr() != referenced) {
    emitError(loc, "referenced attribute does not match previous definition: ")
        << attribute.getReferencedAttr();
    return nullptr;
  }
  return attribute;
}

/// Parses loc("file":1:2).
Attribute Parser::parseLocationAttr() {
  consumeToken(Token::kw_loc);
  LocationAttr location;
  if (parseToken(Token::left_paren, "expected '(' in inline location") ||
      parseLocationInstance(location) ||
      parseToken(Token::right_paren, "expected ')' in inline location"))
    return nullptr;
  return location;
}

} // namespace detail
} // namespace mlir
