// SPDX-License-Identifier: Apache-2.0
//
// test.multi_slot_alloca: an allocation of several memory slots, one per
// result.
#include "dialects/test/test.h"

using namespace mlir;
using namespace test;

SmallVector<MemorySlot> TestMultiSlotAlloca::getPromotableSlots() {
  SmallVector<MemorySlot> slots;
  for (Value result : (*this)->getResults())
    slots.push_back(
        {result, cast<MemRefType>(result.getType()).getElementType()});
  return slots;
}

Value TestMultiSlotAlloca::getDefaultValue(const MemorySlot &slot,
                                           OpBuilder &builder) {
  return TestOpConstant::create(builder, getLoc(), TypeRange(slot.elemType),
                                builder.getI32IntegerAttr(42))
      ->getResult(0);
}

void TestMultiSlotAlloca::handleBlockArgument(const MemorySlot &, BlockArgument,
                                              OpBuilder &) {}

/// Replaces the operation by one without the result `slot`. Returns nullopt if
/// there are no other results.
static std::optional<TestMultiSlotAlloca>
dropSlot(TestMultiSlotAlloca op, Value slot, OpBuilder &builder) {
  SmallVector<Value> others;
  SmallVector<Type> types;
  for (Value result : op->getResults())
    if (result != slot) {
      others.push_back(result);
      types.push_back(result.getType());
    }
  std::optional<TestMultiSlotAlloca> replacement;
  if (!others.empty()) {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPoint(op);
    replacement = TestMultiSlotAlloca::create(builder, op.getLoc(), types);
    for (auto [from, to] :
         llvm::zip_equal(others, (*replacement)->getResults()))
      from.replaceAllUsesWith(to);
  }
  op->erase();
  return replacement;
}

std::optional<PromotableAllocationOpInterface>
TestMultiSlotAlloca::handlePromotionComplete(const MemorySlot &slot,
                                             Value defaultValue,
                                             OpBuilder &builder) {
  if (defaultValue && defaultValue.use_empty())
    defaultValue.getDefiningOp()->erase();
  auto rest = dropSlot(*this, slot.ptr, builder);
  if (!rest)
    return std::nullopt;
  return cast<PromotableAllocationOpInterface>(rest->getOperation());
}

SmallVector<DestructurableMemorySlot>
TestMultiSlotAlloca::getDestructurableSlots() {
  SmallVector<DestructurableMemorySlot> slots;
  for (Value result : (*this)->getResults()) {
    auto type = dyn_cast<DestructurableTypeInterface>(result.getType());
    if (!type)
      continue;
    if (auto parts = type.getSubelementIndexMap())
      slots.push_back({{result, result.getType()}, std::move(*parts)});
  }
  return slots;
}

DenseMap<Attribute, MemorySlot> TestMultiSlotAlloca::destructure(
    const DestructurableMemorySlot &slot, const UsedIndexSet &usedIndices,
    OpBuilder &builder,
    SmallVectorImpl<DestructurableAllocationOpInterface> &newAllocators) {
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointAfter(*this);
  DenseMap<Attribute, MemorySlot> parts;
  for (Attribute index : usedIndices) {
    const Type type = slot.subelementTypes.lookup(index);
    auto part = TestMultiSlotAlloca::create(
        builder, getLoc(), TypeRange(MemRefType::get({}, type)));
    newAllocators.push_back(
        cast<DestructurableAllocationOpInterface>(part.getOperation()));
    parts[index] = {part->getResult(0), type};
  }
  return parts;
}

std::optional<DestructurableAllocationOpInterface>
TestMultiSlotAlloca::handleDestructuringComplete(
    const DestructurableMemorySlot &slot, OpBuilder &builder) {
  auto rest = dropSlot(*this, slot.ptr, builder);
  if (!rest)
    return std::nullopt;
  return cast<DestructurableAllocationOpInterface>(rest->getOperation());
}
