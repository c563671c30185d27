// SPDX-License-Identifier: Apache-2.0
//
// What all parts of the parser share: the state of one reading, tokens,
// messages, and the parsers of types, attributes, affine structures and
// locations. Operations are in core/asm/operation_parser.h.
#ifndef CORE_ASM_PARSER_BASE_H
#define CORE_ASM_PARSER_BASE_H

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/asm/lexer.h"
#include "core/asm/parser.h"
#include "core/asm/parser_cache.h"
#include "core/ir/asm_parser.h"
#include "core/support/fresh_stack.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/SaveAndRestore.h"
#include "llvm/Support/SourceMgr.h"

namespace mlir {
namespace detail {

/// Names that a file defines, and what else outlives the parse of one
/// operation.
struct SymbolState {
  llvm::StringMap<Attribute> attributeAliases;
  llvm::StringMap<Type> typeAliases;
  /// What an alias stands for: how deep it nests, and the length of its text
  /// with those of the aliases in it.
  struct AliasExtent {
    unsigned depth = 0;
    uint64_t length = 0;
  };
  /// By the address of what they stand for.
  llvm::DenseMap<const void *, AliasExtent> aliasExtents;
  /// Handles by the key that stands in the file, per dialect.
  llvm::DenseMap<Dialect *, llvm::StringMap<ResourceHandle>> dialectResources;
  /// `distinct[n]` of the file.
  std::map<uint64_t, DistinctAttr> distinctAttributes;
};

/// The place of a character as a location; places come mostly in ascending
/// order, so that lines are counted once.
class LocationCursor {
public:
  /// `line` and `column` are those of the buffer's first character.
  LocationCursor(llvm::StringRef buffer, StringAttr file, unsigned line = 1,
                 unsigned column = 1);
  llvm::StringRef getFile() const { return file.getValue(); }
  /// `place` is in the buffer, or its end.
  Location get(const char *place) {
    seek(place);
    return Location::getInBlock(getBlock(), line, getColumn(place));
  }

private:
  void seek(const char *place);
  const LocationBlock *getBlock();
  unsigned getColumn(const char *place) const {
    return place - lineStart + (lineStart == buffer.begin() ? firstColumn : 1);
  }

  llvm::StringRef buffer;
  StringAttr file;
  unsigned firstColumn;
  const char *lineStart;
  /// Of the line's end, or the buffer's.
  const char *lineEnd;
  unsigned line;
  const LocationBlock *block = nullptr;
};

/// One reading of one buffer.
struct ParserState {
  /// Reads the main file of `sources`. If that is included from a place in
  /// another buffer, it is a part of it that begins there: its lines and
  /// columns are counted on.
  ParserState(const llvm::SourceMgr &sources, const ParserConfig &config,
              SymbolState &symbols);
  ParserState(const ParserState &) = delete;

  /// Reports what the lexer does not understand.
  struct LexerErrors {
    ParserState *state;
    void operator()(llvm::SMLoc place, llvm::StringRef message) const;
  };

