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

/// The name of an alias, of `what` kind, and what is before its value.
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

/// Keeps how deep the definition that was read nests.
void TopLevelParser::addAliasDepth(const void *alias) {
  if (state.greatestDepth != 0)
    state.symbols.aliasDepths[alias] = state.greatestDepth;
}

ParseResult TopLevelParser::parseAttributeAliasDefinition() {
  llvm::StringRef name = getTokenSpelling().drop_front();
  auto &aliases = state.symbols.attributeAliases;
  if (parseAliasName("attribute", aliases.contains(name)))
    return failure();
  state.greatestDepth = 0;
  Attribute attribute = parseAttribute();
  if (!attribute)
    return failure();
  addAliasDepth(attribute.getAsOpaquePointer());
  aliases[name] = attribute;
  return success();
}

ParseResult TopLevelParser::parseTypeAliasDefinition() {
  llvm::StringRef name = getTokenSpelling().drop_front();
  auto &aliases = state.symbols.typeAliases;
  if (parseAliasName("type", aliases.contains(name)))
    return failure();
  state.greatestDepth = 0;
  Type type = parseType();
  if (!type)
    return failure();
  addAliasDepth(type.getAsOpaquePointer());
  aliases[name] = type;
  return success();
}

} // namespace detail
} // namespace mlir
