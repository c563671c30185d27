// SPDX-License-Identifier: Apache-2.0
//
// The base of all parsers: the state of parsing one buffer, tokens,
// diagnostics, and the parsers of types, attributes, affine structures and
// locations. The parser of operations is in core/asm/operation_parser.h.
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
#include "core/ir/format/asm_parser.h"
#include "core/support/new_stack.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/SaveAndRestore.h"
#include "llvm/Support/SourceMgr.h"

namespace mlir {
namespace detail {

/// Aliases and other state of a file that outlives the parsing of one
/// operation.
struct SymbolState {
  llvm::StringMap<Attribute> attributeAliases;
  llvm::StringMap<Type> typeAliases;
  /// The size of an alias: its nesting depth, and the length of its text with
  /// all aliases expanded.
  struct AliasExtent {
    unsigned depth = 0;
    uint64_t length = 0;
  };
  /// Keyed by the storage of the aliased type or attribute.
  llvm::DenseMap<const void *, AliasExtent> aliasExtents;
  /// Resource handles by their key in the file, for each dialect.
  llvm::DenseMap<Dialect *, llvm::StringMap<ResourceHandle>> dialectResources;
  /// The attribute of each `distinct[n]` in the file.
  std::map<uint64_t, DistinctAttr> distinctAttributes;
};

/// Converts positions in a buffer to locations. Lines are counted
/// incrementally, which is fast if positions mostly increase.
class LocationCursor {
public:
  /// `line` and `column` are those of the first character of the buffer.
  LocationCursor(llvm::StringRef buffer, StringAttr file, unsigned line = 1,
                 unsigned column = 1);
  llvm::StringRef getFile() const { return file.getValue(); }
  /// Returns the location of `loc`, which is in the buffer or its end.
  Location get(const char *loc) {
    seek(loc);
    return Location::getInBlock(getBlock(), line, getColumn(loc));
  }

private:
  void seek(const char *loc);
  const LocationBlock *getBlock();
  unsigned getColumn(const char *loc) const {
    return loc - lineStart + (lineStart == buffer.begin() ? firstColumn : 1);
  }

  llvm::StringRef buffer;
  StringAttr file;
  unsigned firstColumn;
  const char *lineStart;
  /// The end of the current line, or of the buffer.
  const char *lineEnd;
  unsigned line;
  const LocationBlock *block = nullptr;
};

/// The state of parsing one buffer.
struct ParserState {
  /// Parses the main file of `sources`. If it is included from a location in
  /// another buffer, its lines and columns are counted from that location.
  ParserState(const llvm::SourceMgr &sources, const ParserConfig &config,
              SymbolState &symbols);
  ParserState(const ParserState &) = delete;

  /// Reports errors of the lexer.
  struct LexerErrors {
    ParserState *state;
    void operator()(llvm::SMLoc loc, llvm::StringRef message) const;
  };

  const ParserConfig &config;
  MLIRContext *context;
  SymbolState &symbols;
  llvm::StringRef buffer;
  LocationCursor locations;
  LexerErrors lexerErrors{this};
  Lexer lexer;
  Token token;
  /// The end of the last consumed token.
  llvm::SMLoc lastTokenEnd;
  /// The dialects whose prefix may be omitted, one for each custom operation
  /// being parsed, innermost last.
  std::vector<llvm::StringRef> defaultDialectStack{"builtin"};
  /// The number of nested types and attributes being parsed; see
  /// Parser::Nesting.
  unsigned depth = 0;
  /// The greatest depth in the alias definition being parsed.
  unsigned greatestDepth = 0;
  /// The total length of the expansions of all alias uses.
  uint64_t aliasedLength = 0;
  /// The depth up to which the current stack suffices; see
  /// Parser::onNewStack.
  unsigned depthOfStack = LevelsOfStack;
  static constexpr unsigned LevelsOfStack = 1000;
  /// The identities of the cyclic types and attributes being parsed.
  llvm::SetVector<const void *> cyclicParsingStack;
  /// True if the error at the current unfinished token was reported.
  bool lexerErrorReported = false;
  /// The bytes taken so far by integer attributes of more than 128 bits.
  uint64_t wideIntegerBytes = 0;
  /// Caches strings, types and attributes that are likely to recur.
  ParserCache cache;
  /// The elements of the lists being parsed, innermost list last; see
  /// ListScope.
  llvm::SmallVector<int64_t, 32> integers;
  llvm::SmallVector<Type, 32> types;
  llvm::SmallVector<Attribute, 32> attributes;
  llvm::SmallVector<NamedAttribute, 16> namedAttributes;
};

/// The elements of one list. Nested lists share the end of one vector, so that
/// a nesting level takes little stack.
template <typename T> class ListScope {
public:
  explicit ListScope(llvm::SmallVectorImpl<T> &elements)
      : elements(elements), begin(elements.size()) {}
  ~ListScope() { elements.truncate(begin); }
  ListScope(const ListScope &) = delete;

  void push_back(T element) { elements.push_back(element); }
  size_t size() const { return elements.size() - begin; }
  /// Returns the elements. The result is valid until an element is added to
  /// this list or a nested one.
  llvm::ArrayRef<T> get() const {
    return llvm::ArrayRef<T>(elements).drop_front(begin);
  }

private:
  llvm::SmallVectorImpl<T> &elements;
  size_t begin;
};

/// The operands of an affine structure over SSA values.
struct AffineOperands {
  using Operand = OpAsmParser::UnresolvedOperand;
  /// Parses one operand, `%name#number`.
  llvm::function_ref<ParseResult(Operand &)> parse;
  llvm::SmallVectorImpl<Operand> &dims;
  /// The operands in `symbol(...)`.
  llvm::SmallVectorImpl<Operand> &symbols;
};

/// Parsers over a shared state. On error, a parsing method emits a diagnostic
/// and returns null or failure.
class Parser {
public:
  using Delimiter = AsmParser::Delimiter;

