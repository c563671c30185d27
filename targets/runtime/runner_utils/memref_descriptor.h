// SPDX-License-Identifier: Apache-2.0
//
// Memref descriptors as lowered code passes them to C functions.
#ifndef TARGETS_RUNTIME_RUNNER_UTILS_MEMREF_DESCRIPTOR_H
#define TARGETS_RUNTIME_RUNNER_UTILS_MEMREF_DESCRIPTOR_H

#include <cstdint>
#include <cstdlib>

namespace mlir::runner {

/// `memref<*xT>`: a rank and a pointer to a ranked memref of that rank.
struct UnrankedMemref {
  int64_t rank;
  void *descriptor;
};

/// The fields before the sizes and strides of a ranked memref.
struct RankedMemref {
  void *allocated;
  void *aligned;
  int64_t offset;
  /// The sizes, followed by the strides.
  int64_t sizesAndStrides[];
};

/// A memref of any rank with elements of type T.
template <typename T> struct Memref {
  Memref(int64_t rank, const void *ranked)
      : rank(rank), descriptor(static_cast<const RankedMemref *>(ranked)) {}
  explicit Memref(const UnrankedMemref &memref)
      : Memref(memref.rank, memref.descriptor) {}

  T *data() const { return static_cast<T *>(descriptor->aligned); }
  int64_t offset() const { return descriptor->offset; }
  int64_t size(int64_t dim) const { return descriptor->sizesAndStrides[dim]; }
  int64_t stride(int64_t dim) const {
    return descriptor->sizesAndStrides[rank + dim];
  }
  bool isEmpty() const {
    for (int64_t dim = 0; dim < rank; ++dim)
      if (size(dim) <= 0)
        return true;
    return false;
  }

  int64_t rank;
  const RankedMemref *descriptor;
};

/// Iterates over the indices of a nonempty memref, the last one fastest.
template <typename T> class Indices {
public:
  explicit Indices(const Memref<T> &memref)
      : memref(memref), offset(memref.offset()),
        indices(static_cast<int64_t *>(
            std::calloc(memref.rank + 1, sizeof(int64_t)))) {}
  ~Indices() { std::free(indices); }
  Indices(const Indices &) = delete;
  Indices &operator=(const Indices &) = delete;

  /// Returns the offset of the element from the aligned pointer, in elements.
  int64_t current() const { return offset; }

  /// Advances. Returns the number of trailing indices that were reset to 0,
  /// which is the rank at the end.
  int64_t next() {
    for (int64_t dim = memref.rank - 1; dim >= 0; --dim) {
      offset += memref.stride(dim);
      if (++indices[dim] < memref.size(dim))
        return memref.rank - 1 - dim;
      offset -= memref.stride(dim) * memref.size(dim);
      indices[dim] = 0;
    }
    return memref.rank;
  }

private:
  const Memref<T> &memref;
  int64_t offset;
  int64_t *indices;
};

} // namespace mlir::runner

#endif // TARGETS_RUNTIME_RUNNER_UTILS_MEMREF_DESCRIPTOR_H
