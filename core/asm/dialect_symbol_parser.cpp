// SPDX-License-Identifier: Apache-2.0
//
// Types and attributes that begin with `!` or `#`: aliases, the pretty form of
// dialects, `!dialect.body<...>`, and the verbose form, `!dialect<...>`.
// Source: the MLIR Language Reference, "Dialect Types" and "Dialect Attribute
// Values".
#include "core/asm/asm_parser_impl.h"
#include "core/ir/builtin/builtin_attribute_interfaces.h"
#include "core/ir/context/diagnostics.h"
#include "core/ir/context/dialect.h"
#include "core/ir/format/field_text.h"
#include "llvm/ADT/SmallString.h"

namespace mlir {
namespace detail {
namespace {

/// The number of nesting levels that a dialect hook counts as, because it may
/// take more stack.
constexpr unsigned levelsOfHook = 8;

/// The parser that dialect hooks use for a type or attribute.
class CustomDialectAsmParser : public AsmParserImpl<DialectAsmParser> {
public:
  CustomDialectAsmParser(llvm::StringRef spec, Parser &parser)
      : AsmParserImpl(llvm::SMLoc::getFromPointer(spec.data()), parser),
        spec(spec) {}
  llvm::StringRef getFullSymbolSpec() const override { return spec; }

private:
  llvm::StringRef spec;
};

/// A type or attribute of a dialect, or an alias, as it is spelled.
struct ExtendedSymbol {
  /// The name of the dialect or of the alias.
  llvm::StringRef name;
  /// The text that the dialect parses.
  llvm::StringRef body;
  /// The location of diagnostics about it.
  llvm::SMLoc loc;
  bool isAlias = false;
};

char getClosing(char opening) {
  switch (opening) {
  case '<':
    return '>';
  case '(':
    return ')';
  case '[':
    return ']';
  default:
    return '}';
  }
}

} // namespace

/// Skips the body character by character; strings are skipped as units.
/// Afterwards the current token is the one after the body.
ParseResult Parser::parseDialectSymbolBody(llvm::StringRef &body) {
  const char *current = getToken().getLoc().getPointer();
  llvm::SmallString<16> open;
  auto failUnbalanced = [&](char opening) -> ParseResult {
    return emitError() << "unbalanced '" << opening
                       << "' character in pretty dialect name";
  };
  do {
    const char c = *current++;
    switch (c) {
    case '\0':
      return failUnbalanced(open.back());
    case '<':
    case '(':
    case '[':
    case '{':
      open.push_back(c);
      break;
    case '-':
      if (*current == '>')
        ++current;
      break;
    case '>':
      // Part of a comparison, as in affine sets.
      if (*current == '=' && open.back() != '<')
        break;
      [[fallthrough]];
    case ')':
    case ']':
    case '}':
      if (getClosing(open.back()) != c)
        return failUnbalanced(open.back());
      open.pop_back();
      break;
    case '"':
      resetToken(current - 1);
      if (getToken().isNot(Token::string))
        return failure();
      current = getToken().getEndLoc().getPointer();
      break;
    default:
      break;
    }
  } while (!open.empty());
  body = llvm::StringRef(body.begin(), current - body.begin());
  state.lastTokenEnd = llvm::SMLoc::getFromPointer(current);
  resetToken(current);
  return success();
}

/// Parses the symbol that begins with `!` or `#`.
static ParseResult parseExtendedSymbol(Parser &parser, ExtendedSymbol &symbol) {
  llvm::StringRef identifier = parser.getTokenSpelling().drop_front();
  symbol.loc = parser.getToken().getLoc();
  parser.consumeToken();
  const bool hasBody =
      parser.getToken().is(Token::less) &&
      parser.getToken().getLoc().getPointer() == identifier.end();
  const size_t dot = identifier.find('.');
  if (dot == llvm::StringRef::npos && !hasBody) {
    symbol.isAlias = true;
    symbol.name = identifier;
    return success();
  }
  symbol.name = identifier.take_front(dot);
  if (dot != llvm::StringRef::npos) {
    symbol.body = identifier.drop_front(dot + 1);
    symbol.loc = llvm::SMLoc::getFromPointer(symbol.body.data());
    return hasBody ? parser.parseDialectSymbolBody(symbol.body) : success();
  }
  symbol.body = llvm::StringRef(identifier.end(), 0);
  if (parser.parseDialectSymbolBody(symbol.body))
    return failure();
  symbol.body = symbol.body.drop_front().drop_back();
  return success();
}

/// Parses a mnemonic and looks it up. If it is unknown, returns null and stays
/// at the same token.
template <typename Descriptor>
static const Descriptor *
parseMnemonic(Parser &parser, const Dialect *dialect,
              const Descriptor *(Dialect::*lookup)(llvm::StringRef) const) {
  if (!parser.isKeyword())
    return nullptr;
  const Descriptor *kind = (dialect->*lookup)(parser.getTokenSpelling());
  if (kind && !kind->parse && !kind->parameters.fields.empty() &&
      !kind->format && !hasFieldText(*kind))
    return nullptr;
  if (kind)
    parser.consumeToken();
  return kind;
}

/// Reports an unknown mnemonic, or that the dialect has no types or attributes
/// at all.
static std::nullptr_t failUnknown(Parser &parser, const Dialect *dialect,
                                  bool hasKinds, llvm::SMLoc loc,
                                  llvm::StringRef what) {
  if (!hasKinds)
    parser.emitError(loc, "dialect '")
        << dialect->getNamespace() << "' provides no " << what
        << " parsing hook";
  else if (!parser.isKeyword())
    (void)parser.fail("expected valid keyword");
  else
    parser.emitError(loc, "unknown ")
        << what << " `" << parser.getTokenSpelling() << "` in dialect `"
        << dialect->getNamespace() << "`";
  return nullptr;
}

/// Parses a type of `dialect` at its body.
static Type parseTypeOf(Dialect *dialect, Parser &parser,
                        llvm::StringRef body) {
  const DialectDescriptor &descriptor = dialect->getDescriptor();
  CustomDialectAsmParser customParser(body, parser);
  if (const TypeDescriptor *kind =
          parseMnemonic(parser, dialect, &Dialect::lookupType))
    return parseAfterMnemonic(customParser, *kind);
  if (descriptor.parseType)
    return descriptor.parseType(*dialect, customParser);
  if (dialect->allowsUnknownTypes())
    return OpaqueType::get(
        StringAttr::get(parser.getContext(), dialect->getNamespace()), body);
  return failUnknown(parser, dialect, dialect->hasTypeMnemonics(),
                     customParser.getNameLoc(), "type");
}

/// Parses an attribute of `dialect` at its body.
static Attribute parseAttributeOf(Dialect *dialect, Parser &parser,
                                  llvm::StringRef body, Type type) {
  const DialectDescriptor &descriptor = dialect->getDescriptor();
  CustomDialectAsmParser customParser(body, parser);
  if (const AttributeDescriptor *kind =
          parseMnemonic(parser, dialect, &Dialect::lookupAttribute))
    return parseAfterMnemonic(customParser, *kind, type);
  if (descriptor.parseAttribute)
    return descriptor.parseAttribute(*dialect, customParser, type);
  if (dialect->allowsUnknownAttributes())
    return OpaqueAttr::get(
        StringAttr::get(parser.getContext(), dialect->getNamespace()), body,
        type ? type : NoneType::get(parser.getContext()));
  return failUnknown(parser, dialect, dialect->hasAttributeMnemonics(),
                     customParser.getNameLoc(), "attribute");
}

namespace {

/// Moves the parser to another position in the buffer, and back at the end.
class Excursion {
public:
  Excursion(Parser &parser, llvm::StringRef body)
      : state(parser.getState()), token(state.token),
        lastTokenEnd(state.lastTokenEnd), pointer(state.lexer.getPointer()) {
    parser.resetToken(body.data());
  }
  ~Excursion() {
    state.lexer.resetPointer(pointer);
    state.lastTokenEnd = lastTokenEnd;
    state.token = token;
  }
  Excursion(const Excursion &) = delete;

private:
  ParserState &state;
  Token token;
  llvm::SMLoc lastTokenEnd;
  const char *pointer;
};

} // namespace

/// Fails if the expansion of an alias nests too deep or is too long here.
ParseResult Parser::noteAliasUse(const void *alias, llvm::SMLoc loc) {
  const SymbolState::AliasExtent extent =
      state.symbols.aliasExtents.lookup(alias);
  state.aliasedLength += extent.length;
  if (LLVM_UNLIKELY(state.aliasedLength > MaximumAliasedLength)) {
    emitError(loc, "aliases stand for more than ")
        << MaximumAliasedLength << " bytes of text";
    return failure();
  }
  if (LLVM_LIKELY(extent.depth == 0))
    return success();
  return failure(!Nesting(*this, extent.depth, loc));
}

Type Parser::parseExtendedType() {
  ExtendedSymbol symbol;
  if (parseExtendedSymbol(*this, symbol))
    return nullptr;
  if (symbol.isAlias) {
    if (Type type = state.symbols.typeAliases.lookup(symbol.name))
      return noteAliasUse(type.getAsOpaquePointer(), symbol.loc) ? Type()
                                                                 : type;
    emitWrongTokenError("undefined symbol alias id '" + symbol.name + "'");
    return nullptr;
  }
  if (Dialect *dialect = getContext()->getOrLoadDialect(symbol.name)) {
    Nesting nesting(*this, levelsOfHook, symbol.loc);
    if (!nesting)
      return nullptr;
    Excursion excursion(*this, symbol.body);
    return parseTypeOf(dialect, *this, symbol.body);
  }
  return OpaqueType::getChecked([&] { return emitError(symbol.loc); },
                                state.cache.getString(symbol.name),
                                symbol.body);
}

Attribute Parser::parseExtendedAttr(Type type) {
  ExtendedSymbol symbol;
  if (parseExtendedSymbol(*this, symbol))
    return nullptr;
  Attribute attribute;
  if (symbol.isAlias) {
    attribute = state.symbols.attributeAliases.lookup(symbol.name);
    if (!attribute) {
      emitWrongTokenError("undefined symbol alias id '" + symbol.name + "'");
      return nullptr;
    }
    if (noteAliasUse(attribute.getAsOpaquePointer(), symbol.loc))
      return nullptr;
  } else {
    Type attributeType = type;
    if (consumeIf(Token::colon) && !(attributeType = parseType()))
      return nullptr;
    attribute =
        makeExtendedAttr(symbol.name, symbol.body, symbol.loc, attributeType);
  }
  auto typed = dyn_cast_or_null<TypedAttr>(attribute);
  if (!type || !typed || typed.getType() == type)
    return attribute;
  emitError("attribute type different than expected: expected ")
      << type << ", but got " << typed.getType();
  return nullptr;
}

Attribute Parser::makeExtendedAttr(llvm::StringRef dialectName,
                                   llvm::StringRef body, llvm::SMLoc loc,
                                   Type type) {
  if (Dialect *dialect = getContext()->getOrLoadDialect(dialectName)) {
    Nesting nesting(*this, levelsOfHook, loc);
    if (!nesting)
      return nullptr;
    Excursion excursion(*this, body);
    return parseAttributeOf(dialect, *this, body, type);
  }
  return OpaqueAttr::getChecked([&] { return emitError(loc); },
                                state.cache.getString(dialectName), body,
                                type ? type : Type(state.cache.none));
}

} // namespace detail
} // namespace mlir
