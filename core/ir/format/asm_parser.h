// SPDX-License-Identifier: Apache-2.0
//
// Parser interfaces for hooks of types, attributes, operations and dialects.
// core/asm implements them.
#ifndef CORE_IR_FORMAT_ASM_PARSER_H
#define CORE_IR_FORMAT_ASM_PARSER_H

#include <optional>
#include <string>

#include "core/ir/data/resources.h"
#include "core/ir/structure/builders.h"
#include "core/ir/structure/op_definition.h"
#include "llvm/Support/SMLoc.h"

namespace mlir {

/// The success or failure of a parse. It converts to true on failure, so that
/// parses can be chained with `||`.
class [[nodiscard]] ParseResult : public LogicalResult {
public:
  ParseResult(LogicalResult result = success()) : LogicalResult(result) {}
  ParseResult(const InFlightDiagnostic &) : LogicalResult(failure()) {}
  ParseResult(const Diagnostic &) : LogicalResult(failure()) {}
  explicit operator bool() const { return failed(); }
};

/// The result of a parse that may have found nothing to parse.
class OptionalParseResult {
public:
  OptionalParseResult() = default;
  OptionalParseResult(std::nullopt_t) {}
  OptionalParseResult(LogicalResult result) : result(result) {}
  OptionalParseResult(ParseResult result) : result(result) {}
  OptionalParseResult(const InFlightDiagnostic &) : result(failure()) {}
  bool has_value() const { return result.has_value(); }
  ParseResult value() const { return *result; }
  ParseResult operator*() const { return *result; }

private:
  std::optional<ParseResult> result;
};

/// Parses types and attributes. Methods with `Optional` in their name return
/// failure or nullopt without a diagnostic if the element is absent; all other
/// methods report an error.
class AsmParser {
public:
  enum class Delimiter {
    None,
    Paren,
    Square,
    LessGreater,
    Braces,
    OptionalParen,
    OptionalSquare,
    OptionalLessGreater,
    OptionalBraces,
  };

  virtual ~AsmParser();

  MLIRContext *getContext() const { return getBuilder().getContext(); }
  virtual Builder &getBuilder() const = 0;

  // Source locations and diagnostics.
  virtual InFlightDiagnostic emitError(llvm::SMLoc loc,
                                       const llvm::Twine &message = {}) = 0;
  virtual llvm::SMLoc getNameLoc() const = 0;
  virtual llvm::SMLoc getCurrentLocation() = 0;
  virtual Location getEncodedSourceLoc(llvm::SMLoc loc) = 0;

  // Tokens.
  virtual ParseResult parseArrow() = 0;
  virtual ParseResult parseOptionalArrow() = 0;
  virtual ParseResult parseColon() = 0;
  virtual ParseResult parseOptionalColon() = 0;
  virtual ParseResult parseComma() = 0;
  virtual ParseResult parseOptionalComma() = 0;
  virtual ParseResult parseEqual() = 0;
  virtual ParseResult parseOptionalEqual() = 0;
  virtual ParseResult parseLess() = 0;
  virtual ParseResult parseOptionalLess() = 0;
  virtual ParseResult parseGreater() = 0;
  virtual ParseResult parseOptionalGreater() = 0;
  virtual ParseResult parseQuestion() = 0;
  virtual ParseResult parseOptionalQuestion() = 0;
  virtual ParseResult parsePlus() = 0;
  virtual ParseResult parseOptionalPlus() = 0;
  virtual ParseResult parseSlash() = 0;
  virtual ParseResult parseOptionalSlash() = 0;
  virtual ParseResult parseMinus() = 0;
  virtual ParseResult parseOptionalMinus() = 0;
  virtual ParseResult parseStar() = 0;
  virtual ParseResult parseOptionalStar() = 0;
  virtual ParseResult parseVerticalBar() = 0;
  virtual ParseResult parseOptionalVerticalBar() = 0;
  virtual ParseResult parseEllipsis() = 0;
  virtual ParseResult parseOptionalEllipsis() = 0;
  virtual ParseResult parseLParen() = 0;
  virtual ParseResult parseOptionalLParen() = 0;
  virtual ParseResult parseRParen() = 0;
  virtual ParseResult parseOptionalRParen() = 0;
  virtual ParseResult parseLSquare() = 0;
  virtual ParseResult parseOptionalLSquare() = 0;
  virtual ParseResult parseRSquare() = 0;
  virtual ParseResult parseOptionalRSquare() = 0;
  virtual ParseResult parseLBrace() = 0;
  virtual ParseResult parseOptionalLBrace() = 0;
  virtual ParseResult parseRBrace() = 0;
  virtual ParseResult parseOptionalRBrace() = 0;

