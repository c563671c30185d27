// SPDX-License-Identifier: Apache-2.0
#include "core/ir/structure/ranges.h"

#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/structure/operation.h"
#include "core/ir/structure/region_range.h"

namespace mlir {

/// Returns the result `index` positions after `base`.
static detail::ValueImpl *offsetResult(detail::ValueImpl *base,
                                       ptrdiff_t index) {
  if (!base || index == 0)
    return base;
  OpResult result(base);
  return result.getOwner()
      ->getResult(result.getResultNumber() + index)
      .getImpl();
}

detail::ValueImpl *ResultRange::offset_base(detail::ValueImpl *base,
                                            ptrdiff_t index) {
  return offsetResult(base, index);
}

bool ResultRange::use_empty() const {
  return llvm::all_of(*this,
                      [](OpResult result) { return result.use_empty(); });
}

void ResultRange::replaceAllUsesWith(ValueRange values) const {
  for (auto [result, value] : llvm::zip_equal(*this, values))
    result.replaceAllUsesWith(value);
}

ValueRange::Owner ValueRange::offset_base(const Owner &owner, ptrdiff_t index) {
  if (const auto *values = llvm::dyn_cast_if_present<const Value *>(owner))
    return values + index;
  if (auto *operands = llvm::dyn_cast_if_present<OpOperand *>(owner))
    return operands + index;
  return offsetResult(llvm::cast_if_present<detail::ValueImpl *>(owner), index);
}

Value ValueRange::dereference_iterator(const Owner &owner, ptrdiff_t index) {
  if (const auto *values = llvm::dyn_cast_if_present<const Value *>(owner))
    return values[index];
  if (auto *operands = llvm::dyn_cast_if_present<OpOperand *>(owner))
    return operands[index].get();
  return offsetResult(llvm::cast<detail::ValueImpl *>(owner), index);
}

/// Converts the owner of a value range to that of a type range.
static TypeRange::Owner getTypeOwner(const ValueRange::Owner &owner) {
  if (const auto *values = llvm::dyn_cast_if_present<const Value *>(owner))
    return values;
  if (auto *operands = llvm::dyn_cast_if_present<OpOperand *>(owner))
    return operands;
  return llvm::cast_if_present<detail::ValueImpl *>(owner);
}

TypeRange::TypeRange(ValueRange values)
    : TypeRange(getTypeOwner(values.begin().getBase()), values.size()) {}

TypeRange::Owner TypeRange::offset_base(const Owner &owner, ptrdiff_t index) {
  if (const auto *types = llvm::dyn_cast_if_present<const Type *>(owner))
    return types + index;
  if (const auto *values = llvm::dyn_cast_if_present<const Value *>(owner))
    return values + index;
  if (auto *operands = llvm::dyn_cast_if_present<OpOperand *>(owner))
    return operands + index;
  return offsetResult(llvm::cast_if_present<detail::ValueImpl *>(owner), index);
}

Type TypeRange::dereference_iterator(const Owner &owner, ptrdiff_t index) {
  if (const auto *types = llvm::dyn_cast_if_present<const Type *>(owner))
    return types[index];
  if (const auto *values = llvm::dyn_cast_if_present<const Value *>(owner))
    return values[index].getType();
  if (auto *operands = llvm::dyn_cast_if_present<OpOperand *>(owner))
    return operands[index].get().getType();
  return offsetResult(llvm::cast<detail::ValueImpl *>(owner), index)->getType();
}

SuccessorRange::SuccessorRange(Operation *terminator)
    : SuccessorRange(terminator->getBlockOperands().data(),
                     terminator->getNumSuccessors()) {}

SuccessorRange::SuccessorRange(Block *block) : SuccessorRange() {
  if (!block->empty())
    *this = SuccessorRange(&block->back());
}

BlockRange::Owner BlockRange::offset_base(Owner owner, ptrdiff_t index) {
  if (auto *operands = llvm::dyn_cast_if_present<BlockOperand *>(owner))
    return operands + index;
  return llvm::cast_if_present<Block *const *>(owner) + index;
}

Block *BlockRange::dereference_iterator(Owner owner, ptrdiff_t index) {
  if (auto *operands = llvm::dyn_cast_if_present<BlockOperand *>(owner))
    return operands[index].get();
  return llvm::cast<Block *const *>(owner)[index];
}

RegionRange::RegionRange(llvm::MutableArrayRef<Region> regions)
    : RegionRange(Owner(regions.data()), regions.size()) {}

RegionRange::Owner RegionRange::offset_base(const Owner &owner,
                                            ptrdiff_t index) {
  if (auto *regions = llvm::dyn_cast_if_present<Region *>(owner))
    return regions + index;
  if (const auto *owned =
          llvm::dyn_cast_if_present<const std::unique_ptr<Region> *>(owner))
    return owned + index;
  return llvm::cast_if_present<Region **>(owner) + index;
}

Region *RegionRange::dereference_iterator(const Owner &owner, ptrdiff_t index) {
  if (auto *regions = llvm::dyn_cast_if_present<Region *>(owner))
    return &regions[index];
  if (const auto *owned =
          llvm::dyn_cast_if_present<const std::unique_ptr<Region> *>(owner))
    return owned[index].get();
  return llvm::cast<Region **>(owner)[index];
}

BlockOperand *SuccessorRange::offset_base(BlockOperand *base, ptrdiff_t index) {
  return base + index;
}

Block *SuccessorRange::dereference_iterator(BlockOperand *base,
                                            ptrdiff_t index) {
  return base[index].get();
}

MutableOperandRange::MutableOperandRange(Operation *owner)
    : MutableOperandRange(owner, 0, owner->getNumOperands()) {}

void MutableOperandRange::append(ValueRange values) {
  if (values.empty())
    return;
  owner->insertOperands(start + length, values);
  updateLength(length + values.size());
}

void MutableOperandRange::assign(ValueRange values) {
  owner->setOperands(start, length, values);
  if (length != values.size())
    updateLength(values.size());
}

void MutableOperandRange::erase(unsigned index, unsigned count) {
  if (count == 0)
    return;
  owner->eraseOperands(start + index, count);
  updateLength(length - count);
}

void MutableOperandRange::clear() { erase(0, length); }

MutableOperandRange MutableOperandRange::slice(unsigned index,
                                               unsigned count) const {
  return MutableOperandRange(owner, start + index, count, segments);
}

MutableOperandRange::operator OperandRange() const {
  return owner->getOperands().slice(start, length);
}

MutableOperandRange::operator ValueRange() const {
  return static_cast<OperandRange>(*this);
}

MutableOperandRange::operator llvm::MutableArrayRef<OpOperand>() const {
  return owner->getOpOperands().slice(start, length);
}

OpOperand &MutableOperandRange::operator[](unsigned index) const {
  return owner->getOpOperand(start + index);
}

void MutableOperandRange::updateLength(unsigned newLength) {
  const int32_t difference = int32_t(newLength) - int32_t(length);
  length = newLength;
  for (const Segment &segment : segments) {
    auto sizes = owner->getAttrOfType<DenseI32ArrayAttr>(segment.property);
    llvm::SmallVector<int32_t> newSizes(sizes.asArrayRef());
    newSizes[segment.index] += difference;
    owner->setAttr(segment.property,
                   DenseI32ArrayAttr::get(owner->getContext(), newSizes));
  }
}

MutableOperandRange::MutableOperandRange(Operation *owner, unsigned start,
                                         unsigned length,
                                         llvm::ArrayRef<Segment> segments)
    : owner(owner), start(start), length(length),
      segments(segments.begin(), segments.end()) {}

} // namespace mlir
