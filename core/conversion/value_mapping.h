// SPDX-License-Identifier: Apache-2.0
//
// Which values stand for which others during a conversion.
#ifndef CORE_CONVERSION_VALUE_MAPPING_H
#define CORE_CONVERSION_VALUE_MAPPING_H

#include "core/ir/ranges.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/Hashing.h"

namespace mlir {

/// Values, mostly one.
using ValueVector = llvm::SmallVector<Value, 1>;

namespace detail {

/// From values to those that were put in their places, or that are casts of
/// them: one step each.
class ConversionValueMapping {
public:
  /// Empty if there is nothing.
  ValueVector lookup(const ValueVector &from) const {
    return mapping.lookup(from);
  }
  /// Whether something may be mapped to this value.
  bool isMappedTo(Value value) const { return mappedTo.contains(value); }
  /// Returns what there was.
  ValueVector map(const ValueVector &from, ValueVector to) {
    mappedTo.insert(to.begin(), to.end());
    return std::exchange(mapping[from], std::move(to));
  }
  /// Has again what there was.
  void restore(const ValueVector &from, ValueVector previous) {
    if (previous.empty())
      mapping.erase(from);
    else
      mapping[from] = std::move(previous);
  }

private:
  struct KeyInfo {
    using ValueInfo = llvm::DenseMapInfo<Value>;
    static ValueVector getEmptyKey() { return {ValueInfo::getEmptyKey()}; }
    static ValueVector getTombstoneKey() {
      return {ValueInfo::getTombstoneKey()};
    }
    static unsigned getHashValue(const ValueVector &values) {
      return llvm::hash_combine_range(values.begin(), values.end());
    }
    static bool isEqual(const ValueVector &a, const ValueVector &b) {
      return a == b;
    }
  };

  llvm::DenseMap<ValueVector, ValueVector, KeyInfo> mapping;
  llvm::DenseSet<Value> mappedTo;
};

} // namespace detail
} // namespace mlir

#endif // CORE_CONVERSION_VALUE_MAPPING_H
