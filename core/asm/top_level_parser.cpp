// SPDX-License-Identifier: Apache-2.0
#include "core/asm/top_level_parser.h"

#include "core/asm/operation_parser.h"

namespace mlir {
namespace detail {

ParseResult TopLevelParser::parse(Operation *module) {
  OperationParser operations(state, module);
  while (true) {
    ParseResult result = success();
    switch (getToken().getKind()) {
    case Token::end_of_file:
      return operations.finalize();
    case Token::error:
      return failure();
    case Token::hash_identifier:
      result = parseAttributeAliasDefinition();
      break;
    case Token::exclamation_identifier:
      result = parseTypeAliasDefinition();
      break;
    case Token::file_metadata_begin:
      result = parseFileMetadata();
      break;
    default:
      result = operations.parseOperation();
    }
    if (result)
      return failure();
  }
}

/// Parses the name of an alias and the `=`. `what` is its kind.
ParseResult TopLevelParser::parseAliasName(llvm::StringRef what,
                                           bool isDefined) {
  llvm::StringRef name = getTokenSpelling().drop_front();
  if (isDefined)
    return emitError("redefinition of ")
           << what << " alias id '" << name << "'";
  if (name.contains('.'))
    return emitError(
        what + " names with a '.' are reserved for dialect-defined names");
  consumeToken();
  return parseToken(Token::equal,
                    "expected '=' in " + what + " alias definition");
}

/// Parses the definition of an alias and records its depth and length.
template <typename T>
T TopLevelParser::parseAliased(llvm::function_ref<T()> parse) {
  const char *begin = getToken().getLoc().getPointer();
  const uint64_t lengthBefore = state.aliasedLength;
  state.greatestDepth = 0;
  state.aliasedLength = 0;
  T value = parse();
  if (value)
    state.symbols.aliasExtents[value.getAsOpaquePointer()] = {
        state.greatestDepth,
        state.lastTokenEnd.getPointer() - begin + state.aliasedLength};
  state.aliasedLength = lengthBefore;
  return value;
}

ParseResult TopLevelParser::parseAttributeAliasDefinition() {
  llvm::StringRef name = getTokenSpelling().drop_front();
  auto &aliases = state.symbols.attributeAliases;
  if (parseAliasName("attribute", aliases.contains(name)))
    return failure();
  Attribute attribute =
      parseAliased<Attribute>([this] { return parseAttribute(); });
  if (!attribute)
    return failure();
  aliases[name] = attribute;
  return success();
}

ParseResult TopLevelParser::parseTypeAliasDefinition() {
  llvm::StringRef name = getTokenSpelling().drop_front();
  auto &aliases = state.symbols.typeAliases;
  if (parseAliasName("type", aliases.contains(name)))
    return failure();
  Type type = parseAliased<Type>([this] { return parseType(); });
  if (!type)
    return failure();
  aliases[name] = type;
  return success();
}

} // namespace detail
} // namespace mlir
