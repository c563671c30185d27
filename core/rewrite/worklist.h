// SPDX-License-Identifier: Apache-2.0
//
// Operations that are still to be looked at, each once.
#ifndef CORE_REWRITE_WORKLIST_H
#define CORE_REWRITE_WORKLIST_H

#include <vector>

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir {

class Operation;

/// A stack without repetitions. Pushing, popping and removing take O(1).
class Worklist {
public:
  void clear() {
    stack.clear();
    places.clear();
  }
  bool empty() const { return places.empty(); }

  /// Puts an operation on top; one that is there stays where it is.
  void push(Operation *op) {
    if (places.try_emplace(op, stack.size()).second)
      stack.push_back(op);
  }
  /// Takes the top one; there is one.
  Operation *pop() {
    while (!stack.back())
      stack.pop_back();
    Operation *op = stack.back();
    stack.pop_back();
    places.erase(op);
    return op;
  }
  void remove(Operation *op) {
    auto place = places.find(op);
    if (place == places.end())
      return;
    stack[place->second] = nullptr;
    places.erase(place);
  }
  /// Turns the bottom to the top.
  void reverse() {
    std::reverse(stack.begin(), stack.end());
    for (size_t i = 0; i < stack.size(); ++i)
      if (stack[i])
        places[stack[i]] = i;
  }

private:
  /// With nulls in place of what was removed.
  std::vector<Operation *> stack;
  llvm::DenseMap<Operation *, size_t> places;
};

} // namespace mlir

#endif // CORE_REWRITE_WORKLIST_H
