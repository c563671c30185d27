// SPDX-License-Identifier: Apache-2.0
#include "core/ir/descriptor/traits.h"
#include "core/ir/structure/builders.h"
#include "core/ir/structure/matchers.h"
#include "dialects/llvm/inlining/inlined_blocks.h"

using namespace mlir;
using namespace mlir::LLVM;

namespace {

/// An alloca of constant size in the entry block of the callee.
struct StaticAlloca {
  AllocaOp op;
  IntegerAttr size;
  bool needsLifetime;
};

/// Returns true if the pointer or a cast of it has lifetime markers.
bool hasLifetimeMarkers(AllocaOp op) {
  SmallVector<Value> rest = {Value(op.getResult())};
  while (!rest.empty())
    for (Operation *user : rest.pop_back_val().getUsers()) {
      if (isa<LifetimeStartOp, LifetimeEndOp>(user))
        return true;
      if (isa<BitcastOp, AddrSpaceCastOp>(user))
        rest.push_back(user->getResult(0));
    }
  return false;
}

IntegerAttr getConstantSize(AllocaOp op) {
  IntegerAttr size;
  return matchPattern(Value(op.getArraySize()), m_Constant(&size)) ? size
                                                                   : nullptr;
}

/// Returns the entry block of the innermost operation around the call that
/// frees stack memory, such as its function.
Block *getAllocationBlock(Operation *call) {
  Block *block = call->getBlock();
  while (Operation *parent = block->getParentOp()) {
    if (parent->mightHaveTrait<OpTrait::IsIsolatedFromAbove>() ||
        parent->mightHaveTrait<OpTrait::AutomaticAllocationScope>())
      break;
    block = parent->getBlock();
  }
  return &block->getParent()->front();
}

} // namespace

void LLVM::moveInlinedAllocas(Operation *call, InlinedBlocks blocks) {
  Block *callerEntry = getAllocationBlock(call);
  Block *calleeEntry = &*blocks.begin();
  if (callerEntry == calleeEntry)
    return;
  SmallVector<StaticAlloca> moved;
  bool hasDynamic = false, needsLifetimes = false;
  for (auto op : calleeEntry->getOps<AllocaOp>()) {
    const IntegerAttr size = getConstantSize(op);
    if (!size) {
      hasDynamic = true;
      continue;
    }
    const bool needsLifetime =
        !size.getValue().isZero() && !hasLifetimeMarkers(op);
    needsLifetimes |= needsLifetime;
    moved.push_back({op, size, needsLifetime});
  }
  for (Block &block : llvm::drop_begin(blocks))
    for (auto op : block.getOps<AllocaOp>())
      hasDynamic |= !getConstantSize(op);
  if (moved.empty() && !hasDynamic)
    return;

  OpBuilder builder(calleeEntry, calleeEntry->begin());
  Value stack;
  if (hasDynamic)
    stack = StackSaveOp::create(builder, call->getLoc(),
                                LLVMPointerType::get(call->getContext()));
  builder.setInsertionPointToStart(callerEntry);
  for (StaticAlloca &alloca : moved) {
    auto size = ConstantOp::create(builder, alloca.op->getLoc(),
                                   Value(alloca.op.getArraySize()).getType(),
                                   alloca.size);
    if (alloca.needsLifetime) {
      OpBuilder before(alloca.op);
      LifetimeStartOp::create(before, alloca.op->getLoc(),
                              Value(alloca.op.getResult()));
    }
    alloca.op->moveAfter(size);
    alloca.op.getArraySizeMutable().set(size.getResult());
  }
  if (!needsLifetimes && !hasDynamic)
    return;
  for (Block &block : blocks) {
    Operation *terminator = block.getTerminator();
    if (!terminator->hasTrait<OpTrait::ReturnLike>())
      continue;
    builder.setInsertionPoint(terminator);
    if (hasDynamic)
      StackRestoreOp::create(builder, call->getLoc(), stack);
    for (StaticAlloca &alloca : moved)
      if (alloca.needsLifetime)
        LifetimeEndOp::create(builder, alloca.op->getLoc(),
                              Value(alloca.op.getResult()));
  }
}