  /// The limit of the nesting of types, attributes, affine expressions and
  /// locations. Errors: "nesting is too deep, the limit is 10000".
  static constexpr unsigned MaximumDepth = 10000;
  /// The limit of the total length of expanded aliases, because printed text
  /// contains the expansions.
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
  /// Continues lexing at `loc`, a position in the buffer.
  void resetToken(const char *loc) {
    state.lexer.resetPointer(loc);
    state.token = state.lexer.lexToken();
  }
  /// Consumes a token of this kind.
  /// Errors: emits `message` and fails if the token is of another kind.
  ParseResult parseToken(Token::Kind kind, const char *message) {
    if (LLVM_LIKELY(consumeIf(kind)))
      return success();
    return failWrongToken(message);
  }
  ParseResult parseToken(Token::Kind kind, const llvm::Twine &message);
  /// Returns true for a bare identifier, a keyword or an integer type.
  bool isKeyword() const {
    return state.token.isAny(Token::bare_identifier, Token::integer_type) ||
           state.token.isKeyword();
  }
  /// Returns the value of a string token, or the name of a token that begins
  /// with `@`. The result refers to the source, or to `storage` if there are
  /// escapes.
  static llvm::StringRef getStringValue(const Token &token,
                                        std::string &storage);
  /// Returns the same as a StringAttr.
  StringAttr getStringAttr(const Token &token);

