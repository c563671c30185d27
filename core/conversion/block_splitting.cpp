// SPDX-License-Identifier: Apache-2.0
#include "core/conversion/block_splitting.h"

#include "core/ir/descriptor/constraint.h"
#include "core/ir/descriptor/op_descriptor.h"
#include "core/ir/descriptor/traits.h"
#include "core/ir/descriptor/value_groups.h"
#include "core/ir/structure/block.h"
#include "core/ir/structure/operation.h"
#include "core/ir/structure/region.h"

using namespace mlir;

/// Returns true if regions of `op` with two blocks satisfy the constraint.
static bool acceptsTwoBlocks(const Constraint *constraint, Operation *op) {
  if (!constraint)
    return true;
  Region region(op);
  region.push_back(new Block);
  region.push_back(new Block);
  return isSatisfied(*constraint, region);
}

bool mlir::acceptsSeveralBlocks(Region &region) {
  Operation *op = region.getParentOp();
  if (!op)
    return true;
  if (op->hasTrait<OpTrait::SingleBlock>())
    return false;
  const OpDescriptor *descriptor = op->getName().getDescriptor();
  if (!descriptor)
    return true;
  for (unsigned i = 0, e = descriptor->regions.size(); i < e; ++i)
    for (Region &other : getRegionGroup(op, i))
      if (&other == &region)
        return acceptsTwoBlocks(descriptor->regions[i].constraint, op);
  return true;
}

bool mlir::canSplitBlockAt(Operation *op) {
  Block *block = op->getBlock();
  return block && block->getParent() && op != &block->back() &&
         block->back().mightHaveTrait<OpTrait::IsTerminator>() &&
         acceptsSeveralBlocks(*block->getParent());
}
