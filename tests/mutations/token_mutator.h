// SPDX-License-Identifier: Apache-2.0
//
// Changes of a text, one token at a time: the same ones in every run.
#ifndef TESTS_MUTATIONS_TOKEN_MUTATOR_H
#define TESTS_MUTATIONS_TOKEN_MUTATOR_H

#include <string>
#include <vector>

#include "llvm/ADT/StringRef.h"

namespace mlir::mutations {

/// Splits MLIR's text into tokens: strings, names with their sigils, numbers,
/// `->`, and single characters. Types like `4x8xf32` are one token. Blanks are
/// left out. Any text is split.
std::vector<llvm::StringRef> splitTokens(llvm::StringRef text);

/// All changes of a text. Change number `i` concerns the token
/// `i / numChangesPerToken`: it cuts the text there, deletes, duplicates or
/// swaps the token, or replaces it by a token of another kind or by a literal
/// that is out of range.
class TokenMutator {
public:
  explicit TokenMutator(llvm::StringRef text)
      : text(text), tokens(splitTokens(text)) {}

  size_t getNumChanges() const;
  std::string getChange(size_t index) const;

private:
  llvm::StringRef text;
  std::vector<llvm::StringRef> tokens;
};

} // namespace mlir::mutations

#endif // TESTS_MUTATIONS_TOKEN_MUTATOR_H