  const ParserConfig &config;
  MLIRContext *context;
  SymbolState &symbols;
  llvm::StringRef buffer;
  LocationCursor locations;
  LexerErrors lexerErrors{this};
  Lexer lexer;
  Token token;
  /// Behind the last token that was consumed.
  llvm::SMLoc lastTokenEnd;
  /// Of the regions being read, innermost last: the dialect whose prefix may be
  /// left out.
  std::vector<llvm::StringRef> defaultDialectStack{"builtin"};
  /// Types and attributes open at the moment; see Parser::Nesting.
  unsigned depth = 0;
  /// The greatest depth in the definition of an alias that is being read.
  unsigned greatestDepth = 0;
  /// The length of the text for which the aliases stand that were used.
  uint64_t aliasedLength = 0;
  /// The depth for which the current stack is enough; see Parser::onFreshStack.
  unsigned depthOfStack = LevelsOfStack;
  static constexpr unsigned LevelsOfStack = 1000;
  /// Pointers on the way of cyclic types and attributes.
  llvm::SetVector<const void *> cyclicParsingStack;
  /// An error at an unfinished token was reported already.
  bool lexerErrorReported = false;
  /// What integer attributes of more than 128 bits take so far.
  uint64_t wideIntegerBytes = 0;
  /// What was made before and is likely to be asked for again.
  ParserCache cache;
  /// Elements of the lists that are being read, innermost last; see
  /// ListScope.
  llvm::SmallVector<int64_t, 32> integers;
  llvm::SmallVector<Type, 32> types;
  llvm::SmallVector<Attribute, 32> attributes;
  llvm::SmallVector<NamedAttribute, 16> namedAttributes;
};

/// The elements of one list at the end of a vector that nested lists share, so
/// that a level of nesting takes little of the stack.
template <typename T> class ListScope {
public:
  explicit ListScope(llvm::SmallVectorImpl<T> &elements)
      : elements(elements), begin(elements.size()) {}
  ~ListScope() { elements.truncate(begin); }
  ListScope(const ListScope &) = delete;

  void push_back(T element) { elements.push_back(element); }
  size_t size() const { return elements.size() - begin; }
  /// Valid until the next element, of this list or one inside.
  llvm::ArrayRef<T> get() const {
    return llvm::ArrayRef<T>(elements).drop_front(begin);
  }

private:
  llvm::SmallVectorImpl<T> &elements;
  size_t begin;
};

/// The operands that an affine structure is over.
struct AffineOperands {
  using Operand = OpAsmParser::UnresolvedOperand;
  /// Parses one, `%name#number`.
  llvm::function_ref<ParseResult(Operand &)> parse;
  llvm::SmallVectorImpl<Operand> &dims;
  /// Those in `symbol(…)`.
  llvm::SmallVectorImpl<Operand> &symbols;
};

/// Parsers over one state. The methods that parse return null or failure after
/// a message.
class Parser {
public:
  using Delimiter = AsmParser::Delimiter;

  /// Types, attributes, affine expressions and locations nested deeper than
  /// this are refused: "nesting is too deep, the limit is 10000".
  static constexpr unsigned MaximumDepth = 10000;
  /// Types and attributes are written out in the text that is printed; aliases
  /// that stand for more than this are refused.
  static constexpr uint64_t MaximumAliasedLength = uint64_t(1) << 30;

  explicit Parser(ParserState &state) : state(state), builder(state.context) {}

  MLIRContext *getContext() const { return state.context; }
  ParserState &getState() const { return state; }
  Builder &getBuilder() { return builder; }

  // Tokens.
  const Token &getToken() const { return state.token; }
  llvm::StringRef getTokenSpelling() const { return state.token.getSpelling(); }
  void consumeToken() {
    state.lastTokenEnd = state.token.getEndLoc();
    state.token = state.lexer.lexToken();
  }
  void consumeToken(Token::Kind kind) {
    assert(state.token.is(kind));
    consumeToken();
  }
  bool consumeIf(Token::Kind kind) {
    if (state.token.isNot(kind))
      return false;
    consumeToken();
    return true;
  }
  /// Goes on from `place` in the buffer.
  void resetToken(const char *place) {
    state.lexer.resetPointer(place);
    state.token = state.lexer.lexToken();
  }
  /// Consumes a token of this kind.
  /// Errors: another one, after `message`.
  ParseResult parseToken(Token::Kind kind, const char *message) {
    if (LLVM_LIKELY(consumeIf(kind)))
      return success();
    return failWrongToken(message);
  }
  ParseResult parseToken(Token::Kind kind, const llvm::Twine &message);
  /// A bare identifier, a keyword or an integer type.
  bool isKeyword() const {
    return state.token.isAny(Token::bare_identifier, Token::integer_type) ||
           state.token.isKeyword();
  }
  /// The characters that a `string` stands for, or those of a name behind an
  /// `@`; without escapes they are in the source, else in `storage`.
  static llvm::StringRef getStringValue(const Token &token,
                                        std::string &storage);
  /// The same as an attribute.
  StringAttr getStringAttr(const Token &token);

