// SPDX-License-Identifier: Apache-2.0
//
// A worklist of operations without duplicates.
#ifndef CORE_REWRITE_WORKLIST_H
#define CORE_REWRITE_WORKLIST_H

#include <vector>

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir {

class Operation;

/// A stack without duplicates. Pushing, popping and removing take O(1) time.
class Worklist {
public:
  void clear() {
    stack.clear();
    places.clear();
    reversed = 0;
  }
  bool empty() const { return places.empty(); }

  /// Pushes an operation. If it is in the stack already, its position does not
  /// change.
  void push(Operation *op) {
    if (places.try_emplace(op, mirror(stack.size())).second)
      stack.push_back(op);
  }
  /// Pops the top operation. The stack must not be empty.
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
  /// Reverses the stack. May be called once after construction or `clear`.
  void reverse() {
    assert(!reversed && "places are mirrored once");
    std::reverse(stack.begin(), stack.end());
    reversed = stack.size();
  }

private:
  /// Maps a position in the stack to the index recorded in `places`, and back.
  /// Positions from before the reversal keep their recorded index.
  size_t mirror(size_t place) const {
    return place < reversed ? reversed - 1 - place : place;
  }

  /// Removed operations leave null entries.
  std::vector<Operation *> stack;
  llvm::DenseMap<Operation *, size_t> places;
  /// The size of the stack when it was reversed.
  size_t reversed = 0;
};

} // namespace mlir

#endif // CORE_REWRITE_WORKLIST_H
