// SPDX-License-Identifier: Apache-2.0
//
// Suggestions for misspelled names.
#ifndef CORE_SUPPORT_NEAR_MISS_H
#define CORE_SUPPORT_NEAR_MISS_H

#include <string>

#include "llvm/ADT/StringRef.h"

namespace mlir {

/// Finds the name nearest to a written one. A name is near if its edit distance
/// is less than the length of the written name and at most three. If several
/// are equally near, the first one is used.
class NearMiss {
public:
  /// Does not copy `written`.
  explicit NearMiss(llvm::StringRef written);

  void compare(llvm::StringRef candidate);
  /// Returns the nearest name, or an empty string if none is near.
  llvm::StringRef getNearest() const { return nearest; }
  /// Returns `; did you mean 'NAME'?`, or an empty string.
  std::string getQuestion() const;

private:
  llvm::StringRef written;
  /// The edit distance must be below this limit.
  unsigned limit;
  std::string nearest;
};

} // namespace mlir

#endif // CORE_SUPPORT_NEAR_MISS_H
