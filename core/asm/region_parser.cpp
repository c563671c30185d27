// SPDX-License-Identifier: Apache-2.0
//
// Parsing of regions and blocks. The parser keeps a stack of open regions and
// continues in the innermost one.
#include "core/asm/operation_parser.h"

namespace mlir {
namespace detail {

std::unique_ptr<Region> OperationParser::makeRegion() {
  if (spareRegions.empty())
    return std::make_unique<Region>();
  std::unique_ptr<Region> region = std::move(spareRegions.back());
  spareRegions.pop_back();
  return region;
}

void OperationParser::pushRegion(Region *region, bool isGeneric,
                                 bool isolated) {
  openRegions.push_back({region, nullptr, nullptr, isGeneric});
  values.push(isolated);
  blocks.push();
}

/// Parses until at most `base` regions are open.
ParseResult OperationParser::parseOpenRegions(size_t base) {
  while (openRegions.size() > base) {
    if (getToken().is(Token::right_brace)) {
      if (parseRegionEnd())
        return failure();
      continue;
    }
    if (getToken().is(Token::caret_identifier)) {
      if (parseBlockStart())
        return failure();
      continue;
    }
    OpenRegion &region = openRegions.back();
    if (LLVM_UNLIKELY(!region.block)) {
      region.block = new Block;
      region.region->push_back(region.block);
    }
    if (parseOperationStart())
      return failure();
  }
  return success();
}

ParseResult OperationParser::checkRegionCount(size_t count) {
  if (LLVM_LIKELY(count < MaximumRegions))
    return success();
  emitError("too many regions, the limit is ") << MaximumRegions;
  return failure();
}

/// Parses the `{` of a region of the innermost generic operation.
ParseResult OperationParser::parseGenericRegionStart() {
  if (checkRegionCount(regions.size() - genericOperations.back().firstRegion))
    return failure();
  if (parseToken(Token::left_brace, "expected '{' to begin a region"))
    return failure();
  regions.push_back(makeRegion());
  pushRegion(regions.back().get(), /*isGeneric=*/true, /*isolated=*/false);
  return success();
}

/// Parses the `}` of the innermost region. If its operation is in generic form,
/// continues with the next region or the rest of the operation.
ParseResult OperationParser::parseRegionEnd() {
  if (checkEntryArguments())
    return failure();
  std::vector<const char *> undefined = blocks.pop();
  for (const char *place : undefined)
    (void)fail(llvm::SMLoc::getFromPointer(place),
               "reference to an undefined block");
  if (!undefined.empty())
    return failure();
  consumeToken(Token::right_brace);
  values.pop();
  const bool isGeneric = openRegions.back().isGeneric;
  openRegions.pop_back();
  if (!isGeneric)
    return success();
  if (consumeIf(Token::comma))
    return parseGenericRegionStart();
  if (parseToken(Token::right_paren, "expected ')' to end region list"))
    return failure();
  const GenericOperation parts = genericOperations.back();
  genericOperations.pop_back();
  return finishGenericOperation(parts);
}

ParseResult OperationParser::parseRegion(Region &region,
                                         llvm::ArrayRef<Argument> arguments,
                                         bool isolated) {
  if (parseToken(Token::left_brace, "expected '{' to begin a region"))
    return failure();
  if (arguments.empty() && consumeIf(Token::right_brace))
    return success();
  const size_t base = openRegions.size();
  pushRegion(&region, /*isGeneric=*/false, isolated);
  if (!arguments.empty()) {
    auto *block = new Block;
    region.push_back(block);
    OpenRegion &open = openRegions.back();
    open.block = block;
    if (arguments.front().ssaName.name.empty()) {
      open.unlabeled = block;
      open.maxArguments = arguments.size();
    } else if (parseRegionArguments(block, arguments)) {
      return failure();
    }
  }
  return parseOpenRegions(base);
}

/// Adds the named arguments that precede the region.
ParseResult
OperationParser::parseRegionArguments(Block *block,
                                      llvm::ArrayRef<Argument> arguments) {
  if (getToken().is(Token::caret_identifier))
    return fail("invalid block name in region with named arguments");
  for (const Argument &argument : arguments) {
    const UnresolvedOperand &name = argument.ssaName;
    ValueScopes::Definition existing =
        values.find(values.getName(name.name), name.number);
    if (existing.value) {
      InFlightDiagnostic error = emitError(name.location);
      error << "region entry argument '" << name.name << "' is already in use";
      error.attachNote(
          getEncodedSourceLocation(llvm::SMLoc::getFromPointer(existing.place)))
          << "previously referenced here";
      return error;
    }
    Location location = argument.sourceLoc
                            ? *argument.sourceLoc
                            : getEncodedSourceLocation(name.location);
    BlockArgument value = block->addArgument(argument.type, location);
    if (addDefinition(name, value))
      return failure();
  }
  return success();
}

/// Checks at the end of the first block that it has no more arguments than the
/// region defines.
ParseResult OperationParser::checkEntryArguments() {
  OpenRegion &region = openRegions.back();
  const size_t maximum = std::exchange(region.maxArguments, 0);
  if (maximum && region.region->front().getNumArguments() > maximum)
    return fail("entry block arguments were already defined");
  return success();
}

/// Parses `^bb(%x: i32):`.
ParseResult OperationParser::parseBlockStart() {
  OpenRegion &region = openRegions.back();
  Block *first = std::exchange(region.unlabeled, nullptr);
  if (first && !first->empty())
    first = nullptr;
  if (!first && checkEntryArguments())
    return failure();
  llvm::StringRef name = getTokenSpelling();
  llvm::SMLoc loc = getToken().getLoc();
  consumeToken(Token::caret_identifier);
  Block *block = blocks.define(name, loc.getPointer(), first);
  if (!block)
    return emitError(loc) << "redefinition of block '" << name << "'";
  if (block != first)
    region.region->push_back(block);
  region.block = block;
  if (getToken().is(Token::left_paren) && parseBlockArguments(block))
    return failure();
  return parseToken(Token::colon, "expected ':' after block name");
}

/// Parses `(%x: i32, %y: i64 loc(...))`.
ParseResult OperationParser::parseBlockArguments(Block *block) {
  auto parseElement = [&]() -> ParseResult {
    UnresolvedOperand name;
    if (parseOperand(name, /*allowResultNumber=*/true) ||
        parseToken(Token::colon, "expected ':' and type for SSA operand"))
      return failure();
    Type type = parseType();
    if (!type)
      return failure();
    BlockArgument argument =
        block->addArgument(type, getEncodedSourceLocation(name.location));
    std::optional<Location> location;
    if (parseOptionalLocation(location))
      return failure();
    if (location)
      argument.setLoc(*location);
    return addDefinition(name, argument);
  };
  return parseCommaSeparatedList(Delimiter::Paren, parseElement);
}

ParseResult OperationParser::parseSuccessor(Block *&block) {
  if (getToken().isNot(Token::caret_identifier))
    return failWrongToken("expected block name");
  block = blocks.get(getTokenSpelling(), getToken().getLoc().getPointer());
  consumeToken();
  return success();
}

} // namespace detail
} // namespace mlir