  // Messages. At an error token nothing more is said: the lexer has spoken.
  InFlightDiagnostic emitError(const llvm::Twine &message = {});
  InFlightDiagnostic emitError(llvm::SMLoc place,
                               const llvm::Twine &message = {});
  /// For a token that is missing: behind what stands before the current one,
  /// as there it was expected.
  InFlightDiagnostic emitWrongTokenError(const llvm::Twine &message = {});
  // The same in functions of their own, so that callers' frames are small.
  ParseResult fail(const char *message);
  ParseResult fail(llvm::SMLoc place, const char *message);
  ParseResult failWrongToken(const char *message);
  /// At the current token: a null attribute or type.
  std::nullptr_t null(const char *message) {
    (void)fail(message);
    return nullptr;
  }
  std::nullptr_t null(llvm::SMLoc place, const char *message) {
    (void)fail(place, message);
    return nullptr;
  }
  std::nullptr_t nullWrongToken(const char *message) {
    (void)failWrongToken(message);
    return nullptr;
  }
  Location getEncodedSourceLocation(llvm::SMLoc place) {
    return state.locations.get(place.getPointer());
  }

  // Lists.
  ParseResult
  parseCommaSeparatedList(Delimiter delimiter,
                          llvm::function_ref<ParseResult()> parseElement,
                          llvm::StringRef contextMessage = "");
  ParseResult
  parseCommaSeparatedList(llvm::function_ref<ParseResult()> parseElement) {
    return parseCommaSeparatedList(Delimiter::None, parseElement);
  }
  /// Up to `rightToken`, which is consumed.
  ParseResult
  parseCommaSeparatedListUntil(Token::Kind rightToken,
                               llvm::function_ref<ParseResult()> parseElement,
                               bool allowEmptyList = true);
  /// The body of a pretty symbol behind its name, from `<` to its `>`, with
  /// nested brackets; `body` is extended over it.
  ParseResult parseDialectSymbolBody(llvm::StringRef &body);

  // Literals.
  ParseResult parseOptionalString(std::string *string);
  ParseResult parseOptionalBase64Bytes(std::vector<char> *bytes);
  OptionalParseResult parseOptionalInteger(llvm::APInt &result);
  OptionalParseResult parseOptionalDecimalInteger(llvm::APInt &result);
  ParseResult parseFloat(double &result);
  /// `result` is in the holder's format.
  ParseResult parseFloat(const FloatSemantics &semantics,
                         llvm::APFloat &result);
  ParseResult parseFloatFromLiteral(std::optional<llvm::APFloat> &result,
                                    const Token &token, bool isNegative,
                                    const FloatSemantics &semantics);
  ParseResult parseFloatFromIntegerLiteral(std::optional<llvm::APFloat> &result,
                                           const Token &token, bool isNegative,
                                           const FloatSemantics &semantics);
  ParseResult parseOptionalKeyword(llvm::StringRef keyword);
  ParseResult parseOptionalKeyword(llvm::StringRef *keyword);
  ParseResult parseOptionalKeyword(llvm::StringRef *keyword,
                                   llvm::ArrayRef<llvm::StringRef> allowed);
  ParseResult parseOptionalKeywordOrString(std::string *result);
  ParseResult parseOptionalSymbolName(StringAttr &result);
  FailureOr<ResourceHandle> parseResourceHandle(Dialect *dialect);
  /// `name` is set to the resource's key, which may differ from the one in the
  /// file.
  FailureOr<ResourceHandle> parseResourceHandle(Dialect *dialect,
                                                std::string &name);

