// SPDX-License-Identifier: Apache-2.0
//
// The operands, results, regions and successors of an operation by name: which
// of all of them a row of its descriptor stands for.
#ifndef CORE_IR_VALUE_GROUPS_H
#define CORE_IR_VALUE_GROUPS_H

#include "core/ir/op_descriptor.h"
#include "core/ir/ranges.h"

namespace mlir {

/// A part of a list.
struct GroupBounds {
  unsigned first;
  unsigned size;
};

/// The part of `numValues` values that the row `index` stands for. `segments`
/// are the sizes of all groups, where an attribute says them, or empty: then
/// groups that are not single are of the same size.
/// Never outside of `numValues` values, however wrong the sizes are.
GroupBounds getGroup(llvm::ArrayRef<ValueDescriptor> values, unsigned numValues,
                     llvm::ArrayRef<int32_t> segments, unsigned index);

/// Sizes of groups as the operation's properties have them, or empty.
llvm::ArrayRef<int32_t> getOperandSegments(Operation *op);
llvm::ArrayRef<int32_t> getResultSegments(Operation *op);

/// Of an operation that has a descriptor.
OperandRange getOperandGroup(Operation *op, unsigned index);
ResultRange getResultGroup(Operation *op, unsigned index);
llvm::MutableArrayRef<Region> getRegionGroup(Operation *op, unsigned index);
SuccessorRange getSuccessorGroup(Operation *op, unsigned index);

/// For changing the operands of a group; keeps the sizes of groups right.
MutableOperandRange getMutableOperandGroup(Operation *op, unsigned index);

/// The operands of a group of groups, group by group.
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
  /// As many operands of `operands` to each group as `sizes` says.
  OperandRangeRange(OperandRange operands, llvm::ArrayRef<int32_t> sizes)
      : operands(operands), sizes(sizes.begin(), sizes.end()) {}

  size_t size() const { return sizes.size(); }
  bool empty() const { return sizes.empty(); }
  OperandRange operator[](size_t index) const;
  auto begin() const { return Iterator(this, 0); }
  auto end() const { return Iterator(this, size()); }
  /// All groups one after the other.
  OperandRange join() const { return operands; }
  TypeRange getTypes() const { return TypeRange(ValueRange(operands)); }

private:
  OperandRange operands;
  llvm::SmallVector<int32_t> sizes;
};

/// The same for changing them; the sizes of groups follow.
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

/// The groups of a group of groups.
OperandRangeRange getOperandGroups(Operation *op, unsigned index);
MutableOperandRangeRange getMutableOperandGroups(Operation *op, unsigned index);

/// The value of a group of one or none; null if there is none.
detail::ValueImpl *getOptionalOperand(Operation *op, unsigned index);
detail::ValueImpl *getOptionalResult(Operation *op, unsigned index);

/// The operand of a group of one.
OpOperand &getSingleOperand(Operation *op, unsigned index);

} // namespace mlir

#endif // CORE_IR_VALUE_GROUPS_H
