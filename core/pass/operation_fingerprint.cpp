// SPDX-License-Identifier: Apache-2.0
#include "core/pass/operation_fingerprint.h"

#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/storage/hasher.h"

namespace mlir {

static void addBlock(Hasher &hasher, Block *block) {
  hasher.add(block);
  for (BlockArgument argument : block->getArguments()) {
    hasher.add(argument.getType().getAsOpaquePointer());
    hasher.add(LocationAttr(argument.getLoc()).getAsOpaquePointer());
  }
}

static void addOperation(Hasher &hasher, Operation *op) {
  hasher.add(op);
  hasher.add(op->getName().getAsOpaquePointer());
  hasher.add(LocationAttr(op->getLoc()).getAsOpaquePointer());
  hasher.add(op->getDiscardableAttrDictionary().getAsOpaquePointer());
  hasher.add(op->hashProperties());
  for (Value operand : op->getOperands())
    hasher.add(operand.getAsOpaquePointer());
  for (Type type : op->getResultTypes())
    hasher.add(type.getAsOpaquePointer());
  for (Block *successor : op->getSuccessors())
    hasher.add(successor);
  for (Region &region : op->getRegions()) {
    hasher.add(&region);
    for (Block &block : region)
      addBlock(hasher, &block);
  }
}

OperationFingerPrint::OperationFingerPrint(Operation *topOp) {
  Hasher hasher;
  topOp->walk<WalkOrder::PreOrder>([&](Operation *op) {
    // Other threads may change the position of the top-level operation.
    if (op != topOp)
      hasher.add(op->getBlock());
    addOperation(hasher, op);
  });
  hash = hasher.get();
}

} // namespace mlir
