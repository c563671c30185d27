// SPDX-License-Identifier: Apache-2.0
#include "core/ir/verify/verifier_impl.h"

#include "core/ir/descriptor/traits.h"

namespace mlir {
namespace {

/// Returns the text for the position of the definition's region relative to
/// that of the use. The regions must differ.
llvm::StringRef describe(Region *definition, Region *use,
                         llvm::StringRef parent, llvm::StringRef child,
                         llvm::StringRef neither) {
  if (definition && use && definition->isProperAncestor(use))
    return parent;
  return definition && use && use->isProperAncestor(definition) ? child
                                                                : neither;
}

void noteResult(InFlightDiagnostic &error, Operation *use,
                Operation *definition) {
  Diagnostic &note = error.attachNote(definition->getLoc());
  note << "operand defined here (op ";
  if (definition->getBlock() == use->getBlock())
    note << "in the same block)";
  else if (definition->getParentRegion() == use->getParentRegion())
    note << "in the same region)";
  else
    note << describe(definition->getParentRegion(), use->getParentRegion(),
                     "in a parent region)", "in a child region)",
                     "is neither in a parent nor in a child region)");
}

void noteArgument(InFlightDiagnostic &error, Operation *use,
                  BlockArgument definition) {
  Block *block = definition.getOwner();
  Region *region = block->getParent();
  if (!region) {
    error.attachNote() << " (block without parent)";
    return;
  }
  Diagnostic &note = error.attachNote(
      region->getParentOp() ? region->getLoc() : definition.getLoc());
  note << "operand defined as a block argument (block #"
       << std::distance(region->begin(), block->getIterator());
  if (region == use->getParentRegion())
    note << " in the same region)";
  else
    note << describe(region, use->getParentRegion(), " in a parent region)",
                     " in a child region)",
                     " neither in a parent nor in a child region)");
}

LogicalResult reportDominance(OpOperand &operand) {
  Operation *use = operand.getOwner();
  InFlightDiagnostic error = use->emitError("operand #")
                             << operand.getOperandNumber()
                             << " does not dominate this use";
  if (Operation *definition = operand.get().getDefiningOp())
    noteResult(error, use, definition);
  else
    noteArgument(error, use, llvm::cast<BlockArgument>(operand.get()));
  return error;
}

LogicalResult verifyOperands(Operation *op, DominanceInfo &dominance) {
  for (OpOperand &operand : op->getOpOperands())
    if (operand.get() && !dominance.properlyDominates(operand.get(), op))
      return reportDominance(operand);
  return success();
}

} // namespace

/// 1. In reachable blocks, operands that are not null properly dominate their
///    users.
LogicalResult detail::verifyDominance(Operation *root, bool recursively) {
  DominanceInfo dominance;
  llvm::SmallVector<Operation *> worklist{root};
  while (!worklist.empty())
    for (Region &region : worklist.pop_back_val()->getRegions())
      for (Block &block : region) {
        const bool isReachable = dominance.isReachableFromEntry(&block);
        for (Operation &op : block) {
          if (isReachable && failed(verifyOperands(&op, dominance)))
            return failure();
          if (recursively && op.getNumRegions() != 0 &&
              !op.hasTrait<OpTrait::IsIsolatedFromAbove>())
            worklist.push_back(&op);
        }
      }
  return success();
}

bool detail::isDominated(Operation *op, DominanceInfo &dominance) {
  return !dominance.isReachableFromEntry(op->getBlock()) ||
         llvm::all_of(op->getOperands(), [&](Value operand) {
           return dominance.properlyDominates(operand, op);
         });
}

} // namespace mlir
