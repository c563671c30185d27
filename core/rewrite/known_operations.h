// SPDX-License-Identifier: Apache-2.0
//
// A table of operations by what they compute, with scopes.
#ifndef CORE_REWRITE_KNOWN_OPERATIONS_H
#define CORE_REWRITE_KNOWN_OPERATIONS_H

#include <cstdint>

#include "core/ir/operation_equivalence.h"
#include "llvm/ADT/SmallVector.h"

namespace mlir {

/// Operations of which the newest equivalent one is found, until the scope ends
/// in which it was inserted. Nothing is allocated per operation.
class KnownOperations {
public:
  KnownOperations() : buckets(64, None) {}

  static size_t hash(Operation *op) {
    return OperationEquivalence::computeHash(
        op, OperationEquivalence::directHashValue,
        OperationEquivalence::ignoreHashValue,
        OperationEquivalence::IgnoreLocations);
  }

  /// The newest that is equivalent, or null.
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

  /// Everything that is inserted after this goes with `endScope`.
  size_t beginScope() const { return entries.size(); }
  void endScope(size_t scope) {
    while (entries.size() > scope) {
      buckets[entries.back().hash & (buckets.size() - 1)] = entries.back().next;
      entries.pop_back();
    }
  }
  /// From here on nothing is found that was there before; returns what brings
  /// it back.
  size_t hideAll() { return std::exchange(base, entries.size()); }
  void unhide(size_t previous) { base = previous; }

private:
  static constexpr uint32_t None = ~uint32_t(0);
  struct Entry {
    Operation *op;
    size_t hash;
    /// The one inserted before into the same bucket.
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
  /// The newest entry of each; their number is a power of two.
  llvm::SmallVector<uint32_t, 64> buckets;
  /// Older entries are not found.
  size_t base = 0;
};

} // namespace mlir

#endif // CORE_REWRITE_KNOWN_OPERATIONS_H