  // Types.
  OptionalParseResult parseOptionalType(Type &type);
  Type parseType();
  Type parseNonFunctionType();
  Type parseFunctionType();
  ParseResult parseTypeListNoParens(llvm::SmallVectorImpl<Type> &types);
  ParseResult parseTypeListParens(llvm::SmallVectorImpl<Type> &types);
  ParseResult parseFunctionResultTypes(llvm::SmallVectorImpl<Type> &types);
  ParseResult
  parseDimensionListRanked(llvm::SmallVectorImpl<int64_t> &dimensions,
                           bool allowDynamic = true, bool withTrailingX = true);
  ParseResult parseXInDimensionList();

  // Attributes.
  Attribute parseAttribute(Type type = {});
  OptionalParseResult parseOptionalAttribute(Attribute &attribute,
                                             Type type = {});
  /// One that begins with a token of `kind`, all of which are of class T.
  template <typename T>
  OptionalParseResult parseOptionalAttribute(Token::Kind kind, T &attribute,
                                             Type type) {
    if (getToken().isNot(kind))
      return std::nullopt;
    attribute = llvm::cast_or_null<T>(parseAttribute(type));
    return success(static_cast<bool>(attribute));
  }
  ParseResult parseAttributeDict(NamedAttrList &attributes);
  /// Counts a use of the alias for what is at this address.
  ParseResult noteAliasUse(const void *alias, llvm::SMLoc place);
  Attribute parseExtendedAttr(Type type);
  Type parseExtendedType();

  // Locations: what stands in `loc(…)`.
  ParseResult parseLocationInstance(LocationAttr &location);

  // Affine structures.
  ParseResult parseAffineMapOrIntegerSetReference(AffineMap &map,
                                                  IntegerSet &set);
  ParseResult parseAffineMapReference(AffineMap &map);
  ParseResult parseIntegerSetReference(IntegerSet &set);
  ParseResult parseAffineExprReference(
      llvm::ArrayRef<std::pair<llvm::StringRef, AffineExpr>> names,
      AffineExpr &expr);
  /// Of operands, which are added to `values`, each once.
  ParseResult parseAffineMapOfSSAIds(AffineMap &map,
                                     const AffineOperands &values,
                                     Delimiter delimiter);
  ParseResult parseAffineExprOfSSAIds(AffineExpr &expr,
                                      const AffineOperands &values);

  /// Counts one level of nesting, or several for what takes more of the stack;
  /// false beyond the limit, after a message at the current token.
  class Nesting {
  public:
    explicit Nesting(Parser &parser) : Nesting(parser, 1) {
      if (LLVM_UNLIKELY(!ok))
        (void)parser.fail(message);
    }
    /// With the message at `place`.
    Nesting(Parser &parser, unsigned levels, llvm::SMLoc place)
        : Nesting(parser, levels) {
      if (LLVM_UNLIKELY(!ok))
        (void)parser.fail(place, message);
    }
    ~Nesting() { parser.state.depth -= levels; }
    Nesting(const Nesting &) = delete;
    explicit operator bool() const { return ok; }

  private:
    static constexpr const char *message =
        "nesting is too deep, the limit is 10000";

    Nesting(Parser &parser, unsigned levels)
        : parser(parser), levels(levels),
          ok((parser.state.depth += levels) <= MaximumDepth) {
      parser.state.greatestDepth =
          std::max(parser.state.greatestDepth, parser.state.depth);
    }

    Parser &parser;
    unsigned levels;
    bool ok;
  };

  /// Each way into a recursion asks this, and goes on by onFreshStack if so:
  /// then the depth that can be read is the same whatever the stack of the
  /// caller, the compiler's optimisation, or the platform.
  bool needsFreshStack() const {
    return LLVM_UNLIKELY(state.depth >= state.depthOfStack);
  }

  /// What `parse` returns, called with stack for LevelsOfStack more levels.
  template <typename Parse>
  LLVM_ATTRIBUTE_NOINLINE auto onFreshStack(Parse parse) {
    llvm::SaveAndRestore<unsigned> restore(
        state.depthOfStack, state.depth + ParserState::LevelsOfStack);
    std::optional<decltype(parse())> result;
    runOnFreshStack([&] { result = parse(); });
    return *result;
  }

protected:
  ParserState &state;
  Builder builder;

private:
  StringAttr getEscapedStringAttr(const Token &token);

