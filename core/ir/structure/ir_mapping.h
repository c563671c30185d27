// SPDX-License-Identifier: Apache-2.0
//
// Maps values, blocks and operations to their copies.
#ifndef CORE_IR_STRUCTURE_IR_MAPPING_H
#define CORE_IR_STRUCTURE_IR_MAPPING_H

#include "core/ir/structure/block.h"
#include "core/ir/structure/ranges.h"
#include "llvm/ADT/DenseMap.h"

namespace mlir {

class IRMapping {
public:
  void map(Value from, Value to) { values[from] = to; }
  void map(Block *from, Block *to) { blocks[from] = to; }
  void map(Operation *from, Operation *to) { operations[from] = to; }
  void map(ValueRange from, ValueRange to) {
    for (auto [a, b] : llvm::zip_equal(from, to))
      map(a, b);
  }
  template <typename T> bool contains(T from) const {
    return static_cast<bool>(lookupOrNull(from));
  }
  Value lookupOrNull(Value from) const { return values.lookup(from); }
  Block *lookupOrNull(Block *from) const { return blocks.lookup(from); }
  Operation *lookupOrNull(Operation *from) const {
    return operations.lookup(from);
  }
  template <typename T> T lookupOrDefault(T from) const {
    T to = lookupOrNull(from);
    return to ? to : from;
  }
  template <typename T> T lookupOrValue(T from, T value) const {
    T to = lookupOrNull(from);
    return to ? to : value;
  }
  /// Returns the copy, which must exist.
  template <typename T> T lookup(T from) const {
    T to = lookupOrNull(from);
    assert(to && "nothing is mapped to this");
    return to;
  }
  void erase(Value from) { values.erase(from); }
  void erase(Block *from) { blocks.erase(from); }
  void erase(Operation *from) { operations.erase(from); }
  void clear() {
    values.clear();
    blocks.clear();
    operations.clear();
  }
  const llvm::DenseMap<Value, Value> &getValueMap() const { return values; }
  const llvm::DenseMap<Block *, Block *> &getBlockMap() const { return blocks; }
  const llvm::DenseMap<Operation *, Operation *> &getOperationMap() const {
    return operations;
  }

private:
  llvm::DenseMap<Value, Value> values;
  llvm::DenseMap<Block *, Block *> blocks;
  llvm::DenseMap<Operation *, Operation *> operations;
};

} // namespace mlir

#endif // CORE_IR_STRUCTURE_IR_MAPPING_H
