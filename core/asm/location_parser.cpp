// SPDX-License-Identifier: Apache-2.0
//
// Locations, the contents of `loc(...)`.
// Source: the MLIR documentation, "Builtin Dialect", Location Attributes.
#include "core/asm/parser_base.h"
#include "core/ir/builtin/builtin_locations.h"
#include "core/ir/context/diagnostics.h"

namespace mlir {
namespace detail {
namespace {

/// Returns the value of an integer token if it fits in 32 bits.
std::optional<unsigned> getUnsigned(const Token &token) {
  if (token.isNot(Token::integer))
    return std::nullopt;
  std::optional<uint64_t> value = token.getUInt64Value();
  if (!value || *value > UINT32_MAX)
    return std::nullopt;
  return static_cast<unsigned>(*value);
}

} // namespace

ParseResult Parser::parseLocationInstance(LocationAttr &location) {
  if (needsNewStack())
    return onNewStack([&] { return parseLocationInstance(location); });
  if (getToken().is(Token::hash_identifier))
    return parseLocationAlias(location);
  Nesting nesting(*this);
  if (!nesting)
    return failure();
  switch (getToken().getKind()) {
  case Token::string:
    return parseNameOrFileLocation(location);
  case Token::bare_identifier:
    if (getTokenSpelling() == "callsite")
      return parseCallSiteLocation(location);
    if (getTokenSpelling() == "fused")
      return parseFusedLocation(location);
    if (getTokenSpelling() == "unknown") {
      consumeToken();
      location = UnknownLoc::get(getContext());
      return success();
    }
    break;
  default:
    break;
  }
  return failWrongToken("expected location instance");
}

/// Parses #alias.
ParseResult Parser::parseLocationAlias(LocationAttr &location) {
  Attribute attribute = parseExtendedAttr(Type());
  if (!attribute)
    return failure();
  location = dyn_cast<LocationAttr>(attribute);
  if (location)
    return success();
  return emitError("expected location attribute, but got") << attribute;
}

/// Parses callsite(callee at caller).
ParseResult Parser::parseCallSiteLocation(LocationAttr &location) {
  consumeToken(Token::bare_identifier);
  LocationAttr callee, caller;
  if (parseToken(Token::left_paren, "expected '(' in callsite location") ||
      parseLocationInstance(callee))
    return failure();
  if (getToken().isNot(Token::bare_identifier) || getTokenSpelling() != "at")
    return failWrongToken("expected 'at' in callsite location");
  consumeToken();
  if (parseLocationInstance(caller) ||
      parseToken(Token::right_paren, "expected ')' in callsite location"))
    return failure();
  location = CallSiteLoc::get(callee, caller);
  return success();
}

/// Parses fused<metadata>[a, b].
ParseResult Parser::parseFusedLocation(LocationAttr &location) {
  consumeToken(Token::bare_identifier);
  Attribute metadata;
  if (consumeIf(Token::less)) {
    metadata = parseAttribute();
    if (!metadata || parseToken(Token::greater,
                                "expected '>' after fused location metadata"))
      return failure();
  }
  if (parseToken(Token::left_square, "expected '[' in fused location"))
    return failure();
  ListScope<Attribute> locations(state.attributes);
  if (!consumeIf(Token::right_square)) {
    do {
      if (parseLocationInstance(location))
        return failure();
      locations.push_back(location);
    } while (consumeIf(Token::comma));
    if (parseToken(Token::right_square, "expected ']' in fused location"))
      return failure();
  }
  location = makeFusedLocation(locations.get(), metadata);
  return success();
}

LocationAttr Parser::makeFusedLocation(llvm::ArrayRef<Attribute> attributes,
                                       Attribute metadata) {
  llvm::SmallVector<Location, 4> locations;
  for (Attribute attribute : attributes)
    locations.push_back(cast<LocationAttr>(attribute));
  return FusedLoc::get(locations, metadata, getContext());
}

/// Parses "name", "name"(child), "file":1:2, "file":1:2 to 3:4.
ParseResult Parser::parseNameOrFileLocation(LocationAttr &location) {
  StringAttr name = getStringAttr(getToken());
  consumeToken(Token::string);
  if (consumeIf(Token::colon))
    return parseFileRange(name, location);
  if (!consumeIf(Token::left_paren)) {
    location = NameLoc::get(name);
    return success();
  }
  LocationAttr child;
  if (parseLocationInstance(child) ||
      parseToken(Token::right_paren,
                 "expected ')' after child location of NameLoc"))
    return failure();
  location = NameLoc::get(name, child);
  return success();
}

/// Returns a file location. An empty file name means standard input.
static LocationAttr makePlace(StringAttr file, unsigned line, unsigned column) {
  return file.empty() ? FileLineColLoc::get(file.getContext(), "", line, column)
                      : FileLineColLoc::get(file, line, column);
}

/// Parses what follows the colon after a file: `1`, `1:2`, `1:2 to 3:4`, `1:2
/// to :4`.
ParseResult Parser::parseFileRange(StringAttr file, LocationAttr &location) {
  constexpr const char *afterTo =
      "expected either integer or `:` post `to` in FileLineColRange";
  unsigned line, column = 0;
  if (parseLine(line))
    return failure();
  if (!consumeIf(Token::colon)) {
    location = makePlace(file, line, 0);
    return success();
  }
  if (parseColumn(column))
    return failure();
  if (!consumeIf(Token::kw_to)) {
    location = makePlace(file, line, column);
    return success();
  }
  unsigned endLine = line, endColumn;
  if (getToken().is(Token::integer) && parseLine(endLine))
    return failure();
  if (parseToken(Token::colon, afterTo) || parseColumn(endColumn))
    return failure();
  location = FileLineColRange::get(file, line, column, endLine, endColumn);
  return success();
}

ParseResult Parser::parseLine(unsigned &line) {
  std::optional<unsigned> value = getUnsigned(getToken());
  if (!value)
    return failWrongToken("expected integer line number in FileLineColRange");
  line = *value;
  consumeToken();
  return success();
}

ParseResult Parser::parseColumn(unsigned &column) {
  std::optional<unsigned> value = getUnsigned(getToken());
  constexpr const char *message =
      "expected integer column number in FileLineColRange";
  // A number that is too large is reported at the token itself.
  if (!value)
    return getToken().is(Token::integer) ? fail(message)
                                         : failWrongToken(message);
  column = *value;
  consumeToken();
  return success();
}

} // namespace detail
} // namespace mlir
