// SPDX-License-Identifier: Apache-2.0
//
// Indices of `llvm.getelementptr`. Constants are elements of an array, others
// are operands.
#ifndef DIALECTS_LLVM_GEP_INDICES_H
#define DIALECTS_LLVM_GEP_INDICES_H

#include <cassert>
#include <cstdint>
#include <iterator>
#include <limits>
#include <type_traits>
#include <utility>

#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/builtin/builtin_types.h"
#include "core/ir/structure/value.h"
#include "llvm/ADT/PointerEmbeddedInt.h"
#include "llvm/ADT/PointerUnion.h"
#include "llvm/ADT/STLExtras.h"

namespace llvm {
template <>
struct PointerLikeTypeTraits<mlir::IntegerAttr>
    : public PointerLikeTypeTraits<mlir::Attribute> {
  static mlir::IntegerAttr getFromVoidPointer(const void *pointer) {
    return mlir::IntegerAttr(static_cast<const mlir::BaseStorage *>(pointer));
  }
};
} // namespace llvm

namespace mlir::LLVM {

/// The number of bits of a constant index that is stored in the attribute.
/// Larger constants are operands.
inline constexpr int kGEPConstantBitWidth = 29;
using GEPConstantIndex =
    llvm::PointerEmbeddedInt<int32_t, kGEPConstantBitWidth>;

/// An index for builders: a value or a small constant.
class GEPArg : public llvm::PointerUnion<Value, GEPConstantIndex> {
  using BaseT = llvm::PointerUnion<Value, GEPConstantIndex>;

public:
  GEPArg(int32_t constant) : BaseT(constant) {}
  GEPArg(Value value) : BaseT(value) {}
  using BaseT::operator=;
};

} // namespace mlir::LLVM

namespace llvm {
template <typename To>
struct CastInfo<To, mlir::LLVM::GEPArg>
    : CastInfo<To, mlir::LLVM::GEPArg::PointerUnion> {};
template <typename To>
struct CastInfo<To, const mlir::LLVM::GEPArg>
    : CastInfo<To, const mlir::LLVM::GEPArg::PointerUnion> {};
} // namespace llvm

namespace mlir::LLVM {

/// A view of all indices in order. An element is an `IntegerAttr`, or an
/// element of `DynamicRange`: a value, or in folders an attribute or null.
template <typename DynamicRange> class GEPIndicesAdaptor {
public:
  using DynamicT =
      std::decay_t<decltype(*std::begin(std::declval<const DynamicRange &>()))>;
  using value_type =
      std::conditional_t<std::is_base_of_v<Attribute, DynamicT>, Attribute,
                         llvm::PointerUnion<IntegerAttr, DynamicT>>;

  /// Marks an index in the array that is an operand.
  static constexpr int32_t kDynamicIndex = std::numeric_limits<int32_t>::min();

  GEPIndicesAdaptor(DenseI32ArrayAttr rawConstantIndices, DynamicRange values)
      : rawConstantIndices(rawConstantIndices), values(std::move(values)) {}

  size_t size() const { return rawConstantIndices.size(); }
  bool empty() const { return size() == 0; }
  bool isDynamicIndex(size_t i) const {
    return rawConstantIndices.asArrayRef()[i] == kDynamicIndex;
  }
  value_type operator[](size_t i) const {
    assert(i < size() && "an index");
    const llvm::ArrayRef<int32_t> raw = rawConstantIndices.asArrayRef();
    if (!isDynamicIndex(i))
      return IntegerAttr::get(
          IntegerType::get(rawConstantIndices.getContext(), 32), raw[i]);
    const size_t place = llvm::count(raw.take_front(i), kDynamicIndex);
    return *std::next(values.begin(), place);
  }

  class iterator
      : public llvm::iterator_facade_base<iterator, std::input_iterator_tag,
                                          value_type, std::ptrdiff_t, void,
                                          value_type> {
  public:
    iterator(const GEPIndicesAdaptor *indices, size_t place)
        : indices(indices), place(place) {}
    value_type operator*() const { return (*indices)[place]; }
    iterator &operator++() {
      ++place;
      return *this;
    }
    bool operator==(const iterator &other) const {
      return place == other.place;
    }
    /// Returns true if the iterator is at an index that is an operand.
    bool isDynamicIndex() const { return indices->isDynamicIndex(place); }

  private:
    const GEPIndicesAdaptor *indices;
    size_t place;
  };
  iterator begin() const { return iterator(this, 0); }
  iterator end() const { return iterator(this, size()); }

private:
  DenseI32ArrayAttr rawConstantIndices;
  DynamicRange values;
};

} // namespace mlir::LLVM

#endif // DIALECTS_LLVM_GEP_INDICES_H
