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

} // namespace mlir

#endif // CORE_IR_VALUE_GROUPS_H
