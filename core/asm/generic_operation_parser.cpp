// SPDX-License-Identifier: Apache-2.0
//
// Parsing of operations in generic form:
//   "name"(operands)[successors]<properties>(regions) {attributes} : type
#include "core/asm/operation_parser.h"
#include "core/ir/context/context.h"
#include "core/ir/descriptor/op_invariants.h"
#include "core/ir/descriptor/properties.h"
#include "core/ir/descriptor/traits.h"

namespace mlir {
namespace detail {

/// Returns the dialect of an operation name, loading it, or null if it is
/// unknown.
static Dialect *loadDialect(MLIRContext *context, llvm::StringRef opName) {
  return context->getOrLoadDialect(opName.split('.').first);
}

OperationParser::GenericName
OperationParser::makeGenericName(const Token &token) {
  std::string storage;
  llvm::StringRef spelling = getStringValue(token, storage);
  MLIRContext *context = getContext();
  OperationName name(spelling, context);
  if (name.isRegistered())
    return {name, true};
  Dialect *dialect = loadDialect(context, spelling);
  // Loading the dialect may have registered the name.
  return {OperationName(spelling, context),
          dialect || context->allowsUnregisteredDialects()};
}

/// Parses the quoted name. Returns null after a diagnostic.
const OperationParser::GenericName *OperationParser::parseGenericName() {
  const Token token = getToken();
  const uint32_t number = genericNames.getOrInsert(token.getSpelling());
  if (LLVM_UNLIKELY(number == genericNameInfos.size())) {
    std::string storage;
    llvm::StringRef spelling = getStringValue(token, storage);
    const char *message = spelling.empty() ? "empty operation name is invalid"
                          : spelling.contains('\0')
                              ? "null character not allowed in operation name"
                              : nullptr;
    if (message) {
      (void)fail(message);
      return nullptr;
    }
    genericNameInfos.push_back(makeGenericName(token));
  }
  consumeToken();
  const GenericName &name = genericNameInfos[number];
  if (LLVM_LIKELY(name.legal))
    return &name;
  (void)fail("operation being parsed with an unregistered dialect. If this is "
             "intended, please use -allow-unregistered-dialect with the MLIR "
             "tool used");
  return nullptr;
}

/// Parses up to the regions or, if there are any, to the body of the first one.
ParseResult
OperationParser::parseGenericOperationStart(const char *place,
                                            size_t firstResultNames) {
  llvm::SMLoc namePlace = getToken().getLoc();
  const GenericName *name = parseGenericName();
  if (!name)
    return failure();
  GenericOperation parts = {place,
                            getEncodedSourceLocation(namePlace),
                            name->name,
                            Attribute(),
                            firstResultNames,
                            operandUses.size(),
                            successors.size(),
                            regions.size()};
  if (parseToken(Token::left_paren, "expected '(' to start operand list") ||
      parseOperandUses() ||
      parseToken(Token::right_paren, "expected ')' to end operand list") ||
      parseOptionalSuccessors(parts.name) ||
      parseOptionalProperties(parts.properties))
    return failure();
  if (LLVM_LIKELY(!consumeIf(Token::left_paren)))
    return finishGenericOperation(parts);
  genericOperations.push_back(parts);
  return parseGenericRegionStart();
}

ParseResult OperationParser::parseOperandUses() {
  if (getToken().isNot(Token::percent_identifier))
    return success();
  do {
    ValueUse use;
    if (parseUse(use))
      return failure();
    operandUses.push_back(use);
  } while (consumeIf(Token::comma));
  return success();
}

ParseResult OperationParser::parseOptionalSuccessors(OperationName name) {
  if (LLVM_LIKELY(getToken().isNot(Token::left_square)))
    return success();
  if (!name.mightHaveTrait<OpTrait::IsTerminator>())
    return fail("successors in non-terminator");
  consumeToken();
  auto parseElement = [&]() -> ParseResult {
    Block *block;
    if (parseSuccessor(block))
      return failure();
    successors.push_back(block);
    return success();
  };
  return parseCommaSeparatedListUntil(Token::right_square, parseElement,
                                      /*allowEmptyList=*/false);
}

ParseResult OperationParser::parseOptionalProperties(Attribute &properties) {
  if (!consumeIf(Token::less))
    return success();
  properties = parseAttribute();
  if (!properties)
    return failure();
  return parseToken(Token::greater, "expected '>' to close properties");
}

void OperationParser::setOperationType(FunctionType type) {
  operandTypes.assign(type.getInputs().begin(), type.getInputs().end());
  resultTypes.assign(type.getResults().begin(), type.getResults().end());
}

/// Parses `(types) -> types` into `operandTypes` and `resultTypes` without
/// creating a function type.
ParseResult OperationParser::parseOperationType() {
  operandTypes.clear();
  resultTypes.clear();
  if (LLVM_LIKELY(getToken().is(Token::left_paren)))
    return failure(parseTypeListParens(operandTypes) ||
                   parseToken(Token::arrow, "expected '->' in function type") ||
                   parseFunctionResultTypes(resultTypes));
  llvm::SMLoc loc = getToken().getLoc();
  Type type = parseType();
  if (!type)
    return failure();
  auto function = llvm::dyn_cast<FunctionType>(type);
  if (!function)
    return mlir::emitError(getEncodedSourceLocation(loc),
                           "expected function type");
  setOperationType(function);
  return success();
}

/// Appends the values of the uses from `firstOperand` on to `operands`. Their
/// types are `operandTypes`.
ParseResult OperationParser::resolveOperandUses(size_t firstOperand,
                                                llvm::SMLoc typePlace) {
  auto uses = llvm::ArrayRef(operandUses).drop_front(firstOperand);
  if (LLVM_UNLIKELY(uses.size() != operandTypes.size()))
    return mlir::emitError(getEncodedSourceLocation(typePlace))
           << "expected " << uses.size() << " operand type"
           << (uses.size() == 1 ? "" : "s") << " but had "
           << operandTypes.size();
  operands.clear();
  for (auto [use, type] : llvm::zip_equal(uses, operandTypes)) {
    Value value = resolveUse(use, type);
    if (!value)
      return failure();
    operands.push_back(value);
  }
  return success();
}

/// Parses from the attributes to the end, after the regions.
ParseResult
OperationParser::finishGenericOperation(const GenericOperation &parts) {
  attributes.clear();
  if (getToken().is(Token::left_brace) && parseAttributeDict(attributes))
    return failure();
  if (parseToken(Token::colon, "expected ':' followed by operation type"))
    return failure();
  llvm::SMLoc typePlace = getToken().getLoc();
  if (parseOperationType() ||
      resolveOperandUses(parts.firstOperand, typePlace) ||
      checkInherentAttributes(parts))
    return failure();
  Operation *op = createGenericOperation(parts);
  getInsertionBlock()->push_back(op);
  dropParts(parts);
  if (parseTrailingLocation(op) ||
      setProperties(op, parts.properties, parts.location))
    return failure();
  return addResults(op, parts.loc, parts.firstResultNames);
}

/// Reports the diagnostics of the operation about inherent attributes in the
/// dictionary.
ParseResult
OperationParser::checkInherentAttributes(const GenericOperation &parts) {
  const OpDescriptor *descriptor = parts.name.getDescriptor();
  if (!descriptor || parts.properties || attributes.empty())
    return success();
  return verifyInherentAttributes(*descriptor, attributes, [&] {
    return mlir::emitError(parts.location)
           << "'" << parts.name.getStringRef() << "' op ";
  });
}

/// Returns the property that an attribute name denotes, or null. A dictionary
/// of attributes sets no other kinds of properties.
static const FieldDescriptor *lookupInherentAttribute(const FieldTable &table,
                                                      llvm::StringRef name) {
  const FieldDescriptor *field = lookupProperty(table, name);
  return field && (field->kind == FieldKind::Attribute ||
                   field->kind == FieldKind::Int32Inline)
             ? field
             : nullptr;
}

void OperationParser::setAttributes(Operation *op, NamedAttrList &attributes,
                                    bool withInherent) {
  if (attributes.empty())
    return;
  const FieldTable table = op->getName().getProperties();
  if (!table.fields.empty()) {
    NamedAttrList discardable;
    for (NamedAttribute attribute : attributes) {
      const FieldDescriptor *field =
          lookupInherentAttribute(table, attribute.getName().getValue());
      if (!field)
        discardable.append(attribute);
      else if (withInherent)
        // Attributes of a wrong kind are ignored here. The verifier reports
        // them.
        (void)setPropertyFromAttribute(*field, op->getPropertiesStorage(),
                                       attribute.getValue(), nullptr);
    }
    attributes = std::move(discardable);
  }
  op->setDiscardableAttrs(attributes.getDictionary(op->getContext()));
}

Operation *
OperationParser::createGenericOperation(const GenericOperation &parts) {
  const OpDescriptor *descriptor = parts.name.getDescriptor();
  const void *properties =
      parts.properties && !descriptor ? &parts.properties : nullptr;
  auto opRegions = llvm::MutableArrayRef(regions).drop_front(parts.firstRegion);
  Operation *op = Operation::create(
      parts.location, parts.name, resultTypes, operands, DictionaryAttr(),
      properties, llvm::ArrayRef(successors).drop_front(parts.firstSuccessor),
      opRegions.size());
  for (auto [region, from] : llvm::zip_equal(op->getRegions(), opRegions))
    region.takeBody(*from);
  // setProperties runs later, so properties override these attributes.
  setAttributes(op, attributes, /*withInherent=*/true);
  return op;
}

/// Sets the properties of a registered operation from the parsed attribute.
ParseResult OperationParser::setProperties(Operation *op, Attribute properties,
                                           Location location) {
  if (!properties || !op->isRegistered())
    return success();
  return op->setPropertiesFromAttribute(properties, [&] {
    return mlir::emitError(location)
           << "invalid properties " << properties << " for op "
           << op->getName().getStringRef() << ": ";
  });
}

/// Releases the parts, except for the result names.
void OperationParser::dropParts(const GenericOperation &parts) {
  operandUses.truncate(parts.firstOperand);
  successors.truncate(parts.firstSuccessor);
  while (regions.size() > parts.firstRegion) {
    spareRegions.push_back(std::move(regions.back()));
    regions.pop_back();
  }
}

Operation *OperationParser::parseGenericOperation(Block *block,
                                                  Block::iterator point) {
  const size_t base = openRegions.size();
  const char *place = getToken().getLoc().getPointer();
  if (getToken().isNot(Token::string)) {
    (void)failWrongToken("expected operation name in quotes");
    return nullptr;
  }
  // The operation is created at the end of the block of the operation whose
  // hook requests it, then moved.
  if (parseGenericOperationStart(place, resultNames.size()) ||
      parseOpenRegions(base))
    return nullptr;
  Operation *op = &getInsertionBlock()->back();
  op->moveBefore(block, point);
  return op;
}

/// Parses the operands of an operation for a hook, or takes the given ones,
/// into `operandUses`.
ParseResult OperationParser::parseOperandUses(
    std::optional<llvm::ArrayRef<UnresolvedOperand>> given) {
  if (!given)
    return failure(
        parseToken(Token::left_paren, "expected '(' to start operand list") ||
        parseOperandUses() ||
        parseToken(Token::right_paren, "expected ')' to end operand list"));
  for (const UnresolvedOperand &operand : *given)
    operandUses.push_back({operand.location.getPointer(),
                           values.getName(operand.name), operand.number});
  return success();
}

/// Does the same for successors.
ParseResult
OperationParser::parseSuccessors(OperationState &result,
                                 std::optional<llvm::ArrayRef<Block *>> given) {
  if (given) {
    result.addSuccessors(*given);
    return success();
  }
  const size_t first = successors.size();
  if (parseOptionalSuccessors(result.name))
    return failure();
  result.addSuccessors(llvm::ArrayRef(successors).drop_front(first));
  successors.truncate(first);
  return success();
}

/// Does the same for regions.
ParseResult OperationParser::parseRegions(
    OperationState &result,
    std::optional<llvm::MutableArrayRef<std::unique_ptr<Region>>> given) {
  if (given) {
    for (std::unique_ptr<Region> &region : *given)
      result.addRegion(std::move(region));
    return success();
  }
  if (!consumeIf(Token::left_paren))
    return success();
  do {
    if (checkRegionCount(result.regions.size()) ||
        parseRegion(*result.addRegion(), {}, /*isolated=*/false))
      return failure();
  } while (consumeIf(Token::comma));
  return parseToken(Token::right_paren, "expected ')' to end region list");
}

/// Does the same for the type, then resolves operands and result types.
ParseResult OperationParser::parseTypes(OperationState &result,
                                        size_t firstOperand,
                                        std::optional<FunctionType> given) {
  if (!given &&
      parseToken(Token::colon, "expected ':' followed by operation type"))
    return failure();
  llvm::SMLoc loc = getToken().getLoc();
  if (given)
    setOperationType(*given);
  else if (parseOperationType())
    return failure();
  if (resolveOperandUses(firstOperand, loc))
    return failure();
  operandUses.truncate(firstOperand);
  result.addTypes(resultTypes);
  result.addOperands(operands);
  return success();
}

ParseResult OperationParser::parseGenericOperationAfterOpName(
    OperationState &result,
    std::optional<llvm::ArrayRef<UnresolvedOperand>> givenOperands,
    std::optional<llvm::ArrayRef<Block *>> givenSuccessors,
    std::optional<llvm::MutableArrayRef<std::unique_ptr<Region>>> givenRegions,
    std::optional<llvm::ArrayRef<NamedAttribute>> givenAttributes,
    std::optional<Attribute> givenProperties,
    std::optional<FunctionType> givenType) {
  const size_t firstOperand = operandUses.size();
  if (parseOperandUses(givenOperands) ||
      parseSuccessors(result, givenSuccessors))
    return failure();
  if (givenProperties)
    result.propertiesAttr = *givenProperties;
  else if (parseOptionalProperties(result.propertiesAttr))
    return failure();
  if (parseRegions(result, givenRegions))
    return failure();
  if (givenAttributes)
    result.addAttributes(*givenAttributes);
  else if (getToken().is(Token::left_brace) &&
           parseAttributeDict(result.attributes))
    return failure();
  return parseTypes(result, firstOperand, givenType);
}

} // namespace detail
} // namespace mlir
