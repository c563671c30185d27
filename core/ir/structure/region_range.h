// SPDX-License-Identifier: Apache-2.0
//
// Ranges of blocks and regions, independent of their storage.
#ifndef CORE_IR_STRUCTURE_REGION_RANGE_H
#define CORE_IR_STRUCTURE_REGION_RANGE_H

#include <memory>

#include "core/ir/structure/operation.h"

namespace mlir {

/// Blocks: the successors of an operation, or an array.
class BlockRange final
    : public llvm::detail::indexed_accessor_range_base<
          BlockRange, llvm::PointerUnion<BlockOperand *, Block *const *>,
          Block *, Block *, Block *> {
public:
  using Owner = llvm::PointerUnion<BlockOperand *, Block *const *>;
  using RangeBaseT::RangeBaseT;
  BlockRange(llvm::ArrayRef<Block *> blocks = {})
      : BlockRange(Owner(blocks.data()), blocks.size()) {}
  /// Converts from vectors and other containers.
  template <typename T>
    requires std::is_constructible_v<llvm::ArrayRef<Block *>, T>
  BlockRange(T &&blocks) : BlockRange(llvm::ArrayRef<Block *>(blocks)) {}
  BlockRange(SuccessorRange successors)
      : BlockRange(Owner(successors.getBase()), successors.size()) {}

private:
  friend RangeBaseT;
  static Owner offset_base(Owner owner, ptrdiff_t index);
  static Block *dereference_iterator(Owner owner, ptrdiff_t index);
};

/// Regions: those of an operation, or of one under construction.
class RegionRange final
    : public llvm::detail::indexed_accessor_range_base<
          RegionRange,
          llvm::PointerUnion<Region *, const std::unique_ptr<Region> *,
                             Region **>,
          Region *, Region *, Region *> {
public:
  using Owner =
      llvm::PointerUnion<Region *, const std::unique_ptr<Region> *, Region **>;
  using RangeBaseT::RangeBaseT;
  RegionRange(llvm::MutableArrayRef<Region> regions = {});
  RegionRange(llvm::ArrayRef<std::unique_ptr<Region>> regions)
      : RegionRange(Owner(regions.data()), regions.size()) {}
  RegionRange(llvm::ArrayRef<Region *> regions)
      : RegionRange(Owner(const_cast<Region **>(regions.data())),
                    regions.size()) {}

private:
  friend RangeBaseT;
  static Owner offset_base(const Owner &owner, ptrdiff_t index);
  static Region *dereference_iterator(const Owner &owner, ptrdiff_t index);
};

} // namespace mlir

#endif // CORE_IR_STRUCTURE_REGION_RANGE_H
