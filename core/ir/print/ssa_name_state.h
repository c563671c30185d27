// SPDX-License-Identifier: Apache-2.0
//
// Names of the values and blocks nested in an operation. Private to core/ir.
#ifndef CORE_IR_PRINT_SSA_NAME_STATE_H
#define CORE_IR_PRINT_SSA_NAME_STATE_H

#include <cstdint>
#include <memory>
#include <utility>

#include "core/ir/print/op_printing_flags.h"
#include "core/ir/structure/operation.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/Allocator.h"

namespace mlir::detail {

/// The name of a value: a number, or the index of a string.
struct ValueID {
  uint32_t isNamed : 1;
  /// True if it names several results.
  uint32_t isPack : 1;
  uint32_t number : 30;
};

/// A hash table with the addresses of values as keys. Values that are close in
/// memory are close in the table. Values without a free slot nearby are in a
/// second table.
class ValueIDTable {
public:
  /// Returns null if there is none. The result is valid until the next `set`.
  const ValueID *lookup(const void *value) const {
    if (capacity != 0)
      for (size_t i = getFirst(value), n = 0; n != MaximumProbes;
           i = (i + 1) & (capacity - 1), ++n) {
        if (entries[i].value == value)
          return &entries[i].id;
        if (!entries[i].value)
          return nullptr;
      }
    auto found = others.find(value);
    return found == others.end() ? nullptr : &found->second;
  }
  ValueID *lookup(const void *value) {
    return const_cast<ValueID *>(std::as_const(*this).lookup(value));
  }
  void set(const void *value, ValueID id);

private:
  static constexpr size_t MaximumProbes = 16;
  struct Entry {
    const void *value = nullptr;
    ValueID id = {};
  };
  size_t getFirst(const void *value) const {
    // An operation occupies more than 64 bytes.
    return (reinterpret_cast<uintptr_t>(value) >> 6) & (capacity - 1);
  }
  Entry *findPlace(const void *value);
  void insert(const Entry &entry);
  void grow();

  std::unique_ptr<Entry[]> entries;
  size_t capacity = 0;
  size_t size = 0;
  llvm::DenseMap<const void *, ValueID> others;
};

/// Names that are assigned in one pass over an operation.
class SSANameState {
public:
  /// Names the results of `root` and all values and blocks nested in it.
  void number(Operation *root, const OpPrintingFlags &flags);

  /// Prints `%3`, `%arg0` or `%name#1`; the part after `#` is optional.
  void printValue(llvm::raw_ostream &os, Value value,
                  bool withResultNumber = true) const;
  /// Prints `^bb1`.
  void printBlock(llvm::raw_ostream &os, Block *block) const;
  /// Prints the number of an operation without results.
  void printOperation(llvm::raw_ostream &os, Operation *op) const;

  /// Returns the numbers of the first results of the packs; empty if all
  /// results form one pack.
  llvm::ArrayRef<unsigned> getResultPacks(Operation *op) const;
  /// Returns the index of a block in its region.
  unsigned getBlockOrder(Block *block) const;

  /// Renames arguments of the entry block to the names of `names`, by position.
  /// Null values are skipped. The numbers of arguments and names may differ.
  void shadowRegionArgs(Region &region, ValueRange names);

private:
  class Numbering;

  const void *findPack(Value value, unsigned &resultNumber) const;

  /// Keyed by the first result of a pack.
  ValueIDTable values;
  std::vector<llvm::StringRef> names;
  llvm::DenseMap<Block *, unsigned> blocks;
  /// Names set by operations, without `^`.
  llvm::DenseMap<Block *, llvm::StringRef> blockNames;
  llvm::DenseMap<Operation *, llvm::SmallVector<unsigned, 2>> packs;
  llvm::DenseMap<Operation *, unsigned> operations;
  llvm::BumpPtrAllocator allocator;
};

} // namespace mlir::detail

#endif // CORE_IR_PRINT_SSA_NAME_STATE_H