  // Literals.
  virtual ParseResult parseOptionalString(std::string *string) = 0;
  ParseResult parseString(std::string *string);
  /// Parses a string of base64. Errors: also if the string is not valid base64.
  virtual ParseResult parseOptionalBase64Bytes(std::vector<char> *bytes) = 0;
  virtual ParseResult parseBase64Bytes(std::vector<char> *bytes) = 0;
  virtual ParseResult parseFloat(double &result) = 0;
  virtual ParseResult parseFloat(const FloatSemantics &semantics,
                                 llvm::APFloat &result) = 0;
  virtual OptionalParseResult parseOptionalInteger(llvm::APInt &result) = 0;
  virtual OptionalParseResult
  parseOptionalDecimalInteger(llvm::APInt &result) = 0;
  ParseResult parseInteger(llvm::APInt &result);
  /// Errors: also if the value does not fit in the type.
  template <typename T>
    requires std::is_integral_v<T>
  OptionalParseResult parseOptionalInteger(T &result) {
    return parseInto(result, [this](llvm::APInt &value) {
      return parseOptionalInteger(value);
    });
  }
  template <typename T>
    requires std::is_integral_v<T>
  ParseResult parseInteger(T &result) {
    llvm::SMLoc loc = getCurrentLocation();
    OptionalParseResult parsed = parseOptionalInteger(result);
    if (!parsed.has_value())
      return emitError(loc, "expected integer value");
    return *parsed;
  }
  /// Parses decimal digits only: `0x8` is parsed as 0, leaving `x8`.
  template <typename T>
    requires std::is_integral_v<T>
  OptionalParseResult parseOptionalDecimalInteger(T &result) {
    return parseInto(result, [this](llvm::APInt &value) {
      return parseOptionalDecimalInteger(value);
    });
  }
  template <typename T>
    requires std::is_integral_v<T> || std::is_same_v<T, llvm::APInt>
  ParseResult parseDecimalInteger(T &result) {
    llvm::SMLoc loc = getCurrentLocation();
    OptionalParseResult parsed = parseOptionalDecimalInteger(result);
    if (!parsed.has_value())
      return emitError(loc, "expected decimal integer value");
    return *parsed;
  }

  // Keywords and names.
  virtual ParseResult parseOptionalKeyword(llvm::StringRef keyword) = 0;
  virtual ParseResult parseOptionalKeyword(llvm::StringRef *keyword) = 0;
  virtual ParseResult
  parseOptionalKeyword(llvm::StringRef *keyword,
                       llvm::ArrayRef<llvm::StringRef> allowed) = 0;
  virtual ParseResult parseOptionalKeywordOrString(std::string *result) = 0;
  ParseResult parseKeyword(llvm::StringRef keyword,
                           const llvm::Twine &message = "");
  ParseResult parseKeyword(llvm::StringRef *keyword);
  ParseResult parseKeywordOrString(std::string *result);
  virtual ParseResult parseOptionalSymbolName(StringAttr &result) = 0;
  ParseResult parseSymbolName(StringAttr &result);
  ParseResult parseSymbolName(StringAttr &result, llvm::StringRef attrName,
                              NamedAttrList &attributes);

  // Lists.
  virtual ParseResult
  parseCommaSeparatedList(Delimiter delimiter,
                          llvm::function_ref<ParseResult()> parseElement,
                          llvm::StringRef contextMessage = "") = 0;
  ParseResult
  parseCommaSeparatedList(llvm::function_ref<ParseResult()> parseElement) {
    return parseCommaSeparatedList(Delimiter::None, parseElement);
  }

