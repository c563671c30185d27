// SPDX-License-Identifier: Apache-2.0
//
// Operations on parts of tensors. Of offsets and sizes is known what bounds of
// values say.
#ifndef CORE_INTERFACES_SUBSET_H
#define CORE_INTERFACES_SUBSET_H

#include "core/interfaces/view_like.h"
#include "core/ir/builders.h"
#include "core/ir/op_definition.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace mlir {

class SubsetExtractionOpInterface;
class SubsetInsertionOpInterface;
class SubsetOpInterface;

/// A part by offsets, sizes and strides, one of each by dimension.
class HyperrectangularSlice {
public:
  HyperrectangularSlice(llvm::ArrayRef<OpFoldResult> offsets,
                        llvm::ArrayRef<OpFoldResult> sizes,
                        llvm::ArrayRef<OpFoldResult> strides);
  /// That of an operation.
  explicit HyperrectangularSlice(OffsetSizeAndStrideOpInterface op);

  llvm::ArrayRef<OpFoldResult> getMixedOffsets() const { return offsets; }
  llvm::ArrayRef<OpFoldResult> getMixedSizes() const { return sizes; }
  llvm::ArrayRef<OpFoldResult> getMixedStrides() const { return strides; }

private:
  llvm::SmallVector<OpFoldResult> offsets, sizes, strides;
};

/// Whether two slices of as many dimensions have elements in common.
/// Errors: failure, if that is not known.
FailureOr<bool> areOverlappingSlices(const HyperrectangularSlice &a,
                                     const HyperrectangularSlice &b);
/// Whether they are the same.
/// Errors: failure, if that is not known.
FailureOr<bool> areEquivalentSlices(const HyperrectangularSlice &a,
                                    const HyperrectangularSlice &b);

namespace detail {

using EquivalenceFn = llvm::function_ref<bool(Value, Value)>;

// What the interfaces do by default.
OpOperand &defaultGetDestinationOperand(Operation *op);
OpResult defaultGetUpdatedDestination(Operation *op);
bool defaultIsEquivalentSubset(Operation *op, Value candidate,
                               EquivalenceFn equivalenceFn);
bool defaultOperatesOnEquivalentSubset(Operation *op,
                                       SubsetOpInterface candidate,
                                       EquivalenceFn equivalenceFn);
bool defaultOperatesOnDisjointSubset(Operation *op, SubsetOpInterface candidate,
                                     EquivalenceFn equivalenceFn);
Value getTensorContainer(Operation *op);

/// It has one of the two interfaces.
LogicalResult verifySubsetOpInterface(Operation *op);
/// It has one result.
LogicalResult verifySubsetExtractionOpInterface(Operation *op);

} // namespace detail
} // namespace mlir

#include "core/interfaces/subset.h.inc"

#endif // CORE_INTERFACES_SUBSET_H
