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
    reversed = 0;
  }
  bool empty() const { return places.empty(); }

  /// Puts an operation on top; one that is there stays where it is.
  void push(Operation *op) {
    if (places.try_emplace(op, mirror(stack.size())).second)
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
    stack[mirror(place->second)] = nullptr;
    places.erase(place);
  }
  /// Turns the bottom to the top; at most once since it was made or cleared.
  void reverse() {
    assert(!reversed && "places are mirrored once");
    std::reverse(stack.begin(), stack.end());
    reversed = stack.size();
  }

private:
  /// The place in the stack that is noted for an operation, and back: what was
  /// there when the stack was turned has kept its number.
  size_t mirror(size_t place) const {
    return place < reversed ? reversed - 1 - place : place;
  }

  /// With nulls in place of what was removed.
  std::vector<Operation *> stack;
  llvm::DenseMap<Operation *, size_t> places;
  /// So many were there when the stack was turned.
  size_t reversed = 0;
};

} // namespace mlir

#endif // CORE_REWRITE_WORKLIST_H