  // Attributes.
  virtual ParseResult parseAttribute(Attribute &result, Type type = {}) = 0;
  template <typename T>
    requires(!std::is_same_v<T, Attribute>)
  ParseResult parseAttribute(T &result, Type type = {}) {
    llvm::SMLoc loc = getCurrentLocation();
    Attribute attribute;
    if (parseAttribute(attribute, type))
      return failure();
    result = llvm::dyn_cast<T>(attribute);
    if (!result)
      return emitError(loc, "invalid kind of attribute specified");
    return success();
  }
  template <typename T>
  ParseResult parseAttribute(T &result, llvm::StringRef attrName,
                             NamedAttrList &attributes) {
    return parseAttribute(result, Type(), attrName, attributes);
  }
  template <typename T>
  ParseResult parseAttribute(T &result, Type type, llvm::StringRef attrName,
                             NamedAttrList &attributes) {
    if (parseAttribute(result, type))
      return failure();
    attributes.append(attrName, result);
    return success();
  }
  virtual ParseResult parseCustomAttributeWithFallback(
      Attribute &result, Type type,
      llvm::function_ref<ParseResult(Attribute &, Type)> parse) = 0;
  virtual ParseResult parseCustomTypeWithFallback(
      Type &result, llvm::function_ref<ParseResult(Type &)> parse) = 0;
  virtual OptionalParseResult parseOptionalAttribute(Attribute &result,
                                                     Type type = {}) = 0;
  virtual OptionalParseResult parseOptionalAttribute(ArrayAttr &result,
                                                     Type type = {}) = 0;
  virtual OptionalParseResult parseOptionalAttribute(StringAttr &result,
                                                     Type type = {}) = 0;
  virtual OptionalParseResult parseOptionalAttribute(SymbolRefAttr &result,
                                                     Type type = {}) = 0;
  virtual ParseResult parseOptionalAttrDict(NamedAttrList &result) = 0;
  virtual ParseResult
  parseOptionalAttrDictWithKeyword(NamedAttrList &result) = 0;
  virtual ParseResult parseAffineMap(AffineMap &map) = 0;
  virtual ParseResult
  parseAffineExpr(llvm::ArrayRef<std::pair<llvm::StringRef, AffineExpr>> names,
                  AffineExpr &expr) = 0;
  virtual ParseResult parseIntegerSet(IntegerSet &set) = 0;
  virtual FailureOr<ResourceHandle> parseResourceHandle(Dialect *dialect) = 0;

  // Types.
  virtual ParseResult parseType(Type &result) = 0;
  template <typename T>
    requires(!std::is_same_v<T, Type>)
  ParseResult parseType(T &result) {
    llvm::SMLoc loc = getCurrentLocation();
    Type type;
    if (parseType(type))
      return failure();
    result = llvm::dyn_cast<T>(type);
    return result ? ParseResult(success())
                  : failKind(loc, getKindName<T>(), type);
  }
  virtual OptionalParseResult parseOptionalType(Type &result) = 0;
  virtual ParseResult parseTypeList(llvm::SmallVectorImpl<Type> &result) = 0;
  ParseResult parseColonType(Type &result) {
    return failure(parseColon() || parseType(result));
  }
  template <typename T> ParseResult parseColonType(T &result) {
    llvm::SMLoc loc = getCurrentLocation();
    Type type;
    if (parseColonType(type))
      return failure();
    result = llvm::dyn_cast<T>(type);
    return result ? ParseResult(success())
                  : failKind(loc, getKindName<T>(), type);
  }
  ParseResult parseColonTypeList(llvm::SmallVectorImpl<Type> &result);
  ParseResult parseOptionalColonTypeList(llvm::SmallVectorImpl<Type> &result);
  ParseResult parseArrowTypeList(llvm::SmallVectorImpl<Type> &result);
  ParseResult parseOptionalArrowTypeList(llvm::SmallVectorImpl<Type> &result);
  virtual ParseResult
  parseDimensionList(llvm::SmallVectorImpl<int64_t> &dimensions,
                     bool allowDynamic = true, bool withTrailingX = true) = 0;
  virtual ParseResult parseXInDimensionList() = 0;

