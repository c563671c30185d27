// SPDX-License-Identifier: Apache-2.0
#include "core/asm/custom_operation_parser.h"

#include "core/ir/format/assembly_format.h"

namespace mlir {
namespace detail {

InFlightDiagnostic
CustomOperationParser::emitError(llvm::SMLoc loc, const llvm::Twine &message) {
  return AsmParserImpl::emitError(loc, "custom op '" + name + "' " + message);
}

std::pair<llvm::StringRef, unsigned>
CustomOperationParser::getResultName(unsigned resultNo) const {
  uint64_t number = resultNo;
  for (const auto &names : operations.getResultNames(firstResultNames)) {
    if (number < names.count)
      return {operations.getResultName(names), number};
    number -= names.count;
  }
  return {"", ~0u};
}

size_t CustomOperationParser::getNumResults() const {
  uint64_t count = 0;
  for (const auto &names : operations.getResultNames(firstResultNames))
    count = llvm::SaturatingAdd(count, names.count);
  return count;
}

ParseResult CustomOperationParser::parseOptionalLocationSpecifier(
    std::optional<Location> &result) {
  return operations.parseOptionalLocation(result);
}

ParseResult CustomOperationParser::parseGenericOperationAfterOpName(
    OperationState &result,
    std::optional<llvm::ArrayRef<UnresolvedOperand>> operands,
    std::optional<llvm::ArrayRef<Block *>> successors,
    std::optional<llvm::MutableArrayRef<std::unique_ptr<Region>>> regions,
    std::optional<llvm::ArrayRef<NamedAttribute>> attributes,
    std::optional<Attribute> properties,
    std::optional<FunctionType> functionType) {
  return operations.parseGenericOperationAfterOpName(
      result, operands, successors, regions, attributes, properties,
      functionType);
}

Operation *
CustomOperationParser::parseGenericOperation(Block *insertBlock,
                                             Block::iterator insertPoint) {
  return operations.parseGenericOperation(insertBlock, insertPoint);
}

FailureOr<OperationName> CustomOperationParser::parseCustomOperationName() {
  return operations.parseCustomOperationName();
}

// Operands.

ParseResult CustomOperationParser::parseOperand(UnresolvedOperand &result,
                                                bool allowResultNumber) {
  return operations.parseOperand(result, allowResultNumber);
}

OptionalParseResult
CustomOperationParser::parseOptionalOperand(UnresolvedOperand &result,
                                            bool allowResultNumber) {
  if (parser.getToken().isNot(Token::percent_identifier))
    return std::nullopt;
  return parseOperand(result, allowResultNumber);
}

ParseResult CustomOperationParser::parseOperandList(
    llvm::SmallVectorImpl<UnresolvedOperand> &result, Delimiter delimiter,
    bool allowResultNumber, int requiredCount) {
  llvm::SMLoc loc = parser.getToken().getLoc();
  if (delimiter == Delimiter::None &&
      parser.getToken().isNot(Token::percent_identifier)) {
    if (requiredCount <= 0)
      return success();
    if (parser.getToken().isAny(Token::left_paren, Token::left_square))
      return parser.fail("unexpected delimiter");
    return parser.failWrongToken("expected operand");
  }
  auto parseElement = [&] {
    return parseOperand(result.emplace_back(), allowResultNumber);
  };
  if (parseCommaSeparatedList(delimiter, parseElement, " in operand list"))
    return failure();
  if (requiredCount != -1 &&
      result.size() != static_cast<size_t>(requiredCount))
    return emitError(loc, "expected ") << requiredCount << " operands";
  return success();
}

ParseResult
CustomOperationParser::resolveOperand(const UnresolvedOperand &operand,
                                      Type type,
                                      llvm::SmallVectorImpl<Value> &result) {
  Value value = operations.resolveOperand(operand, type);
  if (!value)
    return failure();
  result.push_back(value);
  return success();
}

ParseResult CustomOperationParser::parseAffineMapOfSSAIds(
    llvm::SmallVectorImpl<UnresolvedOperand> &operands, Attribute &map,
    llvm::StringRef attrName, NamedAttrList &attributes, Delimiter delimiter) {
  llvm::SmallVector<UnresolvedOperand, 4> symbols;
  operands.clear();
  auto parse = [&](UnresolvedOperand &value) { return parseOperand(value); };
  AffineMap parsed;
  if (parser.parseAffineMapOfSSAIds(parsed, {parse, operands, symbols},
                                    delimiter))
    return failure();
  if (parsed) {
    map = AffineMapAttr::get(parsed);
    attributes.append(attrName, map);
  }
  operands.append(symbols.begin(), symbols.end());
  return success();
}

ParseResult CustomOperationParser::parseAffineExprOfSSAIds(
    llvm::SmallVectorImpl<UnresolvedOperand> &dimOperands,
    llvm::SmallVectorImpl<UnresolvedOperand> &symbolOperands,
    AffineExpr &expr) {
  auto parse = [&](UnresolvedOperand &value) { return parseOperand(value); };
  return parser.parseAffineExprOfSSAIds(expr,
                                        {parse, dimOperands, symbolOperands});
}

// Arguments.

ParseResult CustomOperationParser::parseArgument(Argument &result,
                                                 bool allowType,
                                                 bool allowAttrs) {
  NamedAttrList attributes;
  if (parseOperand(result.ssaName, /*allowResultNumber=*/false) ||
      (allowType && parseColonType(result.type)) ||
      (allowAttrs && parseOptionalAttrDict(attributes)) ||
      parseOptionalLocationSpecifier(result.sourceLoc))
    return failure();
  result.attrs = attributes.getDictionary(getContext());
  return success();
}

OptionalParseResult
CustomOperationParser::parseOptionalArgument(Argument &result, bool allowType,
                                             bool allowAttrs) {
  if (parser.getToken().isNot(Token::percent_identifier))
    return std::nullopt;
  return parseArgument(result, allowType, allowAttrs);
}

ParseResult CustomOperationParser::parseArgumentList(
    llvm::SmallVectorImpl<Argument> &result, Delimiter delimiter,
    bool allowType, bool allowAttrs) {
  if (delimiter == Delimiter::None &&
      parser.getToken().isNot(Token::percent_identifier))
    return success();
  auto parseElement = [&] {
    return parseArgument(result.emplace_back(), allowType, allowAttrs);
  };
  return parseCommaSeparatedList(delimiter, parseElement, " in argument list");
}

OptionalParseResult CustomOperationParser::parseOptionalAssignmentList(
    llvm::SmallVectorImpl<Argument> &lhs,
    llvm::SmallVectorImpl<UnresolvedOperand> &rhs) {
  if (!parser.consumeIf(Token::left_paren))
    return std::nullopt;
  auto parseElement = [&]() -> ParseResult {
    return failure(parseArgument(lhs.emplace_back()) || parseEqual() ||
                   parseOperand(rhs.emplace_back()));
  };
  return parser.parseCommaSeparatedListUntil(Token::right_paren, parseElement);
}

// Regions and successors.

ParseResult
CustomOperationParser::parseRegion(Region &region,
                                   llvm::ArrayRef<Argument> arguments,
                                   bool enableNameShadowing) {
  return operations.parseRegion(region, arguments, enableNameShadowing);
}

OptionalParseResult
CustomOperationParser::parseOptionalRegion(Region &region,
                                           llvm::ArrayRef<Argument> arguments,
                                           bool enableNameShadowing) {
  if (parser.getToken().isNot(Token::left_brace))
    return std::nullopt;
  return parseRegion(region, arguments, enableNameShadowing);
}

OptionalParseResult
CustomOperationParser::parseOptionalRegion(std::unique_ptr<Region> &region,
                                           llvm::ArrayRef<Argument> arguments,
                                           bool enableNameShadowing) {
  if (parser.getToken().isNot(Token::left_brace))
    return std::nullopt;
  auto parsed = std::make_unique<Region>();
  if (parseRegion(*parsed, arguments, enableNameShadowing))
    return failure();
  region = std::move(parsed);
  return success();
}

ParseResult CustomOperationParser::parseSuccessor(Block *&destination) {
  return operations.parseSuccessor(destination);
}

OptionalParseResult
CustomOperationParser::parseOptionalSuccessor(Block *&destination) {
  if (parser.getToken().isNot(Token::caret_identifier))
    return std::nullopt;
  return parseSuccessor(destination);
}

ParseResult CustomOperationParser::parseSuccessorAndUseList(
    Block *&destination, llvm::SmallVectorImpl<Value> &operands) {
  if (parseSuccessor(destination))
    return failure();
  if (!parser.consumeIf(Token::left_paren))
    return success();
  return failure(parseUseAndTypeList(operands) || parseRParen());
}

/// Parses `%a, %b : i32, i64`, or nothing.
ParseResult CustomOperationParser::parseUseAndTypeList(
    llvm::SmallVectorImpl<Value> &operands) {
  llvm::SmallVector<UnresolvedOperand, 4> uses;
  if (parseOperandList(uses))
    return failure();
  if (uses.empty())
    return success();
  llvm::SmallVector<Type, 4> types;
  if (parser.parseToken(Token::colon, "expected ':' in operand list") ||
      parser.parseTypeListNoParens(types))
    return failure();
  if (uses.size() != types.size())
    return parser.emitError("expected ")
           << uses.size() << " types to match operand list";
  for (auto [use, type] : llvm::zip_equal(uses, types))
    if (resolveOperand(use, type, operands))
      return failure();
  return success();
}

// The whole operation.

/// Looks up the name itself, then with the prefix of the default dialect.
OperationName OperationParser::lookupCustomName(llvm::StringRef spelling) {
  MLIRContext *context = getContext();
  OperationName name(spelling, context);
  if (name.isRegistered())
    return name;
  std::string fullName = spelling.str();
  llvm::StringRef dialect = spelling.split('.').first;
  if (dialect.size() + 1 >= spelling.size()) {
    dialect = state.defaultDialectStack.back();
    fullName = (dialect + "." + spelling).str();
  }
  (void)context->getOrLoadDialect(dialect);
  return OperationName(fullName, context);
}

FailureOr<OperationName> OperationParser::parseCustomOperationName() {
  if (getToken().isNot(Token::bare_identifier) && !getToken().isKeyword()) {
    (void)fail("expected bare identifier or keyword");
    return failure();
  }
  const llvm::StringRef spelling = getTokenSpelling();
  consumeToken();
  const uint32_t number = customNames.getOrInsert(spelling);
  if (number == customNameRecords.size())
    customNameRecords.push_back(nullptr);
  const OperationRecord *&known = customNameRecords[number];
  if (known) {
    const OperationName name(known);
    // A bare name may denote another operation under another default dialect.
    if (name.getStringRef().size() == spelling.size() ||
        name.getDialectNamespace() == state.defaultDialectStack.back())
      return name;
  }
  const OperationName name = lookupCustomName(spelling);
  known = name.isRegistered() ? &name.getRecord() : nullptr;
  return name;
}

/// Reports that there is no operation of this name. `spelling` is its spelling
/// in the source.
static void emitUnknown(InFlightDiagnostic error, OperationName name,
                        llvm::StringRef spelling) {
  Dialect *dialect = name.getDialect();
  if (dialect)
    error << "custom op '" << spelling << "' is unknown";
  else
    error << "Dialect `" << name.getDialectNamespace()
          << "' not found for custom op '" << spelling << "' ";
  if (spelling != name.getStringRef())
    error << " (tried '" << name.getStringRef() << "' as well)";
  if (dialect)
    return;
  MLIRContext *context = name.getContext();
  std::vector<llvm::StringRef> names = context->getAvailableDialects();
  for (Dialect *loaded : context->getLoadedDialects())
    names.push_back(loaded->getNamespace());
  llvm::sort(names);
  names.erase(llvm::unique(names), names.end());
  Diagnostic &note = error.attachNote();
  note << "Available dialects: ";
  note.appendRange(names, ", ");
  note << " ; for more info on dialect registration see "
          "https://mlir.llvm.org/getting_started/Faq/"
          "#registered-loaded-dependent-whats-up-with-dialects-management";
}

/// Creates the operation that a hook described in `state`. Textual properties
/// are not set yet.
static Operation *createOperation(OperationState &state) {
  Operation *op = Operation::create(
      state.location, state.name, state.types, state.operands, DictionaryAttr(),
      state.getPropertiesStorage(), state.successors, state.regions.size());
  for (auto [region, from] : llvm::zip_equal(op->getRegions(), state.regions))
    if (from)
      region.takeBody(*from);
  OperationParser::setAttributes(op, state.attributes,
                                 /*withInherent=*/!state.propertiesAttr);
  return op;
}

/// Runs the parse hook or format of an operation after its name.
static ParseResult parseByHook(CustomOperationParser &parser,
                               OperationState &state) {
  const OpDescriptor &descriptor = *state.name.getDescriptor();
  if (!descriptor.hooks.parse && !descriptor.format)
    return parser.emitError(parser.getNameLoc(), "has no custom assembly form");
  if (descriptor.hooks.parse ? descriptor.hooks.parse(parser, state)
                             : parseByFormat(parser, state))
    return failure();
  if (std::optional<NamedAttribute> duplicate =
          state.attributes.findDuplicate())
    return parser.emitError(parser.getNameLoc(), "attribute '")
           << duplicate->getName().getValue()
           << "' occurs more than once in the attribute list";
  return failure(parser.didEmitError());
}

/// Returns the dialect whose prefix may be omitted in regions of the operation.
static llvm::StringRef getDefaultDialect(OperationName name) {
  if (!name.hasInterface<OpAsmOpInterface>())
    return "";
  const auto *table = static_cast<const OpAsmTable *>(
      name.getInterface(OpAsmOpInterface::getInterfaceID()));
  return table->getDefaultDialect ? table->getDefaultDialect() : "";
}

/// Parses the text after the name into `opState`, one level deeper.
ParseResult OperationParser::parseCustomBody(llvm::SMLoc loc,
                                             OperationState &opState,
                                             size_t firstResultNames) {
  state.defaultDialectStack.push_back(getDefaultDialect(opState.name));
  ++customDepth;
  // A custom operation takes as much stack as several levels of attributes.
  state.depth += CustomLevelCost;
  CustomOperationParser parser(loc, *this, opState.name.getStringRef(),
                               firstResultNames);
  const size_t numRegions = openRegions.size();
  ParseResult result =
      needsNewStack() ? onNewStack([&] { return parseByHook(parser, opState); })
                      : parseByHook(parser, opState);
  // A hook may have ignored a failure inside a region.
  if (openRegions.size() != numRegions)
    result = failure();
  state.depth -= CustomLevelCost;
  --customDepth;
  state.defaultDialectStack.pop_back();
  return result;
}

Operation *OperationParser::parseCustomOperation(size_t firstResultNames) {
  llvm::SMLoc loc = getToken().getLoc();
  llvm::StringRef spelling = getTokenSpelling();
  FailureOr<OperationName> name = parseCustomOperationName();
  if (failed(name))
    return nullptr;
  if (!name->isRegistered()) {
    emitUnknown(emitError(loc), *name, spelling);
    return nullptr;
  }
  if (customDepth == MaximumCustomDepth) {
    emitError(loc, "nesting is too deep, the limit is ") << MaximumCustomDepth;
    return nullptr;
  }
  OperationState opState(getEncodedSourceLocation(loc), *name);
  if (parseCustomBody(loc, opState, firstResultNames))
    return nullptr;
  Operation *op = createOperation(opState);
  getInsertionBlock()->push_back(op);
  if (parseTrailingLocation(op) ||
      setProperties(op, opState.propertiesAttr, opState.location))
    return nullptr;
  return op;
}

} // namespace detail
} // namespace mlir