  // Diagnostics. At an error token they are suppressed, because the lexer has
  // reported the error.
  InFlightDiagnostic emitError(const llvm::Twine &message = {});
  InFlightDiagnostic emitError(llvm::SMLoc loc,
                               const llvm::Twine &message = {});
  /// Reports a missing token at the end of the preceding token, where it was
  /// expected.
  InFlightDiagnostic emitWrongTokenError(const llvm::Twine &message = {});
  // The same as separate functions, which keep the frames of callers small.
  ParseResult fail(const char *message);
  ParseResult fail(llvm::SMLoc loc, const char *message);
  ParseResult failWrongToken(const char *message);
  /// Reports an error at the current token and returns a null attribute or
  /// type.
  std::nullptr_t null(const char *message) {
    (void)fail(message);
    return nullptr;
  }
  std::nullptr_t null(llvm::SMLoc loc, const char *message) {
    (void)fail(loc, message);
    return nullptr;
  }
  std::nullptr_t nullWrongToken(const char *message) {
    (void)failWrongToken(message);
    return nullptr;
  }
  Location getEncodedSourceLocation(llvm::SMLoc loc) {
    return state.locations.get(loc.getPointer());
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
  /// Parses a list up to `rightToken`, and consumes `rightToken`.
  ParseResult
  parseCommaSeparatedListUntil(Token::Kind rightToken,
                               llvm::function_ref<ParseResult()> parseElement,
                               bool allowEmptyList = true);
  /// Skips the body of a pretty dialect symbol, from `<` to the matching `>`,
  /// and extends `body` over it.
  ParseResult parseDialectSymbolBody(llvm::StringRef &body);

  // Literals.
  ParseResult parseOptionalString(std::string *string);
  ParseResult parseOptionalBase64Bytes(std::vector<char> *bytes);
  OptionalParseResult parseOptionalInteger(llvm::APInt &result);
  OptionalParseResult parseOptionalDecimalInteger(llvm::APInt &result);
  ParseResult parseFloat(double &result);
  /// `result` receives the value in the given format.
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
  /// `name` receives the key of the resource, which may differ from the key in
  /// the file.
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
  /// Parses an optional attribute of class T. Its first token has the kind
  /// `kind`.
  template <typename T>
  OptionalParseResult parseOptionalAttribute(Token::Kind kind, T &attribute,
                                             Type type) {
    if (getToken().isNot(kind))
      return std::nullopt;
    attribute = llvm::cast_or_null<T>(parseAttribute(type));
    return success(static_cast<bool>(attribute));
  }
  ParseResult parseAttributeDict(NamedAttrList &attributes);
  /// Records a use of the alias of the object at address `alias`.
  ParseResult noteAliasUse(const void *alias, llvm::SMLoc loc);
  Attribute parseExtendedAttr(Type type);
  Type parseExtendedType();

  // Parses the contents of `loc(...)`.
  ParseResult parseLocationInstance(LocationAttr &location);

  // Affine structures.
  ParseResult parseAffineMapOrIntegerSetReference(AffineMap &map,
                                                  IntegerSet &set);
  ParseResult parseAffineMapReference(AffineMap &map);
  ParseResult parseIntegerSetReference(IntegerSet &set);
  ParseResult parseAffineExprReference(
      llvm::ArrayRef<std::pair<llvm::StringRef, AffineExpr>> names,
      AffineExpr &expr);
  /// Parses a map over operands and adds each distinct operand to `values`.
  ParseResult parseAffineMapOfSSAIds(AffineMap &map,
                                     const AffineOperands &values,
                                     Delimiter delimiter);
  ParseResult parseAffineExprOfSSAIds(AffineExpr &expr,
                                      const AffineOperands &values);

  /// Enters one nesting level, or several for constructs that take more stack.
  /// Converts to false beyond the limit, after a diagnostic at the current
  /// token.
  class Nesting {
  public:
    explicit Nesting(Parser &parser) : Nesting(parser, 1) {
      if (LLVM_UNLIKELY(!ok))
        (void)parser.fail(message);
    }
    /// Reports the error at `loc`.
    Nesting(Parser &parser, unsigned levels, llvm::SMLoc loc)
        : Nesting(parser, levels) {
      if (LLVM_UNLIKELY(!ok))
        (void)parser.fail(loc, message);
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

  /// Each recursive entry point calls this and, if it returns true, continues
  /// with onNewStack. Hence the maximal depth does not depend on the caller's
  /// stack, the optimization level or the platform.
  bool needsNewStack() const {
    return LLVM_UNLIKELY(state.depth >= state.depthOfStack);
  }

  /// Calls `parse` with stack for LevelsOfStack more levels and returns its
  /// result.
  template <typename Parse>
  LLVM_ATTRIBUTE_NOINLINE auto onNewStack(Parse parse) {
    llvm::SaveAndRestore<unsigned> restore(
        state.depthOfStack, state.depth + ParserState::LevelsOfStack);
    std::optional<decltype(parse())> result;
    runOnNewStack([&] { result = parse(); });
    return *result;
  }

protected:
  ParserState &state;
  Builder builder;

private:
  StringAttr getEscapedStringAttr(const Token &token);

  // Types. Each is called at its keyword.
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
  Type makeVectorType(llvm::SMLoc loc, llvm::ArrayRef<int64_t> sizes,
                      size_t numScalable, Type elementType);
  std::optional<const BaseStorage *> parseEncoding();
  LogicalResult verifyEncoding(Attribute encoding,
                               llvm::ArrayRef<int64_t> shape, Type elementType);
  ParseResult parseMemRefParameters(bool isUnranked);
  Type makeMemRefType(llvm::SMLoc loc, bool isUnranked,
                      llvm::ArrayRef<int64_t> shape, Type elementType,
                      llvm::ArrayRef<Attribute> parameters);

  // Attributes. Each is called at its first token.
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
  Attribute getDistinctAttr(llvm::SMLoc loc, uint64_t id, Attribute referenced);
  ShapedType parseShapedType(llvm::SMLoc loc, Type type, const char *message);
  Type parseElementsLiteralType(llvm::SMLoc loc, Type type);
  Attribute makeEmptySparse(llvm::SMLoc loc, Type type);
  Attribute makeExtendedAttr(llvm::StringRef dialectName, llvm::StringRef body,
                             llvm::SMLoc loc, Type type);

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