  /// Marks a cyclic type or attribute as being parsed. Returns failure if a
  /// parse of the same key is in progress.
  virtual LogicalResult pushCyclicParsing(const void *opaquePointer) = 0;
  virtual void popCyclicParsing() = 0;

  /// Reports that `type` does not have the requested class. `expected` is the
  /// name of the kind that the class stands for, or empty if the class covers
  /// several kinds.
  ParseResult failKind(llvm::SMLoc loc, llvm::StringRef expected, Type type);

private:
  template <typename T> static llvm::StringRef getKindName() {
    if constexpr (requires { T::descriptor.name; })
      return T::descriptor.name;
    else
      return "";
  }
  /// Parses an integer with `parse` and converts it to `T`. Errors: also if `T`
  /// cannot hold the value.
  template <typename T>
  OptionalParseResult
  parseInto(T &result,
            llvm::function_ref<OptionalParseResult(llvm::APInt &)> parse) {
    llvm::SMLoc loc = getCurrentLocation();
    llvm::APInt value;
    OptionalParseResult parsed = parse(value);
    if (!parsed.has_value() || *parsed)
      return parsed;
    result = static_cast<T>(value.sextOrTrunc(sizeof(T) * 8).getZExtValue());
    if (llvm::APInt(value.getBitWidth(), static_cast<uint64_t>(result),
                    std::is_signed_v<T>) != value)
      return emitError(loc, "integer value too large");
    return success();
  }
};

/// Parses types and attributes of a dialect.
class DialectAsmParser : public AsmParser {
public:
  /// Returns the full text of the symbol after the dialect's name.
  virtual llvm::StringRef getFullSymbolSpec() const = 0;
};

/// Parses operations.
class OpAsmParser : public AsmParser {
public:
  /// A use of a value whose definition may come later.
  struct UnresolvedOperand {
    llvm::SMLoc location;
    llvm::StringRef name;
    unsigned number = 0;
  };
  /// An argument of a region.
  struct Argument {
    UnresolvedOperand ssaName;
    Type type;
    DictionaryAttr attrs;
    std::optional<Location> sourceLoc;
  };

  /// Returns the name of result `resultNo` of the operation.
  virtual std::pair<llvm::StringRef, unsigned>
  getResultName(unsigned resultNo) const = 0;
  virtual size_t getNumResults() const = 0;

  /// Parses a trailing `loc(…)` if present.
  virtual ParseResult
  parseOptionalLocationSpecifier(std::optional<Location> &result) = 0;
  /// Parses the rest of an operation in generic form, after its name.
  virtual ParseResult parseGenericOperationAfterOpName(
      OperationState &result,
      std::optional<llvm::ArrayRef<UnresolvedOperand>> operands = std::nullopt,
      std::optional<llvm::ArrayRef<Block *>> successors = std::nullopt,
      std::optional<llvm::MutableArrayRef<std::unique_ptr<Region>>> regions =
          std::nullopt,
      std::optional<llvm::ArrayRef<NamedAttribute>> attributes = std::nullopt,
      std::optional<Attribute> properties = std::nullopt,
      std::optional<FunctionType> functionType = std::nullopt) = 0;
  virtual Operation *parseGenericOperation(Block *insertBlock,
                                           Block::iterator insertPoint) = 0;
  /// Parses the name of an operation in custom form: `func.func`.
  virtual FailureOr<OperationName> parseCustomOperationName() = 0;

