// SPDX-License-Identifier: Apache-2.0
#include "core/ir/structure/value.h"

#include "core/ir/structure/operation.h"

namespace mlir {
namespace {

constexpr unsigned InlineResults = detail::ValueImpl::LastInlineResult + 1;

unsigned getResultNumber(const detail::ValueImpl *impl) {
  if (impl->getKind() < InlineResults)
    return impl->getKind();
  return static_cast<const detail::OutOfLineResultImpl *>(impl)->number;
}

} // namespace

Operation *UserIterator::mapElement(OpOperand &use) const {
  return use.getOwner();
}

unsigned OpResult::getResultNumber() const {
  return mlir::getResultNumber(impl);
}

Location Value::getLoc() const {
  if (Operation *op = getDefiningOp())
    return op->getLoc();
  return llvm::cast<BlockArgument>(*this).getLoc();
}

void Value::setLoc(Location location) {
  if (Operation *op = getDefiningOp())
    return op->setLoc(location);
  llvm::cast<BlockArgument>(*this).setLoc(location);
}

Region *Value::getParentRegion() const {
  Block *block = getParentBlock();
  return block ? block->getParent() : nullptr;
}

Block *Value::getParentBlock() const {
  if (Operation *op = getDefiningOp())
    return op->getBlock();
  return llvm::cast<BlockArgument>(*this).getOwner();
}

bool Value::hasOneUse() const {
  return impl->firstUse && !impl->firstUse->getNextUse();
}

bool Value::hasNUses(unsigned n) const {
  return llvm::hasNItems(use_begin(), use_end(), n);
}

bool Value::hasNUsesOrMore(unsigned n) const {
  return llvm::hasNItemsOrMore(use_begin(), use_end(), n);
}

bool Value::isUsedOutsideOfBlock(Block *block) const {
  return llvm::any_of(
      getUsers(), [&](Operation *user) { return user->getBlock() != block; });
}

void Value::replaceAllUsesWith(Value other) const {
  assert(other != *this && "a value replaces itself");
  while (impl->firstUse)
    impl->firstUse->set(other);
}

void Value::replaceAllUsesExcept(Value other, Operation *exception) const {
  replaceUsesWithIf(
      other, [&](OpOperand &use) { return use.getOwner() != exception; });
}

void Value::replaceUsesWithIf(
    Value other, llvm::function_ref<bool(OpOperand &)> condition) const {
  for (OpOperand &use : llvm::make_early_inc_range(getUses()))
    if (condition(use))
      use.set(other);
}

void Value::dropAllUses() const {
  while (impl->firstUse)
    impl->firstUse->drop();
}

unsigned OpOperand::getOperandNumber() const {
  return this - owner->getOpOperands().data();
}

} // namespace mlir