  // Types; each is called at its keyword.
  Type parseIntegerType();
  Type parseComplexType();
  Type parseMemRefType();
  Type parseTensorType();
  Type parseTupleType();
  Type parseVectorType();
  std::nullptr_t failIntegerWidth();
  ParseResult parseIntegerInDimensionList(int64_t &value);
  ParseResult parseDimension(llvm::SmallVectorImpl<int64_t> &dimensions,
                             bool allowDynamic);
  ParseResult parseShape(bool &isUnranked);
  ParseResult parseVectorDimensions(size_t &numScalable);
  Type makeVectorType(llvm::SMLoc place, llvm::ArrayRef<int64_t> sizes,
                      size_t numScalable, Type elementType);
  std::optional<const BaseStorage *> parseEncoding();
  LogicalResult verifyEncoding(Attribute encoding,
                               llvm::ArrayRef<int64_t> shape, Type elementType);
  ParseResult parseMemRefParameters(bool isUnranked);
  Type makeMemRefType(llvm::SMLoc place, bool isUnranked,
                      llvm::ArrayRef<int64_t> shape, Type elementType,
                      llvm::ArrayRef<Attribute> parameters);

  // Attributes; each is called at its first token.
  Attribute parseArrayAttr();
  Attribute parseDictionaryAttr();
  Attribute parseNumberAttr(Type type);
  Attribute parseStringAttr(Type type);
  Attribute parseSymbolRefAttr();
  Attribute parseAffineMapAttr();
  Attribute parseIntegerSetAttr();
  Attribute parseStridedLayoutAttr();
  Attribute parseDistinctAttr(Type type);
  Attribute parseLocationAttr();
  Attribute parseDenseArrayAttr();
  Attribute parseDenseElementsAttr(Type type);
  Attribute parseDenseResourceElementsAttr(Type type);
  Attribute parseSparseElementsAttr(Type type);
  Attribute parseTypeAttr();
  ParseResult parseNamedAttributes();
  StringAttr getAttributeName();
  ParseResult failDuplicate(StringAttr name);
  Type parseLiteralType(Type type, Type defaultType);
  Attribute parseFloatAttr(Type type, bool isNegative);
  Attribute parseIntegerAttr(Type type, bool isNegative);
  Attribute makeWideInteger(const Token &token, Type type, bool isNegative);
  Attribute makeFloatFromInteger(const Token &token, Type type,
                                 bool isNegative);
  ParseResult parseStrideOrOffset(int64_t &value);
  Attribute getDistinctAttr(llvm::SMLoc place, uint64_t id,
                            Attribute referenced);
  ShapedType parseShapedType(llvm::SMLoc place, Type type, const char *message);
  Type parseElementsLiteralType(llvm::SMLoc place, Type type);
  Attribute makeEmptySparse(llvm::SMLoc place, Type type);
  Attribute makeExtendedAttr(llvm::StringRef dialectName, llvm::StringRef body,
                             llvm::SMLoc place, Type type);

  // Locations.
  ParseResult parseLocationAlias(LocationAttr &location);
  ParseResult parseCallSiteLocation(LocationAttr &location);
  ParseResult parseFusedLocation(LocationAttr &location);
  LocationAttr makeFusedLocation(llvm::ArrayRef<Attribute> attributes,
                                 Attribute metadata);
  ParseResult parseNameOrFileLocation(LocationAttr &location);
  ParseResult parseFileRange(StringAttr file, LocationAttr &location);
  ParseResult parseLine(unsigned &line);
  ParseResult parseColumn(unsigned &column);
};

} // namespace detail
} // namespace mlir

#endif // CORE_ASM_PARSER_BASE_H