  // Operands.
  virtual ParseResult parseOperand(UnresolvedOperand &result,
                                   bool allowResultNumber = true) = 0;
  virtual OptionalParseResult
  parseOptionalOperand(UnresolvedOperand &result,
                       bool allowResultNumber = true) = 0;
  virtual ParseResult
  parseOperandList(llvm::SmallVectorImpl<UnresolvedOperand> &result,
                   Delimiter delimiter = Delimiter::None,
                   bool allowResultNumber = true, int requiredCount = -1) = 0;
  ParseResult parseOperandList(llvm::SmallVectorImpl<UnresolvedOperand> &result,
                               int requiredCount,
                               Delimiter delimiter = Delimiter::None) {
    return parseOperandList(result, delimiter, true, requiredCount);
  }
  ParseResult
  parseTrailingOperandList(llvm::SmallVectorImpl<UnresolvedOperand> &result,
                           Delimiter delimiter = Delimiter::None);
  virtual ParseResult resolveOperand(const UnresolvedOperand &operand,
                                     Type type,
                                     llvm::SmallVectorImpl<Value> &result) = 0;
  template <typename Operands>
  ParseResult resolveOperands(Operands &&operands, Type type,
                              llvm::SmallVectorImpl<Value> &result) {
    for (const UnresolvedOperand &operand : operands)
      if (resolveOperand(operand, type, result))
        return failure();
    return success();
  }
  template <typename Operands>
  ParseResult resolveOperands(Operands &&operands, Type type, llvm::SMLoc,
                              llvm::SmallVectorImpl<Value> &result) {
    return resolveOperands(operands, type, result);
  }
  /// Errors: also if the numbers of types and operands differ.
  template <typename Operands, typename Types>
    requires(!std::is_convertible_v<Types, Type>)
  ParseResult resolveOperands(Operands &&operands, Types &&types,
                              llvm::SMLoc loc,
                              llvm::SmallVectorImpl<Value> &result) {
    size_t operandSize = llvm::range_size(operands);
    size_t typeSize = llvm::range_size(types);
    if (operandSize != typeSize)
      return emitError(loc)
             << "number of operands and types do not match: got " << operandSize
             << " operands and " << typeSize << " types";
    for (auto [operand, type] : llvm::zip_equal(operands, types))
      if (resolveOperand(operand, type, result))
        return failure();
    return success();
  }
  virtual ParseResult
  parseAffineMapOfSSAIds(llvm::SmallVectorImpl<UnresolvedOperand> &operands,
                         Attribute &map, llvm::StringRef attrName,
                         NamedAttrList &attributes,
                         Delimiter delimiter = Delimiter::Square) = 0;
  virtual ParseResult parseAffineExprOfSSAIds(
      llvm::SmallVectorImpl<UnresolvedOperand> &dimOperands,
      llvm::SmallVectorImpl<UnresolvedOperand> &symbolOperands,
      AffineExpr &expr) = 0;

  // Arguments and assignments.
  virtual ParseResult parseArgument(Argument &result, bool allowType = false,
                                    bool allowAttrs = false) = 0;
  virtual OptionalParseResult
  parseOptionalArgument(Argument &result, bool allowType = false,
                        bool allowAttrs = false) = 0;
  virtual ParseResult parseArgumentList(llvm::SmallVectorImpl<Argument> &result,
                                        Delimiter delimiter = Delimiter::None,
                                        bool allowType = false,
                                        bool allowAttrs = false) = 0;
  ParseResult
  parseAssignmentList(llvm::SmallVectorImpl<Argument> &lhs,
                      llvm::SmallVectorImpl<UnresolvedOperand> &rhs);
  virtual OptionalParseResult parseOptionalAssignmentList(
      llvm::SmallVectorImpl<Argument> &lhs,
      llvm::SmallVectorImpl<UnresolvedOperand> &rhs) = 0;

  // Regions and successors.
  virtual ParseResult parseRegion(Region &region,
                                  llvm::ArrayRef<Argument> arguments = {},
                                  bool enableNameShadowing = false) = 0;
  virtual OptionalParseResult
  parseOptionalRegion(Region &region, llvm::ArrayRef<Argument> arguments = {},
                      bool enableNameShadowing = false) = 0;
  virtual OptionalParseResult
  parseOptionalRegion(std::unique_ptr<Region> &region,
                      llvm::ArrayRef<Argument> arguments = {},
                      bool enableNameShadowing = false) = 0;
  virtual ParseResult parseSuccessor(Block *&destination) = 0;
  virtual OptionalParseResult parseOptionalSuccessor(Block *&destination) = 0;
  virtual ParseResult
  parseSuccessorAndUseList(Block *&destination,
                           llvm::SmallVectorImpl<Value> &operands) = 0;
};

} // namespace mlir

#endif // CORE_IR_FORMAT_ASM_PARSER_H
