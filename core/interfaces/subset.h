// SPDX-License-Identifier: Apache-2.0
//
// Operations on subsets of tensors. Offsets and sizes are compared with the
// help of value bounds.
#ifndef CORE_INTERFACES_SUBSET_H
#define CORE_INTERFACES_SUBSET_H

#include "core/interfaces/view_like.h"
#include "core/ir/structure/builders.h"
#include "core/ir/structure/op_definition.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace mlir {

class SubsetExtractionOpInterface;
class SubsetInsertionOpInterface;
class SubsetOpInterface;

/// A slice by offsets, sizes and strides, one of each per dimension.
class HyperrectangularSlice {
public:
  HyperrectangularSlice(llvm::ArrayRef<OpFoldResult> offsets,
                        llvm::ArrayRef<OpFoldResult> sizes,
                        llvm::ArrayRef<OpFoldResult> strides);
  /// Creates the slice that an operation accesses.
  explicit HyperrectangularSlice(OffsetSizeAndStrideOpInterface op);

  llvm::ArrayRef<OpFoldResult> getMixedOffsets() const { return offsets; }
  llvm::ArrayRef<OpFoldResult> getMixedSizes() const { return sizes; }
  llvm::ArrayRef<OpFoldResult> getMixedStrides() const { return strides; }

private:
  llvm::SmallVector<OpFoldResult> offsets, sizes, strides;
};

/// Returns true if two slices of equal rank have elements in common.
/// Errors: failure if that is not known.
FailureOr<bool> areOverlappingSlices(const HyperrectangularSlice &a,
                                     const HyperrectangularSlice &b);
/// Returns true if the slices are equal.
/// Errors: failure if that is not known.
FailureOr<bool> areEquivalentSlices(const HyperrectangularSlice &a,
                                    const HyperrectangularSlice &b);

namespace detail {

using EquivalenceFn = llvm::function_ref<bool(Value, Value)>;

// The default implementations of interface methods.
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

/// Invariants:
/// 1. The operation implements exactly one of the extraction and insertion
///    interfaces.
LogicalResult verifySubsetOpInterface(Operation *op);
/// Invariants:
/// 1. The operation has one result.
LogicalResult verifySubsetExtractionOpInterface(Operation *op);

} // namespace detail
} // namespace mlir

#include "core/interfaces/subset.h.inc"

#endif // CORE_INTERFACES_SUBSET_H
