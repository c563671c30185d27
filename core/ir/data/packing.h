// SPDX-License-Identifier: Apache-2.0
//
// Elements of a blob in another order: the panels of an array.
#ifndef CORE_IR_DATA_PACKING_H
#define CORE_IR_DATA_PACKING_H

#include <cstdint>
#include <optional>

#include "core/ir/data/element_source.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/raw_ostream.h"

namespace mlir {

/// Which element of a row-major array, the source, is at each place of the
/// panels of another one, the result. Both have sizes that are not negative.
///
/// One dimension of the result, `lines`, is cut into parts of `width`; the last
/// part has the lines that are left. Elements are ordered by the indices of the
/// dimensions before it, the part, the indices of the dimensions after it, and
/// the index in the part. Each element of the result is stored once.
///
/// With a `group` above 1 the last dimension, which comes after `lines`, is cut
/// into groups of that many: its index is that of the group, and the elements
/// of a group are neighbors, in order, for each index in the part.
struct Packing {
  /// A dimension of the source. Its index is `offset` plus the sum of the
  /// products of `factors` and the indices of the result.
  struct Dimension {
    int64_t size;
    int64_t offset;
    llvm::SmallVector<int64_t, 4> factors;
  };

  /// The shape of the result, which has at least one dimension.
  llvm::SmallVector<int64_t, 4> shape;
  /// The dimensions of the source, outermost first.
  llvm::SmallVector<Dimension, 4> source;
  /// The dimension of the result that is cut, and the positive size of parts.
  unsigned lines;
  int64_t width;
  /// A divisor of the last size.
  int64_t group = 1;

  uint64_t getNumElements() const;

  /// Returns the index of the element at a place, which is less than the number
  /// of elements.
  llvm::SmallVector<int64_t, 4> getIndex(uint64_t place) const;

  /// Returns the row-major number of the source's element at `index`, or
  /// nothing if it is outside.
  std::optional<uint64_t> find(llvm::ArrayRef<int64_t> index) const;

  /// Writes the panels in byte order `order`. Elements outside of the source
  /// are 0 bytes. `elements` are all those of the source. Memory use depends on
  /// the width alone.
  void write(ElementSource &elements, llvm::endianness order,
             llvm::raw_ostream &output) const;
};

} // namespace mlir

#endif // CORE_IR_DATA_PACKING_H
