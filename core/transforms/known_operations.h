// SPDX-License-Identifier: Apache-2.0
//
// A scoped hash table of operations, keyed by the computation they perform.
#ifndef CORE_TRANSFORMS_KNOWN_OPERATIONS_H
#define CORE_TRANSFORMS_KNOWN_OPERATIONS_H

#include <cstdint>

#include "core/ir/structure/operation_equivalence.h"
#include "llvm/ADT/SmallVector.h"

namespace mlir {

/// Finds the most recently inserted operation that is equivalent to a given
/// one. An entry lives until the scope in which it was inserted ends. Insertion
/// allocates memory only when the table grows.
class KnownOperations {
public:
  KnownOperations() : buckets(64, None) {}

  static size_t hash(Operation *op) {
    return OperationEquivalence::computeHash(
        op, OperationEquivalence::directHashValue,
        OperationEquivalence::ignoreHashValue,
        OperationEquivalence::IgnoreLocations);
  }

  /// Returns the most recently inserted equivalent operation, or null.
  Operation *lookup(Operation *op, size_t hash) const {
    for (uint32_t i = buckets[hash & (buckets.size() - 1)];
         i != None && i >= base; i = entries[i].next)
      if (entries[i].hash == hash &&
          (entries[i].op == op ||
           OperationEquivalence::isEquivalentTo(
               entries[i].op, op, OperationEquivalence::IgnoreLocations)))
        return entries[i].op;
    return nullptr;
  }
  void insert(Operation *op, size_t hash) {
    if (entries.size() == buckets.size())
      grow();
    uint32_t &bucket = buckets[hash & (buckets.size() - 1)];
    entries.push_back({op, hash, bucket});
    bucket = entries.size() - 1;
  }

  /// Begins a scope. `endScope` with the returned value removes all entries
  /// that were inserted since.
  size_t beginScope() const { return entries.size(); }
  void endScope(size_t scope) {
    while (entries.size() > scope) {
      buckets[entries.back().hash & (buckets.size() - 1)] = entries.back().next;
      entries.pop_back();
    }
  }
  /// Hides all current entries from `lookup`. `unhide` with the returned value
  /// makes them visible again.
  size_t hideAll() { return std::exchange(base, entries.size()); }
  void unhide(size_t previous) { base = previous; }

private:
  static constexpr uint32_t None = ~uint32_t(0);
  struct Entry {
    Operation *op;
    size_t hash;
    /// The index of the previous entry in the same bucket.
    uint32_t next;
  };

  void grow() {
    buckets.assign(buckets.size() * 2, None);
    for (uint32_t i = 0; i < entries.size(); ++i) {
      uint32_t &bucket = buckets[entries[i].hash & (buckets.size() - 1)];
      entries[i].next = std::exchange(bucket, i);
    }
  }

  llvm::SmallVector<Entry, 64> entries;
  /// The newest entry of each bucket. The number of buckets is a power of two.
  llvm::SmallVector<uint32_t, 64> buckets;
  /// `lookup` ignores the entries before this index.
  size_t base = 0;
};

} // namespace mlir

#endif // CORE_TRANSFORMS_KNOWN_OPERATIONS_H
