// SPDX-License-Identifier: Apache-2.0
//
// The top level of a file: operations, alias definitions and metadata.
#ifndef CORE_ASM_TOP_LEVEL_PARSER_H
#define CORE_ASM_TOP_LEVEL_PARSER_H

#include "core/asm/parser_base.h"

namespace mlir {
namespace detail {

/// Parses the parts of a file that are not operations.
class TopLevelParser : public Parser {
public:
  using Parser::Parser;

  /// Parses the whole file. Appends its operations to `module`, which has one
  /// empty block. Does not verify.
  ParseResult parse(Operation *module);

  /// `#a = …`
  ParseResult parseAttributeAliasDefinition();
  /// `!t = …`
  ParseResult parseTypeAliasDefinition();
  /// `{-# … #-}`
  ParseResult parseFileMetadata();

private:
  template <typename T> T parseAliased(llvm::function_ref<T()> parse);
  ParseResult parseAliasName(llvm::StringRef what, bool isDefined);
  ParseResult parseMetadataEntry();
  ParseResult
  parseResources(llvm::function_ref<ParseResult(llvm::StringRef, llvm::SMLoc)>
                     parseSection);
  ParseResult parseDialectResources(llvm::StringRef name, llvm::SMLoc loc);
  ParseResult parseExternalResources(llvm::StringRef name, llvm::SMLoc loc);
};

} // namespace detail
} // namespace mlir

#endif // CORE_ASM_TOP_LEVEL_PARSER_H
