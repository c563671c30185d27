// SPDX-License-Identifier: Apache-2.0
//
// What somebody may have meant who wrote a name that is none.
#ifndef CORE_SUPPORT_NEAR_MISS_H
#define CORE_SUPPORT_NEAR_MISS_H

#include <string>

#include "llvm/ADT/StringRef.h"

namespace mlir {

/// Finds the name that is nearest to another one. A name is near if it takes
/// fewer changes of characters than the written name has, and three at most; of
/// those equally near the first counts.
class NearMiss {
public:
  /// `written` is not copied.
  explicit NearMiss(llvm::StringRef written);

  void compare(llvm::StringRef candidate);
  /// Empty if none is near.
  llvm::StringRef getNearest() const { return nearest; }
  /// `; did you mean 'NAME'?`, or empty.
  std::string getQuestion() const;

private:
  llvm::StringRef written;
  /// More than a near name takes.
  unsigned limit;
  std::string nearest;
};

} // namespace mlir

#endif // CORE_SUPPORT_NEAR_MISS_H
