// SPDX-License-Identifier: Apache-2.0
//
// Maps the named operands, results, regions and successors of a descriptor to
// parts of an operation's lists.
#ifndef CORE_IR_DESCRIPTOR_VALUE_GROUPS_H
#define CORE_IR_DESCRIPTOR_VALUE_GROUPS_H

#include "core/ir/descriptor/op_descriptor.h"
#include "core/ir/structure/ranges.h"

namespace mlir {

/// A part of a list.
struct GroupBounds {
  unsigned first;
  unsigned size;
};

/// Returns the part of `numValues` values that belongs to row `index`.
/// `segments` has the sizes of all groups, or is empty; then all groups that
/// are not single have the same size.
/// The result is always within `numValues`, even if the sizes are invalid.
GroupBounds getGroup(llvm::ArrayRef<ValueDescriptor> values, unsigned numValues,
                     llvm::ArrayRef<int32_t> segments, unsigned index);

/// Return the group sizes stored in the operation's properties, or empty.
llvm::ArrayRef<int32_t> getOperandSegments(Operation *op);
llvm::ArrayRef<int32_t> getResultSegments(Operation *op);

/// Require an operation with a descriptor.
OperandRange getOperandGroup(Operation *op, unsigned index);
ResultRange getResultGroup(Operation *op, unsigned index);
llvm::MutableArrayRef<Region> getRegionGroup(Operation *op, unsigned index);
SuccessorRange getSuccessorGroup(Operation *op, unsigned index);

/// Returns a range that can change the operands of a group and updates the
/// group sizes.
MutableOperandRange getMutableOperandGroup(Operation *op, unsigned index);

/// The operands of a VariadicOfVariadic group, split into its inner groups.
class OperandRangeRange {
  struct Iterator
      : llvm::indexed_accessor_iterator<Iterator, const OperandRangeRange *,
                                        OperandRange, OperandRange *,
                                        OperandRange> {
    Iterator(const OperandRangeRange *ranges, ptrdiff_t index)
        : indexed_accessor_iterator(ranges, index) {}
    OperandRange operator*() const {
      return (*this->getBase())[this->getIndex()];
    }
  };

public:
  /// Splits `operands` into groups of the given sizes.
  OperandRangeRange(OperandRange operands, llvm::ArrayRef<int32_t> sizes);

  size_t size() const { return sizes.size(); }
  bool empty() const { return sizes.empty(); }
  OperandRange operator[](size_t index) const;
  auto begin() const { return Iterator(this, 0); }
  auto end() const { return Iterator(this, size()); }
  /// Returns all groups as one range.
  OperandRange join() const { return operands; }
  TypeRange getTypes() const { return TypeRange(ValueRange(operands)); }

private:
  OperandRange operands;
  llvm::SmallVector<int32_t> sizes;
};

/// The mutable counterpart of OperandRangeRange; updates the group sizes.
class MutableOperandRangeRange {
public:
  MutableOperandRangeRange(Operation *op, unsigned group,
                           llvm::StringRef segments)
      : op(op), group(group), segments(segments) {}

  size_t size() const;
  MutableOperandRange operator[](size_t index) const;
  MutableOperandRange join() const { return getMutableOperandGroup(op, group); }

private:
  Operation *op;
  unsigned group;
  llvm::StringRef segments;
};

/// Return the inner groups of a VariadicOfVariadic group.
OperandRangeRange getOperandGroups(Operation *op, unsigned index);
MutableOperandRangeRange getMutableOperandGroups(Operation *op, unsigned index);

/// Return the value of an optional group, or null if it is absent.
detail::ValueImpl *getOptionalOperand(Operation *op, unsigned index);
detail::ValueImpl *getOptionalResult(Operation *op, unsigned index);

/// Returns the operand of a group of one.
OpOperand &getSingleOperand(Operation *op, unsigned index);

} // namespace mlir

#endif // CORE_IR_DESCRIPTOR_VALUE_GROUPS_H
