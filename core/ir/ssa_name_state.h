// SPDX-License-Identifier: Apache-2.0
//
// The names of values and blocks under one operation. For the sources of
// core/ir only.
#ifndef CORE_IR_SSA_NAME_STATE_H
#define CORE_IR_SSA_NAME_STATE_H

#include <cstdint>
#include <memory>
#include <utility>

#include "core/ir/op_printing_flags.h"
#include "core/ir/operation.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/Allocator.h"

namespace mlir::detail {

/// What a value is called: a number or the index of a name.
struct ValueID {
  uint32_t isNamed : 1;
  /// Stands for several results.
  uint32_t isPack : 1;
  uint32_t number : 30;
};

/// A table by the addresses of values. Values that were made one after the
/// other are near each other in it, as they are in memory; what finds no place
/// nearby goes to an ordinary table.
class ValueIDTable {
public:
  /// Null if there is none. What it gives is valid until the next `set`.
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
    // Operations take more than 64 bytes.
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

/// Names, made by one pass over an operation.
class SSANameState {
public:
  /// Names the results of `root` and everything nested in it.
  void number(Operation *root, const OpPrintingFlags &flags);

  /// `%3`, `%arg0`, `%name#1`; without what is behind `#` if told.
  void printValue(llvm::raw_ostream &os, Value value,
                  bool withResultNumber = true) const;
  /// `^bb1`
  void printBlock(llvm::raw_ostream &os, Block *block) const;
  /// The number of an operation without results.
  void printOperation(llvm::raw_ostream &os, Operation *op) const;

  /// The numbers of the results at which packs begin; empty if there is one
  /// pack of all.
  llvm::ArrayRef<unsigned> getResultPacks(Operation *op) const;
  /// The place of a block in its region.
  unsigned getBlockOrder(Block *block) const;

  /// Gives the entry block's arguments the names of `names`, where these are
  /// not null. There may be more of one than of the other.
  void shadowRegionArgs(Region &region, ValueRange names);

private:
  class Numbering;

  const void *findPack(Value value, unsigned &resultNumber) const;

  /// By the first result of a pack.
  ValueIDTable values;
  std::vector<llvm::StringRef> names;
  llvm::DenseMap<Block *, unsigned> blocks;
  /// Of blocks that an operation named, without the `^`.
  llvm::DenseMap<Block *, llvm::StringRef> blockNames;
  llvm::DenseMap<Operation *, llvm::SmallVector<unsigned, 2>> packs;
  llvm::DenseMap<Operation *, unsigned> operations;
  llvm::BumpPtrAllocator allocator;
};

} // namespace mlir::detail

#endif // CORE_IR_SSA_NAME_STATE_H
