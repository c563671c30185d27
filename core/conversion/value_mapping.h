// SPDX-License-Identifier: Apache-2.0
//
// The mapping from values to their replacements during a conversion.
#ifndef CORE_CONVERSION_VALUE_MAPPING_H
#define CORE_CONVERSION_VALUE_MAPPING_H

#include "core/ir/structure/ranges.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/Hashing.h"

namespace mlir {

/// A vector of values, optimized for one.
using ValueVector = llvm::SmallVector<Value, 1>;

namespace detail {

/// Maps values to their replacements, or to the casts of them. Each lookup is
/// one step.
class ConversionValueMapping {
public:
  /// Returns an empty vector if there is no mapping.
  ValueVector lookup(const ValueVector &from) const {
    return mapping.lookup(from);
  }
  /// Returns true if a value may be mapped to this value.
  bool isMappedTo(Value value) const { return mappedTo.contains(value); }
  /// Returns the previous mapping.
  ValueVector map(const ValueVector &from, ValueVector to) {
    mappedTo.insert(to.begin(), to.end());
    return std::exchange(mapping[from], std::move(to));
  }
  /// Restores a previous mapping.
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
