// SPDX-License-Identifier: Apache-2.0
//
// Determines where the printer of an assembly format prints spaces. The result
// is static: the state advances from element to element, no matter which
// elements are printed.
#ifndef ODS_FORMAT_FORMAT_SPACING_H
#define ODS_FORMAT_FORMAT_SPACING_H

#include "llvm/ADT/StringRef.h"

namespace mlir {
namespace ods {

/// The state between two elements.
struct FormatSpacing {
  /// True if the last printed element requires a space after it.
  bool wantsSpace = true;
  bool lastWasPunctuation = false;

  /// Adds a literal. Returns true if a space precedes it.
  bool addLiteral(llvm::StringRef literal) {
    bool hasSpace = wantsSpace && precedesLiteral(literal);
    llvm::StringRef opening = "<({[";
    wantsSpace = literal.size() != 1 || !opening.contains(literal.front());
    lastWasPunctuation = literal.front() != '_' && !isLetter(literal.front());
    return hasSpace;
  }

  /// Adds a variable or directive. Returns true if a space precedes it.
  bool addEntity() {
    bool hasSpace = wantsSpace || !lastWasPunctuation;
    wantsSpace = true;
    lastWasPunctuation = false;
    return hasSpace;
  }

private:
  static bool isLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
  }
  bool precedesLiteral(llvm::StringRef literal) const {
    if (literal.size() != 1 && literal != "->")
      return true;
    llvm::StringRef tight = lastWasPunctuation ? ">)}]," : "<>(){}[],";
    return !tight.contains(literal.front());
  }
};

} // namespace ods
} // namespace mlir

#endif // ODS_FORMAT_FORMAT_SPACING_H
