// SPDX-License-Identifier: Apache-2.0
//
// Elements of a blob in another order, such as the panels of a matrix.
#ifndef CORE_IR_DATA_PACKING_H
#define CORE_IR_DATA_PACKING_H

#include <cstdint>
#include <optional>

#include "core/ir/data/blob.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/raw_ostream.h"

namespace mlir {

/// Which element of a row-major array is at each place of another one. Both
/// arrays have sizes that are not negative.
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

  uint64_t getNumElements() const;

  /// Returns the row-major number of the source's element at `index`, or
  /// nothing if it is outside.
  std::optional<uint64_t> find(llvm::ArrayRef<int64_t> index) const;

  /// Writes the result in byte order `order`. Elements outside of the source
  /// are 0 bytes. `elements` are all those of the source; each is one number.
  /// Memory use does not depend on the sizes.
  void write(const Blob &elements, llvm::endianness order,
             llvm::raw_ostream &output) const;
};

} // namespace mlir

#endif // CORE_IR_DATA_PACKING_H
