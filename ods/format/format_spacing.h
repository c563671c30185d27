// SPDX-License-Identifier: Apache-2.0
//
// Where a printer by an assembly format puts spaces. Known statically: the
// state runs on from element to element, whatever of them is printed.
#ifndef ODS_FORMAT_FORMAT_SPACING_H
#define ODS_FORMAT_FORMAT_SPACING_H

#include "llvm/ADT/StringRef.h"

namespace mlir {
namespace ods {

/// The state between two elements.
struct FormatSpacing {
  /// What was printed last asks for a space behind it.
  bool wantsSpace = true;
  bool lastWasPunctuation = false;

  /// Whether a space precedes a literal, which becomes the last element.
  bool addLiteral(llvm::StringRef literal) {
    bool hasSpace = wantsSpace && precedesLiteral(literal);
    llvm::StringRef opening = "<({[";
    wantsSpace = literal.size() != 1 || !opening.contains(literal.front());
    lastWasPunctuation = literal.front() != '_' && !isLetter(literal.front());
    return hasSpace;
  }

  /// The same of a variable or directive.
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
