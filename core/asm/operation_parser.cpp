// SPDX-License-Identifier: Apache-2.0
#include "core/asm/operation_parser.h"

#include "core/ir/builtin/builtin_ops.h"

namespace mlir {
namespace detail {

OperationParser::OperationParser(ParserState &state, Operation *module)
    : Parser(state), module(module), topLevelRegion(module->getRegion(0)),
      values(state.buffer), deferredLocations(state.context),
      placeholderName(UnrealizedConversionCastOp::getOperationName(),
                      state.context) {
  blocks.push();
  values.push(/*isolated=*/true);
}

OperationParser::~OperationParser() = default;

/// Parses an operation and the regions that it leaves open.
ParseResult OperationParser::parseOperation() {
  const size_t base = openRegions.size();
  if (parseOperationStart())
    return failure();
  return parseOpenRegions(base);
}

/// Parses an operation; one in generic form only up to its first region's body.
ParseResult OperationParser::parseOperationStart() {
  const char *place = getToken().getLoc().getPointer();
  const size_t firstNames = resultNames.size();
  if (getToken().is(Token::percent_identifier) && parseResultNames())
    return failure();
  if (LLVM_LIKELY(getToken().is(Token::string)))
    return parseGenericOperationStart(place, firstNames);
  if (getToken().isNot(Token::bare_identifier) && !getToken().isKeyword())
    return failWrongToken("expected operation name in quotes");
  Operation *op = parseCustomOperation(firstNames);
  if (!op)
    return failure();
  return addResults(op, place, firstNames);
}

/// Parses `%a, %b:2 =`.
ParseResult OperationParser::parseResultNames() {
  do {
    if (getToken().isNot(Token::percent_identifier))
      return failWrongToken("expected valid ssa identifier");
    ResultNames names = {getTokenSpelling().data(),
                         values.getName(getTokenSpelling()), 1};
    consumeToken();
    if (consumeIf(Token::colon)) {
      if (getToken().isNot(Token::integer))
        return failWrongToken("expected integer number of results");
      std::optional<uint64_t> count = getToken().getUInt64Value();
      if (!count || *count < 1)
        return fail("expected named operation to have at least 1 result");
      names.count = *count;
      consumeToken();
    }
    resultNames.push_back(names);
  } while (consumeIf(Token::comma));
  return parseToken(Token::equal, "expected '=' after SSA name");
}

/// Names the results of an operation by the names from `firstNames` on, and
/// removes these names.
ParseResult OperationParser::addResults(Operation *op, const char *place,
                                        size_t firstNames) {
  if (resultNames.size() == firstNames)
    return success();
  const uint64_t numResults = op->getNumResults();
  if (numResults == 0)
    return fail(llvm::SMLoc::getFromPointer(place),
                "cannot name an operation with no results");
  uint64_t numNames = 0;
  for (const ResultNames &names : getResultNames(firstNames))
    numNames = llvm::SaturatingAdd(numNames, names.count);
  if (numNames != numResults)
    return emitError(llvm::SMLoc::getFromPointer(place))
           << "operation defines " << numResults << " results but was provided "
           << numNames << " to bind";
  unsigned first = 0;
  for (const ResultNames &names : getResultNames(firstNames)) {
    unsigned number = 0;
    ValueScopes::Definition existing = values.defineResults(
        names.name, op, first, names.count, names.loc, number);
    if (LLVM_UNLIKELY(existing.value))
      return failDefinition(names.name, number, existing,
                            op->getResult(first + number).getType(), names.loc);
    first += names.count;
  }
  resultNames.truncate(firstNames);
  return success();
}

// Values.

ParseResult OperationParser::parseUse(ValueUse &use) {
  if (getToken().isNot(Token::percent_identifier))
    return failWrongToken("expected SSA operand");
  use = {getTokenSpelling().data(), values.getName(getTokenSpelling()), 0};
  consumeToken();
  if (LLVM_LIKELY(getToken().isNot(Token::hash_identifier)))
    return success();
  std::optional<unsigned> number = getToken().getNumber();
  if (!number)
    return fail("invalid SSA value result number");
  use.number = *number;
  consumeToken();
  return success();
}

Value OperationParser::resolveUse(const ValueUse &use, Type type) {
  ValueScopes::Definition found = values.find(use.name, use.number);
  if (LLVM_LIKELY(found.value && found.value.getType() == type))
    return found.value;
  llvm::SMLoc loc = llvm::SMLoc::getFromPointer(use.loc);
  if (found.value) {
    InFlightDiagnostic error = emitError(loc);
    error << "use of value '" << values.getSpelling(use.name)
          << "' expects different type than prior uses: " << type << " vs "
          << found.value.getType();
    error.attachNote(
        getEncodedSourceLocation(llvm::SMLoc::getFromPointer(found.place)))
        << "prior use here";
    return nullptr;
  }
  if (values.isDefined(use.name)) {
    emitError(loc, "reference to invalid result number");
    return nullptr;
  }
  return createForwardReference(use, type);
}

Value OperationParser::createForwardReference(const ValueUse &use, Type type) {
  Location location =
      getEncodedSourceLocation(llvm::SMLoc::getFromPointer(use.loc));
  Operation *placeholder =
      Operation::create(location, placeholderName, type, {}, DictionaryAttr(),
                        nullptr, {}, /*numRegions=*/0);
  values.addForward(use.name, use.number, placeholder, use.loc);
  return placeholder->getResult(0);
}

ParseResult OperationParser::parseOperand(UnresolvedOperand &result,
                                          bool allowResultNumber) {
  result.location = getToken().getLoc();
  result.name = getTokenSpelling();
  result.number = 0;
  if (parseToken(Token::percent_identifier, "expected SSA operand"))
    return failure();
  if (getToken().isNot(Token::hash_identifier))
    return success();
  if (!allowResultNumber)
    return fail("result number not allowed in argument list");
  std::optional<unsigned> number = getToken().getNumber();
  if (!number)
    return fail("invalid SSA value result number");
  result.number = *number;
  consumeToken();
  return success();
}

Value OperationParser::resolveOperand(const UnresolvedOperand &operand,
                                      Type type) {
  return resolveUse({operand.location.getPointer(),
                     values.getName(operand.name), operand.number},
                    type);
}

ParseResult OperationParser::addDefinition(const UnresolvedOperand &name,
                                           Value value) {
  const ValueScopes::Name number = values.getName(name.name);
  const char *place = name.location.getPointer();
  ValueScopes::Definition existing =
      values.define(number, name.number, value, place);
  if (LLVM_LIKELY(!existing.value))
    return success();
  return failDefinition(number, name.number, existing, value.getType(), place);
}

/// Reports why `%name#number` cannot be defined as a value of `type`.
ParseResult
OperationParser::failDefinition(ValueScopes::Name name, unsigned number,
                                const ValueScopes::Definition &existing,
                                Type type, const char *place) {
  InFlightDiagnostic error = emitError(llvm::SMLoc::getFromPointer(place));
  Location other =
      getEncodedSourceLocation(llvm::SMLoc::getFromPointer(existing.place));
  if (!existing.isForward) {
    error << "redefinition of SSA value '" << values.getSpelling(name) << "'";
    error.attachNote(other) << "previously defined here";
    return error;
  }
  error << "definition of SSA value '" << values.getSpelling(name) << "#"
        << number << "' has type " << type;
  error.attachNote(other) << "previously used here with type "
                          << existing.value.getType();
  return error;
}

llvm::StringRef OperationParser::getResultName(const ResultNames &names) const {
  llvm::StringRef rest(names.loc, state.buffer.end() - names.loc);
  return rest.take_front(values.getSpelling(names.name).size()).drop_front();
}

// Locations.

/// Parses `loc(...)`. An alias that is not defined yet yields a placeholder.
ParseResult
OperationParser::parseOptionalLocation(std::optional<Location> &location) {
  if (!consumeIf(Token::kw_loc))
    return success();
  if (parseToken(Token::left_paren, "expected '(' in location"))
    return failure();
  llvm::StringRef spelling = getTokenSpelling();
  if (getToken().is(Token::hash_identifier) && !spelling.contains('.')) {
    llvm::SMLoc loc = getToken().getLoc();
    llvm::StringRef alias = spelling.drop_front();
    consumeToken();
    if (Attribute attribute = state.symbols.attributeAliases.lookup(alias)) {
      auto found = llvm::dyn_cast<LocationAttr>(attribute);
      if (!found)
        return emitError(loc)
               << "expected location, but found '" << attribute << "'";
      location = Location(found);
    } else {
      location = deferredLocations.get(alias, loc.getPointer());
    }
  } else {
    LocationAttr direct;
    if (parseLocationInstance(direct))
      return failure();
    location = Location(direct);
  }
  return parseToken(Token::right_paren, "expected ')' in location");
}

ParseResult OperationParser::parseTrailingLocation(Operation *op) {
  if (LLVM_LIKELY(getToken().isNot(Token::kw_loc)))
    return success();
  std::optional<Location> location;
  if (parseOptionalLocation(location))
    return failure();
  op->setLoc(*location);
  return success();
}

ParseResult OperationParser::finalize() {
  std::vector<const char *> undefined = values.getUndefined();
  for (const char *place : undefined)
    (void)fail(llvm::SMLoc::getFromPointer(place),
               "use of undeclared SSA value name");
  if (!undefined.empty())
    return failure();
  auto resolve = [&](llvm::StringRef alias, const char *place) {
    LocationAttr location;
    Attribute attribute = state.symbols.attributeAliases.lookup(alias);
    if (!attribute)
      emitError(llvm::SMLoc::getFromPointer(place),
                "operation location alias was never defined");
    else if (!(location = llvm::dyn_cast<LocationAttr>(attribute)))
      emitError(llvm::SMLoc::getFromPointer(place))
          << "expected location, but found '" << attribute << "'";
    return location;
  };
  if (failed(deferredLocations.resolveIn(module, resolve)))
    return failure();
  undefined = blocks.pop();
  for (const char *place : undefined)
    (void)fail(llvm::SMLoc::getFromPointer(place),
               "reference to an undefined block");
  return success(undefined.empty());
}

} // namespace detail
} // namespace mlir
